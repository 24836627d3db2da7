### The end of a round and of the match: the last cards, the count, the sheet, the podium.

ceremony-title = The round is counted
ceremony-title-last = Round { $round } of { $rounds } · the last cards
ceremony-title-count = Round { $round } of { $rounds } · counting
ceremony-title-over = Round { $round } of { $rounds } is over
ceremony-title-end = The match is over
ceremony-skip = Skip
ceremony-belt-empty = The belt is empty
ceremony-last = The last cards
ceremony-now-we-count = Now we count, dish by dish.
ceremony-in-all = { $points } in all
ceremony-kept = kept
ceremony-nothing = no points
ceremony-this-round = { $points } this round
ceremony-dish-by-dish = Round { $round }, dish by dish
ceremony-so-far = So far
ceremony-key = Space
ceremony-key-does = takes you to the sheet.
ceremony-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
ceremony-icons = { $count ->
    [one] { $count } icon
   *[other] { $count } icons
}
ceremony-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ceremony-colours = { $count ->
    [one] { $count } colour
   *[other] { $count } colours
}

## After a round

ceremony-lead = You lead by { $points }
ceremony-lead-with = You and { $names } lead together
ceremony-leads = { $count ->
    [one] { $names } leads
   *[other] { $names } lead together
}
ceremony-behind = { $count ->
    [one] { $names } leads, you are { $points } behind
   *[other] { $names } lead, you are { $points } behind
}
ceremony-after-round = after round { $round }
ceremony-why = Tap a dish to see why.
ceremony-later = { $dish }: counted at the end of the match.
ceremony-bring = Show { $name } next to you
ceremony-on = On to round { $round }

## After the match

ceremony-win = You win!
ceremony-win-by = You win by { $points }!
ceremony-win-with = You and { $names } win.
ceremony-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
ceremony-wins-you-are = { $count ->
    [one] { $names } wins, you are { $place }
   *[other] { $names } win together, you are { $place }
}
ceremony-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
ceremony-tie-broken = Equal points: the desserts decide. { $list }
ceremony-tie-shared = Equal points and desserts ({ $count } each): the win is shared.
ceremony-shared-win = Equal points: the win is shared.
ceremony-after-all = after { $rounds } rounds and the desserts
ceremony-again = Once more
ceremony-look-back = Look back
ceremony-share = Share
ceremony-shared = Copied
ceremony-sheet = Sheet
