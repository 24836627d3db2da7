### Invitados: bots con nombre, quién se sienta a la mesa y cómo se llega a ella.

guests-greeting-morning = Buenos días, { $name }.
guests-greeting-day = Hola, { $name }.
guests-greeting-evening = Buenas noches, { $name }.

## Los invitados y su nivel
guests-strength = ¿Cómo de fuerte juegan?
guests-level-random = al azar
guests-level-novice = suave
guests-level-regular = bien
guests-level-planner = anticipándose
guests-level-net = por experiencia
guests-level-expert = fuerte
guests-level-master = al máximo
guests-chillies = { $count } de { $most } guindillas
guests-about-tanuki = Pone lo que huele bien.
guests-about-cat = Aprende contigo.
guests-about-daruma = Nunca suelta una pareja.
guests-about-octopus = Ocho brazos, más rollos.
guests-about-crane = Mira una mano más allá.
guests-about-koi = También cuenta lo tuyo.
guests-about-fox = Sabe qué te falta.
guests-about-owl = Ha visto cada mano.
guests-who = ¿Quién se sienta contigo?
guests-regulars = Ocho habituales de esta barra. Cuantas más guindillas, más fuerte juegan.
guests-seats = { $count ->
    [one] { $count } asiento
   *[other] { $count } asientos
}
guests-shuffle = Mezclar
guests-sit-down = Sentarse

## Inicio
guests-as-last-time = Como la última vez
guests-tonight = Tu mesa
guests-change = Cambiar
guests-your-turn = Te toca
guests-your-turn-at = Te toca en la mesa de { $name }
guests-table-of = La mesa de { $name }
guests-place = vas en el puesto { $place }
guests-wait-for-you = { $count ->
    [one] { $names } te espera: { $time }
   *[other] { $names } te esperan: { $time }
}
guests-choose = { $count ->
    [one] { $names } elige
   *[other] { $names } eligen
}

## Invitación
guests-invites = { $name } te invita a
guests-invited = Te invitan a
guests-meal = El menú de hoy
guests-at-the-table = A la mesa
guests-host = invita
guests-here = aquí
guests-free = libre
guests-is-it-you = ¿Tú?
guests-watch = Mirar
guests-seat-is-free = Hay un asiento libre: mientras tanto juega { $guest }.

## Ausencia
guests-is-away = { $name } no está.
guests-let-play = Que juegue { $guest } mientras
guests-host-may = { $host } puede dejar que alguien juegue por { $name }.
page-notice-covered = { $person ->
    [you] { $guest } juega por ti mientras tanto.
   *[other] { $guest } juega por { $name } mientras tanto.
}
page-notice-back = { $person ->
    [you] Estás de vuelta.
   *[other] { $name } está de vuelta.
}
guests-soon = Dentro de { $seconds } s alguien podrá jugar por { $name }.

## Joining a match
guests-ask = Pedir un sitio
guests-asks = { $name } quiere entrar en la partida.
guests-let-in = Que entre
guests-not-this-match = En esta partida no
guests-one-more = Has dicho que sí. Falta que otra persona esté de acuerdo.
guests-you-asked = { $name }, se lo preguntamos a los demás. En cuanto acepten, juegas.
page-notice-asked = { $name } pide un sitio.
page-notice-declined = { $name } no entra en esta partida.
