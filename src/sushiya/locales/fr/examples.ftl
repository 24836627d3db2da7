### Exemples des pages de règles. Chaque chiffre vient des règles ; aucun n'est écrit ici.

example-title = Un exemple
example-before = Avant
example-after = Après
example-happens = Ce qui se passe
example-empty = rien
example-points = { $points } points

example-name-0 = Mia
example-name-1 = Leo
example-name-2 = Noa
example-name-3 = Kim

## What a part of the plates is worth

example-each = { $count } × { $name } : { $points }
example-on-base = { $name } sur { $base } : { $points }
example-left-over = { $count } en trop : { $points }
example-pair = une paire : { $points }
example-single = sans partenaire : { $points }
example-different = { $count ->
    [1] tout seul : { $points }
   *[other] { $count } différents : { $points }
}
example-face-down = { $count } face cachée : { $points }
example-colour = { $cards } × { $name }, { $count } cartes d'une couleur : { $points }
example-colours = { $cards } × { $name }, { $count } couleurs : { $points }
example-opponents = { $cards } × { $name }, { $count ->
    [one] une autre personne en a
   *[other] { $count } autres en ont
} : { $points }
example-most = { $count }, { $ties ->
    [1] le plus
   *[other] à égalité pour le plus
} : { $points }
example-second = { $count }, { $ties ->
    [1] deuxième place
   *[other] à égalité, deuxième place
} : { $points }
example-third = { $count }, { $ties ->
    [1] troisième place
   *[other] à égalité, troisième place
} : { $points }
example-fewest = { $count }, { $ties ->
    [1] le moins
   *[other] à égalité pour le moins
} : { $points }
example-between = { $count }, entre les deux : { $points }
example-none = aucun : { $points }

## Tiles and dice

example-stacks = { $counting } sushis sur { $height } comptent : { $sushi } − { $bones } = { $points }
example-take = { $count } × { $face } : la tuile { $place } en partant de la gauche
example-steal = { $count } × { $face } : { $place ->
    [1] la tuile du dessus d'une autre pile
   *[other] ou la tuile { $place } en partant du haut
}
