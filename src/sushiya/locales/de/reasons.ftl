### Gründe: was für oder gegen eine Möglichkeit spricht. Im Tipp, wie sie dastehen, im Rückblick in der Vergangenheit.

reason-none = Die Zahlen unterscheiden sich, der Grund ist nicht einfach.
reason-at = { $where }: { $what } { $why }
reason-completes =
    { $points ->
        [one] Macht einen Satz voll: jetzt 1 Punkt.
       *[other] Macht einen Satz voll: jetzt { $points } Punkte.
    }
    .past =
        { $points ->
            [one] Nur diese Karte fehlte einem Satz: 1 Punkt.
           *[other] Nur diese Karte fehlte einem Satz: { $points } Punkte.
        }
reason-toward = { $have } von { $need }.
    .past = Das waren { $have } von { $need }.
reason-nears = { $have } von { $need }; der Satz wird { $times }-mal in 100 voll.
    .past = Das waren { $have } von { $need }; der Satz wurde { $times }-mal in 100 voll.
reason-on-base =
    { $points ->
        [one] Liegt auf { $dish }: 1 Punkt.
       *[other] Liegt auf { $dish }: { $points } Punkte.
    }
    .past =
        { $points ->
            [one] Dafür lag { $dish } bereit: 1 Punkt.
           *[other] Dafür lag { $dish } bereit: { $points } Punkte.
        }
reason-keeps-base = Hält { $dish } für eine bessere Karte frei.
    .past = So blieb { $dish } für eine bessere Karte frei.
reason-two-cards = Zwei Karten in einem Zug.
    .past = Es waren zwei Karten in einem Zug.
reason-calls = Setzt { $dish } ein.
    .past = So kam { $dish } zum Einsatz.
reason-points =
    { $points ->
        [one] Jetzt 1 Punkt.
       *[other] Jetzt { $points } Punkte.
    }
    .past =
        { $points ->
            [one] Das war sofort wert: 1 Punkt.
           *[other] Das war sofort wert: { $points } Punkte.
        }
reason-costs =
    { $points ->
        [one] Kostet fürs Erste 1 Punkt.
       *[other] Kostet fürs Erste { $points } Punkte.
    }
    .past =
        { $points ->
            [one] Das kostete fürs Erste 1 Punkt.
           *[other] Das kostete fürs Erste { $points } Punkte.
        }
reason-leads = Du führst mit { $mine } zu { $theirs }.
    .past = Das war die Führung mit { $mine } zu { $theirs }.
reason-level = Du ziehst mit { $mine } gleich.
    .past = Das war der Gleichstand mit { $mine }.
reason-trails = Du hast { $mine }, vorn liegen { $theirs }.
    .past = Das waren { $mine } gegen { $theirs }.
reason-first = Platz 1 bei { $dish }, { $points } Punkte, { $times }-mal in 100.
    .past = Platz 1 bei { $dish }, { $points } Punkte, gab es { $times }-mal in 100.
reason-first-from = Platz 1 bei { $dish }, { $points } Punkte, { $times }-mal in 100, sonst { $before }-mal.
    .past = Platz 1 bei { $dish }, { $points } Punkte, gab es { $times }-mal in 100, sonst { $before }-mal.
reason-fewest = Das Risiko, am wenigsten { $dish } zu haben, sinkt von { $before } auf { $times } %.
    .past = Das Risiko, am wenigsten { $dish } zu haben, war damit { $times } %, sonst { $before } %.
reason-expects =
    { $points ->
        [one] Am Ende etwa 1 Punkt für { $dish }.
       *[other] Am Ende etwa { $points } Punkte für { $dish }.
    }
    .past =
        { $points ->
            [one] Am Ende brachte { $dish } etwa 1 Punkt.
           *[other] Am Ende brachte { $dish } etwa { $points } Punkte.
        }
reason-helps =
    { $points ->
        [one] Am Ende etwa 1 Punkt mehr für { $dish }.
       *[other] Am Ende etwa { $points } Punkte mehr für { $dish }.
    }
    .past =
        { $points ->
            [one] Am Ende war es mit { $dish } etwa 1 Punkt mehr.
           *[other] Am Ende waren es mit { $dish } etwa { $points } Punkte mehr.
        }
reason-spares =
    { $points ->
        [one] Die Alternative verliert mit { $dish } etwa 1 Punkt.
       *[other] Die Alternative verliert mit { $dish } etwa { $points } Punkte.
    }
    .past =
        { $points ->
            [one] Die Alternative verlor mit { $dish } etwa 1 Punkt.
           *[other] Die Alternative verlor mit { $dish } etwa { $points } Punkte.
        }
reason-collides = { $times }-mal in 100 legt noch jemand { $dish }, und alle kommen weg.
    .past = { $times }-mal in 100 legte noch jemand { $dish }, und alle kamen weg.
reason-vain = { $times }-mal in 100 hat niemand, was gewünscht wird.
    .past = { $times }-mal in 100 hatte niemand, was gewünscht wurde.
reason-safer = Das Risiko, dass niemand so etwas hat, sinkt von { $before } auf { $times } %.
    .past = Das Risiko, dass niemand so etwas hatte, war damit { $times } %, sonst { $before } %.
reason-denies =
    { $points ->
        [one] { $name } wählt als Nächstes und nimmt sie { $times }-mal in 100: etwa 1 Punkt.
       *[other] { $name } wählt als Nächstes und nimmt sie { $times }-mal in 100: etwa { $points } Punkte.
    }
    .past =
        { $points ->
            [one] { $name } wählte als Nächstes und hätte sie { $times }-mal in 100 genommen: etwa 1 Punkt.
           *[other] { $name } wählte als Nächstes und hätte sie { $times }-mal in 100 genommen: etwa { $points } Punkte.
        }
reason-denies-set =
    { $points ->
        [one] { $name } fehlt nur diese eine für 1 Punkt.
       *[other] { $name } fehlt nur diese eine für { $points } Punkte.
    }
    .past =
        { $points ->
            [one] { $name } fehlte nur diese eine für 1 Punkt.
           *[other] { $name } fehlte nur diese eine für { $points } Punkte.
        }
reason-no-use = { $name } kann { $card } kaum brauchen.
    .past = { $name } hätte { $card } kaum brauchen können.
reason-last-out = Die einzige andere ist in der Hand von { $name }, und { $count } wählen vorher daraus.
    .past = Die einzige andere war in der Hand von { $name }, und { $count } wählten vorher daraus.
reason-can-wait = { $card } kann warten: { $count } kommen als Nächstes, und { $name } kann nur { $most } nehmen.
    .past = { $card } konnte warten: { $count } kamen als Nächstes, und { $name } konnte nur { $most } nehmen.
reason-counts =
    { $points ->
        [one] 1 Punkt, und eine Gräte liegt schon daneben.
       *[other] { $points } Punkte, und eine Gräte liegt schon daneben.
    }
    .past =
        { $points ->
            [one] 1 Punkt, und eine Gräte lag schon daneben.
           *[other] { $points } Punkte, und eine Gräte lag schon daneben.
        }
reason-waits =
    { $points ->
        [one] 1 Punkt, sobald eine Gräte daneben liegt.
       *[other] { $points } Punkte, sobald eine Gräte daneben liegt.
    }
    .past =
        { $points ->
            [one] 1 Punkt, sobald eine Gräte daneben lag.
           *[other] { $points } Punkte, sobald eine Gräte daneben lag.
        }
reason-covers = −{ $points }, aber dafür zählt ein Sushi.
    .past = −{ $points }, aber dafür zählte ein Sushi.
reason-bone = −{ $points }.
    .past = Das war eine −{ $points }.
reason-roll-sushi = { $times } von 100 Würfen geben dir die { $points }.
    .past = { $times } von 100 Würfen gaben die { $points }.
reason-roll-bone = { $times } von 100 Würfen geben dir die −{ $points }.
    .past = { $times } von 100 Würfen gaben die −{ $points }.
reason-roll-steal = Nach { $times } von 100 Würfen darfst du klauen.
    .past = Nach { $times } von 100 Würfen war Klauen erlaubt.
reason-lasts = Am Ende zählt es { $times }-mal in 100.
    .past = Am Ende zählte es { $times }-mal in 100.
reason-supports = Am Ende zählt daneben { $times }-mal in 100 ein Sushi.
    .past = Am Ende zählte daneben { $times }-mal in 100 ein Sushi.
reason-fewer-bones =
    { $points ->
        [one] Gräten kosten am Ende etwa 1 Punkt weniger.
       *[other] Gräten kosten am Ende etwa { $points } Punkte weniger.
    }
    .past =
        { $points ->
            [one] Gräten kosteten am Ende etwa 1 Punkt weniger.
           *[other] Gräten kosteten am Ende etwa { $points } Punkte weniger.
        }
reason-robs =
    { $points ->
        [one] { $name } hat am Ende etwa 1 Punkt weniger.
       *[other] { $name } hat am Ende etwa { $points } Punkte weniger.
    }
    .past =
        { $points ->
            [one] { $name } hatte am Ende etwa 1 Punkt weniger.
           *[other] { $name } hatte am Ende etwa { $points } Punkte weniger.
        }
