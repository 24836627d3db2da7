### Ejemplos de las páginas de reglas. Cada cifra sale de las reglas; aquí no hay ninguna escrita.

example-title = Un ejemplo
example-before = Antes
example-after = Después
example-happens = Qué pasa
example-empty = nada
example-points = { $points } puntos

example-name-0 = Mia
example-name-1 = Leo
example-name-2 = Noa
example-name-3 = Kim

## What a part of the plates is worth

example-each = { $count } × { $name }: { $points }
example-on-base = { $name } sobre { $base }: { $points }
example-left-over = { $count ->
    [one] sobra { $count }: { $points }
   *[other] sobran { $count }: { $points }
}
example-pair = una pareja: { $points }
example-single = sin pareja: { $points }
example-different = { $count ->
    [1] por separado: { $points }
   *[other] { $count } distintos: { $points }
}
example-face-down = { $count } boca abajo: { $points }
example-colour = { $cards } × { $name }, { $count } cartas de un color: { $points }
example-colours = { $cards } × { $name }, { $count } colores: { $points }
example-opponents = { $cards } × { $name }, { $count ->
    [one] otra persona también tiene
   *[other] otras { $count } también tienen
}: { $points }
example-most = { $count }, { $ties ->
    [1] quien más tiene
   *[other] empate a más
}: { $points }
example-second = { $count }, { $ties ->
    [1] segundo lugar
   *[other] empate en el segundo lugar
}: { $points }
example-third = { $count }, { $ties ->
    [1] tercer lugar
   *[other] empate en el tercer lugar
}: { $points }
example-fewest = { $count }, { $ties ->
    [1] quien menos tiene
   *[other] empate a menos
}: { $points }
example-between = { $count }, entre medias: { $points }
example-none = ninguno: { $points }

## Tiles and dice

example-stacks = cuentan { $counting } de { $height } sushis: { $sushi } − { $bones } = { $points }
example-take = { $count } × { $face }: la ficha { $place } desde la izquierda
example-steal = { $count } × { $face }: { $place ->
    [1] la ficha de arriba de otra pila
   *[other] o la ficha { $place } desde arriba
}
