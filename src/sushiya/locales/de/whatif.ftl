### Was wäre, wenn: eine andere Möglichkeit einer aufgezeichneten Partie, vielmals zu Ende gespielt oder weitergespielt.

whatif = Was wäre, wenn …
whatif-where-you = Wo du standst
whatif-where = Wo { $name } stand
whatif-known-you = wie du es kanntest
whatif-known = wie { $name } es kannte
whatif-take = Stattdessen
whatif-took-you = du nahmst: { $option }
whatif-took = { $name } nahm: { $option }
whatif-played = gespielt
whatif-whose = Wessen Wahl
whatif-only = Es gab nichts anderes zu wählen.
whatif-choose-first = wähle etwas anderes
whatif-times = { $count }-mal
whatif-done = fertig
whatif-progress = { $deals } von { $of }
whatif-starting = Die ersten Partien werden gespielt. Auf einem neuen Server wird die Rechenmaschine einmal vorbereitet, das dauert ein, zwei Minuten.
whatif-needs-server = Viele Partien auf einmal brauchen einen Server mit der schnellen Rechenmaschine. Du kannst von hier aus weiterspielen.
whatif-ran = { $count }-mal gespielt
whatif-same-luck = dasselbe Glück für beide
whatif-points = { $sign ->
    [plus] { $option } endet { $points } Punkte besser.
   *[minus] { $option } endet { $points } Punkte schlechter.
}
whatif-wins = { $sign ->
    [plus] Das gewinnt { $count } von 100 mehr.
    [minus] Das gewinnt { $count } von 100 weniger.
   *[even] Das gewinnt gleich oft.
}
whatif-alike = { $option } ist ebenso gut: Die Zahlen können sie nicht unterscheiden.
whatif-few = Besser in { $better }, schlechter in { $worse }: zu wenige, um etwas zu sagen.
whatif-won = gewonnen
whatif-mean = Mittel { $points }
whatif-behind = hinter den Besten
whatif-ahead-of = voraus
whatif-caption = Punkte Vorsprung vor den besten anderen am Ende: Rechts von 0 ist gewonnen. Alle spielen nach derselben schnellen Regel, mit Karten und Würfeln, wie man sie sich damals vorstellen konnte. Der Balken am Fuß ist das Mittel mit seiner Spanne.
whatif-option = Möglichkeit
whatif-ahead = Vorsprung
whatif-better-in = besser in
whatif-matches = { $count ->
    [one] einer Partie
   *[other] { $count } Partien
}
whatif-same = { $count ->
    [one] Eine Partie endete gleich.
   *[other] { $count } Partien endeten gleich.
}
whatif-range = { $from } bis { $to }
whatif-play-on = Von hier weiterspielen
whatif-unrated = Du spielst diesen Platz gegen Bots, mit denselben Karten und Würfeln. Die Partie selbst bleibt, wie sie war.
whatif-variations = Varianten
whatif-kept = bei der Aufzeichnung
whatif-as-played = Wie gespielt
whatif-instead = Stattdessen { $option }
whatif-played-on = { $option }, weitergespielt
whatif-open = wird noch gespielt
whatif-expired = diese Partie gibt es nicht mehr
whatif-share = Teilen
whatif-shared = Kopiert
whatif-more = „{ $name }“ ändern
whatif-name = Name
whatif-save = Speichern
whatif-export = Als Datei speichern
whatif-delete = Löschen
whatif-delete-ask = „{ $name }“ löschen? Die Partie selbst bleibt.
whatif-keep = Behalten
whatif-key-option = etwas anderes wählen
whatif-key-run = vielmals zu Ende spielen
whatif-key-play = von hier weiterspielen
whatif-options-at = Antwort { $at }: { $name } konnte wählen
