### The review of a match in the page: what every choice was worth, and what was luck.

reviewed = Analyse
reviewed-first = Erstes Bild.
reviewed-sharpens = Es wird schärfer, während du liest: Spannen werden enger, die Reihenfolge kann sich noch ändern.
reviewed-looking = Wir sehen uns jede Entscheidung an. Das erste Bild kommt in ein paar Sekunden; auf einem neuen Server wird einmal etwas vorbereitet, das dauert ein, zwei Minuten.
reviewed-waiting = Die Küche ist voll: { $count ->
    [one] Eine Analyse kommt vor deiner dran.
   *[other] { $count } Analysen kommen vor deiner dran.
} Sie beginnt von selbst.
reviewed-progress = { $deals } von { $of } Deals
reviewed-place = { $place ->
    [1] Erster Platz
    [2] Zweiter Platz
    [3] Dritter Platz
    [4] Vierter Platz
   *[other] Platz { $place }
}
reviewed-head = { $place }.
reviewed-head-best = { $place }, mit den besten Entscheidungen.
reviewed-luck-you = { $sign ->
    [plus] Das Glück gab dir { $amount } Punkte.
    [minus] Das Glück nahm dir { $amount } Punkte.
   *[even] Das Glück war dir weder hold noch gram.
}
reviewed-luck-of = { $sign ->
    [plus] Das Glück brachte { $name } { $amount } Punkte.
    [minus] Das Glück kostete { $name } { $amount } Punkte.
   *[even] Das Glück hielt sich bei { $name } die Waage.
}
reviewed-luck-most = Am meisten davon hatte { $name }: { $amount }.
reviewed-settling = Ein erster Blick. Die Zahlen folgen, sobald sie feststehen.
reviewed-you = Du
reviewed-seats = Punkte und Genauigkeit
reviewed-points = Punkte
reviewed-accuracy = Genauigkeit
reviewed-about = ~ { $amount }
reviewed-curve = Siegchance
reviewed-tap = tippe auf einen Zug
reviewed-mark-best = am besten
reviewed-mark-within = unter einem Punkt
reviewed-mark-cost = kostete mehr
reviewed-mark-deal = Kartenglück, in Punkten
reviewed-table = Dasselbe als Tabelle
reviewed-moment = Wann
reviewed-chance-deal = Glück beim Austeilen, in Punkten
reviewed-chance-draw = Glück beim Ziehen, in Punkten
reviewed-chance-roll = Würfelglück, in Punkten
reviewed-chance-rows = Glück beim Auslegen, in Punkten
reviewed-chance-first = Glück, wer beginnt, in Punkten
reviewed-turning = Wendepunkt
reviewed-lead = Vorsprung am Ende { $lead } ({ $low } bis { $high })
reviewed-split = Glück und Können
reviewed-split-unit = Punkte über dem Mittel der anderen
reviewed-luck = Glück
reviewed-skill = Können
reviewed-beyond = Spielraum
reviewed-start = Platz
reviewed-result = Ergebnis
reviewed-luck-deals = Karten { $deals }, was vorbeikam { $round }
reviewed-luck-mixed = Karten { $deals }, Gezogenes und Gewürfeltes { $rest }, was vorbeikam { $round }
reviewed-luck-dice = Gezogenes und Gewürfeltes { $rest }, was vorbeikam { $round }
reviewed-skill-you = du hast { $own } verschenkt, die anderen im Mittel { $others }
reviewed-skill-of = { $name } hat { $own } verschenkt, die anderen im Mittel { $others }
reviewed-beyond-note = was mehr zu holen war, als die schnelle Regel sieht, weniger das Mittel der anderen
reviewed-start-note = was dieser Platz am Tisch verspricht
reviewed-result-note = { $own } gegen { $others }, das Mittel der anderen
reviewed-everyone = Alle am Tisch
reviewed-moments = Zwei Momente zum Merken
reviewed-of-decisions = { $count ->
    [one] von einer Entscheidung
   *[other] von { $count } Entscheidungen
}
reviewed-tag-cost = kostete { $amount }
reviewed-tag-seen = gut gesehen, { $amount }
reviewed-moment-cost = { $best } war { $amount } Punkte mehr wert als { $chosen }.
reviewed-moment-seen = { $chosen } war { $amount } Punkte mehr wert als { $second }.
reviewed-nothing-cost = Nichts kostete einen Punkt oder mehr. Das ist selten.
reviewed-decision = Entscheidung { $number } von { $count }
reviewed-before = Entscheidung davor
reviewed-next = Nächste Entscheidung
reviewed-took-you = du nahmst
reviewed-took = { $name } nahm
reviewed-best = am besten
reviewed-alike = ebenso gut
reviewed-was-best = Das war die beste Wahl.
reviewed-was-alike = So gut wie die beste: Die Zahlen können sie nicht unterscheiden.
reviewed-less = Punkte
reviewed-between = { $low } bis { $high }
reviewed-options = { $count ->
    [one] Eine Möglichkeit
   *[other] Alle { $count } Möglichkeiten
}
reviewed-wins = Siege
reviewed-solved = Exakt: Beide kannten beide Hände, also ist bestes Spiel bis zum Ende berechnet.
reviewed-intervals = Spannen zeigen
reviewed-show-table = Den Tisch zeigen
reviewed-walk = { $count ->
    [one] Die teure Wahl ansehen
   *[other] Die { $count } teuren Züge durchgehen
}
reviewed-walk-next = Weiter: { $number } von { $count }
reviewed-walk-again = Noch einmal
reviewed-note = Beurteilt nach dem, was jede Person damals wissen konnte. Jede Entscheidung wurde in { $deals } vorgestellten Deals ausprobiert; Spannen stimmen in 95 von 100 Fällen.
reviewed-how = Wie das gemessen wird
reviewed-how-options = Jede Möglichkeit jeder Entscheidung wird bis zum Ende der Partie gespielt, in denselben vorgestellten Deals: solchen, die von diesem Platz aus nicht von der Wahrheit zu unterscheiden waren. Danach spielen alle nach derselben schnellen Regel.
reviewed-how-cost = Kosten sind der Unterschied in Endpunkten gegenüber dem Mittel der anderen. Enthält die Spanne die 0, sind die Möglichkeiten gleich gut, und es gilt nichts als verloren.
reviewed-how-accuracy = Genauigkeit: wie viel von der Siegchance die Entscheidungen erhielten, zwischen der schlechtesten und der besten Möglichkeit, von 100. Entscheidungen unter Gleichen zählen nicht.
reviewed-how-luck = Glück: wie sehr Ausgeteiltes, Gezogenes und Gewürfeltes die Erwartung bewegten, und was vorbeikam: der Teil gleichzeitiger Züge, den niemand vorhersehen konnte. Können: was die Entscheidungen der anderen im Mittel kosteten, weniger die der eigenen. Spielraum: was mehr zu holen war, als die schnelle Regel sieht, nach der die Erwartung gemessen wird, weniger dasselbe bei den anderen. Die Teile ergeben zusammen das Ergebnis.
reviewed-how-you = Tippe auf eine andere Person, um ihren Platz zu sehen, beurteilt nach dem, was sie wusste.
