### La arena: bots contra bots.

arena-title = { $game }: { $deals ->
    [1] 1 reparto
   *[other] { $deals } repartos
}, { $matches ->
    [1] 1 partida
   *[other] { $matches } partidas
}
arena-progress = Repartos
arena-bot = Bot
arena-wins = Victorias
arena-interval = 95 %
arena-rank = Puesto
arena-points = Puntos
arena-rating = Nivel
arena-previous = Antes
arena-next = Después
arena-note = Cada reparto se juega { $seatings ->
    [all] con todas las disposiciones posibles
   *[balanced] con una selección equilibrada de disposiciones
} de los asientos, para que todos los bots tengan la misma suerte y los mismos vecinos; una victoria compartida cuenta en parte; los intervalos son del 95 % sobre los repartos.
arena-stopped = Detenido tras { $done } de { $deals } repartos. Para continuar, repite la orden con --resume { $file }
arena-faults = { $count ->
    [1] { $bot }: se jugó una respuesta en su lugar, porque no dio ninguna válida.
   *[other] { $bot }: se jugaron { $count } respuestas en su lugar, porque no dio ninguna válida.
}
ladder-title = La clasificación: { $games } juegos, { $matches } partidas
ladder-unsure = Margen
