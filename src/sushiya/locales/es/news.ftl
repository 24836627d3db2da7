### Noticias: lo que acaba de pasar, en una frase. `$person` es «you» u «other».

told-in-turn = turno { $turn }
told-round = Ronda { $round }: { $count } cartas cada uno.
told-round-over = Termina la ronda { $round }.
told-over = La partida ha terminado.
told-turn = Turno { $turn }: { $list }
told-turn-some = Turno { $turn }: { $list } · { $count } más
told-worth = { $person ->
    [you] Tu { $dish }: ahora { $points }
   *[other] { $name }: { $dish }, ahora { $points }
}
told-on = { $person ->
    [you] Tú: { $card } sobre { $below }, ahora { $points }
   *[other] { $name }: { $card } sobre { $below }, ahora { $points }
}
told-copy = { $person ->
    [you] Pides otra vez { $card }.
   *[other] { $name } pide otra vez { $card }.
}
told-returned = { $person ->
    [you] Vuelve a tu mano: { $card }.
   *[other] Vuelve a la mano de { $name }: { $card }.
}
told-second = { $person ->
    [you] Juegas una segunda carta: { $card }.
   *[other] { $name } juega una segunda carta: { $card }.
}
told-from-menu = { $person ->
    [you] Juegas { $card } del menú.
   *[other] { $name } juega { $card } del menú.
}
told-overtaken = { $name } te adelanta: { $dish }, { $theirs } contra { $mine }
told-level = { $name } te iguala: { $dish }, { $theirs } cada uno
told-from-to = { $before } → { $after } para ti, si sigue así.
told-called = { $person ->
    [you] Anuncias { $card }.
   *[other] { $name } anuncia { $card }.
}
told-blind = { $person ->
    [you] Has elegido sin mirar: { $card }.
   *[other] { $name } elige sin mirar: { $card }.
}
told-blind-now = { $person ->
    [you] Eliges sin mirar.
   *[other] { $name } elige sin mirar.
}
told-for-dummy = { $person ->
    [you] Robas para el jugador ficticio.
   *[other] { $name } roba para el jugador ficticio.
}
told-for-dummy-card = Has robado { $card } para el jugador ficticio.
told-collided = { $dish }: { $count ->
    [2] dos a la vez, se van las dos
   *[other] { $count } a la vez, se van todas
}
told-collided-who = En el mismo turno: { $names }.
told-collided-alone = { $person ->
    [you] Todas las has jugado tú.
   *[other] Todas las ha jugado { $name }.
}
told-cleared-collided = { $person ->
    [you] Pierdes { $card }.
   *[other] { $name } pierde { $card }.
}
told-cleared-scored = { $card } se aparta.
told-cleared-nobody-has-it = Nadie lo tiene: { $card } se aparta.
told-cleared-nothing-to-copy = { $person ->
    [you] Nada que copiar: apartas { $card }.
   *[other] Nada que copiar: { $name } aparta { $card }.
}
told-wished = { $person ->
    [you] Pides { $what }.
   *[other] { $name } pide { $what }.
}
told-found = { $person ->
    [you] Lo tienes tú.
   *[other] Lo tiene { $name }.
}
told-wish-asks-you = { $name } pide { $what }: lo tienes tú
told-nobody = { $person ->
    [you] Nadie tiene { $what }: has pedido en vano
   *[other] { $name } pide { $what } en vano: nadie lo tiene
}
told-given-you = { $name } te da { $card }, lo que pedías
told-you-give = Le das { $card } a { $to }
told-given = { $name } le da { $card } a { $to }.
told-turned = { $person ->
    [you] { $count ->
        [one] Giras una carta.
       *[other] Giras { $count } cartas.
    }
   *[other] { $count ->
        [one] { $name } gira una carta.
       *[other] { $name } gira { $count } cartas.
    }
}
told-turned-each = { $count ->
    [one] Ahora vale { $points } puntos.
   *[other] { $points } puntos cada una.
}
told-menu = { $person ->
    [you] Miras { $count } cartas.
   *[other] { $name } mira { $count } cartas.
}
told-scored = { $person ->
    [you] { $dish }: { $points } puntos para ti al momento
   *[other] { $dish }: { $points } puntos para { $name } al momento
}
told-raced = { $place ->
    [1] Llegada en primer lugar, con { $count } rollos.
    [2] Llegada en segundo lugar, con { $count } rollos.
   *[other] Llegada en tercer lugar, con { $count } rollos.
}
told-portion = { $name } { $count } → { $points }
told-contest = { $dish }: { $list }
told-missed = { $person ->
    [you] Tienes { $count }: te falta { $short }.
   *[other] { $name } tiene { $count }: le falta { $short }.
}
