### sushiya simulate: viele Partien, zusammengezählt.

simulate-compiling = Die schnelle Maschine wird übersetzt (nur einmal, etwa eine Minute) …
simulate-progress = Partien
simulate-title = { $game }: { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
simulate-dish = Gericht
simulate-points = Punkte
simulate-pick-rate = genommen
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-note = Punkte gelten für eine Person und Partie; „genommen“ heißt: wie oft, wenn es möglich war. Hinter ± und in Klammern steht das 95-%-Intervall.
