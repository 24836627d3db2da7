### De arena: bots tegen elkaar.

arena-title = { $game }: { $deals ->
    [1] 1 verdeling
   *[other] { $deals } verdelingen
}, { $matches ->
    [1] 1 partij
   *[other] { $matches } partijen
}
arena-progress = Verdelingen
arena-bot = Bot
arena-wins = Winst
arena-interval = 95 %
arena-rank = Plaats
arena-points = Punten
arena-rating = Sterkte
arena-previous = Plaats ervoor
arena-next = Plaats erna
arena-note = Elke verdeling wordt { $seatings ->
    [all] in elke mogelijke zitvolgorde
   *[balanced] in een evenwichtige keuze van zitvolgordes
} gespeeld, zodat alle bots hetzelfde geluk en dezelfde buren hebben; een gedeelde winst telt voor haar deel; de intervallen (95 %) gelden over verdelingen.
arena-stopped = Gestopt na { $done } van { $deals } verdelingen. Herhaal de opdracht met --resume { $file } om verder te gaan.
arena-faults = { $count ->
    [1] { $bot }: één antwoord is voor hem gespeeld, omdat er geen geldig kwam.
   *[other] { $bot }: { $count } antwoorden zijn voor hem gespeeld, omdat er geen geldige kwamen.
}
ladder-title = De ranglijst: { $games } spellen, { $matches } partijen
ladder-unsure = Onzekerheid
