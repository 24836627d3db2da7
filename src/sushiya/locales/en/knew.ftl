### What a player knew: the hands in a review.

knew-you = What you knew
knew = What { $name } knew
knew-all = all hands seen
knew-unseen = { $count ->
    [one] one card unseen
   *[other] { $count } cards unseen
}
knew-own = Own hand
knew-held = { $name } holds
knew-comes = { $turns ->
    [1] comes next
   *[other] in { $turns } turns
}
