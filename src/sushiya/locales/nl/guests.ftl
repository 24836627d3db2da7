### Gasten: bots met een naam, wie er aan tafel zit en hoe je er komt.

guests-greeting-morning = Goedemorgen, { $name }.
guests-greeting-day = Hallo, { $name }.
guests-greeting-evening = Goedenavond, { $name }.

## De gasten en hoe sterk ze zijn
guests-strength = Hoe sterk spelen ze?
guests-level-random = willekeurig
guests-level-novice = zacht
guests-level-regular = goed
guests-level-planner = vooruitdenkend
guests-level-net = op ervaring
guests-level-expert = sterk
guests-level-master = sterkst
guests-chillies = { $count } van { $most } pepers
guests-about-tanuki = Legt wat lekker ruikt.
guests-about-cat = Leert met je mee.
guests-about-daruma = Geeft nooit een paar op.
guests-about-octopus = Acht armen, meeste rollen.
guests-about-crane = Kijkt een hand vooruit.
guests-about-koi = Telt ook jouw gerechten.
guests-about-fox = Weet wat je nodig hebt.
guests-about-owl = Heeft elke hand gezien.
guests-who = Wie zit er bij je?
guests-regulars = Acht vaste gasten. Hoe meer pepers, hoe sterker ze spelen.
guests-seats = { $count ->
    [one] { $count } plaats
   *[other] { $count } plaatsen
}
guests-shuffle = Schudden
guests-sit-down = Ga zitten

## Startpagina
guests-as-last-time = Net als vorige keer
guests-tonight = Jouw tafel
guests-change = Wijzigen
guests-your-turn = Jij bent aan de beurt
guests-your-turn-at = Jij bent aan de beurt aan de tafel van { $name }
guests-table-of = De tafel van { $name }
guests-place = je staat { $place }e
guests-wait-for-you = { $count ->
    [one] { $names } wacht op je: { $time }
   *[other] { $names } wachten op je: { $time }
}
guests-choose = { $count ->
    [one] { $names } kiest
   *[other] { $names } kiezen
}

## Uitnodiging
guests-invites = { $name } nodigt je uit voor
guests-invited = Je bent uitgenodigd voor
guests-meal = Het menu van vanavond
guests-at-the-table = Aan tafel
guests-host = nodigt uit
guests-here = hier
guests-free = vrij
guests-is-it-you = Jij?
guests-watch = Kijken
guests-seat-is-free = Er is een plaats vrij: zolang speelt { $guest }.

## Weg
guests-is-away = { $name } is weg.
guests-let-play = Laat { $guest } zolang spelen
guests-host-may = { $host } kan een gast voor { $name } laten spelen.
page-notice-covered = { $person ->
    [you] { $guest } speelt zolang voor jou.
   *[other] { $guest } speelt zolang voor { $name }.
}
page-notice-back = { $person ->
    [you] Je bent terug.
   *[other] { $name } is terug.
}
guests-soon = Over { $seconds } s kan een gast voor { $name } spelen.

## Joining a match
guests-ask = Vraag om een plaats
guests-asks = { $name } wil graag meespelen.
guests-let-in = Laat meespelen
guests-not-this-match = Niet in dit spel
guests-one-more = Jij bent akkoord. Nog iemand moet instemmen.
guests-you-asked = { $name }, het wordt aan de anderen gevraagd. Zodra ze instemmen, speel je mee.
page-notice-asked = { $name } vraagt om een plaats.
page-notice-declined = { $name } speelt dit spel niet mee.
