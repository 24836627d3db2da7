### The arena: bots against each other.

arena-title = { $game }: { $deals ->
    [1] 1 deal
   *[other] { $deals } deals
}, { $matches } matches
arena-progress = Deals
arena-bot = Bot
arena-wins = Wins
arena-interval = 95 %
arena-rank = Rank
arena-points = Points
arena-rating = Rating
arena-note = Every deal is played with the seats rotated; a shared win counts for its share; intervals hold 95 %, over deals.
arena-faults = { $count ->
    [1] { $bot }: one answer was played for it, since it gave none that counts.
   *[other] { $bot }: { $count } answers were played for it, since it gave none that count.
}
ladder-title = The ladder: { $games } games, { $matches } matches
ladder-unsure = Unsure by
