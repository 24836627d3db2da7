### Die Partie des Tages, auf der Seite und im Terminal.

daily-title = Partie des Tages
daily-of = Partie vom { $date }
daily-about = Dieselben Karten für alle, gegen dieselben Bots. Du spielst einmal, ohne Tipps.
daily-next = bis zur nächsten
daily-left = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
daily-play = Spielen
daily-go-on = Weiter
daily-result = Ergebnis
daily-played = { $points ->
    [one] gespielt, { $points } Punkt
   *[other] gespielt, { $points } Punkte
}
daily-played-uncounted = gespielt, zählt nicht
daily-begun = angefangen
daily-new = noch nicht gespielt
daily-players = { $count ->
    [0] Hier hat heute noch niemand gespielt.
    [one] Hier hat heute schon jemand gespielt.
   *[other] Hier haben heute schon { $count } gespielt.
}
daily-streak = Du: { $count ->
    [one] { $count } Tag in Folge.
   *[other] { $count } Tage in Folge.
}
daily-at-table = Die Partie des Tages: dieselben Karten für alle, ein Versuch, keine Tipps.
daily-loading = Das Ergebnis wird geladen …
daily-won = Du hast deinen Tisch gewonnen mit
daily-place = Platz { $place } von { $seats } an deinem Tisch mit
daily-points = { $points ->
    [one] Punkt
   *[other] Punkten
}
daily-uncounted = Ein Bot hat für dich gespielt, deshalb zählt diese Partie nicht.
daily-first = Du bist heute die erste Person.
daily-alone = Auf diesem Gerät spielst du für dich. Andere haben dieselben Karten.
daily-better = { $better ->
    [0] { $others } andere haben hier mehr oder gleich viele Punkte.
   *[other] Besser als { $better } von { $others } anderen hier.
}
daily-two = Du { $points }, { $name } { $other }.
daily-two-master = Du { $points }, { $name } { $other }; { $who } { $master }.
daily-accuracy = Genauigkeit { $accuracy } %, Glück { $luck }.
daily-you-mark = du { $points }
daily-master-mark = { $who } { $points }
daily-dots = Punkte von allen hier
daily-column-players = Spielende
daily-share-title = Teilen
daily-share-note = verrät keine Karte
daily-share-rows = { $best } am besten, { $within } bis auf einen Punkt, { $cost } teurer
daily-share-head = Sushiya täglich · { $date } · { $game }
daily-share-result = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Platz { $place } von { $seats }
daily-share-master = { $who } { $points }
daily-who = { $by ->
    [planner] der Planer
    [regular] ein Stammgast
   *[master] der Meister
}
daily-line = { $by ->
    [planner] So spielt der Planer
    [regular] So spielt ein Stammgast
   *[master] So spielt der Meister
}
daily-line-sum = { $points } und { $master }
daily-line-about = Oben { $who }, unten du. Ein Strich dazwischen: dieselbe Karte. Nach einer anderen Wahl kommen andere Karten herum.
daily-line-thinking = { $by ->
    [planner] Der Planer spielt gerade dieselben Karten. In ein paar Sekunden ist er fertig.
    [regular] Ein Stammgast spielt gerade dieselben Karten. In ein paar Sekunden ist er fertig.
   *[master] Der Meister spielt gerade dieselben Karten. In einer Minute ist er fertig.
}
daily-line-none = Hier gibt es keinen Meister zum Vergleich. Auf einem Server spielt er dieselben Karten.
daily-round = Runde { $round }
daily-round-points = { $who } { $master }, du { $points }
daily-turn = Zug { $turn }: { $who } { $master }, du { $mine }
daily-nothing = nichts
daily-end = Am Ende
daily-review = Diese Partie ansehen
daily-yesterday = Gestern
daily-open = die Partie liegt jetzt offen
daily-yesterday-points = { $game }, { $points }: besser als { $better } von { $others }.
daily-yesterday-first = { $game }: { $points } Punkte.
daily-yesterday-none = { $game }: Du hast nicht mitgespielt.
daily-seed = Startwert: { $seed }
daily-replay = Noch einmal ansehen
daily-look = Ansehen
