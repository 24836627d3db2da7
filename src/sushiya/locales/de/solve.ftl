### Exact solutions: best play in the last turns of a round between two, in the terminal.

solve-seat = { $name }: wert { $value }
solve-option = Möglichkeit
solve-often = wie oft
solve-brings = bringt
solve-at-least = mindestens
solve-note = Wie oft bestes Spiel jede Möglichkeit wählt, was sie gegen bestes Spiel bringt und was mindestens. { $aim ->
    [win] Was der Meister anstrebt: vor allem den Sieg, und für jeden Punkt ein wenig.
    [wins] Nur wer gewinnt: 1 für den Sieg, 0 für einen geteilten, −1 für die Niederlage.
   *[points] Vorsprung in Punkten am Ende der Runde.
} { $count ->
    [one] Eine Stellung wurde betrachtet.
   *[other] { $count } Stellungen wurden betrachtet.
}
