### Nouvelles : ce qui vient de se passer, en une phrase. `$who` vaut « you » ou « other ».

news-none = Trois manches ; le plus de points gagne.
news-in-turn = tour { $turn }
news-round = Manche { $round } : { $count } cartes chacun.
news-round-over = La manche { $round } est finie.
news-over = La partie est finie.
news-turn = Tour { $turn } : { $list }
news-worth = { $who ->
    [you] { $dish } chez toi : { $points } maintenant
   *[other] { $name } : { $dish }, { $points } maintenant
}
news-on = { $who ->
    [you] Toi : { $card } sur { $below }, { $points } maintenant
   *[other] { $name } : { $card } sur { $below }, { $points } maintenant
}
news-copy = { $who ->
    [you] Tu recommandes { $card }.
   *[other] { $name } recommande { $card }.
}
news-returned = { $who ->
    [you] De retour dans ta main : { $card }.
   *[other] De retour dans la main de { $name } : { $card }.
}
news-second = { $who ->
    [you] Tu poses une deuxième carte : { $card }.
   *[other] { $name } pose une deuxième carte : { $card }.
}
news-from-menu = { $who ->
    [you] Tu poses { $card } du menu.
   *[other] { $name } pose { $card } du menu.
}
news-overtaken = { $name } te dépasse : { $dish }
news-from-to = { $before } → { $after } pour toi, si rien ne change.
news-called = { $who ->
    [you] Tu annonces { $card }.
   *[other] { $name } annonce { $card }.
}
news-blind = { $who ->
    [you] Tu as choisi sans regarder : { $card }.
   *[other] { $name } choisit sans regarder : { $card }.
}
news-for-dummy = { $who ->
    [you] Tu pioches pour le joueur fictif.
   *[other] { $name } pioche pour le joueur fictif.
}
news-collided = { $dish } : { $count ->
    [2] deux à la fois, les deux partent
   *[other] { $count } à la fois, toutes partent
}
news-collided-who = Posées au même tour par { $names }.
news-cleared-collided = { $who ->
    [you] Tu perds { $card }.
   *[other] { $name } perd { $card }.
}
news-cleared-scored = { $card } : mis de côté.
news-cleared-used = { $card } : effet accompli.
news-cleared-nobody-has-it = Personne ne l’a : { $card } mis de côté.
news-cleared-nothing-to-copy = { $who ->
    [you] Rien à copier : tu écartes { $card }.
   *[other] Rien à copier : { $name } écarte { $card }.
}
news-cleared-nothing-to-lay = { $who ->
    [you] Rien à poser : tu écartes { $card }.
   *[other] Rien à poser : { $name } écarte { $card }.
}
news-wished = { $who ->
    [you] Tu demandes { $what }.
   *[other] { $name } demande { $what }.
}
news-found = { $who ->
    [you] Tu l’as.
   *[other] { $name } l’a.
}
news-wish-asks-you = { $name } demande { $what } : tu l’as
news-nobody = { $who ->
    [you] Personne n’a { $what } : demande en vain
   *[other] { $name } demande { $what } en vain : personne ne l’a
}
news-given-you = { $name } te donne { $card }, ton souhait
news-you-give = Tu donnes { $card } à { $to }
news-given = { $name } donne { $card } à { $to }.
news-turned = { $who ->
    [you] { $count ->
        [one] Tu retournes une carte.
       *[other] Tu retournes { $count } cartes.
    }
   *[other] { $count ->
        [one] { $name } retourne une carte.
       *[other] { $name } retourne { $count } cartes.
    }
}
news-menu = { $who ->
    [you] Tu regardes { $count } cartes.
   *[other] { $name } regarde { $count } cartes.
}
news-scored = { $who ->
    [you] { $dish } : { $points } points pour toi, tout de suite
   *[other] { $dish } : { $points } points pour { $name }, tout de suite
}
news-portion = { $name } { $count } → { $points }
news-contest = { $dish } : { $list }
news-missed = { $who ->
    [you] Tu en as { $count } : il manque { $short }.
   *[other] { $name } en a { $count } : il manque { $short }.
}
