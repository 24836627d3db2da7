### Nouvelles : ce qui vient de se passer, en une phrase. `$who` vaut « you » ou « other ».

news-none = Trois manches ; le plus de points gagne.
news-in-turn = tour { $turn }
news-round = Manche { $round } : { $count } cartes chacun.
news-round-over = La manche { $round } est finie.
news-over = La partie est finie.
news-turn = Tour { $turn } : { $list }
news-worth = { $who ->
    [you] { $dish } chez vous : { $points } maintenant
   *[other] { $name } : { $dish }, { $points } maintenant
}
news-on = { $who ->
    [you] Vous posez { $card } dessus : { $points } en tout
   *[other] { $name } pose { $card } dessus : { $points } en tout
}
news-second = { $who ->
    [you] Vous posez une deuxième carte : { $card }.
   *[other] { $name } pose une deuxième carte : { $card }.
}
news-from-deck = { $who ->
    [you] Vous posez { $card } de la pioche.
   *[other] { $name } pose { $card } de la pioche.
}
news-overtaken = { $name } vous dépasse : { $dish }
news-from-to = { $before } → { $after } pour vous, si rien ne change.
news-called = { $who ->
    [you] Vous annoncez { $card }.
   *[other] { $name } annonce { $card }.
}
news-blind = { $who ->
    [you] Vous avez choisi sans regarder : { $card }.
   *[other] { $name } choisit sans regarder : { $card }.
}
news-for-dummy = { $who ->
    [you] Vous piochez pour le joueur fictif.
   *[other] { $name } pioche pour le joueur fictif.
}
news-collided = { $dish } : { $count ->
    [2] deux à la fois, les deux partent
   *[other] { $count } à la fois, toutes partent
}
news-collided-who = Posées au même tour par { $names }.
news-cleared-collided = { $who ->
    [you] Vous perdez { $card }.
   *[other] { $name } perd { $card }.
}
news-cleared-scored = { $card } : mis de côté.
news-cleared-used = { $card } : effet accompli.
news-cleared-nobody-has-it = Personne ne l’a : { $card } mis de côté.
news-cleared-nothing-to-copy = { $who ->
    [you] Rien à copier : vous écartez { $card }.
   *[other] Rien à copier : { $name } écarte { $card }.
}
news-cleared-nothing-to-lay = { $who ->
    [you] Rien à poser : vous écartez { $card }.
   *[other] Rien à poser : { $name } écarte { $card }.
}
news-wished = { $who ->
    [you] Vous demandez { $what }.
   *[other] { $name } demande { $what }.
}
news-found = { $who ->
    [you] Vous l’avez.
   *[other] { $name } l’a.
}
news-wish-asks-you = { $name } demande { $what } : vous l’avez
news-nobody = { $who ->
    [you] Personne n’a { $what } : demande en vain
   *[other] { $name } demande { $what } en vain : personne ne l’a
}
news-given-you = { $name } vous donne { $card }, votre souhait
news-you-give = Vous donnez { $card } à { $to }
news-given = { $name } donne { $card } à { $to }.
news-turned = { $who ->
    [you] { $count ->
        [one] Vous retournez une carte.
       *[other] Vous retournez { $count } cartes.
    }
   *[other] { $count ->
        [one] { $name } retourne une carte.
       *[other] { $name } retourne { $count } cartes.
    }
}
news-menu = { $who ->
    [you] Vous regardez { $count } cartes.
   *[other] { $name } regarde { $count } cartes.
}
news-scored = { $who ->
    [you] { $dish } : { $points } points pour vous, tout de suite
   *[other] { $dish } : { $points } points pour { $name }, tout de suite
}
news-portion = { $name } { $count } → { $points }
news-contest = { $dish } : { $list }
news-missed = { $who ->
    [you] Vous en avez { $count } : il manque { $short }.
   *[other] { $name } en a { $count } : il manque { $short }.
}
