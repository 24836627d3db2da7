### Der Punkteblock, und der Rahmen um Regeln und Menüs im Terminal.

## Fragen

pad-ask-game = Welches Spiel? (sushi-go, sushi-go-party oder sushizock)
pad-ask-edition = Welche Ausgabe? (zoch oder gamewright)
pad-ask-seats = Wie viele Personen?
pad-ask-meal = Welches Menü? (wie in sushiya meals)
pad-ask-dummy = Mit dem Strohmann? (ja oder nein)
pad-ask-names = Namen, mit Kommas dazwischen (Enter: Platz 0, Platz 1, …)
pad-ask-next-round = Auch Runde { $count } werten?
pad-ask-uramaki = Punkte durch Uramaki während der Runde, eine Zahl pro Platz (Enter: niemand)
pad-ask-sushi = { $value }, Sushi von unten nach oben (Enter: keine)
pad-ask-bones = { $value }, Gräten von unten nach oben, ohne Minus (Enter: keine)

pad-how-to-plates =
    Tipp, was vor jedem Platz liegt, in der Reihenfolge des Ausspielens, mit Leerzeichen:
    Ein Nigiri kommt auf das freie Wasabi davor oder liegt mit /free daneben.
    ~tempura ist eine verdeckte Karte, special_order>tempura eine Kopie.
    < nimmt die letzte Antwort zurück. Die Karten:
pad-how-to-stacks = Tipp die Zahlen jedes Stapels mit Leerzeichen dazwischen; < nimmt die letzte Antwort zurück.

## Zettel

pad-seat = Platz { $count }
pad-dummy = Strohmann
pad-round = Runde { $count }
pad-round-sum = zusammen
pad-final = Ende des Spiels
pad-total = Gesamt
pad-sushi-counted = Sushi, die zählen
pad-bones = Gräten
pad-winner = { $count ->
    [one] Gewonnen hat: { $value }
   *[other] Gewonnen haben: { $value }
}
pad-tie-break = Bei Gleichstand gewinnen die meisten Dessertkarten.
pad-unfinished = Die Desserts und der Sieg folgen nach Runde 3.
pad-note = Hinweis: { $value }

## Regeln

guide-games = Spiele
guide-dishes = Speisen von { $value }
guide-more = Mehr: sushiya rules miso, sushiya rules sushizock, sushiya rules --help
guide-card = { $count } × { $value }
guide-cards = Karten
guide-worth = Punkte
guide-detail = Genauer
guide-tip = Tipp
guide-players = { $value } Personen
guide-also = Auch in { $value }:
guide-editions = Ausgaben
guide-options = Optionen

## Menüs

meals-title = Vorgeschlagene Menüs
meals-order = Mit Maki, Appetizern, Specials und Dessert, in dieser Folge; Nigiri gibt es immer dazu.
meals-players = { $value } Personen
meals-limits = Alle Speisen passen zusammen, nur diese nicht zu jeder Personenzahl:
meals-check = Prüf ein eigenes Menü mit seinen sieben Speisen, durch + verbunden, zum Beispiel
meals-play = So spielst du es:
meals-legal = Ein gültiges eigenes Menü.
