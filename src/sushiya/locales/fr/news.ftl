### Nouvelles : ce qui vient de se passer, en une phrase. `$person` vaut « you » ou « other ».

told-in-turn = tour { $turn }
told-round = Manche { $round } : { $count } cartes chacun.
told-round-over = La manche { $round } est finie.
told-over = La partie est finie.
told-turn = Tour { $turn } : { $list }
told-turn-some = Tour { $turn } : { $list } · { $count ->
    [one] 1 autre
   *[other] { $count } autres
}
told-worth = { $person ->
    [you] { $dish } chez toi : { $points } maintenant
   *[other] { $name } : { $dish }, { $points } maintenant
}
told-on = { $person ->
    [you] Toi : { $card } sur { $below }, { $points } maintenant
   *[other] { $name } : { $card } sur { $below }, { $points } maintenant
}
told-copy = { $person ->
    [you] Tu recommandes { $card }.
   *[other] { $name } recommande { $card }.
}
told-returned = { $person ->
    [you] De retour dans ta main : { $card }.
   *[other] De retour dans la main de { $name } : { $card }.
}
told-second = { $person ->
    [you] Tu poses une deuxième carte : { $card }.
   *[other] { $name } pose une deuxième carte : { $card }.
}
told-from-menu = { $person ->
    [you] Tu poses { $card } du menu.
   *[other] { $name } pose { $card } du menu.
}
told-overtaken = { $name } te dépasse : { $dish }, { $theirs } contre { $mine }
told-level = { $name } te rejoint : { $dish }, { $theirs } chacun
told-from-to = { $before } → { $after } pour toi, si rien ne change.
told-called = { $person ->
    [you] Tu annonces { $card }.
   *[other] { $name } annonce { $card }.
}
told-blind = { $person ->
    [you] Tu as choisi sans regarder : { $card }.
   *[other] { $name } choisit sans regarder : { $card }.
}
told-blind-now = { $person ->
    [you] Tu choisis sans regarder.
   *[other] { $name } choisit sans regarder.
}
told-for-dummy = { $person ->
    [you] Tu pioches pour le joueur fictif.
   *[other] { $name } pioche pour le joueur fictif.
}
told-for-dummy-card = Tu as pioché { $card } pour le joueur fictif.
told-collided = { $dish } : { $count ->
    [2] deux à la fois, les deux partent
   *[other] { $count } à la fois, toutes partent
}
told-collided-who = Au même tour : { $names }.
told-collided-alone = { $person ->
    [you] C'est toi qui les as toutes posées.
   *[other] { $name } les a toutes posées.
}
told-cleared-collided = { $person ->
    [you] Tu perds { $card }.
   *[other] { $name } perd { $card }.
}
told-cleared-scored = { $card } : mis de côté.
told-cleared-nobody-has-it = Personne ne l’a : { $card } mis de côté.
told-cleared-nothing-to-copy = { $person ->
    [you] Rien à copier : tu écartes { $card }.
   *[other] Rien à copier : { $name } écarte { $card }.
}
told-wished = { $person ->
    [you] Tu demandes { $what }.
   *[other] { $name } demande { $what }.
}
told-found = { $person ->
    [you] Tu l’as.
   *[other] { $name } l’a.
}
told-wish-asks-you = { $name } demande { $what } : tu l’as
told-nobody = { $person ->
    [you] Personne n’a { $what } : demande en vain
   *[other] { $name } demande { $what } en vain : personne ne l’a
}
told-given-you = { $name } te donne { $card }, ton souhait
told-you-give = Tu donnes { $card } à { $to }
told-given = { $name } donne { $card } à { $to }.
told-turned = { $person ->
    [you] { $count ->
        [one] Tu retournes une carte.
       *[other] Tu retournes { $count } cartes.
    }
   *[other] { $count ->
        [one] { $name } retourne une carte.
       *[other] { $name } retourne { $count } cartes.
    }
}
told-turned-each = { $count ->
    [one] Elle vaut maintenant { $points } points.
   *[other] { $points } points chacune.
}
told-menu = { $person ->
    [you] Tu regardes { $count } cartes.
   *[other] { $name } regarde { $count } cartes.
}
told-scored = { $person ->
    [you] { $dish } : { $points } points pour toi, tout de suite
   *[other] { $dish } : { $points } points pour { $name }, tout de suite
}
told-raced = { $place ->
    [1] Arrivée en tête, avec { $count } rouleaux.
    [2] Deuxième place, avec { $count } rouleaux.
   *[other] Troisième place, avec { $count } rouleaux.
}
told-portion = { $name } { $count } → { $points }
told-contest = { $dish } : { $list }
told-missed = { $person ->
    [you] Tu en as { $count } : il manque { $short }.
   *[other] { $name } en a { $count } : il manque { $short }.
}
