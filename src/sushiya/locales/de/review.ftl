### `sushiya review`: what each decision of a match was worth

review-looking = Jede Entscheidung wird angesehen …
review-column-player = Spieler
review-column-points = Punkte
review-column-accuracy = Genauigkeit
review-column-start = Platz
review-column-luck = Glück
review-column-skill = Können
review-column-beyond = Spielraum
review-column-result = vor den anderen
review-points = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-cost = −{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-moments = { $name }: zwei Momente zum Merken
review-next-best = danach am besten: { $option }
review-progress = Jede Entscheidung wird angesehen … { $count ->
    [one] { $count } gedachtes Spiel
   *[other] { $count } gedachte Spiele
}
review-decisions = Was { $name } wählte
review-instead = besser: { $option }
review-best = am besten
review-alike = ebenso gut
review-nothing-cost = Nichts kostete { $name } einen Punkt oder mehr. Das ist selten.
review-first = Erstes Bild: Jede Entscheidung wurde bisher in { $count } gedachten Spielen ausprobiert. Die Zahlen sind noch grob, und nach mehr Spielen gibt es mehr zu sagen. Länger: { $longer }
review-note = Jede Entscheidung wurde in { $count } vorgestellten Deals ausprobiert, wie die Person sie sich damals vorstellen konnte. Genauigkeit: wie viel von der Siegchance die Entscheidungen erhielten, von 100. Glück: was Karten und Würfel brachten und was niemand vorhersehen konnte. Können: was die Entscheidungen der anderen im Mittel kosteten, weniger die der eigenen. Spielraum: was mehr zu holen war, als die schnelle Regel sieht, nach der die Erwartung gemessen wird, weniger dasselbe bei den anderen.
