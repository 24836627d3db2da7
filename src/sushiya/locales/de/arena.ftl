### Die Arena: Bots gegeneinander.

arena-title = { $game }: { $deals ->
    [1] 1 Verteilung
   *[other] { $deals } Verteilungen
}, { $matches ->
    [1] 1 Partie
   *[other] { $matches } Partien
}
arena-progress = Verteilungen
arena-bot = Bot
arena-wins = Siege
arena-interval = 95 %
arena-rank = Rang
arena-points = Punkte
arena-rating = Wertung
arena-previous = Platz davor
arena-next = Platz danach
arena-note = Jede Verteilung wird in { $seatings ->
    [all] jeder möglichen Sitzordnung
   *[balanced] einer ausgewogenen Auswahl von Sitzordnungen
} gespielt, damit alle Bots dasselbe Glück und dieselben Nachbarn haben; ein geteilter Sieg zählt anteilig; die Intervalle (95 %) gelten über die Verteilungen.
arena-stopped = Angehalten nach { $done } von { $deals } Verteilungen. Zum Fortsetzen denselben Befehl mit --resume { $file } wiederholen.
arena-faults = { $count ->
    [1] { $bot }: Eine Antwort wurde für ihn gespielt, weil keine gültige kam.
   *[other] { $bot }: { $count } Antworten wurden für ihn gespielt, weil keine gültigen kamen.
}
ladder-title = Die Rangliste: { $games } Spiele, { $matches } Partien
ladder-unsure = Unsicherheit
