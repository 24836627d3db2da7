### The review of a match in the page: what every choice was worth, and what was luck.

reviewed = Review
reviewed-first = First picture.
reviewed-sharpens = It gets sharper while you read: intervals narrow, the order may still change.
reviewed-looking = We look at every decision. The first picture comes in a few seconds; on a new server the engine is prepared once, which takes a minute or two.
reviewed-waiting = The kitchen is full: { $count ->
    [one] one review comes before yours.
   *[other] { $count } reviews come before yours.
} It starts by itself.
reviewed-progress = { $deals } of { $of } deals
reviewed-place = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Place { $place }
}
reviewed-head = { $place }.
reviewed-head-best = { $place }, with the best choices.
reviewed-luck-you = { $sign ->
    [plus] Luck gave you { $amount } points.
    [minus] Luck took { $amount } points from you.
   *[even] Luck was even for you.
}
reviewed-luck-of = { $sign ->
    [plus] Luck gave { $name } { $amount } points.
    [minus] Luck took { $amount } points from { $name }.
   *[even] Luck was even for { $name }.
}
reviewed-luck-most = { $name } had the most of it: { $amount }.
reviewed-settling = A first look. Figures follow as they settle.
reviewed-you = You
reviewed-seats = Points and accuracy
reviewed-points = Points
reviewed-accuracy = Accuracy
reviewed-about = ~ { $amount }
reviewed-curve = Chance to win
reviewed-tap = tap a turn
reviewed-mark-best = best
reviewed-mark-within = within a point
reviewed-mark-cost = cost more
reviewed-mark-deal = luck of a deal, in points
reviewed-table = The same as a table
reviewed-moment = When
reviewed-chance-deal = Luck of the deal, in points
reviewed-chance-draw = Luck of a draw, in points
reviewed-chance-roll = Luck of a roll, in points
reviewed-chance-rows = Luck of the layout, in points
reviewed-chance-first = Luck of who begins, in points
reviewed-turning = turning point
reviewed-lead = lead at the end { $lead } ({ $low } to { $high })
reviewed-split = Luck and skill
reviewed-split-unit = points above the others’ average
reviewed-luck = Luck
reviewed-skill = Skill
reviewed-beyond = Openings
reviewed-start = Seat
reviewed-result = Result
reviewed-luck-deals = deals { $deals }, what came round { $round }
reviewed-luck-mixed = deals { $deals }, draws and dice { $rest }, what came round { $round }
reviewed-luck-dice = draws and dice { $rest }, what came round { $round }
reviewed-skill-you = you gave away { $own }, the others { $others } on average
reviewed-skill-of = { $name } gave away { $own }, the others { $others } on average
reviewed-beyond-note = what there was to gain beyond the quick rule, less the others’ average
reviewed-start-note = what this place at the table promises
reviewed-result-note = { $own } against { $others }, the mean of the others
reviewed-everyone = All players
reviewed-moments = Two moments to keep
reviewed-of-decisions = { $count ->
    [one] of one decision
   *[other] of { $count } decisions
}
reviewed-tag-cost = cost { $amount }
reviewed-tag-seen = well spotted, { $amount }
reviewed-moment-cost = { $best } was worth { $amount } points more than { $chosen }.
reviewed-moment-seen = { $chosen } was worth { $amount } points more than { $second }.
reviewed-nothing-cost = Nothing cost a point or more. That is rare.
reviewed-decision = decision { $number } of { $count }
reviewed-before = Previous decision
reviewed-next = Next decision
reviewed-took-you = you took
reviewed-took = { $name } took
reviewed-best = best
reviewed-alike = as good
reviewed-was-best = This was the best choice.
reviewed-was-alike = As good as the best: the figures can’t tell them apart.
reviewed-less = points
reviewed-between = { $low } to { $high }
reviewed-options = { $count ->
    [one] One option
   *[other] All { $count } options
}
reviewed-wins = wins
reviewed-solved = Exact: both knew both hands, so best play is computed to the end.
reviewed-intervals = Show intervals
reviewed-show-table = Show the table
reviewed-walk = { $count ->
    [one] Look at the costly pick
   *[other] Walk through the { $count } costly picks
}
reviewed-walk-next = Next: { $number } of { $count }
reviewed-walk-again = Once more
reviewed-note = Judged by what each seat could know at the time. Each decision was tried in { $deals } imagined deals; intervals hold 95 times in 100.
reviewed-how = How this is measured
reviewed-how-options = Every option of every decision is played to the end of the match, in the same imagined deals, which the seat could not tell from the truth. Everybody then plays by the same quick rule.
reviewed-how-cost = A cost is the difference in final points against the mean of the others. If its interval contains 0, the options are alike, and nothing counts as lost.
reviewed-how-accuracy = Accuracy: how much of the chance to win the choices kept, between the worst option and the best, of 100. Choices among equals don’t count.
reviewed-how-luck = Luck: how much deals, draws and dice moved the expectation, and what came round: the part of simultaneous picks that nobody could foresee. Skill: what the others’ choices cost on average, minus what one’s own cost. Openings: what there was to gain beyond the quick rule by which expectations are measured, minus the same for the others. The parts add up to the result.
reviewed-how-you = Tap another player to review that seat, judged by what it knew.
