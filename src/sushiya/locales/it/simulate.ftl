### sushiya simulate: molte partite, sommate.

simulate-compiling = Compilo il motore veloce (una volta sola, circa un minuto) …
simulate-progress = partite
simulate-title = { $game }: { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
simulate-dish = piatto
simulate-points = punti
simulate-pick-rate = scelto
simulate-seat = posto
simulate-bot = bot
simulate-wins = vittorie
simulate-note = I punti sono di una persona in una partita; «scelto» dice quante volte, quando si poteva. Dopo ± e tra parentesi c’è l’intervallo del 95 %.
