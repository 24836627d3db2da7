### Che cosa dice un vassoio: un piatto davanti a qualcuno, il suo valore e che cosa manca.
### Una riga ha circa 28 caratteri. Gli *asterischi* racchiudono il grassetto.

## Fatti, per id

tray-more = *ancora { $n }* per { $points }
tray-worse = ancora { $n }: solo *{ $points }*
tray-top = di più non serve
tray-each = { $points } ciascuna
tray-times = { $name } ×{ $n } *= { $points }*
tray-besides =
    { $n ->
        [1] un altro: { $points }
       *[other] altri { $n }: { $points }
    }
tray-partner = con { $name }: *{ $points }*
tray-another = *altro tipo:* { $points }
tray-colour = colore maggiore: *{ $n }* { $name }
tray-colours =
    { $n ->
        [1] *1 colore,* nessuno di più
       *[other] *{ $n } colori,* nessuno di più
    }
tray-colours-behind =
    { $n ->
        [1] 1 colore, { $names }: { $of }
       *[other] { $n } colori, { $names }: { $of }
    }
tray-shared = { $names }: *{ $points }* ciascuna
tray-others = altri { $n }
tray-alone = nessun altro ne ha
tray-most = { $n }, *massimo: { $points }*
tray-place = { $of }º: { $points }, a { $n } da { $names }
tray-behind = a { $n } da { $names }
tray-fewest = { $n }, *minimo: { $points }*
tray-fewest-none = *il minimo*
tray-nobody = nessuno ne ha ancora
tray-level = tutti pari
tray-race = *{ $n } di { $of }* rotoli
tray-places = restano: { $parts }
tray-no-place = posti finiti
tray-waits = prossimo { $name } *×{ $n }*
tray-ready = pronta all'uso
tray-soon = dal prossimo turno
tray-safe = ora al sicuro
tray-unseen = prossima mano alla cieca
tray-sets =
    { $of ->
        [2] { $n ->
            [one] una coppia
           *[other] { $n } coppie
        }
        [3] { $n ->
            [one] un tris
           *[other] { $n } tris
        }
       *[other] { $n } × { $of }
    }
tray-different = { $parts } diversi

## Il valore

tray-at-end = *{ $points }* alla fine
tray-at-end-most = massimo: *{ $points }* alla fine
tray-at-end-fewest = minimo: *{ $points }* alla fine
tray-stays = se resta così
tray-if-locked = se la scegli
tray-if-found = se qualcuno ce l'ha
tray-at-once = *{ $points }* subito
tray-turned = coperte
tray-so-far = *{ $points }* per ora in questa manche
tray-round = questa manche { $before } → *{ $after }*

## Tipi

tray-sort-orange = arancia
tray-sort-pineapple = ananas
tray-sort-watermelon = anguria
