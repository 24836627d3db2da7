### Neuigkeiten: was gerade geschah, in einem Satz. `$person` ist „you“ oder „other“.

told-in-turn = Zug { $turn }
told-round = Runde { $round }: { $count } Karten für jeden.
told-round-over = Runde { $round } ist vorbei.
told-over = Die Partie ist vorbei.
told-turn = Zug { $turn }: { $list }
told-turn-some = Zug { $turn }: { $list } · { $count } weitere
told-worth = { $person ->
    [you] { $dish } bei dir: jetzt { $points }
   *[other] { $name }: { $dish }, jetzt { $points }
}
told-on = { $person ->
    [you] Du: { $card } auf { $below }, jetzt { $points }
   *[other] { $name }: { $card } auf { $below }, jetzt { $points }
}
told-copy = { $person ->
    [you] Du bestellst noch einmal { $card }.
   *[other] { $name } bestellt noch einmal { $card }.
}
told-returned = { $person ->
    [you] Wieder auf deiner Hand: { $card }.
   *[other] Wieder auf der Hand von { $name }: { $card }.
}
told-second = { $person ->
    [you] Du legst eine zweite Karte: { $card }.
   *[other] { $name } legt eine zweite Karte: { $card }.
}
told-from-menu = { $person ->
    [you] Du legst { $card } aus dem Menü.
   *[other] { $name } legt { $card } aus dem Menü.
}
told-overtaken = { $name } überholt dich: { $dish }, { $theirs } gegen { $mine }
told-level = { $name } zieht mit dir gleich: { $dish }, je { $theirs }
told-from-to = { $before } → { $after } für dich, wenn es so bleibt.
told-called = { $person ->
    [you] Du sagst { $card } an.
   *[other] { $name } sagt { $card } an.
}
told-blind = { $person ->
    [you] Du hast blind gezogen: { $card }.
   *[other] { $name } wählt blind: { $card }.
}
told-blind-now = { $person ->
    [you] Du ziehst blind.
   *[other] { $name } wählt blind.
}
told-for-dummy = { $person ->
    [you] Du ziehst für den Strohmann.
   *[other] { $name } zieht für den Strohmann.
}
told-for-dummy-card = Du hast { $card } für den Strohmann gezogen.
told-collided = { $dish }: { $count ->
    [2] zwei zugleich, beide weg
   *[other] { $count } zugleich, alle weg
}
told-collided-who = Im selben Zug: { $names }.
told-collided-alone = { $person ->
    [you] Du hast alle gelegt.
   *[other] { $name } hat alle gelegt.
}
told-cleared-collided = { $person ->
    [you] Du verlierst { $card }.
   *[other] { $name } verliert { $card }.
}
told-cleared-scored = { $card } kommt beiseite.
told-cleared-nobody-has-it = Niemand hat es: { $card } kommt beiseite.
told-cleared-nothing-to-copy = { $person ->
    [you] Nichts zu kopieren: { $card } kommt bei dir beiseite.
   *[other] Nichts zu kopieren: { $name } legt { $card } beiseite.
}
told-wished = { $person ->
    [you] Du wünschst dir { $what }.
   *[other] { $name } wünscht sich { $what }.
}
told-found = { $person ->
    [you] Du hast es.
   *[other] { $name } hat es.
}
told-wish-asks-you = { $name } wünscht sich { $what }: Du hast es
told-nobody = { $person ->
    [you] Niemand hat { $what }: dein Wunsch war vergebens
   *[other] { $name } wünscht sich { $what }, vergebens: niemand hat es
}
told-given-you = { $name } gibt dir { $card } für deinen Wunsch
told-you-give = Du gibst { $to } { $card }
told-given = { $name } gibt { $to } { $card }.
told-turned = { $person ->
    [you] { $count ->
        [one] Du drehst eine Karte um.
       *[other] Du drehst { $count } Karten um.
    }
   *[other] { $count ->
        [one] { $name } dreht eine Karte um.
       *[other] { $name } dreht { $count } Karten um.
    }
}
told-turned-each = { $count ->
    [one] Sie zählt jetzt { $points } Punkte.
   *[other] Je { $points } Punkte.
}
told-menu = { $person ->
    [you] Du siehst dir { $count } Karten an.
   *[other] { $name } sieht sich { $count } Karten an.
}
told-scored = { $person ->
    [you] { $dish }: sofort { $points } Punkte für dich
   *[other] { $dish }: sofort { $points } Punkte für { $name }
}
told-raced = { $place ->
    [1] Zuerst am Ziel, mit { $count } Rollen.
    [2] Der zweite Platz, mit { $count } Rollen.
   *[other] Der dritte Platz, mit { $count } Rollen.
}
told-portion = { $name } { $count } → { $points }
told-contest = { $dish }: { $list }
told-missed = { $person ->
    [you] Du hast { $count }: { $short } zu wenig.
   *[other] { $name } hat { $count }: { $short } zu wenig.
}
