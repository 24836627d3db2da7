### De pagina. Kort, concreet, met je en jij.

## Plaatsen en toestanden
page-locked = klaar
page-choosing = kiest
page-away = weg
page-you = Jij
page-dummy = De dummy
page-open-plates = { $name }, { $score } punten. Bekijk de borden
page-in-front-of = { $name ->
    [Jij] Voor jou
   *[other] Voor { $name }
}
page-opponents = Tegenstanders
page-belt = De band
page-hand-goes-to = Jouw hand gaat naar { $name }
page-hand-comes-from = De volgende komt van { $name }
page-numbered-act = Genummerde kaarten werken: { $cards }
page-hands-go = { $side ->
    [left] De handen gaan naar links
   *[other] De handen gaan naar rechts
}
page-track = Scorespoor
page-your-turn = Jij bent aan de beurt
page-face-down = omgedraaide kaart

## Waar de tafel op wacht
page-and = { $first } en { $last }
page-still-choosing = { $count ->
    [one] { $names } kiest nog.
   *[other] { $names } kiezen nog.
}
page-all-wait-for-you = Iedereen wacht op jou.
page-status-connecting = Je plaats wordt gezocht …
page-status-lost = De lijn is weg. Zo weer terug …
page-known-deal = Deze verdeling is bekend: ze is al eens gespeeld.
page-thinking-short = Het is nu druk: bots denken korter na.
page-thinking-slow = De bots nemen hier pauzes: er spelen er heel veel voor hetzelfde internetadres.
page-thinking-waiting = Bots spelen al alleen aan veel tafels. Deze gaat verder zodra er plaats is.
page-hints-allowed = Aan deze tafel zijn tips en de coach toegestaan.
page-clock = { $seconds } s

## Vragen
page-ask-PickCard = Kies een kaart
page-ask-PickBlind = Kies zonder te kijken
page-ask-LayCard = { $source ->
    [menu] Dit staat op het menu: leg er een
   *[other] Leg een tweede kaart
}
page-ask-AimOrder = Wat kopieert je speciale bestelling?
page-ask-MakeWish = Wat wens je?
page-wish-for = Wens: { $what }
page-ask-GiveCard = Geef een van deze
page-ask-FillBox = Draai kaarten om: 2 punten per kaart
page-do-PickCard = Kies { $card }
page-do-LayCard = Leg { $card }
page-do-AimOrder = Kopieer { $card }
page-do-MakeWish = Wens { $card }
page-do-GiveCard = Geef { $card }
page-do-FillBox = { $count ->
    [0] Tik op kaarten
    [one] Draai 1 kaart om
   *[other] Draai { $count } kaarten om
}
page-choose = Kies een kaart
page-locked-in = Ligt klaar. Tik op een andere om te wisselen
page-draw-blind = Trek zonder te kijken
page-blind = Na sake trek je zonder te kijken.
page-use = Gebruik { $card }
page-copy-what = Kopieer
page-lay-on = { $dish ->
    [wasabi] Op de wasabi
   *[other] Op: { $dish }
}
page-keep-free = { $dish ->
    [wasabi] Houd de wasabi vrij
   *[other] Houd vrij: { $dish }
}
page-lay-beside = { $dish ->
    [wasabi] naast de wasabi
   *[other] naast: { $dish }
}
page-for-dummy = En voor de dummy:

## Scoreblad en verloop
page-score-and-log = Scoreblad en verloop
page-score-sheet = Scoreblad
page-seat = Plaats
page-points = Punten
page-now = Nu
page-log = Wat er gebeurde
page-round = Ronde { $round }
page-desserts = Toetjes
page-total = Totaal
page-plot = De score tijdens de partij
page-plot-table = Hetzelfde als tabel
page-plot-start = Begin
page-plot-rounds = Ronde
page-plot-turns = Beurt
page-plot-turn = Beurt { $turn }
page-notice-joined = { $person ->
    [you] Je schuift aan.
   *[other] { $name } schuift aan.
}
page-notice-left = { $person ->
    [you] Je verlaat de tafel.
   *[other] { $name } verlaat de tafel.
}
page-notice-removed = { $person ->
    [you] Je bent van tafel gestuurd.
   *[other] { $name } is van tafel gestuurd.
}
page-notice-bot = { $name } schuift aan.
page-notice-opened = Plek { $seat } is vrij.
page-notice-key-reissued = { $person ->
    [you] Je krijgt een nieuwe sleutel.
   *[other] { $name } krijgt een nieuwe sleutel.
}
page-notice-seat-moved = { $person ->
    [you] Je wisselt van apparaat.
   *[other] { $name } wisselt van apparaat.
}
page-notice-host = { $person ->
    [you] Jij leidt nu de tafel.
   *[other] { $name } leidt nu de tafel.
}
page-notice-stand-in = { $person ->
    [you] De tijd is om: { $guest } koos voor jou.
   *[other] De tijd is om: { $guest } koos voor { $name }.
}
page-die-sushi = sushi
page-die-bone = graat
page-die-blue = blauwe stokjes
page-die-red = rode stokjes
page-tile-sushi = sushi { $value }
page-tile-bone = graat −{ $value }

## Thuis
page-tagline = Schuif aan. Drie sushispellen, geen account.
page-what-to-play = Wat spelen we?
page-players = { $first }–{ $last } spelers
page-about-sushi-go = Kies één kaart, geef de rest door. Ongeveer 15 minuten.
page-about-sushi-go-party = Kiezen en doorgeven, met een maaltijd naar keuze. Ongeveer 20 minuten.
page-about-sushizock = Gooien, houden, een tegel pakken. Ongeveer 20 minuten.
page-play-now = Nu spelen
page-with-friends = Met vrienden
page-share-a-link = deel een link
page-your-tables = Jouw tafels
page-continue = Verder
page-how-many = Spelers
page-meal = Maaltijd
page-edition = Editie
page-your-name = Je naam
page-guest = Gast
page-theme = Licht of donker
page-theme-system = zoals het apparaat
page-theme-light = licht
page-theme-dark = donker
page-language = Taal
page-settings = Instellingen
page-sounds = Zachte geluiden
page-pace = Tempo van de animaties
page-pace-calm = rustig
page-pace-normal = normaal
page-pace-quick = vlot
page-pace-none = geen: alles meteen
page-more-tables = { $count ->
    [one] Nog één tafel tonen
   *[other] Nog { $count } tafels tonen
}
page-keys = Toetsen
page-keys-number = kies een kaart uit je hand; nog eens: vastleggen
page-keys-arrows = ga door je hand
page-keys-enter = leg je keuze vast
page-keys-tab = naar het volgende veld, met Shift terug
page-keys-space = druk op of vink aan wat de focus heeft
page-keys-hint = een tip vragen, of hem wegleggen
page-keys-memory = tonen wat je hebt gezien, of het wegleggen
page-keys-help = wat de gekozen kaart doet; zonder keuze deze toetsen
page-keys-escape = sluit een blad
page-close = Sluiten
page-unaffiliated = Sushiya heeft geen band met de uitgevers van deze spellen.

## Een tafel voor het spel
page-waiting-room = De tafel is gedekt
page-share = Deel deze link
page-copy-link = Kopieer de link
page-copied = Gekopieerd
page-only-this-computer = Alleen deze computer kan de link openen. Start met --lan voor telefoons in je netwerk.
page-join = Schuif aan
page-start-now = Begin nu, bots vullen aan
page-open-seat = vrije plaats
page-waiting-for-host = { $name } start het spel.
page-public-tables = Open tafels
page-watch = Je kijkt mee

## Het einde
page-winner = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
}
page-home = Begin
page-record = Het verslag van dit spel
page-pass-device = Geef het apparaat aan { $name }
page-i-am = Ik ben { $name }
page-menu = Tafelmenu

## Regenwormen Sushi
page-sushizock-your-turn = Jij bent aan de beurt · worp { $roll } van 3
page-sushizock-turn = { $name } · worp { $roll } van 3
page-sushi = Sushi
page-bones = Graten
page-left-then = nog { $count }
page-take = pak
page-none-yet = nog niets
page-just-rolled = Net gegooid: tik om te houden
page-set-aside = Opzij
page-keep = houd
page-roll-dice = { $count ->
    [one] Gooi 1 dobbelsteen
   *[other] Gooi { $count } dobbelstenen
}
page-keep-first = Houd minstens één dobbelsteen
page-place = plaats { $place }
page-steal-which = Welke? 1 ligt boven.
page-round-turn = Ronde { $round } van 3 · beurt { $turn } van { $turns }
page-surprise = Verras me
page-dishes-enough = compleet
page-dishes-more = kies er nog { $count }
page-dishes-less = { $count } te veel
page-dishes-players = { $first }–{ $last } spelers
page-more-options = Meer opties
page-clock-label = Tijd voor elke keuze
page-clock-off = onbeperkt
page-switch-pass = In ronde 2 naar rechts doorgeven
page-switch-dummy = Speel met een dummy
page-switch-open-stacks = Iedereen mag de stapels doorkijken
page-public = Toon de tafel in de lijst met open tafels
page-open-record = Na afloop mag iedereen de partij terugkijken, met alles open
page-hints = Tips en de coach toestaan, ook onder mensen
page-seats-open = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
}

## Tijdens het spel
page-what-is = Wat doet { $card }?
page-say = Zeg iets
page-mute = Hier niets van horen
page-seats = Plaatsen
page-remove = Verwijderen
page-give-to-bot = Een bot speelt
page-open-it = Geef de plaats vrij
page-move-device = Naar een ander apparaat
page-make-code = Maak een code
page-code-is = De code voor { $name }, één keer geldig, tien minuten lang:
page-enter-code = Code van het andere apparaat of herstelcode
page-recovery = Herstelcode
page-recovery-note = Schrijf hem op: hij geeft je plaats terug als je dit apparaat kwijt bent. Hij werkt één keer, en alleen jij ziet hem.
page-take-over = Overnemen
page-leave = Sta op van tafel
page-fair = Eerlijk geluk: voordat iemand ging zitten, legde het huis zijn deel van het geluk vast (vingerafdruk { $commitment }…).
page-fair-luck = Je apparaat voegde er { $luck } aan toe. De startwaarde zie je aan het eind.
page-fair-seed = De startwaarde van dit spel is { $seed }.
page-fair-checked = Op dit apparaat gecontroleerd: het is de beloofde, en jouw deel zit erin.
page-fair-unused = Op dit apparaat gecontroleerd: het is de beloofde, maar jouw deel zit er niet in. De server had het niet bevestigd.
page-fair-dropped = De startwaarde is de beloofde, maar jouw deel, dat de server had bevestigd, ontbreekt. Laat het de beheerder van deze server weten.
page-fair-broken = Dit is niet de startwaarde die aan dit apparaat is beloofd. Laat het de beheerder van deze server weten.
page-phrase-hello = Hallo!
page-phrase-good-luck = Veel geluk!
page-phrase-nice = Mooi!
page-phrase-ouch = Au!
page-phrase-thanks = Dank je!
page-phrase-oops = Oeps.
page-phrase-thinking = Even denken …
page-phrase-hurry = Ik heb honger!
page-phrase-wow = Wauw!
page-phrase-yum = Lekker!
page-phrase-good-game = Goed gespeeld!
page-phrase-again = Nog een keer?
page-another-here = Nog iemand op dit apparaat
