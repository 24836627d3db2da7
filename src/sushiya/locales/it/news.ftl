### Notizie: che cosa è appena successo, in una frase. `$person` è «you» o «other».

told-in-turn = turno { $turn }
told-round = Round { $round }: { $count } carte a testa.
told-round-over = Il round { $round } è finito.
told-over = La partita è finita.
told-turn = Turno { $turn }: { $list }
told-turn-some = Turno { $turn }: { $list } · { $count ->
    [one] un altro
   *[other] altri { $count }
}
told-worth = { $person ->
    [you] { $dish } per te: ora { $points }
   *[other] { $name }: { $dish }, ora { $points }
}
told-on = { $person ->
    [you] Tu: { $card } su { $below }, ora { $points }
   *[other] { $name }: { $card } su { $below }, ora { $points }
}
told-copy = { $person ->
    [you] Ordini di nuovo { $card }.
   *[other] { $name } ordina di nuovo { $card }.
}
told-returned = { $person ->
    [you] Torna nella tua mano: { $card }.
   *[other] Torna nella mano di { $name }: { $card }.
}
told-second = { $person ->
    [you] Giochi una seconda carta: { $card }.
   *[other] { $name } gioca una seconda carta: { $card }.
}
told-from-menu = { $person ->
    [you] Giochi { $card } dal menù.
   *[other] { $name } gioca { $card } dal menù.
}
told-overtaken = { $name } ti supera: { $dish }, { $theirs } contro { $mine }
told-level = { $name } ti raggiunge: { $dish }, { $theirs } ciascuno
told-from-to = { $before } → { $after } per te, se resta così.
told-called = { $person ->
    [you] Annunci { $card }.
   *[other] { $name } annuncia { $card }.
}
told-blind = { $person ->
    [you] Hai scelto senza guardare: { $card }.
   *[other] { $name } sceglie senza guardare: { $card }.
}
told-blind-now = { $person ->
    [you] Scegli senza guardare.
   *[other] { $name } sceglie senza guardare.
}
told-for-dummy = { $person ->
    [you] Peschi per il giocatore fittizio.
   *[other] { $name } pesca per il giocatore fittizio.
}
told-for-dummy-card = Hai pescato { $card } per il giocatore fittizio.
told-collided = { $dish }: { $count ->
    [2] due insieme, via entrambe
   *[other] { $count } insieme, via tutte
}
told-collided-who = Nello stesso turno: { $names }.
told-collided-alone = { $person ->
    [you] Le hai giocate tutte tu.
   *[other] Le ha giocate tutte { $name }.
}
told-cleared-collided = { $person ->
    [you] Perdi { $card }.
   *[other] { $name } perde { $card }.
}
told-cleared-scored = { $card }: da parte.
told-cleared-nobody-has-it = Non ce l’ha nessuno: { $card } da parte.
told-cleared-nothing-to-copy = { $person ->
    [you] Niente da copiare: metti da parte { $card }.
   *[other] Niente da copiare: { $name } mette da parte { $card }.
}
told-wished = { $person ->
    [you] Chiedi { $what }.
   *[other] { $name } chiede { $what }.
}
told-found = { $person ->
    [you] Ce l’hai tu.
   *[other] Ce l’ha { $name }.
}
told-wish-asks-you = { $name } chiede { $what }: ce l’hai tu
told-nobody = { $person ->
    [you] Nessuno ha { $what }: richiesta a vuoto
   *[other] { $name } chiede { $what } a vuoto: non ce l’ha nessuno
}
told-given-you = { $name } ti dà { $card }, come chiedevi
told-you-give = Dai { $card } a { $to }
told-given = { $name } dà { $card } a { $to }.
told-turned = { $person ->
    [you] { $count ->
        [one] Giri una carta.
       *[other] Giri { $count } carte.
    }
   *[other] { $count ->
        [one] { $name } gira una carta.
       *[other] { $name } gira { $count } carte.
    }
}
told-turned-each = { $count ->
    [one] Ora vale { $points } punti.
   *[other] { $points } punti ciascuna.
}
told-menu = { $person ->
    [you] Guardi { $count } carte.
   *[other] { $name } guarda { $count } carte.
}
told-scored = { $person ->
    [you] { $dish }: { $points } punti per te, subito
   *[other] { $dish }: { $points } punti per { $name }, subito
}
told-raced = { $place ->
    [1] Primo posto al traguardo, con { $count } rotoli.
    [2] Secondo posto, con { $count } rotoli.
   *[other] Terzo posto, con { $count } rotoli.
}
told-portion = { $name } { $count } → { $points }
told-contest = { $dish }: { $list }
told-missed = { $person ->
    [you] Ne hai { $count }: manca { $short }.
   *[other] { $name } ne ha { $count }: manca { $short }.
}
