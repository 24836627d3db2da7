### sushiya simulate : beaucoup de parties, additionnées.

simulate-compiling = Compilation du moteur rapide (une seule fois, une minute environ) …
simulate-progress = parties
simulate-title = { $game }: { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
simulate-dish = plat
simulate-points = points
simulate-pick-rate = choisi
simulate-seat = place
simulate-bot = bot
simulate-wins = victoires
simulate-note = Les points sont ceux d’une personne dans une partie ; « choisi » dit combien de fois, quand c’était possible. Après ± et entre parenthèses, l’intervalle à 95 %.
