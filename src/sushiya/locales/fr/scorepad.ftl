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
scorepad-odd = À revérifier
