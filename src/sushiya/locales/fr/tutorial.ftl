### Les leçons : ce que dit le guide. Des phrases courtes, une chose à la fois.

tutorial-title = Leçon
tutorial-learn = Apprendre en cinq minutes
tutorial-resume = Reprendre la leçon
tutorial-coach = Ton guide
tutorial-progress = Où tu en es
tutorial-step = { $step } sur { $count }
tutorial-next = Suite
tutorial-skip = Passer la leçon
tutorial-wait = Aux autres maintenant. Regarde ce qu'ils font.
tutorial-free = À toi de choisir ! Tout ce que tu peux toucher est permis. Appuie longuement sur une carte pour lire sa règle.
tutorial-own-way = À ta façon, très bien !
tutorial-play-on = Continuer ici
tutorial-real-match = Vraie partie

## Sushi Go!
tutorial-sushi-go-welcome = Bienvenue ! J'ai préparé cette donne pour que tu puisses tout essayer. Pas de minuteur, et rien ne peut mal tourner.
tutorial-sushi-go-hand = Voici tes neuf cartes. Chacun en choisit une en même temps, puis toutes les mains passent au voisin.
tutorial-sushi-go-maki = Maki : qui a le plus de rouleaux à la fin de la manche marque 6 points, le deuxième 3. Touche la carte à trois rouleaux, puis valide.
tutorial-sushi-go-passed = Tous les choix sont visibles et les mains ont tourné. Ce que tu as laissé, ton voisin le regarde maintenant.
tutorial-sushi-go-wasabi = Seul, le wasabi ne vaut rien. Mais le prochain nigiri que tu poses dessus compte triple. Prends-le !
tutorial-sushi-go-nigiri = En voici un beau : { $card }, 3 points. Sur ton wasabi, cela fait 9.
tutorial-sushi-go-tempura = Ta première main revient, avec trois cartes de moins. Deux tempuras font 5 points, un seul rien. Trois sashimis font 10, mais c'est dur. Commence par le tempura.
tutorial-sushi-go-plates = Voici tes cartes, plat par plat, avec leur valeur du moment. Touche un autre joueur pour voir les siennes.
tutorial-sushi-go-chopsticks = Les baguettes ne rapportent rien. Mais plus tard, elles te laissent prendre deux cartes d'un coup. Prends-les.
tutorial-sushi-go-pair = Le deuxième tempura ! La paire est faite : 5 points.
tutorial-sushi-go-pudding = Tiens, un pudding. Il attend la fin de la partie : le plus de puddings, plus 6 ; le moins, moins 6.
tutorial-sushi-go-two = Sers-toi des baguettes : touche le pudding, puis le sashimi comme deuxième carte. Les baguettes repartent avec la main.
tutorial-sushi-go-sashimi = Deux sashimis ne valent encore rien : il en faut trois. Ça arrive. Prends-en un, l'autre s'en va.
tutorial-sushi-go-last = La dernière carte est à toi, tout simplement. Ensuite on compte la manche.
tutorial-sushi-go-end = Ta première manche : { $points } points ! Encore deux manches pareilles, puis les puddings comptent. Tu sais l'essentiel.

## Party
tutorial-sushi-go-party-welcome = Bienvenue à la fête ! On choisit et on passe comme à Sushi Go!, mais chaque partie a son propre menu.
tutorial-sushi-go-party-meal = Les nigiris sont toujours là, avec sept plats au choix : un rouleau, trois entrées, deux spécialités, un dessert. Aujourd'hui, j'ai choisi.
tutorial-sushi-go-party-uramaki = L'uramaki est une course : le premier à dix rouleaux marque aussitôt 8 points, puis 5, puis 2. Commence par le cinq.
tutorial-sushi-go-party-spoon = La cuillère est une spécialité. Plus tard, elle va chercher une carte dans la main d'un autre. Prends-la.
tutorial-sushi-go-party-tempura = Un tempura ne vaut rien, deux valent 5. Prends-en un, on aura l'autre.
tutorial-sushi-go-party-call = Maintenant ! Touche l'uramaki à quatre, puis « Utiliser cuillère », et valide.
tutorial-sushi-go-party-wish = Demande un tempura. Le premier qui en a un, en tournant, doit te le donner et reçoit la cuillère.
tutorial-sushi-go-party-given = Gagné : le tempura est à toi, et la paire vaut 5.
tutorial-sushi-go-party-soup = La soupe miso vaut 3. Mais si une autre arrive au même tour, toutes s'en vont. Tu oses ?
tutorial-sushi-go-party-collision = Aïe, quelqu'un a eu la même idée : plus de soupes. Surveille ce que les autres pourraient prendre.
tutorial-sushi-go-party-dessert = Un dessert reste devant toi jusqu'à la fin de la partie, pendant les trois manches. Quatre glaces font 12.
tutorial-sushi-go-party-race = Tu as neuf rouleaux. Encore un uramaki et tu dépasses dix. Vite !
tutorial-sushi-go-party-won = Premier ! 8 points tout de suite, et ces uramakis sont mis de côté.
tutorial-sushi-go-party-nigiri = Les nigiris sont des points sûrs : œuf 1, saumon 2 et { $card } 3.
tutorial-sushi-go-party-tofu = Tofu : un vaut 2, deux valent 6, mais trois ne valent rien. Un, c'est bien.
tutorial-sushi-go-party-last = La dernière carte vient d'elle-même. Ensuite on compte la manche.
tutorial-sushi-go-party-end = { $points } points, bravo ! À la manche suivante, plus de desserts entrent dans la pioche et le reste recommence. Chaque plat est expliqué dans les règles.

## Sushizock
tutorial-sushizock-welcome = Bienvenue au wok ! Les sushis rapportent des points, les arêtes en coûtent. L'astuce : il te faut les deux.
tutorial-sushizock-rows = Voici les sushis et les arêtes, en deux rangées. À ton tour, tu gagnes une seule tuile.
tutorial-sushizock-dice = Les dés disent laquelle. Trois sushis aux dés : le troisième sushi en partant de la gauche. Pareil pour les arêtes.
tutorial-sushizock-keep = Tu peux lancer jusqu'à trois fois. Deux sushis ne donneraient que la deuxième tuile. Touche les deux sushis pour les garder et relance les autres.
tutorial-sushizock-take = Trois sushis : la troisième tuile, un 6 ! Il n'y a pas mieux. Touche-la.
tutorial-sushizock-bone = Un sushi ne compte qu'avec une arête à côté, à la même hauteur. Les dés montrent une arête : prends la première de la rangée.
tutorial-sushizock-stacks = Tes piles : un sushi de { $sushi }, une arête de moins { $bone }. On ne voit que le dessus d'une pile : souviens-toi du dessous.
tutorial-sushizock-chopsticks = Les baguettes volent ! Trois bleues : le sushi du dessus d'une pile. Trois rouges : l'arête du dessus. Quatre : n'importe quelle tuile de la pile. Garde les deux bleues et relance.
tutorial-sushizock-steal = Trois bleues ! Touche le sushi qui te fait signe, il est à toi.
tutorial-sushizock-end = Superbe ! Retiens : un deuxième sushi demande une deuxième arête. Quand les deux rangées sont vides, le plus de points gagne. Tu sais l'essentiel.
