### Palabras que se escriben en la terminal: una cada vez, en minúsculas. Las inglesas valen en todos los idiomas.

typed-yes = sí
typed-no = no
typed-help = ayuda
typed-rules = reglas
typed-table = mesa
typed-score = puntos
typed-log = historial
typed-hint = pista
typed-seen = visto
typed-undo = atrás
typed-quit = salir
typed-keep = guardar
