### Les questions : ce qu'elles disent, et les mots de leurs boutons.

questions-two = Deux cartes avec tes baguettes
questions-and-dummy = Une carte pour toi, une pour le fantôme
questions-put-back = Touche une carte de nouveau pour la remettre.
questions-more-second = Choisis-en une autre
questions-more-dummy = Maintenant une pour le fantôme
questions-lock-several = { $count ->
    [2] Choisir les deux
   *[other] Choisir les { $count } cartes
}
questions-use = Utiliser
questions-goes-on = Les mains repartent dans un instant
questions-only-one = Il n'y a qu'un choix : il se fait tout seul.
questions-last-seconds = { $seconds ->
    [0] Temps écoulé : { $guest } choisit pour toi.
    [one] Encore { $seconds } seconde, puis { $guest } choisit pour toi.
   *[other] Encore { $seconds } secondes, puis { $guest } choisit pour toi.
}

questions-copy-which = { $card } : copier quoi ?
questions-tap-in-front = Touche une carte entourée devant toi.
questions-tap-copy = Touche ce que tu copies
questions-do-order = { $kind ->
    [LayCard] Poser : commander { $card }
   *[other] Choisir : commander { $card }
}
questions-how-to-lay = Comment la poser
questions-lay-these-on = { $cards } sur { $dish }

questions-first-gives = La première personne qui l'a doit te la donner.
questions-which = { $dish } : laquelle ?
questions-any = au choix
questions-they-choose = à eux de voir
questions-order = On demande dans cet ordre :
questions-give-to = Laquelle donnes-tu à { $name } ?
questions-had-none = { $count ->
    [one] { $names } n'en a pas : c'est ton tour.
   *[other] { $names } n'en ont pas : c'est ton tour.
}
questions-in-return = En échange, { $card } vient dans ta main.

questions-tap-to-turn = Touche tes cartes ci-dessus, autant que tu veux. Elles restent retournées.
questions-turn-none = Aucune
questions-stays-kept = d’une manche passée : reste
questions-stays-acts = agit maintenant
questions-stays-waits = agit plus tard : reste
questions-stays-new = de ce tour : reste
questions-offer-secret = Il n'y a que toi qui les vois. Les autres repartent.
questions-not-laid = { $source ->
    [menu] pas un menu
   *[other] pas maintenant
}

questions-brings = { $which ->
    [more] { $points ->
        [one] { $points } point de plus
       *[other] { $points } points de plus
    }
    [less] { $points ->
        [one] { $points } point de moins
       *[other] { $points } points de moins
    }
   *[same] pas encore de points
}
questions-brings-nothing = encore rien
