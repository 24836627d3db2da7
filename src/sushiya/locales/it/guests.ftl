### Ospiti: bot con un nome, chi siede al tavolo e come ci si arriva.

guests-greeting-morning = Buongiorno, { $name }.
guests-greeting-day = Ciao, { $name }.
guests-greeting-evening = Buonasera, { $name }.

## Gli ospiti e la loro forza
guests-strength = Quanto giocano forte?
guests-level-random = a caso
guests-level-novice = piano
guests-level-regular = bene
guests-level-planner = d'anticipo
guests-level-net = per esperienza
guests-level-expert = forte
guests-level-master = al massimo
guests-chillies = { $count } peperoncini su { $most }
guests-about-tanuki = Posa ciò che profuma.
guests-about-cat = Impara con te.
guests-about-daruma = Non molla mai una coppia.
guests-about-octopus = Otto braccia, più rotoli.
guests-about-crane = Guarda una mano avanti.
guests-about-koi = Conta anche i tuoi piatti.
guests-about-fox = Sa che cosa ti serve.
guests-about-owl = Ha visto ogni mano.
guests-who = Chi siede con te?
guests-regulars = Otto clienti abituali. Più peperoncini, più giocano forte.
guests-seats = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
guests-shuffle = Mescola
guests-sit-down = Siediti

## Pagina iniziale
guests-as-last-time = Come l’ultima volta
guests-tonight = Il tuo tavolo
guests-change = Cambia
guests-your-turn = Tocca a te
guests-your-turn-at = Tocca a te al tavolo di { $name }
guests-table-of = Il tavolo di { $name }
guests-place = sei al { $place }º posto
guests-wait-for-you = { $count ->
    [one] { $names } ti aspetta: { $time }
   *[other] { $names } ti aspettano: { $time }
}
guests-choose = { $count ->
    [one] { $names } sceglie
   *[other] { $names } scelgono
}

## Invito
guests-invites = { $name } ti invita a
guests-invited = Ti invitano a
guests-meal = Il menù di stasera
guests-at-the-table = Al tavolo
guests-host = invita
guests-here = qui
guests-free = libero
guests-is-it-you = Tu?
guests-watch = Guarda
guests-seat-is-free = C’è un posto libero: intanto gioca { $guest }.

## Assenza
guests-is-away = { $name } non c’è.
guests-let-play = Intanto gioca { $guest }
guests-host-may = { $host } può far giocare un ospite per { $name }.
page-notice-covered = { $person ->
    [you] { $guest } gioca intanto per te.
   *[other] { $guest } gioca intanto per { $name }.
}
page-notice-back = { $person ->
    [you] Sei di nuovo qui.
   *[other] { $name } è di nuovo qui.
}
guests-soon = Tra { $seconds } s un ospite potrà giocare per { $name }.

## Joining a match
guests-ask = Chiedi un posto
guests-asks = { $name } vorrebbe entrare nella partita.
guests-let-in = Fai entrare
guests-not-this-match = Non in questa partita
guests-one-more = Hai detto di sì. Serve il sì di un’altra persona.
guests-you-asked = { $name }, lo chiediamo agli altri. Appena sono d’accordo, giochi.
page-notice-asked = { $name } chiede un posto.
page-notice-declined = { $name } non entra in questa partita.
