### Notizie: che cosa è appena successo, in una frase. `$who` è «you» o «other».

news-none = Tre round: vince chi fa più punti.
news-in-turn = turno { $turn }
news-round = Round { $round }: { $count } carte a testa.
news-round-over = Il round { $round } è finito.
news-over = La partita è finita.
news-turn = Turno { $turn }: { $list }
news-worth = { $who ->
    [you] { $dish } per te: ora { $points }
   *[other] { $name }: { $dish }, ora { $points }
}
news-on = { $who ->
    [you] Tu: { $card } su { $below }, ora { $points }
   *[other] { $name }: { $card } su { $below }, ora { $points }
}
news-copy = { $who ->
    [you] Ordini di nuovo { $card }.
   *[other] { $name } ordina di nuovo { $card }.
}
news-returned = { $who ->
    [you] Torna nella tua mano: { $card }.
   *[other] Torna nella mano di { $name }: { $card }.
}
news-second = { $who ->
    [you] Giochi una seconda carta: { $card }.
   *[other] { $name } gioca una seconda carta: { $card }.
}
news-from-menu = { $who ->
    [you] Giochi { $card } dal menù.
   *[other] { $name } gioca { $card } dal menù.
}
news-overtaken = { $name } ti supera: { $dish }
news-from-to = { $before } → { $after } per te, se resta così.
news-called = { $who ->
    [you] Annunci { $card }.
   *[other] { $name } annuncia { $card }.
}
news-blind = { $who ->
    [you] Hai scelto senza guardare: { $card }.
   *[other] { $name } sceglie senza guardare: { $card }.
}
news-for-dummy = { $who ->
    [you] Peschi per il giocatore fittizio.
   *[other] { $name } pesca per il giocatore fittizio.
}
news-collided = { $dish }: { $count ->
    [2] due insieme, via entrambe
   *[other] { $count } insieme, via tutte
}
news-collided-who = Giocate nello stesso turno da { $names }.
news-cleared-collided = { $who ->
    [you] Perdi { $card }.
   *[other] { $name } perde { $card }.
}
news-cleared-scored = { $card }: da parte.
news-cleared-used = { $card }: effetto usato.
news-cleared-nobody-has-it = Non ce l’ha nessuno: { $card } da parte.
news-cleared-nothing-to-copy = { $who ->
    [you] Niente da copiare: metti da parte { $card }.
   *[other] Niente da copiare: { $name } mette da parte { $card }.
}
news-cleared-nothing-to-lay = { $who ->
    [you] Niente da giocare: metti da parte { $card }.
   *[other] Niente da giocare: { $name } mette da parte { $card }.
}
news-wished = { $who ->
    [you] Chiedi { $what }.
   *[other] { $name } chiede { $what }.
}
news-found = { $who ->
    [you] Ce l’hai tu.
   *[other] Ce l’ha { $name }.
}
news-wish-asks-you = { $name } chiede { $what }: ce l’hai tu
news-nobody = { $who ->
    [you] Nessuno ha { $what }: richiesta a vuoto
   *[other] { $name } chiede { $what } a vuoto: non ce l’ha nessuno
}
news-given-you = { $name } ti dà { $card }, come chiedevi
news-you-give = Dai { $card } a { $to }
news-given = { $name } dà { $card } a { $to }.
news-turned = { $who ->
    [you] { $count ->
        [one] Giri una carta.
       *[other] Giri { $count } carte.
    }
   *[other] { $count ->
        [one] { $name } gira una carta.
       *[other] { $name } gira { $count } carte.
    }
}
news-menu = { $who ->
    [you] Guardi { $count } carte.
   *[other] { $name } guarda { $count } carte.
}
news-scored = { $who ->
    [you] { $dish }: { $points } punti per te, subito
   *[other] { $dish }: { $points } punti per { $name }, subito
}
news-portion = { $name } { $count } → { $points }
news-contest = { $dish }: { $list }
news-missed = { $who ->
    [you] Ne hai { $count }: manca { $short }.
   *[other] { $name } ne ha { $count }: manca { $short }.
}
