### Sushizock op de pagina: wat telt, wat de stenen winnen, wat de anderen doen, en de telling aan het eind.
### Woorden tussen sterretjes krijgen nadruk.

## Getallen in zinnen
zock-number = { $count ->
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
zock-nth-bone = { $count ->
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
zock-nth = { $count }e

## De eigen stapels
zock-now = nu
zock-heights = { $sushi } sushi, { $bones ->
    [one] { $bones } graat
   *[other] { $bones } graten
}
zock-heights-brief = { $sushi } en { $bones }
zock-empty = Nog geen tegels. Een sushi telt zodra er een graat naast ligt.
zock-missing = { $count ->
    [one] Je bovenste sushi telt pas als er { $bone } naast ligt.
   *[other] Je bovenste { zock-number } sushi tellen nog niet: er ontbreken *{ zock-number } graten*.
}
zock-all-count = Elke sushi van jou heeft zijn graat: *alles telt.*
zock-bare = { $count ->
    [one] Graten tellen altijd: naast *één* ligt geen sushi.
   *[other] Graten tellen altijd: naast *{ zock-number }* ligt geen sushi.
}
zock-threat-soon = { $kind ->
    [bone] Nog één rood, en { $name } mag je *bovenste graat* pakken.
   *[sushi] Nog één blauw, en { $name } mag je *bovenste sushi* pakken.
}
zock-threat-top = { $kind ->
    [bone] { $name } mag nu je *bovenste graat* pakken.
   *[sushi] { $name } mag nu je *bovenste sushi* pakken.
}
zock-threat-any = { $kind ->
    [bone] { $name } mag nu *elke graat* van je pakken.
   *[sushi] { $name } mag nu *elke sushi* van je pakken.
}

## Tegels en dobbelstenen
zock-tile-sushi = de sushi { $value }
zock-tile-bone = de graat −{ $value }
zock-stays = blijft { $points }
zock-dice-sushi = { $count } sushi
zock-dice-bone = { $count ->
    [one] { $count } graat
   *[other] { $count } graten
}
zock-dice-blue = { $count } blauw
zock-dice-red = { $count } rood
zock-wins-sushi = { zock-nth } sushi
zock-wins-bone = { zock-nth } graat
zock-wins-top-sushi = bovenste sushi
zock-wins-top-bone = bovenste graat
zock-wins-any-sushi = elke sushi
zock-wins-any-bone = elke graat
zock-wins-soon = nog 1: stelen
zock-wins-later = van { $needs }
zock-wins-nothing = niets

## Het dok
zock-ask = Pak een tegel, of houd stenen en gooi nog eens
zock-ask-take = Pak een tegel
zock-ask-forced = Niets past: jij krijgt wat niemand wil
zock-below = Onder een tegel: je punten als je hem hebt.
zock-tap = Tik op de stenen die je houdt.
zock-tap-tile = Tik op wat je pakt.
zock-rolls = { $name } gooit: { $dice }
zock-ringed = Omrand: wat deze stenen zouden winnen.
zock-next = Hierna: { $name }.
zock-next-you = Hierna: jij.
zock-next-then-you = Hierna: { $name }, dan jij.
zock-rolling = gooit
zock-pace = Deze beurt
zock-pace-roll = worp
zock-pace-keeps = { $count ->
    [0] houdt
   *[other] houdt { $count }
}
zock-pace-takes = pakt
zock-pace-faster = tik: sneller

## De telling aan het eind
zock-last-tile = De laatste tegel is gepakt
zock-counting = Van onderaf geteld: een sushi zonder graat op zijn hoogte is niets waard, een graat telt altijd.
zock-end-all = Elke sushi heeft zijn graat.
zock-end-sushi = { $count ->
    [one] De bovenste sushi ({ $tiles }) heeft geen graat: niets.
   *[other] De bovenste { zock-number } sushi ({ $tiles }) hebben geen graat: niets.
}
zock-end-bones = { $count ->
    [one] De bovenste graat heeft geen sushi, en telt.
   *[other] De bovenste { zock-number } graten hebben geen sushi, en tellen.
}
zock-end-none = Helemaal geen tegels.
zock-sums = Eronder de som, van onder (links) naar boven.

## Nieuws
told-zock-lot = Het lot zegt: { $name } begint.
told-zock-lot-you = Het lot zegt: jij begint.
told-zock-turn = Nu gooit { $name }.
told-zock-turn-you = Jouw beurt: tot drie worpen.
told-zock-rolled = { $name } gooit: { $dice }.
told-zock-rolled-you = Je gooit: { $dice }.
told-zock-kept = { $name } houdt { $dice }
told-zock-kept-you = Je houdt { $dice }
told-zock-again = { $count ->
    [one] en gooit één steen opnieuw.
   *[other] en gooit { zock-number } stenen opnieuw.
}
told-zock-again-you = { $count ->
    [one] en gooit één steen opnieuw.
   *[other] en gooit { zock-number } stenen opnieuw.
}
told-zock-took = { $name } pakt { $what }.
told-zock-took-you = Je pakt { $what }.
told-zock-counts-you = Door de graat −{ $value } telt je bovenste sushi: { $before } → { $after }
told-zock-change-you = Je punten: { $before } → { $after }.
told-zock-stays-you = Hij telt nog niet: je houdt { $points }.
told-zock-forced-bone = Niets past: { $name } moet de slechtste graat pakken, −{ $value }.
told-zock-forced-bone-you = Niets past: je moet de slechtste graat pakken, −{ $value }.
told-zock-forced-sushi = Niets past: { $name } moet de laagste sushi pakken, { $value }.
told-zock-forced-sushi-you = Niets past: je moet de laagste sushi pakken, { $value }.
told-zock-how-sushi = { $count ->
    [5] vijf keer blauw
    [4] vier keer blauw
   *[3] drie keer blauw
}
told-zock-how-bone = { $count ->
    [5] vijf keer rood
    [4] vier keer rood
   *[3] drie keer rood
}
told-zock-stole = { $name } pakt { $what } van { $victim }: { $how }
told-zock-stole-you = Je pakt { $what } van { $victim }: { $how }
told-zock-stole-from-you-sushi = { $name } pakt je sushi { $value }: { $how }
told-zock-stole-from-you-bone = { $name } pakt je graat −{ $value }: { $how }
told-zock-from-the-top = Hij lag als { zock-nth } van boven.
told-zock-kept-points = Je houdt je { $points }: hij telde nog niet.
told-zock-lost-points = Je verliest { $lost }: nu { $points }.
told-zock-won-points = Je wint { $won }: nu { $points }.
told-zock-did-not-count = Hij telde nog niet.
told-zock-did-count = Hij telde al.
