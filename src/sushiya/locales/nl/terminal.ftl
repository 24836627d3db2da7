### De terminal: spelen, terugkijken en controleren.

## Namen

name-you = Jij
    .within = jou
name-seat = Speler { $number }
name-dummy = De dummy
    .within = de dummy
list-and = { $first } en { $last }
points = { $count ->
    [1] { $count } punt
   *[other] { $count } punten
}

## Een spel kiezen

choose-title = Sushiya
choose-welcome = Irasshaimase, kom binnen! De bar is geveegd, de rijst is warm.
choose-game = Welk spel?
    .prompt = Spel
choose-guests = Wie zit er aan tafel? Er is plaats voor { $first } tot { $last }.
    .note =
        Enter voor jou en bots ({ $bot }), { $usual } in totaal; of een aantal spelers;
        of namen met komma's ertussen, van vrienden aan dit scherm en van bots ({ $bots }).
    .prompt = Wie speelt
choose-number = { $count ->
        [one] Dat is één speler
       *[other] Dat zijn { $count } spelers
    }; dit spel is voor { $first } tot { $last }.
choose-meal = Welke maaltijd?
    .prompt = Maaltijd
choose-help = Kies op nummer of op naam. u gaat terug naar de eerste vraag, stop gaat naar huis.
choose-bye = Een andere keer dan. De thee is van het huis.

## Spelen

welcome-you = Je schuift aan bij { $names }.
welcome-all = Aan de bar: { $names }.
welcome-dishes = Op tafel:
welcome-keys = Kies op nummer of op naam. ? helpt, stop houdt op.
welcome-seed = Het geluk van dit spel is verzegeld. SHA-256 van de startwaarde:
press-enter = Enter voor de volgende ronde
pass-device = Geef het apparaat aan { $who }; dan Enter
pass-change = { $who } heeft gekozen; typ nu u om opnieuw te kiezen.
your-turn = { $who }, jij bent aan de beurt.
undo-nothing = Hier valt niets terug te nemen.
round-over = Ronde { $round } is voorbij
game-over = Het spel is uit
winner = { $won ->
        [you] Jij wint met { points }. Gochisosama!
        [all] { $names } winnen samen met { points }. Kampai!
       *[other] { $names } wint met { points }.
    }
daily-again = Deze partij heb je gespeeld: elke partij speel je één keer. `--date` brengt je naar eerdere dagen.
daily-resumed = Je gaat verder waar je was.
daily-master-plays = De meester speelt dezelfde kaarten …
play-left = Je staat op van tafel. De stoelen blijven nog even warm.
play-seed = Startwaarde: { $seed }
play-saved = { $finished ->
        [yes] Het verslag is bewaard. Of het geluk eerlijk was, zie je met: sushiya verify { $file }
       *[no] Het verslag is bewaard, tot waar het spel kwam: { $file }
    }
key-enter = Enter

help =
    Typ het nummer van wat je wilt, de naam, of het begin daarvan.
    ?          deze hulp
    ? KAART    wat een kaart doet: ? tempura, ? 3
    ? regels   de regels van het spel
    tafel      de tafel nog eens
    punten     het scoreblad
    verloop    alles wat er tot nu toe gebeurde
    tip        wat de meester zou doen, en hoe het kan aflopen
    gezien     welke kaarten je hebt gezien en waar ze zijn; gezien tempura: wanneer er een komt
    u          de laatste stap terugnemen
    stop       weggaan; met --save blijft het verslag
help-unknown = “{ $wanted }” ken ik niet. Probeer de naam van een kaart, of: ? regels

## Antwoorden begrijpen

ask-option = Je mogelijkheden
    .prompt = Jouw keuze
ask-ambiguous = “{ $typed }” kan { $names } zijn. Typ iets meer.
ask-unknown = “{ $typed }” staat niet op de lijst. Typ een nummer van 1 tot { $last }, of een naam zoals { $example }. ? helpt.
ask-empty = Typ een nummer van 1 tot { $last }, of een naam zoals { $example }. ? helpt.

## De tafel van Sushi Go! en Party

table-where = ronde { $round } van 3 · beurt { $turn } van { $turns }
table-right = handen gaan naar rechts
table-total = punten
table-now = nu
table-plates = borden
table-nothing = nog niets
table-blind = kiest blind
table-own = Jouw borden
table-own-points = { points }, { $now } op tafel
table-at-end = { $points } aan het eind

plate-face-down = omgedraaid
plate-copy = { $name } (kopie)
plate-on = { $name } op { $base }
plates-none = geen { $dish }
plates-rolls = { $dish } met { $count ->
        [one] { $count } rol
       *[other] { $count } rollen
    }

## Vragen bij Sushi Go! en Party

ask-pick = Jouw hand
    .prompt = Je neemt
ask-lay-chopsticks = Je eetstokjes: een tweede kaart uit deze hand
    .prompt = Tweede kaart
ask-lay-menu = Het menu: leg een van deze neer
    .prompt = Van het menu
ask-give = Een lepel graait in je hand: welke geef je?
    .prompt = Je geeft
ask-copy = De speciale bestelling kopieert
    .prompt = Kopie van
ask-wasabi = Er is een wasabi vrij. Waar gaat de nigiri heen?
    .prompt = Nigiri
ask-wasabi-on = op de wasabi
    .note = telt drie keer
ask-wasabi-free = ernaast, de wasabi wacht
ask-call = Kondig je er iets bij aan?
    .prompt = Aankondiging
ask-call-blind = Je kiest zonder te kijken. Kondig je er iets bij aan?
    .prompt = Aankondiging
ask-call-none = geen aankondiging
call-chopsticks = leg dan een tweede kaart
call-spoon = vraag de anderen dan om een kaart
ask-second = Eetstokjes: ook een tweede kaart?
    .prompt = Tweede kaart
ask-second-none = alleen deze ene
ask-dummy = En voor de dummy?
    .prompt = Kaart voor de dummy
ask-wish = Je lepel: wat wens je? Een soort, of een precieze kaart bij naam
    .prompt = Je wenst
ask-box = Je afhaalbox: draai kaarten om, elk is dan 2 waard
    .prompt = In de box
ask-box-done = doe de box dicht
ask-box-worth = het gerecht: { $points } nu

## Wat er gebeurde bij Sushi Go! en Party

news-round = Ronde { $round }: elk { $count } kaarten.
news-collided = { $count ->
        [2] Twee soepen tegelijk: allebei weg ({ $whose }).
       *[other] { $count } soepen tegelijk: allemaal weg ({ $whose }).
    }
news-race = { $who } haalde de tien met { $dish }: meteen { $points } punten!
news-drew-for-dummy = { $who } trok een kaart van de stapel van de dummy.
news-drew-card = Het is { $card }.
news-drew-blind = { $who } trok zonder te kijken.
news-turned = { $who } deed { $card } in de box.
news-nobody-has-it = Niemand had er een: { $card } gaat opzij.
news-nothing-to-copy = Er viel niets te kopiëren: { $card } gaat opzij.
news-used = { $who } gebruikte { $card }: terug in die hand.
news-got = { $who } kreeg er { $card } voor.
news-called = { $who } kondigde { $card } aan.
news-wished = { $who } wenste { $what }.
news-given = { $giver } gaf { $card } aan { $whom }.
news-menu = { $who } sloeg het menu open en bekeek { $count } kaarten.

## Het scoreblad

sheet-title = Scoreblad
sheet-round = Ronde { $round }
sheet-now = Ronde { $round }, zoals het ligt
sheet-desserts = Toetjes
sheet-sum = deze ronde
sheet-total = totaal
ranking-desserts = { $count ->
        [one] { $count } toetje
       *[other] { $count } toetjes
    }

## Regenwormen Sushi

dice-left = { $count ->
        [one] nog één tegel
       *[other] nog { $count } tegels
    }
dice-place = plaats
dice-none = geen
dice-rolled = Worp { $roll } van 3
dice-sushi = { $count } sushi
dice-bone = { $count ->
        [one] { $count } graat
       *[other] { $count } graten
    }
dice-blue = { $count } blauw
dice-red = { $count } rood
die-sushi = sushi
die-bone = graat
die-blue = blauw
die-red = rood
dice-sushi-waits = { $count } sushi zonder graat
dice-bone-waits = plaats voor { $count } sushi
dice-lost = Sushi tussen haakjes ligt hoger dan de graten en telt niet.
dice-closed = De stapels blijven dicht tot het eind: je ziet alleen wat boven ligt.

ask-move = De dobbelstenen staan toe
    .prompt = Jouw zet
ask-steal = Je kunt alleen stelen
ask-roll-on = nog eens gooien
    .note = leg dobbelstenen opzij, gooi de rest
ask-take = pak { $tile }
ask-steal-from = steel een { $tile } van { $whom }
ask-steal-top = boven ligt: { $tile }
ask-places = Welke? Je mag de stapel niet doorkijken
    .prompt = Plaats
ask-place = { $place ->
        [1] de bovenste
       *[other] nummer { $place } van boven
    }
ask-dice = Welke dobbelstenen leg je opzij? Een of meer, op nummer of plaatje: 1 3
    .prompt = Opzij
    .hint = Noem een of meer van deze dobbelstenen, zoals 1 of blauw, en laat er minstens één over om te gooien.
    .keep = { $dice } houden

news-lot = Het lot heeft gesproken. Eerst: { $who }.
news-took = { $roll ->
        [0] { $who } pakte { $tile }.
       *[other] { $who } pakte { $tile } ({ $dice }; worp { $roll }).
    }
news-forced = { $roll ->
        [0] { $who } kon niets pakken en kreeg { $tile }.
       *[other] { $who } kon niets pakken en kreeg { $tile } ({ $dice }; worp { $roll }).
    }
news-stole = { $roll ->
        [0] { $who } stal { $tile } van { $whom }.
       *[other] { $who } stal { $tile } van { $whom } ({ $dice }; worp { $roll }).
    }

topic-sushi = sushi
    .rule = Zoveel sushi als je dobbelstenen tonen, zo ver in de sushirij ligt de tegel die je mag pakken. Aan het eind telt een sushi alleen als je gratenstapel zo hoog reikt.
topic-bones = graten
    .rule = Zoveel graten als je dobbelstenen tonen, zo ver in de gratenrij ligt de tegel die je mag pakken. Graten kosten je altijd punten, maar elke graat laat één sushi tellen.
topic-blue = blauwe stokjes
    .rule = Drie ervan stelen de bovenste sushi van een tegenstander, vier of vijf elke sushi van een stapel, genoemd naar zijn plaats van boven.
topic-red = rode stokjes
    .rule = Drie ervan stelen de bovenste graat van een tegenstander, vier of vijf elke graat van een stapel, genoemd naar zijn plaats van boven.
topic-stacks = stapels
    .rule = Wat je wint, ligt open boven op je sushistapel of je gratenstapel. Tot het eind kijkt niemand ze door; dan is sushi die hoger ligt dan je graten waardeloos.
topic-middle = midden
    .rule = De twee open rijen. Gaat de laatste tegel daar weg, dan is het spel afgelopen.
topic-set-aside = opzij
    .rule = Dobbelstenen die opzij liggen, tellen tot het eind van je beurt en gooi je niet meer. Van elke worp moet er minstens één opzij, en er moet minstens één overblijven om te gooien.
topic-forced = verplichte tegel
    .rule = Staat je laatste worp helemaal niets toe, dan krijg je de ergste graat uit het midden; ligt daar geen graat meer, dan de laagste sushi.

## Terugkijken en controleren

name-chance = toeval
review-next = Enter gaat verder, q houdt op
replay-answer = { $who }: { $answer }
replay-open = Hier eindigt het verslag: het spel bleef open.
replay-outdated = Gespeeld volgens de regels { $rules }; wij spelen volgens { $ours } en kunnen het niet naspelen. Dit werd opgetekend:
verify-whole = Het is compleet: de controlesom klopt, er is niets weggeknipt of veranderd.
verify-rules = { $count ->
        [one] Het { $count } antwoord is geldig volgens de regels { $rules }.
       *[other] Alle { $count } antwoorden zijn geldig volgens de regels { $rules }.
    }
verify-result = Ze leiden tot de opgeschreven scores: { $scores }.
verify-seed = De startwaarde “{ $seed }” is de beloofde: haar SHA-256 is het zegel.
verify-promised = Het is het zegel dat je noteerde.
verify-daily = Dit is de partij van { $date }, en haar bots gaven elk van hun antwoorden.
verify-added = Wat je toevoegde, “{ $luck }”, zit in de startwaarde, als het deel van { $name }.
verify-luck = { $count ->
        [one] De ene keer dat er werd gedeeld of gegooid, kwam daaruit.
       *[other] Alle { $count } keren dat er werd gedeeld of gegooid, kwamen daaruit.
    }
verify-fine = Eerlijk gespeeld.
verify-failed = Hier klopt het niet.
verify-outdated = De rest valt met onze regels niet te controleren.

## De pagina als gewone bestanden

site-written = { $folder }: { $count } bestanden, { $size } MB.
site-anywhere = Werkt bij elke host die gewone bestanden serveert, in elke map.
site-at = Werkt onder { $path } bij elke host die gewone bestanden serveert.
site-try = Om het te proberen:
site-no-docs = De documentatie zit er niet in: bouw die in een kopie van de broncode (./run docs DIR) en voeg --docs DIR toe.
