### Worked examples on the rules pages. The rules themselves give every figure, so no number is written here.

example-title = Worked example
example-before = Before
example-after = After
example-happens = What happens
example-empty = nothing
example-points = { $points } points

example-name-0 = Mia
example-name-1 = Leo
example-name-2 = Noa
example-name-3 = Kim

## What a part of the plates is worth

example-each = { $count } × { $name }: { $points }
example-on-base = { $name } on { $base }: { $points }
example-left-over = { $count } left over: { $points }
example-pair = a pair: { $points }
example-single = no partner: { $points }
example-different = { $count ->
    [1] on its own: { $points }
   *[other] { $count } different ones: { $points }
}
example-face-down = { $count } face down: { $points }
example-colour = { $cards } × { $name }, { $count } cards of one colour: { $points }
example-colours = { $cards } × { $name }, { $count } colours: { $points }
example-opponents = { $cards } × { $name }, { $count ->
    [one] one other player has some
   *[other] { $count } others have some
}: { $points }
example-most = { $count }, { $ties ->
    [1] the most
   *[other] tied for most
}: { $points }
example-second = { $count }, { $ties ->
    [1] second
   *[other] tied for second
}: { $points }
example-third = { $count }, { $ties ->
    [1] third
   *[other] tied for third
}: { $points }
example-fewest = { $count }, { $ties ->
    [1] the fewest
   *[other] tied for fewest
}: { $points }
example-between = { $count }, in between: { $points }
example-none = none: { $points }

## Tiles and dice

example-stacks = { $counting } of { $height } sushi count: { $sushi } − { $bones } = { $points }
example-take = { $count } × { $face }: tile { $place } from the left
example-steal = { $count } × { $face }: { $place ->
    [1] the top tile of someone else's stack
   *[other] or tile { $place } from the top
}
