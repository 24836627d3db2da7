### Sushizock sulla pagina: che cosa conta, che cosa vincono i dadi, che cosa fanno gli altri, e il conto finale.
### Le parole tra asterischi sono in risalto.

## Numeri nelle frasi
sushizock-number = { $count ->
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
sushizock-nth-bone = { $count ->
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
sushizock-nth = { $count }º

## Le tue pile
sushizock-now = ora
sushizock-heights = { $sushi } sushi, { $bones ->
    [one] { $bones } lisca
   *[other] { $bones } lische
}
sushizock-heights-brief = { $sushi } e { $bones }
sushizock-empty = Ancora nessuna tessera. Un sushi conta quando ha una lisca accanto.
sushizock-missing = { $count ->
    [one] Il tuo sushi in cima non conta finché non ha { $bone } accanto.
   *[other] I tuoi { sushizock-number } sushi in cima non contano ancora: mancano *{ sushizock-number } lische*.
}
sushizock-all-count = Ogni tuo sushi ha la sua lisca: *contano tutti.*
sushizock-bare = { $count ->
    [one] Le lische contano sempre: *una* non ha sushi accanto.
   *[other] Le lische contano sempre: *{ sushizock-number }* non hanno sushi accanto.
}
sushizock-threat-soon = { $kind ->
    [bone] Ancora un rosso, e { $name } può prendere la tua *lisca in cima*.
   *[sushi] Ancora un blu, e { $name } può prendere il tuo *sushi in cima*.
}
sushizock-threat-top = { $kind ->
    [bone] { $name } ora può prendere la tua *lisca in cima*.
   *[sushi] { $name } ora può prendere il tuo *sushi in cima*.
}
sushizock-threat-any = { $kind ->
    [bone] { $name } ora può prendere *qualsiasi tua lisca*.
   *[sushi] { $name } ora può prendere *qualsiasi tuo sushi*.
}

## Tessere e dadi
sushizock-tile-sushi = il sushi { $value }
sushizock-tile-bone = la lisca −{ $value }
sushizock-stays = resta { $points }
sushizock-dice-sushi = { $count } sushi
sushizock-dice-bone = { $count ->
    [one] { $count } lisca
   *[other] { $count } lische
}
sushizock-dice-blue = { $count } blu
sushizock-dice-red = { $count ->
    [one] { $count } rosso
   *[other] { $count } rossi
}
sushizock-wins-sushi = { sushizock-nth } sushi
sushizock-wins-bone = { $count }ª lisca
sushizock-wins-top-sushi = sushi in cima
sushizock-wins-top-bone = lisca in cima
sushizock-wins-any-sushi = qualsiasi sushi
sushizock-wins-any-bone = qualsiasi lisca
sushizock-wins-soon = ancora 1: furto
sushizock-wins-later = su { $needs }
sushizock-wins-nothing = niente

## Il banco
sushizock-ask = Prendi una tessera, o tieni dei dadi e tira ancora
sushizock-ask-take = Prendi una tessera
sushizock-ask-forced = Niente va bene: ti tocca ciò che nessuno vuole
sushizock-below = Sotto una tessera: i tuoi punti se la prendi.
sushizock-tap = Tocca i dadi che tieni.
sushizock-tap-tile = Tocca ciò che prendi.
sushizock-rolls = { $name } tira: { $dice }
sushizock-ringed = Cerchiato: ciò che questi dadi vincerebbero.
sushizock-next = Poi: { $name }.
sushizock-next-you = Poi: tu.
sushizock-next-then-you = Poi: { $name }, e poi tu.
sushizock-rolling = tira
sushizock-pace = Questo turno
sushizock-pace-roll = tiro
sushizock-pace-keeps = { $count ->
    [0] tiene
   *[other] tiene { $count }
}
sushizock-pace-takes = prende
sushizock-pace-faster = tocca: più veloce

## Il conto finale
sushizock-last-tile = L'ultima tessera è presa
sushizock-counting = Si conta dal basso: un sushi senza lisca alla sua altezza non vale nulla, una lisca conta sempre.
sushizock-end-all = Ogni sushi ha la sua lisca.
sushizock-end-sushi = { $count ->
    [one] Il sushi in cima ({ $tiles }) non ha lisca: niente.
   *[other] I { sushizock-number } sushi in cima ({ $tiles }) non hanno lisca: niente.
}
sushizock-end-bones = { $count ->
    [one] La lisca in cima non ha sushi, e conta.
   *[other] Le { sushizock-number } lische in cima non hanno sushi, e contano.
}
sushizock-end-none = Nessuna tessera.
sushizock-sums = Sotto: la somma, dal basso (a sinistra) verso l'alto.

## Notizie
told-sushizock-lot = La sorte dice: comincia { $name }.
told-sushizock-lot-you = La sorte dice: cominci tu.
told-sushizock-turn = Ora tira { $name }.
told-sushizock-turn-you = Tocca a te: fino a tre tiri.
told-sushizock-rolled = { $name } tira: { $dice }.
told-sushizock-rolled-you = Tiri: { $dice }.
told-sushizock-kept = { $name } tiene { $dice }
told-sushizock-kept-you = Tieni { $dice }
told-sushizock-again = { $count ->
    [one] e ritira un dado.
   *[other] e ritira { sushizock-number } dadi.
}
told-sushizock-again-you = { $count ->
    [one] e ritiri un dado.
   *[other] e ritiri { sushizock-number } dadi.
}
told-sushizock-took = { $name } prende { $what }.
told-sushizock-took-you = Prendi { $what }.
told-sushizock-counts-you = { $uncounted ->
    [1] Con la lisca −{ $value } il tuo sushi in cima conta: { $change }
   *[other] Con la lisca −{ $value } conta un sushi in più: { $change }
}
told-sushizock-points-stay = resti a { $points }
told-sushizock-change-you = I tuoi punti: { $before } → { $after }.
told-sushizock-stays-you = Non conta ancora: resti a { $points }.
told-sushizock-forced-bone = Niente va bene: { $name } deve prendere la lisca peggiore, −{ $value }.
told-sushizock-forced-bone-you = Niente va bene: devi prendere la lisca peggiore, −{ $value }.
told-sushizock-forced-sushi = Niente va bene: { $name } deve prendere il sushi più basso, { $value }.
told-sushizock-forced-sushi-you = Niente va bene: devi prendere il sushi più basso, { $value }.
told-sushizock-how-sushi = { $count ->
    [5] cinque blu
    [4] quattro blu
   *[3] tre blu
}
told-sushizock-how-bone = { $count ->
    [5] cinque rossi
    [4] quattro rossi
   *[3] tre rossi
}
told-sushizock-stole = { $name } prende { $what } a { $victim }: { $how }
told-sushizock-stole-you = Prendi { $what } a { $victim }: { $how }
told-sushizock-stole-from-you-sushi = { $name } ti prende il sushi { $value }: { $how }
told-sushizock-stole-from-you-bone = { $name } ti prende la lisca −{ $value }: { $how }
told-sushizock-from-the-top = Era la { $count }ª tessera dall'alto.
told-sushizock-kept-points = Tieni i tuoi { $points }: non contava ancora.
told-sushizock-lost-points = Perdi { $lost }: ora { $points }.
told-sushizock-won-points = Guadagni { $won }: ora { $points }.
told-sushizock-did-not-count = Non contava ancora.
told-sushizock-did-count = Contava già.
