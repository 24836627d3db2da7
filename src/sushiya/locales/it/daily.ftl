### La partita del giorno, nella pagina e nel terminale.

daily-title = La partita di oggi
daily-of = Partita del { $date }
daily-about = Le stesse carte per tutti, contro gli stessi bot. Giochi una volta, senza suggerimenti.
daily-next = alla prossima
daily-left = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
daily-play = Gioca
daily-go-on = Continua
daily-result = Risultato
daily-played = { $points ->
    [one] giocata, { $points } punto
   *[other] giocata, { $points } punti
}
daily-played-uncounted = giocata, non conta
daily-begun = in corso
daily-new = non ancora giocata
daily-players = { $count ->
    [0] Qui oggi non ha ancora giocato nessuno.
    [one] Qui oggi ha giocato una persona.
   *[other] Qui oggi hanno giocato { $count } persone.
}
daily-streak = Tu: { $count ->
    [one] { $count } giorno di fila.
   *[other] { $count } giorni di fila.
}
daily-at-table = La partita del giorno: le stesse carte per tutti, un tentativo, senza suggerimenti.
daily-loading = Caricamento del risultato …
daily-won = Hai vinto il tuo tavolo con
daily-place = Posto { $place } su { $seats } al tuo tavolo con
daily-points = { $points ->
    [one] punto
   *[other] punti
}
daily-uncounted = Un bot ha giocato al posto tuo, quindi questa partita non conta.
daily-first = Oggi nessuno ha giocato prima di te.
daily-alone = Su questo dispositivo giochi per conto tuo. Gli altri hanno le stesse carte.
daily-better = { $better ->
    [0] Qui gli altri { $others } hanno più punti, o altrettanti.
   *[other] Meglio di { $better } su { $others } altri qui.
}
daily-two = Tu { $points }, { $name } { $other }.
daily-two-master = Tu { $points }, { $name } { $other }; { $who } { $master }.
daily-accuracy = Precisione { $accuracy } %, fortuna { $luck }.
daily-you-mark = tu { $points }
daily-master-mark = { $who } { $points }
daily-dots = I punti di tutti qui
daily-column-players = Giocatori
daily-share-title = Condividi
daily-share-note = non rivela nessuna carta
daily-share-rows = { $best } ottime, { $within } entro un punto, { $cost } più care
daily-share-head = Sushiya del giorno · { $date } · { $game }
daily-share-result = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, posto { $place } su { $seats }
daily-share-master = { $who } { $points }
daily-who = { $by ->
    [planner] il pianificatore
    [regular] un cliente abituale
   *[master] il maestro
}
daily-line = { $by ->
    [planner] Il gioco del pianificatore
    [regular] Il gioco di un cliente abituale
   *[master] Il gioco del maestro
}
daily-line-sum = { $points } e { $master }
daily-line-about = Sopra { $who }, sotto tu. Una linea tra i due: la stessa carta. Dopo una scelta diversa arrivano altre carte.
daily-line-thinking = { $by ->
    [planner] Il pianificatore sta giocando le stesse carte. Il suo gioco arriva tra qualche secondo.
    [regular] Un cliente abituale sta giocando le stesse carte. Il suo gioco arriva tra qualche secondo.
   *[master] Il maestro sta giocando le stesse carte. Il suo gioco arriva tra un minuto.
}
daily-line-none = Qui non c'è un maestro con cui confrontarsi. Su un server il maestro gioca le stesse carte.
daily-round = Manche { $round }
daily-round-points = { $who } { $master }, tu { $points }
daily-turn = Turno { $turn }: { $who } { $master }, tu { $mine }
daily-nothing = niente
daily-end = Alla fine
daily-review = Analizza questa partita
daily-yesterday = Ieri
daily-open = la partita ora è aperta
daily-yesterday-points = { $game }, { $points }: meglio di { $better } su { $others }.
daily-yesterday-first = { $game }: { $points } punti.
daily-yesterday-none = { $game }: non l'hai giocata.
daily-seed = Seme: { $seed }
daily-replay = Rivedila
daily-look = Guardala
