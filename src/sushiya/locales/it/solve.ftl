### Exact solutions: best play in the last turns of a round between two, in the terminal.

solve-seat = { $name }: vale { $value }
solve-option = Opzione
solve-often = frequenza
solve-brings = porta
solve-at-least = almeno
solve-note = Quanto spesso il gioco migliore sceglie ogni opzione, che cosa porta contro il gioco migliore e che cosa almeno. { $aim ->
    [win] Ciò a cui mira il maestro: soprattutto vincere, e un po’ ogni punto.
    [wins] Solo chi vince: 1 per la vittoria, 0 se è condivisa, −1 per la sconfitta.
   *[points] Vantaggio in punti alla fine della manche.
} { $count ->
    [one] È stata esaminata una posizione.
   *[other] Sono state esaminate { $count } posizioni.
}
