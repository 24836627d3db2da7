### L’arena: bot contro bot.

arena-title = { $game }: { $deals ->
    [1] 1 mano
   *[other] { $deals } mani
}, { $matches ->
    [1] 1 partita
   *[other] { $matches } partite
}
arena-progress = Mani
arena-bot = Bot
arena-wins = Vittorie
arena-interval = 95 %
arena-rank = Posto
arena-points = Punti
arena-rating = Forza
arena-previous = Posto prima
arena-next = Posto dopo
arena-note = Ogni mano si gioca { $seatings ->
    [all] in tutte le disposizioni possibili
   *[balanced] in una scelta equilibrata di disposizioni
} dei posti, perché tutti i bot abbiano la stessa fortuna e gli stessi vicini; una vittoria condivisa vale la sua parte; gli intervalli, al 95 %, sono calcolati sulle mani.
arena-stopped = Interrotto dopo { $done } mani su { $deals }. Per continuare, ripeti il comando con --resume { $file }
arena-faults = { $count ->
    [1] { $bot }: una risposta è stata giocata al suo posto, perché non ne ha data una valida.
   *[other] { $bot }: { $count } risposte sono state giocate al suo posto, perché non ne ha date di valide.
}
ladder-title = La classifica: { $games } giochi, { $matches } partite
ladder-unsure = Margine
