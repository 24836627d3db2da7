### Dishes and cards. What ids and attributes mean is told in the English file.

## Courses

course-nigiri = nigiri
course-roll = rouleau
course-appetizer = entrée
course-special = spécial
course-dessert = dessert

## Nigiri

dish-nigiri = nigiri
    .rule = L'omelette rapporte 1, le saumon 2, le calamar 3. Si un wasabi est libre devant toi, le prochain nigiri que tu poses va dessus et compte triple : 3, 6 ou 9.
    .points = 1/2/3
    .table =
        omelette · saumon · calamar → 1 · 2 · 3
        sur du wasabi → 3 · 6 · 9
    .tip = Rien ne va dans ton plan ? Prends le poisson : modeste, honnête, et jamais sans valeur.

card-nigiri-egg = nigiri à l'omelette
    .points = 1
card-nigiri-salmon = nigiri au saumon
    .points = 2
card-nigiri-squid = nigiri au calamar
    .points = 3

dish-nigiri-sushi-go-zoch = nigiri
    .rule = L'omelette rapporte 1, le saumon 2, le thon 3. Si un wasabi d'un tour précédent est libre devant toi, tu peux y poser le nigiri au moment de le jouer : il compte alors triple, soit 3, 6 ou 9. Posé à côté du wasabi, il reste à côté.
    .points = 1/2/3
    .table =
        omelette · saumon · thon → 1 · 2 · 3
        sur du wasabi → 3 · 6 · 9
    .tip = Sur du wasabi, l'omelette gagne 2 et le thon gagne 6 : parfois, ça vaut le coup d'attendre.

card-nigiri-squid-sushi-go-zoch = nigiri au thon
    .points = 3

## Rolls

dish-maki = maki
    .rule = Compte les rouleaux de tes maki. De 2 à 5 joueurs, le plus de rouleaux rapporte 6 et la deuxième place 3 ; de 6 à 8 joueurs, les trois premières places rapportent 6, 4 et 2. Les ex æquo marquent tous la totalité, et la place suivante compte quand même. Pas de rouleau, pas de points.
    .points = { $seats ->
        [6] 6/4/2
        [7] 6/4/2
        [8] 6/4/2
       *[other] 6 / 3
    }
    .table =
        de 2 à 5 joueurs : premier · deuxième → 6 · 3
        de 6 à 8 joueurs : premier · deuxième · troisième → 6 · 4 · 2
    .tip = Un rouleau d'avance paie autant que cinq : compte ceux des autres, puis arrête de manger.

card-maki-1 = maki à 1 rouleau
    .short = Maki 1
card-maki-2 = maki à 2 rouleaux
    .short = Maki 2
card-maki-3 = maki à 3 rouleaux
    .short = Maki 3

dish-maki-sushi-go-zoch = maki
    .rule = Compte les rouleaux de tes maki. Le plus de rouleaux rapporte 6, la deuxième place 3. Les ex æquo marquent tous la totalité, et une égalité en tête laisse une deuxième place. Pas de rouleau, pas de points.
    .points = 6 / 3
    .table = premier · deuxième → 6 · 3
    .tip = Ici l'égalité ne coûte rien : rattraper vaut autant que dépasser.

dish-maki-sushi-go-gamewright = maki
    .rule = Compte les rouleaux de tes maki. Le plus de rouleaux rapporte 6, la deuxième place 3. Les ex æquo se partagent ces points, arrondis à l'inférieur, et une égalité en tête supprime la deuxième place. Pas de rouleau, pas de points.
    .points = 6 / 3
    .table =
        premier · deuxième → 6 · 3
        2 · 3 · 4 · 5 ex æquo en tête → 3 · 2 · 1 · 1 chacun, pas de deuxième place
        2 · 3 · 4 ex æquo deuxièmes → 1 · 1 · 0 chacun
    .tip = Partager coupe le gâteau en deux : un rouleau de plus que ton voisin vaut 3 points ou mieux.

dish-temaki = temaki
    .rule = Le plus de temaki rapporte 4, le moins coûte 4. Les ex æquo gagnent ou perdent tous la totalité. Sans temaki, tu ne marques jamais les 4, mais tu peux très bien être celui qui en a le moins. À 2 joueurs, personne ne perd. Ton total peut passer sous 0.
    .points = { $seats ->
        [2] +4
       *[other] +4 −4
    }
    .table =
        le plus · le moins → +4 · -4
        2 joueurs : le plus · le moins → +4 · 0
    .tip = Un temaki, c'est une assurance : pas cher, pas drôle, et il te manque le jour où il faut.
    .detail = Tout le monde à égalité avec au moins un : à 2 joueurs, chacun marque 4 ; à plus, le gain et la perte s'annulent. Personne n'en a : à 2 joueurs, rien ne se passe ; à plus, tout le monde perd 4.

dish-uramaki = uramaki
    .rule = Le premier à 10 rouleaux ou plus marque aussitôt 8, le deuxième 5, le troisième 2 ; qui marque écarte tous ses uramaki. Si plusieurs atteignent 10 à la même révélation, le plus de rouleaux passe d'abord ; à égalité, tous prennent la meilleure place, et chaque joueur de plus use une place en dessous. Tu peux prendre plusieurs places dans une manche. En fin de manche, le plus de rouleaux encore posés, 1 au moins, prend la meilleure place restante ; les ex æquo marquent la totalité. Chaque manche commence avec les trois places.
    .points = 8/5/2
    .table =
        premier · deuxième · troisième à 10 → 8 · 5 · 2
        le plus à la fin, avec 0 · 1 · 2 · 3 places prises → 8 · 5 · 2 · 0
    .tip = Un autre sera premier ? Continue de rouler : la deuxième place paie 5, et les plus beaux restes prennent la meilleure place encore libre.
    .detail =
        Deux ex æquo sur une place en usent deux, trois ex æquo en usent trois.
        Une carte en plus (baguettes, cuillère ou menu) qui te mène à 10 marque aussitôt, pour la meilleure place libre à ce moment.
        Les commandes spéciales qui copient des uramaki sont écartées avec eux.
        Une fois les trois places prises, les uramaki ne marquent plus et restent où ils sont.

card-uramaki-3 = uramaki à 3 rouleaux
    .short = Uramaki 3
card-uramaki-4 = uramaki à 4 rouleaux
    .short = Uramaki 4
card-uramaki-5 = uramaki à 5 rouleaux
    .short = Uramaki 5

## Appetizers

dish-tempura = tempura
    .rule = Chaque paire rapporte 5, autant de paires que tu peux en manger. Une seule ne rapporte rien.
    .points = 2 = 5
    .table = 1 · 2 · 3 · 4 → 0 · 5 · 5 · 10
    .tip = Prends la première tôt : une demi-paire est une promesse, et les promesses demandent du temps.

dish-sashimi = sashimi
    .rule = Chaque trio rapporte 10, autant de trios que tu en trouves. Un ou deux qui restent ne rapportent rien.
    .points = 3 = 10
    .table = 1 · 2 · 3 · 4 · 5 · 6 → 0 · 0 · 10 · 10 · 10 · 20
    .tip = Si deux voisins s'y sont mis aussi, personne ne finira : sois le premier à le voir.

dish-gyoza = gyoza
    .rule = Plus il y en a, mieux c'est : 1, 2, 3 ou 4 gyoza rapportent 1, 3, 6 ou 10 en tout. Cinq ou plus rapportent 15.
    .points = 1…15
    .table = 1 · 2 · 3 · 4 · 5+ → 1 · 3 · 6 · 10 · 15
    .tip = Le cinquième apporte 5 points, le sixième un mal de ventre.

dish-gyoza-sushi-go-zoch = moules
    .rule = Plus il y en a, mieux c'est : 1, 2, 3 ou 4 moules rapportent 1, 3, 6 ou 10 en tout. Cinq ou plus rapportent 15.
    .points = 1…15
    .table = 1 · 2 · 3 · 4 · 5+ → 1 · 3 · 6 · 10 · 15
    .tip = La cinquième apporte 5 points, la sixième rien que des coquilles.

dish-eel = anguille
    .rule = Une anguille te coûte 3 points. Deux ou plus rapportent 7 en tout, peu importe combien.
    .points = −3 / 7
    .table = 1 · 2+ → -3 · 7
    .tip = On ne flirte pas avec l'anguille : deux ou aucune.

dish-tofu = tofu
    .rule = Un tofu rapporte 2, deux rapportent 6. Trois ou plus ne rapportent rien du tout.
    .points = 2/6/0
    .table = 1 · 2 · 3+ → 2 · 6 · 0
    .tip = Arrête-toi à deux, et gare à la dernière main : elle peut t'en servir un troisième.

dish-onigiri = onigiri
    .rule = Tes onigiri forment des séries de formes différentes, chacune aussi grande que possible. Une série de 1, 2, 3 ou 4 formes rapporte 1, 4, 9 ou 16. Plusieurs séries comptent l'une après l'autre.
    .points = 4 = 16
    .table = 1 · 2 · 3 · 4 formes → 1 · 4 · 9 · 16
    .tip = La quatrième forme vaut 7 à elle seule : regarde qui la collectionne avant de compter dessus.

card-onigiri-circle = onigiri rond
    .short = Onigiri
card-onigiri-triangle = onigiri triangulaire
    .short = Onigiri
card-onigiri-square = onigiri carré
    .short = Onigiri
card-onigiri-rectangle = onigiri rectangulaire
    .short = Onigiri

dish-edamame = edamame
    .rule = Chaque edamame rapporte 1 point par adversaire qui en a au moins un aussi, mais jamais plus de 4. Si tu es seul à en avoir, ils ne rapportent rien. De 3 à 8 joueurs.
    .points = 0…4
    .table = 0 · 1 · 2 · 3 · 4+ adversaires avec edamame → 0 · 1 · 2 · 3 · 4 par carte
    .tip = Ça se grignote à plusieurs : attends que d'autres piochent dans le bol, puis prends-en une poignée.

dish-miso-soup = soupe miso
    .rule = Chacune rapporte 3. Si deux soupes miso ou plus sont jouées au même tour, par n'importe qui et n'importe comment, toutes sont écartées aussitôt. Une soupe tardive emporte celle qui était seule jusque-là, et tombe même si les autres sont déjà parties. Deux des tiennes se heurtent aussi. Les soupes des tours précédents sont à l'abri.
    .points = 3
    .tip = Quand tout le monde veut de la soupe, c'est le moment de vouloir autre chose.
    .detail = Les soupes venues des baguettes, d'une cuillère, d'un menu ou d'une commande spéciale comptent pour le tour où elles arrivent. La copie d'une soupe plus ancienne peut se heurter à une autre ; l'ancienne reste.

dish-sukeroku = sukeroku
    .rule = Un futomaki avec un inari rapporte 6. Chaque carte sans partenaire rapporte 2.
    .points = 6 / 2
    .table = une paire · une carte seule → 6 · 2
    .tip = Ici rien ne se perd : prends la moitié qui te manque et laisse aux autres la peur de l'anguille.

card-sukeroku-futomaki = futomaki
    .short = Futomaki
card-sukeroku-inari = inari
    .short = Inari

## Specials

dish-chopsticks = baguettes
    .rule = À partir du tour suivant, tant que tu as au moins deux cartes en main, tu peux les annoncer avec ton choix ; une seule annonce par tour. Quand vient leur numéro, tu choisis une deuxième carte de ta main et tu la poses. Les baguettes rejoignent aussitôt cette main. En fin de manche, elles ne rapportent rien.
    .points = +1
    .tip = Prends-les tôt et dépense-les sur la main aux deux trésors, avant qu'il n'y reste qu'une carte.
    .detail =
        L'annonce se fait en secret avec la carte et doit être suivie d'effet.
        La deuxième carte peut être n'importe laquelle de la main, même d'autres baguettes.
        Elle agit aussitôt, avant le numéro suivant ; un menu ou une boîte à emporter rejoint la file de ce tour.
        Une cuillère du même tour peut repêcher les baguettes dans la main.

card-chopsticks-1 = baguettes 1
    .short = Baguettes
card-chopsticks-2 = baguettes 2
    .short = Baguettes
card-chopsticks-3 = baguettes 3
    .short = Baguettes

dish-chopsticks-sushi-go = baguettes
    .rule = À partir du tour suivant, tant que tu as au moins deux cartes en main, tu peux choisir deux cartes au lieu d'une. Les deux restent cachées jusqu'à ce que tout le monde révèle. Les baguettes vont dans la main que tu passes. Tu peux en avoir plusieurs devant toi, mais tu n'en utilises qu'une paire par tour. En fin de manche, elles ne rapportent rien.
    .points = +1
    .tip = Prends-les tôt et dépense-les sur la main aux deux trésors, avant qu'il n'y reste qu'une carte.

dish-spoon = cuillère
    .rule = À partir du tour suivant, tant que tu as au moins deux cartes en main, tu peux l'annoncer avec ton choix ; une seule annonce par tour. Quand vient son numéro, nomme une sorte (« nigiri ») ou une carte précise (« nigiri au calamar »). En partant de ta gauche, dans le sens horaire, le premier adversaire qui l'a en main doit te la donner et prend la cuillère en main ; tu poses la carte aussitôt. Si personne ne l'a, la cuillère est écartée. En fin de manche, elle ne rapporte rien ; de 3 à 8 joueurs.
    .points = + ?
    .tip = Souviens-toi de ce que tu as passé : le meilleur souhait est une carte dont tu connais l'adresse.
    .detail =
        L'annonce se fait en secret avec la carte et doit être suivie d'effet ; ce que tu veux, tu le dis quand vient le numéro.
        Les mains comptent telles qu'elles sont à ce moment-là : sans les cartes déjà posées, avec les baguettes ou cuillères déjà rendues.
        Si tu ne nommes qu'une sorte, celui qui en a plusieurs variantes choisit laquelle il te donne.
        Une carte précise comprend son numéro : « baguettes 2 ». Tout le monde voit ce qui est donné.

card-spoon-4 = cuillère 4
    .short = Cuillère
card-spoon-5 = cuillère 5
    .short = Cuillère
card-spoon-6 = cuillère 6
    .short = Cuillère

dish-menu = menu
    .rule = Quand vient son numéro, au tour où tu le poses, tu tires 4 cartes de la pioche ; toi seul les vois. Poses-en une qui n'est pas un menu et remélange les 3 autres. Le menu est écarté. De 2 à 6 joueurs.
    .points = 4 → 1
    .tip = Quatre cartes fraîches en fin de manche battent souvent les deux fatiguées de ta main.
    .detail =
        La carte agit aussitôt, avant le numéro suivant ; une boîte à emporter rejoint la file de ce tour.
        S'il reste moins de 4 cartes, tu tires celles-là. Si aucune ne peut être posée, le menu est écarté sans effet.

card-menu-7 = menu 7
    .short = Menu
card-menu-8 = menu 8
    .short = Menu
card-menu-9 = menu 9
    .short = Menu

dish-takeout-box = boîte à emporter
    .rule = Quand vient son numéro, au tour où tu la poses, retourne face cachée autant de tes cartes de cette manche que tu veux, même aucune. Les cartes posées plus tôt dans ce tour peuvent y entrer aussi. Chacune vaut désormais 2, n'est plus la carte qu'elle était, et le reste. La boîte est écartée.
    .points = = 2
    .tip = Une anguille seule, un troisième tofu, un wasabi vide, des baguettes fatiguées : dans la boîte, tout a le goût de 2.
    .detail =
        Un wasabi face cachée ne triple plus son nigiri ; un wasabi dont le nigiri a été retourné reste utilisé.
        Un dessert face cachée n'est plus un dessert : il rapporte 2 et retourne dans la pioche.
        Les baguettes et cuillères face cachée ne peuvent pas être annoncées.
        Une carte qui attend encore son numéro ne peut pas être retournée.
        Toutes les cartes face cachée forment ensemble une seule couleur.

card-takeout-box-10 = boîte à emporter 10
    .short = À emporter
card-takeout-box-11 = boîte à emporter 11
    .short = À emporter
card-takeout-box-12 = boîte à emporter 12
    .short = À emporter

dish-takeout-box-sushi-go-party-devir = boîte à emporter
    .rule = Quand vient son numéro, au tour où tu la poses, retourne face cachée autant de tes cartes de cette manche que tu veux, même aucune. Seules les cartes des tours précédents peuvent y entrer. Chacune vaut désormais 2, n'est plus la carte qu'elle était, et le reste. La boîte est écartée.
    .points = = 2
    .tip = Une anguille seule, un troisième tofu, un wasabi vide, des baguettes fatiguées : dans la boîte, tout a le goût de 2.
    .detail = { dish-takeout-box.detail }

dish-soy-sauce = sauce soja
    .rule = Chaque sauce soja rapporte 4 si aucun joueur ne montre plus de couleurs différentes que toi. Seules les cartes de cette manche comptent. La sauce soja est elle-même une couleur, nigiri et wasabi en partagent une, et toutes les cartes face cachée en font ensemble une de plus.
    .points = 4
    .tip = Mange en touriste : un peu de tout.
    .detail = Une commande spéciale a la couleur de ce qu'elle copie. Les cartes écartées et les desserts des manches précédentes ne comptent pas. Une égalité suffit.

dish-tea = thé
    .rule = Chaque thé rapporte 1 point par carte de ton plus grand groupe d'une même couleur. Seules les cartes de cette manche comptent. Nigiri et wasabi sont une seule couleur ; les desserts, les thés eux-mêmes et les cartes face cachée sont aussi des groupes.
    .points = 1/pce
    .tip = Le thé récompense les appétits têtus : choisis une couleur et reprends-en.
    .detail = Une commande spéciale a la couleur de ce qu'elle copie. Les cartes écartées et les desserts des manches précédentes ne comptent pas.

dish-special-order = commande spéciale
    .short = Commande spéciale
    .rule = Choisis-la avec une autre carte de cette manche devant toi : elle en devient une copie, avec ses icônes, ses points et sa couleur. Jouée comme carte en plus, elle peut aussi copier la carte que tu as révélée ce tour. Si elle peut copier, elle doit. Sans carte de cette manche devant toi, elle est écartée. De 2 à 6 joueurs.
    .points = copie
    .tip = Un deuxième calamar, c'est bien ; un quatrième onigiri, c'est mieux : attends d'avoir de quoi te répéter.
    .detail =
        Nigiri : la copie ne partage pas le wasabi de l'original. Si tu as un wasabi libre, la copie va dessus.
        Wasabi : la copie est un wasabi vide, même si l'original ne l'est pas.
        Soupe miso : la copie est une soupe de ce tour et peut se heurter à une autre ; un original plus ancien reste.
        Uramaki : ses rouleaux comptent aussitôt ; quand ils marquent, la copie est écartée aussi.
        Baguettes et cuillère : la copie a le même numéro et peut être annoncée à partir du tour suivant. Si tu as les deux, tu dis laquelle tu utilises. Elle repart comme commande spéciale.
        Commande spéciale : tu copies ce que l'autre copie. Une carte face cachée : celle-ci est retournée aussi et rapporte 2.
        Dessert de cette manche : la copie reste avec tes desserts jusqu'à la fin de la partie.
        Une copie reste ce qu'elle est, quoi qu'il arrive à l'original. Hors jeu, elle redevient une simple commande spéciale.

dish-special-order-sushi-go-party-devir = commande spéciale
    .short = { dish-special-order.short }
    .rule = { dish-special-order.rule }
    .points = copie
    .tip = { dish-special-order.tip }
    .detail =
        Nigiri : la copie ne partage pas le wasabi de l'original. Si l'original n'est sur aucun wasabi et que tu en as un libre, tu peux y poser la copie ; tu décides en choisissant ce que tu copies.
        Wasabi : la copie est un wasabi vide, même si l'original ne l'est pas.
        Soupe miso : la copie est une soupe de ce tour et peut se heurter à une autre ; un original plus ancien reste.
        Uramaki : ses rouleaux comptent aussitôt ; quand ils marquent, la copie est écartée aussi.
        Baguettes et cuillère : la copie a le même numéro et peut être annoncée à partir du tour suivant. Si tu as les deux, tu dis laquelle tu utilises. Elle repart comme commande spéciale.
        Commande spéciale : tu copies ce que l'autre copie. Une carte face cachée : celle-ci est retournée aussi et rapporte 2.
        Dessert de cette manche : la copie reste avec tes desserts jusqu'à la fin de la partie.
        Une copie reste ce qu'elle est, quoi qu'il arrive à l'original. Hors jeu, elle redevient une simple commande spéciale.

dish-wasabi = wasabi
    .rule = Le prochain nigiri que tu poses doit aller dessus et compte triple : omelette 3, saumon 6, calamar 9. Un nigiri par wasabi, autant de wasabi que tu veux. Un nigiri déjà posé ne peut plus y aller. Vide, il ne rapporte rien.
    .points = x3
    .table = omelette · saumon · calamar → 3 · 6 · 9
    .tip = Tôt, le wasabi attend un calamar ; tard, il te remercie pour une omelette.
    .detail = Avec plusieurs wasabi libres, le nigiri va sur le plus ancien.

dish-wasabi-sushi-go-zoch = wasabi
    .rule = À n'importe quel tour suivant, tu peux y poser un nigiri au moment de le jouer : il compte alors triple, soit omelette 3, saumon 6, thon 9. Tu décides en choisissant le nigiri ; posé à côté du wasabi, il reste à côté. Un nigiri par wasabi, autant de wasabi que tu veux. Un nigiri choisi au même tour que le wasabi ne va pas dessus. Vide, il ne rapporte rien.
    .points = x3
    .table = omelette · saumon · thon → 3 · 6 · 9
    .tip = Tu peux bouder l'omelette et guetter le thon, mais pas jusqu'à la fermeture.

dish-wasabi-sushi-go-gamewright = wasabi
    .rule = Le prochain nigiri que tu poses doit aller dessus et compte triple : omelette 3, saumon 6, calamar 9. Un nigiri par wasabi, autant de wasabi que tu veux. Si des baguettes te font poser un wasabi et un nigiri au même tour, tu dis lequel vient d'abord. Un nigiri déjà posé ne peut plus y aller. Vide, il ne rapporte rien.
    .points = x3
    .table = omelette · saumon · calamar → 3 · 6 · 9
    .tip = Avec des baguettes devant toi, wasabi et calamar de la même main font 9 points en une bouchée.

dish-sake = saké
    .rule = Rapporte 3. Dans la prochaine main que tu reçois cette manche, tu choisis sans regarder : ta carte est tirée au hasard. S'il n'y a plus de main, rien ne se passe. Deux sakés au même tour ne font toujours qu'un choix à l'aveugle.
    .points = 3
    .tip = Bois-le quand la main suivante est maigre ou courte : en fin de manche, ça ne gêne personne.
    .detail =
        La carte à l'aveugle est tirée quand tout le monde a choisi, chaque carte de la main avec la même chance ; ensuite tu vois la main.
        Tu peux quand même annoncer des baguettes ou une cuillère.
        Une commande spéciale tirée à l'aveugle choisit sa carte à la révélation, avant tout le reste.
        Un saké posé comme carte en plus, ou copié par une commande spéciale, a le même effet, même s'il est retourné face cachée au même tour.

## Desserts

dish-pudding = pudding
    .rule = En fin de partie, le plus de puddings rapporte 6 et le moins coûte 6, même à zéro. Les ex æquo gagnent ou perdent tous la totalité. À 2 joueurs, personne ne perd.
    .points = { $seats ->
        [2] +6
       *[other] +6 −6
    }
    .table =
        le plus · le moins → +6 · -6
        2 joueurs : le plus · le moins → +6 · 0
    .tip = Pas besoin d'aimer le pudding : il suffit d'en avoir un de plus que celui qui l'aime le moins.
    .detail = Tout le monde à égalité, avec ou sans puddings : à 2 joueurs, chacun marque 6 ; à plus, le gain et la perte s'annulent.

dish-pudding-sushi-go-zoch = pudding
    .rule = Les puddings des trois manches comptent en fin de partie. Le plus rapporte 6, le moins coûte 6, même à zéro. Les ex æquo gagnent ou perdent tous la totalité. Si tout le monde en a autant, le gain et la perte s'annulent. En cas d'égalité pour la victoire, le plus de puddings l'emporte.
    .points = +6 −6
    .table = le plus · le moins → +6 · -6
    .tip = Du dernier au premier, l'écart fait 12 points : ça vaut bien une cuillerée par manche.

dish-pudding-sushi-go-gamewright = pudding
    .rule = Les puddings des trois manches comptent en fin de partie. Le plus rapporte 6, le moins coûte 6, même à zéro ; les ex æquo se partagent ces points, sans les fractions. Si tout le monde en a autant, personne ne marque. À 2 joueurs, personne ne perd. En cas d'égalité pour la victoire, le plus de puddings l'emporte.
    .points = { $seats ->
        [2] +6
       *[other] +6 −6
    }
    .table =
        le plus · le moins → +6 · -6
        2 · 3 · 4 ex æquo → 3 · 2 · 1 chacun, en plus ou en moins
        2 joueurs : le plus · le moins → +6 · 0
    .tip = En bas, mieux vaut être accompagné : à deux sans pudding, on ne perd que 3 chacun.
    .detail = Le fantôme compte comme troisième joueur : avec lui, celui qui en a le moins perd comme d'habitude.

dish-green-tea-ice-cream = glace au thé vert
    .short = Glace
    .rule = En fin de partie, chaque lot de quatre rapporte 12. Celles qui restent, jusqu'à trois, ne rapportent rien.
    .points = 4 = 12
    .table = 1 · 2 · 3 · 4 → 0 · 0 · 0 · 12
    .tip = Trois boules, c'est trois cuillerées de rien : commence à la manche 1 ou laisse-la aux autres.

dish-fruit = fruits
    .rule = Chaque carte montre deux fruits. En fin de partie, chacune des trois sortes compte à part : 0, 1, 2, 3 ou 4 d'une sorte font -2, 0, 1, 3 ou 6. Cinq ou plus font 10.
    .points = −2…10
    .table = 0 · 1 · 2 · 3 · 4 · 5+ d'une sorte → -2 · 0 · 1 · 3 · 6 · 10
    .tip = D'abord un de chaque contre le malus, puis tout sur ton préféré.

card-fruit-orange-orange = deux oranges
    .short = Fruits
card-fruit-pineapple-pineapple = deux ananas
    .short = Fruits
card-fruit-watermelon-watermelon = deux pastèques
    .short = Fruits
card-fruit-orange-pineapple = orange et ananas
    .short = Fruits
card-fruit-orange-watermelon = orange et pastèque
    .short = Fruits
card-fruit-pineapple-watermelon = ananas et pastèque
    .short = Fruits

fruit-orange = orange
fruit-pineapple = ananas
fruit-watermelon = pastèque
