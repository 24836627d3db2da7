### Games, their rules, editions, options and meals, and the words of Sushizock. What ids mean is told in the English file.

## Sushi Go!

game-sushi-go = Sushi Go!
    .summary = Prends une assiette, passe le reste : trois manches rapides pour attraper le bon plat avant ton voisin.
    .players = De 2 à 5 joueurs (édition Zoch : de 3 à 5)
    .rules =
        # La donne
        108 cartes, mélangées une fois avant la partie. Trois manches, toutes distribuées de la même pioche.
        À chaque manche tu reçois 10 cartes à 2 joueurs, 9 à 3, 8 à 4, 7 à 5.
        # Un tour
        Chacun choisit en secret une carte de sa main.
        Toutes sont révélées en même temps et restent devant leur propriétaire.
        Puis chaque main passe au voisin de gauche, et tu choisis dans celle qui t'arrive.
        Des baguettes d'un tour précédent te laissent choisir deux cartes d'un coup ; elles vont dans la main que tu passes.
        Une fois par tour, et seulement avec deux cartes ou plus en main.
        Le wasabi fait compter triple un nigiri posé plus tard.
        La dernière carte d'une main est simplement posée.
        # Fin de la manche
        Quand les mains sont vides, tout compte sauf les puddings.
        Maki : le plus de rouleaux 6, la deuxième place 3.
        Tempura : 5 la paire. Sashimi : 10 les trois.
        Gyoza : 1, 3, 6, 10 ou 15 pour 1, 2, 3, 4 ou 5 et plus.
        Nigiri : omelette 1, saumon 2, calamar 3 ; sur du wasabi 3, 6 et 9.
        Baguettes et wasabi vide : rien.
        Les puddings restent chez toi. Toutes les autres cartes vont à la défausse, face visible, et ne reviennent pas.
        # Fin de la partie
        Après la troisième manche, les puddings comptent : le plus +6, le moins -6.
        Le plus de points gagne. En cas d'égalité, le plus de puddings l'emporte ; si c'est encore égal, vous gagnez ensemble.
        # Éditions
        La façon de payer les égalités et l'obligation de poser un nigiri sur le wasabi dépendent de l'édition.

edition-sushi-go-zoch = Zoch, 2014
    .summary = De 3 à 5 joueurs. Tu peux ne pas poser un nigiri sur un wasabi libre, et un nigiri choisi au même tour que le wasabi ne va jamais dessus. Les ex æquo marquent tous les points, pour les maki comme pour le pudding. Ici les gyoza sont des moules et le calamar est du thon.

edition-sushi-go-gamewright = Gamewright, 2014
    .summary = De 2 à 5 joueurs. Le prochain nigiri doit aller sur un wasabi libre, même posé au même tour si tu mets le wasabi d'abord. Les ex æquo se partagent les points, sans les fractions, et une égalité en tête des maki supprime la deuxième place. Deux joueurs ne perdent rien au pudding, sauf s'ils ajoutent le fantôme comme troisième.

## Sushi Go Party!

game-sushi-go-party = Sushi Go Party!
    .summary = Le même ballet d'assiettes, avec un repas que vous composez vous-mêmes : huit plats par partie, jusqu'à huit à table.
    .players = De 2 à 8 joueurs
    .rules =
        # Le repas
        Le paquet : tous les nigiri, 1 sorte de rouleau, 3 d'entrées, 2 de spéciaux et 1 de dessert.
        Prends un repas proposé ou compose le tien.
        Cuillère et edamame ne sont pas pour 2 joueurs, menu et commande spéciale pas pour 7 ou 8.
        # Début de la manche
        La partie compte trois manches. Avant chacune, on mélange à la pioche des desserts tirés au hasard.
        C'est 5, puis 3, puis 2 de 2 à 5 joueurs ; 7, puis 5, puis 3 de 6 à 8.
        Tu reçois 10 cartes à 2 ou 3 joueurs, 9 à 4 ou 5, 8 à 6 ou 7, 7 à 8. Le reste forme la pioche.
        # Un tour
        Choisir : chacun choisit en secret une carte de sa main.
        Avec elle, tu peux annoncer une paire de baguettes ou une cuillère d'un tour précédent posée devant toi.
        L'annonce est secrète comme la carte, et tu dois t'y tenir.
        Une commande spéciale se choisit avec la carte qu'elle va copier.
        Révéler : toutes les cartes en même temps.
        Les commandes spéciales deviennent des copies, les nigiri vont sur les wasabi libres, les soupes miso se heurtent, les uramaki arrivés à 10 marquent.
        Numéros : ensuite les cartes numérotées agissent, la plus basse d'abord.
        Les baguettes annoncées vont de 1 à 3, les cuillères annoncées de 4 à 6, les menus tout juste posés de 7 à 9, les boîtes à emporter tout juste posées de 10 à 12.
        Tu fais chaque choix quand vient son numéro ; une carte posée maintenant agit avant le numéro suivant.
        Un menu ou une boîte à emporter qui arrive maintenant agit encore ce tour. Des baguettes ou une cuillère attendent un tour suivant.
        Passer : chaque main va à gauche.
        La dernière carte d'une main est simplement posée ; rien ne peut être annoncé avec elle.
        Écarter veut dire : face visible à côté du plateau, hors jeu jusqu'à la fin de la manche, sans points ni couleur.
        # Fin de la manche
        Quand les mains sont vides, les cartes de la manche comptent. Tes desserts rejoignent ta collection.
        Toutes les autres cartes sont mélangées pour la manche suivante, avec les écartées et les non distribuées, desserts compris.
        # Fin de la partie
        Après la troisième manche, les desserts comptent.
        Le plus de points gagne. En cas d'égalité, le plus de cartes dessert l'emporte, copies comprises ; sinon vous gagnez ensemble.

edition-sushi-go-party-zoch = Zoch, 2017
    .summary = Une commande spéciale qui copie un nigiri va sur ton wasabi libre, où que soit l'original. Une boîte à emporter accepte les cartes posées plus tôt dans le même tour.

edition-sushi-go-party-devir = Devir, 2016
    .summary = Une commande spéciale qui copie un nigiri peut aller sur ton wasabi libre si tu veux, mais seulement si l'original n'est sur aucun. Une boîte à emporter n'accepte que les cartes des tours précédents.

## Sushizock

game-sushizock = Sushizock im Gockelwok
    .summary = Lance les dés pour des sushis, mais ramasse aussi les arêtes : un sushi ne compte qu'avec une arête à côté, et les baguettes volent les deux.
    .players = De 2 à 5 joueurs
    .rules =
        # La table
        12 tuiles sushi, deux de chaque de 1 à 6, et 12 tuiles arête : cinq -1, quatre -2, deux -3, une -4.
        Sushis et arêtes sont mélangés à part et posés face visible en deux rangées.
        Chacun des cinq dés a deux sushis, deux arêtes, une paire de baguettes bleues et une de rouges.
        # Un tour
        Tu as jusqu'à trois lancers pour gagner exactement une tuile. Prendre une tuile finit ton tour ; on joue dans le sens horaire.
        Lance les cinq dés. Prends une tuile qu'ils permettent, ou mets de côté au moins un dé tout juste lancé et relance le reste.
        Les dés mis de côté ne sont plus relancés ce tour et comptent toujours. Il doit rester au moins un dé à lancer.
        Après le troisième lancer, tu dois prendre une tuile. Un deuxième lancer d'un seul dé est aussi le dernier.
        # Ce que permettent les dés
        Les cinq dés comptent ensemble.
        Sushis : un gagne le premier sushi de la rangée, depuis la gauche, deux le deuxième, et ainsi de suite.
        Arêtes : pareil dans la rangée des arêtes. Les rangées se resserrent ; une rangée trop courte ne donne rien.
        Trois baguettes bleues ou plus : vole le sushi du dessus d'un adversaire. Trois rouges ou plus : l'arête du dessus.
        Quatre ou cinq d'une couleur : n'importe quelle tuile d'une telle pile, désignée par sa place depuis le haut, sans regarder.
        Si tu ne peux rien prendre après ton dernier lancer, tu reçois la pire arête du milieu.
        S'il n'y reste aucune arête, tu reçois le sushi le plus bas. Entre tuiles égales, tu choisis.
        Si après le dernier lancer tu peux prendre une tuile, tu dois le faire, même si tu ne peux que voler.
        # Tes piles
        Une tuile gagnée va face visible sur ta pile de sushis ou ta pile d'arêtes.
        Seule la tuile du dessus d'une pile peut être vue, même de tes propres piles.
        # Fin de la partie
        La partie finit quand la dernière tuile du milieu est prise.
        Compare tes piles depuis le bas : les sushis plus hauts que les arêtes ne valent rien. Les arêtes comptent toujours.
        Les sushis qui comptent, moins les arêtes, sont tes points. Le plus de points gagne ; à égalité, vous gagnez ensemble.

edition-sushizock-zoch = Zoch, 2008
    .summary = Le dernier à avoir mangé du poisson commence : l'hôte dit quelle place c'est.

edition-sushizock-999games = 999 Games, 2008
    .summary = Le sort décide qui commence.

## Options

option-seats = joueurs
    .summary = Combien vous êtes à table.

option-edition = édition
    .summary = Les règles de quel éditeur vous suivez.

option-meal = repas
    .summary = Les plats du paquet : un repas proposé, ou sept sortes de ton choix en plus des nigiri.

option-pass = passage
    .summary = Dans quel sens voyagent les mains de Sushi Go!.

option-dummy = fantôme
    .summary = Pour deux joueurs de Sushi Go!, édition Gamewright : une troisième place à table que vous nourrissez à tour de rôle.
    .rules =
        On distribue trois mains de 9 ; la troisième est la pile face cachée du fantôme.
        À chaque tour, l'un de vous mène : il prend en main la carte du dessus de la pile, puis choisit une carte pour lui et une pour le fantôme. L'autre choisit une carte.
        Après la révélation, vous échangez vos mains ; la pile reste. Le meneur change à chaque tour, à travers toutes les manches ; la première place commence.
        Le fantôme marque comme un troisième joueur, donc le pudding peut coûter 6. Il n'utilise jamais de baguettes, ses nigiri vont sur son wasabi libre, et il ne peut pas gagner.

option-open-stacks = piles ouvertes
    .summary = Sushizock avec les piles entières à la vue de tous. Tout a été pris au grand jour de toute façon ; ça t'évite de le retenir.

option-first = premier joueur
    .summary = La place qui commence à Sushizock dans l'édition Zoch : la première, sauf si l'hôte désigne le dernier à avoir mangé du poisson.

## Meals

meal-my-first-meal = Mon premier repas
    .summary = Simple et accueillant, expliqué pendant que tu distribues.

meal-sushi-go = Sushi Go!
    .summary = Les assiettes classiques du petit jeu, jusqu'à huit.

meal-party-sampler = Assortiment Party
    .summary = Une dégustation en douceur des nouveautés : temaki, tofu et un coup d'œil au menu.

meal-master-menu = Menu du chef
    .summary = Pour fines bouches : onigiri et fruits à prévoir, une cuillère à craindre, une boîte pour les regrets.

meal-points-platter = Plateau à points
    .summary = Des assiettes généreuses et de gros scores ; copies et thé font grossir les grandes collections.

meal-cutthroat-combo = Combo sans pitié
    .summary = Ici tout peut te faire mal, et tout le monde aussi.

meal-big-banquet = Grand banquet
    .summary = Au mieux de six à huit, quand baguettes et cuillères se croisent sur la table.

meal-dinner-for-two = Dîner à deux
    .summary = Un duel de formes et de soupes, avec des menus pour se raviser ; on peut venir à plus.

meal-a-la-carte = à la carte
    .summary = Ton propre repas : 1 rouleau, 3 entrées, 2 spéciaux, 1 dessert, et des nigiri comme toujours.

## Words of Sushizock

tile-sushi = sushi { $value }
tile-bone = arête { $value }
tile-forced = tuile forcée

face-sushi = sushi
face-bone = arête
face-blue = baguettes bleues
face-red = baguettes rouges

row-sushi = rangée de sushis
row-bone = rangée d'arêtes

stack-sushi = pile de sushis
stack-bone = pile d'arêtes

kept = de côté
