### Lessons: what the coach says. Short sentences, one thing at a time.

tutorial-title = Lesson
tutorial-learn = Learn in five minutes
tutorial-resume = Go on with the lesson
tutorial-coach = Your coach
tutorial-progress = How far you are
tutorial-step = { $step } of { $count }
tutorial-next = Next
tutorial-skip = Skip the lesson
tutorial-wait = Now the others. Watch what they do.
tutorial-free = Your choice! Whatever you can tap is allowed. Hold a card down to read what it does.
tutorial-own-way = Your own way: fine!
tutorial-play-on = Play on here
tutorial-real-match = Start a real match

## Sushi Go!
tutorial-sushi-go-welcome = Welcome! I laid this deal out for you, so that we can try everything. No clock runs, and nothing you tap can go wrong.
tutorial-sushi-go-hand = These are your nine cards. All choose one at the same time; then every hand moves on to the next player.
tutorial-sushi-go-maki = Maki: whoever has most rolls in front of them at the end of the round gets 6 points, the second 3. Tap the card with three, then lock it in.
tutorial-sushi-go-passed = All choices lie open now, and the hands have moved on. What you left, your neighbour is looking at.
tutorial-sushi-go-wasabi = Wasabi alone is worth nothing. But the next nigiri you put on it counts three times. Take it!
tutorial-sushi-go-nigiri = And here is a fine one: { $card } is worth 3. On your wasabi it makes 9.
tutorial-sushi-go-tempura = Your first hand is back, three cards thinner. Two tempura make 5 points, one makes none. Three sashimi make 10, but three are hard to get. Begin with tempura.
tutorial-sushi-go-plates = Here lie your cards, by dish, with what each group is worth now. Tap another player to see theirs.
tutorial-sushi-go-chopsticks = Chopsticks bring no points. Later they let you take two cards at once. Take them.
tutorial-sushi-go-pair = The second tempura! That makes the pair: 5 points.
tutorial-sushi-go-pudding = Look, a pudding. It waits until the end of the match: most puddings plus 6, fewest minus 6.
tutorial-sushi-go-two = Now use your chopsticks: tap the pudding, then the sashimi as your second card. The chopsticks go on with the hand.
tutorial-sushi-go-sashimi = Two sashimi are still worth nothing: it takes three. That can happen. Take one and pass the other on.
tutorial-sushi-go-last = The last card is simply yours. Then the round is counted.
tutorial-sushi-go-end = Your first round: { $points } points! Two more rounds go just like it, then the puddings count. You know all you need.

## Party
tutorial-sushi-go-party-welcome = Welcome to the Party! You pick and pass as in Sushi Go!, but every match has a meal of its own.
tutorial-sushi-go-party-meal = Nigiri are always there, and seven dishes that you choose: one roll, three appetizers, two specials, one dessert. Today I chose.
tutorial-sushi-go-party-uramaki = Uramaki is a race: who first has ten rolls gets 8 points at once, the next 5, then 2. Start with the five.
tutorial-sushi-go-party-spoon = A spoon is a special. Later it fetches a card out of somebody's hand. Take it.
tutorial-sushi-go-party-tempura = One tempura is worth nothing, two are worth 5. Take one: we will get the other.
tutorial-sushi-go-party-call = Now! Tap the uramaki with four, then “Use spoon”, then lock it in.
tutorial-sushi-go-party-wish = Wish for tempura. Going round, the first who has one must give it to you, and gets the spoon for it.
tutorial-sushi-go-party-given = It worked: the tempura is yours, and the pair makes 5.
tutorial-sushi-go-party-soup = Miso soup is worth 3. But if another is laid in the same turn, they all go. Do you dare?
tutorial-sushi-go-party-collision = Oh no, somebody had the same idea: the soups are gone. It is worth watching what the others might take.
tutorial-sushi-go-party-dessert = A dessert stays with you to the end of the match, over all three rounds. Four ice creams make 12.
tutorial-sushi-go-party-race = You have nine rolls. One more uramaki, and you are over ten. Quick!
tutorial-sushi-go-party-won = First! 8 points at once, and these uramaki are put aside.
tutorial-sushi-go-party-nigiri = Nigiri are sure points: egg 1, salmon 2, and { $card } 3.
tutorial-sushi-go-party-tofu = Tofu: one is worth 2, two are worth 6, but three are nothing. One is good.
tutorial-sushi-go-party-last = The last card comes by itself. Then the round is counted.
tutorial-sushi-go-party-end = { $points } points, well done! For the next round more desserts go into the deck, and all else starts anew. You can read about every dish in the rules.

## Sushizock
tutorial-sushizock-welcome = Welcome to the wok! Sushi tiles bring points, bones cost some. The trick: you need both.
tutorial-sushizock-rows = Here lie sushi and bones in two rows. In your turn you win exactly one tile.
tutorial-sushizock-dice = The dice say which one. Three sushi on the dice: the third sushi from the left. For bones it is the same.
tutorial-sushizock-keep = You may roll up to three times. Two sushi would only bring the second tile. Tap both sushi to keep them, and roll the others again.
tutorial-sushizock-take = Three sushi now: the third tile, a 6! There is none better. Tap it.
tutorial-sushizock-bone = A sushi counts only if a bone lies beside it, at the same height. The dice show one bone: take the first of the row.
tutorial-sushizock-stacks = Your stacks: a sushi with { $sushi }, a bone with minus { $bone }. Of a stack only the top tile is seen: remember what lies below.
tutorial-sushizock-chopsticks = Chopsticks steal! Three blue ones: the top sushi of somebody's stack. Three red: the top bone. Four: any tile of the stack. Keep the two blue ones and roll.
tutorial-sushizock-steal = Three blue! Tap the sushi that beckons, and it is yours.
tutorial-sushizock-end = Splendid! Remember: a second sushi wants a second bone. When both rows are empty, whoever has most points wins. You know all you need.
