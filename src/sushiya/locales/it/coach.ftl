### The coach: what the last answer cost, on the page and in the terminal.

coach = Allenatore
coach-here = Allenatore a questo tavolo
coach-about = Si fa sentire quando una scelta è costata un punto o più. Solo contro i bot, o dove il tavolo permette i consigli.
coach-needs-server = L’allenatore ha bisogno di un server: questo dispositivo da solo non può misurare con abbastanza precisione.
coach-tally = Finora { $best } scelte su { $of } erano le migliori.
# Stars enclose what is bold. $option is an option in words, such as the name of a card.
coach-cost =
    { $points ->
        [one] { $option }: è costato *circa 1 punto*.
       *[other] { $option }: è costato *circa { $points } punti*.
    }
coach-said =
    { $points ->
        [one] Allenatore: { $option } è costato circa 1 punto.
       *[other] Allenatore: { $option } è costato circa { $points } punti.
    }
coach-show = Fammi vedere
coach-close = Chiudi ciò che dice l’allenatore
coach-when = { $where }, un momento fa
coach-yours = la tua scelta
coach-better = meglio
coach-interval = da { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-option = Opzione
coach-wins = vittorie
coach-percent = { $win }% (da { $low } a { $high })
coach-hush = Silenzio in questa partita
coach-all = Tutte le cifre
coach-play-on = Continua
coach-mark = L’allenatore ha qualcosa da dire
coach-line =
    { $points ->
        [one] L’allenatore: { $option } è costato circa 1 punto; meglio { $better }.
       *[other] L’allenatore: { $option } è costato circa { $points } punti; meglio { $better }.
    }
