### Het scoreblok, en het kader om regels en maaltijden in de terminal.

## Vragen

pad-ask-game = Welk spel? (sushi-go, sushi-go-party of sushizock)
pad-ask-edition = Welke editie? (zoch of gamewright)
pad-ask-seats = Hoeveel spelers?
pad-ask-meal = Welke maaltijd? (zoals in sushiya meals)
pad-ask-dummy = Met de dummy? (ja of nee)
pad-ask-names = Namen, met komma's ertussen (Enter: plaats 0, plaats 1, …)
pad-ask-next-round = Ook ronde { $count } tellen?
pad-ask-uramaki = Punten met uramaki tijdens de ronde, één getal per plaats (Enter: niemand)
pad-ask-sushi = { $value }, sushi van onder naar boven (Enter: geen)
pad-ask-bones = { $value }, graten van onder naar boven, zonder min (Enter: geen)

pad-how-to-plates =
    Typ wat er voor elke plaats ligt, in volgorde van spelen, met spaties ertussen:
    een nigiri gaat op de vrije wasabi ervoor, of ligt er met /free naast.
    ~tempura is een omgedraaide kaart, special_order>tempura een kopie.
    < neemt het laatste antwoord terug. De kaarten:
pad-how-to-stacks = Typ de getallen van elke stapel met spaties ertussen; < neemt het laatste antwoord terug.

## Blad

pad-seat = plaats { $count }
pad-dummy = dummy
pad-round = Ronde { $count }
pad-round-sum = samen
pad-final = Einde van het spel
pad-total = Totaal
pad-sushi-counted = sushi die telt
pad-bones = graten
pad-winner = { $count ->
    [one] Winnaar: { $value }
   *[other] Winnaars: { $value }
}
pad-tie-break = Bij gelijke stand winnen de meeste toetjeskaarten.
pad-unfinished = De toetjes en de winnaar volgen na ronde 3.
pad-note = Let op: { $value }

## Regels

guide-games = Spellen
guide-dishes = Gerechten van { $value }
guide-more = Meer: sushiya rules miso, sushiya rules sushizock, sushiya rules --help
guide-card = { $count } × { $value }
guide-cards = Kaarten
guide-worth = Punten
guide-detail = In detail
guide-tip = Tip
guide-players = { $value } spelers
guide-also = Ook in { $value }:
guide-editions = Edities
guide-options = Opties

## Maaltijden

meals-title = Voorgestelde maaltijden
meals-order = Met rol, voorgerechten, speciale kaarten en toetje, in die volgorde; nigiri horen er altijd bij.
meals-players = { $value } spelers
meals-limits = Alle gerechten passen bij elkaar, maar deze niet bij elk aantal spelers:
meals-check = Controleer je eigen maaltijd met de zeven gerechten, verbonden door +, bijvoorbeeld
meals-play = Zo speel je hem:
meals-legal = Een geldige eigen maaltijd.
