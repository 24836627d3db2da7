### Sushizock auf der Seite: was zählt, was die Würfel bringen, was die anderen tun, und die Abrechnung.
### Wörter zwischen Sternchen sind hervorgehoben.

## Zahlen in Sätzen
sushizock-number = { $count ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
}
sushizock-nth-bone = { $count ->
    [1] eine *Gräte*
    [2] eine *zweite Gräte*
    [3] eine *dritte Gräte*
    [4] eine *vierte Gräte*
    [5] eine *fünfte Gräte*
    [6] eine *sechste Gräte*
    [7] eine *siebte Gräte*
    [8] eine *achte Gräte*
    [9] eine *neunte Gräte*
    [10] eine *zehnte Gräte*
    [11] eine *elfte Gräte*
   *[other] eine *zwölfte Gräte*
}
sushizock-nth = { $count }.

## Die eigenen Stapel
sushizock-now = jetzt
sushizock-heights = { $sushi } Sushi, { $bones ->
    [one] { $bones } Gräte
   *[other] { $bones } Gräten
}
sushizock-heights-brief = { $sushi } und { $bones }
sushizock-empty = Noch keine Portion. Ein Sushi zählt, sobald eine Gräte daneben liegt.
sushizock-missing = { $count ->
    [one] Dein oberstes Sushi zählt erst, wenn { $bone } daneben liegt.
   *[other] Deine obersten { sushizock-number } Sushi zählen noch nicht: Es fehlen *{ sushizock-number } Gräten*.
}
sushizock-all-count = Jedes deiner Sushi hat seine Gräte: *Alle zählen.*
sushizock-bare = { $count ->
    [one] Gräten zählen immer: Neben *einer* liegt kein Sushi.
   *[other] Gräten zählen immer: Neben *{ sushizock-number }* liegt kein Sushi.
}
sushizock-threat-soon = { $kind ->
    [bone] Noch einmal Rot, und { $name } darf deine *oberste Gräte* nehmen.
   *[sushi] Noch einmal Blau, und { $name } darf dein *oberstes Sushi* nehmen.
}
sushizock-threat-top = { $kind ->
    [bone] { $name } darf jetzt deine *oberste Gräte* nehmen.
   *[sushi] { $name } darf jetzt dein *oberstes Sushi* nehmen.
}
sushizock-threat-any = { $kind ->
    [bone] { $name } darf jetzt *jede deiner Gräten* nehmen.
   *[sushi] { $name } darf jetzt *jedes deiner Sushi* nehmen.
}

## Portionen und Würfel
sushizock-tile-sushi = das Sushi { $value }
sushizock-tile-bone = die Gräte −{ $value }
sushizock-stays = bleibt { $points }
sushizock-dice-sushi = { $count } Sushi
sushizock-dice-bone = { $count ->
    [one] { $count } Gräte
   *[other] { $count } Gräten
}
sushizock-dice-blue = { $count } Blau
sushizock-dice-red = { $count } Rot
sushizock-wins-sushi = { sushizock-nth } Sushi
sushizock-wins-bone = { sushizock-nth } Gräte
sushizock-wins-top-sushi = oberstes Sushi
sushizock-wins-top-bone = oberste Gräte
sushizock-wins-any-sushi = jedes Sushi
sushizock-wins-any-bone = jede Gräte
sushizock-wins-soon = 1 fehlt: klauen
sushizock-wins-later = von { $needs }
sushizock-wins-nothing = nichts

## Das Dock
sushizock-ask = Nimm eine Portion, oder behalt Würfel und wirf weiter
sushizock-ask-take = Nimm eine Portion
sushizock-ask-forced = Nichts passt: Du bekommst, was keiner will
sushizock-below = Unter der Portion: deine Punkte, wenn du sie hast.
sushizock-tap = Tipp die Würfel an, die du behältst.
sushizock-tap-tile = Tipp an, was du nimmst.
sushizock-rolls = { $name } würfelt: { $dice }
sushizock-ringed = Umrandet: was diese Würfel brächten.
sushizock-next = Als Nächstes: { $name }.
sushizock-next-you = Als Nächstes: du.
sushizock-next-then-you = Als Nächstes: { $name }, dann du.
sushizock-rolling = würfelt
sushizock-pace = Dieser Zug
sushizock-pace-roll = Wurf
sushizock-pace-keeps = { $count ->
    [0] behält
   *[other] behält { $count }
}
sushizock-pace-takes = nimmt
sushizock-pace-faster = Tippen: schneller

## Die Abrechnung
sushizock-last-tile = Die letzte Portion ist weg
sushizock-counting = Von unten gezählt: Ein Sushi ohne Gräte auf seiner Höhe ist nichts wert, eine Gräte zählt immer.
sushizock-end-all = Jedes Sushi hat seine Gräte.
sushizock-end-sushi = { $count ->
    [one] Das oberste Sushi ({ $tiles }) hat keine Gräte: nichts.
   *[other] Die obersten { sushizock-number } Sushi ({ $tiles }) haben keine Gräte: nichts.
}
sushizock-end-bones = { $count ->
    [one] Die oberste Gräte hat kein Sushi und zählt.
   *[other] Die obersten { sushizock-number } Gräten haben kein Sushi und zählen.
}
sushizock-end-none = Gar keine Portion.
sushizock-sums = Darunter die Summe, von unten (links) nach oben.

## Neuigkeiten
told-sushizock-lot = Das Los sagt: { $name } beginnt.
told-sushizock-lot-you = Das Los sagt: Du beginnst.
told-sushizock-turn = Jetzt würfelt { $name }.
told-sushizock-turn-you = Du bist dran: bis zu drei Würfe.
told-sushizock-rolled = { $name } würfelt: { $dice }.
told-sushizock-rolled-you = Du würfelst: { $dice }.
told-sushizock-kept = { $name } behält { $dice }
told-sushizock-kept-you = Du behältst { $dice }
told-sushizock-again = { $count ->
    [one] und wirft einen Würfel noch einmal.
   *[other] und wirft { sushizock-number } Würfel noch einmal.
}
told-sushizock-again-you = { $count ->
    [one] und wirfst einen Würfel noch einmal.
   *[other] und wirfst { sushizock-number } Würfel noch einmal.
}
told-sushizock-took = { $name } nimmt { $what }.
told-sushizock-took-you = Du nimmst { $what }.
told-sushizock-counts-you = { $uncounted ->
    [1] Mit der Gräte −{ $value } zählt dein oberstes Sushi: { $change }
   *[other] Mit der Gräte −{ $value } zählt ein Sushi mehr: { $change }
}
told-sushizock-points-stay = es bleibt bei { $points }
told-sushizock-change-you = Deine Punkte: { $before } → { $after }.
told-sushizock-stays-you = Es zählt noch nicht: Es bleibt bei { $points }.
told-sushizock-forced-bone = Nichts passt: { $name } muss die schlechteste Gräte nehmen, −{ $value }.
told-sushizock-forced-bone-you = Nichts passt: Du musst die schlechteste Gräte nehmen, −{ $value }.
told-sushizock-forced-sushi = Nichts passt: { $name } muss das niedrigste Sushi nehmen, { $value }.
told-sushizock-forced-sushi-you = Nichts passt: Du musst das niedrigste Sushi nehmen, { $value }.
told-sushizock-how-sushi = { $count ->
    [5] fünfmal Blau
    [4] viermal Blau
   *[3] dreimal Blau
}
told-sushizock-how-bone = { $count ->
    [5] fünfmal Rot
    [4] viermal Rot
   *[3] dreimal Rot
}
told-sushizock-stole = { $name } nimmt { $victim } { $what }: { $how }
told-sushizock-stole-you = Du nimmst { $victim } { $what }: { $how }
told-sushizock-stole-from-you-sushi = { $name } nimmt dir das Sushi { $value }: { $how }
told-sushizock-stole-from-you-bone = { $name } nimmt dir die Gräte −{ $value }: { $how }
told-sushizock-from-the-top = Es lag als { sushizock-nth } von oben.
told-sushizock-kept-points = Du behältst deine { $points }: Es zählte noch nicht.
told-sushizock-lost-points = Du verlierst { $lost }: jetzt { $points }.
told-sushizock-won-points = Du gewinnst { $won }: jetzt { $points }.
told-sushizock-did-not-count = Es zählte noch nicht.
told-sushizock-did-count = Es zählte schon.
