### Redenen: wat voor of tegen een keuze spreekt. In een tip zoals ze er staan, in een terugblik in de verleden tijd.

reason-none = De cijfers verschillen, de reden is niet eenvoudig.
reason-at = { $where }: { $what } { $why }
reason-completes =
    { $points ->
        [one] Maakt een set vol: nu 1 punt.
       *[other] Maakt een set vol: nu { $points } punten.
    }
    .past =
        { $points ->
            [one] Alleen deze ontbrak aan een set: 1 punt.
           *[other] Alleen deze ontbrak aan een set: { $points } punten.
        }
reason-toward = { $have } van de { $need }.
    .past = Dat waren er { $have } van de { $need }.
reason-nears = { $have } van de { $need }; de set wordt { $times } van de 100 keer vol.
    .past = Dat waren er { $have } van de { $need }; de set werd { $times } van de 100 keer vol.
reason-on-base =
    { $points ->
        [one] Ligt op { $dish }: 1 punt.
       *[other] Ligt op { $dish }: { $points } punten.
    }
    .past =
        { $points ->
            [one] Er lag { $dish } voor klaar: 1 punt.
           *[other] Er lag { $dish } voor klaar: { $points } punten.
        }
reason-keeps-base = Houdt { $dish } vrij voor een betere kaart.
    .past = Zo bleef { $dish } vrij voor een betere kaart.
reason-two-cards = Twee kaarten in één beurt.
    .past = Het waren twee kaarten in één beurt.
reason-calls = Gebruikt { $dish }.
    .past = Zo kwam { $dish } van pas.
reason-points =
    { $points ->
        [one] Nu 1 punt.
       *[other] Nu { $points } punten.
    }
    .past =
        { $points ->
            [one] Dat was meteen 1 punt.
           *[other] Dat was meteen { $points } punten.
        }
reason-costs =
    { $points ->
        [one] Kost voorlopig 1 punt.
       *[other] Kost voorlopig { $points } punten.
    }
    .past =
        { $points ->
            [one] Dat kostte voorlopig 1 punt.
           *[other] Dat kostte voorlopig { $points } punten.
        }
reason-leads = Je leidt met { $mine } tegen { $theirs }.
    .past = Dat was de leiding, { $mine } tegen { $theirs }.
reason-level = Je komt gelijk op { $mine }.
    .past = Dat was de gelijke stand op { $mine }.
reason-trails = Jij hebt { $mine }, de beste heeft { $theirs }.
    .past = Dat waren er { $mine } tegen { $theirs }.
reason-first = De eerste plaats bij { $dish }, { $points } punten, { $times } van de 100 keer.
    .past = De eerste plaats bij { $dish }, { $points } punten, kwam { $times } van de 100 keer.
reason-first-from = De eerste plaats bij { $dish }, { $points } punten, { $times } van de 100 keer, anders { $before }.
    .past = De eerste plaats bij { $dish }, { $points } punten, kwam { $times } van de 100 keer, anders { $before }.
reason-fewest = Het risico op de minste { $dish } daalt van { $before } naar { $times }%.
    .past = Het risico op de minste { $dish } was zo { $times }%, anders { $before }%.
reason-expects =
    { $points ->
        [one] Aan het eind ongeveer 1 punt voor { $dish }.
       *[other] Aan het eind ongeveer { $points } punten voor { $dish }.
    }
    .past =
        { $points ->
            [one] Aan het eind bracht { $dish } ongeveer 1 punt.
           *[other] Aan het eind bracht { $dish } ongeveer { $points } punten.
        }
reason-helps =
    { $points ->
        [one] Aan het eind ongeveer 1 punt meer voor { $dish }.
       *[other] Aan het eind ongeveer { $points } punten meer voor { $dish }.
    }
    .past =
        { $points ->
            [one] Aan het eind was het met { $dish } ongeveer 1 punt meer.
           *[other] Aan het eind waren het met { $dish } ongeveer { $points } punten meer.
        }
reason-spares =
    { $points ->
        [one] Het alternatief verliest ongeveer 1 punt met { $dish }.
       *[other] Het alternatief verliest ongeveer { $points } punten met { $dish }.
    }
    .past =
        { $points ->
            [one] Het alternatief verloor ongeveer 1 punt met { $dish }.
           *[other] Het alternatief verloor ongeveer { $points } punten met { $dish }.
        }
reason-collides = { $times } van de 100 keer legt nog iemand { $dish }, en alles gaat weg.
    .past = { $times } van de 100 keer legde nog iemand { $dish }, en alles ging weg.
reason-vain = { $times } van de 100 keer heeft niemand wat er gevraagd wordt.
    .past = { $times } van de 100 keer had niemand wat er gevraagd werd.
reason-safer = Het risico dat niemand die kaart heeft, daalt van { $before } naar { $times }%.
    .past = Het risico dat niemand die kaart had, was zo { $times }%, anders { $before }%.
reason-denies =
    { $points ->
        [one] { $name } kiest hierna en neemt die { $times } van de 100 keer: ongeveer 1 punt.
       *[other] { $name } kiest hierna en neemt die { $times } van de 100 keer: ongeveer { $points } punten.
    }
    .past =
        { $points ->
            [one] { $name } koos hierna en had die { $times } van de 100 keer genomen: ongeveer 1 punt.
           *[other] { $name } koos hierna en had die { $times } van de 100 keer genomen: ongeveer { $points } punten.
        }
reason-denies-set =
    { $points ->
        [one] { $name } mist alleen deze nog voor 1 punt.
       *[other] { $name } mist alleen deze nog voor { $points } punten.
    }
    .past =
        { $points ->
            [one] { $name } miste alleen deze nog voor 1 punt.
           *[other] { $name } miste alleen deze nog voor { $points } punten.
        }
reason-no-use = { $name } kan { $card } nauwelijks gebruiken.
    .past = { $name } had { $card } nauwelijks kunnen gebruiken.
reason-last-out = De enige andere zit in de hand van { $name }, en { $count } spelers kiezen daar eerst uit.
    .past = De enige andere zat in de hand van { $name }, en { $count } spelers kozen daar eerst uit.
reason-can-wait = { $card } kan wachten: hierna komen er { $count }, en { $name } kan er maar { $most } nemen.
    .past = { $card } kon wachten: hierna kwamen er { $count }, en { $name } kon er maar { $most } nemen.
reason-counts =
    { $points ->
        [one] 1 punt, en er ligt al een graat naast.
       *[other] { $points } punten, en er ligt al een graat naast.
    }
    .past =
        { $points ->
            [one] 1 punt, en er lag al een graat naast.
           *[other] { $points } punten, en er lag al een graat naast.
        }
reason-waits =
    { $points ->
        [one] 1 punt, zodra er een graat naast ligt.
       *[other] { $points } punten, zodra er een graat naast ligt.
    }
    .past =
        { $points ->
            [one] 1 punt, zodra er een graat naast lag.
           *[other] { $points } punten, zodra er een graat naast lag.
        }
reason-covers = −{ $points }, maar daardoor telt een sushi.
    .past = −{ $points }, maar daardoor telde een sushi.
reason-bone = −{ $points }.
    .past = Dat was een −{ $points }.
reason-roll-sushi = { $times } van de 100 worpen geven je de { $points }.
    .past = { $times } van de 100 worpen gaven de { $points }.
reason-roll-bone = { $times } van de 100 worpen geven je de −{ $points }.
    .past = { $times } van de 100 worpen gaven de −{ $points }.
reason-roll-steal = Na { $times } van de 100 worpen mag je stelen.
    .past = Na { $times } van de 100 worpen mocht er gestolen worden.
reason-lasts = Aan het eind telt die { $times } van de 100 keer.
    .past = Aan het eind telde die { $times } van de 100 keer.
reason-supports = Aan het eind telt er { $times } van de 100 keer een sushi naast.
    .past = Aan het eind telde er { $times } van de 100 keer een sushi naast.
reason-fewer-bones =
    { $points ->
        [one] Graten kosten aan het eind ongeveer 1 punt minder.
       *[other] Graten kosten aan het eind ongeveer { $points } punten minder.
    }
    .past =
        { $points ->
            [one] Graten kostten aan het eind ongeveer 1 punt minder.
           *[other] Graten kostten aan het eind ongeveer { $points } punten minder.
        }
reason-robs =
    { $points ->
        [one] { $name } eindigt met ongeveer 1 punt minder.
       *[other] { $name } eindigt met ongeveer { $points } punten minder.
    }
    .past =
        { $points ->
            [one] { $name } eindigde met ongeveer 1 punt minder.
           *[other] { $name } eindigde met ongeveer { $points } punten minder.
        }
