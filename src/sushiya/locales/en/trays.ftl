### What a tray says: a dish in front of a player, its worth now, and what is missing.
### A line has about 28 characters. *Stars* enclose what is bold.

## Facts, by id

tray-more =
    { $n ->
        [1] *one more* for { $points }
        [2] *two more* for { $points }
        [3] *three more* for { $points }
       *[other] *{ $n } more* for { $points }
    }
tray-worse =
    { $n ->
        [1] one more: only *{ $points }*
       *[other] { $n } more: only *{ $points }*
    }
tray-top = no more to gain
tray-each = { $points } each
tray-times = { $name } ×{ $n } *= { $points }*
tray-besides =
    { $n ->
        [1] one other: { $points }
       *[other] { $n } others: { $points }
    }
tray-partner = with { $name }: *{ $points }*
tray-another = *another kind:* { $points }
tray-colour = largest colour: *{ $n }* { $name }
tray-colours =
    { $n ->
        [1] *1 colour,* nobody more
       *[other] *{ $n } colours,* nobody more
    }
tray-colours-behind =
    { $n ->
        [1] 1 colour, { $names }: { $of }
       *[other] { $n } colours, { $names }: { $of }
    }
tray-shared = { $names }: *{ $points }* each
tray-others = { $n } others
tray-alone = nobody else has any
tray-most = { $n }, *most: { $points }*
tray-place =
    { $of ->
        [2] second: { $points }, { $n } behind { $names }
        [3] third: { $points }, { $n } behind { $names }
       *[other] place { $of }: { $points }, { $n } behind { $names }
    }
tray-behind = { $n } behind { $names }
tray-fewest = { $n }, *fewest: { $points }*
tray-fewest-none = *fewest*
tray-nobody = nobody has any yet
tray-level = all have the same
tray-race = *{ $n } of { $of }* rolls
tray-places = places left: { $parts }
tray-no-place = no place left
tray-waits = next { $name } *×{ $n }*
tray-ready = ready to use
tray-soon = from the next turn
tray-safe = safe now
tray-unseen = next hand unseen
tray-sets =
    { $of ->
        [2] { $n ->
            [one] a pair
           *[other] { $n } pairs
        }
        [3] { $n ->
            [one] a set of three
           *[other] { $n } sets of three
        }
       *[other] { $n } × { $of }
    }
tray-different = { $parts } different

## The worth

tray-at-end = *{ $points }* at the end
tray-at-end-most = most: *{ $points }* at the end
tray-at-end-fewest = fewest: *{ $points }* at the end
tray-stays = if it stays so
tray-if-locked = if you lock
tray-if-found = if somebody has it
tray-at-once = *{ $points }* at once
tray-turned = turned over
tray-so-far = *{ $points }* this round so far
tray-round = this round { $before } → *{ $after }*

## Sorts

tray-sort-orange = orange
tray-sort-pineapple = pineapple
tray-sort-watermelon = melon
