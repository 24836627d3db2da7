### Sushizock on the page: what counts, what the dice win, what the others do, and the count at the end.
### Words between asterisks are emphasised.

## Numbers in sentences
zock-number = { $count ->
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
zock-nth-bone = { $count ->
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
zock-nth = { $count ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $count }th
}

## The own stacks
zock-now = now
zock-heights = { $sushi } sushi, { $bones ->
    [one] { $bones } bone
   *[other] { $bones } bones
}
zock-heights-brief = { $sushi } and { $bones }
zock-empty = No tiles yet. A sushi counts once a bone lies beside it.
zock-missing = { $count ->
    [one] Your top sushi doesn't count until { $bone } lies beside it.
   *[other] Your top { zock-number } sushi don't count yet: *{ zock-number } bones* are missing.
}
zock-all-count = Every sushi of yours has its bone: *all count.*
zock-bare = { $count ->
    [one] Bones always count: *one* has no sushi beside it.
   *[other] Bones always count: *{ zock-number }* have no sushi beside them.
}
zock-threat-soon = { $kind ->
    [bone] One more red, and { $name } may take your *top bone*.
   *[sushi] One more blue, and { $name } may take your *top sushi*.
}
zock-threat-top = { $kind ->
    [bone] { $name } may take your *top bone* now.
   *[sushi] { $name } may take your *top sushi* now.
}
zock-threat-any = { $kind ->
    [bone] { $name } may take *any bone* of yours now.
   *[sushi] { $name } may take *any sushi* of yours now.
}

## Tiles and dice
zock-tile-sushi = the sushi { $value }
zock-tile-bone = the bone −{ $value }
zock-stays = stays { $points }
zock-dice-sushi = { $count } sushi
zock-dice-bone = { $count ->
    [one] { $count } bone
   *[other] { $count } bones
}
zock-dice-blue = { $count } blue
zock-dice-red = { $count } red
zock-wins-sushi = { zock-nth } sushi
zock-wins-bone = { zock-nth } bone
zock-wins-top-sushi = top sushi
zock-wins-top-bone = top bone
zock-wins-any-sushi = any sushi
zock-wins-any-bone = any bone
zock-wins-soon = 1 more steals
zock-wins-later = of { $needs }
zock-wins-nothing = nothing

## The dock
zock-ask = Take a tile, or keep dice and roll again
zock-ask-take = Take a tile
zock-ask-forced = Nothing fits: you get the tile nobody wants
zock-below = Below a tile: your points once you have it.
zock-tap = Tap the dice that you keep.
zock-tap-tile = Tap what you take.
zock-rolls = { $name } rolls: { $dice }
zock-ringed = Ringed: what these dice would win.
zock-next = Next: { $name }.
zock-next-you = Next: you.
zock-next-then-you = Next: { $name }, then you.
zock-rolling = rolls
zock-pace = This turn
zock-pace-roll = roll
zock-pace-keeps = { $count ->
    [0] keeps
   *[other] keeps { $count }
}
zock-pace-takes = takes
zock-pace-faster = tap: faster

## The count at the end
zock-last-tile = The last tile is taken
zock-counting = Counted from the bottom: a sushi with no bone at its height is worth nothing, a bone always counts.
zock-end-all = Every sushi has its bone.
zock-end-sushi = { $count ->
    [one] The top sushi ({ $tiles }) has no bone: nothing.
   *[other] The top { zock-number } sushi ({ $tiles }) have no bone: nothing.
}
zock-end-bones = { $count ->
    [one] The top bone has no sushi, and counts.
   *[other] The top { zock-number } bones have no sushi, and count.
}
zock-end-none = No tiles at all.
zock-sums = Figures below: the sum, from the bottom (left) to the top.

## News
told-zock-lot = The lot says: { $name } begins.
told-zock-lot-you = The lot says: you begin.
told-zock-turn = Now { $name } rolls.
told-zock-turn-you = Your turn: up to three rolls.
told-zock-rolled = { $name } rolls: { $dice }.
told-zock-rolled-you = You roll: { $dice }.
told-zock-kept = { $name } keeps { $dice }
told-zock-kept-you = You keep { $dice }
told-zock-again = { $count ->
    [one] and rolls one die again.
   *[other] and rolls { zock-number } dice again.
}
told-zock-again-you = { $count ->
    [one] and roll one die again.
   *[other] and roll { zock-number } dice again.
}
told-zock-took = { $name } takes { $what }.
told-zock-took-you = You take { $what }.
told-zock-counts-you = The bone −{ $value } lets your top sushi count: { $before } → { $after }
told-zock-change-you = Your points: { $before } → { $after }.
told-zock-stays-you = It doesn't count yet: your points stay { $points }.
told-zock-forced-bone = Nothing fits: { $name } must take the worst bone, −{ $value }.
told-zock-forced-bone-you = Nothing fits: you must take the worst bone, −{ $value }.
told-zock-forced-sushi = Nothing fits: { $name } must take the lowest sushi, { $value }.
told-zock-forced-sushi-you = Nothing fits: you must take the lowest sushi, { $value }.
told-zock-how-sushi = { $count ->
    [5] five blue
    [4] four blue
   *[3] three blue
}
told-zock-how-bone = { $count ->
    [5] five red
    [4] four red
   *[3] three red
}
told-zock-stole = { $name } takes { $what } from { $victim }: { $how }
told-zock-stole-you = You take { $what } from { $victim }: { $how }
told-zock-stole-from-you-sushi = { $name } takes your sushi { $value }: { $how }
told-zock-stole-from-you-bone = { $name } takes your bone −{ $value }: { $how }
told-zock-from-the-top = It was the { zock-nth } from the top.
told-zock-kept-points = You keep your { $points }: it did not count yet.
told-zock-lost-points = You lose { $lost }: now { $points }.
told-zock-won-points = You gain { $won }: now { $points }.
told-zock-did-not-count = It did not count yet.
told-zock-did-count = It counted.
