### Domande: che cosa dicono, e le parole dei loro pulsanti.

questions-two = Due carte con le tue bacchette
questions-and-dummy = Una carta per te, una per il fantasma
questions-put-back = Toccane una di nuovo per rimetterla a posto.
questions-more-second = Scegline un'altra
questions-more-dummy = Ora una per il fantasma
questions-lock-several = { $count ->
    [2] Scegli queste due
   *[other] Scegli queste { $count } carte
}
questions-use = Usa
questions-goes-on = Tra un attimo le mani ripartono
questions-only-one = C'è una sola scelta: si fa da sé.
questions-last-seconds = { $seconds ->
    [0] Tempo scaduto: { $guest } sceglie per te.
    [one] Ancora { $seconds } secondo, poi { $guest } sceglie per te.
   *[other] Ancora { $seconds } secondi, poi { $guest } sceglie per te.
}

questions-copy-which = { $card }: che cosa copi?
questions-tap-in-front = Tocca una carta cerchiata davanti a te.
questions-tap-copy = Tocca che cosa copiare
questions-do-order = { $kind ->
    [LayCard] Gioca: ordina { $card }
   *[other] Scegli: ordina { $card }
}
questions-how-to-lay = Come giocarla
questions-lay-these-on = { $cards } su { $dish }

questions-first-gives = Chi ce l'ha per primo deve dartela.
questions-which = { $dish }: quale?
questions-any = una qualsiasi
questions-they-choose = a loro scelta
questions-order = Si chiede in quest'ordine:
questions-give-to = Quale dai a { $name }?
questions-had-none = { $count ->
    [one] { $names } non ne ha: tocca a te.
   *[other] { $names } non ne hanno: tocca a te.
}
questions-in-return = In cambio ti arriva in mano: { $card }.

questions-tap-to-turn = Tocca qui sopra le carte che vuoi. Restano coperte.
questions-turn-none = Nessuna
questions-stays-kept = di una manche passata: resta
questions-stays-acts = agisce ora
questions-stays-waits = agisce dopo: resta
questions-stays-new = di questo turno: resta
questions-offer-secret = Le vedi solo tu. Le altre tornano nel mazzo.
questions-not-laid = { $source ->
    [menu] non un menù
   *[other] non ora
}

questions-brings = { $which ->
    [more] { $points ->
        [one] 1 punto in più
       *[other] { $points } punti in più
    }
    [less] { $points ->
        [one] 1 punto in meno
       *[other] { $points } punti in meno
    }
   *[same] ancora nessun punto
}
questions-brings-nothing = ancora niente
