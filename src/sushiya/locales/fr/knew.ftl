### Ce que quelqu’un savait : les mains dans l’analyse.

knew-you = Ce que tu savais
knew = Ce que savait { $name }
knew-all = toutes les mains vues
knew-unseen = { $count ->
    [one] une carte non vue
   *[other] { $count } cartes non vues
}
knew-own = Dans sa propre main
knew-held = { $name } tient
knew-comes = { $turns ->
    [1] arrive ensuite
   *[other] dans { $turns } tours
}
