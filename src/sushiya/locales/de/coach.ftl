### The coach: what the last answer cost, on the page and in the terminal.

coach = Coach
coach-here = Coach an diesem Tisch
coach-about = Meldet sich, wenn eine Wahl einen Punkt oder mehr gekostet hat. Nur gegen Bots, oder wo der Tisch Tipps erlaubt.
coach-needs-server = Der Coach braucht einen Server: Auf diesem Gerät allein kann er nicht genau genug messen.
coach-tally = { $best } von { $of } Entscheidungen waren bisher die besten.
# Stars enclose what is bold. $option is an option in words, such as the name of a card.
coach-cost =
    { $points ->
        [one] { $option }: Das hat *etwa 1 Punkt* gekostet.
       *[other] { $option }: Das hat *etwa { $points } Punkte* gekostet.
    }
coach-said =
    { $points ->
        [one] Coach: { $option } hat etwa 1 Punkt gekostet.
       *[other] Coach: { $option } hat etwa { $points } Punkte gekostet.
    }
coach-show = Zeig es mir
coach-close = Schließen, was der Coach sagt
coach-when = { $where }, gerade eben
coach-yours = deine Wahl
coach-better = besser
coach-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-option = Möglichkeit
coach-wins = Siege
coach-percent = { $win } % ({ $low } bis { $high })
coach-hush = Still in dieser Partie
coach-all = Alle Zahlen
coach-play-on = Weiterspielen
coach-mark = Dazu hat der Coach etwas zu sagen
coach-line =
    { $points ->
        [one] Der Coach: { $option } hat etwa 1 Punkt gekostet; besser war { $better }.
       *[other] Der Coach: { $option } hat etwa { $points } Punkte gekostet; besser war { $better }.
    }
