### The review of a match in the page: what every choice was worth, and what was luck.

reviewed = Analyse
reviewed-first = Première image.
reviewed-sharpens = Elle se précise pendant la lecture : les intervalles se resserrent, l'ordre peut encore changer.
reviewed-looking = Nous regardons chaque décision. La première image arrive en quelques secondes ; sur un nouveau serveur, le moteur se prépare une fois, ce qui prend une minute ou deux.
reviewed-waiting = La cuisine est pleine : { $count ->
    [one] une analyse passe avant la tienne.
   *[other] { $count } analyses passent avant la tienne.
} Elle commencera toute seule.
reviewed-progress = { $deals } donnes sur { $of }
reviewed-place = { $place ->
    [1] Première place
    [2] Deuxième place
    [3] Troisième place
    [4] Quatrième place
   *[other] Place { $place }
}
reviewed-head = { $place }.
reviewed-head-best = { $place }, avec les meilleurs choix.
reviewed-luck-you = { $sign ->
    [plus] La chance t'a donné { $amount } points.
    [minus] La chance t'a pris { $amount } points.
   *[even] La chance a été neutre pour toi.
}
reviewed-luck-of = { $sign ->
    [plus] La chance a donné { $amount } points à { $name }.
    [minus] La chance a pris { $amount } points à { $name }.
   *[even] La chance a été neutre pour { $name }.
}
reviewed-luck-most = { $name } en a eu le plus : { $amount }.
reviewed-settling = Un premier regard. Les chiffres suivront dès qu'ils seront stables.
reviewed-you = Toi
reviewed-seats = Points et précision
reviewed-points = Points
reviewed-accuracy = Précision
reviewed-about = ~ { $amount }
reviewed-curve = Chances de gagner
reviewed-tap = touche un tour
reviewed-mark-best = le meilleur
reviewed-mark-within = à moins d'un point
reviewed-mark-cost = a coûté plus
reviewed-mark-deal = chance d'une donne, en points
reviewed-table = La même chose en tableau
reviewed-moment = Quand
reviewed-chance-deal = Chance de la donne, en points
reviewed-chance-draw = Chance de la pioche, en points
reviewed-chance-roll = Chance des dés, en points
reviewed-chance-rows = Chance de la mise en place, en points
reviewed-chance-first = Chance de qui commence, en points
reviewed-turning = tournant
reviewed-lead = avance à la fin { $lead } (de { $low } à { $high })
reviewed-split = Chance et adresse
reviewed-split-unit = points au-dessus de la moyenne des autres
reviewed-luck = Chance
reviewed-skill = Adresse
reviewed-beyond = Occasions
reviewed-start = Place
reviewed-result = Résultat
reviewed-luck-deals = donnes { $deals }, ce qui a circulé { $round }
reviewed-luck-mixed = donnes { $deals }, tirages et dés { $rest }, ce qui a circulé { $round }
reviewed-luck-dice = tirages et dés { $rest }, ce qui a circulé { $round }
reviewed-skill-you = tu as laissé { $own }, les autres { $others } en moyenne
reviewed-skill-of = { $name } a laissé { $own }, les autres { $others } en moyenne
reviewed-beyond-note = ce qu'il y avait à gagner au-delà de la règle rapide, moins la moyenne des autres
reviewed-start-note = ce que promet cette place à table
reviewed-result-note = { $own } contre { $others }, la moyenne des autres
reviewed-everyone = Tout le monde
reviewed-moments = Deux moments à retenir
reviewed-of-decisions = { $count ->
    [one] sur une décision
   *[other] sur { $count } décisions
}
reviewed-tag-cost = a coûté { $amount }
reviewed-tag-seen = bien vu, { $amount }
reviewed-moment-cost = { $best } valait { $amount } points de plus que { $chosen }.
reviewed-moment-seen = { $chosen } valait { $amount } points de plus que { $second }.
reviewed-nothing-cost = Rien n'a coûté un point ou plus. C'est rare.
reviewed-decision = décision { $number } sur { $count }
reviewed-before = Décision précédente
reviewed-next = Décision suivante
reviewed-took-you = ton choix
reviewed-took = choix de { $name }
reviewed-best = le meilleur
reviewed-alike = aussi bon
reviewed-was-best = C'était le meilleur choix.
reviewed-was-alike = Aussi bon que le meilleur : les chiffres ne les distinguent pas.
reviewed-less = points
reviewed-between = de { $low } à { $high }
reviewed-options = { $count ->
    [one] Une possibilité
   *[other] Les { $count } possibilités
}
reviewed-wins = gains
reviewed-solved = Exact : chacun connaissait les deux mains, le meilleur jeu est donc calculé jusqu’à la fin.
reviewed-intervals = Montrer les intervalles
reviewed-show-table = Montrer la table
reviewed-walk = { $count ->
    [one] Voir le choix coûteux
   *[other] Parcourir les { $count } choix coûteux
}
reviewed-walk-next = Suivant : { $number } sur { $count }
reviewed-walk-again = Encore une fois
reviewed-note = Jugé d'après ce que chaque place pouvait savoir alors. Chaque décision a été essayée dans { $deals } donnes imaginées ; les intervalles tiennent 95 fois sur 100.
reviewed-how = Comment c'est mesuré
reviewed-how-options = Chaque possibilité de chaque décision est jouée jusqu'à la fin de la partie, dans les mêmes donnes imaginées : celles que cette place ne pouvait pas distinguer de la réalité. Ensuite, tout le monde joue selon la même règle rapide.
reviewed-how-cost = Un coût est la différence de points à la fin par rapport à la moyenne des autres. Si son intervalle contient 0, les possibilités se valent, et rien n'est dit perdu.
reviewed-how-accuracy = Précision : quelle part des chances de gagner les choix ont gardée, entre la pire possibilité et la meilleure, sur 100. Les choix entre égaux ne comptent pas.
reviewed-how-luck = Chance : de combien donnes, tirages et dés ont déplacé l'attente, et ce qui a circulé : la part des choix simultanés que personne ne pouvait prévoir. Adresse : ce que les choix des autres ont coûté en moyenne, moins ce que les siens ont coûté. Occasions : ce qu'il y avait à gagner au-delà de la règle rapide qui mesure l'attente, moins la même chose chez les autres. Les parts font ensemble le résultat.
reviewed-how-you = Touche une autre personne pour voir sa place, jugée d'après ce qu'elle savait.
