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
hint-more = { $count } más
hint-close = Quitar la pista
hint-take = Tomar { $what }
hint-steal = Robar { $what } a { $from }
hint-keep = Guardar { $dice }

# Why an option is good or bad: facts from the rules and from imagined matches. A few of them stand in a row.
hint-because-none = Las cifras difieren, el motivo no es sencillo.
hint-because-completes =
    { $points ->
        [one] Completa un conjunto: 1 punto ya.
       *[other] Completa un conjunto: { $points } puntos ya.
    }
hint-because-on-base =
    { $points ->
        [one] Va sobre { $dish }: 1 punto.
       *[other] Va sobre { $dish }: { $points } puntos.
    }
hint-because-keeps-base = Deja { $dish } libre para una carta mejor.
hint-because-two-cards = Dos cartas en un turno.
hint-because-denies-set =
    { $points ->
        [one] A { $name } solo le falta esta para 1 punto.
       *[other] A { $name } solo le falta esta para { $points } puntos.
    }
hint-because-roll-sushi = { $times } de cada 100 tiradas te dan el { $points }.
hint-because-roll-bone = { $times } de cada 100 tiradas te dan el −{ $points }.
hint-because-roll-steal = { $times } de cada 100 tiradas te dejan robar.
hint-because-calls = Usa { $dish }.
hint-because-points =
    { $points ->
        [one] 1 punto ya.
       *[other] { $points } puntos ya.
    }
hint-because-costs =
    { $points ->
        [one] De momento cuesta 1 punto.
       *[other] De momento cuesta { $points } puntos.
    }
hint-because-toward = { $have } de { $need }.
hint-because-pays = Sale bien { $times } veces de cada 100.
hint-because-leads = Vas por delante, { $mine } a { $theirs }.
hint-because-level = Empatas a { $mine }.
hint-because-trails = Tienes { $mine }, el mejor tiene { $theirs }.
hint-because-prize = Da puntos { $times } veces de cada 100.
hint-because-expects =
    { $points ->
        [one] Al final, unos 1 punto por este plato.
       *[other] Al final, unos { $points } puntos por este plato.
    }
hint-because-denies =
    { $points ->
        [one] Si no, { $name } saca unos 1 punto más.
       *[other] Si no, { $name } saca unos { $points } puntos más.
    }
hint-because-helps =
    { $points ->
        [one] Al final, unos 1 punto más por { $dish }.
       *[other] Al final, unos { $points } puntos más por { $dish }.
    }
hint-because-counts =
    { $points ->
        [one] 1 punto, y ya tiene una espina al lado.
       *[other] { $points } puntos, y ya tiene una espina al lado.
    }
hint-because-waits =
    { $points ->
        [one] 1 punto, cuando tenga una espina al lado.
       *[other] { $points } puntos, cuando tenga una espina al lado.
    }
hint-because-covers = −{ $points }, pero hace que cuente un sushi.
hint-because-bone = −{ $points }.
