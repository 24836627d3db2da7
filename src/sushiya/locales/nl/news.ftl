### Nieuws: wat er net gebeurde, in één zin. `$person` is “you” of “other”.

told-in-turn = beurt { $turn }
told-round = Ronde { $round }: ieder { $count } kaarten.
told-round-over = Ronde { $round } is voorbij.
told-over = De partij is voorbij.
told-turn = Beurt { $turn }: { $list }
told-turn-some = Beurt { $turn }: { $list } · nog { $count }
told-worth = { $person ->
    [you] Jouw { $dish }: nu { $points }
   *[other] { $name }: { $dish }, nu { $points }
}
told-on = { $person ->
    [you] Jij: { $card } op { $below }, nu { $points }
   *[other] { $name }: { $card } op { $below }, nu { $points }
}
told-copy = { $person ->
    [you] Je bestelt nog een keer { $card }.
   *[other] { $name } bestelt nog een keer { $card }.
}
told-returned = { $person ->
    [you] Terug in je hand: { $card }.
   *[other] Terug in de hand van { $name }: { $card }.
}
told-second = { $person ->
    [you] Je legt een tweede kaart: { $card }.
   *[other] { $name } legt een tweede kaart: { $card }.
}
told-from-menu = { $person ->
    [you] Je legt { $card } van het menu.
   *[other] { $name } legt { $card } van het menu.
}
told-overtaken = { $name } haalt je in: { $dish }, { $theirs } tegen { $mine }
told-level = { $name } komt op gelijke hoogte: { $dish }, elk { $theirs }
told-from-to = { $before } → { $after } voor jou, als het zo blijft.
told-called = { $person ->
    [you] Je kondigt { $card } aan.
   *[other] { $name } kondigt { $card } aan.
}
told-blind = { $person ->
    [you] Je trok blind: { $card }.
   *[other] { $name } kiest blind: { $card }.
}
told-blind-now = { $person ->
    [you] Je trekt blind.
   *[other] { $name } kiest blind.
}
told-for-dummy = { $person ->
    [you] Je trekt voor de dummy.
   *[other] { $name } trekt voor de dummy.
}
told-for-dummy-card = Je trok { $card } voor de dummy.
told-collided = { $dish }: { $count ->
    [2] twee tegelijk, beide weg
   *[other] { $count } tegelijk, allemaal weg
}
told-collided-who = In dezelfde beurt: { $names }.
told-collided-alone = { $person ->
    [you] Jij hebt ze allemaal gelegd.
   *[other] { $name } heeft ze allemaal gelegd.
}
told-cleared-collided = { $person ->
    [you] Je verliest { $card }.
   *[other] { $name } verliest { $card }.
}
told-cleared-scored = { $card } gaat opzij.
told-cleared-nobody-has-it = Niemand heeft het: { $card } gaat opzij.
told-cleared-nothing-to-copy = { $person ->
    [you] Niets te kopiëren: je legt { $card } opzij.
   *[other] Niets te kopiëren: { $name } legt { $card } opzij.
}
told-wished = { $person ->
    [you] Je wenst { $what }.
   *[other] { $name } wenst { $what }.
}
told-found = { $person ->
    [you] Jij hebt het.
   *[other] { $name } heeft het.
}
told-wish-asks-you = { $name } wenst { $what }: jij hebt het
told-nobody = { $person ->
    [you] Niemand heeft { $what }: je wens was vergeefs
   *[other] { $name } wenst { $what }, vergeefs: niemand heeft het
}
told-given-you = { $name } geeft je { $card } voor je wens
told-you-give = Je geeft { $to } { $card }
told-given = { $name } geeft { $to } { $card }.
told-turned = { $person ->
    [you] { $count ->
        [one] Je draait een kaart om.
       *[other] Je draait { $count } kaarten om.
    }
   *[other] { $count ->
        [one] { $name } draait een kaart om.
       *[other] { $name } draait { $count } kaarten om.
    }
}
told-turned-each = { $count ->
    [one] Die is nu { $points } punten waard.
   *[other] Elk { $points } punten.
}
told-menu = { $person ->
    [you] Je bekijkt { $count } kaarten.
   *[other] { $name } bekijkt { $count } kaarten.
}
told-scored = { $person ->
    [you] { $dish }: meteen { $points } punten voor jou
   *[other] { $dish }: meteen { $points } punten voor { $name }
}
told-raced = { $place ->
    [1] Als eerste binnen, met { $count } rollen.
    [2] Als tweede binnen, met { $count } rollen.
   *[other] Als derde binnen, met { $count } rollen.
}
told-portion = { $name } { $count } → { $points }
told-contest = { $dish }: { $list }
told-missed = { $person ->
    [you] Je hebt er { $count }: { $short } te weinig.
   *[other] { $name } heeft er { $count }: { $short } te weinig.
}
