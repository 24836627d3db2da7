### Problemas: posiciones en las que una opción es claramente la mejor, en la página y en el terminal.

puzzle-title = Problemas
puzzle-which = Problema { $number }
puzzle-ask-cards = ¿Qué tomarías?
puzzle-ask-wish = ¿Qué pedirías?
puzzle-ask-dice = ¿Qué harías?
puzzle-grade-gentle = suave
puzzle-grade-tricky = difícil
puzzle-grade-sharp = picante
puzzle-next-hand =
    { $unknown ->
        [0] Después viene la mano de { $name }. La has visto y sabes qué contiene:
        [one] Después viene la mano de { $name }. Conoces todas sus cartas menos una:
       *[other] Después viene la mano de { $name }. Conoces estas cartas de ella, pero no las otras { $unknown }:
    }
puzzle-goes-to =
    { $count ->
        [one] Una carta.
       *[other] { $count } cartas; después la mano pasa a { $name }.
    }
puzzle-your-plates = Tus platos
puzzle-left = a la izquierda
puzzle-right-side = a la derecha
puzzle-right = Sí, { $option }: { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos mejor que todo lo demás.
puzzle-nearly = Casi: { $option } da { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos más.
puzzle-next = Siguiente problema
puzzle-skip = Saltar
puzzle-in-a-row = { $count } seguidos
puzzle-press-enter = Intro: el siguiente · q: salir
puzzle-shelf = Estante
puzzle-shelf-title = El estante de problemas
puzzle-shelf-about = Posiciones de partidas entre bots en las que una opción es claramente la mejor.
puzzle-solved = { $solved } de { $count }
puzzle-row = { $what }, { $grade }: { $solved } de { $count } resueltos
puzzle-kept = Mejor racha hasta ahora: { $best }. Solo se guarda en este dispositivo.
puzzle-mixed = Plato variado
puzzle-of-the-day = Problema del día
puzzle-about = Problemas sobre { $dish }
puzzle-none = Aquí todavía no hay ninguno.
puzzle-loading = Cargando los problemas …
puzzle-offline = Los problemas llegarán cuando vuelvas a tener conexión.
puzzle-note = Medido en cientos de repartos imaginados que encajan con todo lo que sabes, y comprobado con una búsqueda larga.
puzzle-idea-rolls-on = Volver a tirar
puzzle-idea-takes = Tomar una ficha
puzzle-idea-steals = Robar una ficha
