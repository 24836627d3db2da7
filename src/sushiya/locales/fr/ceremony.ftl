### La fin d’une manche et de la partie : dernières cartes, décompte, feuille, podium.

ceremony-title = On compte la manche
ceremony-title-last = Manche { $round } sur { $rounds } · dernières cartes
ceremony-title-count = Manche { $round } sur { $rounds } · décompte
ceremony-title-over = La manche { $round } sur { $rounds } est finie
ceremony-title-end = La partie est finie
ceremony-skip = Passer
ceremony-belt-empty = Le tapis est vide
ceremony-last = Les dernières cartes
ceremony-now-we-count = On compte maintenant, plat par plat.
ceremony-in-all = { $points } en tout
ceremony-kept = gardé
ceremony-nothing = aucun point
ceremony-this-round = { $points } dans cette manche
ceremony-dish-by-dish = Manche { $round }, plat par plat
ceremony-so-far = Jusqu’ici
ceremony-key = Espace
ceremony-key-does = mène à la feuille de score.
ceremony-rolls = { $count ->
    [one] { $count } rouleau
   *[other] { $count } rouleaux
}
ceremony-icons = { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
}
ceremony-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ceremony-colours = { $count ->
    [one] { $count } couleur
   *[other] { $count } couleurs
}

## Après une manche

ceremony-lead = Tu mènes de { $points }
ceremony-lead-with = Tu mènes à égalité avec { $names }
ceremony-leads = { $count ->
    [one] { $names } mène
   *[other] { $names } mènent à égalité
}
ceremony-behind = { $count ->
    [one] { $names } mène, il te manque { $points }
   *[other] { $names } mènent, il te manque { $points }
}
ceremony-after-round = après la manche { $round }
ceremony-why = Touche un plat pour voir pourquoi.
ceremony-later = { $dish } : compte à la fin de la partie.
ceremony-bring = Montrer { $name } à côté de toi
ceremony-on = Vers la manche { $round }

## Après la partie

ceremony-win = Tu gagnes !
ceremony-win-by = Tu gagnes de { $points } !
ceremony-win-with = Tu gagnes avec { $names }.
ceremony-wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
ceremony-wins-you-are = { $count ->
    [one] { $names } gagne, tu es { $place }
   *[other] { $names } gagnent ensemble, tu es { $place }
}
ceremony-place = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $place }e
}
ceremony-tie-broken = Égalité de points : les desserts départagent. { $list }
ceremony-tie-shared = Égalité de points et de desserts ({ $count } chacun) : la victoire est partagée.
ceremony-shared-win = Égalité de points : la victoire est partagée.
ceremony-after-all = après { $rounds } manches et les desserts
ceremony-again = Encore une
ceremony-look-back = Revoir
ceremony-share = Partager
ceremony-shared = Copié
ceremony-sheet = Feuille
