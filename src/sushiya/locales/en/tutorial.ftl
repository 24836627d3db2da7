### Lessons: what the coach says. Short sentences, one thing at a time.

tutorial-title = Lesson
tutorial-learn = Learn in five minutes
tutorial-resume = Continue the lesson
tutorial-coach = Your coach
tutorial-progress = Your progress
tutorial-step = { $step } of { $count }
tutorial-next = Next
tutorial-skip = Skip the lesson
tutorial-wait = Now it's the others' turn. Watch what they do.
tutorial-free = Your choice! Anything you can tap is allowed. Press and hold a card to read what it does.
tutorial-own-way = Your own way? Fine!
tutorial-play-on = Keep playing here
tutorial-real-match = Start a real match

## Sushi Go!
tutorial-sushi-go-welcome = Welcome! I prepared this deal for you so that we can try everything. There is no clock, and nothing you tap can go wrong.
tutorial-sushi-go-hand = These are your nine cards. Everyone chooses one at the same time, then every hand moves on to the next player.
tutorial-sushi-go-maki = Maki: whoever has the most rolls at the end of the round gets 6 points, the second most 3. Tap the card with three, then lock it in.
tutorial-sushi-go-passed = All choices are face up now, and the hands have moved on. Your neighbour is looking at what you left.
tutorial-sushi-go-wasabi = Wasabi alone is worth nothing. But the next nigiri you put on it scores triple. Take it!
tutorial-sushi-go-nigiri = And here is a fine one: { $card } is worth 3. On your wasabi it makes 9.
tutorial-sushi-go-tempura = Your first hand is back, three cards thinner. Two tempura make 5 points, one makes none. Three sashimi make 10, but three are hard to get. Start with tempura.
tutorial-sushi-go-plates = Here are your cards, grouped by dish, with what each group is worth now. Tap another player to see theirs.
tutorial-sushi-go-chopsticks = Chopsticks score nothing, but later they let you take two cards in one turn. Take them.
tutorial-sushi-go-pair = The second tempura! That makes the pair: 5 points.
tutorial-sushi-go-pudding = Look, a pudding! It counts at the end of the match: the most puddings score plus 6, the fewest minus 6.
tutorial-sushi-go-two = Now use your chopsticks: tap the pudding, then the sashimi as your second card. The chopsticks go on with the hand.
tutorial-sushi-go-sashimi = Two sashimi are still worth nothing: it takes three. That happens! Take one and pass the other on.
tutorial-sushi-go-last = The last card is simply yours. Then the round is scored.
tutorial-sushi-go-end = Your first round: { $points } points! Play two more rounds like this one, then the puddings count. You know all you need.

## Party
tutorial-sushi-go-party-welcome = Welcome to the Party! You pick and pass as in Sushi Go!, but every match has a meal of its own.
tutorial-sushi-go-party-meal = A meal always has nigiri, plus seven dishes you choose: one roll, three appetizers, two specials, one dessert. Today I chose for you.
tutorial-sushi-go-party-uramaki = Uramaki is a race: the first to reach ten rolls gets 8 points right away, the next 5, then 2. Start with the five.
tutorial-sushi-go-party-spoon = A spoon is a special. Later it fetches a card from somebody's hand. Take it.
tutorial-sushi-go-party-tempura = One tempura is worth nothing, two are worth 5. Take one: we'll get the other.
tutorial-sushi-go-party-call = Now! Tap the uramaki with four, then “Use spoon”, then lock it in.
tutorial-sushi-go-party-wish = Wish for tempura. Going round the table, the first player who has one must give it to you, and gets the spoon in return.
tutorial-sushi-go-party-given = It worked: the tempura is yours, and the pair makes 5.
tutorial-sushi-go-party-soup = Miso soup is worth 3. But if another is played in the same turn, they all go. Do you dare?
tutorial-sushi-go-party-collision = Oh no, somebody had the same idea: the soups are gone. It pays to watch what the others might take.
tutorial-sushi-go-party-dessert = You keep your desserts through all three rounds, until the end of the match. Four ice creams make 12.
tutorial-sushi-go-party-race = You have nine rolls. One more uramaki takes you over ten. Quick!
tutorial-sushi-go-party-won = You're first! That's 8 points right away, and these uramaki are set aside.
tutorial-sushi-go-party-nigiri = Nigiri are safe points: egg 1, salmon 2, and { $card } 3.
tutorial-sushi-go-party-tofu = Tofu: one is worth 2, two are worth 6, but three are worth nothing. One is good.
tutorial-sushi-go-party-last = The last card is simply yours. Then the round is scored.
tutorial-sushi-go-party-end = { $points } points, well done! For the next round, more desserts go into the deck, and everything else starts afresh. You can read about every dish in the rules.

## Sushizock
tutorial-sushizock-welcome = Welcome to the wok! Sushi tiles bring points, bones cost some. The trick: you need both.
tutorial-sushizock-rows = Here are two rows, one of sushi and one of bones. On your turn you win one tile.
tutorial-sushizock-dice = The dice say which one. Three sushi on the dice win the third sushi from the left. Bones work the same way.
tutorial-sushizock-keep = You may roll up to three times. Two sushi would only win the second tile. Tap both sushi to keep them, and roll the other dice again.
tutorial-sushizock-take = Three sushi now: the third tile, a 6! There is none better. Tap it.
tutorial-sushizock-bone = A sushi counts only with a bone beside it, at the same height. The dice show one bone: take the first in the row.
tutorial-sushizock-stacks = Your stacks: a sushi worth { $sushi }, a bone worth minus { $bone }. Only the top tile of a stack can be seen: remember what is below.
tutorial-sushizock-chopsticks = Chopsticks steal! Three blue ones take the top sushi of somebody's stack, three red ones the top bone. Four take any tile of the stack. Keep the two blue ones and roll.
tutorial-sushizock-steal = Three blue! Tap that tempting sushi, and it is yours.
tutorial-sushizock-end = Splendid! Remember: a second sushi needs a second bone. When both rows are empty, the most points win. You know all you need.
