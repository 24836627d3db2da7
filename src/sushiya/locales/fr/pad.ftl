### The score pad, and the frames around rules and meals in the terminal. What ids mean is told in the English file.

## Questions

pad-ask-game = Quel jeu ? (sushi-go, sushi-go-party ou sushizock)
pad-ask-edition = Quelle édition ? (zoch ou gamewright)
pad-ask-seats = Combien de joueurs ?
pad-ask-meal = Quel repas ? (comme dans sushiya meals)
pad-ask-dummy = Avec le fantôme ? (oui ou non)
pad-ask-names = Noms, séparés par des virgules (Entrée : place 0, place 1, …)
pad-ask-next-round = Compter aussi la manche { $count } ?
pad-ask-uramaki = Points gagnés avec des uramaki pendant la manche, un nombre par place (Entrée : personne n'en a gagné)
pad-ask-sushi = { $value }, sushis de bas en haut (Entrée : aucun)
pad-ask-bones = { $value }, arêtes de bas en haut, sans le moins (Entrée : aucune)

pad-how-to-plates =
    Tape ce qui se trouve devant chaque place dans l'ordre où c'est joué, avec des espaces :
    un nigiri va sur le wasabi libre avant lui, ou porte /free pour rester à côté.
    ~tempura est une carte face cachée, special_order>tempura une copie.
    < reprend la dernière réponse. Les cartes :
pad-how-to-stacks = Tape les nombres de chaque pile avec des espaces ; < reprend la dernière réponse.

## Sheet

pad-seat = place { $count }
pad-dummy = fantôme
pad-round = Manche { $count }
pad-round-sum = somme
pad-final = Fin de la partie
pad-total = Total
pad-sushi-counted = sushis qui comptent
pad-bones = arêtes
pad-winner = { $count ->
    [one] Victoire : { $value }
   *[other] Victoire partagée : { $value }
}
pad-tie-break = L'égalité revient au plus de cartes dessert.
pad-unfinished = Les desserts et la victoire viennent après la manche 3.
pad-note = Remarque : { $value }

## Rules

guide-games = Jeux
guide-dishes = Plats de { $value }
guide-more = Plus : sushiya rules miso, sushiya rules sushizock, sushiya rules --help
guide-card = { $count } × { $value }
guide-cards = Cartes
guide-worth = Points
guide-detail = En détail
guide-tip = Conseil
guide-players = { $value } joueurs
guide-also = Aussi dans { $value } :
guide-editions = Éditions
guide-options = Options

## Meals

meals-title = Repas proposés
meals-order = Chacun donne son rouleau, ses entrées, ses spéciaux et son dessert ; les nigiri sont de tous les repas.
meals-players = { $value } joueurs
meals-limits = Tous les plats vont ensemble, mais ceux-ci ne vont pas à tous les nombres de joueurs :
meals-check = Vérifie un repas à toi avec ses sept plats joints par +, par exemple
meals-play = Joue-le :
meals-legal = Un repas à toi, et il est permis.
