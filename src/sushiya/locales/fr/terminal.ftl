### The terminal: playing, looking back and checking. What ids mean is told in the English file.
###
### $who may be "Toi": news select on it, for the verb.

## Names

name-you = Toi
    .within = toi
name-seat = Joueur { $number }
name-dummy = Le fantôme
    .within = le fantôme
list-and = { $first } et { $last }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Choosing a game

choose-title = Sushiya
choose-welcome = Irasshaimase, entre ! Le comptoir est propre, le riz est chaud.
choose-game = Quel jeu ?
    .prompt = Jeu
choose-guests = Qui est à table ? De { $first } à { $last } peuvent jouer.
    .note =
        Entrée pour toi et des bots { $bot }, { $usual } en tout ; ou un nombre de joueurs ;
        ou des noms séparés par des virgules, d'amis devant cet écran et de bots ({ $bots }).
    .prompt = Joueurs
choose-number = { $count ->
        [one] Cela fait un joueur
       *[other] Cela fait { $count } joueurs
    } ; ce jeu se joue de { $first } à { $last }.
choose-meal = Quel repas ?
    .prompt = Repas
choose-help = Choisis par numéro ou par nom. u pour revenir à la première question, quitter pour sortir.
choose-bye = Une autre fois, alors. Le thé est offert.

## Playing

welcome-you = Tu t'assieds avec { $names }.
welcome-all = Au comptoir : { $names }.
welcome-dishes = Sur la table :
welcome-keys = Choisis par numéro ou par nom. ? pour l'aide, quitter pour sortir.
welcome-seed = La chance de cette partie est scellée. SHA-256 de sa graine :
press-enter = Entrée pour la manche suivante
pass-device = Passe l'appareil à { $who }, qui appuie sur Entrée
pass-change = { $who } a choisi ; tape u maintenant pour choisir à nouveau.
your-turn = { $who }, à toi de jouer.
undo-nothing = Il n'y a rien à reprendre ici.
round-over = Fin de la manche { $round }
game-over = Fin de la partie
winner = { $won ->
        [you] Tu gagnes avec { points }. Gochisosama !
        [all] Victoire partagée : { $names }, avec { points }. Kampai !
       *[other] { $names } gagne avec { points }.
    }
daily-again = Tu as joué cette donne : chacune se joue une fois. `--date` mène à celles des jours passés.
daily-resumed = Tu reprends où tu en étais.
daily-master-plays = Le maître joue les mêmes cartes …
play-left = Tu quittes la table. Les places restent chaudes un moment.
play-seed = Graine : { $seed }
play-saved = { $finished ->
        [yes] Le compte rendu est gardé. Vérifie sa chance avec : sushiya verify { $file }
       *[no] Le compte rendu est gardé jusqu'où la partie est allée : { $file }
    }
key-enter = Entrée

help =
    Tape le numéro de ce que tu veux, son nom, ou le début du nom.
    ?          cette aide
    ? CARTE    ce que fait une carte : ? tempura, ? 3
    ? règles   les règles du jeu
    table      la table à nouveau
    points     la feuille de score
    journal    tout ce qui s'est passé
    conseil    ce que ferait le maître, et comment cela peut finir
    vu         les cartes que tu as vues et où elles sont ; vu tempura : quand il y en a
    u          reprendre le dernier pas
    quitter    sortir ; avec --save le compte rendu est gardé
help-unknown = Je ne connais rien qui s'appelle « { $wanted } ». Essaie le nom d'une carte, ou : ? règles

## Understanding answers

ask-option = Tes possibilités
    .prompt = Ton choix
ask-ambiguous = « { $typed } » peut être { $names }. Tapes-en un peu plus.
ask-unknown = « { $typed } » n'est pas dans la liste. Tape un numéro de 1 à { $last }, ou un nom comme { $example }. ? aide.
ask-empty = Tape un numéro de 1 à { $last }, ou un nom comme { $example }. ? aide.

## The table of Sushi Go! and Party

table-where = manche { $round } sur 3 · tour { $turn } sur { $turns }
table-right = les mains vont à droite
table-total = points
table-now = en jeu
table-plates = assiettes
table-nothing = rien encore
table-blind = choisit à l'aveugle
table-own = Tes assiettes
table-own-points = { points }, { $now } sur la table
table-at-end = { $points } à la fin

plate-face-down = face cachée
plate-copy = { $name } (copie)
plate-on = { $name } sur { $base }
plates-none = sans { $dish }
plates-rolls = { $dish } à { $count ->
        [one] { $count } rouleau
       *[other] { $count } rouleaux
    }

## Questions of Sushi Go! and Party

ask-pick = Ta main
    .prompt = Ton choix
ask-lay-chopsticks = Tes baguettes : une deuxième carte de cette main
    .prompt = Deuxième carte
ask-lay-menu = Le menu : pose une de celles-ci
    .prompt = Du menu
ask-give = Une cuillère plonge dans ta main : laquelle donnes-tu ?
    .prompt = Tu donnes
ask-copy = La commande spéciale copie
    .prompt = Copie de
ask-wasabi = Un wasabi est libre. Où va le nigiri ?
    .prompt = Nigiri
ask-wasabi-on = sur le wasabi
    .note = compte triple
ask-wasabi-free = à côté, le wasabi attend
ask-call = Une annonce avec ?
    .prompt = Annonce
ask-call-blind = Tu choisis sans regarder. Une annonce avec ?
    .prompt = Annonce
ask-call-none = pas d'annonce
call-chopsticks = puis pose une deuxième carte
call-spoon = puis demande une carte aux autres
ask-second = Baguettes : une deuxième carte aussi ?
    .prompt = Deuxième carte
ask-second-none = une seule
ask-dummy = Et pour le fantôme ?
    .prompt = Carte du fantôme
ask-wish = Ta cuillère : que demandes-tu ? Une sorte, ou une carte précise par son nom
    .prompt = Tu demandes
ask-box = Ta boîte à emporter : retourne des cartes, chacune vaudra 2
    .prompt = Dans la boîte
ask-box-done = fermer la boîte
ask-box-worth = son plat : { $points } pour l'instant

## What happened in Sushi Go! and Party

news-round = Manche { $round } : { $count } cartes chacun.
news-collided = { $count ->
        [2] Deux soupes à la fois : les deux partent ({ $whose }).
       *[other] { $count } soupes à la fois : toutes partent ({ $whose }).
    }
news-race = { $who ->
        [Toi] Tu atteins dix avec { $dish } : { $points } points d'un coup !
       *[other] { $who } atteint dix avec { $dish } : { $points } points d'un coup !
    }
news-drew-for-dummy = { $who ->
        [Toi] Tu as tiré une carte de la pile du fantôme.
       *[other] { $who } a tiré une carte de la pile du fantôme.
    }
news-drew-card = C'est { $card }.
news-drew-blind = { $who ->
        [Toi] Tu as tiré sans regarder.
       *[other] { $who } a tiré sans regarder.
    }
news-turned = { $who ->
        [Toi] Tu as mis { $card } dans la boîte.
       *[other] { $who } a mis { $card } dans la boîte.
    }
news-nobody-has-it = Personne ne l'avait : { $card } de côté.
news-nothing-to-copy = Rien à copier : { $card } de côté.
news-used = { $who ->
        [Toi] Tu as utilisé { $card } : retour dans cette main.
       *[other] { $who } a utilisé { $card } : retour dans cette main.
    }
news-got = { $who ->
        [Toi] Tu as reçu { $card } en échange.
       *[other] { $who } a reçu { $card } en échange.
    }
news-called = { $who ->
        [Toi] Tu as annoncé { $card }.
       *[other] { $who } a annoncé { $card }.
    }
news-wished = { $who ->
        [Toi] Tu as demandé { $what }.
       *[other] { $who } a demandé { $what }.
    }
news-given = { $whom ->
        [toi] { $giver } t'a donné { $card }.
       *[other] { $giver ->
            [Toi] Tu as donné { $card } à { $whom }.
           *[other] { $giver } a donné { $card } à { $whom }.
        }
    }
news-menu = { $who ->
        [Toi] Tu as ouvert le menu et regardé { $count } cartes.
       *[other] { $who } a ouvert le menu et regardé { $count } cartes.
    }

## The score sheet

sheet-title = Feuille de score
sheet-round = Manche { $round }
sheet-now = Manche { $round }, en l'état
sheet-desserts = Desserts
sheet-sum = cette manche
sheet-total = total
ranking-desserts = { $count ->
        [one] { $count } dessert
       *[other] { $count } desserts
    }

## Sushizock

dice-left = { $count ->
        [1] il reste une tuile
       *[other] il reste { $count } tuiles
    }
dice-place = place
dice-none = rien
dice-rolled = Lancer { $roll } sur 3
dice-sushi = { $count ->
        [one] { $count } sushi
       *[other] { $count } sushis
    }
dice-bone = { $count ->
        [one] { $count } arête
       *[other] { $count } arêtes
    }
dice-blue = { $count ->
        [one] { $count } bleue
       *[other] { $count } bleues
    }
dice-red = { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
die-sushi = sushi
die-bone = arête
die-blue = bleue
die-red = rouge
dice-sushi-waits = { $count ->
        [one] { $count } sushi sans arête
       *[other] { $count } sushis sans arête
    }
dice-bone-waits = { $count ->
        [one] place pour { $count } sushi
       *[other] place pour { $count } sushis
    }
dice-lost = Les sushis entre parenthèses dépassent des arêtes et ne comptent pas.
dice-closed = Les piles sont fermées jusqu'à la fin : on n'en voit que le dessus.

ask-move = Les dés permettent
    .prompt = Ton coup
ask-steal = Tu ne peux que voler
ask-roll-on = relancer
    .note = mets des dés de côté, lance le reste
ask-take = prendre { $tile }
ask-steal-from = voler { $tile ->
        [sushi] un sushi
       *[other] une { $tile }
    } à { $whom }
ask-steal-top = dessus : { $tile }
ask-places = Laquelle ? On ne fouille pas dans la pile
    .prompt = Place
ask-place = { $place ->
        [1] celle du dessus
       *[other] la { $place }ᵉ depuis le haut
    }
ask-dice = Quels dés mets-tu de côté ? Un ou plusieurs, par numéro ou par face : 1 3
    .prompt = De côté
    .hint = Nomme un ou plusieurs de ces dés, comme 1 ou bleue, et laisses-en au moins un à lancer.
    .keep = garder { $dice }

news-lot = Le sort a parlé. Premier tour : { $who }.
news-took = { $who ->
        [Toi] Tu as pris
       *[other] { $who } a pris
    } { $tile }{ $roll ->
        [0] .
       *[other] { " " }({ $dice } ; lancer { $roll }).
    }
news-forced = Rien à prendre : { $who ->
        [Toi] tu as reçu
       *[other] { $who } a reçu
    } { $tile }{ $roll ->
        [0] .
       *[other] { " " }({ $dice } ; lancer { $roll }).
    }
news-stole = { $whom ->
        [toi] { $who } t'a volé { $tile }
       *[other] { $who ->
            [Toi] Tu as volé { $tile } à { $whom }
           *[other] { $who } a volé { $tile } à { $whom }
        }
    }{ $roll ->
        [0] .
       *[other] { " " }({ $dice } ; lancer { $roll }).
    }

topic-sushi = sushis
    .rule = Compte les sushis de tes dés : à cette place de la rangée de sushis se trouve la tuile que tu peux prendre. À la fin, un sushi ne compte que si ta pile d'arêtes monte aussi haut.
topic-bones = arêtes
    .rule = Compte les arêtes de tes dés : à cette place de la rangée d'arêtes se trouve la tuile que tu peux prendre. Les arêtes te coûtent toujours des points, mais chacune fait compter un sushi.
topic-blue = baguettes bleues
    .rule = Trois volent le sushi du dessus d'un adversaire, quatre ou cinq n'importe quel sushi d'une pile, désigné par sa place depuis le haut.
topic-red = baguettes rouges
    .rule = Trois volent l'arête du dessus d'un adversaire, quatre ou cinq n'importe quelle arête d'une pile, désignée par sa place depuis le haut.
topic-stacks = piles
    .rule = Ce que tu gagnes va face visible sur ta pile de sushis ou ta pile d'arêtes. Personne n'y fouille avant la fin ; alors les sushis plus hauts que tes arêtes ne valent rien.
topic-middle = milieu
    .rule = Les deux rangées ouvertes. Quand la dernière tuile s'en va, la partie est finie.
topic-set-aside = de côté
    .rule = Les dés mis de côté comptent jusqu'à la fin de ton tour et ne sont plus relancés. À chaque lancer il faut en mettre de côté au moins un, et il doit rester au moins un dé à lancer.
topic-forced = tuile forcée
    .rule = Si ton dernier lancer ne permet rien du tout, tu reçois la pire arête du milieu ; s'il n'y reste pas d'arête, le sushi le plus bas.

## Looking back, and checking

name-chance = hasard
review-next = Entrée continue, q sort
replay-answer = { $who } : { $answer }
replay-open = Le compte rendu s'arrête ici : la partie est restée ouverte.
replay-outdated = Partie jouée avec les règles { $rules } ; nous jouons avec { $ours } et ne pouvons pas la rejouer. Voici ce qui a été noté :
verify-whole = Il est entier : l'empreinte concorde, rien n'a été coupé ni retouché.
verify-rules = { $count ->
        [one] La { $count } réponse est permise par les règles { $rules }.
       *[other] Les { $count } réponses sont permises par les règles { $rules }.
    }
verify-result = Elles mènent aux scores inscrits : { $scores }.
verify-seed = La graine « { $seed } » est celle promise : son SHA-256 est l'engagement.
verify-promised = C'est l'engagement que tu as noté.
verify-daily = C’est la donne du { $date }, et ses bots ont donné chacune de leurs réponses.
verify-added = Ce que tu as ajouté, « { $luck } », est dans la graine, comme la part de { $name }.
verify-luck = { $count ->
        [one] La seule donne ou le seul lancer vient de cette graine.
       *[other] Les { $count } donnes et lancers viennent tous de cette graine.
    }
verify-fine = Tout est réglo.
verify-failed = Ça casse ici.
verify-outdated = Le reste ne peut pas être vérifié avec nos règles.

## La page en simples fichiers

site-written = { $folder } : { $count } fichiers, { $size } Mo.
site-anywhere = Fonctionne chez tout hébergeur de simples fichiers, dans n'importe quel dossier.
site-at = Fonctionne sous { $path } chez tout hébergeur de simples fichiers.
site-try = Pour l'essayer :
site-no-docs = La documentation n'y est pas : construisez-la dans une copie des sources (./run docs DIR), puis ajoutez --docs DIR.
