### sushiya simulate: veel partijen, opgeteld.

simulate-compiling = De snelle motor wordt gecompileerd (één keer, ongeveer een minuut) …
simulate-progress = partijen
simulate-title = { $game }: { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
simulate-dish = gerecht
simulate-points = punten
simulate-pick-rate = gekozen
simulate-seat = plaats
simulate-bot = bot
simulate-wins = gewonnen
simulate-note = Punten zijn van één speler in een partij; „gekozen” zegt hoe vaak, als het kon. Achter ± en tussen haakjes staat het interval van 95 %.
