### Games, their rules, editions, options and meals, and the words of Sushizock. What ids mean is told in the English file.

## Sushi Go!

game-sushi-go = Sushi Go!
    .summary = Quédate un plato y pasa el resto: tres rondas rápidas para pillar el bueno antes que tu vecino.
    .players = De 2 a 5 jugadores (edición Zoch: de 3 a 5)
    .rules =
        # El reparto
        108 cartas, mezcladas una sola vez antes de empezar. Tres rondas, todas repartidas del mismo mazo.
        En cada ronda recibes 10 cartas con 2 jugadores, 9 con 3, 8 con 4, 7 con 5.
        # Un turno
        Todos eligen en secreto una carta de la mano.
        Se revelan todas a la vez y se quedan delante de su dueño.
        Después cada mano pasa al vecino de la izquierda, y tú eliges de la que te llega.
        Unos palillos de un turno anterior te dejan elegir dos cartas a la vez; van a la mano que pasas.
        Se usan una vez por turno, y solo con dos cartas o más en la mano.
        El wasabi hace que un nigiri posterior cuente el triple.
        La última carta de una mano se juega sin más.
        # Fin de la ronda
        Cuando las manos se acaban, puntúa todo menos los pudines.
        Maki: quien tiene más rollos 6, el segundo 3.
        Tempura: 5 por pareja. Sashimi: 10 por trío.
        Gyoza: 1, 3, 6, 10 o 15 por 1, 2, 3, 4 o 5 y más.
        Nigiri: tortilla 1, salmón 2, calamar 3; sobre wasabi 3, 6 y 9.
        Palillos y wasabi vacío: nada.
        Los pudines se quedan contigo. Las demás cartas van al descarte, boca arriba, y no vuelven.
        # Fin de la partida
        Tras la tercera ronda puntúan los pudines: quien tiene más +6, quien tiene menos -6.
        Gana quien tenga más puntos. El empate se lo lleva quien tenga más pudines; si siguen iguales, ganáis juntos.
        # Ediciones
        Cómo se pagan los empates y si un nigiri tiene que ir sobre el wasabi depende de la edición.

edition-sushi-go-zoch = Zoch, 2014
    .summary = De 3 a 5 jugadores. Puedes no poner un nigiri sobre un wasabi libre, y un nigiri elegido en el mismo turno que el wasabi nunca va encima. Quienes empatan cobran todos los puntos, en maki y en pudin. Aquí las gyozas son mejillones y el calamar es atún.

edition-sushi-go-gamewright = Gamewright, 2014
    .summary = De 2 a 5 jugadores. El próximo nigiri tiene que ir sobre un wasabi libre, incluso uno del mismo turno si pones primero el wasabi. Quienes empatan se reparten los puntos, sin contar las fracciones, y un empate en cabeza en maki deja sin segundo puesto. Dos jugadores no pierden nada por el pudin, salvo que añadan al fantasma como tercero.

## Sushi Go Party!

game-sushi-go-party = Sushi Go Party!
    .summary = El mismo ir y venir de platos, con una comida que componéis vosotros: ocho platos por partida, hasta ocho a la mesa.
    .players = De 2 a 8 jugadores
    .rules =
        # La comida
        El mazo: todos los nigiri, 1 tipo de rollo, 3 de aperitivo, 2 de extra y 1 de postre.
        Elige una comida propuesta o monta la tuya.
        Cuchara y edamame no son para 2 jugadores; menú y pedido especial no son para 7 u 8.
        # Comienzo de la ronda
        La partida tiene tres rondas. Antes de cada una se mezclan en el mazo postres sacados al azar.
        Son 5, luego 3 y luego 2 con 2 a 5 jugadores; 7, luego 5 y luego 3 con 6 a 8.
        Recibes 10 cartas con 2 o 3 jugadores, 9 con 4 o 5, 8 con 6 o 7, 7 con 8. El resto es el mazo.
        # Un turno
        Elegir: todos eligen en secreto una carta de la mano.
        Con ella puedes anunciar unos palillos o una cuchara de un turno anterior que tengas delante.
        El anuncio es secreto como la carta, y tienes que cumplirlo.
        Un pedido especial se elige junto con la carta que va a copiar.
        Revelar: todas las cartas a la vez.
        Los pedidos especiales se vuelven copias, los nigiri van a los wasabi libres, las sopas de miso chocan, los uramaki que llegan a 10 puntúan.
        Números: después actúan las cartas numeradas, de menor a mayor.
        Los palillos anunciados son del 1 al 3, las cucharas anunciadas del 4 al 6, los menús recién jugados del 7 al 9, las bandejas para llevar recién jugadas del 10 al 12.
        Cada decisión la tomas cuando llega su número; una carta jugada ahora tiene efecto antes de que actúe el número siguiente.
        Un menú o una bandeja para llevar que llegue ahora aún actúa en este turno. Los palillos o una cuchara esperan a uno posterior.
        Pasar: cada mano va a la izquierda.
        La última carta de una mano se juega sin más; con ella no se puede anunciar nada.
        Apartar quiere decir: boca arriba junto al tablero, fuera de juego el resto de la ronda, sin puntos ni color.
        # Fin de la ronda
        Cuando las manos se acaban, puntúan las cartas de la ronda. Tus postres se unen a tu colección.
        Las demás cartas se mezclan para la ronda siguiente, con las apartadas y las no repartidas, también los postres sin repartir.
        # Fin de la partida
        Tras la tercera ronda puntúan los postres.
        Gana quien tenga más puntos. El empate se lo lleva quien tenga más cartas de postre, copias incluidas; si siguen iguales, ganáis juntos.

edition-sushi-go-party-zoch = Zoch, 2017
    .summary = Un pedido especial que copia un nigiri va sobre tu wasabi libre, esté donde esté el original. En una bandeja para llevar caben cartas jugadas antes en el mismo turno.

edition-sushi-go-party-devir = Devir, 2016
    .summary = Un pedido especial que copia un nigiri puede ir sobre tu wasabi libre si quieres, pero solo si el original no está sobre ninguno. En una bandeja para llevar solo caben cartas de turnos anteriores.

## Sushizock

game-sushizock = Sushizock im Gockelwok
    .summary = Tira los dados por sushi, pero llévate también espinas: un sushi solo cuenta con una espina al lado, y los palillos roban los dos.
    .players = De 2 a 5 jugadores
    .rules =
        # La mesa
        12 fichas de sushi, dos de cada del 1 al 6, y 12 de espinas: cinco de -1, cuatro de -2, dos de -3, una de -4.
        Sushi y espinas se mezclan por separado y se colocan boca arriba en dos filas.
        Cada uno de los cinco dados tiene dos sushi, dos espinas, unos palillos azules y unos rojos.
        # Un turno
        Tienes hasta tres tiradas para ganar exactamente una ficha. Llevarte una ficha acaba tu turno; se juega en el sentido del reloj.
        Tira los cinco dados. Llévate una ficha que permitan, o aparta al menos un dado recién tirado y tira los demás.
        Los dados apartados no se vuelven a tirar este turno y siempre cuentan. Tiene que quedar al menos un dado por tirar.
        Tras la tercera tirada tienes que llevarte una ficha. Una segunda tirada con un solo dado también es la última.
        # Lo que permiten los dados
        Los cinco dados cuentan juntos.
        Sushi: uno gana el primer sushi de la fila, desde la izquierda; dos, el segundo, y así.
        Espinas: igual en la fila de espinas. Las filas se cierran; una fila demasiado corta no da nada.
        Tres palillos azules o más: roba el sushi de arriba de un rival. Tres rojos o más: la espina de arriba.
        Cuatro o cinco de un color: cualquier ficha de una de esas pilas, diciendo su puesto desde arriba, sin mirar.
        Si tras tu última tirada no puedes llevarte nada, te toca la peor espina del centro.
        Si ahí no queda ninguna espina, te toca el sushi más bajo. Entre fichas iguales eliges tú.
        Si tras la última tirada puedes llevarte una ficha, tienes que hacerlo, aunque solo puedas robar.
        # Tus pilas
        Una ficha que ganas va boca arriba encima de tu pila de sushi o de tu pila de espinas.
        Solo se puede ver la ficha de arriba de cada pila, también de las tuyas.
        # Fin de la partida
        La partida acaba cuando alguien se lleva la última ficha del centro.
        Compara tus pilas desde abajo: el sushi que sobresale de las espinas no vale nada. Las espinas cuentan siempre.
        Tus puntos son el sushi que cuenta menos las espinas. Gana quien tenga más puntos; si hay empate, ganáis juntos.

edition-sushizock-zoch = Zoch, 2008
    .summary = Empieza quien comió pescado por última vez: quien organiza la mesa dice qué asiento es.

edition-sushizock-999games = 999 Games, 2008
    .summary = Quién empieza se sortea.

## Options

option-seats = jugadores
    .summary = Cuántos os sentáis a la mesa.

option-edition = edición
    .summary = Con las reglas de qué editorial jugáis.

option-meal = comida
    .summary = Los platos del mazo: una comida propuesta, o siete tipos a tu gusto además de los nigiri.

option-pass = paso
    .summary = Hacia dónde viajan las manos de Sushi Go!.

option-dummy = fantasma
    .summary = Para dos jugadores de Sushi Go!, edición Gamewright: un tercer sitio en la mesa al que dais de comer por turnos.
    .rules =
        Se reparten tres manos de 9; la tercera es el montón boca abajo del fantasma.
        Cada turno lo controla uno de los dos: saca la carta de arriba del montón a su mano y elige una carta para sí y otra para el fantasma. El otro elige una carta.
        Tras la revelación os cambiáis las manos; el montón se queda. El control cambia cada turno, a lo largo de todas las rondas; empieza el primer asiento.
        El fantasma puntúa como un tercer jugador, así que el pudin puede costar 6. Nunca usa palillos, sus nigiri van a su wasabi libre, y no puede ganar.

option-open-stacks = pilas abiertas
    .summary = Sushizock con las pilas enteras a la vista. Total, todo se ganó delante de todos; así no hay que recordarlo.

option-first = primer jugador
    .summary = El asiento que empieza en Sushizock, edición Zoch: el primero, si quien organiza la mesa no nombra a quien comió pescado por última vez.

## Meals

meal-my-first-meal = Mi primera comida
    .summary = Sencilla y amable, se explica mientras repartes.

meal-sushi-go = Sushi Go!
    .summary = Los platos clásicos del juego pequeño, hasta para ocho.

meal-party-sampler = Delicatessen Party
    .summary = Una cata suave de las novedades: temaki, tofu y un vistazo al menú.

meal-master-menu = Menú gourmet
    .summary = Para paladares curtidos: onigiri y fruta que planear, una cuchara que temer, una bandeja para arrepentirse.

meal-points-platter = Surtido de puntos
    .summary = Platos generosos y muchos puntos; copias y té agrandan las grandes colecciones.

meal-cutthroat-combo = Combo salvaje
    .summary = Aquí todo puede hacerte daño, y todos también.

meal-big-banquet = Gran banquete
    .summary = Luce más con seis a ocho, con palillos y cucharas cruzando la mesa.

meal-dinner-for-two = Cena para dos
    .summary = Un duelo de formas y sopas, con menús para pensárselo mejor; caben más.

meal-a-la-carte = a la carta
    .summary = Tu propia comida: 1 rollo, 3 aperitivos, 2 extras, 1 postre, y nigiri como siempre.

## Words of Sushizock

tile-sushi = sushi { $value }
tile-bone = espina { $value }
tile-forced = ficha obligada

face-sushi = sushi
face-bone = espina
face-blue = palillos azules
face-red = palillos rojos

row-sushi = fila de sushi
row-bone = fila de espinas

stack-sushi = pila de sushi
stack-bone = pila de espinas

kept = apartados
