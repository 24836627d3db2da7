### Hints: what the master would do, on the page and in the terminal.

hint = Consiglio
hint-compiling = Prima si compila la ricerca del maestro, una volta per questo computer. Ci vuole circa un minuto …
hint-thinking = Il maestro pensa …
hint-title = Il maestro sceglierebbe
    .win = vince
    .margin = vantaggio
hint-best = la migliore
hint-win = { $percent }%
hint-margin = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-note = Vittorie e vantaggio finale sono stime, da partite immaginate che si accordano con tutto quello che sai.
hint-said = Consiglio: { $option }, { $percent } vittorie su 100.
hint-close = Togli il consiglio
hint-take = Prendi { $what }
hint-steal = Ruba { $what } a { $from }
hint-keep = Tieni { $dice }
