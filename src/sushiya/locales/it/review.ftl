### `sushiya review`: what each decision of a match was worth

review-looking = Si esamina ogni decisione …
review-column-player = giocatore
review-column-points = punti
review-column-accuracy = precisione
review-column-start = posto
review-column-luck = fortuna
review-column-skill = abilità
review-column-beyond = occasioni
review-column-result = vantaggio sugli altri
review-points = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-cost = −{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-moments = { $name }: due momenti da ricordare
review-next-best = poi: { $option }
review-progress = Guardo ogni decisione … { $count ->
    [one] { $count } mano immaginata
   *[other] { $count } mani immaginate
}
review-decisions = Le scelte di { $name }
review-instead = meglio: { $option }
review-best = la migliore
review-alike = altrettanto buona
review-nothing-cost = Nulla è costato a { $name } un punto o più. È raro.
review-first = Prima immagine: finora ogni decisione è stata provata in { $count } mani immaginate. Le cifre sono approssimative; con più mani c'è altro da dire. Più a lungo: { $longer }
review-note = Ogni decisione è stata provata in { $count } distribuzioni immaginate, come chi giocava poteva immaginarle allora. Precisione: quanta probabilità di vincere le scelte hanno conservato, su 100. Fortuna: ciò che hanno portato carte e dadi, e ciò che nessuno poteva prevedere. Abilità: quanto sono costate in media le scelte degli altri, meno quanto sono costate le proprie. Occasioni: ciò che si poteva guadagnare oltre la regola rapida con cui si misura l'attesa, meno lo stesso per gli altri.
