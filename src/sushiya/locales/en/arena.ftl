### The arena: bots against each other.

arena-title = { $game }: { $deals ->
    [1] 1 deal
   *[other] { $deals } deals
}, { $matches ->
    [1] 1 match
   *[other] { $matches } matches
}
arena-progress = Deals
arena-bot = Bot
arena-wins = Wins
arena-interval = 95% interval
arena-rank = Rank
arena-points = Points
arena-rating = Rating
arena-previous = Previous seat
arena-next = Next seat
arena-note = Each deal is played in { $seatings ->
    [all] every possible seating
   *[balanced] a balanced selection of seatings
}, so that all bots get the same luck and the same neighbours. A win shared by two counts as half a win for each. The 95% confidence intervals are computed over deals.
arena-stopped = Stopped after { $done } of { $deals } deals. To continue, repeat the command with: --resume { $file }
arena-faults = { $count ->
    [1] { $bot }: one answer was played for it, because it gave no valid one.
   *[other] { $bot }: { $count } answers were played for it, because it gave no valid ones.
}
ladder-title = The ladder: { $games } games, { $matches } matches
ladder-unsure = Uncertainty
