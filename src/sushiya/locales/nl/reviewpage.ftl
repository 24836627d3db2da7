### The review of a match in the page: what every choice was worth, and what was luck.

reviewed = Nabespreking
reviewed-first = Eerste beeld.
reviewed-sharpens = Het wordt scherper terwijl je leest: marges worden smaller, de volgorde kan nog veranderen.
reviewed-looking = We bekijken elke beslissing. Het eerste beeld komt binnen een paar seconden; op een nieuwe server wordt er één keer iets voorbereid, dat duurt een minuut of twee.
reviewed-waiting = De keuken is vol: { $count ->
    [one] één nabespreking gaat voor die van jou.
   *[other] { $count } nabesprekingen gaan voor die van jou.
} Hij begint vanzelf.
reviewed-progress = { $deals } van { $of } delingen
reviewed-place = { $place ->
    [1] Eerste plaats
    [2] Tweede plaats
    [3] Derde plaats
    [4] Vierde plaats
   *[other] Plaats { $place }
}
reviewed-head = { $place }.
reviewed-head-best = { $place }, met de beste keuzes.
reviewed-luck-you = { $sign ->
    [plus] Het geluk gaf je { $amount } punten.
    [minus] Het geluk kostte je { $amount } punten.
   *[even] Het geluk was voor jou neutraal.
}
reviewed-luck-of = { $sign ->
    [plus] Het geluk gaf { $name } { $amount } punten.
    [minus] Het geluk kostte { $name } { $amount } punten.
   *[even] Het geluk was voor { $name } neutraal.
}
reviewed-luck-most = { $name } had het meeste: { $amount }.
reviewed-settling = Een eerste blik. De cijfers volgen zodra ze vaststaan.
reviewed-you = Jij
reviewed-seats = Punten en nauwkeurigheid
reviewed-points = Punten
reviewed-accuracy = Nauwkeurigheid
reviewed-about = ~ { $amount }
reviewed-curve = Winstkans
reviewed-tap = tik op een beurt
reviewed-mark-best = beste
reviewed-mark-within = binnen een punt
reviewed-mark-cost = kostte meer
reviewed-mark-deal = geluk bij het delen, in punten
reviewed-table = Hetzelfde als tabel
reviewed-moment = Wanneer
reviewed-chance-deal = Geluk bij het delen, in punten
reviewed-chance-draw = Geluk bij het trekken, in punten
reviewed-chance-roll = Geluk met de dobbelstenen, in punten
reviewed-chance-rows = Geluk bij het uitleggen, in punten
reviewed-chance-first = Geluk met wie begint, in punten
reviewed-turning = keerpunt
reviewed-lead = voorsprong aan het eind { $lead } ({ $low } tot { $high })
reviewed-split = Geluk en kunde
reviewed-split-unit = punten boven het gemiddelde van de anderen
reviewed-luck = Geluk
reviewed-skill = Kunde
reviewed-beyond = Kansen
reviewed-start = Plek
reviewed-result = Resultaat
reviewed-luck-deals = delen { $deals }, wat langskwam { $round }
reviewed-luck-mixed = delen { $deals }, trekken en dobbelen { $rest }, wat langskwam { $round }
reviewed-luck-dice = trekken en dobbelen { $rest }, wat langskwam { $round }
reviewed-skill-you = jij gaf { $own } weg, de anderen gemiddeld { $others }
reviewed-skill-of = { $name } gaf { $own } weg, de anderen gemiddeld { $others }
reviewed-beyond-note = wat er te halen viel boven de snelle regel, min het gemiddelde van de anderen
reviewed-start-note = wat deze plek aan tafel belooft
reviewed-result-note = { $own } tegen { $others }, het gemiddelde van de anderen
reviewed-everyone = Iedereen aan tafel
reviewed-moments = Twee momenten om te onthouden
reviewed-of-decisions = { $count ->
    [one] van één beslissing
   *[other] van { $count } beslissingen
}
reviewed-tag-cost = kostte { $amount }
reviewed-tag-seen = goed gezien, { $amount }
reviewed-moment-cost = { $best } was { $amount } punten meer waard dan { $chosen }.
reviewed-moment-seen = { $chosen } was { $amount } punten meer waard dan { $second }.
reviewed-nothing-cost = Niets kostte een punt of meer. Dat is zeldzaam.
reviewed-decision = beslissing { $number } van { $count }
reviewed-before = Vorige beslissing
reviewed-next = Volgende beslissing
reviewed-took-you = jij nam
reviewed-took = { $name } nam
reviewed-best = beste
reviewed-alike = even goed
reviewed-was-best = Dit was de beste keuze.
reviewed-was-alike = Even goed als de beste: de cijfers zien geen verschil.
reviewed-less = punten
reviewed-between = { $low } tot { $high }
reviewed-options = { $count ->
    [one] Eén mogelijkheid
   *[other] Alle { $count } mogelijkheden
}
reviewed-wins = wint
reviewed-solved = Exact: beiden kenden beide handen, dus is het beste spel tot het einde berekend.
reviewed-intervals = Marges tonen
reviewed-show-table = De tafel tonen
reviewed-walk = { $count ->
    [one] De dure keuze bekijken
   *[other] De { $count } dure keuzes doorlopen
}
reviewed-walk-next = Verder: { $number } van { $count }
reviewed-walk-again = Nog een keer
reviewed-note = Beoordeeld naar wat elke plek toen kon weten. Elke beslissing is geprobeerd in { $deals } bedachte delingen; marges kloppen 95 van de 100 keer.
reviewed-how = Hoe dit wordt gemeten
reviewed-how-options = Elke mogelijkheid van elke beslissing wordt tot het einde van de partij gespeeld, in dezelfde bedachte delingen: die vanaf die plek niet van de waarheid te onderscheiden waren. Daarna speelt iedereen volgens dezelfde snelle regel.
reviewed-how-cost = Kosten zijn het verschil in eindpunten tegenover het gemiddelde van de anderen. Ligt 0 in de marge, dan zijn de mogelijkheden even goed en geldt niets als verloren.
reviewed-how-accuracy = Nauwkeurigheid: hoeveel van de winstkans de keuzes behielden, tussen de slechtste en de beste mogelijkheid, van 100. Keuzes tussen gelijken tellen niet.
reviewed-how-luck = Geluk: hoeveel delen, trekken en dobbelen de verwachting verschoven, en wat langskwam: het deel van gelijktijdige keuzes dat niemand kon voorzien. Kunde: wat de keuzes van de anderen gemiddeld kostten, min wat de eigen keuzes kostten. Kansen: wat er te halen viel boven de snelle regel waarmee de verwachting wordt gemeten, min hetzelfde bij de anderen. De delen vormen samen het resultaat.
reviewed-how-you = Tik op iemand anders om die plek te bekijken, beoordeeld naar wat die wist.
