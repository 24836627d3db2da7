### La partida del día, en la página y en el terminal.

daily-title = La partida de hoy
daily-of = Partida del { $date }
daily-about = Las mismas cartas para todos, contra los mismos bots. Juegas una vez, sin pistas.
daily-next = para la siguiente
daily-left = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
daily-play = Jugar
daily-go-on = Seguir
daily-result = Resultado
daily-played = { $points ->
    [one] jugada, { $points } punto
   *[other] jugada, { $points } puntos
}
daily-played-uncounted = jugada, no cuenta
daily-begun = en curso
daily-new = sin jugar
daily-players = { $count ->
    [0] Aquí nadie ha jugado hoy.
    [one] Aquí ha jugado hoy una persona.
   *[other] Aquí han jugado hoy { $count } personas.
}
daily-streak = Tú: { $count ->
    [one] { $count } día seguido.
   *[other] { $count } días seguidos.
}
daily-at-table = La partida del día: las mismas cartas para todos, un intento, sin pistas.
daily-loading = Cargando el resultado …
daily-won = Has ganado tu mesa con
daily-place = Puesto { $place } de { $seats } en tu mesa con
daily-points = { $points ->
    [one] punto
   *[other] puntos
}
daily-uncounted = Un bot jugó en tu lugar, así que esta partida no cuenta.
daily-first = Hoy nadie ha jugado antes que tú.
daily-alone = En este dispositivo juegas por tu cuenta. Los demás tienen las mismas cartas.
daily-better = { $better ->
    [0] Las otras { $others } personas de aquí tienen más puntos o los mismos.
   *[other] Mejor que { $better } de otras { $others } personas de aquí.
}
daily-two = Tú { $points }, { $name } { $other }.
daily-two-master = Tú { $points }, { $name } { $other }; { $who } { $master }.
daily-accuracy = Precisión { $accuracy } %, suerte { $luck }.
daily-you-mark = tú { $points }
daily-master-mark = { $who } { $points }
daily-dots = Puntos de todos aquí
daily-column-players = Jugadores
daily-share-title = Compartir
daily-share-note = no revela ninguna carta
daily-share-rows = { $best } óptimas, { $within } a menos de un punto, { $cost } más caras
daily-share-head = Sushiya diaria · { $date } · { $game }
daily-share-result = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, puesto { $place } de { $seats }
daily-share-master = { $who } { $points }
daily-who = { $by ->
    [planner] el planificador
    [regular] un habitual
   *[master] el maestro
}
daily-line = { $by ->
    [planner] La línea del planificador
    [regular] La línea de un habitual
   *[master] La línea del maestro
}
daily-line-sum = { $points } y { $master }
daily-line-about = Arriba { $who }, abajo tú. Una raya entre ambos: la misma carta. Tras otra elección llegan otras cartas.
daily-line-thinking = { $by ->
    [planner] El planificador está jugando las mismas cartas. Su línea llega en unos segundos.
    [regular] Un habitual está jugando las mismas cartas. Su línea llega en unos segundos.
   *[master] El maestro está jugando las mismas cartas. Su línea llega en un minuto.
}
daily-line-none = Aquí no hay un maestro con quien compararse. En un servidor, el maestro juega las mismas cartas.
daily-round = Ronda { $round }
daily-round-points = { $who } { $master }, tú { $points }
daily-turn = Turno { $turn }: { $who } { $master }, tú { $mine }
daily-nothing = nada
daily-end = Al final
daily-review = Analizar esta partida
daily-yesterday = Ayer
daily-open = la partida ya está abierta
daily-yesterday-points = { $game }, { $points }: mejor que { $better } de { $others }.
daily-yesterday-first = { $game }: { $points } puntos.
daily-yesterday-none = { $game }: no la jugaste.
daily-seed = Semilla: { $seed }
daily-replay = Volver a verla
daily-look = Verla
