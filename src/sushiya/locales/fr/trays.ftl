### Ce que dit un plateau : un plat devant quelqu'un, sa valeur et ce qui manque.
### Une ligne a environ 28 caractères. Les *astérisques* entourent ce qui est en gras.

## Faits, par id

tray-more = *encore { $n }* pour { $points }
tray-worse = encore { $n } : *{ $points }* seulement
tray-top = plus rien à gagner
tray-each = { $points } chacune
tray-times = { $name } ×{ $n } *= { $points }*
tray-besides =
    { $n ->
        [1] un autre : { $points }
       *[other] { $n } autres : { $points }
    }
tray-partner = avec { $name } : *{ $points }*
tray-another = *autre sorte :* { $points }
tray-colour = plus grande couleur : *{ $n }* { $name }
tray-colours =
    { $n ->
        [1] *1 couleur,* nul n'en a plus
       *[other] *{ $n } couleurs,* nul n'en a plus
    }
tray-colours-behind =
    { $n ->
        [1] 1 couleur, { $names } : { $of }
       *[other] { $n } couleurs, { $names } : { $of }
    }
tray-shared = { $names } : *{ $points }* chacune
tray-others = { $n } autres
tray-alone = personne d'autre n'en a
tray-most = { $n }, *le plus : { $points }*
tray-place = { $of }e : { $points }, à { $n } de { $names }
tray-behind = à { $n } de { $names }
tray-fewest = { $n }, *le moins : { $points }*
tray-fewest-none = *le moins*
tray-nobody = personne n'en a encore
tray-level = tous à égalité
tray-race = *{ $n } sur { $of }* rouleaux
tray-places = il reste : { $parts }
tray-no-place = plus de place
tray-waits = prochain { $name } *×{ $n }*
tray-ready = prêt à servir
tray-soon = dès le prochain tour
tray-safe = à l'abri
tray-unseen = prochaine main à l'aveugle
tray-sets =
    { $of ->
        [2] { $n ->
            [one] une paire
           *[other] { $n } paires
        }
        [3] { $n ->
            [one] un trio
           *[other] { $n } trios
        }
       *[other] { $n } × { $of }
    }
tray-different = { $parts } différents

## La valeur

tray-at-end = *{ $points }* à la fin
tray-at-end-most = le plus : *{ $points }* à la fin
tray-at-end-fewest = le moins : *{ $points }* à la fin
tray-stays = si rien ne change
tray-if-locked = si tu la choisis
tray-if-found = si quelqu'un l'a
tray-at-once = *{ $points }* aussitôt
tray-turned = retournées
tray-so-far = *{ $points }* pour l'instant cette manche
tray-round = cette manche { $before } → *{ $after }*

## Sortes

tray-sort-orange = orange
tray-sort-pineapple = ananas
tray-sort-watermelon = pastèque
