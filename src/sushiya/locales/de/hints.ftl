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
hint-more =
    { $count ->
        [0] Alle Zahlen
       *[other] { $count } weitere, alle Zahlen
    }
# The chance to win the match with an option.
hint-wins = siegt { $win } %
hint-close = Tipp weglegen
hint-take = { $what } nehmen
hint-steal = { $what } von { $from } klauen
hint-keep = { $dice } behalten
