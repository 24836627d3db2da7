### The coach: what the last answer cost, on the page and in the terminal.

coach = Entrenador
coach-here = Entrenador en esta mesa
coach-about = Avisa cuando una elección ha costado un punto o más. Solo contra bots, o donde la mesa permite pistas.
coach-needs-server = El entrenador necesita un servidor: este dispositivo solo no puede medir con suficiente precisión.
coach-tally = { $best } de { $of } elecciones hasta ahora fueron las mejores.
# Stars enclose what is bold. $option is an option in words, such as the name of a card.
coach-cost =
    { $points ->
        [one] { $option }: costó *alrededor de 1 punto*.
       *[other] { $option }: costó *unos { $points } puntos*.
    }
coach-said =
    { $points ->
        [one] Entrenador: { $option } costó alrededor de 1 punto.
       *[other] Entrenador: { $option } costó unos { $points } puntos.
    }
coach-show = Muéstramelo
coach-close = Cerrar lo que dice el entrenador
coach-when = { $where }, hace un momento
coach-yours = elegiste
coach-better = mejor
coach-interval = de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-option = Opción
coach-wins = victorias
coach-percent = { $win } % (de { $low } a { $high })
coach-hush = Silencio en esta partida
coach-all = Todas las cifras
coach-play-on = Seguir jugando
coach-mark = El entrenador tiene algo que decir
coach-line =
    { $points ->
        [one] El entrenador: { $option } costó alrededor de 1 punto; { $better } era mejor.
       *[other] El entrenador: { $option } costó unos { $points } puntos; { $better } era mejor.
    }
