### Sushizock auf der Seite: was zählt, was die Würfel bringen, was die anderen tun, und die Abrechnung.
### Wörter zwischen Sternchen sind hervorgehoben.

## Zahlen in Sätzen
zock-number = { $count ->
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
zock-nth-bone = { $count ->
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
zock-nth = { $count }.

## Die eigenen Stapel
zock-now = jetzt
zock-heights = { $sushi } Sushi, { $bones ->
    [one] { $bones } Gräte
   *[other] { $bones } Gräten
}
zock-heights-brief = { $sushi } und { $bones }
zock-empty = Noch keine Portion. Ein Sushi zählt, sobald eine Gräte daneben liegt.
zock-missing = { $count ->
    [one] Dein oberstes Sushi zählt erst, wenn { $bone } daneben liegt.
   *[other] Deine obersten { zock-number } Sushi zählen noch nicht: Es fehlen *{ zock-number } Gräten*.
}
zock-all-count = Jedes deiner Sushi hat seine Gräte: *Alle zählen.*
zock-bare = { $count ->
    [one] Gräten zählen immer: Neben *einer* liegt kein Sushi.
   *[other] Gräten zählen immer: Neben *{ zock-number }* liegt kein Sushi.
}
zock-threat-soon = { $kind ->
    [bone] Noch einmal Rot, und { $name } darf deine *oberste Gräte* nehmen.
   *[sushi] Noch einmal Blau, und { $name } darf dein *oberstes Sushi* nehmen.
}
zock-threat-top = { $kind ->
    [bone] { $name } darf jetzt deine *oberste Gräte* nehmen.
   *[sushi] { $name } darf jetzt dein *oberstes Sushi* nehmen.
}
zock-threat-any = { $kind ->
    [bone] { $name } darf jetzt *jede deiner Gräten* nehmen.
   *[sushi] { $name } darf jetzt *jedes deiner Sushi* nehmen.
}

## Portionen und Würfel
zock-tile-sushi = das Sushi { $value }
zock-tile-bone = die Gräte −{ $value }
zock-stays = bleibt { $points }
zock-dice-sushi = { $count } Sushi
zock-dice-bone = { $count ->
    [one] { $count } Gräte
   *[other] { $count } Gräten
}
zock-dice-blue = { $count } Blau
zock-dice-red = { $count } Rot
zock-wins-sushi = { zock-nth } Sushi
zock-wins-bone = { zock-nth } Gräte
zock-wins-top-sushi = oberstes Sushi
zock-wins-top-bone = oberste Gräte
zock-wins-any-sushi = jedes Sushi
zock-wins-any-bone = jede Gräte
zock-wins-soon = 1 fehlt: klauen
zock-wins-later = von { $needs }
zock-wins-nothing = nichts

## Das Dock
zock-ask = Nimm eine Portion, oder behalt Würfel und wirf weiter
zock-ask-take = Nimm eine Portion
zock-ask-forced = Nichts passt: Du bekommst, was keiner will
zock-below = Unter der Portion: deine Punkte, wenn du sie hast.
zock-tap = Tipp die Würfel an, die du behältst.
zock-tap-tile = Tipp an, was du nimmst.
zock-rolls = { $name } würfelt: { $dice }
zock-ringed = Umrandet: was diese Würfel brächten.
zock-next = Als Nächstes: { $name }.
zock-next-you = Als Nächstes: du.
zock-next-then-you = Als Nächstes: { $name }, dann du.
zock-rolling = würfelt
zock-pace = Dieser Zug
zock-pace-roll = Wurf
zock-pace-keeps = { $count ->
    [0] behält
   *[other] behält { $count }
}
zock-pace-takes = nimmt
zock-pace-faster = Tippen: schneller

## Die Abrechnung
zock-last-tile = Die letzte Portion ist weg
zock-counting = Von unten gezählt: Ein Sushi ohne Gräte auf seiner Höhe ist nichts wert, eine Gräte zählt immer.
zock-end-all = Jedes Sushi hat seine Gräte.
zock-end-sushi = { $count ->
    [one] Das oberste Sushi ({ $tiles }) hat keine Gräte: nichts.
   *[other] Die obersten { zock-number } Sushi ({ $tiles }) haben keine Gräte: nichts.
}
zock-end-bones = { $count ->
    [one] Die oberste Gräte hat kein Sushi und zählt.
   *[other] Die obersten { zock-number } Gräten haben kein Sushi und zählen.
}
zock-end-none = Gar keine Portion.
zock-sums = Darunter die Summe, von unten (links) nach oben.

## Neuigkeiten
told-zock-lot = Das Los sagt: { $name } beginnt.
told-zock-lot-you = Das Los sagt: Du beginnst.
told-zock-turn = Jetzt würfelt { $name }.
told-zock-turn-you = Du bist dran: bis zu drei Würfe.
told-zock-rolled = { $name } würfelt: { $dice }.
told-zock-rolled-you = Du würfelst: { $dice }.
told-zock-kept = { $name } behält { $dice }
told-zock-kept-you = Du behältst { $dice }
told-zock-again = { $count ->
    [one] und wirft einen Würfel noch einmal.
   *[other] und wirft { zock-number } Würfel noch einmal.
}
told-zock-again-you = { $count ->
    [one] und wirfst einen Würfel noch einmal.
   *[other] und wirfst { zock-number } Würfel noch einmal.
}
told-zock-took = { $name } nimmt { $what }.
told-zock-took-you = Du nimmst { $what }.
told-zock-counts-you = Mit der Gräte −{ $value } zählt dein oberstes Sushi: { $before } → { $after }
told-zock-change-you = Deine Punkte: { $before } → { $after }.
told-zock-stays-you = Es zählt noch nicht: Es bleibt bei { $points }.
told-zock-forced-bone = Nichts passt: { $name } muss die schlechteste Gräte nehmen, −{ $value }.
told-zock-forced-bone-you = Nichts passt: Du musst die schlechteste Gräte nehmen, −{ $value }.
told-zock-forced-sushi = Nichts passt: { $name } muss das niedrigste Sushi nehmen, { $value }.
told-zock-forced-sushi-you = Nichts passt: Du musst das niedrigste Sushi nehmen, { $value }.
told-zock-how-sushi = { $count ->
    [5] fünfmal Blau
    [4] viermal Blau
   *[3] dreimal Blau
}
told-zock-how-bone = { $count ->
    [5] fünfmal Rot
    [4] viermal Rot
   *[3] dreimal Rot
}
told-zock-stole = { $name } nimmt { $victim } { $what }: { $how }
told-zock-stole-you = Du nimmst { $victim } { $what }: { $how }
told-zock-stole-from-you-sushi = { $name } nimmt dir das Sushi { $value }: { $how }
told-zock-stole-from-you-bone = { $name } nimmt dir die Gräte −{ $value }: { $how }
told-zock-from-the-top = Es lag als { zock-nth } von oben.
told-zock-kept-points = Du behältst deine { $points }: Es zählte noch nicht.
told-zock-lost-points = Du verlierst { $lost }: jetzt { $points }.
told-zock-won-points = Du gewinnst { $won }: jetzt { $points }.
told-zock-did-not-count = Es zählte noch nicht.
told-zock-did-count = Es zählte schon.
