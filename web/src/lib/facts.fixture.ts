/** A small catalogue for tests: what a server would send, with only a few dishes. */

import type { Catalogue, DishInfo, GameInfo } from "./protocol";

const dish = (name: string, course: string, cards: string[], more: Partial<DishInfo> = {}): DishInfo => ({
  name,
  course,
  colour: "",
  seats: [2, 3, 4],
  cards: Object.fromEntries(cards.map((card) => [card, 2])),
  icons: Object.fromEntries(cards.map((card) => [card, 1])),
  numbers: {},
  lies_on: "",
  copies: false,
  contest: false,
  compared: [],
  kept: course === "dessert",
  unit: course === "roll" ? "rolls" : "cards",
  second_pick: false,
  prizes: [],
  ...more,
});

const game = (name: string, family: string, seats: number[], more: Partial<GameInfo> = {}): GameInfo => ({
  name,
  family,
  seats,
  usual_seats: seats.at(-1)!,
  editions: ["zoch"],
  edition_seats: { zoch: seats },
  options: ["seats", "edition"],
  switches: [],
  rounds: 0,
  race: "",
  face_down: "",
  ...more,
});

const nigiri = dish("nigiri", "nigiri", ["nigiri:egg", "nigiri:squid"], { lies_on: "wasabi" });
const maki = dish("maki", "roll", ["maki:1", "maki:2", "maki:3"], {
  icons: { "maki:1": 1, "maki:2": 2, "maki:3": 3 },
  contest: true,
  compared: ["round"],
});
const wasabi = dish("wasabi", "special", ["wasabi"]);

export const CATALOGUE: Catalogue = {
  protocol: 2,
  reviewed: [],
  games: [
    game("sushi-go", "drafting", [2, 3, 4], {
      editions: ["zoch", "gamewright"],
      edition_seats: { zoch: [3, 4], gamewright: [2, 3, 4] },
      options: ["seats", "edition", "pass", "dummy"],
      switches: [
        { option: "pass", value: "alternate", seats: { zoch: [3, 4], gamewright: [2, 3, 4] }, places: 0 },
        { option: "dummy", value: "yes", seats: { gamewright: [2] }, places: 1 },
      ],
      rounds: 3,
    }),
    game("sushi-go-party", "drafting", [2, 3, 4, 5], {
      usual_seats: 4,
      options: ["seats", "edition", "meal"],
      rounds: 3,
      race: "uramaki",
      face_down: "takeout_box",
    }),
    game("sushizock", "sushizock", [2, 3], {
      switches: [{ option: "open_stacks", value: "yes", seats: { zoch: [2, 3] }, places: 0 }],
    }),
  ],
  dishes: {
    "sushi-go": [nigiri, maki, wasabi],
    "sushi-go-party": [
      nigiri,
      maki,
      dish("uramaki", "roll", ["uramaki:5"], {
        icons: { "uramaki:3": 3, "uramaki:4": 4, "uramaki:5": 5 },
        contest: true,
        compared: ["round"],
        prizes: [8, 5, 2],
      }),
      dish("eel", "appetizer", ["eel"]),
      dish("tofu", "appetizer", ["tofu"]),
      dish("gyoza", "appetizer", ["gyoza"]),
      dish("edamame", "appetizer", ["edamame"], { seats: [3, 4], contest: true }),
      dish("temaki", "roll", ["temaki"], { contest: true, compared: ["round"] }),
      dish("soy_sauce", "special", ["soy_sauce"], { contest: true }),
      dish("takeout_box", "special", ["takeout_box:10", "takeout_box:11"], {
        numbers: { "takeout_box:10": 10, "takeout_box:11": 11 },
      }),
      dish("tea", "special", ["tea"]),
      dish("special_order", "special", ["special_order"], { copies: true }),
      wasabi,
      dish("pudding", "dessert", ["pudding"], { contest: true, compared: ["match"] }),
      dish("fruit", "dessert", ["fruit:orange+watermelon"], { icons: { "fruit:orange+watermelon": 2 } }),
    ],
  },
  tiles: {
    sushizock: {
      tiles: { sushi: [1, 2], bone: [1] },
      signs: { sushi: 1, bone: -1 },
      faces: ["sushi", "bone", "blue", "red"],
      dice: 5,
    },
  },
  courses: { roll: 1, appetizer: 3, special: 2, dessert: 1 },
  meals: [
    { name: "my-first-meal", dishes: ["uramaki", "eel"], seats: [2, 3, 4] },
    { name: "master-menu", dishes: ["maki", "tofu"], seats: [5] },
  ],
  bots: ["novice", "regular", "expert", "master"],
  device_bots: ["novice", "regular", "planner", "net"],
  own_bots: [],
  bots_by_family: {
    drafting: ["novice", "regular", "expert", "master"],
    sushizock: ["regular", "expert", "master"],
  },
  device_bots_by_family: { drafting: ["novice", "regular", "planner", "net"], sushizock: ["regular"] },
  guests: [
    { name: "Momo", head: "tanuki", bot: "novice" },
    { name: "Mika", head: "cat", bot: "novice" },
    { name: "Kenji", head: "daruma", bot: "regular" },
    { name: "Taro", head: "octopus", bot: "regular" },
    { name: "Hana", head: "crane", bot: "expert" },
    { name: "Nami", head: "koi", bot: "expert" },
    { name: "Aiko", head: "fox", bot: "master" },
    { name: "Sensei", head: "owl", bot: "master" },
  ],
  clocks: [0],
  phrases: ["hello"],
};
