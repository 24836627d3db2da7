### L’arène : bots contre bots.

arena-title = { $game } : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $matches } parties
arena-progress = Donnes
arena-bot = Bot
arena-wins = Victoires
arena-interval = 95 %
arena-rank = Rang
arena-points = Points
arena-rating = Cote
arena-note = Chaque donne est jouée en tournant les places ; une victoire partagée compte pour sa part ; les intervalles, à 95 %, portent sur les donnes.
arena-faults = { $count ->
    [1] { $bot } : une réponse a été jouée à sa place, faute d’une réponse valable.
   *[other] { $bot } : { $count } réponses ont été jouées à sa place, faute de réponses valables.
}
ladder-title = Le classement : { $games } jeux, { $matches } parties
ladder-unsure = Incertitude
