### The memory aid: what somebody with a good memory knows, on the page and in the terminal.

seen = Gezien
seen-title = Wat je hebt gezien
seen-hands = { $seen } van { $count } handen
seen-all = Je kent elke kaart.
seen-all-tiles = Je kent elke tegel.
seen-when = { $dish }: wanneer komt er een?
seen-other = Ander gerecht
seen-turn = beurt { $turn }
seen-certain = zeker
seen-percent = { $percent }%
seen-no = nee
seen-new = Beurt { $turn } brengt kaarten die je niet hebt gezien. Ongeziene kaarten: { $cards }, { $dish }: { $count }.
seen-if-passed = Beurt { $turn }: als je er geen neemt van die je vasthoudt.
seen-blindly = De kansen gelden alsof de anderen blind namen: wat ze willen, moet je zelf inschatten.
seen-holds = { $name } heeft
seen-you-hold = Jij hebt
seen-comes = { $turns ->
    [1] komt als volgende
   *[other] over { $turns } beurten
}
seen-comes-back = { $turns ->
    [1] over één beurt terug
   *[other] over { $turns } beurten terug
}
seen-stays-away = komt niet meer
seen-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
seen-not-yet = Nog niet gezien
seen-taken = Eruit genomen: { $cards }.
seen-taken-by = { $name } { $card }
seen-card-taken = { $card }, genomen
seen-card-maybe = misschien { $card }
seen-unknown = { $count ->
    [one] één onbekende kaart
   *[other] { $count } onbekende kaarten
}
seen-where = { $cards }: { $hands } in handen, { $undealt } niet gedeeld
seen-in-deck = In de stapel, zoals een menu liet zien:
seen-only = Alleen wat je met een goed geheugen kunt weten.
seen-no-hands = Er zijn nu geen handen.
seen-points = { $points } punten
seen-stacks = Elke stapel van onder naar boven.
seen-table-option = Geheugensteun voor iedereen, ook onder mensen
seen-table-has = Aan deze tafel heeft iedereen de geheugensteun.
