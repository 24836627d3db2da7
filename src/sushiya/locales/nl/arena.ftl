### De arena: bots tegen elkaar.

arena-title = { $game }: { $deals ->
    [1] 1 verdeling
   *[other] { $deals } verdelingen
}, { $matches } partijen
arena-progress = Verdelingen
arena-bot = Bot
arena-wins = Winst
arena-interval = 95 %
arena-rank = Plaats
arena-points = Punten
arena-rating = Sterkte
arena-note = Elke verdeling wordt met gewisselde plaatsen gespeeld; een gedeelde winst telt voor haar deel; de intervallen (95 %) gelden over verdelingen.
arena-faults = { $count ->
    [1] { $bot }: één antwoord is voor hem gespeeld, omdat er geen geldig kwam.
   *[other] { $bot }: { $count } antwoorden zijn voor hem gespeeld, omdat er geen geldige kwamen.
}
ladder-title = De ranglijst: { $games } spellen, { $matches } partijen
ladder-unsure = Onzekerheid
