### Che cosa sapeva qualcuno: le mani nell’analisi.

knew-you = Che cosa sapevi
knew = Che cosa sapeva { $name }
knew-all = tutte le mani viste
knew-unseen = { $count ->
    [one] una carta non vista
   *[other] { $count } carte non viste
}
knew-own = Nella propria mano
knew-held = { $name } ha in mano
knew-comes = { $turns ->
    [1] arriva dopo
   *[other] tra { $turns } turni
}
