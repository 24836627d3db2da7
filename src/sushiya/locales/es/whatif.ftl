### ¿Y si…?: otra opción de una partida guardada, jugada hasta el final muchas veces o continuada.

whatif = ¿Y si…?
whatif-where-you = Dónde estabas
whatif-where = Dónde estaba { $name }
whatif-known-you = como lo sabías
whatif-known = como lo sabía { $name }
whatif-take = Elegir en cambio
whatif-took-you = elegiste: { $option }
whatif-took = { $name } eligió: { $option }
whatif-played = jugado
whatif-whose = De quién es la elección
whatif-only = No había otra cosa que elegir.
whatif-choose-first = elige otra opción
whatif-times = { $count } veces
whatif-done = hecho
whatif-progress = { $deals } de { $of }
whatif-starting = Se juegan las primeras partidas. En un servidor nuevo el motor se prepara una vez, lo que tarda uno o dos minutos.
whatif-needs-server = Muchas partidas a la vez necesitan un servidor con el motor rápido. Puedes seguir jugando desde aquí.
whatif-ran = Jugado { $count } veces
whatif-same-luck = la misma suerte para ambas
whatif-points = { $sign ->
    [plus] { $option } acaba { $points } puntos mejor.
   *[minus] { $option } acaba { $points } puntos peor.
}
whatif-wins = { $sign ->
    [plus] Gana { $count } más de cada 100.
    [minus] Gana { $count } menos de cada 100.
   *[even] Gana con la misma frecuencia.
}
whatif-alike = { $option } es igual de buena: las cifras no las distinguen.
whatif-few = Mejor en { $better }, peor en { $worse }: demasiado pocas para decir algo.
whatif-won = ganadas
whatif-mean = media { $points }
whatif-behind = detrás del mejor
whatif-ahead-of = delante
whatif-caption = Puntos de ventaja sobre el mejor de los demás al final: a la derecha de 0 se gana. Todos juegan con la misma regla rápida, con repartos que ese puesto podía imaginar entonces. La barra del pie es la media con su intervalo.
whatif-option = Opción
whatif-ahead = ventaja
whatif-better-in = mejor en
whatif-matches = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
whatif-same = { $count ->
    [one] Una partida acabó igual.
   *[other] { $count } partidas acabaron igual.
}
whatif-range = de { $from } a { $to }
whatif-play-on = Seguir desde aquí
whatif-unrated = Juegas este puesto contra bots, con los mismos repartos. La partida queda como estaba.
whatif-variations = Variantes
whatif-kept = guardadas con la partida
whatif-as-played = Como se jugó
whatif-instead = { $option } en cambio
whatif-played-on = { $option }, continuada
whatif-open = aún se juega
whatif-expired = esta partida ya no existe
whatif-share = Compartir
whatif-shared = Copiado
whatif-more = Cambiar «{ $name }»
whatif-name = Nombre
whatif-save = Guardar
whatif-export = Guardar como archivo
whatif-delete = Borrar
whatif-delete-ask = ¿Borrar «{ $name }»? La partida queda.
whatif-keep = Conservar
whatif-key-option = otra opción
whatif-key-run = jugarla hasta el final muchas veces
whatif-key-play = seguir desde aquí
whatif-options-at = Respuesta { $at }: { $name } podía elegir
