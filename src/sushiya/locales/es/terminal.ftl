### The terminal: playing, looking back and checking. What ids mean is told in the English file.
###
### $who may be "Tú", and Fluent cannot select on a word with an accent: news name the person first, then say what happened
### without a verb, which is right for everyone.

## Names

name-you = Tú
    .within = ti
name-seat = Jugador { $number }
name-dummy = Fantasma
    .within = fantasma
list-and = { $first } y { $last }
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

## Choosing a game

choose-title = Sushiya
choose-welcome = Irasshaimase, ¡pasa! La barra está limpia y el arroz, caliente.
choose-game = ¿Qué juego?
    .prompt = Juego
choose-guests = ¿Quién se sienta a la mesa? Podéis jugar de { $first } a { $last }.
    .note =
        Enter para jugar contra bots { $bot }, { $usual } en total; o un número de jugadores;
        o nombres separados por comas, de amigos en esta pantalla y de bots ({ $bots }).
    .prompt = Jugadores
choose-number = { $count ->
        [one] Eso es un jugador
       *[other] Son { $count } jugadores
    }; a este juego se juega de { $first } a { $last }.
choose-meal = ¿Qué comida?
    .prompt = Comida
choose-help = Elige por número o por nombre. u para volver a la primera pregunta, salir para irte.
choose-bye = Otra vez será. Al té invita la casa.

## Playing

welcome-you = Te sientas con { $names }.
welcome-all = En la barra: { $names }.
welcome-dishes = En la mesa:
welcome-keys = Elige por número o por nombre. ? para la ayuda, salir para irte.
welcome-seed = La suerte de esta partida está sellada. SHA-256 de su semilla:
press-enter = Enter para la ronda siguiente
pass-device = Pásale el aparato a { $who }, que pulsa Enter
pass-change = { $who } ya ha elegido; escribe u ahora para elegir otra vez.
your-turn = { $who }, te toca.
undo-nothing = Aquí no hay nada que deshacer.
round-over = Fin de la ronda { $round }
game-over = Fin de la partida
winner = { $won ->
        [you] Ganas con { points }. ¡Gochisosama!
        [all] Victoria compartida: { $names }, con { points }. ¡Kampai!
       *[other] { $names } gana con { points }.
    }
daily-again = Ya has jugado esta partida: cada una se juega una vez. `--date` lleva a las de días anteriores.
daily-resumed = Sigues donde estabas.
daily-master-plays = El maestro juega las mismas cartas …
play-left = Te levantas de la mesa. Los asientos seguirán calientes un rato.
play-seed = Semilla: { $seed }
play-saved = { $finished ->
        [yes] El registro está guardado. Comprueba su suerte con: sushiya verify { $file }
       *[no] El registro está guardado hasta donde llegó la partida: { $file }
    }
key-enter = Enter

help =
    Escribe el número de lo que quieres, su nombre o cómo empieza.
    ?          esta ayuda
    ? CARTA    qué hace una carta: ? tempura, ? 3
    ? reglas   las reglas del juego
    mesa       la mesa otra vez
    puntos     la hoja de puntos
    historial  todo lo que ha pasado
    pista      qué haría el maestro y cómo puede acabar
    visto      qué cartas has visto y dónde están; visto tempura: cuándo llega una
    u          deshacer el último paso
    salir      irte; con --save se guarda el registro
help-unknown = No conozco nada llamado «{ $wanted }». Prueba con el nombre de una carta, o: ? reglas

## Understanding answers

ask-option = Tus opciones
    .prompt = Tu elección
ask-ambiguous = «{ $typed }» puede ser { $names }. Escribe un poco más.
ask-unknown = «{ $typed }» no está en la lista. Escribe un número del 1 al { $last } o un nombre como { $example }. ? ayuda.
ask-empty = Escribe un número del 1 al { $last } o un nombre como { $example }. ? ayuda.

## The table of Sushi Go! and Party

table-where = ronda { $round } de 3 · turno { $turn } de { $turns }
table-right = las manos van a la derecha
table-total = puntos
table-now = ahora
table-plates = platos
table-nothing = nada todavía
table-blind = elige a ciegas
table-own = Tus platos
table-own-points = { points }, { $now } en la mesa
table-at-end = { $points } al final

plate-face-down = boca abajo
plate-copy = { $name } (copia)
plate-on = { $name } sobre { $base }
plates-none = sin { $dish }
plates-rolls = { $dish } con { $count ->
        [one] { $count } rollo
       *[other] { $count } rollos
    }

## Questions of Sushi Go! and Party

ask-pick = Tu mano
    .prompt = Eliges
ask-lay-chopsticks = Tus palillos: una segunda carta de esta mano
    .prompt = Segunda carta
ask-lay-menu = El menú: juega una de estas
    .prompt = Del menú
ask-give = Una cuchara se mete en tu mano: ¿cuál das?
    .prompt = Das
ask-copy = El pedido especial copia
    .prompt = Copia de
ask-wasabi = Hay un wasabi libre. ¿Dónde va el nigiri?
    .prompt = Nigiri
ask-wasabi-on = sobre el wasabi
    .note = cuenta el triple
ask-wasabi-free = al lado, el wasabi espera
ask-call = ¿Anuncias algo con ella?
    .prompt = Anuncio
ask-call-blind = Eliges sin mirar. ¿Anuncias algo a la vez?
    .prompt = Anuncio
ask-call-none = nada
call-chopsticks = y juegas una segunda carta
call-spoon = y pides una carta a los demás
ask-second = Palillos: ¿también una segunda carta?
    .prompt = Segunda carta
ask-second-none = solo esa
ask-dummy = ¿Y para el fantasma?
    .prompt = Carta del fantasma
ask-wish = Tu cuchara: ¿qué pides? Un tipo, o una carta exacta por su nombre
    .prompt = Pides
ask-box = Tu bandeja para llevar: pon cartas boca abajo, cada una valdrá 2
    .prompt = A la bandeja
ask-box-done = cerrar la bandeja
ask-box-worth = su plato: { $points } ahora

## What happened in Sushi Go! and Party

news-round = Ronda { $round }: { $count } cartas para cada uno.
news-collided = { $count ->
        [2] Dos sopas a la vez: fuera las dos ({ $whose }).
       *[other] { $count } sopas a la vez: fuera todas ({ $whose }).
    }
news-race = { $who }: ¡diez con { $dish }! { $points } puntos al momento.
news-drew-for-dummy = { $who }: una carta del montón del fantasma.
news-drew-card = Es { $card }.
news-drew-blind = { $who }: carta a ciegas.
news-turned = { $who }: { $card }, a la bandeja.
news-nobody-has-it = No la tenía nadie: fuera { $card }.
news-nothing-to-copy = Nada que copiar: fuera { $card }.
news-used = { $who }: { $card }, de vuelta a esa mano.
news-got = { $who }: { $card } a cambio.
news-called = { $who }: ¡{ $card }!
news-wished = { $who }: «¿Quién tiene { $what }?»
news-given = { $giver }: { $card } para { $whom }.
news-menu = { $who }: menú abierto, { $count } cartas para elegir.

## The score sheet

sheet-title = Hoja de puntos
sheet-round = Ronda { $round }
sheet-now = Ronda { $round }, tal como está
sheet-desserts = Postres
sheet-sum = esta ronda
sheet-total = total
ranking-desserts = { $count ->
        [one] { $count } postre
       *[other] { $count } postres
    }

## Sushizock

dice-left = { $count ->
        [one] queda una ficha
       *[other] quedan { $count } fichas
    }
dice-place = puesto
dice-none = nada
dice-rolled = Tirada { $roll } de 3
dice-sushi = { $count } sushi
dice-bone = { $count ->
        [one] { $count } espina
       *[other] { $count } espinas
    }
dice-blue = { $count ->
        [one] { $count } azul
       *[other] { $count } azules
    }
dice-red = { $count ->
        [one] { $count } rojo
       *[other] { $count } rojos
    }
die-sushi = sushi
die-bone = espina
die-blue = azul
die-red = rojo
dice-sushi-waits = { $count } sushi sin espina
dice-bone-waits = sitio para { $count } sushi
dice-lost = El sushi entre paréntesis sobresale de las espinas y no cuenta.
dice-closed = Las pilas están cerradas hasta el final: solo se ve lo de arriba.

ask-move = Los dados permiten
    .prompt = Tu jugada
ask-steal = Solo puedes robar
ask-roll-on = tirar otra vez
    .note = aparta dados y tira el resto
ask-take = llevarte { $tile }
ask-steal-from = robar { $tile } a { $whom }
ask-steal-top = arriba: { $tile }
ask-places = ¿Cuál? No se puede mirar dentro de la pila
    .prompt = Puesto
ask-place = { $place ->
        [1] la de arriba
       *[other] la número { $place } desde arriba
    }
ask-dice = ¿Qué dados apartas? Uno o más, por su número o su cara: 1 3
    .prompt = Apartas
    .hint = Di uno o más de estos dados, como 1 o azul, y deja al menos uno por tirar.
    .keep = guardar { $dice }

news-lot = La suerte ha hablado. Primer turno: { $who }.
news-took = { $roll ->
        [0] { $who }: { $tile }.
       *[other] { $who }: { $tile } ({ $dice }; tirada { $roll }).
    }
news-forced = { $roll ->
        [0] { $who }: nada que elegir, toca { $tile }.
       *[other] { $who }: nada que elegir, toca { $tile } ({ $dice }; tirada { $roll }).
    }
news-stole = { $who }: { $whom ->
        [ti] te roba { $tile }
       *[other] { $tile }, robo a { $whom }
    }{ $roll ->
        [0] .
       *[other] { " " }({ $dice }; tirada { $roll }).
    }

topic-sushi = sushi
    .rule = Cuenta los sushi de tus dados: en ese puesto de la fila de sushi está la ficha que puedes llevarte. Al final un sushi solo cuenta si tu pila de espinas llega igual de alto.
topic-bones = espinas
    .rule = Cuenta las espinas de tus dados: en ese puesto de la fila de espinas está la ficha que puedes llevarte. Las espinas siempre te cuestan puntos, pero cada una hace que cuente un sushi.
topic-blue = palillos azules
    .rule = Tres roban el sushi de arriba de un rival; cuatro o cinco, cualquier sushi de una pila, diciendo su puesto desde arriba.
topic-red = palillos rojos
    .rule = Tres roban la espina de arriba de un rival; cuatro o cinco, cualquier espina de una pila, diciendo su puesto desde arriba.
topic-stacks = pilas
    .rule = Lo que ganas va boca arriba encima de tu pila de sushi o de tu pila de espinas. Nadie mira dentro hasta el final; entonces el sushi que sobresale de tus espinas no vale nada.
topic-middle = centro
    .rule = Las dos filas abiertas. Cuando se va la última ficha, acaba la partida.
topic-set-aside = apartar
    .rule = Los dados apartados cuentan hasta el final de tu turno y no se vuelven a tirar. De cada tirada hay que apartar al menos uno, y tiene que quedar al menos un dado por tirar.
topic-forced = ficha obligada
    .rule = Si tu última tirada no permite nada en absoluto, te toca la peor espina del centro; si ahí no quedan espinas, el sushi más bajo.

## Looking back, and checking

name-chance = azar
review-next = Enter sigue, q sale
replay-answer = { $who }: { $answer }
replay-open = El registro acaba aquí: la partida quedó abierta.
replay-outdated = Jugada con las reglas { $rules }; nosotros jugamos con { $ours } y no podemos repetirla. Esto es lo que se anotó:
verify-whole = Está entero: el resumen cuadra, nada se ha cortado ni retocado.
verify-rules = { $count ->
        [one] La { $count } respuesta cumple las reglas { $rules }.
       *[other] Las { $count } respuestas cumplen las reglas { $rules }.
    }
verify-result = Llevan a los puntos anotados: { $scores }.
verify-seed = La semilla «{ $seed }» es la prometida: su SHA-256 es el compromiso.
verify-promised = Es el compromiso que anotaste.
verify-daily = Es la partida del { $date }, y sus bots dieron cada una de sus respuestas.
verify-added = Lo que añadiste, «{ $luck }», está en la semilla, como la parte de { $name }.
verify-luck = { $count ->
        [one] El único reparto o tirada salió de esa semilla.
       *[other] Los { $count } repartos y tiradas salieron de esa semilla.
    }
verify-fine = Todo limpio.
verify-failed = Aquí se rompe.
verify-outdated = El resto no se puede comprobar con nuestras reglas.

## La página como simples archivos

site-written = { $folder }: { $count } archivos, { $size } MB.
site-anywhere = Funciona en cualquier alojamiento de archivos, en cualquier carpeta.
site-at = Funciona en { $path } de cualquier alojamiento de archivos.
site-try = Para probarlo:
site-no-docs = No incluye la documentación: créala en una copia del código (./run docs DIR) y añade --docs DIR.
