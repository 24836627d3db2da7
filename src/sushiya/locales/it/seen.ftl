### The memory aid: what somebody with a good memory knows, on the page and in the terminal.

seen = Visto
seen-title = Quello che hai visto
seen-hands = { $seen } mani su { $count }
seen-all = Conosci tutte le carte.
seen-all-tiles = Conosci tutte le tessere.
seen-when = { $dish }: quando arriva?
seen-other = Altro piatto
seen-turn = turno { $turn }
seen-certain = certo
seen-percent = { $percent }%
seen-no = no
seen-new = Il turno { $turn } porta carte che non hai visto. Carte non viste: { $cards }, { $dish }: { $count }.
seen-if-passed = Turno { $turn }: se non prendi nessuna di quelle che hai in mano.
seen-blindly = Le probabilità suppongono che gli altri prendano alla cieca: sta a te giudicare che cosa vogliono.
seen-holds = { $name } ha in mano
seen-you-hold = Tu hai in mano
seen-comes = { $turns ->
    [1] arriva adesso
   *[other] tra { $turns } turni
}
seen-comes-back = { $turns ->
    [1] torna tra un turno
   *[other] torna tra { $turns } turni
}
seen-stays-away = non arriva più
seen-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
seen-not-yet = Non ancora visto
seen-taken = Prese da questa mano: { $cards }.
seen-taken-by = { $name } { $card }
seen-card-taken = { $card }, presa
seen-card-maybe = forse { $card }
seen-unknown = { $count ->
    [one] una carta sconosciuta
   *[other] { $count } carte sconosciute
}
seen-where = { $cards }: { $hands } in mano, { $undealt } non distribuite
seen-in-deck = Nel mazzo, come ha mostrato un menu:
seen-only = Solo quello che potresti sapere con una buona memoria.
seen-no-hands = Adesso non ci sono mani.
seen-points = { $points } punti
seen-stacks = Ogni pila, dal basso in alto.
seen-table-option = Aiuto per la memoria a tutti, anche tra persone
seen-table-has = A questo tavolo tutti hanno l'aiuto per la memoria.
