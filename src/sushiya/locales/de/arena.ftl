### Die Arena: Bots gegeneinander.

arena-title = { $game }: { $deals ->
    [1] 1 Verteilung
   *[other] { $deals } Verteilungen
}, { $matches } Partien
arena-progress = Verteilungen
arena-bot = Bot
arena-wins = Siege
arena-interval = 95 %
arena-rank = Rang
arena-points = Punkte
arena-rating = Wertung
arena-note = Jede Verteilung wird auf allen Plätzen reihum gespielt; ein geteilter Sieg zählt anteilig; die Intervalle (95 %) gelten über die Verteilungen.
arena-faults = { $count ->
    [1] { $bot }: Eine Antwort wurde für ihn gespielt, weil keine gültige kam.
   *[other] { $bot }: { $count } Antworten wurden für ihn gespielt, weil keine gültigen kamen.
}
ladder-title = Die Rangliste: { $games } Spiele, { $matches } Partien
ladder-unsure = Unsicherheit
