### Gäste: Bots mit Namen, wer am Tisch sitzt und wie man dorthin kommt.

guests-greeting-morning = Guten Morgen, { $name }.
guests-greeting-day = Hallo, { $name }.
guests-greeting-evening = Guten Abend, { $name }.

## Die Gäste und ihre Stärke
guests-strength = Wie stark spielen sie?
guests-level-random = zufällig
guests-level-novice = sanft
guests-level-regular = gut
guests-level-planner = vorausschauend
guests-level-net = aus Erfahrung
guests-level-expert = stark
guests-level-master = am stärksten
guests-chillies = { $count } von { $most } Chilis
guests-about-tanuki = Legt, was gut duftet.
guests-about-cat = Lernt mit dir.
guests-about-daruma = Gibt nie ein Paar auf.
guests-about-octopus = Acht Arme, meiste Rollen.
guests-about-crane = Denkt eine Hand voraus.
guests-about-koi = Zählt auch bei dir mit.
guests-about-fox = Weiß, was du brauchst.
guests-about-owl = Hat jede Hand gesehen.
guests-who = Wer sitzt bei dir?
guests-regulars = Acht Stammgäste. Je mehr Chilis, desto stärker spielen sie.
guests-seats = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
guests-shuffle = Mischen
guests-sit-down = Hinsetzen

## Startseite
guests-as-last-time = Wie beim letzten Mal
guests-tonight = Dein Tisch
guests-change = Ändern
guests-your-turn = Du bist dran
guests-your-turn-at = Du bist dran am Tisch von { $name }
guests-table-of = Der Tisch von { $name }
guests-place = du bist { $place }.
guests-wait-for-you = { $count ->
    [one] { $names } wartet auf dich: { $time }
   *[other] { $names } warten auf dich: { $time }
}
guests-choose = { $count ->
    [one] { $names } wählt
   *[other] { $names } wählen
}

## Einladung
guests-invites = { $name } lädt dich ein:
guests-invited = Du bist eingeladen:
guests-meal = Das Menü heute
guests-at-the-table = Am Tisch
guests-host = lädt ein
guests-here = da
guests-free = frei
guests-is-it-you = Du?
guests-watch = Zusehen
guests-seat-is-free = Ein Platz ist frei: Solange spielt { $guest }.

## Weg
guests-is-away = { $name } ist weg.
guests-let-play = { $guest } solange spielen lassen
guests-host-may = { $host } kann einen Gast für { $name } spielen lassen.
page-notice-covered = { $person ->
    [you] { $guest } spielt solange für dich.
   *[other] { $guest } spielt solange für { $name }.
}
page-notice-back = { $person ->
    [you] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
guests-soon = In { $seconds } s kann ein Gast für { $name } spielen.

## Joining a match
guests-ask = Um einen Platz bitten
guests-asks = { $name } möchte mitspielen.
guests-let-in = Mitspielen lassen
guests-not-this-match = Nicht in dieser Partie
guests-one-more = Du bist einverstanden. Noch jemand muss zustimmen.
guests-you-asked = { $name }, die anderen werden gefragt. Sobald sie zustimmen, spielst du mit.
page-notice-asked = { $name } bittet um einen Platz.
page-notice-declined = { $name } spielt in dieser Partie nicht mit.
