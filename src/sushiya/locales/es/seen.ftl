### The memory aid: what somebody with a good memory knows, on the page and in the terminal.

seen = Visto
seen-title = Lo que has visto
seen-hands = { $seen } de { $count } manos
seen-all = Conoces todas las cartas.
seen-all-tiles = Conoces todas las fichas.
seen-when = { $dish }: ¿cuándo llega?
seen-other = Otro plato
seen-turn = turno { $turn }
seen-certain = seguro
seen-percent = { $percent } %
seen-no = no
seen-new = El turno { $turn } trae cartas que no has visto. Cartas sin ver: { $cards }, { $dish }: { $count }.
seen-if-passed = Turno { $turn }: si no tomas ninguna de las que tienes.
seen-blindly = Las probabilidades suponen que los demás eligen a ciegas: lo que quieren lo juzgas tú.
seen-holds = { $name } tiene
seen-you-hold = Tú tienes
seen-comes = { $turns ->
    [1] llega ahora
   *[other] en { $turns } turnos
}
seen-comes-back = { $turns ->
    [1] vuelve en un turno
   *[other] vuelve en { $turns } turnos
}
seen-stays-away = ya no llega
seen-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
seen-not-yet = Aún sin ver
seen-taken = Tomadas de ella: { $cards }.
seen-taken-by = { $name } { $card }
seen-card-taken = { $card }, tomada
seen-card-maybe = quizá { $card }
seen-unknown = { $count ->
    [one] una carta desconocida
   *[other] { $count } cartas desconocidas
}
seen-where = { $cards }: { $hands } en manos, { $undealt } sin repartir
seen-in-deck = En el mazo, como mostró un menú:
seen-only = Solo lo que podrías saber con buena memoria.
seen-no-hands = Ahora no hay manos.
seen-points = { $points } puntos
seen-stacks = Cada pila, de abajo arriba.
seen-table-option = Ayuda de memoria para todos, también entre personas
seen-table-has = En esta mesa todos tienen la ayuda de memoria.
