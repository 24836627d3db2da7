### Dishes and cards. What ids and attributes mean is told in the English file.

## Courses

course-nigiri = nigiri
course-roll = rollo
course-appetizer = aperitivo
course-special = extra
course-dessert = postre

## Nigiri

dish-nigiri = nigiri
    .rule = El de tortilla vale 1, el de salmón 2 y el de calamar 3. Si tienes delante un wasabi libre, el próximo nigiri que pongas va encima y cuenta el triple: 3, 6 o 9.
    .points = 1/2/3
    .table =
        tortilla · salmón · calamar → 1 · 2 · 3
        sobre wasabi → 3 · 6 · 9
    .tip = Si nada de la mano encaja en tu plan, quédate el pescado: poca cosa, pero honrado, y nunca vale cero.

card-nigiri-egg = nigiri de tortilla
    .points = 1
card-nigiri-salmon = nigiri de salmón
    .points = 2
card-nigiri-squid = nigiri de calamar
    .points = 3

dish-nigiri-sushi-go-zoch = nigiri
    .rule = El de tortilla vale 1, el de salmón 2 y el de atún 3. Si tienes delante un wasabi libre de un turno anterior, puedes poner el nigiri encima al jugarlo: así cuenta el triple, es decir, 3, 6 o 9. Si lo dejas al lado del wasabi, al lado se queda.
    .points = 1/2/3
    .table =
        tortilla · salmón · atún → 1 · 2 · 3
        sobre wasabi → 3 · 6 · 9
    .tip = Con wasabi, la tortilla gana 2 y el atún gana 6: a veces merece la pena esperar.

card-nigiri-squid-sushi-go-zoch = nigiri de atún
    .points = 3

## Rolls

dish-maki = maki
    .rule = Cuenta los rollos de tus maki. De 2 a 5 jugadores, quien tiene más rollos suma 6 y el segundo, 3; de 6 a 8 jugadores, los tres primeros puestos suman 6, 4 y 2. Quienes empatan cobran el puesto entero, y el siguiente puesto también puntúa. Sin rollos no hay puntos.
    .points = { $seats ->
        [6] 6/4/2
        [7] 6/4/2
        [8] 6/4/2
       *[other] 6 / 3
    }
    .table =
        de 2 a 5 jugadores: primero · segundo → 6 · 3
        de 6 a 8 jugadores: primero · segundo · tercero → 6 · 4 · 2
    .tip = Ganar por un rollo paga igual que ganar por cinco: cuenta los de tus rivales y deja de comer.

card-maki-1 = maki con 1 rollo
    .short = Maki 1
card-maki-2 = maki con 2 rollos
    .short = Maki 2
card-maki-3 = maki con 3 rollos
    .short = Maki 3

dish-maki-sushi-go-zoch = maki
    .rule = Cuenta los rollos de tus maki. Quien tiene más suma 6 y el segundo, 3. Quienes empatan cobran el puesto entero, y un empate en cabeza no quita el segundo puesto. Sin rollos no hay puntos.
    .points = 6 / 3
    .table = primero · segundo → 6 · 3
    .tip = Aquí empatar no cuesta nada: alcanzar al primero vale tanto como adelantarlo.

dish-maki-sushi-go-gamewright = maki
    .rule = Cuenta los rollos de tus maki. Quien tiene más suma 6 y el segundo, 3. Quienes empatan se reparten los puntos, redondeando hacia abajo, y un empate en cabeza deja sin segundo puesto. Sin rollos no hay puntos.
    .points = 6 / 3
    .table =
        primero · segundo → 6 · 3
        2 · 3 · 4 · 5 empatados en cabeza → 3 · 2 · 1 · 1 por cabeza, sin segundo puesto
        2 · 3 · 4 empatados en segundo lugar → 1 · 1 · 0 por cabeza
    .tip = Compartir parte el botín: un rollo más que tu vecino vale 3 puntos o más.

dish-temaki = temaki
    .rule = Quien tiene más temaki suma 4 y quien tiene menos pierde 4. Quienes empatan suman o pierden la cifra entera. Sin temaki nunca sumas los 4, pero sí puedes ser quien tiene menos. Con 2 jugadores nadie pierde. Tu total puede bajar de 0.
    .points = { $seats ->
        [2] +4
       *[other] +4 −4
    }
    .table =
        quien más · quien menos → +4 · -4
        2 jugadores: quien más · quien menos → +4 · 0
    .tip = Un temaki es como un seguro: barato, aburrido, y solo lo echas de menos cuando hace falta.
    .detail = Si todos empatan con uno al menos: con 2 jugadores cada uno suma 4; con más, lo que ganan y lo que pierden se anula. Si nadie tiene ninguno: con 2 jugadores no pasa nada; con más, todos pierden 4.

dish-uramaki = uramaki
    .rule = El primero en llegar a 10 rollos o más suma 8 al momento; el segundo, 5; el tercero, 2; quien puntúa aparta todos sus uramaki. Si varios llegan a 10 en la misma revelación, va antes quien tenga más rollos; si tienen los mismos, todos se llevan el mejor puesto y por cada uno de más se gasta un puesto de los de abajo. Puedes ocupar varios puestos en una ronda. Al final de la ronda, quien tenga más rollos aún en mesa, al menos 1, cobra el mejor puesto libre; los empates cobran entero. Cada ronda empieza con los tres puestos.
    .points = 8/5/2
    .table =
        primero · segundo · tercero en llegar a 10 → 8 · 5 · 2
        más rollos al final, con 0 · 1 · 2 · 3 puestos ocupados → 8 · 5 · 2 · 0
    .tip = ¿Otro va a llegar primero? Sigue enrollando: el segundo cobra 5 y las mejores sobras se llevan el mejor puesto que quede.
    .detail =
        Dos empatados en un puesto gastan dos puestos; tres empatados, los tres.
        Una carta extra (de palillos, cuchara o menú) que te lleve a 10 puntúa al momento, por el mejor puesto libre.
        Los pedidos especiales que copian uramaki se apartan con ellos.
        Con los tres puestos ocupados, los uramaki ya no puntúan y se quedan donde están.

card-uramaki-3 = uramaki con 3 rollos
    .short = Uramaki 3
card-uramaki-4 = uramaki con 4 rollos
    .short = Uramaki 4
card-uramaki-5 = uramaki con 5 rollos
    .short = Uramaki 5

## Appetizers

dish-tempura = tempura
    .rule = Cada pareja suma 5, tantas parejas como te quepan. Una suelta no suma nada.
    .points = 2 = 5
    .table = 1 · 2 · 3 · 4 → 0 · 5 · 5 · 10
    .tip = La primera, pronto: media pareja es una promesa, y las promesas necesitan tiempo.

dish-sashimi = sashimi
    .rule = Cada trío suma 10, tantos tríos como encuentres. Si sobran uno o dos, no suman nada.
    .points = 3 = 10
    .table = 1 · 2 · 3 · 4 · 5 · 6 → 0 · 0 · 10 · 10 · 10 · 20
    .tip = Si dos vecinos también han empezado, no lo acabará nadie: que no seas el último en verlo.

dish-gyoza = gyoza
    .rule = Cuantas más, mejor cada una: 1, 2, 3 o 4 gyozas suman 1, 3, 6 o 10 en total. Cinco o más suman 15.
    .points = 1…15
    .table = 1 · 2 · 3 · 4 · 5+ → 1 · 3 · 6 · 10 · 15
    .tip = La quinta trae 5 puntos; la sexta, dolor de barriga.

dish-gyoza-sushi-go-zoch = mejillones
    .rule = Cuantos más, mejor cada uno: 1, 2, 3 o 4 mejillones suman 1, 3, 6 o 10 en total. Cinco o más suman 15.
    .points = 1…15
    .table = 1 · 2 · 3 · 4 · 5+ → 1 · 3 · 6 · 10 · 15
    .tip = El quinto trae 5 puntos; el sexto, solo conchas.

dish-eel = anguila
    .rule = Una anguila te cuesta 3 puntos. Dos o más suman 7 en total, sean las que sean.
    .points = −3 / 7
    .table = 1 · 2+ → -3 · 7
    .tip = Con la anguila no se coquetea: dos o ninguna.

dish-tofu = tofu
    .rule = Uno suma 2, dos suman 6. Tres o más no suman nada de nada.
    .points = 2/6/0
    .table = 1 · 2 · 3+ → 2 · 6 · 0
    .tip = Para en dos y ojo con la última mano, que puede servirte el tercero.

dish-onigiri = onigiri
    .rule = Tus onigiri forman grupos de formas distintas, cada uno lo más grande posible. Un grupo de 1, 2, 3 o 4 formas suma 1, 4, 9 o 16. Si hay varios grupos, cada uno puntúa aparte.
    .points = 4 = 16
    .table = 1 · 2 · 3 · 4 formas → 1 · 4 · 9 · 16
    .tip = La cuarta forma sola vale 7: mira quién la colecciona antes de contar con ella.

card-onigiri-circle = onigiri redondo
    .short = Onigiri
card-onigiri-triangle = onigiri triangular
    .short = Onigiri
card-onigiri-square = onigiri cuadrado
    .short = Onigiri
card-onigiri-rectangle = onigiri rectangular
    .short = Onigiri

dish-edamame = edamame
    .rule = Cada edamame suma 1 punto por cada rival que también tenga al menos uno, pero nunca más de 4. Si solo tú tienes, no suman nada. De 3 a 8 jugadores.
    .points = 0…4
    .table = 0 · 1 · 2 · 3 · 4+ rivales con edamame → 0 · 1 · 2 · 3 · 4 por carta
    .tip = Se pica en compañía: espera a que otros metan mano y llévate un puñado.

dish-miso-soup = sopa de miso
    .rule = Cada una suma 3. Si en un mismo turno se juegan dos o más sopas de miso, de quien sean y como sea, todas se apartan al momento. Una sopa tardía arrastra a la que hasta entonces estaba sola, y cae también aunque las demás ya no estén. Dos tuyas chocan igual. Las sopas de turnos anteriores están a salvo.
    .points = 3
    .tip = Cuando a todos les apetece sopa, es hora de que te apetezca otra cosa.
    .detail = Las sopas que llegan con palillos, cuchara, menú o pedido especial cuentan para el turno en que llegan. La copia de una sopa anterior puede chocar; la sopa anterior se queda.

dish-sukeroku = sukeroku
    .rule = Un futomaki con un inari suma 6. Cada carta sin pareja suma 2.
    .points = 6 / 2
    .table = una pareja · una carta suelta → 6 · 2
    .tip = Aquí no se tira nada: quédate la mitad que te falta y que otros teman a la anguila.

card-sukeroku-futomaki = futomaki
    .short = Futomaki
card-sukeroku-inari = inari
    .short = Inari

## Specials

dish-chopsticks = palillos
    .rule = A partir del turno siguiente, si tienes al menos dos cartas en la mano, puedes anunciarlos junto con tu elección; un solo anuncio por turno. Cuando llega su número, eliges una segunda carta de tu mano y la juegas. Los palillos van enseguida a esa mano. Al final de la ronda no suman nada.
    .points = +1
    .tip = Hazte con ellos pronto y gástalos en la mano con dos tesoros, antes de que le quede una sola carta.
    .detail =
        El anuncio se hace en secreto con la carta, y hay que cumplirlo.
        La segunda carta puede ser cualquiera de la mano, incluso otros palillos.
        Tiene efecto al momento, antes del número siguiente; un menú o una bandeja para llevar se suman a la cola de este turno.
        Una cuchara del mismo turno puede volver a sacar los palillos de la mano.

card-chopsticks-1 = palillos 1
    .short = Palillos
card-chopsticks-2 = palillos 2
    .short = Palillos
card-chopsticks-3 = palillos 3
    .short = Palillos

dish-chopsticks-sushi-go = palillos
    .rule = A partir del turno siguiente, si tienes al menos dos cartas en la mano, puedes elegir dos cualesquiera en vez de una. Las dos siguen ocultas hasta que todos revelan. Los palillos van a la mano que pasas. Puedes tener varios delante, pero solo usas unos por turno. Al final de la ronda no suman nada.
    .points = +1
    .tip = Hazte con ellos pronto y gástalos en la mano con dos tesoros, antes de que le quede una sola carta.

dish-spoon = cuchara
    .rule = A partir del turno siguiente, si tienes al menos dos cartas en la mano, puedes anunciarla junto con tu elección; un solo anuncio por turno. Cuando llega su número, nombra un tipo («nigiri») o una carta exacta («nigiri de calamar»). Empezando por tu izquierda y en el sentido del reloj, el primer rival que la tenga en la mano debe dártela y se queda la cuchara en la mano; tú juegas la carta al momento. Si nadie la tiene, la cuchara se aparta. Al final de la ronda no suma nada; de 3 a 8 jugadores.
    .points = + ?
    .tip = Recuerda lo que has pasado: el mejor deseo es una carta de la que sabes la dirección.
    .detail =
        El anuncio se hace en secreto con la carta, y hay que cumplirlo; lo que quieres lo dices cuando llega el número.
        Las manos cuentan tal como están en ese momento: sin las cartas ya jugadas y con los palillos o cucharas ya devueltos.
        Si solo nombras un tipo, quien te la da y tiene varias versiones elige cuál te toca.
        Una carta exacta incluye su número: «palillos 2». Todos ven lo que se entrega.

card-spoon-4 = cuchara 4
    .short = Cuchara
card-spoon-5 = cuchara 5
    .short = Cuchara
card-spoon-6 = cuchara 6
    .short = Cuchara

dish-menu = menú
    .rule = Cuando llega su número, en el turno en que lo juegas, sacas 4 cartas del mazo; solo las ves tú. Juega una que no sea un menú y mezcla las otras 3 con el mazo. El menú se aparta. De 2 a 6 jugadores.
    .points = 1 de 4
    .tip = Cuatro cartas frescas al final de una ronda suelen ganar a las dos cansadas de tu mano.
    .detail =
        La carta tiene efecto al momento, antes del número siguiente; una bandeja para llevar se suma a la cola de este turno.
        Si quedan menos de 4 cartas, sacas las que haya. Si ninguna se puede jugar, el menú se aparta sin efecto.

card-menu-7 = menú 7
    .short = Menú
card-menu-8 = menú 8
    .short = Menú
card-menu-9 = menú 9
    .short = Menú

dish-takeout-box = bandeja para llevar
    .rule = Cuando llega su número, en el turno en que la juegas, pon boca abajo tantas cartas tuyas de esta ronda como quieras, incluso ninguna. También valen las que hayas jugado antes en este mismo turno. Cada una vale ahora 2, deja de ser la carta que era y así se queda. La bandeja se aparta.
    .points = = 2
    .tip = Una anguila sola, el tercer tofu, un wasabi vacío, unos palillos cansados: en la bandeja todo sabe a 2.
    .detail =
        Un wasabi boca abajo ya no triplica su nigiri; un wasabi cuyo nigiri se puso boca abajo sigue gastado.
        Un postre boca abajo ya no es postre: suma 2 y vuelve al mazo.
        Los palillos y cucharas boca abajo no se pueden anunciar.
        Una carta que aún espera su número no se puede poner boca abajo.
        Todas las cartas boca abajo juntas son un solo color.

card-takeout-box-10 = bandeja para llevar 10
    .short = Para llevar
card-takeout-box-11 = bandeja para llevar 11
    .short = Para llevar
card-takeout-box-12 = bandeja para llevar 12
    .short = Para llevar

dish-takeout-box-sushi-go-party-devir = bandeja para llevar
    .rule = Cuando llega su número, en el turno en que la juegas, pon boca abajo tantas cartas tuyas de esta ronda como quieras, incluso ninguna. Solo valen las de turnos anteriores. Cada una vale ahora 2, deja de ser la carta que era y así se queda. La bandeja se aparta.
    .points = = 2
    .tip = Una anguila sola, el tercer tofu, un wasabi vacío, unos palillos cansados: en la bandeja todo sabe a 2.
    .detail = { dish-takeout-box.detail }

dish-soy-sauce = salsa de soja
    .rule = Cada salsa de soja suma 4 si ningún jugador muestra más colores distintos que tú. Solo cuentan las cartas de esta ronda. La salsa de soja es también un color, nigiri y wasabi comparten uno, y todas las cartas boca abajo juntas son otro más.
    .points = 4
    .tip = Come como un turista: un poco de todo.
    .detail = Un pedido especial tiene el color de lo que copia. Las cartas apartadas y los postres de rondas anteriores no cuentan. Con empatar basta.

dish-tea = té
    .rule = Cada té suma 1 punto por cada carta de tu grupo más grande de un mismo color. Solo cuentan las cartas de esta ronda. Nigiri y wasabi son un solo color; los postres, los propios tés y las cartas boca abajo también son grupos.
    .points = 1 c/u
    .tip = El té premia a quien come siempre lo mismo: elige un color y pide otra ronda.
    .detail = Un pedido especial tiene el color de lo que copia. Las cartas apartadas y los postres de rondas anteriores no cuentan.

dish-special-order = pedido especial
    .short = Pedido especial
    .rule = Elígelo junto con otra carta de esta ronda que tengas delante: se convierte en una copia de ella, con sus iconos, sus puntos y su color. Si llega como carta extra, también puede copiar la carta que has revelado este turno. Si puede copiar, tiene que copiar. Sin ninguna carta de esta ronda delante, se aparta. De 2 a 6 jugadores.
    .points = copia
    .tip = Un segundo calamar está bien, un cuarto onigiri está mejor: espera a que haya algo digno de repetir.
    .detail =
        Nigiri: la copia no comparte el wasabi del original. Si tienes un wasabi libre, la copia va encima.
        Wasabi: la copia es un wasabi vacío, aunque el original no lo esté.
        Sopa de miso: la copia es una sopa de este turno y puede chocar; un original anterior se queda.
        Uramaki: sus rollos cuentan al momento; cuando puntúan, la copia se aparta también.
        Palillos y cuchara: la copia tiene el mismo número y se puede anunciar a partir del turno siguiente. Si tienes los dos, dices cuál usas. Al viajar vuelve a ser un pedido especial.
        Pedido especial: copias lo que copia aquel. Una carta boca abajo: este también se pone boca abajo y suma 2.
        Postre de esta ronda: la copia se queda con tus postres hasta el final de la partida.
        Una copia sigue siendo lo que es, le pase lo que le pase al original. Fuera de juego vuelve a ser un simple pedido especial.

dish-special-order-sushi-go-party-devir = pedido especial
    .short = { dish-special-order.short }
    .rule = { dish-special-order.rule }
    .points = copia
    .tip = { dish-special-order.tip }
    .detail =
        Nigiri: la copia no comparte el wasabi del original. Si el original no está sobre un wasabi y tú tienes uno libre, puedes poner la copia encima; lo decides al elegir qué copias.
        Wasabi: la copia es un wasabi vacío, aunque el original no lo esté.
        Sopa de miso: la copia es una sopa de este turno y puede chocar; un original anterior se queda.
        Uramaki: sus rollos cuentan al momento; cuando puntúan, la copia se aparta también.
        Palillos y cuchara: la copia tiene el mismo número y se puede anunciar a partir del turno siguiente. Si tienes los dos, dices cuál usas. Al viajar vuelve a ser un pedido especial.
        Pedido especial: copias lo que copia aquel. Una carta boca abajo: este también se pone boca abajo y suma 2.
        Postre de esta ronda: la copia se queda con tus postres hasta el final de la partida.
        Una copia sigue siendo lo que es, le pase lo que le pase al original. Fuera de juego vuelve a ser un simple pedido especial.

dish-wasabi = wasabi
    .rule = El próximo nigiri que pongas tiene que ir encima y cuenta el triple: tortilla 3, salmón 6, calamar 9. Un nigiri por wasabi, y tantos wasabi como quieras. Un nigiri que ya está en la mesa no puede subirse. Vacío no suma nada.
    .points = x3
    .table = tortilla · salmón · calamar → 3 · 6 · 9
    .tip = El wasabi temprano espera al calamar; el tardío agradece una tortilla.
    .detail = Con varios wasabi libres, el nigiri va sobre el más antiguo.

dish-wasabi-sushi-go-zoch = wasabi
    .rule = En cualquier turno posterior puedes poner un nigiri encima al jugarlo: así cuenta el triple, es decir, tortilla 3, salmón 6, atún 9. Lo decides al elegir el nigiri; si lo dejas al lado, al lado se queda. Un nigiri por wasabi, y tantos wasabi como quieras. Un nigiri elegido en el mismo turno que el wasabi no va encima. Vacío no suma nada.
    .points = x3
    .table = tortilla · salmón · atún → 3 · 6 · 9
    .tip = Puedes despreciar una tortilla y esperar al atún, pero no hasta la hora de cerrar.

dish-wasabi-sushi-go-gamewright = wasabi
    .rule = El próximo nigiri que pongas tiene que ir encima y cuenta el triple: tortilla 3, salmón 6, calamar 9. Un nigiri por wasabi, y tantos wasabi como quieras. Si con los palillos juegas un wasabi y un nigiri en el mismo turno, tú dices cuál va primero. Un nigiri que ya está en la mesa no puede subirse. Vacío no suma nada.
    .points = x3
    .table = tortilla · salmón · calamar → 3 · 6 · 9
    .tip = Con palillos delante, un wasabi y un calamar de la misma mano son 9 puntos de un bocado.

dish-sake = sake
    .rule = Suma 3. De la próxima mano que recibas en esta ronda eliges sin mirar: tu carta sale al azar. Si ya no llega otra mano, no pasa nada. Dos sakes en un turno siguen siendo una sola elección a ciegas.
    .points = 3
    .tip = Bébelo cuando la mano que viene sea floja o corta: al final de la ronda a nadie le importa.
    .detail =
        La carta a ciegas sale cuando todos han elegido, y todas las de la mano tienen la misma probabilidad; después ves la mano.
        Aun así puedes anunciar palillos o una cuchara.
        Un pedido especial que sale a ciegas elige su carta al revelarse, antes de cualquier otra cosa.
        Un sake jugado como carta extra, o copiado con un pedido especial, tiene el mismo efecto, aunque en el mismo turno acabe boca abajo.

## Desserts

dish-pudding = pudin
    .rule = Al final de la partida, quien tiene más pudines suma 6 y quien tiene menos pierde 6, aunque no tenga ninguno. Quienes empatan suman o pierden la cifra entera. Con 2 jugadores nadie pierde.
    .points = { $seats ->
        [2] +6
       *[other] +6 −6
    }
    .table =
        quien más · quien menos → +6 · -6
        2 jugadores: quien más · quien menos → +6 · 0
    .tip = No hace falta que te guste el pudin: basta con tener uno más que a quien menos le gusta.
    .detail = Si todos empatan, con pudines o sin ellos: con 2 jugadores cada uno suma 6; con más, lo que ganan y lo que pierden se anula.

dish-pudding-sushi-go-zoch = pudin
    .rule = Los pudines de las tres rondas cuentan al final de la partida. Quien tiene más suma 6 y quien tiene menos pierde 6, aunque no tenga ninguno. Quienes empatan suman o pierden la cifra entera. Si todos tienen los mismos, lo que ganan y lo que pierden se anula. Un empate por la victoria lo gana quien tiene más pudines.
    .points = +6 −6
    .table = quien más · quien menos → +6 · -6
    .tip = Del último al primero van 12 puntos: bien vale una cucharada por ronda.

dish-pudding-sushi-go-gamewright = pudin
    .rule = Los pudines de las tres rondas cuentan al final de la partida. Quien tiene más suma 6 y quien tiene menos pierde 6, aunque no tenga ninguno; quienes empatan se reparten esos puntos, sin contar las fracciones. Si todos tienen los mismos, nadie puntúa. Con 2 jugadores nadie pierde. Un empate por la victoria lo gana quien tiene más pudines.
    .points = { $seats ->
        [2] +6
       *[other] +6 −6
    }
    .table =
        quien más · quien menos → +6 · -6
        2 · 3 · 4 empatados → 3 · 2 · 1 por cabeza, de más o de menos
        2 jugadores: quien más · quien menos → +6 · 0
    .tip = En el fondo, mejor en compañía: dos sin pudin pierden solo 3 cada uno.
    .detail = El fantasma cuenta como tercer jugador: con él, quien tiene menos pierde como siempre.

dish-green-tea-ice-cream = helado de té verde
    .short = Helado
    .rule = Al final de la partida, cada cuatro suman 12. Los que sobren, hasta tres, no suman nada.
    .points = 4 = 12
    .table = 1 · 2 · 3 · 4 → 0 · 0 · 0 · 12
    .tip = Tres bolas son tres cucharadas de nada: empieza en la ronda 1 o déjaselo a los demás.

dish-fruit = fruta
    .rule = Cada carta muestra dos frutas. Al final de la partida, cada una de las tres clases puntúa por su cuenta: 0, 1, 2, 3 o 4 de una clase dan -2, 0, 1, 3 o 6. Cinco o más dan 10.
    .points = −2…10
    .table = 0 · 1 · 2 · 3 · 4 · 5+ de una clase → -2 · 0 · 1 · 3 · 6 · 10
    .tip = Primero una de cada contra los negativos; después, todo a tu favorita.

card-fruit-orange-orange = dos naranjas
    .short = Fruta
card-fruit-pineapple-pineapple = dos piñas
    .short = Fruta
card-fruit-watermelon-watermelon = dos sandías
    .short = Fruta
card-fruit-orange-pineapple = naranja y piña
    .short = Fruta
card-fruit-orange-watermelon = naranja y sandía
    .short = Fruta
card-fruit-pineapple-watermelon = piña y sandía
    .short = Fruta

fruit-orange = naranja
fruit-pineapple = piña
fruit-watermelon = sandía
