### Hints: what the master would do, on the page and in the terminal.

hint = Conseil
hint-compiling = La recherche du maître est d'abord compilée, une fois pour cet ordinateur. Cela prend environ une minute …
hint-thinking = Le maître réfléchit …
hint-still-thinking = { $seconds ->
    [0] Le maître réfléchit encore …
   *[other] Il réfléchit encore : il lui faut d’habitude { $seconds } s environ.
}
hint-thinking-long = C’est plus long que d’habitude. Le conseil viendra tout seul.
hint-warming-up = Le maître s’échauffe : prêt dans { $seconds } s environ. Le conseil viendra tout seul.
hint-warming-up-soon = Le maître s’échauffe : un instant. Le conseil viendra tout seul.
hint-title = Le maître choisirait
    .less-points = points de moins
    .less-wins = victoires en moins
hint-best = le mieux
hint-alike = aussi bon
hint-less-points = −{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-less-wins = −{ $amount } %
hint-note = Estimé sur des parties imaginées qui collent à tout ce que tu sais.
hint-said = Conseil : { $option }. { $because }
hint-more =
    { $count ->
        [0] Tous les chiffres
       *[other] { $count } de plus, tous les chiffres
    }
# The chance to win the match with an option.
hint-wins = gagne { $win } %
hint-close = Ranger le conseil
hint-take = Prendre { $what }
hint-steal = Voler { $what } à { $from }
hint-keep = Garder { $dice }
