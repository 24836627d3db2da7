### Hints: what the master would do, on the page and in the terminal.

hint = Hint
hint-compiling = Preparing the master, once for this computer. This takes about a minute …
hint-thinking = The master is thinking …
hint-still-thinking = { $seconds ->
    [0] The master is still thinking …
   *[other] Still thinking: it usually takes about { $seconds } s.
}
hint-thinking-long = This takes longer than usual. The hint will appear by itself.
hint-warming-up = The master is warming up: ready in about { $seconds } s. The hint then appears by itself.
hint-warming-up-soon = The master is warming up: a moment. The hint then appears by itself.
hint-title = The master would choose
    .less-points = points less
    .less-wins = fewer wins
hint-best = best
hint-alike = as good
hint-less-points = −{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-less-wins = −{ $amount }%
hint-note = Estimated from imagined matches that fit all you know.
hint-said = Hint: { $option }. { $because }
hint-more =
    { $count ->
        [0] All figures
       *[other] { $count } more, all figures
    }
# The chance to win the match with an option.
hint-wins = wins { $win }%
hint-close = Hide the hint
hint-take = Take { $what }
hint-steal = Steal { $what } from { $from }
hint-keep = Keep { $dice }
