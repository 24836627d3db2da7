### Motivos: lo que habla a favor o en contra de una opción. En la pista tal cual, en el repaso en pasado.

reason-none = Las cifras difieren, el motivo no es sencillo.
reason-at = { $where }: { $what } { $why }
reason-completes =
    { $points ->
        [one] Completa un conjunto: 1 punto ya.
       *[other] Completa un conjunto: { $points } puntos ya.
    }
    .past =
        { $points ->
            [one] Era lo que le faltaba a un conjunto: 1 punto.
           *[other] Era lo que le faltaba a un conjunto: { $points } puntos.
        }
reason-toward = { $have } de { $need }.
    .past = Eran { $have } de { $need }.
reason-nears = { $have } de { $need }; el conjunto se completa { $times } veces de cada 100.
    .past = Eran { $have } de { $need }; el conjunto se completaba { $times } veces de cada 100.
reason-on-base =
    { $points ->
        [one] Va sobre { $dish }: 1 punto.
       *[other] Va sobre { $dish }: { $points } puntos.
    }
    .past =
        { $points ->
            [one] Podía ir sobre { $dish }: 1 punto.
           *[other] Podía ir sobre { $dish }: { $points } puntos.
        }
reason-keeps-base = Deja { $dish } libre para una carta mejor.
    .past = Dejaba { $dish } libre para una carta mejor.
reason-two-cards = Dos cartas en un turno.
    .past = Eran dos cartas en un turno.
reason-calls = Usa { $dish }.
    .past = Aprovechaba { $dish }.
reason-points =
    { $points ->
        [one] 1 punto ya.
       *[other] { $points } puntos ya.
    }
    .past =
        { $points ->
            [one] Valía enseguida 1 punto.
           *[other] Valía enseguida { $points } puntos.
        }
reason-costs =
    { $points ->
        [one] De momento cuesta 1 punto.
       *[other] De momento cuesta { $points } puntos.
    }
    .past =
        { $points ->
            [one] De momento costaba 1 punto.
           *[other] De momento costaba { $points } puntos.
        }
reason-leads = Vas por delante, { $mine } a { $theirs }.
    .past = Era ir por delante, { $mine } a { $theirs }.
reason-level = Empatas a { $mine }.
    .past = Era el empate a { $mine }.
reason-trails = Tienes { $mine }, el mejor tiene { $theirs }.
    .past = Eran { $mine } contra { $theirs }.
reason-first = El primer puesto en { $dish }, { $points } puntos, { $times } veces de cada 100.
    .past = El primer puesto en { $dish }, { $points } puntos, llegaba { $times } veces de cada 100.
reason-first-from = El primer puesto en { $dish }, { $points } puntos, { $times } veces de cada 100; si no, { $before }.
    .past = El primer puesto en { $dish }, { $points } puntos, llegaba { $times } veces de cada 100; si no, { $before }.
reason-fewest = El riesgo de tener menos { $dish } que nadie baja del { $before } al { $times } %.
    .past = El riesgo de tener menos { $dish } que nadie era así del { $times } %; si no, del { $before } %.
reason-expects =
    { $points ->
        [one] Al final, cerca de 1 punto por { $dish }.
       *[other] Al final, cerca de { $points } puntos por { $dish }.
    }
    .past =
        { $points ->
            [one] Al final, { $dish } daba cerca de 1 punto.
           *[other] Al final, { $dish } daba cerca de { $points } puntos.
        }
reason-helps =
    { $points ->
        [one] Al final, cerca de 1 punto más por { $dish }.
       *[other] Al final, cerca de { $points } puntos más por { $dish }.
    }
    .past =
        { $points ->
            [one] Al final era cerca de 1 punto más con { $dish }.
           *[other] Al final eran cerca de { $points } puntos más con { $dish }.
        }
reason-spares =
    { $points ->
        [one] La alternativa pierde cerca de 1 punto con { $dish }.
       *[other] La alternativa pierde cerca de { $points } puntos con { $dish }.
    }
    .past =
        { $points ->
            [one] La alternativa perdía cerca de 1 punto con { $dish }.
           *[other] La alternativa perdía cerca de { $points } puntos con { $dish }.
        }
reason-collides = { $times } veces de cada 100 alguien más pone { $dish }, y se retiran todas.
    .past = { $times } veces de cada 100 alguien más ponía { $dish }, y se retiraban todas.
reason-vain = { $times } veces de cada 100 nadie tiene lo que se pide.
    .past = { $times } veces de cada 100 nadie tenía lo que se pedía.
reason-safer = El riesgo de que nadie la tenga baja del { $before } al { $times } %.
    .past = El riesgo de que nadie la tuviera era así del { $times } %; si no, del { $before } %.
reason-denies =
    { $points ->
        [one] { $name } elige después y la toma { $times } veces de cada 100: cerca de 1 punto.
       *[other] { $name } elige después y la toma { $times } veces de cada 100: cerca de { $points } puntos.
    }
    .past =
        { $points ->
            [one] { $name } elegía después y la habría tomado { $times } veces de cada 100: cerca de 1 punto.
           *[other] { $name } elegía después y la habría tomado { $times } veces de cada 100: cerca de { $points } puntos.
        }
reason-denies-set =
    { $points ->
        [one] A { $name } solo le falta esta para 1 punto.
       *[other] A { $name } solo le falta esta para { $points } puntos.
    }
    .past =
        { $points ->
            [one] A { $name } solo le faltaba esta para 1 punto.
           *[other] A { $name } solo le faltaba esta para { $points } puntos.
        }
reason-no-use = { $name } apenas puede usar { $card }.
    .past = { $name } apenas habría podido usar { $card }.
reason-last-out = La única otra está en la mano de { $name }, y antes eligen de ella { $count } jugadores.
    .past = La única otra estaba en la mano de { $name }, y antes elegían de ella { $count } jugadores.
reason-can-wait = Hay tiempo para { $card }: después llegan { $count }, y { $name } solo puede tomar { $most }.
    .past = Había tiempo para { $card }: después llegaban { $count }, y { $name } solo podía tomar { $most }.
reason-counts =
    { $points ->
        [one] 1 punto, y ya tiene una espina al lado.
       *[other] { $points } puntos, y ya tiene una espina al lado.
    }
    .past =
        { $points ->
            [one] 1 punto, y ya tenía una espina al lado.
           *[other] { $points } puntos, y ya tenía una espina al lado.
        }
reason-waits =
    { $points ->
        [one] 1 punto, cuando tenga una espina al lado.
       *[other] { $points } puntos, cuando tenga una espina al lado.
    }
    .past =
        { $points ->
            [one] 1 punto, cuando tuviera una espina al lado.
           *[other] { $points } puntos, cuando tuviera una espina al lado.
        }
reason-covers = −{ $points }, pero hace que cuente un sushi.
    .past = −{ $points }, pero hacía contar un sushi.
reason-bone = −{ $points }.
    .past = Era un −{ $points }.
reason-roll-sushi = { $times } de cada 100 tiradas te dan el { $points }.
    .past = { $times } de cada 100 tiradas daban el { $points }.
reason-roll-bone = { $times } de cada 100 tiradas te dan el −{ $points }.
    .past = { $times } de cada 100 tiradas daban el −{ $points }.
reason-roll-steal = { $times } de cada 100 tiradas te dejan robar.
    .past = { $times } de cada 100 tiradas permitían robar.
reason-lasts = Al final cuenta { $times } veces de cada 100.
    .past = Al final contaba { $times } veces de cada 100.
reason-supports = Al final un sushi cuenta a su lado { $times } veces de cada 100.
    .past = Al final un sushi contaba a su lado { $times } veces de cada 100.
reason-fewer-bones =
    { $points ->
        [one] Al final las espinas cuestan 1 punto menos, más o menos.
       *[other] Al final las espinas cuestan unos { $points } puntos menos.
    }
    .past =
        { $points ->
            [one] Al final las espinas costaban 1 punto menos, más o menos.
           *[other] Al final las espinas costaban unos { $points } puntos menos.
        }
reason-robs =
    { $points ->
        [one] { $name } acaba con 1 punto menos, más o menos.
       *[other] { $name } acaba con unos { $points } puntos menos.
    }
    .past =
        { $points ->
            [one] { $name } acababa con 1 punto menos, más o menos.
           *[other] { $name } acababa con unos { $points } puntos menos.
        }
