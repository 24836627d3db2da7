### Hints: what the master would do, on the page and in the terminal.

hint = Tip
hint-compiling = De zoektocht van de meester wordt eerst gecompileerd, één keer voor deze computer. Dat duurt ongeveer een minuut …
hint-thinking = De meester denkt na …
hint-title = De meester zou kiezen
    .win = wint
    .margin = voorsprong
hint-best = beste
hint-win = { $percent }%
hint-margin = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-note = Winst en voorsprong aan het eind zijn geschat, uit bedachte partijen die kloppen met alles wat je weet.
hint-said = Tip: { $option }, wint { $percent } van 100.
hint-close = Tip wegleggen
hint-take = Neem { $what }
hint-steal = Steel { $what } van { $from }
hint-keep = Houd { $dice }
