### Sushizock sur la page : ce qui compte, ce que gagnent les dés, ce que font les autres, et le décompte final.
### Les mots entre astérisques sont mis en valeur.

## Les nombres dans les phrases
sushizock-number = { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $count }
}
sushizock-nth-bone = { $count ->
    [1] une *arête*
    [2] une *deuxième arête*
    [3] une *troisième arête*
    [4] une *quatrième arête*
    [5] une *cinquième arête*
    [6] une *sixième arête*
    [7] une *septième arête*
    [8] une *huitième arête*
    [9] une *neuvième arête*
    [10] une *dixième arête*
    [11] une *onzième arête*
   *[other] une *douzième arête*
}
sushizock-nth = { $count ->
    [1] 1er
   *[other] { $count }e
}

## Tes piles
sushizock-now = total
sushizock-heights = { $sushi } sushi, { $bones ->
    [one] { $bones } arête
   *[other] { $bones } arêtes
}
sushizock-heights-brief = { $sushi } et { $bones }
sushizock-empty = Pas encore de tuile. Un sushi compte dès qu'une arête est à côté.
sushizock-missing = { $count ->
    [one] Ton sushi du dessus ne compte pas tant qu'il n'y a pas { $bone } à côté.
   *[other] Tes { sushizock-number } sushi du dessus ne comptent pas encore : il manque *{ sushizock-number } arêtes*.
}
sushizock-all-count = Chacun de tes sushi a son arête : *tous comptent.*
sushizock-bare = { $count ->
    [one] Les arêtes comptent toujours : *une* n'a pas de sushi à côté.
   *[other] Les arêtes comptent toujours : *{ sushizock-number }* n'ont pas de sushi à côté.
}
sushizock-threat-soon = { $kind ->
    [bone] Encore un rouge, et { $name } peut prendre ton *arête du dessus*.
   *[sushi] Encore un bleu, et { $name } peut prendre ton *sushi du dessus*.
}
sushizock-threat-top = { $kind ->
    [bone] { $name } peut prendre ton *arête du dessus*.
   *[sushi] { $name } peut prendre ton *sushi du dessus*.
}
sushizock-threat-any = { $kind ->
    [bone] { $name } peut prendre *n'importe laquelle de tes arêtes*.
   *[sushi] { $name } peut prendre *n'importe lequel de tes sushi*.
}

## Tuiles et dés
sushizock-tile-sushi = le sushi { $value }
sushizock-tile-bone = l'arête −{ $value }
sushizock-stays = reste { $points }
sushizock-dice-sushi = { $count } sushi
sushizock-dice-bone = { $count ->
    [one] { $count } arête
   *[other] { $count } arêtes
}
sushizock-dice-blue = { $count ->
    [one] { $count } bleu
   *[other] { $count } bleus
}
sushizock-dice-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
sushizock-wins-sushi = { sushizock-nth } sushi
sushizock-wins-bone = { $count ->
    [1] 1re arête
   *[other] { $count }e arête
}
sushizock-wins-top-sushi = sushi du dessus
sushizock-wins-top-bone = arête du dessus
sushizock-wins-any-sushi = un sushi au choix
sushizock-wins-any-bone = une arête au choix
sushizock-wins-soon = encore 1 : vol
sushizock-wins-later = sur { $needs }
sushizock-wins-nothing = rien

## Le comptoir
sushizock-ask = Prends une tuile, ou garde des dés et relance
sushizock-ask-take = Prends une tuile
sushizock-ask-forced = Rien ne va : tu reçois ce dont personne ne veut
sushizock-below = Sous une tuile : tes points si tu la prends.
sushizock-tap = Touche les dés que tu gardes.
sushizock-tap-tile = Touche ce que tu prends.
sushizock-rolls = { $name } lance : { $dice }
sushizock-ringed = Entouré : ce que ces dés gagneraient.
sushizock-next = Ensuite : { $name }.
sushizock-next-you = Ensuite : toi.
sushizock-next-then-you = Ensuite : { $name }, puis toi.
sushizock-rolling = lance
sushizock-pace = Ce tour
sushizock-pace-roll = jet
sushizock-pace-keeps = { $count ->
    [0] garde
   *[other] garde { $count }
}
sushizock-pace-takes = prend
sushizock-pace-faster = toucher : accélérer

## Le décompte final
sushizock-last-tile = La dernière tuile est prise
sushizock-counting = Compté depuis le bas : un sushi sans arête à sa hauteur ne vaut rien, une arête compte toujours.
sushizock-end-all = Chaque sushi a son arête.
sushizock-end-sushi = { $count ->
    [one] Le sushi du dessus ({ $tiles }) n'a pas d'arête : rien.
   *[other] Les { sushizock-number } sushi du dessus ({ $tiles }) n'ont pas d'arête : rien.
}
sushizock-end-bones = { $count ->
    [one] L'arête du dessus n'a pas de sushi, et compte.
   *[other] Les { sushizock-number } arêtes du dessus n'ont pas de sushi, et comptent.
}
sushizock-end-none = Aucune tuile.
sushizock-sums = En dessous : la somme, du bas (à gauche) vers le haut.

## Nouvelles
told-sushizock-lot = Le sort désigne { $name } pour commencer.
told-sushizock-lot-you = Le sort te désigne pour commencer.
told-sushizock-turn = C'est à { $name } de lancer.
told-sushizock-turn-you = À toi : jusqu'à trois jets.
told-sushizock-rolled = { $name } lance : { $dice }.
told-sushizock-rolled-you = Tu lances : { $dice }.
told-sushizock-kept = { $name } garde { $dice }
told-sushizock-kept-you = Tu gardes { $dice }
told-sushizock-again = { $count ->
    [one] et relance un dé.
   *[other] et relance { sushizock-number } dés.
}
told-sushizock-again-you = { $count ->
    [one] et tu relances un dé.
   *[other] et tu relances { sushizock-number } dés.
}
told-sushizock-took = { $name } prend { $what }.
told-sushizock-took-you = Tu prends { $what }.
told-sushizock-counts-you = { $uncounted ->
    [1] Avec l'arête −{ $value }, ton sushi du dessus compte : { $change }
   *[other] Avec l'arête −{ $value }, un sushi de plus compte : { $change }
}
told-sushizock-points-stay = tu restes à { $points }
told-sushizock-change-you = Tes points : { $before } → { $after }.
told-sushizock-stays-you = Il ne compte pas encore : tu restes à { $points }.
told-sushizock-forced-bone = Rien ne va : { $name } doit prendre la pire arête, −{ $value }.
told-sushizock-forced-bone-you = Rien ne va : tu dois prendre la pire arête, −{ $value }.
told-sushizock-forced-sushi = Rien ne va : { $name } doit prendre le plus petit sushi, { $value }.
told-sushizock-forced-sushi-you = Rien ne va : tu dois prendre le plus petit sushi, { $value }.
told-sushizock-how-sushi = { $count ->
    [5] cinq bleus
    [4] quatre bleus
   *[3] trois bleus
}
told-sushizock-how-bone = { $count ->
    [5] cinq rouges
    [4] quatre rouges
   *[3] trois rouges
}
told-sushizock-stole = { $name } prend { $what } à { $victim } : { $how }
told-sushizock-stole-you = Tu prends { $what } à { $victim } : { $how }
told-sushizock-stole-from-you-sushi = { $name } te prend le sushi { $value } : { $how }
told-sushizock-stole-from-you-bone = { $name } te prend l'arête −{ $value } : { $how }
told-sushizock-from-the-top = C'était la { $count ->
    [1] 1re
   *[other] { $count }e
} tuile à partir du dessus.
told-sushizock-kept-points = Tu gardes tes { $points } : elle ne comptait pas encore.
told-sushizock-lost-points = Tu perds { $lost } : il te reste { $points }.
told-sushizock-won-points = Tu gagnes { $won } : tu as { $points }.
told-sushizock-did-not-count = Cette tuile ne comptait pas encore.
told-sushizock-did-count = Cette tuile comptait.
