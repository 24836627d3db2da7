### The arena: bots against each other.

arena-title = { $game }: { $deals ->
    [1] 1 deal
   *[other] { $deals } deals
}, { $matches } matches
arena-progress = Deals
arena-bot = Bot
arena-wins = Wins
arena-interval = 95% interval
arena-rank = Rank
arena-points = Points
arena-rating = Rating
arena-note = Each deal is played once per rotation of the seats. A win shared by two counts as half a win for each. The 95% confidence intervals are computed over deals.
arena-faults = { $count ->
    [1] { $bot }: one answer was played for it, because it gave no valid one.
   *[other] { $bot }: { $count } answers were played for it, because it gave no valid ones.
}
ladder-title = The ladder: { $games } games, { $matches } matches
ladder-unsure = Uncertainty
