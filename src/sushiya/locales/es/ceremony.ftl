### El final de una ronda y de la partida: últimas cartas, recuento, hoja, podio.

ceremony-title = Se cuenta la ronda
ceremony-title-last = Ronda { $round } de { $rounds } · últimas cartas
ceremony-title-count = Ronda { $round } de { $rounds } · recuento
ceremony-title-over = La ronda { $round } de { $rounds } ha terminado
ceremony-title-end = La partida ha terminado
ceremony-skip = Saltar
ceremony-belt-empty = La cinta está vacía
ceremony-last = Las últimas cartas
ceremony-now-we-count = Ahora se cuenta, plato a plato.
ceremony-in-all = { $points } en total
ceremony-kept = se guarda
ceremony-nothing = sin puntos
ceremony-this-round = { $points } en esta ronda
ceremony-dish-by-dish = Ronda { $round }, plato a plato
ceremony-so-far = Hasta ahora
ceremony-key = Espacio
ceremony-key-does = lleva a la hoja de puntos.
ceremony-rolls = { $count ->
    [one] { $count } rollo
   *[other] { $count } rollos
}
ceremony-icons = { $count ->
    [one] { $count } icono
   *[other] { $count } iconos
}
ceremony-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
ceremony-colours = { $count ->
    [one] { $count } color
   *[other] { $count } colores
}

## Después de una ronda

ceremony-lead = Vas en cabeza por { $points }
ceremony-lead-with = Vas en cabeza junto con { $names }
ceremony-leads = { $count ->
    [one] { $names } va en cabeza
   *[other] { $names } van en cabeza
}
ceremony-behind = { $count ->
    [one] { $names } va en cabeza, estás a { $points }
   *[other] { $names } van en cabeza, estás a { $points }
}
ceremony-after-round = tras la ronda { $round }
ceremony-why = Toca un plato para ver por qué.
ceremony-later = { $dish }: cuenta al final de la partida.
ceremony-bring = Mostrar a { $name } junto a ti
ceremony-on = A la ronda { $round }

## Después de la partida

ceremony-win = ¡Has ganado!
ceremony-win-by = ¡Has ganado por { $points }!
ceremony-win-with = Has ganado junto con { $names }.
ceremony-wins = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
ceremony-wins-you-are = { $count ->
    [one] Gana { $names }, quedas en el { $place } puesto
   *[other] Ganan { $names }, quedas en el { $place } puesto
}
ceremony-place = { $place ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
   *[other] { $place }.º
}
ceremony-tie-broken = Empate a puntos: deciden los postres. { $list }
ceremony-tie-shared = Empate a puntos y a postres ({ $count } cada uno): la victoria se comparte.
ceremony-shared-win = Empate a puntos: la victoria se comparte.
ceremony-after-all = tras { $rounds } rondas y los postres
ceremony-again = Otra vez
ceremony-look-back = Repasar
ceremony-share = Compartir
ceremony-shared = Copiado
ceremony-sheet = Hoja
