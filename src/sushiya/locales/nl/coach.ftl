### The coach: what the last answer cost, on the page and in the terminal.

coach = Coach
coach-here = Coach aan deze tafel
coach-about = Laat van zich horen als een keuze een punt of meer heeft gekost. Alleen tegen bots, of waar de tafel tips toestaat.
coach-needs-server = De coach heeft een server nodig: dit apparaat alleen kan niet nauwkeurig genoeg meten.
coach-tally = { $best } van { $of } keuzes waren tot nu toe de beste.
# Stars enclose what is bold. $option is an option in words, such as the name of a card.
coach-cost =
    { $points ->
        [one] { $option }: dat kostte *ongeveer 1 punt*.
       *[other] { $option }: dat kostte *ongeveer { $points } punten*.
    }
coach-said =
    { $points ->
        [one] Coach: { $option } kostte ongeveer 1 punt.
       *[other] Coach: { $option } kostte ongeveer { $points } punten.
    }
coach-show = Laat zien
coach-close = Sluit wat de coach zegt
coach-when = { $where }, zojuist
coach-yours = jouw keuze
coach-better = beter
coach-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } tot { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-option = Optie
coach-wins = winst
coach-percent = { $win }% ({ $low } tot { $high })
coach-hush = Stil in deze partij
coach-all = Alle cijfers
coach-play-on = Verder spelen
coach-mark = De coach heeft hier iets over te zeggen
coach-line =
    { $points ->
        [one] De coach: { $option } kostte ongeveer 1 punt; { $better } was beter.
       *[other] De coach: { $option } kostte ongeveer { $points } punten; { $better } was beter.
    }
