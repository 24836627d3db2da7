### Sushizock en la página: qué cuenta, qué ganan los dados, qué hacen los demás, y el recuento final.
### Las palabras entre asteriscos van destacadas.

## Números en las frases
zock-number = { $count ->
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
zock-nth-bone = { $count ->
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
zock-nth = { $count }.º

## Tus pilas
zock-now = ahora
zock-heights = { $sushi } sushi, { $bones ->
    [one] { $bones } espina
   *[other] { $bones } espinas
}
zock-heights-brief = { $sushi } y { $bones }
zock-empty = Aún sin fichas. Un sushi cuenta en cuanto tiene una espina al lado.
zock-missing = { $count ->
    [one] Tu sushi de arriba no cuenta hasta que tenga { $bone } al lado.
   *[other] Tus { zock-number } sushi de arriba aún no cuentan: faltan *{ zock-number } espinas*.
}
zock-all-count = Cada sushi tuyo tiene su espina: *todos cuentan.*
zock-bare = { $count ->
    [one] Las espinas siempre cuentan: *una* no tiene sushi al lado.
   *[other] Las espinas siempre cuentan: *{ zock-number }* no tienen sushi al lado.
}
zock-threat-soon = { $kind ->
    [bone] Un rojo más, y { $name } podrá llevarse tu *espina de arriba*.
   *[sushi] Un azul más, y { $name } podrá llevarse tu *sushi de arriba*.
}
zock-threat-top = { $kind ->
    [bone] { $name } ya puede llevarse tu *espina de arriba*.
   *[sushi] { $name } ya puede llevarse tu *sushi de arriba*.
}
zock-threat-any = { $kind ->
    [bone] { $name } ya puede llevarse *cualquier espina* tuya.
   *[sushi] { $name } ya puede llevarse *cualquier sushi* tuyo.
}

## Fichas y dados
zock-tile-sushi = el sushi { $value }
zock-tile-bone = la espina −{ $value }
zock-stays = sigue { $points }
zock-dice-sushi = { $count } sushi
zock-dice-bone = { $count ->
    [one] { $count } espina
   *[other] { $count } espinas
}
zock-dice-blue = { $count ->
    [one] { $count } azul
   *[other] { $count } azules
}
zock-dice-red = { $count ->
    [one] { $count } rojo
   *[other] { $count } rojos
}
zock-wins-sushi = { zock-nth } sushi
zock-wins-bone = { $count }.ª espina
zock-wins-top-sushi = sushi de arriba
zock-wins-top-bone = espina de arriba
zock-wins-any-sushi = cualquier sushi
zock-wins-any-bone = cualquier espina
zock-wins-soon = 1 más: robo
zock-wins-later = de { $needs }
zock-wins-nothing = nada

## La barra
zock-ask = Llévate una ficha, o guarda dados y tira otra vez
zock-ask-take = Llévate una ficha
zock-ask-forced = Nada encaja: te toca lo que nadie quiere
zock-below = Bajo una ficha: tus puntos si te la llevas.
zock-tap = Toca los dados que guardas.
zock-tap-tile = Toca lo que te llevas.
zock-rolls = { $name } tira: { $dice }
zock-ringed = Marcado: lo que ganarían estos dados.
zock-next = Después: { $name }.
zock-next-you = Después: tú.
zock-next-then-you = Después: { $name }, y luego tú.
zock-rolling = tira
zock-pace = Este turno
zock-pace-roll = tirada
zock-pace-keeps = { $count ->
    [0] guarda
   *[other] guarda { $count }
}
zock-pace-takes = coge
zock-pace-faster = toca: más rápido

## El recuento final
zock-last-tile = Se acabó la última ficha
zock-counting = Se cuenta desde abajo: un sushi sin espina a su altura no vale nada, una espina siempre cuenta.
zock-end-all = Cada sushi tiene su espina.
zock-end-sushi = { $count ->
    [one] El sushi de arriba ({ $tiles }) no tiene espina: nada.
   *[other] Los { zock-number } sushi de arriba ({ $tiles }) no tienen espina: nada.
}
zock-end-bones = { $count ->
    [one] La espina de arriba no tiene sushi, y cuenta.
   *[other] Las { zock-number } espinas de arriba no tienen sushi, y cuentan.
}
zock-end-none = Ninguna ficha.
zock-sums = Debajo, la suma desde abajo (izquierda) hasta arriba.

## Noticias
told-zock-lot = El sorteo dice: empieza { $name }.
told-zock-lot-you = El sorteo dice: empiezas tú.
told-zock-turn = Ahora tira { $name }.
told-zock-turn-you = Tu turno: hasta tres tiradas.
told-zock-rolled = { $name } tira: { $dice }.
told-zock-rolled-you = Tiras: { $dice }.
told-zock-kept = { $name } guarda { $dice }
told-zock-kept-you = Guardas { $dice }
told-zock-again = { $count ->
    [one] y vuelve a tirar un dado.
   *[other] y vuelve a tirar { zock-number } dados.
}
told-zock-again-you = { $count ->
    [one] y vuelves a tirar un dado.
   *[other] y vuelves a tirar { zock-number } dados.
}
told-zock-took = { $name } se lleva { $what }.
told-zock-took-you = Te llevas { $what }.
told-zock-counts-you = Con la espina −{ $value } cuenta tu sushi de arriba: { $before } → { $after }
told-zock-change-you = Tus puntos: { $before } → { $after }.
told-zock-stays-you = Aún no cuenta: sigues en { $points }.
told-zock-forced-bone = Nada encaja: { $name } tiene que llevarse la peor espina, −{ $value }.
told-zock-forced-bone-you = Nada encaja: tienes que llevarte la peor espina, −{ $value }.
told-zock-forced-sushi = Nada encaja: { $name } tiene que llevarse el sushi más bajo, { $value }.
told-zock-forced-sushi-you = Nada encaja: tienes que llevarte el sushi más bajo, { $value }.
told-zock-how-sushi = { $count ->
    [5] cinco azules
    [4] cuatro azules
   *[3] tres azules
}
told-zock-how-bone = { $count ->
    [5] cinco rojos
    [4] cuatro rojos
   *[3] tres rojos
}
told-zock-stole = { $name } le quita { $what } a { $victim }: { $how }
told-zock-stole-you = Le quitas { $what } a { $victim }: { $how }
told-zock-stole-from-you-sushi = { $name } te quita el sushi { $value }: { $how }
told-zock-stole-from-you-bone = { $name } te quita la espina −{ $value }: { $how }
told-zock-from-the-top = Era la { $count }.ª ficha desde arriba.
told-zock-kept-points = Conservas tus { $points }: aún no contaba.
told-zock-lost-points = Pierdes { $lost }: ahora { $points }.
told-zock-won-points = Ganas { $won }: ahora { $points }.
told-zock-did-not-count = Aún no contaba.
told-zock-did-count = Ya contaba.
