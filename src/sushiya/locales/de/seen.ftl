### The memory aid: what somebody with a good memory knows, on the page and in the terminal.

seen = Gesehen
seen-title = Was du gesehen hast
seen-hands = { $seen } von { $count } Händen
seen-all = Du kennst jede Karte.
seen-all-tiles = Du kennst jedes Plättchen.
seen-when = { $dish }: Wann kommt etwas davon?
seen-other = Anderes Gericht
seen-turn = Zug { $turn }
seen-certain = sicher
seen-percent = { $percent } %
seen-no = nein
seen-new = Zug { $turn } bringt Karten, die du noch nicht gesehen hast. Ungesehene Karten: { $cards }, { $dish }: { $count }.
seen-if-passed = Zug { $turn }: wenn du keine von denen nimmst, die du hältst.
seen-blindly = Die Chancen gelten, als nähmen die anderen blind: Was sie wollen, musst du selbst einschätzen.
seen-holds = { $name } hält
seen-you-hold = Du hältst
seen-comes = { $turns ->
    [1] kommt als Nächstes
   *[other] in { $turns } Zügen
}
seen-comes-back = { $turns ->
    [1] in einem Zug zurück
   *[other] in { $turns } Zügen zurück
}
seen-stays-away = kommt nicht mehr
seen-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
seen-not-yet = Noch nicht gesehen
seen-taken = Daraus genommen: { $cards }.
seen-taken-by = { $name } { $card }
seen-card-taken = { $card }, genommen
seen-card-maybe = vielleicht { $card }
seen-unknown = { $count ->
    [one] eine unbekannte Karte
   *[other] { $count } unbekannte Karten
}
seen-where = { $cards }: { $hands } auf Händen, { $undealt } nicht ausgeteilt
seen-in-deck = Im Stapel, wie eine Speisekarte zeigte:
seen-only = Nur, was du mit gutem Gedächtnis wissen könntest.
seen-no-hands = Gerade gibt es keine Hände.
seen-points = { $points } Punkte
seen-stacks = Jeder Stapel von unten nach oben.
seen-table-option = Gedächtnishilfe für alle, auch unter Menschen
seen-table-has = An diesem Tisch haben alle die Gedächtnishilfe.
