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
hint-more = altre { $count }
hint-close = Togli il consiglio
hint-take = Prendi { $what }
hint-steal = Ruba { $what } a { $from }
hint-keep = Tieni { $dice }

# Why an option is good or bad: facts from the rules and from imagined matches. A few of them stand in a row.
hint-because-none = Le cifre sono diverse, il motivo non è semplice.
hint-because-completes =
    { $points ->
        [one] Completa una serie: 1 punto subito.
       *[other] Completa una serie: { $points } punti subito.
    }
hint-because-on-base =
    { $points ->
        [one] Va su { $dish }: 1 punto.
       *[other] Va su { $dish }: { $points } punti.
    }
hint-because-keeps-base = Lascia libero { $dish } per una carta migliore.
hint-because-two-cards = Due carte in un turno.
hint-because-denies-set =
    { $points ->
        [one] A { $name } manca solo questa per 1 punto.
       *[other] A { $name } manca solo questa per { $points } punti.
    }
hint-because-roll-sushi = { $times } lanci su 100 ti danno il { $points }.
hint-because-roll-bone = { $times } lanci su 100 ti danno il −{ $points }.
hint-because-roll-steal = { $times } lanci su 100 ti fanno rubare.
hint-because-calls = Usa { $dish }.
hint-because-points =
    { $points ->
        [one] 1 punto subito.
       *[other] { $points } punti subito.
    }
hint-because-costs =
    { $points ->
        [one] Per ora costa 1 punto.
       *[other] Per ora costa { $points } punti.
    }
hint-because-toward = { $have } di { $need }.
hint-because-pays = Rende { $times } volte su 100.
hint-because-leads = Sei in testa { $mine } a { $theirs }.
hint-because-level = Pareggi a { $mine }.
hint-because-trails = Hai { $mine }, il migliore ha { $theirs }.
hint-because-prize = Dà punti { $times } volte su 100.
hint-because-expects =
    { $points ->
        [one] Alla fine circa 1 punto per questo piatto.
       *[other] Alla fine circa { $points } punti per questo piatto.
    }
hint-because-denies =
    { $points ->
        [one] Altrimenti { $name } fa circa 1 punto in più.
       *[other] Altrimenti { $name } fa circa { $points } punti in più.
    }
hint-because-helps =
    { $points ->
        [one] Alla fine circa 1 punto in più per { $dish }.
       *[other] Alla fine circa { $points } punti in più per { $dish }.
    }
hint-because-counts =
    { $points ->
        [one] 1 punto, e accanto c’è già una lisca.
       *[other] { $points } punti, e accanto c’è già una lisca.
    }
hint-because-waits =
    { $points ->
        [one] 1 punto, quando ci sarà una lisca accanto.
       *[other] { $points } punti, quando ci sarà una lisca accanto.
    }
hint-because-covers = −{ $points }, ma così conta un sushi.
hint-because-bone = −{ $points }.
