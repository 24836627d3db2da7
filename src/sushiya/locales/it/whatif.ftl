### E se: un’altra opzione di una partita registrata, giocata fino alla fine molte volte o continuata.

whatif = E se …
whatif-where-you = Dove eri
whatif-where = Dov’era { $name }
whatif-known-you = come lo sapevi
whatif-known = come lo sapeva { $name }
whatif-take = Scegli invece
whatif-took-you = hai preso: { $option }
whatif-took = { $name } ha preso: { $option }
whatif-played = giocata
whatif-whose = Di chi è la scelta
whatif-only = Non c’era altro da scegliere.
whatif-choose-first = scegli un’altra opzione
whatif-times = { $count } volte
whatif-done = fatto
whatif-progress = { $deals } di { $of }
whatif-starting = Si giocano le prime partite. Su un server nuovo il motore viene preparato una volta, ci vogliono uno o due minuti.
whatif-needs-server = Molte partite insieme richiedono un server con il motore veloce. Puoi continuare a giocare da qui.
whatif-ran = Giocata { $count } volte
whatif-same-luck = la stessa fortuna per entrambe
whatif-points = { $sign ->
    [plus] { $option } finisce { $points } punti meglio.
   *[minus] { $option } finisce { $points } punti peggio.
}
whatif-wins = { $sign ->
    [plus] Vince { $count } volte in più su 100.
    [minus] Vince { $count } volte in meno su 100.
   *[even] Vince altrettanto spesso.
}
whatif-alike = { $option } va altrettanto bene: le cifre non le distinguono.
whatif-few = Meglio in { $better }, peggio in { $worse }: troppo poche per dirlo.
whatif-won = vinte
whatif-mean = media { $points }
whatif-behind = dietro il migliore
whatif-ahead-of = davanti
whatif-caption = Punti di vantaggio sul migliore degli altri alla fine: a destra di 0 si vince. Tutti giocano con la stessa regola veloce, con le distribuzioni che quel posto poteva immaginare allora. La barra al piede è la media con il suo intervallo.
whatif-option = Opzione
whatif-ahead = vantaggio
whatif-better-in = meglio in
whatif-matches = { $count ->
    [one] una partita
   *[other] { $count } partite
}
whatif-same = { $count ->
    [one] Una partita è finita uguale.
   *[other] { $count } partite sono finite uguali.
}
whatif-range = da { $from } a { $to }
whatif-play-on = Continua da qui
whatif-unrated = Giochi questo posto contro i bot, con le stesse distribuzioni. La partita resta com’era.
whatif-variations = Varianti
whatif-kept = tenute con la partita
whatif-as-played = Come giocata
whatif-instead = Invece { $option }
whatif-played-on = { $option }, continuata
whatif-open = ancora in corso
whatif-expired = questa partita non c’è più
whatif-share = Condividi
whatif-shared = Copiato
whatif-more = Modifica «{ $name }»
whatif-name = Nome
whatif-save = Salva
whatif-export = Salva come file
whatif-delete = Elimina
whatif-delete-ask = Eliminare «{ $name }»? La partita resta.
whatif-keep = Tieni
whatif-key-option = un’altra opzione
whatif-key-run = giocarla fino alla fine molte volte
whatif-key-play = continuare da qui
whatif-options-at = Risposta { $at }: { $name } poteva scegliere
