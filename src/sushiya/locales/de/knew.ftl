### Was jemand wusste: die Hände im Rückblick.

knew-you = Was du wusstest
knew = Was { $name } wusste
knew-all = alle Hände gesehen
knew-unseen = { $count ->
    [one] eine Karte nicht gesehen
   *[other] { $count } Karten nicht gesehen
}
knew-own = In der eigenen Hand
knew-held = { $name } hält
knew-comes = { $turns ->
    [1] kommt als Nächstes
   *[other] in { $turns } Zügen
}
