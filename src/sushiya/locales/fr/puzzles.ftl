### Énigmes : des positions où un choix est nettement le meilleur, sur la page et dans le terminal.

puzzle-title = Énigmes
puzzle-which = Énigme { $number }
puzzle-ask-cards = Que prendrais-tu ?
puzzle-ask-wish = Que demanderais-tu ?
puzzle-ask-dice = Que ferais-tu ?
puzzle-grade-gentle = facile
puzzle-grade-tricky = corsée
puzzle-grade-sharp = redoutable
puzzle-next-hand =
    { $unknown ->
        [0] Ensuite vient la main de { $name }. Tu l’as vue et tu sais ce qu’elle contient :
        [one] Ensuite vient la main de { $name }. Tu connais toutes ses cartes sauf une :
       *[other] Ensuite vient la main de { $name }. Tu en connais ces cartes, mais pas les { $unknown } autres :
    }
puzzle-goes-to =
    { $count ->
        [one] Une carte.
       *[other] { $count } cartes, puis la main passe à { $name }.
    }
puzzle-your-plates = Tes assiettes
puzzle-left = à gauche
puzzle-right-side = à droite
puzzle-right = Oui, { $option } : { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de mieux que tout le reste.
puzzle-nearly = Presque : { $option } rapporte { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus.
puzzle-next = Énigme suivante
puzzle-skip = Passer
puzzle-in-a-row = { $count } d’affilée
puzzle-press-enter = Entrée : la suivante · q : arrêter
puzzle-shelf = Étagère
puzzle-shelf-title = L’étagère aux énigmes
puzzle-shelf-about = Des positions de parties entre robots où un choix est nettement le meilleur.
puzzle-solved = { $solved } sur { $count }
puzzle-row = { $what }, { $grade } : { $solved } sur { $count } résolues
puzzle-kept = Plus longue série : { $best }. Conservé sur cet appareil seulement.
puzzle-mixed = Assiette variée
puzzle-of-the-day = Énigme du jour
puzzle-about = Énigmes : { $dish }
puzzle-none = Il n’y en a pas encore ici.
puzzle-loading = Chargement des énigmes …
puzzle-offline = Les énigmes viendront quand tu seras de nouveau en ligne.
puzzle-note = Mesuré sur des centaines de donnes imaginées, conformes à tout ce que tu sais, et vérifié par une longue recherche.
puzzle-idea-rolls-on = Relancer
puzzle-idea-takes = Prendre une tuile
puzzle-idea-steals = Voler une tuile
