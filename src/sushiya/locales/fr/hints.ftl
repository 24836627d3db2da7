### Hints: what the master would do, on the page and in the terminal.

hint = Conseil
hint-compiling = La recherche du maître est d'abord compilée, une fois pour cet ordinateur. Cela prend environ une minute …
hint-thinking = Le maître réfléchit …
hint-title = Le maître choisirait
    .win = gagne
    .margin = avance
hint-best = le mieux
hint-win = { $percent } %
hint-margin = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-note = Victoires et avance finale sont estimées, d'après des parties imaginées qui vont avec tout ce que tu sais.
hint-said = Conseil : { $option }, { $percent } victoires sur 100.
hint-close = Ranger le conseil
hint-take = Prendre { $what }
hint-steal = Voler { $what } à { $from }
hint-keep = Garder { $dice }
