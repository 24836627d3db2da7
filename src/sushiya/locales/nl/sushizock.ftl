### Sushizock op de pagina: wat telt, wat de stenen winnen, wat de anderen doen, en de telling aan het eind.
### Woorden tussen sterretjes krijgen nadruk.

## Getallen in zinnen
sushizock-number = { $count ->
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
   *[other] { $count }
}
sushizock-nth-bone = { $count ->
    [1] een *graat*
    [2] een *tweede graat*
    [3] een *derde graat*
    [4] een *vierde graat*
    [5] een *vijfde graat*
    [6] een *zesde graat*
    [7] een *zevende graat*
    [8] een *achtste graat*
    [9] een *negende graat*
    [10] een *tiende graat*
    [11] een *elfde graat*
   *[other] een *twaalfde graat*
}
sushizock-nth = { $count }e

## De eigen stapels
sushizock-now = nu
sushizock-heights = { $sushi } sushi, { $bones ->
    [one] { $bones } graat
   *[other] { $bones } graten
}
sushizock-heights-brief = { $sushi } en { $bones }
sushizock-empty = Nog geen tegels. Een sushi telt zodra er een graat naast ligt.
sushizock-missing = { $count ->
    [one] Je bovenste sushi telt pas als er { $bone } naast ligt.
   *[other] Je bovenste { sushizock-number } sushi tellen nog niet: er ontbreken *{ sushizock-number } graten*.
}
sushizock-all-count = Elke sushi van jou heeft zijn graat: *alles telt.*
sushizock-bare = { $count ->
    [one] Graten tellen altijd: naast *één* ligt geen sushi.
   *[other] Graten tellen altijd: naast *{ sushizock-number }* ligt geen sushi.
}
sushizock-threat-soon = { $kind ->
    [bone] Nog één rood, en { $name } mag je *bovenste graat* pakken.
   *[sushi] Nog één blauw, en { $name } mag je *bovenste sushi* pakken.
}
sushizock-threat-top = { $kind ->
    [bone] { $name } mag nu je *bovenste graat* pakken.
   *[sushi] { $name } mag nu je *bovenste sushi* pakken.
}
sushizock-threat-any = { $kind ->
    [bone] { $name } mag nu *elke graat* van je pakken.
   *[sushi] { $name } mag nu *elke sushi* van je pakken.
}

## Tegels en dobbelstenen
sushizock-tile-sushi = de sushi { $value }
sushizock-tile-bone = de graat −{ $value }
sushizock-stays = blijft { $points }
sushizock-dice-sushi = { $count } sushi
sushizock-dice-bone = { $count ->
    [one] { $count } graat
   *[other] { $count } graten
}
sushizock-dice-blue = { $count } blauw
sushizock-dice-red = { $count } rood
sushizock-wins-sushi = { sushizock-nth } sushi
sushizock-wins-bone = { sushizock-nth } graat
sushizock-wins-top-sushi = bovenste sushi
sushizock-wins-top-bone = bovenste graat
sushizock-wins-any-sushi = elke sushi
sushizock-wins-any-bone = elke graat
sushizock-wins-soon = nog 1: stelen
sushizock-wins-later = van { $needs }
sushizock-wins-nothing = niets

## Het dok
sushizock-ask = Pak een tegel, of houd stenen en gooi nog eens
sushizock-ask-take = Pak een tegel
sushizock-ask-forced = Niets past: jij krijgt wat niemand wil
sushizock-below = Onder een tegel: je punten als je hem hebt.
sushizock-tap = Tik op de stenen die je houdt.
sushizock-tap-tile = Tik op wat je pakt.
sushizock-rolls = { $name } gooit: { $dice }
sushizock-ringed = Omrand: wat deze stenen zouden winnen.
sushizock-next = Hierna: { $name }.
sushizock-next-you = Hierna: jij.
sushizock-next-then-you = Hierna: { $name }, dan jij.
sushizock-rolling = gooit
sushizock-pace = Deze beurt
sushizock-pace-roll = worp
sushizock-pace-keeps = { $count ->
    [0] houdt
   *[other] houdt { $count }
}
sushizock-pace-takes = pakt
sushizock-pace-faster = tik: sneller

## De telling aan het eind
sushizock-last-tile = De laatste tegel is gepakt
sushizock-counting = Van onderaf geteld: een sushi zonder graat op zijn hoogte is niets waard, een graat telt altijd.
sushizock-end-all = Elke sushi heeft zijn graat.
sushizock-end-sushi = { $count ->
    [one] De bovenste sushi ({ $tiles }) heeft geen graat: niets.
   *[other] De bovenste { sushizock-number } sushi ({ $tiles }) hebben geen graat: niets.
}
sushizock-end-bones = { $count ->
    [one] De bovenste graat heeft geen sushi, en telt.
   *[other] De bovenste { sushizock-number } graten hebben geen sushi, en tellen.
}
sushizock-end-none = Helemaal geen tegels.
sushizock-sums = Eronder de som, van onder (links) naar boven.

## Nieuws
told-sushizock-lot = Het lot zegt: { $name } begint.
told-sushizock-lot-you = Het lot zegt: jij begint.
told-sushizock-turn = Nu gooit { $name }.
told-sushizock-turn-you = Jouw beurt: tot drie worpen.
told-sushizock-rolled = { $name } gooit: { $dice }.
told-sushizock-rolled-you = Je gooit: { $dice }.
told-sushizock-kept = { $name } houdt { $dice }
told-sushizock-kept-you = Je houdt { $dice }
told-sushizock-again = { $count ->
    [one] en gooit één steen opnieuw.
   *[other] en gooit { sushizock-number } stenen opnieuw.
}
told-sushizock-again-you = { $count ->
    [one] en gooit één steen opnieuw.
   *[other] en gooit { sushizock-number } stenen opnieuw.
}
told-sushizock-took = { $name } pakt { $what }.
told-sushizock-took-you = Je pakt { $what }.
told-sushizock-counts-you = { $uncounted ->
    [1] Door de graat −{ $value } telt je bovenste sushi: { $change }
   *[other] Door de graat −{ $value } telt er één sushi meer: { $change }
}
told-sushizock-points-stay = je houdt { $points }
told-sushizock-change-you = Je punten: { $before } → { $after }.
told-sushizock-stays-you = Hij telt nog niet: je houdt { $points }.
told-sushizock-forced-bone = Niets past: { $name } moet de slechtste graat pakken, −{ $value }.
told-sushizock-forced-bone-you = Niets past: je moet de slechtste graat pakken, −{ $value }.
told-sushizock-forced-sushi = Niets past: { $name } moet de laagste sushi pakken, { $value }.
told-sushizock-forced-sushi-you = Niets past: je moet de laagste sushi pakken, { $value }.
told-sushizock-how-sushi = { $count ->
    [5] vijf keer blauw
    [4] vier keer blauw
   *[3] drie keer blauw
}
told-sushizock-how-bone = { $count ->
    [5] vijf keer rood
    [4] vier keer rood
   *[3] drie keer rood
}
told-sushizock-stole = { $name } pakt { $what } van { $victim }: { $how }
told-sushizock-stole-you = Je pakt { $what } van { $victim }: { $how }
told-sushizock-stole-from-you-sushi = { $name } pakt je sushi { $value }: { $how }
told-sushizock-stole-from-you-bone = { $name } pakt je graat −{ $value }: { $how }
told-sushizock-from-the-top = Hij lag als { sushizock-nth } van boven.
told-sushizock-kept-points = Je houdt je { $points }: hij telde nog niet.
told-sushizock-lost-points = Je verliest { $lost }: nu { $points }.
told-sushizock-won-points = Je wint { $won }: nu { $points }.
told-sushizock-did-not-count = Hij telde nog niet.
told-sushizock-did-count = Hij telde al.
