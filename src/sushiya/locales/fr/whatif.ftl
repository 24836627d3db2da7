### Et si : une autre option d’une partie enregistrée, jouée jusqu’au bout de nombreuses fois ou continuée.

whatif = Et si …
whatif-where-you = Où tu en étais
whatif-where = Où { $name } en était
whatif-known-you = comme tu le savais
whatif-known = comme { $name } le savait
whatif-take = Choisir plutôt
whatif-took-you = tu as pris : { $option }
whatif-took = { $name } a pris : { $option }
whatif-played = joué
whatif-whose = Le choix de
whatif-only = Il n’y avait rien d’autre à choisir.
whatif-choose-first = choisis autre chose
whatif-times = { $count } fois
whatif-done = terminé
whatif-progress = { $deals } sur { $of }
whatif-starting = Les premières parties se jouent. Sur un nouveau serveur, le moteur est préparé une fois, ce qui prend une minute ou deux.
whatif-needs-server = Beaucoup de parties à la fois demandent un serveur avec le moteur rapide. Tu peux continuer à partir d’ici.
whatif-ran = Joué { $count } fois
whatif-same-luck = la même chance pour les deux
whatif-points = { $sign ->
    [plus] { $option } finit { $points } points mieux.
   *[minus] { $option } finit { $points } points moins bien.
}
whatif-wins = { $sign ->
    [plus] Ce choix gagne { $count } fois de plus sur 100.
    [minus] Ce choix gagne { $count } fois de moins sur 100.
   *[even] Ce choix gagne aussi souvent.
}
whatif-alike = { $option } : aussi bien, les chiffres ne les distinguent pas.
whatif-few = Mieux dans { $better }, moins bien dans { $worse } : trop peu pour conclure.
whatif-won = gagné
whatif-mean = moyenne { $points }
whatif-behind = derrière le meilleur
whatif-ahead-of = devant
whatif-caption = Points d’avance sur le meilleur des autres à la fin : à droite de 0, c’est gagné. Tout le monde joue selon la même règle rapide, avec des donnes que la place pouvait imaginer alors. La barre au pied est la moyenne avec son intervalle.
whatif-option = Option
whatif-ahead = avance
whatif-better-in = mieux dans
whatif-matches = { $count ->
    [one] une partie
   *[other] { $count } parties
}
whatif-same = { $count ->
    [one] Une partie a fini de même.
   *[other] { $count } parties ont fini de même.
}
whatif-range = { $from } à { $to }
whatif-play-on = Continuer à partir d’ici
whatif-unrated = Tu joues cette place contre des bots, avec les mêmes donnes. La partie elle-même reste telle qu’elle était.
whatif-variations = Variantes
whatif-kept = gardées avec la partie
whatif-as-played = Comme joué
whatif-instead = { $option } à la place
whatif-played-on = { $option }, continué
whatif-open = encore en cours
whatif-expired = cette partie n’existe plus
whatif-share = Partager
whatif-shared = Copié
whatif-more = Modifier « { $name } »
whatif-name = Nom
whatif-save = Enregistrer
whatif-export = Enregistrer comme fichier
whatif-delete = Supprimer
whatif-delete-ask = Supprimer « { $name } » ? La partie elle-même reste.
whatif-keep = Garder
whatif-key-option = une autre option
whatif-key-run = jouer jusqu’au bout de nombreuses fois
whatif-key-play = continuer à partir d’ici
whatif-options-at = Réponse { $at } : { $name } pouvait choisir
