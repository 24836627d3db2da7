### The page. Short, concrete, second person.
###
### $name, $to and $from may be "Toi": the story selects on it, for the verb.

## Seats and states
page-locked = a choisi
page-choosing = choisit
page-away = ailleurs
page-you = Toi
page-dummy = Fantôme
page-open-plates = { $name }, { $score } points. Voir les assiettes
page-in-front-of = Devant { $name }
page-opponents = Adversaires
page-belt = Le tapis
page-hand-goes-to = Ta main va à { $name }
page-hand-comes-from = La suivante vient de { $name }
page-numbered-act = Les cartes numérotées agissent : { $cards }
page-hands-go = { $side ->
    [left] Les mains vont à gauche
   *[other] Les mains vont à droite
}
page-track = Piste de score
page-your-turn = À toi
page-face-down = carte face cachée

## What the table waits for
page-and = { $first } et { $last }
page-still-choosing = { $count ->
    [one] { $names } choisit encore.
   *[other] { $names } choisissent encore.
}
page-all-wait-for-you = Tout le monde t'attend.
page-status-connecting = On cherche ta place…
page-status-lost = La ligne est coupée. On revient…
page-known-deal = Cette donne est connue : elle a déjà été jouée.
page-thinking-short = Il y a du monde : les bots pensent moins longtemps.
page-thinking-slow = Les bots font des pauses ici : il y en a énormément qui jouent pour la même adresse Internet.
page-thinking-waiting = Des bots jouent déjà seuls à beaucoup de tables. Celle-ci reprendra dès qu'il y aura de la place.
page-hints-allowed = À cette table, les conseils et l’entraîneur sont permis.
page-clock = { $seconds } s

## Questions
page-ask-PickCard = Choisis une carte
page-ask-PickBlind = Choisis sans regarder
page-ask-LayCard = { $source ->
    [menu] Le menu propose celles-ci : poses-en une
   *[other] Pose une deuxième carte
}
page-ask-AimOrder = Que copie ta commande spéciale ?
page-ask-MakeWish = Que demandes-tu ?
page-wish-for = Souhait : { $what }
page-ask-GiveCard = Donne une de celles-ci
page-ask-FillBox = Retourne des cartes : 2 points chacune
page-do-PickCard = Choisir { $card }
page-do-LayCard = Poser { $card }
page-do-AimOrder = Copier { $card }
page-do-MakeWish = Demander { $card }
page-do-GiveCard = Donner { $card }
page-do-FillBox = { $count ->
    [0] Touche des cartes
    [one] Retourner { $count } carte
   *[other] Retourner { $count } cartes
}
page-choose = Choisis une carte
page-locked-in = C'est choisi. Touche une autre pour changer
page-draw-blind = Tirer sans regarder
page-blind = Après un saké, tu tires sans regarder.
page-use = Utiliser { $card }
page-copy-what = Copier
page-lay-on = { $dish ->
    [wasabi] Sur le wasabi
   *[other] Sur : { $dish }
}
page-keep-free = { $dish ->
    [wasabi] Garder le wasabi libre
   *[other] Garder libre : { $dish }
}
page-lay-beside = { $dish ->
    [wasabi] à côté du wasabi
   *[other] à côté : { $dish }
}
page-for-dummy = Et pour le fantôme :

## Score sheet and log
page-score-and-log = Score et récit
page-score-sheet = Feuille de score
page-seat = Place
page-points = Points
page-now = En jeu
page-log = Ce qui s'est passé
page-round = Manche { $round }
page-desserts = Desserts
page-total = Total
page-plot = Le score au fil de la partie
page-plot-table = La même chose en tableau
page-plot-start = Début
page-plot-rounds = Manche
page-plot-turns = Tour
page-plot-turn = Tour { $turn }
page-notice-joined = { $person ->
    [you] Tu prends place.
   *[other] { $name } prend place.
}
page-notice-left = { $person ->
    [you] Tu quittes la table.
   *[other] { $name } quitte la table.
}
page-notice-removed = { $person ->
    [you] Tu n'es plus à la table.
   *[other] { $name } n'est plus à la table.
}
page-notice-bot = { $name } prend place.
page-notice-opened = La place { $seat } est libre.
page-notice-key-reissued = { $person ->
    [you] Nouvelle clé pour toi.
   *[other] Nouvelle clé pour { $name }.
}
page-notice-seat-moved = { $person ->
    [you] Tu changes d'appareil.
   *[other] { $name } change d'appareil.
}
page-notice-host = { $person ->
    [you] C'est toi qui diriges la table, maintenant.
   *[other] C'est { $name } qui dirige la table, maintenant.
}
page-notice-stand-in = { $person ->
    [you] Temps écoulé : { $guest } a choisi pour toi.
   *[other] Temps écoulé : { $guest } a choisi pour { $name }.
}
page-die-sushi = sushi
page-die-bone = arête
page-die-blue = baguettes bleues
page-die-red = baguettes rouges
page-tile-sushi = sushi { $value }
page-tile-bone = arête −{ $value }

## Home
page-tagline = Prends place. Trois jeux de sushis, sans compte.
page-what-to-play = À quoi on joue ?
page-players = { $first }–{ $last } joueurs
page-about-sushi-go = Choisis une carte, passe le reste. Environ 15 minutes.
page-about-sushi-go-party = Choisis et passe, avec le repas de ton choix. Environ 20 minutes.
page-about-sushizock = Lance, garde, prends une tuile. Environ 20 minutes.
page-play-now = Jouer
page-with-friends = Entre amis
page-share-a-link = partage un lien
page-your-tables = Tes tables
page-continue = Continuer
page-how-many = Joueurs
page-meal = Repas
page-edition = Édition
page-your-name = Ton nom
page-guest = Convive
page-theme = Clair ou sombre
page-theme-system = comme l'appareil
page-theme-light = clair
page-theme-dark = sombre
page-language = Langue
page-settings = Réglages
page-sounds = Sons discrets
page-pace = Rythme des animations
page-pace-calm = tranquille
page-pace-normal = normal
page-pace-quick = rapide
page-pace-none = aucun : tout de suite
page-more-tables = { $count ->
    [one] Montrer une table de plus
   *[other] Montrer { $count } tables de plus
}
page-keys = Touches
page-keys-number = choisir une carte de ta main ; encore : la valider
page-keys-arrows = parcourir ta main
page-keys-enter = valider ton choix
page-keys-tab = aller au contrôle suivant, avec Maj revenir
page-keys-space = presser ou cocher ce qui a le focus
page-keys-hint = demander un conseil, ou le ranger
page-keys-memory = montrer ce que tu as vu, ou le ranger
page-keys-help = ce que fait la carte choisie ; sans choix, ces touches
page-keys-escape = fermer une feuille
page-close = Fermer
page-unaffiliated = Sushiya n'a aucun lien avec les éditeurs de ces jeux.

## A table before the match
page-waiting-room = La table est mise
page-share = Partage ce lien
page-copy-link = Copier le lien
page-copied = Copié
page-only-this-computer = Seul cet ordinateur peut ouvrir le lien. Pour les téléphones de ton réseau, démarre avec --lan.
page-join = Prendre place
page-start-now = Commencer, les bots complètent
page-open-seat = place libre
page-waiting-for-host = { $name } lance la partie.
page-public-tables = Tables ouvertes
page-watch = Tu regardes

## The end
page-winner = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
page-home = Accueil
page-record = L'enregistrement de cette partie
page-pass-device = Passe l'appareil à { $name }
page-i-am = C'est moi, { $name }
page-menu = Menu de la table

## Sushizock
page-sushizock-your-turn = À toi · lancer { $roll } sur 3
page-sushizock-turn = { $name } · lancer { $roll } sur 3
page-sushi = Sushis
page-bones = Arêtes
page-left-then = reste { $count }
page-take = prendre
page-none-yet = rien encore
page-just-rolled = Tout juste lancés : touche pour garder
page-set-aside = De côté
page-keep = garder
page-roll-dice = { $count ->
    [one] Lancer 1 dé
   *[other] Lancer { $count } dés
}
page-keep-first = Garde au moins un dé
page-place = place { $place }
page-steal-which = Laquelle ? 1 est celle du dessus.
page-round-turn = Manche { $round } sur 3 · tour { $turn } sur { $turns }
page-surprise = Surprends-moi
page-dishes-enough = complet
page-dishes-more = encore { $count } à choisir
page-dishes-less = { $count } de trop
page-dishes-players = { $first }–{ $last } joueurs
page-more-options = Plus d'options
page-clock-label = Temps pour chaque choix
page-clock-off = sans limite
page-switch-pass = Passer à droite à la manche 2
page-switch-dummy = Jouer avec un fantôme
page-switch-open-stacks = Tout le monde peut fouiller dans les piles
page-public = Montrer la table dans la liste des tables ouvertes
page-open-record = Une fois finie, tout le monde peut revoir la partie, sans rien de caché
page-hints = Permettre les conseils et l’entraîneur, même entre personnes
page-seats-open = { $count ->
    [1] 1 place libre
   *[other] { $count } places libres
}

## In the match
page-what-is = Que fait { $card } ?
page-say = Dis quelque chose
page-mute = Ne rien entendre
page-seats = Places
page-remove = Retirer
page-give-to-bot = Un bot joue
page-open-it = Ouvrir la place
page-move-device = Passer sur un autre appareil
page-make-code = Créer un code
page-code-is = Le code pour { $name }, bon une fois pendant dix minutes :
page-enter-code = Code de l'autre appareil ou code de secours
page-recovery = Code de secours
page-recovery-note = Note-le : il te rend ta place si tu perds cet appareil. Il sert une fois, et personne d'autre ne le voit.
page-take-over = Reprendre ici
page-another-here = Quelqu'un d'autre sur cet appareil
page-leave = Quitter la table
page-fair = Donne honnête : avant que quiconque prenne place, la maison a fixé sa part du hasard (empreinte { $commitment }…).
page-fair-luck = Ton appareil y a ajouté { $luck }. La graine est montrée à la fin.
page-fair-seed = La graine de cette partie est { $seed }.
page-fair-checked = Vérifié sur cet appareil : c'est celle qui était promise, et ta part y est.
page-fair-unused = Vérifié sur cet appareil : c'est celle qui était promise, mais ta part n'y est pas. Le serveur ne l'avait pas confirmée.
page-fair-dropped = C'est la graine promise, mais ta part, que le serveur avait confirmée, n'y est pas. Préviens les responsables de ce serveur.
page-fair-broken = Ce n'est pas la graine promise à cet appareil. Préviens les responsables de ce serveur.
page-phrase-hello = Salut !
page-phrase-good-luck = Bonne chance !
page-phrase-nice = Joli !
page-phrase-ouch = Aïe !
page-phrase-thanks = Merci !
page-phrase-oops = Oups.
page-phrase-thinking = Je réfléchis…
page-phrase-hurry = On a faim, ici !
page-phrase-wow = Waouh !
page-phrase-yum = Miam !
page-phrase-good-game = Belle partie !
page-phrase-again = Encore une ?
