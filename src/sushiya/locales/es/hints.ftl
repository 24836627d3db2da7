### Hints: what the master would do, on the page and in the terminal.

hint = Pista
hint-compiling = Primero se compila la búsqueda del maestro, una vez en este ordenador. Tarda más o menos un minuto …
hint-thinking = El maestro piensa …
hint-title = El maestro elegiría
    .win = gana
    .margin = ventaja
hint-best = la mejor
hint-win = { $percent } %
hint-margin = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-note = Las victorias y la ventaja final son estimaciones, de partidas imaginadas que encajan con todo lo que sabes.
hint-said = Pista: { $option }, gana { $percent } de 100.
hint-close = Quitar la pista
hint-take = Tomar { $what }
hint-steal = Robar { $what } a { $from }
hint-keep = Guardar { $dice }
