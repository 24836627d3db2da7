### The score pad: what lies on a real table.

scorepad-title = Echte tafel tellen
scorepad-about = Tik aan wat voor iedere speler ligt, in volgorde van spelen. De punten volgen vanzelf.
scorepad-clear = Alles wissen
scorepad-game = Welk spel?
scorepad-switch-dummy = Met de denkbeeldige speler
scorepad-table = Wat er ligt
scorepad-which-round = Welke ronde?
scorepad-whose = Van wie zijn ze?
scorepad-seat = Speler { $number }
scorepad-name = Wie zit daar?
scorepad-race = { $dish }: al gewonnen punten in deze ronde
scorepad-empty = Er ligt nog niets voor { $name }. Tik hieronder een kaart aan.
scorepad-tap = Tik om te leggen
scorepad-add = { $card }, er liggen er { $count }. Leg er nog een
scorepad-add-tile = { $tile } leggen
scorepad-remove-tile = { $tile } weghalen
scorepad-remove = Weghalen
scorepad-turn = Gedekt
scorepad-turned = { $card }, gedekt
scorepad-copies = { $card }, telt als { $copy }
scorepad-copies-what = Wat kopieert hij?
scorepad-beside = { $card }, naast de wasabi
scorepad-nothing = Het scoreblad verschijnt met de eerste kaart.
scorepad-unfinished = Desserts en winnaar volgen na ronde 3.
scorepad-warnings = Kijk nog eens
scorepad-warning-not-set-aside =
    Ronde { $round }, { $who }: een kaart “{ $dish }” gaat na gebruik opzij, maar hier { $count ->
        [one] ligt er nog een.
       *[other] liggen er nog { $count }.
    }
scorepad-warning-face-down =
    Ronde { $round }, { $who }: er { $count ->
        [one] ligt een kaart gedekt
       *[other] liggen { $count } kaarten gedekt
    }, maar dit spel heeft geen “{ $dish }” om kaarten om te draaien.
scorepad-warning-place-not-taken =
    Ronde { $round }, { $who }: er liggen { $count } rollen “{ $dish }”. Zolang er een plaats vrij is, pakken zoveel rollen die meteen en gaan ze opzij; vul die punten in als al gewonnen in de ronde.
