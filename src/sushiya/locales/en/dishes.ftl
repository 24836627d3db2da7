### Dishes and cards.
###
### dish-<id>                     a dish; the text of Sushi Go Party! in the Zoch edition
### dish-<id>-<game>              the same dish where a whole game has another rule
### dish-<id>-<game>-<edition>    ... or one edition of that game
### card-<id>-<variant>           a printed card; a card without variants has its dish's name
###
### Attributes: rule (what it does), points (its worth, at most 6 characters), tip (advice), and where they help
### table (points to read at a glance), detail (rare cases, one per line). The worth may depend on
### $seats, the number of players, or 0 where it is not known.

## Courses

course-nigiri = nigiri
course-roll = roll
course-appetizer = appetizer
course-special = special
course-dessert = dessert

## Nigiri

dish-nigiri = nigiri
    .rule = Egg scores 1, salmon 2, squid 3. If there is a free wasabi in front of you, the next nigiri you play goes on it and scores triple: 3, 6 or 9.
    .points = 1/2/3
    .table =
        egg · salmon · squid → 1 · 2 · 3
        on wasabi → 3 · 6 · 9
    .tip = When nothing in the hand fits your plan, take the fish: small, honest, and never worth nothing.

card-nigiri-egg = egg nigiri
    .points = 1
card-nigiri-salmon = salmon nigiri
    .points = 2
card-nigiri-squid = squid nigiri
    .points = 3

dish-nigiri-sushi-go-zoch = nigiri
    .rule = Egg scores 1, salmon 2, tuna 3. If there is a free wasabi from an earlier turn in front of you, you may put the nigiri on it as you play it: then it scores triple, so 3, 6 or 9. Played beside the wasabi, it stays beside it.
    .points = 1/2/3
    .table =
        egg · salmon · tuna → 1 · 2 · 3
        on wasabi → 3 · 6 · 9
    .tip = An egg on wasabi gains 2, a tuna gains 6: sometimes the wasabi is worth the wait.

card-nigiri-squid-sushi-go-zoch = tuna nigiri
    .points = 3

## Rolls

dish-maki = maki
    .rule = Count the rolls on your maki. With 2 to 5 players the most rolls score 6 and the second most 3; with 6 to 8 players the first three places score 6, 4 and 2. Everyone who ties scores in full, and the next place still counts. No rolls, no points.
    .points = { $seats ->
        [6] 6/4/2
        [7] 6/4/2
        [8] 6/4/2
       *[other] 6 / 3
    }
    .table =
        2 to 5 players: most · second → 6 · 3
        6 to 8 players: most · second · third → 6 · 4 · 2
    .tip = One roll ahead pays as well as five: count your rivals, then stop eating.

card-maki-1 = maki with 1 roll
    .short = Maki 1
card-maki-2 = maki with 2 rolls
    .short = Maki 2
card-maki-3 = maki with 3 rolls
    .short = Maki 3

dish-maki-sushi-go-zoch = maki
    .rule = Count the rolls on your maki. The most rolls score 6, the second most 3. Everyone who ties scores in full, and a tie for most still leaves a second place. No rolls, no points.
    .points = 6 / 3
    .table = most · second → 6 · 3
    .tip = Ties cost you nothing here, so catching up is as good as pulling ahead.

dish-maki-sushi-go-gamewright = maki
    .rule = Count the rolls on your maki. The most rolls score 6, the second most 3. Players who tie share those points, rounded down, and a tie for most leaves no second place. No rolls, no points.
    .points = 6 / 3
    .table =
        most · second → 6 · 3
        2 · 3 · 4 · 5 tied for most → 3 · 2 · 1 · 1 each, no second place
        2 · 3 · 4 tied for second → 1 · 1 · 0 each
    .tip = Sharing halves the pot, so one roll more than your neighbour is worth 3 points or more.

dish-temaki = temaki
    .rule = The most temaki score 4, the fewest lose 4. Everyone who ties scores or loses in full. With none you never score the 4, but you can still lose for having the fewest. With 2 players nobody loses. Your total may fall below 0.
    .points = { $seats ->
        [2] +4
       *[other] +4 −4
    }
    .table =
        most · fewest → +4 · -4
        2 players: most · fewest → +4 · 0
    .tip = One temaki is an insurance policy: cheap, dull, and sorely missed when you need it.
    .detail = If everybody ties with at least one, each of 2 players scores 4; with more players the plus and the minus cancel out. If nobody has any, nothing happens with 2 players; with more, everybody loses 4.

dish-uramaki = uramaki
    .rule = First to reach 10 rolls or more scores 8 immediately, the second 5, the third 2; whoever scores sets all their uramaki aside. If several reach 10 in the same reveal, more rolls come first; players with equal totals all take the better place, and each of them uses up a place. You may take several places in a round. At the end of the round, the most rolls still on the table, at least 1, score the best place left, ties in full. Every round starts with all three places.
    .points = 8/5/2
    .table =
        first · second · third to 10 → 8 · 5 · 2
        most left when 0 · 1 · 2 · 3 places are gone → 8 · 5 · 2 · 0
    .tip = Someone else will be first? Keep rolling: second place pays 5, and the biggest leftovers take the best place still open.
    .detail =
        Two tied on a place use up two places, three tied use up three.
        An extra card (from chopsticks, a spoon or a menu) that brings you to 10 scores the best place still free, immediately.
        Special orders that copy uramaki are set aside with them.
        Once all three places are taken, uramaki no longer score and stay where they are.

card-uramaki-3 = uramaki with 3 rolls
    .short = Uramaki 3
card-uramaki-4 = uramaki with 4 rolls
    .short = Uramaki 4
card-uramaki-5 = uramaki with 5 rolls
    .short = Uramaki 5

## Appetizers

dish-tempura = tempura
    .rule = Every pair scores 5, and you can have as many pairs as you can eat. A single one scores nothing.
    .points = 2 = 5
    .table = 1 · 2 · 3 · 4 → 0 · 5 · 5 · 10
    .tip = Take the first one early: half a pair is a promise, and promises need time.

dish-sashimi = sashimi
    .rule = Every set of three scores 10, and you can have as many sets as you can find. One or two left over score nothing.
    .points = 3 = 10
    .table = 1 · 2 · 3 · 4 · 5 · 6 → 0 · 0 · 10 · 10 · 10 · 20
    .tip = If both your neighbours have started on it too, nobody will finish; be the first to notice.

dish-gyoza = dumplings
    .rule = The more you have, the more each is worth: 1, 2, 3 or 4 dumplings score 1, 3, 6 or 10 in all. Five or more score 15.
    .points = 1…15
    .table = 1 · 2 · 3 · 4 · 5+ → 1 · 3 · 6 · 10 · 15
    .tip = The fifth brings 5 points and the sixth brings a stomach ache.

dish-gyoza-sushi-go-zoch = mussels
    .rule = The more you have, the more each is worth: 1, 2, 3 or 4 mussels score 1, 3, 6 or 10 in all. Five or more score 15.
    .points = 1…15
    .table = 1 · 2 · 3 · 4 · 5+ → 1 · 3 · 6 · 10 · 15
    .tip = The fifth brings 5 points and the sixth brings only shells.

dish-eel = eel
    .rule = One eel costs you 3 points. Two or more score 7 in all, however many.
    .points = −3 / 7
    .table = 1 · 2+ → -3 · 7
    .tip = Never flirt with eel: take two or take none.

dish-tofu = tofu
    .rule = One scores 2, two score 6. Three or more score nothing at all.
    .points = 2/6/0
    .table = 1 · 2 · 3+ → 2 · 6 · 0
    .tip = Stop at two, and mind the last hand: it may serve you a third.

dish-onigiri = onigiri
    .rule = Your onigiri form sets of different shapes, each as large as possible. A set of 1, 2, 3 or 4 shapes scores 1, 4, 9 or 16. Each set scores separately.
    .points = 4 = 16
    .table = 1 · 2 · 3 · 4 shapes → 1 · 4 · 9 · 16
    .tip = The fourth shape alone is worth 7, so see who else is collecting it before you count on it.

card-onigiri-circle = round onigiri
    .short = Onigiri
card-onigiri-triangle = triangular onigiri
    .short = Onigiri
card-onigiri-square = square onigiri
    .short = Onigiri
card-onigiri-rectangle = rectangular onigiri
    .short = Onigiri

dish-edamame = edamame
    .rule = Each edamame scores 1 point for every opponent who has at least one too, but never more than 4. If you alone have some, they score nothing. For 3 to 8 players.
    .points = 0…4
    .table = 0 · 1 · 2 · 3 · 4+ opponents with edamame → 0 · 1 · 2 · 3 · 4 per card
    .tip = A snack for company: wait until others have dipped in, then take a handful.

dish-miso-soup = miso soup
    .rule = Each scores 3. Two or more miso soups played in the same turn, by anyone and by any means, are all set aside. A soup that arrives later in the turn collides with those before it, even if they are already gone. Two of your own collide as well. Soups from earlier turns are safe.
    .points = 3
    .tip = The moment everyone wants soup is the moment to want something else.
    .detail = Soups from chopsticks, a spoon, a menu or a special order all count for the turn in which they arrive. A copy of an older soup can collide; the older soup stays.

dish-sukeroku = sukeroku
    .rule = A futomaki with an inari scores 6. Each card without a partner scores 2.
    .points = 6 / 2
    .table = a pair · a single card → 6 · 2
    .tip = Nothing is wasted here, so take the half you're missing and let the others fear the eel.

card-sukeroku-futomaki = futomaki
    .short = Futomaki
card-sukeroku-inari = inari
    .short = Inari

## Specials

dish-chopsticks = chopsticks
    .rule = From a later turn on, while you hold at least two cards, you may call them together with your choice; one call per turn. When their number comes up, you choose a second card from your hand and play it. The chopsticks go straight into that hand. At the end of a round they score nothing.
    .points = +1
    .tip = Take them early and spend them on the hand with two treasures, before it has one card left.
    .detail =
        A call is made in secret with the card and must be carried out.
        The second card may be anything in the hand, other chopsticks too.
        It takes effect immediately, before the next number acts; a menu or a takeout box joins the queue of this turn.
        A spoon called in the same turn can fetch the chopsticks out of the hand again.

card-chopsticks-1 = chopsticks 1
    .short = Chopsticks
card-chopsticks-2 = chopsticks 2
    .short = Chopsticks
card-chopsticks-3 = chopsticks 3
    .short = Chopsticks

dish-chopsticks-sushi-go = chopsticks
    .rule = From a later turn on, while you hold at least two cards, you may choose any two cards instead of one. Both stay hidden until everyone reveals. The chopsticks go into the hand that you pass on. Several may lie in front of you, but you use one per turn. At the end of a round they score nothing.
    .points = +1
    .tip = Take them early and spend them on the hand with two treasures, before it has one card left.

dish-spoon = spoon
    .rule = From a later turn on, while you hold at least two cards, you may call it together with your choice; one call per turn. When its number comes up, name a kind (“nigiri”) or an exact card (“squid nigiri”). Clockwise from your left, the first opponent who holds it must give it to you and takes the spoon into their hand; you play the card immediately. If nobody holds it, the spoon is set aside. At the end of a round it scores nothing; for 3 to 8 players.
    .points = + ?
    .tip = Remember what you passed on: the best card to wish for is one whose address you know.
    .detail =
        A call is made in secret with the card and must be carried out. You say what you want when the number comes up.
        Hands count as they are at that moment: cards already played are gone, and chopsticks or spoons are already back.
        If you name only a kind, a giver who holds several variants chooses which one you get.
        An exact card includes its number: “chopsticks 2”. Everyone sees what was given.

card-spoon-4 = spoon 4
    .short = Spoon
card-spoon-5 = spoon 5
    .short = Spoon
card-spoon-6 = spoon 6
    .short = Spoon

dish-menu = menu
    .rule = When its number comes up in the turn you play it, you draw 4 cards from the draw pile; only you see them. Play one that is not a menu and shuffle the other 3 back. The menu is set aside. For 2 to 6 players.
    .points = 1 of 4
    .tip = Late in a round, four fresh cards tend to beat the two tired ones in your hand.
    .detail =
        The card takes effect immediately, before the next number acts; a takeout box joins the queue of this turn.
        If fewer than 4 cards are left, you draw what there is. If none of them can be played, the menu is set aside without effect.

card-menu-7 = menu 7
    .short = Menu
card-menu-8 = menu 8
    .short = Menu
card-menu-9 = menu 9
    .short = Menu

dish-takeout-box = takeout box
    .rule = When its number comes up in the turn you play it, turn any number of your cards from this round face down, or none. Cards played earlier in this turn may go in too. From now on each is worth 2 and no longer counts as the card on its face. The box is set aside.
    .points = = 2
    .tip = A lone eel, a third tofu, empty wasabi, tired chopsticks: everything tastes of 2 in the box.
    .detail =
        A wasabi turned face down no longer triples its nigiri; a wasabi whose nigiri was turned face down stays used.
        A dessert turned face down is no longer a dessert: it scores 2 and goes back into the draw pile.
        Chopsticks and spoons turned face down cannot be called.
        A card that is still waiting for its number cannot be turned face down.
        All face-down cards together count as one colour.

card-takeout-box-10 = takeout box 10
    .short = Takeout box
card-takeout-box-11 = takeout box 11
    .short = Takeout box
card-takeout-box-12 = takeout box 12
    .short = Takeout box

dish-takeout-box-sushi-go-party-devir = takeout box
    .rule = When its number comes up in the turn you play it, turn any number of your cards from this round face down, or none. Only cards from earlier turns may go in. From now on each is worth 2 and no longer counts as the card on its face. The box is set aside.
    .points = = 2
    .tip = A lone eel, a third tofu, empty wasabi, tired chopsticks: everything tastes of 2 in the box.
    .detail = { dish-takeout-box.detail }

dish-soy-sauce = soy sauce
    .rule = Each soy sauce scores 4 if no player shows more different colours than you. Only cards from this round count. Soy sauce is a colour itself, nigiri and wasabi share one, and all face-down cards together are one more.
    .points = 4
    .tip = Eat like a tourist: one of everything.
    .detail = A special order has the colour of what it copies. Cards set aside and desserts from earlier rounds do not count. A tie is enough.

dish-tea = tea
    .rule = Each tea scores 1 point for every card in your largest group of one colour. Only cards from this round count. Nigiri and wasabi are one colour; desserts, the teas themselves and the face-down cards are groups too.
    .points = 1 each
    .tip = Tea rewards a one-track appetite: pick a colour and order it again.
    .detail = A special order has the colour of what it copies. Cards set aside and desserts from earlier rounds do not count.

dish-special-order = special order
    .short = Special order
    .rule = Choose it together with another card from this round in front of you: it becomes a copy of that card, with its icons, points and colour. Played as an extra card, it may also copy the card you revealed this turn. If it can copy, it must. With no card from this round in front of you, it is set aside. For 2 to 6 players.
    .points = copy
    .tip = A second squid is nice, a fourth onigiri is nicer; wait until there is something worth repeating.
    .detail =
        Nigiri: the copy does not share the wasabi of the original. If you have a free wasabi, the copy goes on it.
        Wasabi: the copy is an empty wasabi, even if the original is not.
        Miso soup: the copy is a soup of this turn and may collide; an older original stays.
        Uramaki: its rolls count immediately; when they score, the copy is set aside too.
        Chopsticks and spoon: the copy has the same number and may be called from a later turn on. If you have both, you say which one you are using. It travels on as a special order.
        Special order: you copy what that one copies. A face-down card: this one is turned face down too and scores 2.
        Dessert from this round: the copy stays with your desserts until the end of the game.
        A copy stays what it is, whatever happens to the original. Out of play, it is a plain special order again.

dish-special-order-sushi-go-party-devir = special order
    .short = { dish-special-order.short }
    .rule = { dish-special-order.rule }
    .points = copy
    .tip = { dish-special-order.tip }
    .detail =
        Nigiri: the copy does not share the wasabi of the original. If the original lies on no wasabi and you have a free one, you may put the copy on it; you decide as you choose what to copy.
        Wasabi: the copy is an empty wasabi, even if the original is not.
        Miso soup: the copy is a soup of this turn and may collide; an older original stays.
        Uramaki: its rolls count immediately; when they score, the copy is set aside too.
        Chopsticks and spoon: the copy has the same number and may be called from a later turn on. If you have both, you say which one you are using. It travels on as a special order.
        Special order: you copy what that one copies. A face-down card: this one is turned face down too and scores 2.
        Dessert from this round: the copy stays with your desserts until the end of the game.
        A copy stays what it is, whatever happens to the original. Out of play, it is a plain special order again.

dish-wasabi = wasabi
    .rule = The next nigiri you play must go on it and scores triple: egg 3, salmon 6, squid 9. One nigiri per wasabi, but as many wasabi as you like. A nigiri played earlier cannot be put on it. An empty wasabi scores nothing.
    .points = x3
    .table = egg · salmon · squid → 3 · 6 · 9
    .tip = Early wasabi waits for a squid; late wasabi thanks you for an egg.
    .detail = With several free wasabi the nigiri goes on the oldest.

dish-wasabi-sushi-go-zoch = wasabi
    .rule = In any later turn you may put a nigiri on it as you play that nigiri: it then scores triple, so egg 3, salmon 6, tuna 9. You decide as you choose the nigiri; played beside the wasabi, it stays beside it. One nigiri per wasabi, but as many wasabi as you like. A nigiri chosen in the same turn as the wasabi does not go on it. An empty wasabi scores nothing.
    .points = x3
    .table = egg · salmon · tuna → 3 · 6 · 9
    .tip = You may turn an egg away and hold out for tuna; just don't wait until closing time.

dish-wasabi-sushi-go-gamewright = wasabi
    .rule = The next nigiri you play must go on it and scores triple: egg 3, salmon 6, squid 9. One nigiri per wasabi, but as many wasabi as you like. If chopsticks let you play a wasabi and a nigiri in one turn, you say which comes first. A nigiri played earlier cannot be put on it. An empty wasabi scores nothing.
    .points = x3
    .table = egg · salmon · squid → 3 · 6 · 9
    .tip = With chopsticks in front of you, wasabi and squid from one hand make 9 points in one bite.

dish-sake = sake
    .rule = Scores 3. You choose from the next hand you receive this round without looking: your card is drawn at random. If there is no next hand, nothing happens. Two sakes in one turn still mean only one blind choice.
    .points = 3
    .tip = Drink it when the next hand is poor or short anyway: at the end of the round nobody minds.
    .detail =
        The blind card is drawn when everyone has chosen, with each card of the hand equally likely; afterwards you see the hand.
        You may still call chopsticks or a spoon with it.
        A special order drawn blind picks its card at the reveal, before anything else happens.
        A sake played as an extra card, or copied by a special order, has the same effect, even if it is turned face down in the same turn.

## Desserts

dish-pudding = pudding
    .rule = At the end of the game the most puddings score 6 and the fewest lose 6, even if that is none. Everyone who ties scores or loses in full. With 2 players nobody loses.
    .points = { $seats ->
        [2] +6
       *[other] +6 −6
    }
    .table =
        most · fewest → +6 · -6
        2 players: most · fewest → +6 · 0
    .tip = You don't have to love pudding; you just need one more than whoever loves it least.
    .detail = If everybody ties, with or without puddings, each of 2 players scores 6; with more players the plus and the minus cancel out.

dish-pudding-sushi-go-zoch = pudding
    .rule = Puddings from all three rounds count at the end of the game. The most score 6, the fewest lose 6, even if that is none. Everyone who ties scores or loses in full. If everybody has the same number, the plus and the minus cancel out. A tie for the win goes to the most puddings.
    .points = +6 −6
    .table = most · fewest → +6 · -6
    .tip = From last to first is a swing of 12 points: worth a spoonful every round.

dish-pudding-sushi-go-gamewright = pudding
    .rule = Puddings from all three rounds count at the end of the game. The most score 6, the fewest lose 6, even if that is none; players who tie share those points, and fractions are dropped. If everybody has the same number, nobody scores. With 2 players nobody loses. A tie for the win goes to the most puddings.
    .points = { $seats ->
        [2] +6
       *[other] +6 −6
    }
    .table =
        most · fewest → +6 · -6
        2 · 3 · 4 tied → 3 · 2 · 1 each, plus or minus
        2 players: most · fewest → +6 · 0
    .tip = Company at the bottom makes the minus lighter: two without pudding lose only 3 each.
    .detail = The dummy counts as a third player: with it, the fewest lose as usual.

dish-green-tea-ice-cream = green tea ice cream
    .short = Ice cream
    .rule = At the end of the game every set of four scores 12. Up to three left over score nothing.
    .points = 4 = 12
    .table = 1 · 2 · 3 · 4 → 0 · 0 · 0 · 12
    .tip = Three scoops are three spoonfuls of nothing: start in round 1 or leave it to the others.

dish-fruit = fruit
    .rule = Each card shows two fruits. At the end of the game each of the three kinds scores on its own: 0, 1, 2, 3 or 4 of a kind score -2, 0, 1, 3 or 6. Five or more score 10.
    .points = −2…10
    .table = 0 · 1 · 2 · 3 · 4 · 5+ of a kind → -2 · 0 · 1 · 3 · 6 · 10
    .tip = First one of each to avoid the minus, then all in on your favourite.

card-fruit-orange-orange = two oranges
    .short = Fruit
card-fruit-pineapple-pineapple = two pineapples
    .short = Fruit
card-fruit-watermelon-watermelon = two watermelons
    .short = Fruit
card-fruit-orange-pineapple = orange and pineapple
    .short = Fruit
card-fruit-orange-watermelon = orange and watermelon
    .short = Fruit
card-fruit-pineapple-watermelon = pineapple and watermelon
    .short = Fruit

fruit-orange = orange
fruit-pineapple = pineapple
fruit-watermelon = watermelon
