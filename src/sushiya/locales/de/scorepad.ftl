### The score pad: what lies on a real table.

scorepad-title = Echten Tisch werten
scorepad-about = Tippe an, was vor jeder Person liegt, in der Reihenfolge des Spielens. Die Punkte kommen von selbst.
scorepad-clear = Alles leeren
scorepad-game = Welches Spiel?
scorepad-switch-dummy = Mit dem Strohmann
scorepad-table = Was da liegt
scorepad-which-round = Welche Runde?
scorepad-whose = Wessen Karten?
scorepad-seat = Platz { $number }
scorepad-name = Wer sitzt da?
scorepad-race = { $dish }: in dieser Runde schon gewonnene Punkte
scorepad-empty = Vor { $name } liegt noch nichts. Tippe unten eine Karte an.
scorepad-tap = Antippen zum Legen
scorepad-add = { $card }, { $count } liegen da. Noch eine legen
scorepad-add-tile = { $tile } legen
scorepad-remove-tile = { $tile } wegnehmen
scorepad-remove = Wegnehmen
scorepad-turn = Verdeckt
scorepad-turned = { $card }, verdeckt
scorepad-copies = { $card } als { $copy }
scorepad-copies-what = Was kopiert sie?
scorepad-beside = { $card }, neben dem Wasabi
scorepad-nothing = Der Wertungszettel erscheint mit der ersten Karte.
scorepad-unfinished = Desserts und Sieg folgen nach Runde 3.
scorepad-warnings = Bitte noch einmal hinsehen
scorepad-warning-not-set-aside =
    Runde { $round }, { $who }: Eine Karte „{ $dish }“ kommt zur Seite, sobald sie dran war, aber hier { $count ->
        [one] liegt noch eine.
       *[other] liegen noch { $count }.
    }
scorepad-warning-face-down =
    Runde { $round }, { $who }: { $count ->
        [one] Eine Karte liegt
       *[other] { $count } Karten liegen
    } verdeckt, aber „{ $dish }“ zum Umdrehen gibt es in diesem Spiel nicht.
scorepad-warning-place-not-taken =
    Runde { $round }, { $who }: Hier liegen { $count } Rollen „{ $dish }“. Solange noch ein Platz frei ist, holen so viele ihn sofort und kommen zur Seite; trag diese Punkte als schon gewonnen ein.
