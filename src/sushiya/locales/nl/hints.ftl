### Hints: what the master would do, on the page and in the terminal.

hint = Tip
hint-compiling = De zoektocht van de meester wordt eerst gecompileerd, één keer voor deze computer. Dat duurt ongeveer een minuut …
hint-thinking = De meester denkt na …
hint-still-thinking = { $seconds ->
    [0] De meester denkt nog na …
   *[other] Hij denkt nog na: meestal duurt het ongeveer { $seconds } s.
}
hint-thinking-long = Het duurt langer dan anders. De tip komt vanzelf.
hint-warming-up = De meester warmt op: klaar over ongeveer { $seconds } s. De tip komt dan vanzelf.
hint-warming-up-soon = De meester warmt op: een ogenblik. De tip komt dan vanzelf.
hint-title = De meester zou kiezen
    .less-points = punten minder
    .less-wins = minder winst
hint-best = beste
hint-alike = even goed
hint-less-points = −{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-less-wins = −{ $amount }%
hint-note = Geschat met bedachte partijen die passen bij alles wat je weet.
hint-said = Tip: { $option }. { $because }
hint-more =
    { $count ->
        [0] Alle cijfers
       *[other] nog { $count }, alle cijfers
    }
# The chance to win the match with an option.
hint-wins = wint { $win }%
hint-close = Tip wegleggen
hint-take = Neem { $what }
hint-steal = Steel { $what } van { $from }
hint-keep = Houd { $dice }
