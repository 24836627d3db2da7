### Motivi: che cosa parla a favore o contro una scelta. Nel consiglio così, nell’analisi al passato.

reason-none = Le cifre sono diverse, il motivo non è semplice.
reason-at = { $where }: { $what } { $why }
reason-completes =
    { $points ->
        [one] Completa una serie: 1 punto subito.
       *[other] Completa una serie: { $points } punti subito.
    }
    .past =
        { $points ->
            [one] Era quella che mancava a una serie: 1 punto.
           *[other] Era quella che mancava a una serie: { $points } punti.
        }
reason-toward = { $have } di { $need }.
    .past = Erano { $have } di { $need }.
reason-nears = { $have } di { $need }; la serie si completa { $times } volte su 100.
    .past = Erano { $have } di { $need }; la serie si completava { $times } volte su 100.
reason-on-base =
    { $points ->
        [one] Va su { $dish }: 1 punto.
       *[other] Va su { $dish }: { $points } punti.
    }
    .past =
        { $points ->
            [one] Poteva andare su { $dish }: 1 punto.
           *[other] Poteva andare su { $dish }: { $points } punti.
        }
reason-keeps-base = Lascia libero { $dish } per una carta migliore.
    .past = Lasciava libero { $dish } per una carta migliore.
reason-two-cards = Due carte in un turno.
    .past = Erano due carte in un turno.
reason-calls = Usa { $dish }.
    .past = Metteva a frutto { $dish }.
reason-points =
    { $points ->
        [one] 1 punto subito.
       *[other] { $points } punti subito.
    }
    .past =
        { $points ->
            [one] Valeva subito 1 punto.
           *[other] Valeva subito { $points } punti.
        }
reason-costs =
    { $points ->
        [one] Per ora costa 1 punto.
       *[other] Per ora costa { $points } punti.
    }
    .past =
        { $points ->
            [one] Per allora costava 1 punto.
           *[other] Per allora costava { $points } punti.
        }
reason-leads = Sei in testa { $mine } a { $theirs }.
    .past = Era il primo posto, { $mine } a { $theirs }.
reason-level = Pareggi a { $mine }.
    .past = Era il pareggio a { $mine }.
reason-trails = Hai { $mine }, il migliore ha { $theirs }.
    .past = Erano { $mine } contro { $theirs }.
reason-first = Primo posto in { $dish }, { $points } punti, { $times } volte su 100.
    .past = Il primo posto in { $dish }, { $points } punti, veniva { $times } volte su 100.
reason-first-from = Primo posto in { $dish }, { $points } punti, { $times } volte su 100, altrimenti { $before }.
    .past = Il primo posto in { $dish }, { $points } punti, veniva { $times } volte su 100, altrimenti { $before }.
reason-fewest = Il rischio di avere meno { $dish } di tutti scende dal { $before } al { $times }%.
    .past = Il rischio di avere meno { $dish } di tutti era così del { $times }%, altrimenti del { $before }%.
reason-expects =
    { $points ->
        [one] Alla fine circa 1 punto per { $dish }.
       *[other] Alla fine circa { $points } punti per { $dish }.
    }
    .past =
        { $points ->
            [one] Alla fine { $dish } dava circa 1 punto.
           *[other] Alla fine { $dish } dava circa { $points } punti.
        }
reason-helps =
    { $points ->
        [one] Alla fine circa 1 punto in più per { $dish }.
       *[other] Alla fine circa { $points } punti in più per { $dish }.
    }
    .past =
        { $points ->
            [one] Alla fine era circa 1 punto in più con { $dish }.
           *[other] Alla fine erano circa { $points } punti in più con { $dish }.
        }
reason-spares =
    { $points ->
        [one] L’alternativa perde circa 1 punto con { $dish }.
       *[other] L’alternativa perde circa { $points } punti con { $dish }.
    }
    .past =
        { $points ->
            [one] L’alternativa perdeva circa 1 punto con { $dish }.
           *[other] L’alternativa perdeva circa { $points } punti con { $dish }.
        }
reason-collides = { $times } volte su 100 anche qualcun altro gioca { $dish }, e si scartano tutte.
    .past = { $times } volte su 100 anche qualcun altro giocava { $dish }, e si scartavano tutte.
reason-vain = { $times } volte su 100 nessuno ha ciò che si chiede.
    .past = { $times } volte su 100 nessuno aveva ciò che si chiedeva.
reason-safer = Il rischio che nessuno ce l’abbia scende dal { $before } al { $times }%.
    .past = Il rischio che nessuno ce l’avesse era così del { $times }%, altrimenti del { $before }%.
reason-denies =
    { $points ->
        [one] { $name } sceglie dopo e la prende { $times } volte su 100: circa 1 punto.
       *[other] { $name } sceglie dopo e la prende { $times } volte su 100: circa { $points } punti.
    }
    .past =
        { $points ->
            [one] { $name } sceglieva dopo e l’avrebbe presa { $times } volte su 100: circa 1 punto.
           *[other] { $name } sceglieva dopo e l’avrebbe presa { $times } volte su 100: circa { $points } punti.
        }
reason-denies-set =
    { $points ->
        [one] A { $name } manca solo questa per 1 punto.
       *[other] A { $name } manca solo questa per { $points } punti.
    }
    .past =
        { $points ->
            [one] A { $name } mancava solo questa per 1 punto.
           *[other] A { $name } mancava solo questa per { $points } punti.
        }
reason-no-use = A { $name } { $card } serve appena.
    .past = A { $name } { $card } sarebbe servito appena.
reason-last-out = L’unica altra è nella mano di { $name }, e prima vi scelgono { $count } giocatori.
    .past = L’unica altra era nella mano di { $name }, e prima vi sceglievano { $count } giocatori.
reason-can-wait = C’è tempo per { $card }: dopo ne arrivano { $count }, e { $name } può prenderne solo { $most }.
    .past = C’era tempo per { $card }: dopo ne arrivavano { $count }, e { $name } poteva prenderne solo { $most }.
reason-counts =
    { $points ->
        [one] 1 punto, e accanto c’è già una lisca.
       *[other] { $points } punti, e accanto c’è già una lisca.
    }
    .past =
        { $points ->
            [one] 1 punto, e accanto c’era già una lisca.
           *[other] { $points } punti, e accanto c’era già una lisca.
        }
reason-waits =
    { $points ->
        [one] 1 punto, quando ci sarà una lisca accanto.
       *[other] { $points } punti, quando ci sarà una lisca accanto.
    }
    .past =
        { $points ->
            [one] 1 punto, una volta che ci fosse una lisca accanto.
           *[other] { $points } punti, una volta che ci fosse una lisca accanto.
        }
reason-covers = −{ $points }, ma così conta un sushi.
    .past = −{ $points }, ma così contava un sushi.
reason-bone = −{ $points }.
    .past = Era un −{ $points }.
reason-roll-sushi = { $times } lanci su 100 ti danno il { $points }.
    .past = { $times } lanci su 100 davano il { $points }.
reason-roll-bone = { $times } lanci su 100 ti danno il −{ $points }.
    .past = { $times } lanci su 100 davano il −{ $points }.
reason-roll-steal = { $times } lanci su 100 ti fanno rubare.
    .past = { $times } lanci su 100 permettevano di rubare.
reason-lasts = Alla fine conta { $times } volte su 100.
    .past = Alla fine contava { $times } volte su 100.
reason-supports = Alla fine accanto conta un sushi { $times } volte su 100.
    .past = Alla fine accanto contava un sushi { $times } volte su 100.
reason-fewer-bones =
    { $points ->
        [one] Alla fine le lische costano circa 1 punto in meno.
       *[other] Alla fine le lische costano circa { $points } punti in meno.
    }
    .past =
        { $points ->
            [one] Alla fine le lische costavano circa 1 punto in meno.
           *[other] Alla fine le lische costavano circa { $points } punti in meno.
        }
reason-robs =
    { $points ->
        [one] { $name } finisce con circa 1 punto in meno.
       *[other] { $name } finisce con circa { $points } punti in meno.
    }
    .past =
        { $points ->
            [one] { $name } finiva con circa 1 punto in meno.
           *[other] { $name } finiva con circa { $points } punti in meno.
        }
