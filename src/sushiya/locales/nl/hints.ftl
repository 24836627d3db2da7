### Hints: what the master would do, on the page and in the terminal.

hint = Tip
hint-compiling = De zoektocht van de meester wordt eerst gecompileerd, één keer voor deze computer. Dat duurt ongeveer een minuut …
hint-thinking = De meester denkt na …
hint-still-thinking = { $seconds ->
    [0] De meester denkt nog na …
   *[other] Hij denkt nog na: meestal duurt het ongeveer { $seconds } s.
}
hint-thinking-long = Het duurt langer dan anders. De tip komt vanzelf.
hint-warming-up = De meester warmt op: klaar over ongeveer { $seconds } s. De tip komt dan vanzelf.
hint-warming-up-soon = De meester warmt op: een ogenblik. De tip komt dan vanzelf.
hint-title = De meester zou kiezen
    .less-points = punten minder
    .less-wins = minder winst
hint-best = beste
hint-alike = even goed
hint-less-points = −{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-less-wins = −{ $amount }%
hint-note = Geschat met bedachte partijen die passen bij alles wat je weet.
hint-said = Tip: { $option }. { $because }
hint-more = nog { $count }
hint-close = Tip wegleggen
hint-take = Neem { $what }
hint-steal = Steel { $what } van { $from }
hint-keep = Houd { $dice }

# Why an option is good or bad: facts from the rules and from imagined matches. A few of them stand in a row.
hint-because-none = De cijfers verschillen, de reden is niet eenvoudig.
hint-because-completes =
    { $points ->
        [one] Maakt een set vol: nu 1 punt.
       *[other] Maakt een set vol: nu { $points } punten.
    }
hint-because-on-base =
    { $points ->
        [one] Ligt op { $dish }: 1 punt.
       *[other] Ligt op { $dish }: { $points } punten.
    }
hint-because-keeps-base = Houdt { $dish } vrij voor een betere kaart.
hint-because-two-cards = Twee kaarten in één beurt.
hint-because-denies-set =
    { $points ->
        [one] { $name } mist alleen deze nog voor 1 punt.
       *[other] { $name } mist alleen deze nog voor { $points } punten.
    }
hint-because-roll-sushi = { $times } van de 100 worpen geven je de { $points }.
hint-because-roll-bone = { $times } van de 100 worpen geven je de −{ $points }.
hint-because-roll-steal = Na { $times } van de 100 worpen mag je stelen.
hint-because-calls = Gebruikt { $dish }.
hint-because-points =
    { $points ->
        [one] Nu 1 punt.
       *[other] Nu { $points } punten.
    }
hint-because-costs =
    { $points ->
        [one] Kost voorlopig 1 punt.
       *[other] Kost voorlopig { $points } punten.
    }
hint-because-toward = { $have } van de { $need }.
hint-because-pays = Dat loont { $times } van de 100 keer.
hint-because-leads = Je leidt met { $mine } tegen { $theirs }.
hint-because-level = Je komt gelijk op { $mine }.
hint-because-trails = Jij hebt { $mine }, de beste heeft { $theirs }.
hint-because-prize = Punten ervoor: { $times } van de 100 keer.
hint-because-expects =
    { $points ->
        [one] Aan het eind ongeveer 1 punt voor dit gerecht.
       *[other] Aan het eind ongeveer { $points } punten voor dit gerecht.
    }
hint-because-denies =
    { $points ->
        [one] Anders krijgt { $name } ongeveer 1 punt meer.
       *[other] Anders krijgt { $name } ongeveer { $points } punten meer.
    }
hint-because-helps =
    { $points ->
        [one] Aan het eind ongeveer 1 punt meer voor { $dish }.
       *[other] Aan het eind ongeveer { $points } punten meer voor { $dish }.
    }
hint-because-counts =
    { $points ->
        [one] 1 punt, en er ligt al een graat naast.
       *[other] { $points } punten, en er ligt al een graat naast.
    }
hint-because-waits =
    { $points ->
        [one] 1 punt, zodra er een graat naast ligt.
       *[other] { $points } punten, zodra er een graat naast ligt.
    }
hint-because-covers = −{ $points }, maar daardoor telt een sushi.
hint-because-bone = −{ $points }.
