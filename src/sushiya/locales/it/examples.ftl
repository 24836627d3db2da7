### Esempi delle pagine delle regole. Ogni cifra viene dalle regole: qui non ce n'è nessuna.

example-title = Un esempio
example-before = Prima
example-after = Dopo
example-happens = Che cosa succede
example-empty = niente
example-points = { $points } punti

example-name-0 = Mia
example-name-1 = Leo
example-name-2 = Noa
example-name-3 = Kim

## What a part of the plates is worth

example-each = { $count } × { $name }: { $points }
example-on-base = { $name } su { $base }: { $points }
example-left-over = { $count } di troppo: { $points }
example-pair = una coppia: { $points }
example-single = senza compagno: { $points }
example-different = { $count ->
    [1] da solo: { $points }
   *[other] { $count } diversi: { $points }
}
example-face-down = { $count } a faccia in giù: { $points }
example-colour = { $cards } × { $name }, { $count } carte di un colore: { $points }
example-colours = { $cards } × { $name }, { $count } colori: { $points }
example-opponents = { $cards } × { $name }, { $count ->
    [one] ne ha anche un'altra persona
   *[other] ne hanno altri { $count }
}: { $points }
example-most = { $count }, { $ties ->
    [1] chi ne ha di più
   *[other] pari per il massimo
}: { $points }
example-second = { $count }, { $ties ->
    [1] secondo posto
   *[other] pari al secondo posto
}: { $points }
example-third = { $count }, { $ties ->
    [1] terzo posto
   *[other] pari al terzo posto
}: { $points }
example-fewest = { $count }, { $ties ->
    [1] chi ne ha di meno
   *[other] pari per il minimo
}: { $points }
example-between = { $count }, nel mezzo: { $points }
example-none = nessuno: { $points }

## Tiles and dice

example-stacks = contano { $counting } sushi su { $height }: { $sushi } − { $bones } = { $points }
example-take = { $count } × { $face }: la tessera { $place } da sinistra
example-steal = { $count } × { $face }: { $place ->
    [1] la tessera in cima a un'altra pila
   *[other] oppure la tessera { $place } dall'alto
}
