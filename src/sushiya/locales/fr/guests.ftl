### Les invités : des bots avec un nom, qui est à table et comment on y vient.

guests-greeting-morning = Bonjour, { $name }.
guests-greeting-day = Bonjour, { $name }.
guests-greeting-evening = Bonsoir, { $name }.

## Les invités et leur niveau
guests-strength = À quel niveau jouent-ils ?
guests-level-random = au hasard
guests-level-novice = doux
guests-level-regular = bon
guests-level-planner = en anticipant
guests-level-net = par expérience
guests-level-expert = fort
guests-level-master = très fort
guests-chillies = { $count } piments sur { $most }
guests-about-tanuki = Pose ce qui sent bon.
guests-about-cat = Apprend avec toi.
guests-about-daruma = Ne lâche jamais une paire.
guests-about-octopus = Huit bras, bien des rouleaux.
guests-about-crane = Voit une main plus loin.
guests-about-koi = Compte aussi tes plats.
guests-about-fox = Sait ce qu’il te faut.
guests-about-owl = A vu toutes les mains.
guests-who = Qui s’assied avec toi ?
guests-regulars = Huit habitués du comptoir. Plus il y a de piments, plus ils jouent fort.
guests-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
guests-shuffle = Mélanger
guests-sit-down = S’asseoir

## Accueil
guests-as-last-time = Comme la dernière fois
guests-tonight = Ta table
guests-change = Changer
guests-your-turn = À toi
guests-your-turn-at = À toi, à la table de { $name }
guests-table-of = La table de { $name }
guests-place = { $place ->
    [1] tu es { $place }er
   *[other] tu es { $place }e
}
guests-wait-for-you = { $count ->
    [one] { $names } t’attend : { $time }
   *[other] { $names } t’attendent : { $time }
}
guests-choose = { $count ->
    [one] { $names } choisit
   *[other] { $names } choisissent
}

## Invitation
guests-invites = { $name } t’invite à
guests-invited = On t’invite à
guests-meal = Au menu ce soir
guests-at-the-table = À table
guests-host = invite
guests-here = là
guests-free = libre
guests-is-it-you = Toi ?
guests-watch = Regarder
guests-seat-is-free = Une place est libre : { $guest } joue en attendant.

## Absence
guests-is-away = { $name } n’est pas là.
guests-let-play = Laisser jouer { $guest }
guests-host-may = { $host } peut laisser quelqu’un jouer pour { $name }.
page-notice-covered = { $person ->
    [you] { $guest } joue pour toi en attendant.
   *[other] { $guest } joue pour { $name } en attendant.
}
page-notice-back = { $person ->
    [you] Te revoilà.
   *[other] { $name } est de retour.
}
guests-soon = Dans { $seconds } s, quelqu’un pourra jouer pour { $name }.

## Joining a match
guests-ask = Demander une place
guests-asks = { $name } aimerait jouer avec vous.
guests-let-in = Faire une place
guests-not-this-match = Pas cette partie
guests-one-more = Tu es d’accord. Il faut encore l’accord de quelqu’un d’autre.
guests-you-asked = { $name }, on demande aux autres. Dès qu’ils acceptent, tu joues.
page-notice-asked = { $name } demande une place.
page-notice-declined = { $name } ne rejoint pas cette partie.
