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
pad-ask-meal = Which meal? (as in sushiya meals)
pad-ask-dummy = With the dummy? (yes or no)
pad-ask-names = Names, with commas between (Enter: seat 0, seat 1, …)
pad-ask-next-round = Score round { $count } as well?
pad-ask-uramaki = Points won with uramaki during the round, one number a seat (Enter: nobody won any)
pad-ask-sushi = { $value }, sushi from bottom to top (Enter: none)
pad-ask-bones = { $value }, bones from bottom to top, without minus (Enter: none)

pad-how-to-plates =
    Type what lies in front of each seat in order of play, with spaces between:
    a nigiri goes on the free wasabi before it, or says /free to lie beside it.
    ~tempura is a card face down, special_order>tempura a copy.
    < takes the last answer back. The cards:
pad-how-to-stacks = Type the numbers of each stack with spaces between; < takes the last answer back.

## Sheet

pad-seat = seat { $count }
pad-dummy = dummy
pad-round = Round { $count }
pad-round-sum = together
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
meals-order = Each lists its roll, appetizers, specials and dessert; nigiri come with every meal.
meals-players = { $value } players
meals-limits = Any dishes go together, but these are not for every number of players:
meals-check = Check a meal of your own with its seven dishes joined by +, for example
meals-play = Play it:
meals-legal = A legal meal of your own.
