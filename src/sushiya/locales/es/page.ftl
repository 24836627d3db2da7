### The page. Short, concrete, second person.
###
### $name may be "Tú", and Fluent cannot select on a word with an accent: the story names the person first, then says what
### happened without a verb, which is right for everyone.

## Seats and states
page-locked = ya eligió
page-choosing = elige
page-away = ausente
page-you = Tú
page-dummy = Fantasma
page-open-plates = { $name }, { $score } puntos. Ver los platos
page-in-front-of = Delante de { $name }
page-opponents = Rivales
page-belt = La cinta
page-hand-goes-to = Tu mano va a { $name }
page-hand-comes-from = La siguiente viene de { $name }
page-numbered-act = Actúan las cartas con número: { $cards }
page-hands-go = { $side ->
    [left] Las manos van a la izquierda
   *[other] Las manos van a la derecha
}
page-track = Pista de puntos
page-your-turn = Te toca
page-face-down = carta boca abajo

## What the table waits for
page-and = { $first } y { $last }
page-still-choosing = { $count ->
    [one] { $names } aún está eligiendo.
   *[other] { $names } aún están eligiendo.
}
page-all-wait-for-you = Todos te esperan.
page-status-connecting = Buscando tu asiento…
page-status-lost = Se cortó la línea. Volviendo…
page-known-deal = Este reparto es conocido: ya se ha jugado.
page-thinking-short = Hay mucho movimiento: los bots piensan menos.
page-thinking-slow = Los bots hacen pausas aquí: hay muchísimos jugando para la misma dirección de Internet.
page-thinking-waiting = Ya hay bots jugando solos en muchas mesas. Esta seguirá en cuanto haya sitio.
page-hints-allowed = En esta mesa se permiten pistas y el entrenador.
page-clock = { $seconds } s

## Questions
page-ask-PickCard = Elige una carta
page-ask-PickBlind = Elige sin mirar
page-ask-LayCard = { $source ->
    [menu] El menú ofrece estas: juega una
   *[other] Juega una segunda carta
}
page-ask-AimOrder = ¿Qué copia tu pedido especial?
page-ask-MakeWish = ¿Qué pides?
page-wish-for = Deseo: { $what }
page-ask-GiveCard = Da una de estas
page-ask-FillBox = Pon cartas boca abajo: 2 puntos cada una
page-do-PickCard = Elegir { $card }
page-do-LayCard = Jugar { $card }
page-do-AimOrder = Copiar { $card }
page-do-MakeWish = Pedir { $card }
page-do-GiveCard = Dar { $card }
page-do-FillBox = { $count ->
    [0] Toca cartas
    [one] 1 carta boca abajo
   *[other] { $count } cartas boca abajo
}
page-choose = Elige una carta
page-locked-in = Elegida. Toca otra para cambiar
page-draw-blind = Sacar sin mirar
page-blind = Después de un sake sacas sin mirar.
page-use = Usar { $card }
page-copy-what = Copiar
page-lay-on = { $dish ->
    [wasabi] Sobre el wasabi
   *[other] Sobre: { $dish }
}
page-keep-free = { $dish ->
    [wasabi] Dejar el wasabi libre
   *[other] Dejar libre: { $dish }
}
page-lay-beside = { $dish ->
    [wasabi] al lado del wasabi
   *[other] al lado: { $dish }
}
page-for-dummy = Y para el fantasma:

## Score sheet and log
page-score-and-log = Puntos e historia
page-score-sheet = Hoja de puntos
page-seat = Asiento
page-points = Puntos
page-now = Ahora
page-log = Qué ha pasado
page-round = Ronda { $round }
page-desserts = Postres
page-total = Total
page-plot = Los puntos a lo largo de la partida
page-plot-table = Lo mismo en una tabla
page-plot-start = Inicio
page-plot-rounds = Ronda
page-plot-turns = Turno
page-plot-turn = Turno { $turn }
page-notice-joined = { $person ->
    [you] Te sientas a la mesa.
   *[other] Se sienta { $name }.
}
page-notice-left = { $person ->
    [you] Dejas la mesa.
   *[other] { $name } deja la mesa.
}
page-notice-removed = { $person ->
    [you] Ya no estás en la mesa.
   *[other] { $name } ya no está en la mesa.
}
page-notice-bot = Se sienta { $name }.
page-notice-opened = El sitio { $seat } está libre.
page-notice-key-reissued = { $person ->
    [you] Nueva llave para ti.
   *[other] Nueva llave para { $name }.
}
page-notice-seat-moved = { $person ->
    [you] Cambias de dispositivo.
   *[other] { $name } cambia de dispositivo.
}
page-notice-host = { $person ->
    [you] Ahora diriges tú la mesa.
   *[other] Ahora dirige la mesa { $name }.
}
page-notice-stand-in = { $person ->
    [you] Se acabó el tiempo: { $guest } ha elegido por ti.
   *[other] Se acabó el tiempo: { $guest } ha elegido por { $name }.
}
page-die-sushi = sushi
page-die-bone = espina
page-die-blue = palillos azules
page-die-red = palillos rojos
page-tile-sushi = sushi { $value }
page-tile-bone = espina −{ $value }

## Home
page-tagline = Siéntate. Tres juegos de sushi, sin cuenta.
page-what-to-play = ¿A qué jugamos?
page-players = { $first }–{ $last } jugadores
page-about-sushi-go = Elige una carta, pasa el resto. Unos 15 minutos.
page-about-sushi-go-party = Elige y pasa, con la comida que quieras. Unos 20 minutos.
page-about-sushizock = Tira, guarda, llévate una ficha. Unos 20 minutos.
page-play-now = Jugar ya
page-with-friends = Con amigos
page-share-a-link = comparte un enlace
page-your-tables = Tus mesas
page-continue = Seguir
page-how-many = Jugadores
page-meal = Comida
page-edition = Edición
page-your-name = Tu nombre
page-guest = Comensal
page-theme = Claro u oscuro
page-theme-system = como el aparato
page-theme-light = claro
page-theme-dark = oscuro
page-language = Idioma
page-settings = Ajustes
page-sounds = Sonidos suaves
page-pace = Ritmo de las animaciones
page-pace-calm = tranquilo
page-pace-normal = normal
page-pace-quick = rápido
page-pace-none = ninguno: todo al instante
page-more-tables = { $count ->
    [one] Mostrar una mesa más
   *[other] Mostrar { $count } mesas más
}
page-keys = Teclas
page-keys-number = elige una carta de tu mano; otra vez: la confirma
page-keys-arrows = recorre tu mano
page-keys-enter = confirma lo elegido
page-keys-tab = pasa al siguiente control; con Mayús, vuelve
page-keys-space = pulsa o marca lo que tiene el foco
page-keys-hint = pedir una pista, o quitarla
page-keys-memory = mostrar lo que has visto, u ocultarlo
page-keys-help = qué hace la carta elegida; sin ninguna, estas teclas
page-keys-escape = cierra una hoja
page-close = Cerrar
page-unaffiliated = Sushiya no tiene relación con las editoriales de estos juegos.

## A table before the match
page-waiting-room = La mesa está puesta
page-share = Comparte este enlace
page-copy-link = Copiar el enlace
page-copied = Copiado
page-only-this-computer = Solo este ordenador puede abrir el enlace. Para los móviles de tu red, arranca con --lan.
page-join = Sentarse
page-start-now = Empezar ya, los bots completan
page-open-seat = asiento libre
page-waiting-for-host = { $name } empieza la partida.
page-public-tables = Mesas abiertas
page-watch = Mirando

## The end
page-winner = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } ganan juntos!
}
page-home = Inicio
page-record = El registro de esta partida
page-pass-device = Pásale el aparato a { $name }
page-i-am = Soy { $name }
page-menu = Menú de la mesa

## Sushizock
page-sushizock-your-turn = Te toca · tirada { $roll } de 3
page-sushizock-turn = { $name } · tirada { $roll } de 3
page-sushi = Sushi
page-bones = Espinas
page-left-then = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
page-take = llévatela
page-none-yet = nada todavía
page-just-rolled = Recién tirados: toca para guardar
page-set-aside = Apartados
page-keep = guardar
page-roll-dice = { $count ->
    [one] Tirar 1 dado
   *[other] Tirar { $count } dados
}
page-keep-first = Guarda al menos un dado
page-place = puesto { $place }
page-steal-which = ¿Cuál? 1 es la de arriba.
page-round-turn = Ronda { $round } de 3 · turno { $turn } de { $turns }
page-surprise = Sorpréndeme
page-dishes-enough = completo
page-dishes-more = elige { $count } más
page-dishes-less = { $count } de más
page-dishes-players = { $first }–{ $last } jugadores
page-more-options = Más opciones
page-clock-label = Reloj para cada elección
page-clock-off = sin reloj
page-switch-pass = Pasar a la derecha en la ronda 2
page-switch-dummy = Jugar con un fantasma
page-switch-open-stacks = Todos pueden mirar dentro de las pilas
page-public = Mostrar la mesa en la lista de mesas abiertas
page-open-record = Al terminar, cualquiera puede repasar la partida, sin nada oculto
page-hints = Permitir pistas y el entrenador, también entre personas
page-seats-open = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}

## In the match
page-what-is = ¿Qué hace { $card }?
page-say = Di algo
page-mute = No oír a los demás
page-seats = Asientos
page-remove = Quitar
page-give-to-bot = Que juegue un bot
page-open-it = Abrir el asiento
page-move-device = Pasar a otro aparato
page-make-code = Crear un código
page-code-is = El código para { $name }, vale una vez durante diez minutos:
page-enter-code = Código del otro aparato o de recuperación
page-recovery = Código de recuperación
page-recovery-note = Apúntalo: con él recuperas tu sitio si te quedas sin este aparato. Vale una vez y solo lo ves tú.
page-take-over = Seguir aquí
page-another-here = Otra persona en este aparato
page-leave = Dejar la mesa
page-fair = Juego limpio: antes de que nadie se sentara, la casa fijó su parte de la suerte (huella { $commitment }…).
page-fair-luck = Tu dispositivo le añadió { $luck }. La semilla se enseña al final.
page-fair-seed = La semilla de esta partida es { $seed }.
page-fair-checked = Comprobado en este dispositivo: es la prometida y contiene tu parte.
page-fair-unused = Comprobado en este dispositivo: es la prometida, pero tu parte no está en ella. El servidor no la había confirmado.
page-fair-dropped = La semilla es la prometida, pero falta tu parte, que el servidor había confirmado. Avisa a quien lleva este servidor.
page-fair-broken = Esta no es la semilla que se prometió a este dispositivo. Avisa a quien lleva este servidor.
page-phrase-hello = ¡Hola!
page-phrase-good-luck = ¡Suerte!
page-phrase-nice = ¡Qué bien!
page-phrase-ouch = ¡Ay!
page-phrase-thanks = ¡Gracias!
page-phrase-oops = Uy.
page-phrase-thinking = Déjame pensar…
page-phrase-hurry = ¡Aquí hay hambre!
page-phrase-wow = ¡Hala!
page-phrase-yum = ¡Qué rico!
page-phrase-good-game = ¡Buena partida!
page-phrase-again = ¿Otra?
