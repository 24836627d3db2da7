### The review of a match in the page: what every choice was worth, and what was luck.

reviewed = Analisi
reviewed-first = Prima immagine.
reviewed-sharpens = Si affina mentre leggi: gli intervalli si stringono, l'ordine può ancora cambiare.
reviewed-looking = Guardiamo ogni decisione. La prima immagine arriva in pochi secondi; su un server nuovo il motore si prepara una volta, e ci vuole un minuto o due.
reviewed-waiting = La cucina è piena: { $count ->
    [one] un'analisi viene prima della tua.
   *[other] { $count } analisi vengono prima della tua.
} Comincerà da sola.
reviewed-progress = { $deals } distribuzioni su { $of }
reviewed-place = { $place ->
    [1] Primo posto
    [2] Secondo posto
    [3] Terzo posto
    [4] Quarto posto
   *[other] Posto { $place }
}
reviewed-head = { $place }.
reviewed-head-best = { $place }, con le scelte migliori.
reviewed-luck-you = { $sign ->
    [plus] La fortuna ti ha dato { $amount } punti.
    [minus] La fortuna ti ha tolto { $amount } punti.
   *[even] La fortuna con te è stata neutrale.
}
reviewed-luck-of = { $sign ->
    [plus] La fortuna ha dato { $amount } punti a { $name }.
    [minus] La fortuna ha tolto { $amount } punti a { $name }.
   *[even] La fortuna con { $name } è stata neutrale.
}
reviewed-luck-most = Chi ne ha avuta di più è { $name }: { $amount }.
reviewed-settling = Un primo sguardo. Le cifre arrivano quando sono stabili.
reviewed-you = Tu
reviewed-seats = Punti e precisione
reviewed-points = Punti
reviewed-accuracy = Precisione
reviewed-about = ~ { $amount }
reviewed-curve = Probabilità di vincere
reviewed-tap = tocca un turno
reviewed-mark-best = la migliore
reviewed-mark-within = entro un punto
reviewed-mark-cost = è costata di più
reviewed-mark-deal = fortuna delle carte, in punti
reviewed-table = Lo stesso in tabella
reviewed-moment = Quando
reviewed-chance-deal = Fortuna della mano, in punti
reviewed-chance-draw = Fortuna della pesca, in punti
reviewed-chance-roll = Fortuna dei dadi, in punti
reviewed-chance-rows = Fortuna della disposizione, in punti
reviewed-chance-first = Fortuna di chi inizia, in punti
reviewed-turning = punto di svolta
reviewed-lead = vantaggio finale { $lead } (da { $low } a { $high })
reviewed-split = Fortuna e abilità
reviewed-split-unit = punti sopra la media degli altri
reviewed-luck = Fortuna
reviewed-skill = Abilità
reviewed-beyond = Occasioni
reviewed-start = Posto
reviewed-result = Risultato
reviewed-luck-deals = carte { $deals }, ciò che è girato { $round }
reviewed-luck-mixed = carte { $deals }, pescate e dadi { $rest }, ciò che è girato { $round }
reviewed-luck-dice = pescate e dadi { $rest }, ciò che è girato { $round }
reviewed-skill-you = tu hai lasciato { $own }, gli altri { $others } in media
reviewed-skill-of = { $name } ha lasciato { $own }, gli altri { $others } in media
reviewed-beyond-note = ciò che si poteva guadagnare oltre la regola rapida, meno la media degli altri
reviewed-start-note = ciò che promette questo posto a tavola
reviewed-result-note = { $own } contro { $others }, la media degli altri
reviewed-everyone = Tutto il tavolo
reviewed-moments = Due momenti da ricordare
reviewed-of-decisions = { $count ->
    [one] su una decisione
   *[other] su { $count } decisioni
}
reviewed-tag-cost = è costata { $amount }
reviewed-tag-seen = ben vista, { $amount }
reviewed-moment-cost = { $best } valeva { $amount } punti più di { $chosen }.
reviewed-moment-seen = { $chosen } valeva { $amount } punti più di { $second }.
reviewed-nothing-cost = Niente è costato un punto o più. È raro.
reviewed-decision = decisione { $number } di { $count }
reviewed-before = Decisione precedente
reviewed-next = Decisione successiva
reviewed-took-you = la tua scelta
reviewed-took = scelta di { $name }
reviewed-best = la migliore
reviewed-alike = altrettanto buona
reviewed-was-best = Era la scelta migliore.
reviewed-was-alike = Buona quanto la migliore: le cifre non le distinguono.
reviewed-less = punti
reviewed-between = da { $low } a { $high }
reviewed-options = { $count ->
    [one] Una possibilità
   *[other] Tutte le { $count } possibilità
}
reviewed-wins = vince
reviewed-solved = Esatto: entrambi conoscevano le due mani, quindi il gioco migliore è calcolato fino alla fine.
reviewed-intervals = Mostra gli intervalli
reviewed-show-table = Mostra il tavolo
reviewed-walk = { $count ->
    [one] Guarda la scelta costosa
   *[other] Ripercorri le { $count } scelte costose
}
reviewed-walk-next = Avanti: { $number } di { $count }
reviewed-walk-again = Ancora una volta
reviewed-note = Giudicato da ciò che ogni posto poteva sapere allora. Ogni decisione è stata provata in { $deals } distribuzioni immaginate; gli intervalli valgono 95 volte su 100.
reviewed-how = Come si misura
reviewed-how-options = Ogni possibilità di ogni decisione viene giocata fino alla fine della partita, nelle stesse distribuzioni immaginate: quelle che quel posto non poteva distinguere dalla realtà. Poi tutti giocano con la stessa regola rapida.
reviewed-how-cost = Un costo è la differenza di punti finali rispetto alla media degli altri. Se il suo intervallo contiene lo 0, le possibilità sono uguali e niente si considera perso.
reviewed-how-accuracy = Precisione: quanta della probabilità di vincere hanno conservato le scelte, tra la possibilità peggiore e la migliore, su 100. Le scelte tra uguali non contano.
reviewed-how-luck = Fortuna: quanto carte, pescate e dadi hanno mosso l'attesa, e ciò che è girato: la parte delle scelte simultanee che nessuno poteva prevedere. Abilità: quanto sono costate in media le scelte degli altri, meno quanto sono costate le proprie. Occasioni: ciò che si poteva guadagnare oltre la regola rapida con cui si misura l'attesa, meno lo stesso per gli altri. Le parti sommate danno il risultato.
reviewed-how-you = Tocca un'altra persona per vedere il suo posto, giudicato da ciò che sapeva.
