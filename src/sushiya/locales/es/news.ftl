### Noticias: lo que acaba de pasar, en una frase. `$who` es «you» u «other».

news-none = Tres rondas; gana quien tenga más puntos.
news-in-turn = turno { $turn }
news-round = Ronda { $round }: { $count } cartas cada uno.
news-round-over = Termina la ronda { $round }.
news-over = La partida ha terminado.
news-turn = Turno { $turn }: { $list }
news-worth = { $who ->
    [you] Tu { $dish }: ahora { $points }
   *[other] { $name }: { $dish }, ahora { $points }
}
news-on = { $who ->
    [you] Tú: { $card } sobre { $below }, ahora { $points }
   *[other] { $name }: { $card } sobre { $below }, ahora { $points }
}
news-copy = { $who ->
    [you] Pides otra vez { $card }.
   *[other] { $name } pide otra vez { $card }.
}
news-returned = { $who ->
    [you] Vuelve a tu mano: { $card }.
   *[other] Vuelve a la mano de { $name }: { $card }.
}
news-second = { $who ->
    [you] Juegas una segunda carta: { $card }.
   *[other] { $name } juega una segunda carta: { $card }.
}
news-from-menu = { $who ->
    [you] Juegas { $card } del menú.
   *[other] { $name } juega { $card } del menú.
}
news-overtaken = { $name } te adelanta: { $dish }
news-from-to = { $before } → { $after } para ti, si sigue así.
news-called = { $who ->
    [you] Anuncias { $card }.
   *[other] { $name } anuncia { $card }.
}
news-blind = { $who ->
    [you] Has elegido sin mirar: { $card }.
   *[other] { $name } elige sin mirar: { $card }.
}
news-for-dummy = { $who ->
    [you] Robas para el jugador ficticio.
   *[other] { $name } roba para el jugador ficticio.
}
news-collided = { $dish }: { $count ->
    [2] dos a la vez, se van las dos
   *[other] { $count } a la vez, se van todas
}
news-collided-who = Jugadas en el mismo turno por { $names }.
news-cleared-collided = { $who ->
    [you] Pierdes { $card }.
   *[other] { $name } pierde { $card }.
}
news-cleared-scored = { $card } se aparta.
news-cleared-used = { $card } ya ha hecho su efecto.
news-cleared-nobody-has-it = Nadie lo tiene: { $card } se aparta.
news-cleared-nothing-to-copy = { $who ->
    [you] Nada que copiar: apartas { $card }.
   *[other] Nada que copiar: { $name } aparta { $card }.
}
news-cleared-nothing-to-lay = { $who ->
    [you] Nada que jugar: apartas { $card }.
   *[other] Nada que jugar: { $name } aparta { $card }.
}
news-wished = { $who ->
    [you] Pides { $what }.
   *[other] { $name } pide { $what }.
}
news-found = { $who ->
    [you] Lo tienes tú.
   *[other] Lo tiene { $name }.
}
news-wish-asks-you = { $name } pide { $what }: lo tienes tú
news-nobody = { $who ->
    [you] Nadie tiene { $what }: has pedido en vano
   *[other] { $name } pide { $what } en vano: nadie lo tiene
}
news-given-you = { $name } te da { $card }, lo que pedías
news-you-give = Le das { $card } a { $to }
news-given = { $name } le da { $card } a { $to }.
news-turned = { $who ->
    [you] { $count ->
        [one] Giras una carta.
       *[other] Giras { $count } cartas.
    }
   *[other] { $count ->
        [one] { $name } gira una carta.
       *[other] { $name } gira { $count } cartas.
    }
}
news-menu = { $who ->
    [you] Miras { $count } cartas.
   *[other] { $name } mira { $count } cartas.
}
news-scored = { $who ->
    [you] { $dish }: { $points } puntos para ti al momento
   *[other] { $dish }: { $points } puntos para { $name } al momento
}
news-portion = { $name } { $count } → { $points }
news-contest = { $dish }: { $list }
news-missed = { $who ->
    [you] Tienes { $count }: te falta { $short }.
   *[other] { $name } tiene { $count }: le falta { $short }.
}
