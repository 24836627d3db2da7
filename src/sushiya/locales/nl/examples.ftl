### Voorbeelden op de regelpagina's. Elk getal komt uit de regels; hier staat er geen.

example-title = Een voorbeeld
example-before = Vooraf
example-after = Daarna
example-happens = Wat er gebeurt
example-empty = niets
example-points = { $points } punten

example-name-0 = Mia
example-name-1 = Leo
example-name-2 = Noa
example-name-3 = Kim

## What a part of the plates is worth

example-each = { $count } × { $name }: { $points }
example-on-base = { $name } op { $base }: { $points }
example-left-over = { $count } over: { $points }
example-pair = een paar: { $points }
example-single = zonder partner: { $points }
example-different = { $count ->
    [1] los: { $points }
   *[other] { $count } verschillende: { $points }
}
example-face-down = { $count } gedekt: { $points }
example-colour = { $cards } × { $name }, { $count } kaarten van één kleur: { $points }
example-colours = { $cards } × { $name }, { $count } kleuren: { $points }
example-opponents = { $cards } × { $name }, { $count ->
    [one] één ander heeft er ook
   *[other] { $count } anderen hebben er ook
}: { $points }
example-most = { $count }, { $ties ->
    [1] de meeste
   *[other] samen de meeste
}: { $points }
example-second = { $count }, { $ties ->
    [1] tweede plaats
   *[other] samen op de tweede plaats
}: { $points }
example-third = { $count }, { $ties ->
    [1] derde plaats
   *[other] samen op de derde plaats
}: { $points }
example-fewest = { $count }, { $ties ->
    [1] de minste
   *[other] samen de minste
}: { $points }
example-between = { $count }, ertussenin: { $points }
example-none = geen: { $points }

## Tiles and dice

example-stacks = { $counting } van de { $height } sushi tellen: { $sushi } − { $bones } = { $points }
example-take = { $count } × { $face }: tegel { $place } van links
example-steal = { $count } × { $face }: { $place ->
    [1] de bovenste tegel van iemand anders
   *[other] of tegel { $place } van boven
}
