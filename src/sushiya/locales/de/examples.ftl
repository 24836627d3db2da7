### Rechenbeispiele der Regelseiten. Jede Zahl kommt aus den Regeln, hier steht keine.

example-title = Ein Beispiel
example-before = Vorher
example-after = Nachher
example-happens = Was passiert
example-empty = nichts
example-points = { $points } Punkte

example-name-0 = Mia
example-name-1 = Leo
example-name-2 = Noa
example-name-3 = Kim

## What a part of the plates is worth

example-each = { $count } × { $name }: { $points }
example-on-base = { $name } auf { $base }: { $points }
example-left-over = { $count } übrig: { $points }
example-pair = ein Paar: { $points }
example-single = ohne Partner: { $points }
example-different = { $count ->
    [1] einzeln: { $points }
   *[other] { $count } verschiedene: { $points }
}
example-face-down = { $count } verdeckt: { $points }
example-colour = { $cards } × { $name }, { $count } Karten einer Farbe: { $points }
example-colours = { $cards } × { $name }, { $count } Farben: { $points }
example-opponents = { $cards } × { $name }, { $count ->
    [one] sonst hat es noch eine Person
   *[other] { $count } andere haben es auch
}: { $points }
example-most = { $count }, { $ties ->
    [1] am meisten
   *[other] gemeinsam am meisten
}: { $points }
example-second = { $count }, { $ties ->
    [1] Platz zwei
   *[other] gemeinsam Platz zwei
}: { $points }
example-third = { $count }, { $ties ->
    [1] Platz drei
   *[other] gemeinsam Platz drei
}: { $points }
example-fewest = { $count }, { $ties ->
    [1] am wenigsten
   *[other] gemeinsam am wenigsten
}: { $points }
example-between = { $count }, dazwischen: { $points }
example-none = keine: { $points }

## Tiles and dice

example-stacks = { $counting } von { $height } Sushi zählen: { $sushi } − { $bones } = { $points }
example-take = { $count } × { $face }: Portion { $place } von links
example-steal = { $count } × { $face }: { $place ->
    [1] die oberste Portion eines fremden Stapels
   *[other] oder Portion { $place } von oben
}
