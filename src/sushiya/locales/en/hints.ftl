### Hints: what the master would do, on the page and in the terminal.

hint = Hint
hint-compiling = Preparing the master, once for this computer. This takes about a minute …
hint-thinking = The master is thinking …
hint-title = The master would choose
    .win = wins
    .margin = ahead by
hint-best = best
hint-win = { $percent }%
hint-margin = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-note = Wins and final margin are estimates from imagined matches that fit all you know.
hint-said = Hint: { $option }, { $percent } wins out of 100.
hint-close = Hide the hint
hint-take = Take { $what }
hint-steal = Steal { $what } from { $from }
hint-keep = Keep { $dice }
