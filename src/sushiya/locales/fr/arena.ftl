### L’arène : bots contre bots.

arena-title = { $game } : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $matches ->
    [1] 1 partie
   *[other] { $matches } parties
}
arena-progress = Donnes
arena-bot = Bot
arena-wins = Victoires
arena-interval = 95 %
arena-rank = Rang
arena-points = Points
arena-rating = Cote
arena-previous = Place d’avant
arena-next = Place d’après
arena-note = Chaque donne est jouée { $seatings ->
    [all] dans toutes les dispositions possibles
   *[balanced] dans un choix équilibré de dispositions
} des places, pour que tous les bots aient la même chance et les mêmes voisins ; une victoire partagée compte pour sa part ; les intervalles, à 95 %, portent sur les donnes.
arena-stopped = Arrêté après { $done } donnes sur { $deals }. Pour continuer, relancez la commande avec --resume { $file }
arena-faults = { $count ->
    [1] { $bot } : une réponse a été jouée à sa place, faute d’une réponse valable.
   *[other] { $bot } : { $count } réponses ont été jouées à sa place, faute de réponses valables.
}
ladder-title = Le classement : { $games } jeux, { $matches } parties
ladder-unsure = Incertitude
