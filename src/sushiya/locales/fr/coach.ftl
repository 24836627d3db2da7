### The coach: what the last answer cost, on the page and in the terminal.

coach = Entraîneur
coach-here = Entraîneur à cette table
coach-about = Se manifeste quand un choix a coûté un point ou plus. Seulement contre des bots, ou là où la table permet les conseils.
coach-needs-server = L’entraîneur a besoin d’un serveur : cet appareil seul ne peut pas mesurer assez précisément.
coach-tally = { $best } choix sur { $of } étaient les meilleurs jusqu’ici.
# Stars enclose what is bold. $option is an option in words, such as the name of a card.
coach-cost =
    { $points ->
        [one] { $option } : cela a coûté *environ 1 point*.
       *[other] { $option } : cela a coûté *environ { $points } points*.
    }
coach-said =
    { $points ->
        [one] Entraîneur : { $option } a coûté environ 1 point.
       *[other] Entraîneur : { $option } a coûté environ { $points } points.
    }
coach-show = Montre-moi
coach-close = Fermer ce que dit l’entraîneur
coach-when = { $where }, à l’instant
coach-yours = ton choix
coach-better = mieux
coach-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-option = Choix
coach-wins = victoires
coach-percent = { $win } % ({ $low } à { $high })
coach-hush = Silence pour cette partie
coach-all = Tous les chiffres
coach-play-on = Continuer
coach-mark = L’entraîneur a un mot à dire
coach-line =
    { $points ->
        [one] L’entraîneur : { $option } a coûté environ 1 point ; { $better } était mieux.
       *[other] L’entraîneur : { $option } a coûté environ { $points } points ; { $better } était mieux.
    }
