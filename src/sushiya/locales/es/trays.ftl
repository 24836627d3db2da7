### Lo que dice una bandeja: un plato ante alguien, su valor ahora y lo que falta.
### Una línea tiene unos 28 caracteres. Los *asteriscos* encierran lo que va en negrita.

## Hechos, por id

tray-more = *{ $n } más* para { $points }
tray-worse = { $n } más: solo *{ $points }*
tray-top = más no suma
tray-each = { $points } cada una
tray-times = { $name } ×{ $n } *= { $points }*
tray-besides =
    { $n ->
        [1] otro: { $points }
       *[other] otros { $n }: { $points }
    }
tray-partner = con { $name }: *{ $points }*
tray-another = *otro tipo:* { $points }
tray-colour = color mayor: *{ $n }* { $name }
tray-colours =
    { $n ->
        [1] *1 color,* nadie tiene más
       *[other] *{ $n } colores,* nadie tiene más
    }
tray-colours-behind =
    { $n ->
        [1] 1 color, { $names }: { $of }
       *[other] { $n } colores, { $names }: { $of }
    }
tray-shared = { $names }: *{ $points }* cada una
tray-others = otros { $n }
tray-alone = nadie más tiene
tray-most = { $n }, *máximo: { $points }*
tray-place = { $of }.º: { $points }, a { $n } de { $names }
tray-behind = a { $n } de { $names }
tray-fewest = { $n }, *mínimo: { $points }*
tray-fewest-none = *el mínimo*
tray-nobody = aún no tiene nadie
tray-level = todos igual
tray-race = *{ $n } de { $of }* rollos
tray-places = quedan: { $parts }
tray-no-place = no quedan puestos
tray-waits = próximo { $name } *×{ $n }*
tray-ready = lista para usar
tray-soon = desde el próximo turno
tray-safe = ya a salvo
tray-unseen = próxima mano a ciegas
tray-sets =
    { $of ->
        [2] { $n ->
            [one] una pareja
           *[other] { $n } parejas
        }
        [3] { $n ->
            [one] un trío
           *[other] { $n } tríos
        }
       *[other] { $n } × { $of }
    }
tray-different = { $parts } diferentes

## El valor

tray-at-end = *{ $points }* al final
tray-at-end-most = máximo: *{ $points }* al final
tray-at-end-fewest = mínimo: *{ $points }* al final
tray-stays = si sigue así
tray-if-locked = si la eliges
tray-if-found = si alguien lo tiene
tray-at-once = *{ $points }* al momento
tray-turned = boca abajo
tray-so-far = *{ $points }* por ahora en esta ronda
tray-round = esta ronda { $before } → *{ $after }*

## Tipos

tray-sort-orange = naranja
tray-sort-pineapple = piña
tray-sort-watermelon = sandía
