### Wat een blad zegt: een gerecht voor iemand, de waarde nu, en wat er ontbreekt.
### Een regel heeft ongeveer 28 tekens. *Sterretjes* omsluiten wat vet is.

## Feiten, per id

tray-more = *nog { $n }* voor { $points }
tray-worse = nog { $n }: maar *{ $points }*
tray-top = meer levert niets op
tray-each = { $points } per kaart
tray-times = { $name } ×{ $n } *= { $points }*
tray-besides = { $n } andere: { $points }
tray-partner = met { $name }: *{ $points }*
tray-another = *andere soort:* { $points }
tray-colour = grootste kleur: *{ $n }* { $name }
tray-colours =
    { $n ->
        [1] *1 kleur,* niemand meer
       *[other] *{ $n } kleuren,* niemand meer
    }
tray-colours-behind =
    { $n ->
        [1] 1 kleur, { $names }: { $of }
       *[other] { $n } kleuren, { $names }: { $of }
    }
tray-shared = { $names }: *{ $points }* per kaart
tray-others = { $n } anderen
tray-alone = verder heeft niemand ze
tray-most = { $n }, *meeste: { $points }*
tray-place = plaats { $of }: { $points }, { $n } achter { $names }
tray-behind = { $n } achter { $names }
tray-fewest = { $n }, *minste: { $points }*
tray-fewest-none = *de minste*
tray-nobody = nog niemand heeft er
tray-level = allemaal evenveel
tray-race = *{ $n } van { $of }* rollen
tray-places = nog vrij: { $parts }
tray-no-place = geen plaats meer
tray-waits = volgende { $name } *×{ $n }*
tray-ready = klaar voor gebruik
tray-soon = vanaf de volgende beurt
tray-safe = nu veilig
tray-unseen = volgende hand blind
tray-sets =
    { $of ->
        [2] { $n ->
            [one] een paar
           *[other] { $n } paren
        }
        [3] { $n ->
            [one] een drietal
           *[other] { $n } drietallen
        }
       *[other] { $n } × { $of }
    }
tray-different = { $parts } verschillende

## De waarde

tray-at-end = *{ $points }* aan het eind
tray-at-end-most = meeste: *{ $points }* aan het eind
tray-at-end-fewest = minste: *{ $points }* aan het eind
tray-stays = als het zo blijft
tray-if-locked = als je hem kiest
tray-if-found = als iemand het heeft
tray-at-once = *{ $points }* meteen
tray-turned = omgedraaid
tray-so-far = *{ $points }* tot nu toe deze ronde
tray-round = deze ronde { $before } → *{ $after }*

## Soorten

tray-sort-orange = sinaasappel
tray-sort-pineapple = ananas
tray-sort-watermelon = meloen
