### La arena: bots contra bots.

arena-title = { $game }: { $deals ->
    [1] 1 reparto
   *[other] { $deals } repartos
}, { $matches } partidas
arena-progress = Repartos
arena-bot = Bot
arena-wins = Victorias
arena-interval = 95 %
arena-rank = Puesto
arena-points = Puntos
arena-rating = Nivel
arena-note = Cada reparto se juega rotando los asientos; una victoria compartida cuenta en parte; los intervalos son del 95 % sobre los repartos.
arena-faults = { $count ->
    [1] { $bot }: se jugó una respuesta en su lugar, porque no dio ninguna válida.
   *[other] { $bot }: se jugaron { $count } respuestas en su lugar, porque no dio ninguna válida.
}
ladder-title = La clasificación: { $games } juegos, { $matches } partidas
ladder-unsure = Margen
