### sushiya simulate: muchas partidas, sumadas.

simulate-compiling = Se compila el motor rápido (solo una vez, un minuto más o menos) …
simulate-progress = partidas
simulate-title = { $game }: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
simulate-dish = plato
simulate-points = puntos
simulate-pick-rate = elegido
simulate-seat = asiento
simulate-bot = bot
simulate-wins = victorias
simulate-note = Los puntos son de una persona en una partida; «elegido» dice cuántas veces, cuando se podía. Tras ± y entre paréntesis está el intervalo del 95 %.
