### Wat als: een andere optie van een opgenomen partij, vele malen uitgespeeld of verder gespeeld.

whatif = Wat als …
whatif-where-you = Waar je stond
whatif-where = Waar { $name } stond
whatif-known-you = zoals je het wist
whatif-known = zoals { $name } het wist
whatif-take = Neem in plaats daarvan
whatif-took-you = je nam: { $option }
whatif-took = { $name } nam: { $option }
whatif-played = gespeeld
whatif-whose = Wiens keuze
whatif-only = Er was niets anders te kiezen.
whatif-choose-first = kies iets anders
whatif-times = { $count } keer
whatif-done = klaar
whatif-progress = { $deals } van { $of }
whatif-starting = De eerste partijen worden gespeeld. Op een nieuwe server wordt de motor één keer voorbereid, dat duurt een minuut of twee.
whatif-needs-server = Veel partijen tegelijk hebben een server met de snelle motor nodig. Je kunt van hier verder spelen.
whatif-ran = { $count } keer gespeeld
whatif-same-luck = hetzelfde geluk voor beide
whatif-points = { $sign ->
    [plus] { $option } eindigt { $points } punten beter.
   *[minus] { $option } eindigt { $points } punten slechter.
}
whatif-wins = { $sign ->
    [plus] Dat wint { $count } keer meer op de 100.
    [minus] Dat wint { $count } keer minder op de 100.
   *[even] Dat wint even vaak.
}
whatif-alike = { $option } is even goed: de cijfers kunnen ze niet onderscheiden.
whatif-few = Beter in { $better }, slechter in { $worse }: te weinig om iets te zeggen.
whatif-won = gewonnen
whatif-mean = gemiddeld { $points }
whatif-behind = achter de beste
whatif-ahead-of = voor
whatif-caption = Punten voorsprong op de beste andere aan het eind: rechts van 0 is gewonnen. Iedereen speelt volgens dezelfde snelle regel, met kaarten en worpen die deze plaats zich toen kon voorstellen. De balk aan de voet is het gemiddelde met zijn interval.
whatif-option = Optie
whatif-ahead = voorsprong
whatif-better-in = beter in
whatif-matches = { $count ->
    [one] één partij
   *[other] { $count } partijen
}
whatif-same = { $count ->
    [one] Eén partij eindigde gelijk.
   *[other] { $count } partijen eindigden gelijk.
}
whatif-range = { $from } tot { $to }
whatif-play-on = Van hier verder spelen
whatif-unrated = Je speelt deze plaats tegen bots, met dezelfde kaarten en worpen. De partij zelf blijft zoals ze was.
whatif-variations = Varianten
whatif-kept = bij de partij bewaard
whatif-as-played = Zoals gespeeld
whatif-instead = In plaats daarvan { $option }
whatif-played-on = { $option }, verder gespeeld
whatif-open = wordt nog gespeeld
whatif-expired = deze partij is er niet meer
whatif-share = Delen
whatif-shared = Gekopieerd
whatif-more = „{ $name }” wijzigen
whatif-name = Naam
whatif-save = Opslaan
whatif-export = Opslaan als bestand
whatif-delete = Verwijderen
whatif-delete-ask = „{ $name }” verwijderen? De partij zelf blijft.
whatif-keep = Behouden
whatif-key-option = een andere optie
whatif-key-run = vele malen uitspelen
whatif-key-play = van hier verder spelen
whatif-options-at = Antwoord { $at }: { $name } kon kiezen
