### Hints: what the master would do, on the page and in the terminal.

hint = Tipp
hint-compiling = Die Suche des Meisters wird erst übersetzt, einmal für diesen Rechner. Das dauert etwa eine Minute …
hint-thinking = Der Meister überlegt …
hint-title = Der Meister würde wählen
    .win = Siege
    .margin = Vorsprung
hint-best = am besten
hint-win = { $percent } %
hint-margin = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-note = Siege und Vorsprung am Ende sind geschätzt, aus gedachten Partien, die zu allem passen, was du weißt.
hint-said = Tipp: { $option }, { $percent } von 100 gewonnen.
hint-close = Tipp weglegen
hint-take = { $what } nehmen
hint-steal = { $what } von { $from } klauen
hint-keep = { $dice } behalten
