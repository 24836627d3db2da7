### Hints: what the master would do, on the page and in the terminal.

hint = Pista
hint-compiling = Primero se compila la búsqueda del maestro, una vez en este ordenador. Tarda más o menos un minuto …
hint-thinking = El maestro piensa …
hint-still-thinking = { $seconds ->
    [0] El maestro sigue pensando …
   *[other] Sigue pensando: suele tardar unos { $seconds } s.
}
hint-thinking-long = Tarda más de lo habitual. El consejo llegará solo.
hint-warming-up = El maestro está calentando: listo en unos { $seconds } s. El consejo llegará solo.
hint-warming-up-soon = El maestro está calentando: un momento. El consejo llegará solo.
hint-title = El maestro elegiría
    .less-points = puntos menos
    .less-wins = menos victorias
hint-best = la mejor
hint-alike = igual de bueno
hint-less-points = −{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-less-wins = −{ $amount } %
hint-note = Estimado con partidas imaginadas que encajan con todo lo que sabes.
hint-said = Consejo: { $option }. { $because }
hint-more =
    { $count ->
        [0] Todas las cifras
       *[other] { $count } más, todas las cifras
    }
# The chance to win the match with an option.
hint-wins = gana { $win } %
hint-close = Quitar la pista
hint-take = Tomar { $what }
hint-steal = Robar { $what } a { $from }
hint-keep = Guardar { $dice }
