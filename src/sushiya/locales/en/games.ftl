### Games, their rules, editions, options and meals, and the words of Sushizock.
###
### game-<id>               .summary one sentence, .players how many, .rules the rules of play: a line that starts with "# " is a heading
### edition-<game>-<id>     .summary what is different
### option-<name>           .summary what it changes; an option with named values has option-<name>-<value>
### meal-<id>               .summary what it plays like

## Sushi Go!

game-sushi-go = Sushi Go!
    .summary = Take one plate, pass the rest: three quick rounds of grabbing the right dish before your neighbour does.
    .players = 2 to 5 players (Zoch edition: 3 to 5)
    .rules =
        # The deal
        108 cards, shuffled once before the game. Three rounds, all dealt from the same pile.
        Each round you get 10 cards with 2 players, 9 with 3, 8 with 4, 7 with 5.
        # A turn
        Everybody secretly chooses one card from their hand.
        All are revealed together and stay in front of their owners.
        Then every hand goes to the left neighbour, and you choose from the one that reaches you.
        Chopsticks from an earlier turn let you choose two cards in one turn; they go into the hand you pass on.
        You can use them once per turn, and only with two or more cards in hand.
        Wasabi makes one later nigiri score triple.
        The last card of a hand is simply played.
        # End of a round
        When the hands are empty, everything except the puddings scores.
        Maki: most rolls 6, second most 3.
        Tempura: 5 for a pair. Sashimi: 10 for three.
        Dumplings: 1, 3, 6 or 10 for 1, 2, 3 or 4; 15 for 5 or more.
        Nigiri: egg 1, salmon 2, squid 3; on wasabi 3, 6 and 9.
        Chopsticks and empty wasabi: nothing.
        The puddings stay with you. All other cards go on the face-up discard pile and do not come back.
        # End of the game
        After the third round the puddings score: most +6, fewest -6.
        The most points win. A tie goes to the most puddings; if that is a tie too, you win together.
        # Editions
        How ties score, and whether a nigiri must go on the wasabi, depends on the edition.

edition-sushi-go-zoch = Zoch, 2014
    .summary = For 3 to 5 players. You may keep a nigiri off a free wasabi, and a nigiri chosen in the same turn as the wasabi never goes on it. Everyone who ties gets the full points, for maki and for pudding. The dumplings are mussels here, and the squid is tuna.

edition-sushi-go-gamewright = Gamewright, 2014
    .summary = For 2 to 5 players. The next nigiri must go on a free wasabi, even one played in the same turn if you put the wasabi first. Players who tie share the points, fractions dropped, and a tie for most maki leaves no second place. Two players lose nothing on pudding, unless they add the dummy as a third.

## Sushi Go Party!

game-sushi-go-party = Sushi Go Party!
    .summary = The same quick passing of plates, with a meal you put together yourselves: eight dishes per game, and up to eight at the table.
    .players = 2 to 8 players
    .rules =
        # The meal
        The deck: all nigiri, 1 kind of roll, 3 kinds of appetizers, 2 of specials and 1 of dessert.
        Take a suggested meal or choose your own.
        Spoon and edamame are not for 2 players, menu and special order not for 7 or 8.
        # Start of a round
        The game has three rounds. Before each round, desserts drawn at random are shuffled in.
        That is 5, then 3, then 2 with 2 to 5 players; 7, then 5, then 3 with 6 to 8.
        You get 10 cards with 2 or 3 players, 9 with 4 or 5, 8 with 6 or 7, 7 with 8. The rest is the draw pile.
        # A turn
        Choose: everybody secretly chooses one card from their hand.
        With it you may call one pair of chopsticks or one spoon from an earlier turn in front of you.
        The call is secret like the card, and you must carry it out.
        A special order is chosen together with the card it will copy.
        Reveal: all cards are shown together.
        Special orders become copies, nigiri go on free wasabi, miso soups collide, uramaki that reached 10 score.
        Numbers: then the numbered cards act, lowest first.
        Called chopsticks are 1 to 3, called spoons 4 to 6, menus just played 7 to 9, takeout boxes just played 10 to 12.
        You make each choice when its number comes up; a card played now takes effect before the next number acts.
        A menu or takeout box that arrives now still acts this turn. Chopsticks or a spoon wait for a later one.
        Pass: every hand goes to the left.
        The last card of a hand is simply played; nothing can be called with it.
        Cards set aside lie face up beside the board: out of play for the rest of the round, without points or colour.
        # End of a round
        When the hands are empty, the cards of the round score. Your desserts join your collection.
        All other cards are shuffled for the next round, including those set aside and those not dealt, even desserts.
        # End of the game
        After the third round the desserts score.
        The most points win. A tie goes to the most dessert cards, copies included; if that is a tie too, you win together.

edition-sushi-go-party-zoch = Zoch, 2017
    .summary = A special order that copies a nigiri goes on your free wasabi, wherever the original lies. A takeout box may take in cards played earlier in the same turn.

edition-sushi-go-party-devir = Devir, 2016
    .summary = A special order that copies a nigiri may go on your free wasabi if you like, but only if the original lies on none. A takeout box takes in cards of earlier turns only.

## Sushizock

game-sushizock = Sushizock im Gockelwok
    .summary = Roll for sushi, but pick up bones as well: a sushi counts only with a bone beside it, and chopsticks steal both.
    .players = 2 to 5 players
    .rules =
        # The table
        12 sushi tiles, two each of 1 to 6, and 12 bone tiles: five -1, four -2, two -3, one -4.
        Sushi and bones are shuffled separately and laid out face up in two rows.
        Each of the five dice has two sushi, two bones, one pair of blue chopsticks and one pair of red.
        # A turn
        You have up to three rolls to win one tile. Taking a tile ends your turn; turns go clockwise.
        Roll all five dice. Take a tile they allow, or set aside at least one die just rolled and roll the rest.
        Dice set aside are not rolled again this turn and always count. At least one die must be left to roll.
        After the third roll you must take a tile. If your second roll is a single die, it is also your last.
        # What the dice allow
        All five dice count together.
        Sushi: one wins the first sushi of the row, from the left, two win the second, and so on.
        Bones: likewise in the row of bones. Rows close up; if a row is too short, it gives nothing.
        Three or more blue chopsticks: steal the top sushi of an opponent. Three or more red: the top bone.
        Four or five of one colour: any tile of such a stack. You name its place from the top, without looking.
        If you can take nothing after your last roll, you get the worst bone in the middle.
        If no bone is left there, you get the lowest sushi. Among equal tiles you choose.
        If you can take a tile after your last roll, you must, even if all you can do is steal.
        # Your stacks
        A tile you win goes face up on top of your sushi stack or your bone stack.
        Only the top tile of a stack may be seen, even in your own stacks.
        # End of the game
        The game ends when the last tile of the middle is taken.
        Compare your stacks from the bottom: sushi higher than the bones are worthless. Bones always count.
        Your points are the sushi that count, minus the bones. The most points win; if you tie, you win together.

edition-sushizock-zoch = Zoch, 2008
    .summary = Whoever ate fish last begins: the host says which seat that is.

edition-sushizock-999games = 999 Games, 2008
    .summary = A random draw decides who begins.

## Options

option-seats = players
    .summary = How many sit at the table.

option-edition = edition
    .summary = Which publisher's rules you play by.

option-meal = meal
    .summary = The dishes in the deck: a suggested meal, or seven dishes of your own choice besides the nigiri.

option-pass = passing
    .summary = Which way the hands of Sushi Go! travel.

option-dummy = dummy
    .summary = For two players of Sushi Go!, Gamewright edition: a third place at the table that the two of you take turns to feed.
    .rules =
        Three hands of 9 are dealt; the third is the dummy's face-down pile.
        Each turn one of you is in control: draw the top card of the pile into your hand, then choose one card for yourself and one for the dummy. The other chooses one card.
        After the reveal the two of you swap hands; the pile stays. Control changes every turn, through all rounds; the first seat begins.
        The dummy scores like a third player, so pudding can cost 6. It never uses chopsticks, its nigiri go on its free wasabi, and it cannot win.

option-open-stacks = open stacks
    .summary = Sushizock with all stacks fully visible. Every tile was taken in the open anyway; this saves you remembering them.

option-first = first player
    .summary = The seat that begins Sushizock in the Zoch edition: the first seat, unless the host names whoever ate fish last.

## Meals

meal-my-first-meal = My First Meal
    .summary = Plain and friendly: you can explain it while you deal.

meal-sushi-go = Sushi Go!
    .summary = The classic plates of the small game, for up to eight.

meal-party-sampler = Party Sampler
    .summary = A gentle tasting of what is new: temaki, tofu and a look at the menu.

meal-master-menu = Master Menu
    .summary = For seasoned eaters: onigiri and fruit to plan for, a spoon to fear, a box for regrets.

meal-points-platter = Points Platter
    .summary = Generous plates and high scores; copies and tea make big collections bigger.

meal-cutthroat-combo = Cutthroat Combo
    .summary = Everything here can hurt you, and so can everyone.

meal-big-banquet = Big Banquet
    .summary = At its best with six to eight, with chopsticks and spoons crossing the table.

meal-dinner-for-two = Dinner for Two
    .summary = A duel over shapes and soups, with menus for second thoughts; more may join.

meal-a-la-carte = à la carte
    .summary = Your own meal: 1 roll, 3 appetizers, 2 specials and 1 dessert, with nigiri as always.

## Words of Sushizock

tile-sushi = sushi { $value }
tile-bone = bone { $value }
tile-forced = forced tile

face-sushi = sushi
face-bone = bone
face-blue = blue chopsticks
face-red = red chopsticks

row-sushi = sushi row
row-bone = bone row

stack-sushi = sushi stack
stack-bone = bone stack

kept = set aside
