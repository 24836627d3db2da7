### Het einde van een ronde en van de partij: laatste kaarten, telling, blad, podium.

ceremony-title = De ronde wordt geteld
ceremony-title-last = Ronde { $round } van { $rounds } · laatste kaarten
ceremony-title-count = Ronde { $round } van { $rounds } · telling
ceremony-title-over = Ronde { $round } van { $rounds } is voorbij
ceremony-title-end = De partij is voorbij
ceremony-skip = Overslaan
ceremony-belt-empty = De band is leeg
ceremony-last = De laatste kaarten
ceremony-now-we-count = Nu tellen we, gerecht voor gerecht.
ceremony-in-all = { $points } samen
ceremony-kept = bewaard
ceremony-nothing = geen punten
ceremony-this-round = { $points } deze ronde
ceremony-dish-by-dish = Ronde { $round }, gerecht voor gerecht
ceremony-so-far = Tot nu toe
ceremony-key = Spatie
ceremony-key-does = brengt je naar het scoreblad.
ceremony-rolls = { $count ->
    [one] { $count } rol
   *[other] { $count } rollen
}
ceremony-icons = { $count ->
    [one] { $count } symbool
   *[other] { $count } symbolen
}
ceremony-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
ceremony-colours = { $count ->
    [one] { $count } kleur
   *[other] { $count } kleuren
}

## Na een ronde

ceremony-lead = Je staat { $points } voor
ceremony-lead-with = Je staat samen met { $names } bovenaan
ceremony-leads = { $count ->
    [one] { $names } staat bovenaan
   *[other] { $names } staan samen bovenaan
}
ceremony-behind = { $count ->
    [one] { $names } staat bovenaan, jij { $points } erachter
   *[other] { $names } staan bovenaan, jij { $points } erachter
}
ceremony-after-round = na ronde { $round }
ceremony-why = Tik op een gerecht om te zien waarom.
ceremony-later = { $dish }: telt aan het eind van de partij.
ceremony-bring = { $name } naast je tonen
ceremony-on = Naar ronde { $round }

## Na de partij

ceremony-win = Jij wint!
ceremony-win-by = Jij wint met { $points } verschil!
ceremony-win-with = Jij wint, samen met { $names }.
ceremony-wins = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen samen
}
ceremony-wins-you-are = { $count ->
    [one] { $names } wint, jij bent { $place }
   *[other] { $names } winnen samen, jij bent { $place }
}
ceremony-place = { $place ->
    [1] 1e
    [2] 2e
    [3] 3e
   *[other] { $place }e
}
ceremony-tie-broken = Evenveel punten: de desserts beslissen. { $list }
ceremony-tie-shared = Evenveel punten en desserts (ieder { $count }): de winst wordt gedeeld.
ceremony-shared-win = Evenveel punten: de winst wordt gedeeld.
ceremony-after-all = na { $rounds } rondes en de toetjes
ceremony-again = Nog eens
ceremony-look-back = Terugkijken
ceremony-share = Delen
ceremony-shared = Gekopieerd
ceremony-sheet = Scoreblad
