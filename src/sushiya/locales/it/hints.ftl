### Hints: what the master would do, on the page and in the terminal.

hint = Consiglio
hint-compiling = Prima si compila la ricerca del maestro, una volta per questo computer. Ci vuole circa un minuto …
hint-thinking = Il maestro pensa …
hint-still-thinking = { $seconds ->
    [0] Il maestro sta ancora pensando …
   *[other] Pensa ancora: di solito ci vogliono circa { $seconds } s.
}
hint-thinking-long = Ci vuole più del solito. Il consiglio arriverà da solo.
hint-warming-up = Il maestro si scalda: pronto tra circa { $seconds } s. Il consiglio arriverà da solo.
hint-warming-up-soon = Il maestro si scalda: un momento. Il consiglio arriverà da solo.
hint-title = Il maestro sceglierebbe
    .less-points = punti in meno
    .less-wins = vittorie in meno
hint-best = la migliore
hint-alike = altrettanto buono
hint-less-points = −{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-less-wins = −{ $amount }%
hint-note = Stimato con partite immaginate che si accordano con tutto quello che sai.
hint-said = Consiglio: { $option }. { $because }
hint-more =
    { $count ->
        [0] Tutte le cifre
       *[other] altre { $count }, tutte le cifre
    }
# The chance to win the match with an option.
hint-wins = vince { $win }%
hint-close = Togli il consiglio
hint-take = Prendi { $what }
hint-steal = Ruba { $what } a { $from }
hint-keep = Tieni { $dice }
