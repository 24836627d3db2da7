### Lektionen: was der Coach sagt. Kurze Sätze, eins nach dem anderen.

tutorial-title = Lektion
tutorial-learn = In fünf Minuten lernen
tutorial-resume = Lektion fortsetzen
tutorial-coach = Deine Begleitung
tutorial-progress = So weit bist du
tutorial-step = { $step } von { $count }
tutorial-next = Weiter
tutorial-skip = Überspringen
tutorial-wait = Jetzt sind die anderen dran. Schau ihnen zu.
tutorial-free = Du hast die Wahl! Was du antippen kannst, ist erlaubt. Halte eine Karte gedrückt, um ihre Regel zu lesen.
tutorial-own-way = Dein eigener Weg, schön!
tutorial-play-on = Hier weiterspielen
tutorial-real-match = Richtige Partie

## Sushi Go!
tutorial-sushi-go-welcome = Willkommen! Ich habe die Karten für dich zurechtgelegt, damit wir alles ausprobieren können. Keine Uhr läuft, und nichts kann schiefgehen.
tutorial-sushi-go-hand = Das sind deine neun Karten. Alle wählen gleichzeitig eine; dann wandert jede Hand weiter.
tutorial-sushi-go-maki = Maki: Wer am Ende der Runde die meisten Rollen hat, bekommt 6 Punkte, der zweite Platz 3. Tippe die Karte mit dreien an und leg sie fest.
tutorial-sushi-go-passed = Alle Karten liegen offen, und die Hände sind gewandert. Was du übrig gelassen hast, sieht jetzt jemand neben dir.
tutorial-sushi-go-wasabi = Wasabi allein bringt nichts. Aber das nächste Nigiri darauf zählt dreifach. Nimm es!
tutorial-sushi-go-nigiri = Und da ist ein gutes: { $card } zählt 3. Auf deinem Wasabi werden daraus 9.
tutorial-sushi-go-tempura = Deine erste Hand ist wieder da, drei Karten dünner. Zwei Tempura bringen 5, eine nichts. Drei Sashimi bringen 10, sind aber schwer zu kriegen. Beginn mit Tempura.
tutorial-sushi-go-plates = Hier liegen deine Karten, nach Speisen, mit ihrem Wert im Moment. Tippe jemand anderen an, um dessen Karten zu sehen.
tutorial-sushi-go-chopsticks = Stäbchen bringen keine Punkte. Aber später darfst du mit ihnen zwei Karten auf einmal nehmen. Nimm sie.
tutorial-sushi-go-pair = Die zweite Tempura! Das Paar ist voll: 5 Punkte.
tutorial-sushi-go-pudding = Schau, ein Pudding. Er zählt erst am Ende der Partie: die meisten plus 6, die wenigsten minus 6.
tutorial-sushi-go-two = Jetzt die Stäbchen: Tippe den Pudding an, dann das Sashimi als zweite Karte. Die Stäbchen wandern mit der Hand weiter.
tutorial-sushi-go-sashimi = Zwei Sashimi sind noch nichts wert: Es braucht drei. Das kommt vor. Nimm eins, das andere geht weiter.
tutorial-sushi-go-last = Die letzte Karte gehört einfach dir. Dann wird die Runde gezählt.
tutorial-sushi-go-end = Deine erste Runde: { $points } Punkte! Noch zwei Runden wie diese, dann zählen die Puddings. Mehr musst du nicht wissen.

## Party
tutorial-sushi-go-party-welcome = Willkommen zur Party! Du wählst und gibst weiter wie bei Sushi Go!, aber jede Partie hat ihr eigenes Menü.
tutorial-sushi-go-party-meal = Nigiri sind immer dabei, dazu sieben Speisen nach Wahl: eine Rolle, drei Vorspeisen, zwei Spezialitäten, ein Dessert. Heute habe ich gewählt.
tutorial-sushi-go-party-uramaki = Uramaki ist ein Wettlauf: Wer zuerst zehn Rollen hat, bekommt sofort 8 Punkte, dann gibt es 5, dann 2. Fang mit der Fünf an.
tutorial-sushi-go-party-spoon = Ein Löffel ist eine Spezialität. Später holt er dir eine Karte aus einer fremden Hand. Nimm ihn.
tutorial-sushi-go-party-tempura = Eine Tempura ist nichts wert, zwei bringen 5. Nimm eine, die andere holen wir uns.
tutorial-sushi-go-party-call = Jetzt! Tippe das Uramaki mit vier an, dann „Löffel nutzen“, und leg es fest.
tutorial-sushi-go-party-wish = Wünsch dir Tempura. Reihum muss die erste Person, die eine hat, sie dir geben und bekommt dafür den Löffel.
tutorial-sushi-go-party-given = Geklappt: Die Tempura ist bei dir, das Paar bringt 5.
tutorial-sushi-go-party-soup = Miso-Suppe bringt 3. Kommt aber im selben Zug noch eine, sind alle weg. Traust du dich?
tutorial-sushi-go-party-collision = Oh nein, da hatte jemand dieselbe Idee: Die Suppen sind weg. Achte darauf, was die anderen wohl nehmen.
tutorial-sushi-go-party-dessert = Ein Dessert bleibt bis zum Ende der Partie bei dir, über alle drei Runden. Vier Eis bringen 12.
tutorial-sushi-go-party-race = Du hast neun Rollen. Noch ein Uramaki, und du bist über zehn. Schnell!
tutorial-sushi-go-party-won = Als Erstes im Ziel! Sofort 8 Punkte, und diese Uramaki kommen weg.
tutorial-sushi-go-party-nigiri = Nigiri sind sichere Punkte: Tamago 1, Sake 2 und { $card } 3.
tutorial-sushi-go-party-tofu = Tofu: eins bringt 2, zwei bringen 6, aber drei gar nichts. Eins ist gut.
tutorial-sushi-go-party-last = Die letzte Karte kommt von selbst. Dann wird die Runde gezählt.
tutorial-sushi-go-party-end = { $points } Punkte, gut gemacht! Für die nächste Runde kommen mehr Desserts in den Stapel, sonst beginnt alles neu. Jede Speise steht in den Regeln.

## Sushizock
tutorial-sushizock-welcome = Willkommen am Wok! Sushi bringen Punkte, Gräten kosten welche. Der Kniff: Du brauchst beides.
tutorial-sushizock-rows = Hier liegen Sushi und Gräten in zwei Reihen. In deinem Zug gewinnst du genau eine Portion.
tutorial-sushizock-dice = Welche, das sagen die Würfel. Drei Sushi auf den Würfeln: das dritte Sushi von links. Bei den Gräten ebenso.
tutorial-sushizock-keep = Du darfst bis zu dreimal werfen. Zwei Sushi brächten nur die zweite Portion. Tippe beide Sushi an, um sie zu behalten, und wirf den Rest noch einmal.
tutorial-sushizock-take = Jetzt sind es drei Sushi: die dritte Portion, eine 6! Besser geht es nicht. Tippe sie an.
tutorial-sushizock-bone = Ein Sushi zählt nur, wenn auf gleicher Höhe eine Gräte daneben liegt. Die Würfel zeigen eine Gräte: Nimm die erste der Reihe.
tutorial-sushizock-stacks = Deine Stapel: ein Sushi mit { $sushi }, eine Gräte mit minus { $bone }. Vom Stapel sieht man nur oben: Merk dir, was darunter liegt.
tutorial-sushizock-chopsticks = Stäbchen klauen! Drei blaue: das oberste Sushi von einem Stapel. Drei rote: die oberste Gräte. Vier: ein beliebiges Teil davon. Behalt die zwei blauen und wirf.
tutorial-sushizock-steal = Drei blaue! Tippe das Sushi an, das dir zuwinkt, und es gehört dir.
tutorial-sushizock-end = Großartig! Denk daran: Ein zweites Sushi braucht eine zweite Gräte. Sind beide Reihen leer, gewinnen die meisten Punkte. Mehr musst du nicht wissen.
