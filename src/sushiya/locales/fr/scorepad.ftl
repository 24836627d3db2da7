### The score pad: what lies on a real table.

scorepad-title = Compter une vraie table
scorepad-about = Touche ce qui se trouve devant chacun, dans l'ordre où c'est joué. Les points suivent tout seuls.
scorepad-clear = Tout vider
scorepad-game = Quel jeu ?
scorepad-switch-dummy = Avec le fantôme
scorepad-table = Ce qui est sur la table
scorepad-which-round = Quelle manche ?
scorepad-whose = À qui sont-elles ?
scorepad-seat = Joueur { $number }
scorepad-name = Qui est assis là ?
scorepad-race = { $dish } : points déjà gagnés dans cette manche
scorepad-empty = Rien devant { $name } pour l'instant. Touche une carte ci-dessous.
scorepad-tap = Touche pour poser
scorepad-add = { $card }, { $count } sur la table. En poser une autre
scorepad-add-tile = Poser { $tile }
scorepad-remove-tile = Retirer { $tile }
scorepad-remove = Retirer
scorepad-turn = Face cachée
scorepad-turned = { $card }, face cachée
scorepad-copies = { $card } comme { $copy }
scorepad-copies-what = Que copie-t-elle ?
scorepad-beside = { $card }, à côté du wasabi
scorepad-nothing = La feuille de score apparaît avec la première carte.
scorepad-unfinished = Desserts et victoire après la manche 3.
scorepad-warnings = À revérifier
scorepad-warning-not-set-aside =
    Manche { $round }, { $who } : une carte « { $dish } » est écartée dès qu'elle a agi, mais il en reste { $count ->
        [one] une ici.
       *[other] { $count } ici.
    }
scorepad-warning-face-down =
    Manche { $round }, { $who } : { $count ->
        [one] une carte est posée
       *[other] { $count } cartes sont posées
    } face cachée, mais ce jeu n'a pas de « { $dish } » pour retourner des cartes.
scorepad-warning-place-not-taken =
    Manche { $round }, { $who } : il y a { $count } rouleaux de « { $dish } ». Tant qu'une place est libre, autant de rouleaux la prennent aussitôt et sont écartés ; note ces points comme déjà gagnés dans la manche.
