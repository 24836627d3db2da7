### Nieuws: wat er net gebeurde, in één zin. `$who` is “you” of “other”.

news-none = Drie rondes; de meeste punten winnen.
news-in-turn = beurt { $turn }
news-round = Ronde { $round }: ieder { $count } kaarten.
news-round-over = Ronde { $round } is voorbij.
news-over = De partij is voorbij.
news-turn = Beurt { $turn }: { $list }
news-worth = { $who ->
    [you] Jouw { $dish }: nu { $points }
   *[other] { $name }: { $dish }, nu { $points }
}
news-on = { $who ->
    [you] Jij: { $card } op { $below }, nu { $points }
   *[other] { $name }: { $card } op { $below }, nu { $points }
}
news-copy = { $who ->
    [you] Je bestelt nog een keer { $card }.
   *[other] { $name } bestelt nog een keer { $card }.
}
news-returned = { $who ->
    [you] Terug in je hand: { $card }.
   *[other] Terug in de hand van { $name }: { $card }.
}
news-second = { $who ->
    [you] Je legt een tweede kaart: { $card }.
   *[other] { $name } legt een tweede kaart: { $card }.
}
news-from-menu = { $who ->
    [you] Je legt { $card } van het menu.
   *[other] { $name } legt { $card } van het menu.
}
news-overtaken = { $name } haalt je in: { $dish }
news-from-to = { $before } → { $after } voor jou, als het zo blijft.
news-called = { $who ->
    [you] Je kondigt { $card } aan.
   *[other] { $name } kondigt { $card } aan.
}
news-blind = { $who ->
    [you] Je trok blind: { $card }.
   *[other] { $name } kiest blind: { $card }.
}
news-for-dummy = { $who ->
    [you] Je trekt voor de dummy.
   *[other] { $name } trekt voor de dummy.
}
news-collided = { $dish }: { $count ->
    [2] twee tegelijk, beide weg
   *[other] { $count } tegelijk, allemaal weg
}
news-collided-who = In dezelfde beurt gelegd door { $names }.
news-cleared-collided = { $who ->
    [you] Je verliest { $card }.
   *[other] { $name } verliest { $card }.
}
news-cleared-scored = { $card } gaat opzij.
news-cleared-used = { $card } heeft zijn werk gedaan.
news-cleared-nobody-has-it = Niemand heeft het: { $card } gaat opzij.
news-cleared-nothing-to-copy = { $who ->
    [you] Niets te kopiëren: je legt { $card } opzij.
   *[other] Niets te kopiëren: { $name } legt { $card } opzij.
}
news-cleared-nothing-to-lay = { $who ->
    [you] Niets te leggen: je legt { $card } opzij.
   *[other] Niets te leggen: { $name } legt { $card } opzij.
}
news-wished = { $who ->
    [you] Je wenst { $what }.
   *[other] { $name } wenst { $what }.
}
news-found = { $who ->
    [you] Jij hebt het.
   *[other] { $name } heeft het.
}
news-wish-asks-you = { $name } wenst { $what }: jij hebt het
news-nobody = { $who ->
    [you] Niemand heeft { $what }: je wens was vergeefs
   *[other] { $name } wenst { $what }, vergeefs: niemand heeft het
}
news-given-you = { $name } geeft je { $card } voor je wens
news-you-give = Je geeft { $to } { $card }
news-given = { $name } geeft { $to } { $card }.
news-turned = { $who ->
    [you] { $count ->
        [one] Je draait een kaart om.
       *[other] Je draait { $count } kaarten om.
    }
   *[other] { $count ->
        [one] { $name } draait een kaart om.
       *[other] { $name } draait { $count } kaarten om.
    }
}
news-menu = { $who ->
    [you] Je bekijkt { $count } kaarten.
   *[other] { $name } bekijkt { $count } kaarten.
}
news-scored = { $who ->
    [you] { $dish }: meteen { $points } punten voor jou
   *[other] { $dish }: meteen { $points } punten voor { $name }
}
news-portion = { $name } { $count } → { $points }
news-contest = { $dish }: { $list }
news-missed = { $who ->
    [you] Je hebt er { $count }: { $short } te weinig.
   *[other] { $name } heeft er { $count }: { $short } te weinig.
}
