### sushiya simulate: many matches, added up.

simulate-compiling = Compiling the fast engine (only once, takes about a minute) …
simulate-progress = matches
simulate-title = { $game }: { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
simulate-dish = dish
simulate-points = points
simulate-pick-rate = picked
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-note = Points are per player and match. Picked is how often the dish was taken when it was on offer. ± and brackets give the 95% confidence interval.
