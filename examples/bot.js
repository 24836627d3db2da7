// A bot in JavaScript: JSON lines in, JSON lines out. It completes the sets it has begun.
//
// sushiya arena sushi-go --bots 'node examples/bot.js,greedy,greedy,random' --deals 5

const lines = require("node:readline").createInterface({ input: process.stdin });
const say = (message) => console.log(JSON.stringify(message));

let seat = 0;
let laid = {}; // how many cards of each dish I have laid this round

const dishOf = (card) => card.split(":")[0];
const liking = (option) => laid[dishOf(option.split(" ")[1] ?? "")] ?? 0;

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    seat = message.seat;
    say({ type: "ready" });
  } else if (message.type === "event" && message.event === "RoundBegan") {
    laid = {};
  } else if (message.type === "event" && message.event === "Served" && message.seat === seat) {
    const dish = dishOf(message.plate.face);
    laid[dish] = (laid[dish] ?? 0) + 1;
  } else if (message.type === "choose") {
    const answer = message.options.reduce((best, option) => (liking(option) > liking(best) ? option : best));
    say({ type: "answer", question: message.question, answer });
  }
});
