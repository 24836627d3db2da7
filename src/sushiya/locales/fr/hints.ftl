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
hint-more = { $count } de plus
hint-close = Ranger le conseil
hint-take = Prendre { $what }
hint-steal = Voler { $what } à { $from }
hint-keep = Garder { $dice }

# Why an option is good or bad: facts from the rules and from imagined matches. A few of them stand in a row.
hint-because-none = Les chiffres diffèrent, la raison n’est pas simple.
hint-because-completes =
    { $points ->
        [one] Complète une série : { $points } point tout de suite.
       *[other] Complète une série : { $points } points tout de suite.
    }
hint-because-on-base =
    { $points ->
        [one] Se pose sur { $dish } : { $points } point.
       *[other] Se pose sur { $dish } : { $points } points.
    }
hint-because-keeps-base = Garde { $dish } libre pour une meilleure carte.
hint-because-two-cards = Deux cartes en un tour.
hint-because-denies-set =
    { $points ->
        [one] Il ne manque que celle-ci à { $name } pour { $points } point.
       *[other] Il ne manque que celle-ci à { $name } pour { $points } points.
    }
hint-because-roll-sushi = { $times } lancers sur 100 te donnent le { $points }.
hint-because-roll-bone = { $times } lancers sur 100 te donnent le −{ $points }.
hint-because-roll-steal = { $times } lancers sur 100 te laissent voler.
hint-because-calls = Utilise { $dish }.
hint-because-points =
    { $points ->
        [one] { $points } point tout de suite.
       *[other] { $points } points tout de suite.
    }
hint-because-costs =
    { $points ->
        [one] Coûte { $points } point pour l’instant.
       *[other] Coûte { $points } points pour l’instant.
    }
hint-because-toward = { $have } sur { $need }.
hint-because-pays = C’est payant { $times } fois sur 100.
hint-because-leads = Tu mènes { $mine } à { $theirs }.
hint-because-level = Tu reviens à égalité à { $mine }.
hint-because-trails = Tu as { $mine }, le meilleur a { $theirs }.
hint-because-prize = Des points { $times } fois sur 100.
hint-because-expects =
    { $points ->
        [one] À la fin, environ { $points } point pour ce plat.
       *[other] À la fin, environ { $points } points pour ce plat.
    }
hint-because-denies =
    { $points ->
        [one] Sinon, { $name } gagne environ { $points } point de plus.
       *[other] Sinon, { $name } gagne environ { $points } points de plus.
    }
hint-because-helps =
    { $points ->
        [one] À la fin, environ { $points } point de plus pour { $dish }.
       *[other] À la fin, environ { $points } points de plus pour { $dish }.
    }
hint-because-counts =
    { $points ->
        [one] { $points } point, et une arête est déjà à côté.
       *[other] { $points } points, et une arête est déjà à côté.
    }
hint-because-waits =
    { $points ->
        [one] { $points } point, dès qu’une arête sera à côté.
       *[other] { $points } points, dès qu’une arête sera à côté.
    }
hint-because-covers = −{ $points }, mais un sushi compte alors.
hint-because-bone = −{ $points }.
