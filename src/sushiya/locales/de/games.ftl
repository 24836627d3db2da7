### Spiele, ihre Regeln, Ausgaben, Optionen und Menüs und die Wörter von Sushizock.

## Sushi Go!

game-sushi-go = Sushi Go!
    .summary = Einen Teller nehmen, den Rest weitergeben: drei schnelle Runden um den richtigen Happen, bevor ihn sich nebenan jemand schnappt.
    .players = 2 bis 5 Personen (Zoch-Ausgabe: 3 bis 5)
    .rules =
        # Austeilen
        108 Karten, einmal vor dem Spiel gemischt. Drei Runden, alle vom selben Stapel.
        Jede Runde bekommst du zu zweit 10 Karten, zu dritt 9, zu viert 8, zu fünft 7.
        # Ein Zug
        Alle wählen verdeckt eine Karte aus der Hand.
        Alle decken gleichzeitig auf; die Karten bleiben vor euch liegen.
        Dann gehen alle Hände nach links weiter, und du wählst aus der, die bei dir ankommt.
        Mit Stäbchen aus einem früheren Zug wählst du zwei Karten auf einmal; sie kommen in die Hand, die du weitergibst.
        Einmal pro Zug, und nur mit zwei oder mehr Karten auf der Hand.
        Wasabi lässt ein späteres Nigiri dreifach zählen.
        Die letzte Karte einer Hand legst du einfach hin.
        # Ende einer Runde
        Sind die Hände leer, zählt alles außer den Puddingen.
        Maki: meiste Rollen 6, zweitmeiste 3.
        Tempura: 5 je Paar. Sashimi: 10 für drei.
        Gyoza: 1, 3, 6, 10 oder 15 für 1, 2, 3, 4 oder 5 und mehr.
        Nigiri: Ei 1, Lachs 2, Tintenfisch 3; auf Wasabi 3, 6 und 9.
        Stäbchen und leeres Wasabi: nichts.
        Die Puddinge behältst du. Alle anderen Karten kommen offen auf den Ablagestapel und nicht zurück.
        # Ende des Spiels
        Nach der dritten Runde zählen die Puddinge: meiste +6, wenigste -6.
        Die meisten Punkte gewinnen. Bei Gleichstand gewinnen die meisten Puddinge; hilft auch das nicht, gewinnt ihr gemeinsam.
        # Ausgaben
        Was es bei Gleichstand gibt und ob ein Nigiri aufs Wasabi muss, hängt von der Ausgabe ab.

edition-sushi-go-zoch = Zoch, 2014
    .summary = Für 3 bis 5 Personen. Du darfst ein Nigiri neben ein freies Wasabi legen, und ein Nigiri aus demselben Zug wie das Wasabi kommt nie darauf. Bei Gleichstand bekommen alle die vollen Punkte, bei Maki und bei Pudding. Die Gyoza sind hier Muscheln, der Tintenfisch ist Thunfisch.

edition-sushi-go-gamewright = Gamewright, 2014
    .summary = Für 2 bis 5 Personen. Das nächste Nigiri muss auf ein freies Wasabi, sogar auf eins aus demselben Zug, wenn du das Wasabi zuerst legst. Bei Gleichstand werden die Punkte geteilt, Bruchteile fallen weg, und ein geteilter erster Platz bei Maki lässt keinen zweiten übrig. Zu zweit verliert beim Pudding niemand etwas, außer ihr nehmt den Strohmann als Dritten dazu.

## Sushi Go Party!

game-sushi-go-party = Sushi Go Party!
    .summary = Dasselbe flotte Weitergeben, aber das Menü stellt ihr selbst zusammen: acht Speisen pro Spiel, bis zu acht am Tisch.
    .players = 2 bis 8 Personen
    .rules =
        # Das Menü
        Im Stapel sind: alle Nigiri, 1 Sorte Maki, 3 Sorten Appetizer, 2 Sorten Specials und 1 Sorte Dessert.
        Nehmt ein vorgeschlagenes Menü oder stellt selbst eins zusammen.
        Löffel und Edamame sind nichts für 2, Menü und Sonderwunsch nichts für 7 oder 8 Personen.
        # Beginn einer Runde
        Das Spiel hat drei Runden. Vor jeder werden zufällige Desserts eingemischt.
        Das sind 5, dann 3, dann 2 mit 2 bis 5 Personen; 7, dann 5, dann 3 mit 6 bis 8.
        Du bekommst 10 Karten mit 2 oder 3 Personen, 9 mit 4 oder 5, 8 mit 6 oder 7, 7 mit 8. Der Rest ist der Nachziehstapel.
        # Ein Zug
        Wählen: Alle wählen verdeckt eine Karte aus der Hand.
        Dazu darfst du einmal Stäbchen oder einen Löffel ansagen, die seit einem früheren Zug vor dir liegen.
        Die Ansage ist geheim wie die Karte, und du musst sie ausführen.
        Einen Sonderwunsch wählst du zusammen mit der Karte, die er kopieren soll.
        Aufdecken: alle Karten auf einmal.
        Sonderwünsche werden Kopien, Nigiri kommen auf freies Wasabi, Miso-Suppen stoßen zusammen, Uramaki mit 10 punkten.
        Nummern: Dann wirken die Karten mit Nummern, die kleinste zuerst.
        Angesagte Stäbchen sind 1 bis 3, angesagte Löffel 4 bis 6, eben gelegte Menüs 7 bis 9, eben gelegte Bento-Boxen 10 bis 12.
        Du entscheidest immer erst, wenn die Nummer dran ist; eine jetzt gelegte Karte wirkt vor der nächsten Nummer.
        Ein Menü oder eine Bento-Box, die jetzt dazukommt, wirkt noch in diesem Zug. Stäbchen oder Löffel warten auf einen späteren.
        Weitergeben: Alle Hände gehen nach links.
        Die letzte Karte einer Hand legst du einfach hin; ansagen lässt sich dazu nichts.
        Zur Seite heißt: offen neben den Plan, für den Rest der Runde aus dem Spiel, ohne Punkte und ohne Farbe.
        # Ende einer Runde
        Sind die Hände leer, zählen die Karten der Runde. Deine Desserts kommen in deine Sammlung.
        Alle anderen Karten werden für die nächste Runde gemischt, auch die zur Seite gelegten und die nicht ausgeteilten, samt den Desserts darin.
        # Ende des Spiels
        Nach der dritten Runde zählen die Desserts.
        Die meisten Punkte gewinnen. Bei Gleichstand gewinnen die meisten Dessertkarten, Kopien eingeschlossen; sonst gewinnt ihr gemeinsam.

edition-sushi-go-party-zoch = Zoch, 2017
    .summary = Ein Sonderwunsch, der ein Nigiri kopiert, kommt auf dein freies Wasabi, egal wo das Original liegt. In eine Bento-Box dürfen auch Karten, die du früher im selben Zug gelegt hast.

edition-sushi-go-party-devir = Devir, 2016
    .summary = Ein Sonderwunsch, der ein Nigiri kopiert, darf auf dein freies Wasabi, wenn du magst, aber nur, wenn das Original auf keinem liegt. In eine Bento-Box kommen nur Karten aus früheren Zügen.

## Sushizock

game-sushizock = Sushizock im Gockelwok
    .summary = Erwürfle Sushi, aber hol dir auch die Gräten: Ein Sushi zählt nur mit einer Gräte daneben, und Stäbchen stibitzen beides.
    .players = 2 bis 5 Personen
    .rules =
        # Der Tisch
        12 Sushi-Portionen, je zwei von 1 bis 6, und 12 Gräten: fünf -1, vier -2, zwei -3, eine -4.
        Sushi und Gräten werden getrennt gemischt und liegen offen in zwei Reihen.
        Jeder der fünf Würfel hat zwei Sushi, zwei Gräten, einmal blaue und einmal rote Stäbchen.
        # Ein Zug
        Du hast bis zu drei Würfe für genau eine Portion. Nimmst du eine, ist dein Zug vorbei; es geht im Uhrzeigersinn.
        Wirf alle fünf Würfel. Nimm eine Portion, die sie erlauben, oder leg mindestens einen eben geworfenen Würfel zur Seite und wirf den Rest.
        Würfel zur Seite werden in diesem Zug nicht mehr geworfen und zählen immer mit. Mindestens einer muss zum Werfen übrig bleiben.
        Nach dem dritten Wurf musst du eine Portion nehmen. Auch ein zweiter Wurf mit nur einem Würfel ist der letzte.
        # Was die Würfel erlauben
        Alle fünf Würfel zählen zusammen.
        Sushi: Eins bringt dir das erste Sushi der Reihe von links, zwei bringen das zweite und so weiter.
        Gräten: genauso in der Grätenreihe. Reihen rücken auf; ist eine zu kurz, gibt sie nichts her.
        Drei oder mehr blaue Stäbchen: Klau das oberste Sushi eines anderen Stapels. Drei oder mehr rote: die oberste Gräte.
        Vier oder fünf einer Farbe: jede Portion aus so einem Stapel, genannt nach ihrem Platz von oben, ohne nachzusehen.
        Kannst du nach deinem letzten Wurf nichts nehmen, bekommst du die schlimmste Gräte der Mitte.
        Liegt dort keine Gräte mehr, bekommst du das kleinste Sushi. Unter gleichen suchst du aus.
        Kannst du nach dem letzten Wurf etwas nehmen, musst du, auch wenn nur Klauen geht.
        # Deine Stapel
        Was du gewinnst, kommt offen oben auf deinen Sushistapel oder deinen Grätenstapel.
        Nur die oberste Portion eines Stapels darf man sehen, auch bei den eigenen.
        # Ende des Spiels
        Das Spiel endet, wenn die letzte Portion der Mitte genommen ist.
        Vergleich deine Stapel von unten: Sushi über der Höhe der Gräten sind wertlos. Gräten zählen immer.
        Sushi, die zählen, minus Gräten sind deine Punkte. Die meisten Punkte gewinnen; bei Gleichstand gewinnt ihr gemeinsam.

edition-sushizock-zoch = Zoch, 2008
    .summary = Es beginnt, wer zuletzt Fisch gegessen hat: Welcher Platz das ist, sagt, wer einlädt.

edition-sushizock-999games = 999 Games, 2008
    .summary = Das Los entscheidet, wer beginnt.

## Optionen

option-seats = Personen
    .summary = Wie viele am Tisch sitzen.

option-edition = Ausgabe
    .summary = Nach den Regeln welches Verlags ihr spielt.

option-meal = Menü
    .summary = Die Speisen im Stapel: ein vorgeschlagenes Menü oder sieben Sorten eurer Wahl zu den Nigiri.

option-pass = Weitergeben
    .summary = In welche Richtung die Hände in Sushi Go! wandern.

option-dummy = Strohmann
    .summary = Für zwei bei Sushi Go!, Gamewright-Ausgabe: ein dritter Platz am Tisch, den ihr abwechselnd füttert.
    .rules =
        Es werden drei Hände mit je 9 Karten ausgeteilt; die dritte ist der verdeckte Stapel des Strohmanns.
        In jedem Zug hat ihn eine Person in der Hand: Zieh die oberste Karte des Stapels auf deine Hand, dann wähl eine Karte für dich und eine für den Strohmann. Die andere Person wählt eine Karte.
        Nach dem Aufdecken tauscht ihr zwei die Hände; der Stapel bleibt. Jeden Zug wechselt ihr euch ab, durch alle Runden; der erste Platz beginnt.
        Der Strohmann wird gewertet wie ein Dritter, Pudding kann also 6 kosten. Er nutzt nie Stäbchen, seine Nigiri kommen auf sein freies Wasabi, und gewinnen kann er nicht.

option-open-stacks = offene Stapel
    .summary = Sushizock mit ganzen Stapeln im Blick. Genommen wurde ohnehin alles offen; so musst du es dir nicht merken.

option-first = Startplatz
    .summary = Der Platz, der Sushizock in der Zoch-Ausgabe beginnt: der erste, außer wer einlädt nennt den, der zuletzt Fisch gegessen hat.

## Menüs

meal-my-first-meal = Gabel statt Stäbchen
    .summary = Schlicht und freundlich, beim Austeilen erklärt.

meal-sushi-go = Sushi Go!
    .summary = Die Klassiker des kleinen Spiels, für bis zu acht.

meal-party-sampler = Experimentierkasten
    .summary = Eine sanfte Kostprobe vom Neuen: Temaki, Tofu und ein Blick ins Menü.

meal-master-menu = Meistermenü
    .summary = Für Geübte: Onigiri und Frucht zum Planen, ein Löffel zum Fürchten, eine Box zum Bereuen.

meal-points-platter = Punkteplatte
    .summary = Großzügige Teller und hohe Punkte; Kopien und Tee machen große Sammlungen noch größer.

meal-cutthroat-combo = Gemeinsam gemein
    .summary = Hier kann dir alles wehtun, und alle können es auch.

meal-big-banquet = Großes Schmausen
    .summary = Am schönsten zu sechst bis zu acht, wenn sich Stäbchen und Löffel über dem Tisch kreuzen.

meal-dinner-for-two = Traute Zweisamkeit
    .summary = Ein Duell um Formen und Suppen, mit Menüs, falls du es dir anders überlegst; mehr dürfen dazu.

meal-a-la-carte = à la carte
    .summary = Euer eigenes Menü: 1 Maki, 3 Appetizer, 2 Specials, 1 Dessert und wie immer Nigiri.

## Wörter von Sushizock

tile-sushi = Sushi { $value }
tile-bone = Gräte { $value }
tile-forced = Pflichtportion

face-sushi = Sushi
face-bone = Gräte
face-blue = blaue Stäbchen
face-red = rote Stäbchen

row-sushi = Sushireihe
row-bone = Grätenreihe

stack-sushi = Sushistapel
stack-bone = Grätenstapel

kept = zur Seite
