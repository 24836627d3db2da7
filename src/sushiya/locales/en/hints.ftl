### Hints: what the master would do, on the page and in the terminal.

hint = Hint
hint-compiling = The master's search is compiled first, once for this computer. That takes about a minute …
hint-thinking = The master thinks …
hint-title = The master would choose
    .win = wins
    .margin = ahead by
hint-best = best
hint-win = { $percent }%
hint-margin = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-note = Wins and final margin are estimates, from imagined matches that fit all you know.
hint-said = Hint: { $option }, { $percent } wins of 100.
hint-close = Put the hint away
hint-take = Take { $what }
hint-steal = Steal { $what } from { $from }
hint-keep = Keep { $dice }
