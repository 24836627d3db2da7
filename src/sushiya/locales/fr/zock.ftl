### Sushizock sur la page : ce qui compte, ce que gagnent les dés, ce que font les autres, et le décompte final.
### Les mots entre astérisques sont mis en valeur.

## Les nombres dans les phrases
zock-number = { $count ->
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
zock-nth-bone = { $count ->
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
zock-nth = { $count ->
    [1] 1er
   *[other] { $count }e
}

## Tes piles
zock-now = total
zock-heights = { $sushi } sushi, { $bones ->
    [one] { $bones } arête
   *[other] { $bones } arêtes
}
zock-heights-brief = { $sushi } et { $bones }
zock-empty = Pas encore de tuile. Un sushi compte dès qu'une arête est à côté.
zock-missing = { $count ->
    [one] Ton sushi du dessus ne compte pas tant qu'il n'y a pas { $bone } à côté.
   *[other] Tes { zock-number } sushi du dessus ne comptent pas encore : il manque *{ zock-number } arêtes*.
}
zock-all-count = Chacun de tes sushi a son arête : *tous comptent.*
zock-bare = { $count ->
    [one] Les arêtes comptent toujours : *une* n'a pas de sushi à côté.
   *[other] Les arêtes comptent toujours : *{ zock-number }* n'ont pas de sushi à côté.
}
zock-threat-soon = { $kind ->
    [bone] Encore un rouge, et { $name } peut prendre ton *arête du dessus*.
   *[sushi] Encore un bleu, et { $name } peut prendre ton *sushi du dessus*.
}
zock-threat-top = { $kind ->
    [bone] { $name } peut prendre ton *arête du dessus*.
   *[sushi] { $name } peut prendre ton *sushi du dessus*.
}
zock-threat-any = { $kind ->
    [bone] { $name } peut prendre *n'importe laquelle de tes arêtes*.
   *[sushi] { $name } peut prendre *n'importe lequel de tes sushi*.
}

## Tuiles et dés
zock-tile-sushi = le sushi { $value }
zock-tile-bone = l'arête −{ $value }
zock-stays = reste { $points }
zock-dice-sushi = { $count } sushi
zock-dice-bone = { $count ->
    [one] { $count } arête
   *[other] { $count } arêtes
}
zock-dice-blue = { $count ->
    [one] { $count } bleu
   *[other] { $count } bleus
}
zock-dice-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
zock-wins-sushi = { zock-nth } sushi
zock-wins-bone = { $count ->
    [1] 1re arête
   *[other] { $count }e arête
}
zock-wins-top-sushi = sushi du dessus
zock-wins-top-bone = arête du dessus
zock-wins-any-sushi = un sushi au choix
zock-wins-any-bone = une arête au choix
zock-wins-soon = encore 1 : vol
zock-wins-later = sur { $needs }
zock-wins-nothing = rien

## Le comptoir
zock-ask = Prends une tuile, ou garde des dés et relance
zock-ask-take = Prends une tuile
zock-ask-forced = Rien ne va : tu reçois ce dont personne ne veut
zock-below = Sous une tuile : tes points si tu la prends.
zock-tap = Touche les dés que tu gardes.
zock-tap-tile = Touche ce que tu prends.
zock-rolls = { $name } lance : { $dice }
zock-ringed = Entouré : ce que ces dés gagneraient.
zock-next = Ensuite : { $name }.
zock-next-you = Ensuite : toi.
zock-next-then-you = Ensuite : { $name }, puis toi.
zock-rolling = lance
zock-pace = Ce tour
zock-pace-roll = jet
zock-pace-keeps = { $count ->
    [0] garde
   *[other] garde { $count }
}
zock-pace-takes = prend
zock-pace-faster = toucher : accélérer

## Le décompte final
zock-last-tile = La dernière tuile est prise
zock-counting = Compté depuis le bas : un sushi sans arête à sa hauteur ne vaut rien, une arête compte toujours.
zock-end-all = Chaque sushi a son arête.
zock-end-sushi = { $count ->
    [one] Le sushi du dessus ({ $tiles }) n'a pas d'arête : rien.
   *[other] Les { zock-number } sushi du dessus ({ $tiles }) n'ont pas d'arête : rien.
}
zock-end-bones = { $count ->
    [one] L'arête du dessus n'a pas de sushi, et compte.
   *[other] Les { zock-number } arêtes du dessus n'ont pas de sushi, et comptent.
}
zock-end-none = Aucune tuile.
zock-sums = En dessous : la somme, du bas (à gauche) vers le haut.

## Nouvelles
told-zock-lot = Le sort désigne { $name } pour commencer.
told-zock-lot-you = Le sort te désigne pour commencer.
told-zock-turn = C'est à { $name } de lancer.
told-zock-turn-you = À toi : jusqu'à trois jets.
told-zock-rolled = { $name } lance : { $dice }.
told-zock-rolled-you = Tu lances : { $dice }.
told-zock-kept = { $name } garde { $dice }
told-zock-kept-you = Tu gardes { $dice }
told-zock-again = { $count ->
    [one] et relance un dé.
   *[other] et relance { zock-number } dés.
}
told-zock-again-you = { $count ->
    [one] et tu relances un dé.
   *[other] et tu relances { zock-number } dés.
}
told-zock-took = { $name } prend { $what }.
told-zock-took-you = Tu prends { $what }.
told-zock-counts-you = Avec l'arête −{ $value }, ton sushi du dessus compte : { $before } → { $after }
told-zock-change-you = Tes points : { $before } → { $after }.
told-zock-stays-you = Il ne compte pas encore : tu restes à { $points }.
told-zock-forced-bone = Rien ne va : { $name } doit prendre la pire arête, −{ $value }.
told-zock-forced-bone-you = Rien ne va : tu dois prendre la pire arête, −{ $value }.
told-zock-forced-sushi = Rien ne va : { $name } doit prendre le plus petit sushi, { $value }.
told-zock-forced-sushi-you = Rien ne va : tu dois prendre le plus petit sushi, { $value }.
told-zock-how-sushi = { $count ->
    [5] cinq bleus
    [4] quatre bleus
   *[3] trois bleus
}
told-zock-how-bone = { $count ->
    [5] cinq rouges
    [4] quatre rouges
   *[3] trois rouges
}
told-zock-stole = { $name } prend { $what } à { $victim } : { $how }
told-zock-stole-you = Tu prends { $what } à { $victim } : { $how }
told-zock-stole-from-you-sushi = { $name } te prend le sushi { $value } : { $how }
told-zock-stole-from-you-bone = { $name } te prend l'arête −{ $value } : { $how }
told-zock-from-the-top = C'était la { $count ->
    [1] 1re
   *[other] { $count }e
} tuile à partir du dessus.
told-zock-kept-points = Tu gardes tes { $points } : elle ne comptait pas encore.
told-zock-lost-points = Tu perds { $lost } : il te reste { $points }.
told-zock-won-points = Tu gagnes { $won } : tu as { $points }.
told-zock-did-not-count = Cette tuile ne comptait pas encore.
told-zock-did-count = Cette tuile comptait.
