### Speisen und Karten. Wie die Namen gebildet sind, steht in der englischen Datei.

## Gänge

course-nigiri = Nigiri
course-roll = Maki
course-appetizer = Appetizer
course-special = Special
course-dessert = Dessert

## Nigiri

dish-nigiri = Nigiri
    .rule = Tamago (Ei) zählt 1, Sake (Lachs) 2, Ika (Tintenfisch) 3. Liegt ein freies Wasabi vor dir, kommt dein nächstes Nigiri darauf und zählt dreifach: 3, 6 oder 9.
    .points = 1/2/3
    .table =
        Tamago · Sake · Ika → 1 · 2 · 3
        auf Wasabi → 3 · 6 · 9
    .tip = Passt nichts in deinen Plan, nimm den Fisch: klein, ehrlich und nie umsonst.

card-nigiri-egg = Tamago-Nigiri
    .points = 1
card-nigiri-salmon = Sake-Nigiri
    .points = 2
card-nigiri-squid = Ika-Nigiri
    .points = 3

# In Sushi Go! heißen sie auf Deutsch anders als in Party.
card-nigiri-egg-sushi-go = Ei-Nigiri
    .points = 1
card-nigiri-salmon-sushi-go = Lachs-Nigiri
    .points = 2
card-nigiri-squid-sushi-go = Tintenfisch-Nigiri
    .points = 3

dish-nigiri-sushi-go-zoch = Nigiri
    .rule = Ei zählt 1, Lachs 2, Thunfisch 3. Liegt ein freies Wasabi aus einem früheren Zug vor dir, darfst du das Nigiri beim Auslegen daraufsetzen: Dann zählt es dreifach, also 3, 6 oder 9. Legst du es daneben, bleibt es daneben.
    .points = 1/2/3
    .table =
        Ei · Lachs · Thunfisch → 1 · 2 · 3
        auf Wasabi → 3 · 6 · 9
    .tip = Auf Wasabi gewinnt ein Ei 2 Punkte dazu, ein Thunfisch 6: Manchmal lohnt sich das Warten.

card-nigiri-squid-sushi-go-zoch = Thunfisch-Nigiri
    .points = 3

## Maki

dish-maki = Maki
    .rule = Zähl die Rollen auf deinen Maki. Mit 2 bis 5 Personen bringen die meisten Rollen 6, die zweitmeisten 3; mit 6 bis 8 Personen bringen die ersten drei Plätze 6, 4 und 2. Bei Gleichstand bekommen alle die vollen Punkte, und der nächste Platz zählt trotzdem. Keine Rollen, keine Punkte.
    .points = { $seats ->
        [6] 6/4/2
        [7] 6/4/2
        [8] 6/4/2
       *[other] 6 / 3
    }
    .table =
        2 bis 5 Personen: meiste · zweitmeiste → 6 · 3
        6 bis 8 Personen: meiste · zweit- · drittmeiste → 6 · 4 · 2
    .tip = Eine Rolle Vorsprung bringt so viel wie fünf: Zähl bei den anderen nach, dann hör auf zu essen.

card-maki-1 = Maki mit 1 Rolle
    .short = Maki 1
card-maki-2 = Maki mit 2 Rollen
    .short = Maki 2
card-maki-3 = Maki mit 3 Rollen
    .short = Maki 3

dish-maki-sushi-go-zoch = Maki
    .rule = Zähl die Rollen auf deinen Maki. Die meisten Rollen bringen 6, die zweitmeisten 3. Bei Gleichstand bekommen alle die vollen Punkte, und auch nach einem geteilten ersten Platz gibt es noch einen zweiten. Keine Rollen, keine Punkte.
    .points = 6 / 3
    .table = meiste · zweitmeiste → 6 · 3
    .tip = Ein Gleichstand kostet hier nichts: Aufholen ist so gut wie Überholen.

dish-maki-sushi-go-gamewright = Maki
    .rule = Zähl die Rollen auf deinen Maki. Die meisten Rollen bringen 6, die zweitmeisten 3. Bei Gleichstand werden diese Punkte geteilt und abgerundet; teilen sich mehrere den ersten Platz, entfällt der zweite. Keine Rollen, keine Punkte.
    .points = 6 / 3
    .table =
        meiste · zweitmeiste → 6 · 3
        2 · 3 · 4 · 5 gleichauf vorn → je 3 · 2 · 1 · 1, kein zweiter Platz
        2 · 3 · 4 gleichauf auf Platz zwei → je 1 · 1 · 0
    .tip = Teilen halbiert die Beute: Eine Rolle mehr als nebenan ist 3 Punkte wert oder mehr.

dish-temaki = Temaki
    .rule = Die meisten Temaki bringen 4, die wenigsten kosten 4. Bei Gleichstand gewinnen oder verlieren alle die vollen Punkte. Ganz ohne bekommst du die 4 nie, die wenigsten hast du aber sehr wohl. Zu zweit verliert niemand. Deine Gesamtpunkte dürfen unter 0 fallen.
    .points = { $seats ->
        [2] +4
       *[other] +4 −4
    }
    .table =
        meiste · wenigste → +4 · -4
        2 Personen: meiste · wenigste → +4 · 0
    .tip = Ein einzelnes Temaki ist wie eine Versicherung: billig, langweilig, und es fehlt dir genau im falschen Moment.
    .detail = Alle gleichauf mit mindestens einem: Zu zweit bekommen beide 4, sonst heben sich Plus und Minus auf. Niemand hat eins: Zu zweit passiert nichts, sonst verlieren alle 4.

dish-uramaki = Uramaki
    .rule = Wer als Erstes 10 oder mehr Rollen hat, bekommt sofort 8 Punkte, danach gibt es 5, dann 2; wer punktet, legt alle eigenen Uramaki zur Seite. Kommen mehrere beim selben Aufdecken auf 10, geht mehr vor; bei gleich vielen bekommen alle den besseren Platz, und für jede weitere Person ist ein Platz darunter verbraucht. Du kannst in einer Runde mehrmals punkten. Am Ende der Runde bringen die meisten noch liegenden Rollen, mindestens 1, den besten freien Platz, bei Gleichstand allen voll. Jede Runde beginnt mit allen drei Plätzen.
    .points = 8/5/2
    .table =
        als Erstes · Zweites · Drittes auf 10 → 8 · 5 · 2
        meiste am Ende, wenn 0 · 1 · 2 · 3 Plätze weg sind → 8 · 5 · 2 · 0
    .tip = Jemand ist schneller? Roll weiter: Der zweite Platz bringt 5, und der größte Rest am Ende holt den besten freien Platz.
    .detail =
        Zwei gleichauf verbrauchen zwei Plätze, drei gleichauf drei.
        Eine zusätzliche Karte (durch Stäbchen, Löffel oder Menü), die dich auf 10 bringt, punktet sofort, mit dem besten Platz, der dann frei ist.
        Sonderwünsche, die Uramaki kopieren, kommen mit zur Seite.
        Sind drei Plätze vergeben, bringen Uramaki nichts mehr und bleiben liegen.

card-uramaki-3 = Uramaki mit 3 Rollen
    .short = Uramaki 3
card-uramaki-4 = Uramaki mit 4 Rollen
    .short = Uramaki 4
card-uramaki-5 = Uramaki mit 5 Rollen
    .short = Uramaki 5

## Appetizer

dish-tempura = Tempura
    .rule = Jedes Paar bringt 5, so viele Paare du schaffst. Ein einzelnes bringt nichts.
    .points = 2 = 5
    .table = 1 · 2 · 3 · 4 → 0 · 5 · 5 · 10
    .tip = Nimm das erste früh: Ein halbes Paar ist ein Versprechen, und Versprechen brauchen Zeit.

dish-sashimi = Sashimi
    .rule = Je drei bringen 10, so oft du drei zusammenbekommst. Eins oder zwei übrig bringen nichts.
    .points = 3 = 10
    .table = 1 · 2 · 3 · 4 · 5 · 6 → 0 · 0 · 10 · 10 · 10 · 20
    .tip = Sammeln zwei neben dir auch schon, wird niemand fertig; merk es als Erstes.

dish-gyoza = Gyoza
    .rule = Je mehr, desto besser jede: 1, 2, 3 oder 4 Gyoza bringen zusammen 1, 3, 6 oder 10. Fünf oder mehr bringen 15.
    .points = 1…15
    .table = 1 · 2 · 3 · 4 · 5+ → 1 · 3 · 6 · 10 · 15
    .tip = Die fünfte bringt 5 Punkte, die sechste nur noch Bauchweh.

dish-gyoza-sushi-go-zoch = Muscheln
    .rule = Je mehr, desto besser jede: 1, 2, 3 oder 4 Muscheln bringen zusammen 1, 3, 6 oder 10. Fünf oder mehr bringen 15.
    .points = 1…15
    .table = 1 · 2 · 3 · 4 · 5+ → 1 · 3 · 6 · 10 · 15
    .tip = Die fünfte bringt 5 Punkte, die sechste nur noch Schale.

dish-eel = Aal
    .rule = Ein Aal kostet dich 3 Punkte. Zwei oder mehr bringen zusammen 7, egal wie viele.
    .points = −3 / 7
    .table = 1 · 2+ → -3 · 7
    .tip = Mit Aal flirtet man nicht: Nimm zwei oder keinen.

dish-tofu = Tofu
    .rule = Eins bringt 2, zwei bringen 6. Drei oder mehr bringen gar nichts.
    .points = 2/6/0
    .table = 1 · 2 · 3+ → 2 · 6 · 0
    .tip = Hör bei zwei auf und hüte dich vor der letzten Hand: Sie serviert gern das dritte.

dish-onigiri = Onigiri
    .rule = Deine Onigiri bilden Sätze verschiedener Formen, jeder so groß wie möglich. Ein Satz aus 1, 2, 3 oder 4 Formen bringt 1, 4, 9 oder 16. Mehrere Sätze zählen einzeln.
    .points = 4 = 16
    .table = 1 · 2 · 3 · 4 Formen → 1 · 4 · 9 · 16
    .tip = Die vierte Form allein ist 7 wert. Schau nach, wer sie sammelt, bevor du mit ihr rechnest.

card-onigiri-circle = Onigiri rund
    .short = Onigiri
card-onigiri-triangle = Onigiri dreieckig
    .short = Onigiri
card-onigiri-square = Onigiri quadratisch
    .short = Onigiri
card-onigiri-rectangle = Onigiri rechteckig
    .short = Onigiri

dish-edamame = Edamame
    .rule = Jede Karte bringt 1 Punkt für alle anderen am Tisch, die auch mindestens eine haben, aber nie mehr als 4. Hast nur du welche, bringen sie nichts. Für 3 bis 8 Personen.
    .points = 0…4
    .table = 0 · 1 · 2 · 3 · 4+ andere mit Edamame → 0 · 1 · 2 · 3 · 4 je Karte
    .tip = Ein Snack für Gesellige: Warte, bis andere zugegriffen haben, dann nimm eine Handvoll.

dish-miso-soup = Miso-Suppe
    .rule = Jede bringt 3. Werden im selben Zug zwei oder mehr Miso-Suppen gespielt, egal von wem und wie, kommen sie alle sofort zur Seite. Eine späte Suppe reißt auch die mit, die bis dahin allein war, und fällt selbst dann, wenn die anderen schon weg sind. Zwei eigene stoßen genauso zusammen. Suppen aus früheren Zügen sind sicher.
    .points = 3
    .tip = Wenn alle Suppe wollen, wird es Zeit, etwas anderes zu wollen.
    .detail = Suppen durch Stäbchen, Löffel, Menü oder Sonderwunsch zählen zu dem Zug, in dem sie ankommen. Die Kopie einer älteren Suppe kann mit anderen zusammenstoßen; die ältere Suppe bleibt.

dish-sukeroku = Sukeroku
    .rule = Ein Futomaki mit einem Inari bringt 6. Jede Karte ohne Partner bringt 2.
    .points = 6 / 2
    .table = ein Paar · eine einzelne Karte → 6 · 2
    .tip = Hier verkommt nichts: Nimm die Hälfte, die dir fehlt, und lass andere vor dem Aal zittern.

card-sukeroku-futomaki = Futomaki
    .short = Futomaki
card-sukeroku-inari = Inari
    .short = Inari

## Specials

dish-chopsticks = Stäbchen
    .rule = Ab einem späteren Zug und mit mindestens zwei Karten auf der Hand darfst du sie zusammen mit deiner Wahl ansagen; eine Ansage pro Zug. Ist ihre Nummer dran, suchst du eine zweite Karte aus deiner Hand aus und legst sie. Die Stäbchen kommen sofort in diese Hand. Am Ende einer Runde bringen sie nichts.
    .points = +1
    .tip = Nimm sie früh und nutz sie bei einer Hand mit zwei Schätzen, bevor sie nur noch eine Karte hat.
    .detail =
        Du sagst verdeckt an, zusammen mit der Karte, und musst es dann auch tun.
        Die zweite Karte darf jede aus der Hand sein, auch andere Stäbchen.
        Sie wirkt sofort, noch vor der nächsten Nummer; ein Menü oder eine Bento-Box reiht sich in diesem Zug mit ein.
        Ein Löffel desselben Zuges kann die Stäbchen gleich wieder aus der Hand holen.

card-chopsticks-1 = Stäbchen 1
    .short = Stäbchen
card-chopsticks-2 = Stäbchen 2
    .short = Stäbchen
card-chopsticks-3 = Stäbchen 3
    .short = Stäbchen

dish-chopsticks-sushi-go = Stäbchen
    .rule = Ab einem späteren Zug und mit mindestens zwei Karten auf der Hand darfst du zwei beliebige Karten statt einer wählen. Beide bleiben verdeckt, bis alle aufdecken. Die Stäbchen kommen in die Hand, die du weitergibst. Vor dir dürfen mehrere liegen, aber pro Zug nutzt du nur ein Paar. Am Ende einer Runde bringen sie nichts.
    .points = +1
    .tip = Nimm sie früh und nutz sie bei einer Hand mit zwei Schätzen, bevor sie nur noch eine Karte hat.

dish-spoon = Löffel
    .rule = Ab einem späteren Zug und mit mindestens zwei Karten auf der Hand darfst du ihn zusammen mit deiner Wahl ansagen; eine Ansage pro Zug. Ist seine Nummer dran, nennst du eine Sorte („Nigiri“) oder eine genaue Karte („Ika-Nigiri“). Von links im Uhrzeigersinn muss dir die erste Person, die so eine hat, die Karte geben und nimmt den Löffel auf die Hand; du legst die Karte sofort. Hat niemand eine, kommt der Löffel zur Seite. Am Ende einer Runde bringt er nichts; für 3 bis 8 Personen.
    .points = + ?
    .tip = Merk dir, was du weitergibst: Am besten wünscht man sich eine Karte, deren Adresse man kennt.
    .detail =
        Du sagst verdeckt an, zusammen mit der Karte, und musst es dann auch tun; was du willst, sagst du erst, wenn die Nummer dran ist.
        Die Hände zählen, wie sie in diesem Moment sind: gelegte Karten sind weg, zurückgegebene Stäbchen und Löffel schon drin.
        Nennst du nur eine Sorte und es gibt mehrere Varianten auf der Hand, sucht aus, wer gibt.
        Zu einer genauen Karte gehört ihre Nummer: „Stäbchen 2“. Alle sehen, was gegeben wird.

card-spoon-4 = Löffel 4
    .short = Löffel
card-spoon-5 = Löffel 5
    .short = Löffel
card-spoon-6 = Löffel 6
    .short = Löffel

dish-menu = Menü
    .rule = In dem Zug, in dem du es legst, ziehst du 4 Karten vom Nachziehstapel, sobald seine Nummer dran ist; nur du siehst sie. Leg eine davon, die kein Menü ist, und misch die anderen 3 zurück. Das Menü kommt zur Seite. Für 2 bis 6 Personen.
    .points = 1 v. 4
    .tip = Vier frische Karten spät in der Runde schlagen meist die zwei müden auf deiner Hand.
    .detail =
        Die Karte wirkt sofort, noch vor der nächsten Nummer; eine Bento-Box reiht sich in diesem Zug mit ein.
        Sind weniger als 4 Karten übrig, ziehst du die. Kannst du keine davon legen, kommt das Menü ohne Wirkung zur Seite.

card-menu-7 = Menü 7
    .short = Menü
card-menu-8 = Menü 8
    .short = Menü
card-menu-9 = Menü 9
    .short = Menü

dish-takeout-box = Bento-Box
    .rule = In dem Zug, in dem du sie legst, drehst du beliebig viele deiner Karten dieser Runde um, sobald ihre Nummer dran ist; es darf auch keine sein. Auch was du früher in diesem Zug gelegt hast, darf hinein. Jede ist jetzt 2 wert, ist nicht mehr die Karte von ihrer Vorderseite und bleibt so. Die Box kommt zur Seite.
    .points = = 2
    .tip = Ein einsamer Aal, das dritte Tofu, leeres Wasabi, müde Stäbchen: In der Box schmeckt alles nach 2.
    .detail =
        Ein umgedrehtes Wasabi verdreifacht sein Nigiri nicht mehr; ein Wasabi, dessen Nigiri umgedreht wird, bleibt verbraucht.
        Ein umgedrehtes Dessert ist kein Dessert mehr: Es bringt 2 und kommt zurück in den Nachziehstapel.
        Umgedrehte Stäbchen und Löffel kannst du nicht ansagen.
        Eine Karte, deren Nummer noch aussteht, lässt sich nicht umdrehen.
        Alle verdeckten Karten zusammen sind eine Farbe.

card-takeout-box-10 = Bento-Box 10
    .short = Bento-Box
card-takeout-box-11 = Bento-Box 11
    .short = Bento-Box
card-takeout-box-12 = Bento-Box 12
    .short = Bento-Box

dish-takeout-box-sushi-go-party-devir = Bento-Box
    .rule = In dem Zug, in dem du sie legst, drehst du beliebig viele deiner Karten dieser Runde um, sobald ihre Nummer dran ist; es darf auch keine sein. Nur Karten aus früheren Zügen dürfen hinein. Jede ist jetzt 2 wert, ist nicht mehr die Karte von ihrer Vorderseite und bleibt so. Die Box kommt zur Seite.
    .points = = 2
    .tip = Ein einsamer Aal, das dritte Tofu, leeres Wasabi, müde Stäbchen: In der Box schmeckt alles nach 2.
    .detail = { dish-takeout-box.detail }

dish-soy-sauce = Sojasauce
    .rule = Jede Sojasauce bringt 4, wenn am ganzen Tisch niemand mehr verschiedene Farben hat als du. Nur Karten dieser Runde zählen. Sojasauce ist selbst eine Farbe, Nigiri und Wasabi teilen sich eine, und alle verdeckten Karten zusammen sind noch eine.
    .points = 4
    .tip = Iss wie im Urlaub: von allem eins.
    .detail = Ein Sonderwunsch hat die Farbe dessen, was er kopiert. Karten zur Seite und Desserts aus früheren Runden zählen nicht. Gleichstand genügt.

dish-tea = Tee
    .rule = Jeder Tee bringt 1 Punkt für jede Karte deiner größten Gruppe einer Farbe. Nur Karten dieser Runde zählen. Nigiri und Wasabi sind eine Farbe; auch Desserts, die Tees selbst und die verdeckten Karten sind Gruppen.
    .points = je 1
    .tip = Tee mag einseitigen Appetit: Such dir eine Farbe aus und bestell nach.
    .detail = Ein Sonderwunsch hat die Farbe dessen, was er kopiert. Karten zur Seite und Desserts aus früheren Runden zählen nicht.

dish-special-order = Sonderwunsch
    .short = Sonder{"\u00AD"}wunsch
    .rule = Wähl ihn zusammen mit einer anderen Karte dieser Runde vor dir: Er wird ihre Kopie, mit Symbolen, Punkten und Farbe. Als zusätzliche Karte darf er auch die kopieren, die du in diesem Zug aufgedeckt hast. Kann er kopieren, muss er. Liegt keine Karte dieser Runde vor dir, kommt er zur Seite. Für 2 bis 6 Personen.
    .points = Kopie
    .tip = Ein zweites Ika ist schön, ein viertes Onigiri schöner; warte, bis es etwas gibt, das sich zu wiederholen lohnt.
    .detail =
        Nigiri: Die Kopie teilt nicht das Wasabi des Originals. Hast du ein freies Wasabi, kommt die Kopie darauf.
        Wasabi: Die Kopie ist ein leeres Wasabi, auch wenn das Original belegt ist.
        Miso-Suppe: Die Kopie ist eine Suppe dieses Zuges und kann zusammenstoßen; ein älteres Original bleibt.
        Uramaki: Die Rollen zählen sofort; wenn sie punkten, kommt auch die Kopie zur Seite.
        Stäbchen und Löffel: Die Kopie hat dieselbe Nummer, ansagen kannst du sie ab einem späteren Zug. Hast du beide, sagst du, welche du nutzt. Weiter wandert sie als Sonderwunsch.
        Sonderwunsch: Du kopierst, was jener kopiert. Verdeckte Karte: Auch dieser wird umgedreht und bringt 2.
        Dessert dieser Runde: Die Kopie bleibt bis zum Spielende bei deinen Desserts.
        Eine Kopie bleibt, was sie ist, was auch immer aus dem Original wird. Aus dem Spiel ist sie wieder ein einfacher Sonderwunsch.

dish-special-order-sushi-go-party-devir = Sonderwunsch
    .short = { dish-special-order.short }
    .rule = { dish-special-order.rule }
    .points = Kopie
    .tip = { dish-special-order.tip }
    .detail =
        Nigiri: Die Kopie teilt nicht das Wasabi des Originals. Liegt das Original auf keinem Wasabi und hast du ein freies, darfst du die Kopie daraufsetzen; das entscheidest du, wenn du wählst, was du kopierst.
        Wasabi: Die Kopie ist ein leeres Wasabi, auch wenn das Original belegt ist.
        Miso-Suppe: Die Kopie ist eine Suppe dieses Zuges und kann zusammenstoßen; ein älteres Original bleibt.
        Uramaki: Die Rollen zählen sofort; wenn sie punkten, kommt auch die Kopie zur Seite.
        Stäbchen und Löffel: Die Kopie hat dieselbe Nummer, ansagen kannst du sie ab einem späteren Zug. Hast du beide, sagst du, welche du nutzt. Weiter wandert sie als Sonderwunsch.
        Sonderwunsch: Du kopierst, was jener kopiert. Verdeckte Karte: Auch dieser wird umgedreht und bringt 2.
        Dessert dieser Runde: Die Kopie bleibt bis zum Spielende bei deinen Desserts.
        Eine Kopie bleibt, was sie ist, was auch immer aus dem Original wird. Aus dem Spiel ist sie wieder ein einfacher Sonderwunsch.

dish-wasabi = Wasabi
    .rule = Dein nächstes Nigiri muss darauf und zählt dreifach: Tamago (Ei) 3, Sake (Lachs) 6, Ika (Tintenfisch) 9. Ein Nigiri pro Wasabi, Wasabi so viele du willst. Ein Nigiri, das schon liegt, kommt nicht mehr darauf. Leer bringt es nichts.
    .points = x3
    .table = Tamago · Sake · Ika → 3 · 6 · 9
    .tip = Frühes Wasabi wartet auf Ika; spätes Wasabi freut sich über Tamago.
    .detail = Bei mehreren freien Wasabi kommt das Nigiri auf das älteste.

dish-wasabi-sushi-go-zoch = Wasabi
    .rule = In jedem späteren Zug darfst du ein Nigiri beim Auslegen daraufsetzen: Es zählt dann dreifach, also Ei 3, Lachs 6, Thunfisch 9. Das entscheidest du, wenn du das Nigiri wählst; legst du es daneben, bleibt es daneben. Ein Nigiri pro Wasabi, Wasabi so viele du willst. Ein Nigiri, das du im selben Zug wie das Wasabi wählst, kommt nicht darauf. Leer bringt es nichts.
    .points = x3
    .table = Ei · Lachs · Thunfisch → 3 · 6 · 9
    .tip = Du darfst ein Ei verschmähen und auf Thunfisch hoffen; nur nicht bis Ladenschluss.

dish-wasabi-sushi-go-gamewright = Wasabi
    .rule = Dein nächstes Nigiri muss darauf und zählt dreifach: Ei 3, Lachs 6, Tintenfisch 9. Ein Nigiri pro Wasabi, Wasabi so viele du willst. Legst du mit Stäbchen Wasabi und Nigiri in einem Zug, sagst du, was zuerst kommt. Ein Nigiri, das schon liegt, kommt nicht mehr darauf. Leer bringt es nichts.
    .points = x3
    .table = Ei · Lachs · Tintenfisch → 3 · 6 · 9
    .tip = Mit Stäbchen vor dir werden Wasabi und Tintenfisch aus einer Hand 9 Punkte auf einen Bissen.

dish-sake = Reiswein
    .rule = Bringt 3. Aus der nächsten Hand, die du in dieser Runde bekommst, wählst du, ohne hinzusehen: Deine Karte wird zufällig gezogen. Kommt keine Hand mehr, passiert nichts. Zwei Reiswein in einem Zug bedeuten trotzdem nur eine blinde Wahl.
    .points = 3
    .tip = Trink ihn, wenn die nächste Hand ohnehin mager oder kurz ist: Am Ende der Runde stört er niemanden.
    .detail =
        Die blinde Karte wird gezogen, wenn alle gewählt haben, jede Karte der Hand gleich wahrscheinlich; danach siehst du die Hand.
        Stäbchen oder einen Löffel darfst du trotzdem dazu ansagen.
        Ein blind gezogener Sonderwunsch sucht sich seine Karte beim Aufdecken aus, bevor sonst etwas geschieht.
        Ein Reiswein als zusätzliche Karte oder als Kopie eines Sonderwunschs wirkt genauso, auch wenn er im selben Zug umgedreht wird.

## Desserts

dish-pudding = Pudding
    .rule = Am Ende des Spiels bringen die meisten Puddinge 6, die wenigsten kosten 6, auch wenn es gar keine sind. Bei Gleichstand gewinnen oder verlieren alle die vollen Punkte. Zu zweit verliert niemand.
    .points = { $seats ->
        [2] +6
       *[other] +6 −6
    }
    .table =
        meiste · wenigste → +6 · -6
        2 Personen: meiste · wenigste → +6 · 0
    .tip = Du musst Pudding nicht lieben, du brauchst nur einen mehr als der größte Puddingmuffel am Tisch.
    .detail = Alle gleichauf, mit oder ohne Pudding: Zu zweit bekommen beide 6, sonst heben sich Plus und Minus auf.

dish-pudding-sushi-go-zoch = Pudding
    .rule = Die Puddinge aller drei Runden zählen am Ende des Spiels. Die meisten bringen 6, die wenigsten kosten 6, auch wenn es gar keine sind. Bei Gleichstand gewinnen oder verlieren alle die vollen Punkte. Haben alle gleich viele, heben sich Plus und Minus auf. Steht es am Ende unentschieden, gewinnen die meisten Puddinge.
    .points = +6 −6
    .table = meiste · wenigste → +6 · -6
    .tip = Vom wenigsten zum meisten sind es 12 Punkte: jede Runde ein Löffelchen wert.

dish-pudding-sushi-go-gamewright = Pudding
    .rule = Die Puddinge aller drei Runden zählen am Ende des Spiels. Die meisten bringen 6, die wenigsten kosten 6, auch wenn es gar keine sind; bei Gleichstand werden diese Punkte geteilt, Bruchteile fallen weg. Haben alle gleich viele, bekommt niemand etwas. Zu zweit verliert niemand. Steht es am Ende unentschieden, gewinnen die meisten Puddinge.
    .points = { $seats ->
        [2] +6
       *[other] +6 −6
    }
    .table =
        meiste · wenigste → +6 · -6
        2 · 3 · 4 gleichauf → je 3 · 2 · 1, plus oder minus
        2 Personen: meiste · wenigste → +6 · 0
    .tip = Gesellschaft am Tabellenende mildert das Minus: Zwei ohne Pudding verlieren nur je 3.
    .detail = Der Strohmann zählt als Dritter: Mit ihm verlieren die wenigsten wie gewohnt.

dish-green-tea-ice-cream = Grünteeeis
    .short = Grünteeeis
    .rule = Am Ende des Spiels bringen je vier 12. Bis zu drei übrige bringen nichts.
    .points = 4 = 12
    .table = 1 · 2 · 3 · 4 → 0 · 0 · 0 · 12
    .tip = Drei Kugeln sind drei Löffel nichts: Fang in Runde 1 an oder überlass es den anderen.

dish-fruit = Frucht
    .rule = Jede Karte zeigt zwei Früchte. Am Ende des Spiels zählt jede der drei Sorten für sich: 0, 1, 2, 3 oder 4 einer Sorte bringen -2, 0, 1, 3 oder 6. Fünf oder mehr bringen 10.
    .points = −2…10
    .table = 0 · 1 · 2 · 3 · 4 · 5+ einer Sorte → -2 · 0 · 1 · 3 · 6 · 10
    .tip = Erst eine von jeder gegen das Minus, dann alles auf deine Lieblingsfrucht.

card-fruit-orange-orange = zwei Orangen
    .short = Frucht
card-fruit-pineapple-pineapple = zwei Ananas
    .short = Frucht
card-fruit-watermelon-watermelon = zwei Melonen
    .short = Frucht
card-fruit-orange-pineapple = Orange und Ananas
    .short = Frucht
card-fruit-orange-watermelon = Orange und Melone
    .short = Frucht
card-fruit-pineapple-watermelon = Ananas und Melone
    .short = Frucht

fruit-orange = Orange
fruit-pineapple = Ananas
fruit-watermelon = Melone
