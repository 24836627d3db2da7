### The score pad, and the frames around rules and meals in the terminal. What ids mean is told in the English file.

## Questions

pad-ask-game = ¿Qué juego? (sushi-go, sushi-go-party o sushizock)
pad-ask-edition = ¿Qué edición? (zoch o gamewright)
pad-ask-seats = ¿Cuántos jugadores?
pad-ask-meal = ¿Qué comida? (como en sushiya meals)
pad-ask-dummy = ¿Con el fantasma? (sí o no)
pad-ask-names = Nombres, separados por comas (Enter: asiento 0, asiento 1, …)
pad-ask-next-round = ¿Puntuar también la ronda { $count }?
pad-ask-uramaki = Puntos ganados con uramaki durante la ronda, un número por asiento (Enter: nadie ganó ninguno)
pad-ask-sushi = { $value }, sushi de abajo arriba (Enter: ninguno)
pad-ask-bones = { $value }, espinas de abajo arriba, sin el menos (Enter: ninguna)

pad-how-to-plates =
    Escribe lo que hay delante de cada asiento en el orden en que se jugó, con espacios:
    un nigiri va sobre el wasabi libre anterior, o lleva /free para quedarse al lado.
    ~tempura es una carta boca abajo, special_order>tempura una copia.
    < deshace la última respuesta. Las cartas:
pad-how-to-stacks = Escribe los números de cada pila con espacios; < deshace la última respuesta.

## Sheet

pad-seat = asiento { $count }
pad-dummy = fantasma
pad-round = Ronda { $count }
pad-round-sum = suma
pad-final = Fin de la partida
pad-total = Total
pad-sushi-counted = sushi que cuenta
pad-bones = espinas
pad-winner = { $count ->
    [one] Gana: { $value }
   *[other] Ganan: { $value }
}
pad-tie-break = El empate se lo lleva quien tiene más cartas de postre.
pad-unfinished = Los postres y quién gana, después de la ronda 3.
pad-note = Nota: { $value }

## Rules

guide-games = Juegos
guide-dishes = Platos de { $value }
guide-more = Más: sushiya rules miso, sushiya rules sushizock, sushiya rules --help
guide-card = { $count } × { $value }
guide-cards = Cartas
guide-worth = Puntos
guide-detail = Al detalle
guide-tip = Consejo
guide-players = { $value } jugadores
guide-also = También en { $value }:
guide-editions = Ediciones
guide-options = Opciones

## Meals

meals-title = Comidas propuestas
meals-order = Cada una dice su rollo, aperitivos, extras y postre; los nigiri van en todas.
meals-players = { $value } jugadores
meals-limits = Todos los platos combinan, pero estos no valen para cualquier número de jugadores:
meals-check = Comprueba una comida tuya con sus siete platos unidos por +, por ejemplo
meals-play = Juégala:
meals-legal = Una comida tuya, y vale.
