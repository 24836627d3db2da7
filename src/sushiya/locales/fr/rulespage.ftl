### The rules pages: frames around the texts of dishes.ftl and games.ftl.

rulespage-title = Comment jouer
rulespage-nav = Autres pages
rulespage-about = Trois jeux et tous leurs plats, avec nos mots. Touches-en un.
rulespage-dishes = Les plats
rulespage-meals = Repas proposés
rulespage-editions = Éditions
rulespage-options = Options
rulespage-rule = Ce que ça fait
rulespage-also = Ailleurs : { $name }
rulespage-same = La même règle, à ceci près :
rulespage-players = { $span } joueurs
rulespage-points = Les points en un coup d'œil
rulespage-cards = Les cartes et leur nombre
rulespage-card = { $count } fois { $card }
rulespage-detail = Dans les cas rares
rulespage-tip = Conseil :
rulespage-next = Ensuite : { $dish }
rulespage-unknown = Il n'y a ici ni ce jeu ni ce plat.
