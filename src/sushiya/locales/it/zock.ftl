### Sushizock sulla pagina: che cosa conta, che cosa vincono i dadi, che cosa fanno gli altri, e il conto finale.
### Le parole tra asterischi sono in risalto.

## Numeri nelle frasi
zock-number = { $count ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
   *[other] { $count }
}
zock-nth-bone = { $count ->
    [1] una *lisca*
    [2] una *seconda lisca*
    [3] una *terza lisca*
    [4] una *quarta lisca*
    [5] una *quinta lisca*
    [6] una *sesta lisca*
    [7] una *settima lisca*
    [8] un'*ottava lisca*
    [9] una *nona lisca*
    [10] una *decima lisca*
    [11] un'*undicesima lisca*
   *[other] una *dodicesima lisca*
}
zock-nth = { $count }º

## Le tue pile
zock-now = ora
zock-heights = { $sushi } sushi, { $bones ->
    [one] { $bones } lisca
   *[other] { $bones } lische
}
zock-heights-brief = { $sushi } e { $bones }
zock-empty = Ancora nessuna tessera. Un sushi conta quando ha una lisca accanto.
zock-missing = { $count ->
    [one] Il tuo sushi in cima non conta finché non ha { $bone } accanto.
   *[other] I tuoi { zock-number } sushi in cima non contano ancora: mancano *{ zock-number } lische*.
}
zock-all-count = Ogni tuo sushi ha la sua lisca: *contano tutti.*
zock-bare = { $count ->
    [one] Le lische contano sempre: *una* non ha sushi accanto.
   *[other] Le lische contano sempre: *{ zock-number }* non hanno sushi accanto.
}
zock-threat-soon = { $kind ->
    [bone] Ancora un rosso, e { $name } può prendere la tua *lisca in cima*.
   *[sushi] Ancora un blu, e { $name } può prendere il tuo *sushi in cima*.
}
zock-threat-top = { $kind ->
    [bone] { $name } ora può prendere la tua *lisca in cima*.
   *[sushi] { $name } ora può prendere il tuo *sushi in cima*.
}
zock-threat-any = { $kind ->
    [bone] { $name } ora può prendere *qualsiasi tua lisca*.
   *[sushi] { $name } ora può prendere *qualsiasi tuo sushi*.
}

## Tessere e dadi
zock-tile-sushi = il sushi { $value }
zock-tile-bone = la lisca −{ $value }
zock-stays = resta { $points }
zock-dice-sushi = { $count } sushi
zock-dice-bone = { $count ->
    [one] { $count } lisca
   *[other] { $count } lische
}
zock-dice-blue = { $count } blu
zock-dice-red = { $count ->
    [one] { $count } rosso
   *[other] { $count } rossi
}
zock-wins-sushi = { zock-nth } sushi
zock-wins-bone = { $count }ª lisca
zock-wins-top-sushi = sushi in cima
zock-wins-top-bone = lisca in cima
zock-wins-any-sushi = qualsiasi sushi
zock-wins-any-bone = qualsiasi lisca
zock-wins-soon = ancora 1: furto
zock-wins-later = su { $needs }
zock-wins-nothing = niente

## Il banco
zock-ask = Prendi una tessera, o tieni dei dadi e tira ancora
zock-ask-take = Prendi una tessera
zock-ask-forced = Niente va bene: ti tocca ciò che nessuno vuole
zock-below = Sotto una tessera: i tuoi punti se la prendi.
zock-tap = Tocca i dadi che tieni.
zock-tap-tile = Tocca ciò che prendi.
zock-rolls = { $name } tira: { $dice }
zock-ringed = Cerchiato: ciò che questi dadi vincerebbero.
zock-next = Poi: { $name }.
zock-next-you = Poi: tu.
zock-next-then-you = Poi: { $name }, e poi tu.
zock-rolling = tira
zock-pace = Questo turno
zock-pace-roll = tiro
zock-pace-keeps = { $count ->
    [0] tiene
   *[other] tiene { $count }
}
zock-pace-takes = prende
zock-pace-faster = tocca: più veloce

## Il conto finale
zock-last-tile = L'ultima tessera è presa
zock-counting = Si conta dal basso: un sushi senza lisca alla sua altezza non vale nulla, una lisca conta sempre.
zock-end-all = Ogni sushi ha la sua lisca.
zock-end-sushi = { $count ->
    [one] Il sushi in cima ({ $tiles }) non ha lisca: niente.
   *[other] I { zock-number } sushi in cima ({ $tiles }) non hanno lisca: niente.
}
zock-end-bones = { $count ->
    [one] La lisca in cima non ha sushi, e conta.
   *[other] Le { zock-number } lische in cima non hanno sushi, e contano.
}
zock-end-none = Nessuna tessera.
zock-sums = Sotto: la somma, dal basso (a sinistra) verso l'alto.

## Notizie
told-zock-lot = La sorte dice: comincia { $name }.
told-zock-lot-you = La sorte dice: cominci tu.
told-zock-turn = Ora tira { $name }.
told-zock-turn-you = Tocca a te: fino a tre tiri.
told-zock-rolled = { $name } tira: { $dice }.
told-zock-rolled-you = Tiri: { $dice }.
told-zock-kept = { $name } tiene { $dice }
told-zock-kept-you = Tieni { $dice }
told-zock-again = { $count ->
    [one] e ritira un dado.
   *[other] e ritira { zock-number } dadi.
}
told-zock-again-you = { $count ->
    [one] e ritiri un dado.
   *[other] e ritiri { zock-number } dadi.
}
told-zock-took = { $name } prende { $what }.
told-zock-took-you = Prendi { $what }.
told-zock-counts-you = Con la lisca −{ $value } il tuo sushi in cima conta: { $before } → { $after }
told-zock-change-you = I tuoi punti: { $before } → { $after }.
told-zock-stays-you = Non conta ancora: resti a { $points }.
told-zock-forced-bone = Niente va bene: { $name } deve prendere la lisca peggiore, −{ $value }.
told-zock-forced-bone-you = Niente va bene: devi prendere la lisca peggiore, −{ $value }.
told-zock-forced-sushi = Niente va bene: { $name } deve prendere il sushi più basso, { $value }.
told-zock-forced-sushi-you = Niente va bene: devi prendere il sushi più basso, { $value }.
told-zock-how-sushi = { $count ->
    [5] cinque blu
    [4] quattro blu
   *[3] tre blu
}
told-zock-how-bone = { $count ->
    [5] cinque rossi
    [4] quattro rossi
   *[3] tre rossi
}
told-zock-stole = { $name } prende { $what } a { $victim }: { $how }
told-zock-stole-you = Prendi { $what } a { $victim }: { $how }
told-zock-stole-from-you-sushi = { $name } ti prende il sushi { $value }: { $how }
told-zock-stole-from-you-bone = { $name } ti prende la lisca −{ $value }: { $how }
told-zock-from-the-top = Era la { $count }ª tessera dall'alto.
told-zock-kept-points = Tieni i tuoi { $points }: non contava ancora.
told-zock-lost-points = Perdi { $lost }: ora { $points }.
told-zock-won-points = Guadagni { $won }: ora { $points }.
told-zock-did-not-count = Non contava ancora.
told-zock-did-count = Contava già.
