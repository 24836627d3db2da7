### Exact solutions: best play in the last turns of a round between two, in the terminal.

solve-seat = { $name } : vaut { $value }
solve-option = Option
solve-often = fréquence
solve-brings = rapporte
solve-at-least = au moins
solve-note = La fréquence de chaque option dans le meilleur jeu, ce qu’elle rapporte contre le meilleur jeu, et au moins. { $aim ->
    [win] Ce que vise le maître : surtout gagner, et un peu chaque point.
    [wins] Seulement qui gagne : 1 pour une victoire, 0 si elle est partagée, −1 pour une défaite.
   *[points] Avance en points à la fin de la manche.
} { $count ->
    [one] Une position a été examinée.
   *[other] { $count } positions ont été examinées.
}
