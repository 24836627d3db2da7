### The coach: what the last answer cost, on the page and in the terminal.

coach = Coach
coach-here = Coach at this table
coach-about = Speaks up when a pick costs a point or more. Only against bots, or where the table allows hints.
coach-needs-server = The coach needs a server: on this device alone it can’t measure well enough.
coach-tally = { $best } of { $of } picks so far were best.
# Stars enclose what is bold. $option is an option in words, such as the name of a card.
coach-cost =
    { $points ->
        [one] { $option }: that cost *about 1 point*.
       *[other] { $option }: that cost *about { $points } points*.
    }
coach-said =
    { $points ->
        [one] Coach: { $option } cost about 1 point.
       *[other] Coach: { $option } cost about { $points } points.
    }
coach-show = Show me
coach-close = Close what the coach says
coach-when = { $where }, a moment ago
coach-yours = you took
coach-better = better
coach-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-option = Option
coach-wins = wins
coach-percent = { $win }% ({ $low } to { $high })
coach-hush = Quiet for this match
coach-all = All figures
coach-play-on = Play on
coach-mark = The coach has something to say about this
coach-line =
    { $points ->
        [one] The coach: { $option } cost about 1 point; { $better } was better.
       *[other] The coach: { $option } cost about { $points } points; { $better } was better.
    }
