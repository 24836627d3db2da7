### Raisons : ce qui parle pour ou contre un choix. Dans un conseil tel quel, dans l’analyse au passé.

reason-none = Les chiffres diffèrent, la raison n’est pas simple.
reason-at = { $where } : { $what } { $why }
reason-completes =
    { $points ->
        [one] Complète une série : { $points } point tout de suite.
       *[other] Complète une série : { $points } points tout de suite.
    }
    .past =
        { $points ->
            [one] C’était la carte qui manquait à une série : { $points } point.
           *[other] C’était la carte qui manquait à une série : { $points } points.
        }
reason-toward = { $have } sur { $need }.
    .past = Cela faisait { $have } sur { $need }.
reason-nears = { $have } sur { $need } ; la série est complète { $times } fois sur 100.
    .past = Cela faisait { $have } sur { $need } ; la série était complète { $times } fois sur 100.
reason-on-base =
    { $points ->
        [one] Se pose sur { $dish } : { $points } point.
       *[other] Se pose sur { $dish } : { $points } points.
    }
    .past =
        { $points ->
            [one] Pouvait se poser sur { $dish } : { $points } point.
           *[other] Pouvait se poser sur { $dish } : { $points } points.
        }
reason-keeps-base = Garde { $dish } libre pour une meilleure carte.
    .past = Gardait { $dish } libre pour une meilleure carte.
reason-two-cards = Deux cartes en un tour.
    .past = C’étaient deux cartes en un tour.
reason-calls = Utilise { $dish }.
    .past = Cela mettait à profit { $dish }.
reason-points =
    { $points ->
        [one] { $points } point tout de suite.
       *[other] { $points } points tout de suite.
    }
    .past =
        { $points ->
            [one] Cela valait tout de suite { $points } point.
           *[other] Cela valait tout de suite { $points } points.
        }
reason-costs =
    { $points ->
        [one] Coûte { $points } point pour l’instant.
       *[other] Coûte { $points } points pour l’instant.
    }
    .past =
        { $points ->
            [one] Cela coûtait { $points } point pour l’instant.
           *[other] Cela coûtait { $points } points pour l’instant.
        }
reason-leads = Tu mènes { $mine } à { $theirs }.
    .past = C’était l’avance, { $mine } à { $theirs }.
reason-level = Tu reviens à égalité à { $mine }.
    .past = C’était l’égalité à { $mine }.
reason-trails = Tu as { $mine }, le meilleur a { $theirs }.
    .past = Cela faisait { $mine } contre { $theirs }.
reason-first = Première place en { $dish }, { $points } points, { $times } fois sur 100.
    .past = La première place en { $dish }, { $points } points, venait { $times } fois sur 100.
reason-first-from = Première place en { $dish }, { $points } points, { $times } fois sur 100, sinon { $before }.
    .past = La première place en { $dish }, { $points } points, venait { $times } fois sur 100, sinon { $before }.
reason-fewest = Le risque d’avoir le moins de { $dish } passe de { $before } à { $times } %.
    .past = Le risque d’avoir le moins de { $dish } était ainsi de { $times } %, sinon de { $before } %.
reason-expects =
    { $points ->
        [one] À la fin, environ { $points } point pour { $dish }.
       *[other] À la fin, environ { $points } points pour { $dish }.
    }
    .past =
        { $points ->
            [one] À la fin, { $dish } rapportait environ { $points } point.
           *[other] À la fin, { $dish } rapportait environ { $points } points.
        }
reason-helps =
    { $points ->
        [one] À la fin, environ { $points } point de plus pour { $dish }.
       *[other] À la fin, environ { $points } points de plus pour { $dish }.
    }
    .past =
        { $points ->
            [one] À la fin, cela faisait environ { $points } point de plus avec { $dish }.
           *[other] À la fin, cela faisait environ { $points } points de plus avec { $dish }.
        }
reason-spares =
    { $points ->
        [one] L’autre choix perd environ { $points } point avec { $dish }.
       *[other] L’autre choix perd environ { $points } points avec { $dish }.
    }
    .past =
        { $points ->
            [one] L’autre choix perdait environ { $points } point avec { $dish }.
           *[other] L’autre choix perdait environ { $points } points avec { $dish }.
        }
reason-collides = { $times } fois sur 100, quelqu’un d’autre pose aussi { $dish }, et tout est écarté.
    .past = { $times } fois sur 100, quelqu’un d’autre posait aussi { $dish }, et tout était écarté.
reason-vain = { $times } fois sur 100, personne n’a ce qui est demandé.
    .past = { $times } fois sur 100, personne n’avait ce qui était demandé.
reason-safer = Le risque que personne ne l’ait passe de { $before } à { $times } %.
    .past = Le risque que personne ne l’ait était ainsi de { $times } %, sinon de { $before } %.
reason-denies =
    { $points ->
        [one] { $name } choisit ensuite et la prend { $times } fois sur 100 : environ { $points } point.
       *[other] { $name } choisit ensuite et la prend { $times } fois sur 100 : environ { $points } points.
    }
    .past =
        { $points ->
            [one] { $name } choisissait ensuite et l’aurait prise { $times } fois sur 100 : environ { $points } point.
           *[other] { $name } choisissait ensuite et l’aurait prise { $times } fois sur 100 : environ { $points } points.
        }
reason-denies-set =
    { $points ->
        [one] Il ne manque que celle-ci à { $name } pour { $points } point.
       *[other] Il ne manque que celle-ci à { $name } pour { $points } points.
    }
    .past =
        { $points ->
            [one] Il ne manquait que celle-ci à { $name } pour { $points } point.
           *[other] Il ne manquait que celle-ci à { $name } pour { $points } points.
        }
reason-no-use = { $card } ne sert guère à { $name }.
    .past = { $card } n’aurait guère servi à { $name }.
reason-last-out = La seule autre est dans la main de { $name }, et { $count } joueurs y choisissent avant.
    .past = La seule autre était dans la main de { $name }, et { $count } joueurs y choisissaient avant.
reason-can-wait = Il y a le temps pour { $card } : ensuite il en vient { $count }, et { $name } ne peut en prendre que { $most }.
    .past = Il y avait le temps pour { $card } : ensuite il en venait { $count }, et { $name } ne pouvait en prendre que { $most }.
reason-counts =
    { $points ->
        [one] { $points } point, et une arête est déjà à côté.
       *[other] { $points } points, et une arête est déjà à côté.
    }
    .past =
        { $points ->
            [one] { $points } point, et une arête était déjà à côté.
           *[other] { $points } points, et une arête était déjà à côté.
        }
reason-waits =
    { $points ->
        [one] { $points } point, dès qu’une arête sera à côté.
       *[other] { $points } points, dès qu’une arête sera à côté.
    }
    .past =
        { $points ->
            [one] { $points } point, dès qu’une arête serait à côté.
           *[other] { $points } points, dès qu’une arête serait à côté.
        }
reason-covers = −{ $points }, mais un sushi compte alors.
    .past = −{ $points }, mais un sushi comptait alors.
reason-bone = −{ $points }.
    .past = C’était un −{ $points }.
reason-roll-sushi = { $times } lancers sur 100 te donnent le { $points }.
    .past = { $times } lancers sur 100 donnaient le { $points }.
reason-roll-bone = { $times } lancers sur 100 te donnent le −{ $points }.
    .past = { $times } lancers sur 100 donnaient le −{ $points }.
reason-roll-steal = { $times } lancers sur 100 te laissent voler.
    .past = { $times } lancers sur 100 permettaient de voler.
reason-lasts = À la fin, il compte { $times } fois sur 100.
    .past = À la fin, il comptait { $times } fois sur 100.
reason-supports = À la fin, un sushi compte à côté { $times } fois sur 100.
    .past = À la fin, un sushi comptait à côté { $times } fois sur 100.
reason-fewer-bones =
    { $points ->
        [one] À la fin, les arêtes coûtent environ { $points } point de moins.
       *[other] À la fin, les arêtes coûtent environ { $points } points de moins.
    }
    .past =
        { $points ->
            [one] À la fin, les arêtes coûtaient environ { $points } point de moins.
           *[other] À la fin, les arêtes coûtaient environ { $points } points de moins.
        }
reason-robs =
    { $points ->
        [one] { $name } finit avec environ { $points } point de moins.
       *[other] { $name } finit avec environ { $points } points de moins.
    }
    .past =
        { $points ->
            [one] { $name } finissait avec environ { $points } point de moins.
           *[other] { $name } finissait avec environ { $points } points de moins.
        }
