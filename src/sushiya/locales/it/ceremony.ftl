### La fine di una manche e della partita: ultime carte, conteggio, foglio, podio.

ceremony-title = Si conta la manche
ceremony-title-last = Manche { $round } di { $rounds } · ultime carte
ceremony-title-count = Manche { $round } di { $rounds } · conteggio
ceremony-title-over = La manche { $round } di { $rounds } è finita
ceremony-title-end = La partita è finita
ceremony-skip = Salta
ceremony-belt-empty = Il nastro è vuoto
ceremony-last = Le ultime carte
ceremony-now-we-count = Ora si conta, piatto per piatto.
ceremony-in-all = { $points } in tutto
ceremony-kept = da parte
ceremony-nothing = nessun punto
ceremony-this-round = { $points } in questa manche
ceremony-dish-by-dish = Manche { $round }, piatto per piatto
ceremony-so-far = Finora
ceremony-key = Spazio
ceremony-key-does = porta al foglio dei punti.
ceremony-rolls = { $count ->
    [one] { $count } rotolo
   *[other] { $count } rotoli
}
ceremony-icons = { $count ->
    [one] { $count } icona
   *[other] { $count } icone
}
ceremony-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
ceremony-colours = { $count ->
    [one] { $count } colore
   *[other] { $count } colori
}

## Dopo una manche

ceremony-lead = Sei in testa di { $points }
ceremony-lead-with = Sei in testa a pari merito con { $names }
ceremony-leads = { $count ->
    [one] { $names } è in testa
   *[other] { $names } sono in testa
}
ceremony-behind = { $count ->
    [one] { $names } è in testa, ti mancano { $points }
   *[other] { $names } sono in testa, ti mancano { $points }
}
ceremony-after-round = dopo la manche { $round }
ceremony-why = Tocca un piatto per vedere perché.
ceremony-later = { $dish }: conta alla fine della partita.
ceremony-bring = Mostra { $name } accanto a te
ceremony-on = Alla manche { $round }

## Dopo la partita

ceremony-win = Hai vinto!
ceremony-win-by = Hai vinto di { $points }!
ceremony-win-with = Hai vinto insieme a { $names }.
ceremony-wins = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
ceremony-wins-you-are = { $count ->
    [one] Vince { $names }, sei al { $place } posto
   *[other] Vincono { $names }, sei al { $place } posto
}
ceremony-place = { $place ->
    [1] 1º
    [2] 2º
    [3] 3º
   *[other] { $place }º
}
ceremony-tie-broken = Parità di punti: decidono i dessert. { $list }
ceremony-tie-shared = Parità di punti e di dessert ({ $count } a testa): la vittoria è condivisa.
ceremony-shared-win = Parità di punti: la vittoria è condivisa.
ceremony-after-all = dopo { $rounds } manche e i dolci
ceremony-again = Ancora una
ceremony-look-back = Rivedi
ceremony-share = Condividi
ceremony-shared = Copiato
ceremony-sheet = Foglio
