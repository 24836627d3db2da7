### Hints: what the master would do, on the page and in the terminal.

hint = Tipp
hint-compiling = Die Suche des Meisters wird erst übersetzt, einmal für diesen Rechner. Das dauert etwa eine Minute …
hint-thinking = Der Meister überlegt …
hint-still-thinking = { $seconds ->
    [0] Der Meister überlegt noch …
   *[other] Er überlegt noch: Meist dauert es etwa { $seconds } s.
}
hint-thinking-long = Es dauert länger als sonst. Der Tipp kommt von selbst.
hint-warming-up = Der Meister wärmt sich auf: bereit in etwa { $seconds } s. Der Tipp kommt dann von selbst.
hint-warming-up-soon = Der Meister wärmt sich auf: einen Moment. Der Tipp kommt dann von selbst.
hint-title = Der Meister würde wählen
    .less-points = Punkte weniger
    .less-wins = Siege weniger
hint-best = am besten
hint-alike = ebenso gut
hint-less-points = −{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-less-wins = −{ $amount } %
hint-note = Geschätzt aus gedachten Partien, die zu allem passen, was du weißt.
hint-said = Tipp: { $option }. { $because }
hint-more = { $count } weitere
hint-close = Tipp weglegen
hint-take = { $what } nehmen
hint-steal = { $what } von { $from } klauen
hint-keep = { $dice } behalten

# Why an option is good or bad: facts from the rules and from imagined matches. A few of them stand in a row.
hint-because-none = Die Zahlen unterscheiden sich, der Grund ist nicht einfach.
hint-because-completes =
    { $points ->
        [one] Macht einen Satz voll: jetzt 1 Punkt.
       *[other] Macht einen Satz voll: jetzt { $points } Punkte.
    }
hint-because-on-base =
    { $points ->
        [one] Liegt auf { $dish }: 1 Punkt.
       *[other] Liegt auf { $dish }: { $points } Punkte.
    }
hint-because-keeps-base = Hält { $dish } für eine bessere Karte frei.
hint-because-two-cards = Zwei Karten in einem Zug.
hint-because-denies-set =
    { $points ->
        [one] { $name } fehlt nur diese eine für 1 Punkt.
       *[other] { $name } fehlt nur diese eine für { $points } Punkte.
    }
hint-because-roll-sushi = { $times } von 100 Würfen geben dir die { $points }.
hint-because-roll-bone = { $times } von 100 Würfen geben dir die −{ $points }.
hint-because-roll-steal = Nach { $times } von 100 Würfen darfst du klauen.
hint-because-calls = Setzt { $dish } ein.
hint-because-points =
    { $points ->
        [one] Jetzt 1 Punkt.
       *[other] Jetzt { $points } Punkte.
    }
hint-because-costs =
    { $points ->
        [one] Kostet fürs Erste 1 Punkt.
       *[other] Kostet fürs Erste { $points } Punkte.
    }
hint-because-toward = { $have } von { $need }.
hint-because-pays = Das zahlt sich { $times }-mal in 100 aus.
hint-because-leads = Du führst mit { $mine } zu { $theirs }.
hint-because-level = Du ziehst mit { $mine } gleich.
hint-because-trails = Du hast { $mine }, vorn liegen { $theirs }.
hint-because-prize = Punkte dafür { $times }-mal in 100.
hint-because-expects =
    { $points ->
        [one] Am Ende etwa 1 Punkt für dieses Gericht.
       *[other] Am Ende etwa { $points } Punkte für dieses Gericht.
    }
hint-because-denies =
    { $points ->
        [one] Sonst bekommt { $name } etwa 1 Punkt mehr.
       *[other] Sonst bekommt { $name } etwa { $points } Punkte mehr.
    }
hint-because-helps =
    { $points ->
        [one] Am Ende etwa 1 Punkt mehr für { $dish }.
       *[other] Am Ende etwa { $points } Punkte mehr für { $dish }.
    }
hint-because-counts =
    { $points ->
        [one] 1 Punkt, und eine Gräte liegt schon daneben.
       *[other] { $points } Punkte, und eine Gräte liegt schon daneben.
    }
hint-because-waits =
    { $points ->
        [one] 1 Punkt, sobald eine Gräte daneben liegt.
       *[other] { $points } Punkte, sobald eine Gräte daneben liegt.
    }
hint-because-covers = −{ $points }, aber dafür zählt ein Sushi.
hint-because-bone = −{ $points }.
