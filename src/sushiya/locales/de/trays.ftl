### Was eine Ablage sagt: eine Speise vor jemandem, ihr Wert jetzt, und was fehlt.
### Eine Zeile hat etwa 28 Zeichen. *Sterne* umschließen, was fett ist.

## Tatsachen, nach id

tray-more = *noch { $n }* für { $points }
tray-worse = noch { $n }: nur *{ $points }*
tray-top = mehr bringt nichts
tray-each = je { $points }
tray-times = { $name } ×{ $n } *= { $points }*
tray-besides =
    { $n ->
        [1] ein weiteres: { $points }
       *[other] { $n } weitere: { $points }
    }
tray-partner = mit { $name }: *{ $points }*
tray-another = *andere Sorte:* { $points }
tray-colour = größte Farbe: *{ $n }* { $name }
tray-colours =
    { $n ->
        [1] *1 Farbe,* niemand mehr
       *[other] *{ $n } Farben,* niemand mehr
    }
tray-colours-behind =
    { $n ->
        [1] 1 Farbe, { $names }: { $of }
       *[other] { $n } Farben, { $names }: { $of }
    }
tray-shared = { $names }: je *{ $points }*
tray-others = { $n } andere
tray-alone = sonst hat niemand welche
tray-most = { $n }, *am meisten: { $points }*
tray-place = Platz { $of }: { $points }, { $n } hinter { $names }
tray-behind = { $n } hinter { $names }
tray-fewest = { $n }, *am wenigsten: { $points }*
tray-fewest-none = *am wenigsten*
tray-nobody = noch hat niemand welche
tray-level = alle gleich viele
tray-race = *{ $n } von { $of }* Rollen
tray-places = noch frei: { $parts }
tray-no-place = kein Platz mehr frei
tray-waits = nächstes { $name } *×{ $n }*
tray-ready = einsatzbereit
tray-soon = ab dem nächsten Zug
tray-safe = jetzt sicher
tray-unseen = nächste Hand blind
tray-sets =
    { $of ->
        [2] { $n ->
            [one] ein Paar
           *[other] { $n } Paare
        }
        [3] { $n ->
            [one] ein Dreier
           *[other] { $n } Dreier
        }
       *[other] { $n } × { $of }
    }
tray-different = { $parts } verschiedene

## Der Wert

tray-at-end = *{ $points }* am Ende
tray-at-end-most = am meisten: *{ $points }* am Ende
tray-at-end-fewest = am wenigsten: *{ $points }* am Ende
tray-stays = Stand jetzt
tray-if-locked = wenn du festlegst
tray-if-found = falls es jemand hat
tray-at-once = *{ $points }* sofort
tray-turned = verdeckt
tray-so-far = *{ $points }* bisher in dieser Runde
tray-round = diese Runde { $before } → *{ $after }*

## Sorten

tray-sort-orange = Orange
tray-sort-pineapple = Ananas
tray-sort-watermelon = Melone
