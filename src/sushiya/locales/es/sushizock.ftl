### Sushizock en la página: qué cuenta, qué ganan los dados, qué hacen los demás, y el recuento final.
### Las palabras entre asteriscos van destacadas.

## Números en las frases
sushizock-number = { $count ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $count }
}
sushizock-nth-bone = { $count ->
    [1] una *espina*
    [2] una *segunda espina*
    [3] una *tercera espina*
    [4] una *cuarta espina*
    [5] una *quinta espina*
    [6] una *sexta espina*
    [7] una *séptima espina*
    [8] una *octava espina*
    [9] una *novena espina*
    [10] una *décima espina*
    [11] una *undécima espina*
   *[other] una *duodécima espina*
}
sushizock-nth = { $count }.º

## Tus pilas
sushizock-now = ahora
sushizock-heights = { $sushi } sushi, { $bones ->
    [one] { $bones } espina
   *[other] { $bones } espinas
}
sushizock-heights-brief = { $sushi } y { $bones }
sushizock-empty = Aún sin fichas. Un sushi cuenta en cuanto tiene una espina al lado.
sushizock-missing = { $count ->
    [one] Tu sushi de arriba no cuenta hasta que tenga { $bone } al lado.
   *[other] Tus { sushizock-number } sushi de arriba aún no cuentan: faltan *{ sushizock-number } espinas*.
}
sushizock-all-count = Cada sushi tuyo tiene su espina: *todos cuentan.*
sushizock-bare = { $count ->
    [one] Las espinas siempre cuentan: *una* no tiene sushi al lado.
   *[other] Las espinas siempre cuentan: *{ sushizock-number }* no tienen sushi al lado.
}
sushizock-threat-soon = { $kind ->
    [bone] Un rojo más, y { $name } podrá llevarse tu *espina de arriba*.
   *[sushi] Un azul más, y { $name } podrá llevarse tu *sushi de arriba*.
}
sushizock-threat-top = { $kind ->
    [bone] { $name } ya puede llevarse tu *espina de arriba*.
   *[sushi] { $name } ya puede llevarse tu *sushi de arriba*.
}
sushizock-threat-any = { $kind ->
    [bone] { $name } ya puede llevarse *cualquier espina* tuya.
   *[sushi] { $name } ya puede llevarse *cualquier sushi* tuyo.
}

## Fichas y dados
sushizock-tile-sushi = el sushi { $value }
sushizock-tile-bone = la espina −{ $value }
sushizock-stays = sigue { $points }
sushizock-dice-sushi = { $count } sushi
sushizock-dice-bone = { $count ->
    [one] { $count } espina
   *[other] { $count } espinas
}
sushizock-dice-blue = { $count ->
    [one] { $count } azul
   *[other] { $count } azules
}
sushizock-dice-red = { $count ->
    [one] { $count } rojo
   *[other] { $count } rojos
}
sushizock-wins-sushi = { sushizock-nth } sushi
sushizock-wins-bone = { $count }.ª espina
sushizock-wins-top-sushi = sushi de arriba
sushizock-wins-top-bone = espina de arriba
sushizock-wins-any-sushi = cualquier sushi
sushizock-wins-any-bone = cualquier espina
sushizock-wins-soon = 1 más: robo
sushizock-wins-later = de { $needs }
sushizock-wins-nothing = nada

## La barra
sushizock-ask = Llévate una ficha, o guarda dados y tira otra vez
sushizock-ask-take = Llévate una ficha
sushizock-ask-forced = Nada encaja: te toca lo que nadie quiere
sushizock-below = Bajo una ficha: tus puntos si te la llevas.
sushizock-tap = Toca los dados que guardas.
sushizock-tap-tile = Toca lo que te llevas.
sushizock-rolls = { $name } tira: { $dice }
sushizock-ringed = Marcado: lo que ganarían estos dados.
sushizock-next = Después: { $name }.
sushizock-next-you = Después: tú.
sushizock-next-then-you = Después: { $name }, y luego tú.
sushizock-rolling = tira
sushizock-pace = Este turno
sushizock-pace-roll = tirada
sushizock-pace-keeps = { $count ->
    [0] guarda
   *[other] guarda { $count }
}
sushizock-pace-takes = coge
sushizock-pace-faster = toca: más rápido

## El recuento final
sushizock-last-tile = Se acabó la última ficha
sushizock-counting = Se cuenta desde abajo: un sushi sin espina a su altura no vale nada, una espina siempre cuenta.
sushizock-end-all = Cada sushi tiene su espina.
sushizock-end-sushi = { $count ->
    [one] El sushi de arriba ({ $tiles }) no tiene espina: nada.
   *[other] Los { sushizock-number } sushi de arriba ({ $tiles }) no tienen espina: nada.
}
sushizock-end-bones = { $count ->
    [one] La espina de arriba no tiene sushi, y cuenta.
   *[other] Las { sushizock-number } espinas de arriba no tienen sushi, y cuentan.
}
sushizock-end-none = Ninguna ficha.
sushizock-sums = Debajo, la suma desde abajo (izquierda) hasta arriba.

## Noticias
told-sushizock-lot = El sorteo dice: empieza { $name }.
told-sushizock-lot-you = El sorteo dice: empiezas tú.
told-sushizock-turn = Ahora tira { $name }.
told-sushizock-turn-you = Tu turno: hasta tres tiradas.
told-sushizock-rolled = { $name } tira: { $dice }.
told-sushizock-rolled-you = Tiras: { $dice }.
told-sushizock-kept = { $name } guarda { $dice }
told-sushizock-kept-you = Guardas { $dice }
told-sushizock-again = { $count ->
    [one] y vuelve a tirar un dado.
   *[other] y vuelve a tirar { sushizock-number } dados.
}
told-sushizock-again-you = { $count ->
    [one] y vuelves a tirar un dado.
   *[other] y vuelves a tirar { sushizock-number } dados.
}
told-sushizock-took = { $name } se lleva { $what }.
told-sushizock-took-you = Te llevas { $what }.
told-sushizock-counts-you = { $uncounted ->
    [1] Con la espina −{ $value } cuenta tu sushi de arriba: { $change }
   *[other] Con la espina −{ $value } cuenta un sushi más: { $change }
}
told-sushizock-points-stay = sigues en { $points }
told-sushizock-change-you = Tus puntos: { $before } → { $after }.
told-sushizock-stays-you = Aún no cuenta: sigues en { $points }.
told-sushizock-forced-bone = Nada encaja: { $name } tiene que llevarse la peor espina, −{ $value }.
told-sushizock-forced-bone-you = Nada encaja: tienes que llevarte la peor espina, −{ $value }.
told-sushizock-forced-sushi = Nada encaja: { $name } tiene que llevarse el sushi más bajo, { $value }.
told-sushizock-forced-sushi-you = Nada encaja: tienes que llevarte el sushi más bajo, { $value }.
told-sushizock-how-sushi = { $count ->
    [5] cinco azules
    [4] cuatro azules
   *[3] tres azules
}
told-sushizock-how-bone = { $count ->
    [5] cinco rojos
    [4] cuatro rojos
   *[3] tres rojos
}
told-sushizock-stole = { $name } le quita { $what } a { $victim }: { $how }
told-sushizock-stole-you = Le quitas { $what } a { $victim }: { $how }
told-sushizock-stole-from-you-sushi = { $name } te quita el sushi { $value }: { $how }
told-sushizock-stole-from-you-bone = { $name } te quita la espina −{ $value }: { $how }
told-sushizock-from-the-top = Era la { $count }.ª ficha desde arriba.
told-sushizock-kept-points = Conservas tus { $points }: aún no contaba.
told-sushizock-lost-points = Pierdes { $lost }: ahora { $points }.
told-sushizock-won-points = Ganas { $won }: ahora { $points }.
told-sushizock-did-not-count = Aún no contaba.
told-sushizock-did-count = Ya contaba.
