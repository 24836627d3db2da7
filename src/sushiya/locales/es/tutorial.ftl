### Las lecciones: lo que dice la guía. Frases cortas, una cosa cada vez.

tutorial-title = Lección
tutorial-learn = Aprende en cinco minutos
tutorial-resume = Seguir con la lección
tutorial-coach = Tu guía
tutorial-progress = Hasta dónde has llegado
tutorial-step = { $step } de { $count }
tutorial-next = Siguiente
tutorial-skip = Saltar la lección
tutorial-wait = Ahora los demás. Fíjate en lo que hacen.
tutorial-free = ¡Tú eliges! Todo lo que puedes tocar vale. Mantén pulsada una carta para leer su regla.
tutorial-own-way = A tu manera, ¡muy bien!
tutorial-play-on = Seguir aquí
tutorial-real-match = Partida de verdad

## Sushi Go!
tutorial-sushi-go-welcome = ¡Hola! He preparado este reparto para que lo probemos todo. No hay reloj y nada puede salir mal.
tutorial-sushi-go-hand = Estas son tus nueve cartas. Cada cual elige una a la vez; luego todas las manos pasan a quien está al lado.
tutorial-sushi-go-maki = Maki: quien tenga más rollos al acabar la ronda gana 6 puntos; el segundo, 3. Toca la carta de tres y confírmala.
tutorial-sushi-go-passed = Todo está a la vista y las manos han pasado. Lo que dejaste lo mira ahora otra persona.
tutorial-sushi-go-wasabi = El wasabi solo no vale nada. Pero el próximo nigiri que pongas encima vale el triple. ¡Llévatelo!
tutorial-sushi-go-nigiri = Y aquí hay uno estupendo: { $card }, 3 puntos. Sobre tu wasabi son 9.
tutorial-sushi-go-tempura = Vuelve tu primera mano, con tres cartas menos. Dos tempuras son 5 puntos; una, nada. Tres sashimis son 10, pero cuesta reunirlos. Empieza por la tempura.
tutorial-sushi-go-plates = Aquí están tus cartas, por platos, con lo que valen ahora. Toca a otra persona para ver las suyas.
tutorial-sushi-go-chopsticks = Los palillos no dan puntos. Pero más tarde te dejan llevarte dos cartas a la vez. Cógelos.
tutorial-sushi-go-pair = ¡La segunda tempura! Ya tienes la pareja: 5 puntos.
tutorial-sushi-go-pudding = Mira, un pudin. Espera al final de la partida: quien tenga más, más 6; quien tenga menos, menos 6.
tutorial-sushi-go-two = Usa los palillos: toca el pudin y luego el sashimi como segunda carta. Los palillos se van con la mano.
tutorial-sushi-go-sashimi = Dos sashimis aún no valen nada: hacen falta tres. Pasa a veces. Quédate uno, el otro sigue su camino.
tutorial-sushi-go-last = La última carta es tuya sin más. Después se cuenta la ronda.
tutorial-sushi-go-end = Tu primera ronda: ¡{ $points } puntos! Quedan dos rondas iguales y luego cuentan los pudines. Ya sabes lo necesario.

## Party
tutorial-sushi-go-party-welcome = ¡Empieza la fiesta! Se elige y se pasa como en Sushi Go!, pero cada partida tiene su propio menú.
tutorial-sushi-go-party-meal = Los nigiris están siempre, y siete platos a elegir: un rollo, tres entrantes, dos especiales y un postre. Hoy he elegido yo.
tutorial-sushi-go-party-uramaki = El uramaki es una carrera: quien llega antes a diez rollos gana 8 puntos al momento; luego 5 y luego 2. Empieza con el de cinco.
tutorial-sushi-go-party-spoon = La cuchara es un especial. Más tarde saca una carta de la mano de alguien. Llévatela.
tutorial-sushi-go-party-tempura = Una tempura no vale nada, dos valen 5. Coge una: la otra ya la conseguiremos.
tutorial-sushi-go-party-call = ¡Ahora! Toca el uramaki de cuatro, luego «Usar cuchara» y confirma.
tutorial-sushi-go-party-wish = Pide tempura. Por turno, la primera persona que tenga una te la da y se queda con la cuchara.
tutorial-sushi-go-party-given = Ha funcionado: la tempura es tuya y la pareja vale 5.
tutorial-sushi-go-party-soup = La sopa de miso vale 3. Pero si sale otra en el mismo turno, se van todas. ¿Te atreves?
tutorial-sushi-go-party-collision = ¡Ay! Alguien tuvo la misma idea: adiós, sopas. Conviene mirar qué pueden elegir los demás.
tutorial-sushi-go-party-dessert = Un postre se queda contigo hasta el final de la partida, las tres rondas. Cuatro helados son 12.
tutorial-sushi-go-party-race = Tienes nueve rollos. Un uramaki más y pasas de diez. ¡Rápido!
tutorial-sushi-go-party-won = ¡En primer lugar! 8 puntos al momento, y estos uramakis se apartan.
tutorial-sushi-go-party-nigiri = Los nigiris son puntos seguros: huevo 1, salmón 2 y { $card } 3.
tutorial-sushi-go-party-tofu = Tofu: uno vale 2, dos valen 6, pero tres no valen nada. Uno está bien.
tutorial-sushi-go-party-last = La última carta llega sola. Después se cuenta la ronda.
tutorial-sushi-go-party-end = { $points } puntos, ¡muy bien! En la próxima ronda entran más postres en el mazo y lo demás empieza de nuevo. Cada plato está en las reglas.

## Sushizock
tutorial-sushizock-welcome = ¡Hola desde el wok! El sushi da puntos y las espinas los quitan. El truco: necesitas las dos cosas.
tutorial-sushizock-rows = Aquí están el sushi y las espinas, en dos filas. En tu turno ganas una sola ficha.
tutorial-sushizock-dice = Los dados dicen cuál. Tres sushi en los dados: el tercer sushi desde la izquierda. Con las espinas, igual.
tutorial-sushizock-keep = Puedes tirar hasta tres veces. Dos sushi darían solo la segunda ficha. Toca los dos sushi para guardarlos y tira otra vez el resto.
tutorial-sushizock-take = Ahora son tres sushi: la tercera ficha, ¡un 6! No hay otra mejor. Tócala.
tutorial-sushizock-bone = Un sushi solo cuenta si tiene al lado una espina a la misma altura. Los dados muestran una espina: llévate la primera de la fila.
tutorial-sushizock-stacks = Tus pilas: un sushi de { $sushi } y una espina de menos { $bone }. De una pila solo se ve lo de arriba: recuerda lo de abajo.
tutorial-sushizock-chopsticks = ¡Los palillos roban! Tres azules: el sushi de arriba de una pila. Tres rojos: la espina de arriba. Cuatro: cualquier ficha de la pila. Guarda los dos azules y tira.
tutorial-sushizock-steal = ¡Tres azules! Toca el sushi que te llama y es tuyo.
tutorial-sushizock-end = ¡Magnífico! Recuerda: un segundo sushi pide una segunda espina. Con las dos filas vacías, gana quien tenga más puntos. Ya sabes lo necesario.
