### Neuigkeiten: was gerade geschah, in einem Satz. `$who` ist „you“ oder „other“.

news-none = Drei Runden, die meisten Punkte gewinnen.
news-in-turn = Zug { $turn }
news-round = Runde { $round }: { $count } Karten für jeden.
news-round-over = Runde { $round } ist vorbei.
news-over = Die Partie ist vorbei.
news-turn = Zug { $turn }: { $list }
news-worth = { $who ->
    [you] { $dish } bei dir: jetzt { $points }
   *[other] { $name }: { $dish }, jetzt { $points }
}
news-on = { $who ->
    [you] Du: { $card } auf { $below }, jetzt { $points }
   *[other] { $name }: { $card } auf { $below }, jetzt { $points }
}
news-copy = { $who ->
    [you] Du bestellst noch einmal { $card }.
   *[other] { $name } bestellt noch einmal { $card }.
}
news-returned = { $who ->
    [you] Wieder auf deiner Hand: { $card }.
   *[other] Wieder auf der Hand von { $name }: { $card }.
}
news-second = { $who ->
    [you] Du legst eine zweite Karte: { $card }.
   *[other] { $name } legt eine zweite Karte: { $card }.
}
news-from-menu = { $who ->
    [you] Du legst { $card } aus dem Menü.
   *[other] { $name } legt { $card } aus dem Menü.
}
news-overtaken = { $name } überholt dich: { $dish }
news-from-to = { $before } → { $after } für dich, wenn es so bleibt.
news-called = { $who ->
    [you] Du sagst { $card } an.
   *[other] { $name } sagt { $card } an.
}
news-blind = { $who ->
    [you] Du hast blind gezogen: { $card }.
   *[other] { $name } wählt blind: { $card }.
}
news-for-dummy = { $who ->
    [you] Du ziehst für den Strohmann.
   *[other] { $name } zieht für den Strohmann.
}
news-collided = { $dish }: { $count ->
    [2] zwei zugleich, beide weg
   *[other] { $count } zugleich, alle weg
}
news-collided-who = Im selben Zug gelegt von { $names }.
news-cleared-collided = { $who ->
    [you] Du verlierst { $card }.
   *[other] { $name } verliert { $card }.
}
news-cleared-scored = { $card } kommt beiseite.
news-cleared-used = { $card } hat gewirkt.
news-cleared-nobody-has-it = Niemand hat es: { $card } kommt beiseite.
news-cleared-nothing-to-copy = { $who ->
    [you] Nichts zu kopieren: { $card } kommt bei dir beiseite.
   *[other] Nichts zu kopieren: { $name } legt { $card } beiseite.
}
news-cleared-nothing-to-lay = { $who ->
    [you] Nichts zu legen: { $card } kommt bei dir beiseite.
   *[other] Nichts zu legen: { $name } legt { $card } beiseite.
}
news-wished = { $who ->
    [you] Du wünschst dir { $what }.
   *[other] { $name } wünscht sich { $what }.
}
news-found = { $who ->
    [you] Du hast es.
   *[other] { $name } hat es.
}
news-wish-asks-you = { $name } wünscht sich { $what }: Du hast es
news-nobody = { $who ->
    [you] Niemand hat { $what }: dein Wunsch war vergebens
   *[other] { $name } wünscht sich { $what }, vergebens: niemand hat es
}
news-given-you = { $name } gibt dir { $card } für deinen Wunsch
news-you-give = Du gibst { $to } { $card }
news-given = { $name } gibt { $to } { $card }.
news-turned = { $who ->
    [you] { $count ->
        [one] Du drehst eine Karte um.
       *[other] Du drehst { $count } Karten um.
    }
   *[other] { $count ->
        [one] { $name } dreht eine Karte um.
       *[other] { $name } dreht { $count } Karten um.
    }
}
news-menu = { $who ->
    [you] Du siehst dir { $count } Karten an.
   *[other] { $name } sieht sich { $count } Karten an.
}
news-scored = { $who ->
    [you] { $dish }: sofort { $points } Punkte für dich
   *[other] { $dish }: sofort { $points } Punkte für { $name }
}
news-portion = { $name } { $count } → { $points }
news-contest = { $dish }: { $list }
news-missed = { $who ->
    [you] Du hast { $count }: { $short } zu wenig.
   *[other] { $name } hat { $count }: { $short } zu wenig.
}
