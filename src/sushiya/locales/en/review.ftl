### `sushiya review`: what each decision of a match was worth

review-looking = Looking at every decision …
review-column-player = player
review-column-points = points
review-column-accuracy = accuracy
review-column-start = place
review-column-luck = luck
review-column-skill = skill
review-column-beyond = openings
review-column-result = ahead of the others
review-points = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-cost = −{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-moments = { $name }: two moments to keep
review-next-best = next best: { $option }
review-progress = Looking at every decision … { $count ->
    [one] { $count } imagined deal
   *[other] { $count } imagined deals
}
review-decisions = What { $name } chose
review-instead = best: { $option }
review-best = best
review-alike = as good
review-nothing-cost = Nothing cost { $name } a point or more. That is rare.
review-first = First picture: each decision was tried in { $count } imagined deals so far, so the figures are rough, and there is more to tell after more of them. Longer: { $longer }
review-note = Each decision was tried in { $count } deals that its player could have imagined at the time. Accuracy: how much of the chance to win the choices kept, of 100. Luck: what deals and dice brought, and what nobody could foresee. Skill: what the others' choices cost on average, minus what one's own cost. Openings: what there was to gain beyond the quick rule by which expectations are measured, minus the same for the others.
