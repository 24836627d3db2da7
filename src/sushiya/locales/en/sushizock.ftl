### Sushizock on the page: what counts, what the dice win, what the others do, and the count at the end.
### Words between asterisks are emphasised.

## Numbers in sentences
sushizock-number = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
sushizock-nth-bone = { $count ->
    [1] a *bone*
    [2] a *second bone*
    [3] a *third bone*
    [4] a *fourth bone*
    [5] a *fifth bone*
    [6] a *sixth bone*
    [7] a *seventh bone*
    [8] an *eighth bone*
    [9] a *ninth bone*
    [10] a *tenth bone*
    [11] an *eleventh bone*
   *[other] a *twelfth bone*
}
sushizock-nth = { $count ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $count }th
}

## The own stacks
sushizock-now = now
sushizock-heights = { $sushi } sushi, { $bones ->
    [one] { $bones } bone
   *[other] { $bones } bones
}
sushizock-heights-brief = { $sushi } and { $bones }
sushizock-empty = No tiles yet. A sushi counts once a bone lies beside it.
sushizock-missing = { $count ->
    [one] Your top sushi doesn't count until { $bone } lies beside it.
   *[other] Your top { sushizock-number } sushi don't count yet: *{ sushizock-number } bones* are missing.
}
sushizock-all-count = Each of your sushi has its bone: *all count.*
sushizock-bare = { $count ->
    [one] Bones always count: *one* has no sushi beside it.
   *[other] Bones always count: *{ sushizock-number }* have no sushi beside them.
}
sushizock-threat-soon = { $kind ->
    [bone] One more red, and { $name } may take your *top bone*.
   *[sushi] One more blue, and { $name } may take your *top sushi*.
}
sushizock-threat-top = { $kind ->
    [bone] { $name } may take your *top bone* now.
   *[sushi] { $name } may take your *top sushi* now.
}
sushizock-threat-any = { $kind ->
    [bone] { $name } may take *any bone* of yours now.
   *[sushi] { $name } may take *any sushi* of yours now.
}

## Tiles and dice
sushizock-tile-sushi = the sushi { $value }
sushizock-tile-bone = the bone −{ $value }
sushizock-stays = stays { $points }
sushizock-dice-sushi = { $count } sushi
sushizock-dice-bone = { $count ->
    [one] { $count } bone
   *[other] { $count } bones
}
sushizock-dice-blue = { $count } blue
sushizock-dice-red = { $count } red
sushizock-wins-sushi = { sushizock-nth } sushi
sushizock-wins-bone = { sushizock-nth } bone
sushizock-wins-top-sushi = top sushi
sushizock-wins-top-bone = top bone
sushizock-wins-any-sushi = any sushi
sushizock-wins-any-bone = any bone
sushizock-wins-soon = 1 more steals
sushizock-wins-later = of { $needs }
sushizock-wins-nothing = nothing

## The dock
sushizock-ask = Take a tile, or keep dice and roll again
sushizock-ask-take = Take a tile
sushizock-ask-forced = Nothing fits: you get the tile nobody wants
sushizock-below = Below a tile: your points once you have it.
sushizock-tap = Tap the dice that you keep.
sushizock-tap-tile = Tap what you take.
sushizock-rolls = { $name } rolls: { $dice }
sushizock-ringed = Ringed: what these dice would win.
sushizock-next = Next: { $name }.
sushizock-next-you = Next: you.
sushizock-next-then-you = Next: { $name }, then you.
sushizock-rolling = rolls
sushizock-pace = This turn
sushizock-pace-roll = roll
sushizock-pace-keeps = { $count ->
    [0] keeps
   *[other] keeps { $count }
}
sushizock-pace-takes = takes
sushizock-pace-faster = tap: faster

## The count at the end
sushizock-last-tile = The last tile is taken
sushizock-counting = Counted from the bottom: a sushi with no bone at its height is worth nothing, a bone always counts.
sushizock-end-all = Every sushi has its bone.
sushizock-end-sushi = { $count ->
    [one] The top sushi ({ $tiles }) has no bone: nothing.
   *[other] The top { sushizock-number } sushi ({ $tiles }) have no bone: nothing.
}
sushizock-end-bones = { $count ->
    [one] The top bone has no sushi, and counts.
   *[other] The top { sushizock-number } bones have no sushi, and count.
}
sushizock-end-none = No tiles at all.
sushizock-sums = Figures below: the sum, from the bottom (left) to the top.

## News
told-sushizock-lot = { $name } is drawn to begin.
told-sushizock-lot-you = You are drawn to begin.
told-sushizock-turn = Now { $name } rolls.
told-sushizock-turn-you = Your turn: up to three rolls.
told-sushizock-rolled = { $name } rolls: { $dice }.
told-sushizock-rolled-you = You roll: { $dice }.
told-sushizock-kept = { $name } keeps { $dice }
told-sushizock-kept-you = You keep { $dice }
told-sushizock-again = { $count ->
    [one] and rolls one die again.
   *[other] and rolls { sushizock-number } dice again.
}
told-sushizock-again-you = { $count ->
    [one] and roll one die again.
   *[other] and roll { sushizock-number } dice again.
}
told-sushizock-took = { $name } takes { $what }.
told-sushizock-took-you = You take { $what }.
told-sushizock-counts-you = { $uncounted ->
    [1] The bone −{ $value } lets your top sushi count: { $change }
   *[other] The bone −{ $value } lets one more sushi count: { $change }
}
told-sushizock-points-stay = your points stay { $points }
told-sushizock-change-you = Your points: { $before } → { $after }.
told-sushizock-stays-you = It doesn't count yet: your points stay { $points }.
told-sushizock-forced-bone = Nothing fits: { $name } must take the worst bone, −{ $value }.
told-sushizock-forced-bone-you = Nothing fits: you must take the worst bone, −{ $value }.
told-sushizock-forced-sushi = Nothing fits: { $name } must take the lowest sushi, { $value }.
told-sushizock-forced-sushi-you = Nothing fits: you must take the lowest sushi, { $value }.
told-sushizock-how-sushi = { $count ->
    [5] five blue
    [4] four blue
   *[3] three blue
}
told-sushizock-how-bone = { $count ->
    [5] five red
    [4] four red
   *[3] three red
}
told-sushizock-stole = { $name } takes { $what } from { $victim }: { $how }
told-sushizock-stole-you = You take { $what } from { $victim }: { $how }
told-sushizock-stole-from-you-sushi = { $name } takes your sushi { $value }: { $how }
told-sushizock-stole-from-you-bone = { $name } takes your bone −{ $value }: { $how }
told-sushizock-from-the-top = It was the { sushizock-nth } from the top.
told-sushizock-kept-points = You keep your { $points }: it did not count yet.
told-sushizock-lost-points = You lose { $lost }: now { $points }.
told-sushizock-won-points = You gain { $won }: now { $points }.
told-sushizock-did-not-count = It did not count yet.
told-sushizock-did-count = It counted.
