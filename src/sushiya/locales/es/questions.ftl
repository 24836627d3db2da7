### Preguntas: lo que dicen, y las palabras de sus botones.

questions-two = Dos cartas con tus palillos
questions-and-dummy = Una carta para ti y otra para el fantasma
questions-put-back = Toca una otra vez para devolverla.
questions-more-second = Elige una más
questions-more-dummy = Ahora una para el fantasma
questions-lock-several = { $count ->
    [2] Elegir las dos
   *[other] Elegir las { $count } cartas
}
questions-use = Usar
questions-goes-on = Las manos siguen en un momento
questions-only-one = Solo hay una opción: se elige sola.
questions-last-seconds = { $seconds ->
    [0] Se acabó el tiempo: { $guest } elige por ti.
    [one] Queda { $seconds } segundo; después { $guest } elige por ti.
   *[other] Quedan { $seconds } segundos; después { $guest } elige por ti.
}

questions-copy-which = { $card }: ¿qué copias?
questions-tap-in-front = Toca una carta marcada delante de ti.
questions-tap-copy = Toca lo que copias
questions-do-order = { $kind ->
    [LayCard] Jugar: pedir { $card }
   *[other] Elegir: pedir { $card }
}
questions-how-to-lay = Cómo jugarla
questions-lay-these-on = { $cards } sobre { $dish }

questions-first-gives = Quien la tenga primero debe dártela.
questions-which = { $dish }: ¿cuál?
questions-any = cualquiera
questions-they-choose = a su elección
questions-order = Se pregunta en este orden:
questions-give-to = ¿Cuál le das a { $name }?
questions-had-none = { $count ->
    [one] { $names } no tiene: te toca a ti.
   *[other] { $names } no tienen: te toca a ti.
}
questions-in-return = A cambio, { $card } pasa a tu mano.

questions-tap-to-turn = Toca arriba las cartas que quieras. Se quedan boca abajo.
questions-turn-none = Ninguna
questions-stays-kept = de otra ronda: se queda
questions-stays-acts = actúa ahora
questions-stays-waits = actúa después: se queda
questions-stays-new = de este turno: se queda
questions-offer-secret = Solo tú las ves. Las demás vuelven al mazo.
questions-not-laid = { $source ->
    [menu] otro menú no
   *[other] ahora no
}

questions-brings = { $which ->
    [more] { $points ->
        [one] 1 punto más
       *[other] { $points } puntos más
    }
    [less] { $points ->
        [one] 1 punto menos
       *[other] { $points } puntos menos
    }
   *[same] todavía ningún punto
}
questions-brings-nothing = nada aún
