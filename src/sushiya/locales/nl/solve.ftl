### Exact solutions: best play in the last turns of a round between two, in the terminal.

solve-seat = { $name }: waard { $value }
solve-option = Optie
solve-often = hoe vaak
solve-brings = levert op
solve-at-least = minstens
solve-note = Hoe vaak het beste spel elke optie kiest, wat die tegen het beste spel oplevert en wat minstens. { $aim ->
    [win] Waar de meester naar streeft: vooral winnen, en een beetje elk punt.
    [wins] Alleen wie wint: 1 voor winst, 0 voor gedeelde winst, −1 voor verlies.
   *[points] Voorsprong in punten aan het eind van de ronde.
} { $count ->
    [one] Er is één stelling bekeken.
   *[other] Er zijn { $count } stellingen bekeken.
}
