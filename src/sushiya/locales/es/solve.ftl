### Exact solutions: best play in the last turns of a round between two, in the terminal.

solve-seat = { $name }: vale { $value }
solve-option = Opción
solve-often = frecuencia
solve-brings = da
solve-at-least = al menos
solve-note = Con qué frecuencia elige el mejor juego cada opción, qué da contra el mejor juego y qué da al menos. { $aim ->
    [win] Lo que busca el maestro: sobre todo ganar, y un poco cada punto.
    [wins] Solo quién gana: 1 por ganar, 0 por compartir la victoria, −1 por perder.
   *[points] Ventaja en puntos al final de la ronda.
} { $count ->
    [one] Se examinó una posición.
   *[other] Se examinaron { $count } posiciones.
}
