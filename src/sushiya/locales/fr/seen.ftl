### The memory aid: what somebody with a good memory knows, on the page and in the terminal.

seen = Vu
seen-title = Ce que tu as vu
seen-hands = { $seen } mains sur { $count }
seen-all = Tu connais toutes les cartes.
seen-all-tiles = Tu connais toutes les tuiles.
seen-when = { $dish } : quand y en a-t-il ?
seen-other = Autre plat
seen-turn = tour { $turn }
seen-certain = sûr
seen-percent = { $percent } %
seen-no = non
seen-new = Le tour { $turn } apporte des cartes que tu n'as pas vues. Cartes non vues : { $cards }, { $dish } : { $count }.
seen-if-passed = Tour { $turn } : si tu ne prends aucune de celles que tu tiens.
seen-blindly = Les chances supposent que les autres prennent à l'aveugle : à toi de juger ce qu'ils veulent.
seen-holds = { $name } tient
seen-you-hold = Tu tiens
seen-comes = { $turns ->
    [1] arrive ensuite
   *[other] dans { $turns } tours
}
seen-comes-back = { $turns ->
    [1] de retour dans un tour
   *[other] de retour dans { $turns } tours
}
seen-stays-away = n'arrive plus
seen-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
seen-not-yet = Pas encore vu
seen-taken = Pris dans cette main : { $cards }.
seen-taken-by = { $name } { $card }
seen-card-taken = { $card }, prise
seen-card-maybe = peut-être { $card }
seen-unknown = { $count ->
    [one] une carte inconnue
   *[other] { $count } cartes inconnues
}
seen-where = { $cards } : { $hands } en main, { $undealt } non distribuées
seen-in-deck = Dans la pioche, comme l'a montré un menu :
seen-only = Seulement ce que tu pourrais savoir avec une bonne mémoire.
seen-no-hands = Il n'y a pas de mains en ce moment.
seen-points = { $points } points
seen-stacks = Chaque pile, de bas en haut.
seen-table-option = Aide-mémoire pour tous, même entre personnes
seen-table-has = À cette table, tout le monde a l'aide-mémoire.
