### `sushiya review`: what each decision of a match was worth

review-looking = Chaque décision est examinée …
review-column-player = joueur
review-column-points = points
review-column-accuracy = précision
review-column-start = place
review-column-luck = chance
review-column-skill = adresse
review-column-beyond = occasions
review-column-result = avance sur les autres
review-points = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-cost = −{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-moments = { $name } : deux moments à retenir
review-next-best = ensuite : { $option }
review-progress = Chaque décision est examinée … { $count ->
    [one] { $count } donne imaginée
   *[other] { $count } donnes imaginées
}
review-decisions = Les choix de { $name }
review-instead = mieux : { $option }
review-best = le meilleur
review-alike = aussi bon
review-nothing-cost = Rien n'a coûté un point ou plus à { $name }. C'est rare.
review-first = Première image : chaque décision n'a encore été essayée que dans { $count } donnes imaginées. Les chiffres sont approximatifs ; après davantage de donnes, il y a plus à dire. Plus long : { $longer }
review-note = Chaque décision a été essayée dans { $count } donnes imaginées, telles que la personne pouvait les imaginer alors. Précision : la part de la chance de gagner que les choix ont gardée, sur 100. Chance : ce qu'ont apporté les cartes et les dés, et ce que personne ne pouvait prévoir. Adresse : ce que les choix des autres ont coûté en moyenne, moins ce qu'ont coûté les siens. Occasions : ce qu'il y avait à gagner au-delà de la règle rapide qui mesure l'attente, moins la même chose chez les autres.
