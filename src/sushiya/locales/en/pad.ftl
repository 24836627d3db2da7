### The score pad, and the frames around rules and meals in the terminal.
###
### pad-ask-*     questions of `sushiya score`
### pad-*         its score sheet
### guide-*       `sushiya rules`
### meals-*       `sushiya meals`

## Questions

pad-ask-game = Which game? (sushi-go, sushi-go-party or sushizock)
pad-ask-edition = Which edition? (zoch or gamewright)
pad-ask-seats = How many players?
pad-ask-meal = Which meal? (see sushiya meals)
pad-ask-dummy = With the dummy? (yes or no)
pad-ask-names = Names, separated by commas (Enter: seat 0, seat 1, …)
pad-ask-next-round = Score round { $count } as well?
pad-ask-uramaki = Points won with uramaki during the round, one number per seat (Enter: nobody won any)
pad-ask-sushi = { $value }, sushi from bottom to top (Enter: none)
pad-ask-bones = { $value }, bones from bottom to top, without the minus (Enter: none)

pad-how-to-plates =
    Type the cards in front of each seat in the order they were played, separated by spaces.
    A nigiri goes on the free wasabi before it; add /free to keep it off.
    ~tempura is a face-down card, special_order>tempura a copy.
    < takes back the last answer. The cards:
pad-how-to-stacks = Type the numbers of each stack, separated by spaces. < takes back the last answer.

## Sheet

pad-seat = seat { $count }
pad-dummy = dummy
pad-round = Round { $count }
pad-round-sum = sum
pad-final = End of the game
pad-total = Total
pad-sushi-counted = sushi that count
pad-bones = bones
pad-winner = { $count ->
    [one] Winner: { $value }
   *[other] Winners: { $value }
}
pad-tie-break = The tie goes to the most dessert cards.
pad-unfinished = The desserts and the winner follow after round 3.
pad-note = Note: { $value }

## Rules

guide-games = Games
guide-dishes = Dishes of { $value }
guide-more = More: sushiya rules miso, sushiya rules sushizock, sushiya rules --help
guide-card = { $count } × { $value }
guide-cards = Cards
guide-worth = Points
guide-detail = In detail
guide-tip = Tip
guide-players = { $value } players
guide-also = Also in { $value }:
guide-editions = Editions
guide-options = Options

## Meals

meals-title = Suggested meals
meals-order = Each meal lists its roll, appetizers, specials and dessert. Nigiri come with every meal.
meals-players = { $value } players
meals-limits = Any dishes go together, but some are not for every number of players:
meals-check = To check a meal of your own, join its seven dishes with +, for example
meals-play = Play it:
meals-legal = A legal meal of your own.
