### The memory aid: what somebody with a good memory knows, on the page and in the terminal.

seen = Seen
seen-title = What you have seen
seen-hands = { $seen } of { $count } hands
seen-all = You know every card.
seen-all-tiles = You know every tile.
seen-when = { $dish }: when does it come?
seen-other = Other dish
seen-turn = turn { $turn }
seen-certain = certain
seen-percent = { $percent }%
seen-no = no
seen-new = Turn { $turn } brings cards that you have not seen. Unseen cards: { $cards }, { $dish }: { $count }.
seen-if-passed = Turn { $turn }: if you take none of those that you hold.
seen-blindly = Chances assume that the others take cards at random: what they want is for you to judge.
seen-holds = { $name } holds
seen-you-hold = You hold
seen-comes = { $turns ->
    [1] comes next
   *[other] in { $turns } turns
}
seen-comes-back = { $turns ->
    [1] back in one turn
   *[other] back in { $turns } turns
}
seen-stays-away = won't come back
seen-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
seen-not-yet = Not seen yet
seen-taken = Taken from it: { $cards }.
seen-taken-by = { $name } { $card }
seen-card-taken = { $card }, taken
seen-card-maybe = possibly { $card }
seen-unknown = { $count ->
    [one] one unknown card
   *[other] { $count } unknown cards
}
seen-where = { $cards }: { $hands } in hands, { $undealt } undealt
seen-in-deck = In the deck, as a menu showed:
seen-only = Only what you could know with a good memory.
seen-no-hands = There are no hands now.
seen-points = { $points } points
seen-stacks = Each stack from bottom to top.
seen-table-option = Memory aid for everybody, even when playing against people
seen-table-has = Everybody at this table has the memory aid.
