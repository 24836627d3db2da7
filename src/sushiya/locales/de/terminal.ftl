### Das Terminal: spielen, zurückblicken und prüfen.
###
### Wo jemand etwas tut, heißt es „Du hast“, aber „Mia hat“: Die Auswahl nach $who unterscheidet das.

## Namen

name-you = Du
    .within = dir
name-seat = Person { $number }
name-dummy = Der Strohmann
    .within = dem Strohmann
list-and = { $first } und { $last }
points = { $count ->
    [1] { $count } Punkt
   *[other] { $count } Punkte
}

## Ein Spiel aussuchen

choose-title = Sushiya
choose-welcome = Irasshaimase, komm rein! Die Theke ist gewischt, der Reis ist warm.
choose-game = Welches Spiel?
    .prompt = Spiel
choose-guests = Wer sitzt am Tisch? Platz ist für { $first } bis { $last }.
    .note =
        Enter: du und Bots ({ $bot }), zusammen { $usual }; oder tipp, wie viele ihr seid;
        oder Namen mit Kommas dazwischen, von Leuten hier am Bildschirm und von Bots ({ $bots }).
    .prompt = Wer spielt
choose-number = { $count ->
        [one] Das ist eine Person
       *[other] Das sind { $count } Personen
    }; dieses Spiel ist für { $first } bis { $last }.
choose-meal = Welches Menü?
    .prompt = Menü
choose-help = Wähl nach Nummer oder Namen. u geht zurück zur ersten Frage, ende geht nach Hause.
choose-bye = Dann ein andermal. Der Tee geht aufs Haus.

## Spielen

welcome-you = Du setzt dich zu { $names }.
welcome-all = An der Theke: { $names }.
welcome-dishes = Auf dem Tisch:
welcome-keys = Wähl nach Nummer oder Namen. ? hilft, ende hört auf.
welcome-seed = Das Glück dieses Spiels ist versiegelt. SHA-256 seines Startwerts:
press-enter = Enter für die nächste Runde
pass-device = Gib das Gerät an { $who } weiter; dann Enter
pass-change = { $who } hat gewählt; mit u jetzt noch einmal wählen.
your-turn = { $who }, du bist dran.
undo-nothing = Hier gibt es nichts zurückzunehmen.
round-over = Runde { $round } ist vorbei
game-over = Das Spiel ist aus
winner = { $won ->
        [you] Du gewinnst! { points }. Gochisosama!
        [all] Ein gemeinsamer Sieg: { $names }, je { points }. Kampai!
       *[other] { $names } gewinnt: { points }.
    }
daily-again = Diese Partie hast du gespielt: Jede wird einmal gespielt. `--date` führt zu denen früherer Tage.
daily-resumed = Du machst weiter, wo du warst.
daily-master-plays = Der Meister spielt dieselben Karten …
play-left = Du stehst vom Tisch auf. Die Stühle bleiben noch eine Weile warm.
play-seed = Startwert: { $seed }
play-saved = { $finished ->
        [yes] Die Aufzeichnung ist gespeichert. Ob das Glück fair war, zeigt: sushiya verify { $file }
       *[no] Die Aufzeichnung ist gespeichert, so weit das Spiel kam: { $file }
    }
key-enter = Enter

help =
    Tipp die Nummer von dem, was du willst, seinen Namen oder dessen Anfang.
    ?          diese Hilfe
    ? KARTE    was eine Karte macht: ? tempura, ? 3
    ? regeln   die Regeln des Spiels
    tisch      der Tisch noch einmal
    punkte     der Punktezettel
    verlauf    alles, was bisher geschah
    tipp       was der Meister täte, und wie es ausgehen kann
    gesehen    welche Karten du gesehen hast und wo sie sind; gesehen tempura: wann eine kommt
    u          den letzten Schritt zurücknehmen
    ende       aufhören; mit --save bleibt die Aufzeichnung
help-unknown = „{ $wanted }“ kenne ich nicht. Versuch es mit dem Namen einer Karte oder mit: ? regeln

## Antworten verstehen

ask-option = Das kannst du tun
    .prompt = Deine Wahl
ask-ambiguous = „{ $typed }“ könnte { $names } sein. Tipp ein bisschen mehr.
ask-unknown = „{ $typed }“ steht nicht auf der Liste. Tipp eine Nummer von 1 bis { $last } oder einen Namen wie { $example }. ? hilft.
ask-empty = Tipp eine Nummer von 1 bis { $last } oder einen Namen wie { $example }. ? hilft.

## Der Tisch von Sushi Go! und Party

table-where = Runde { $round } von 3 · Zug { $turn } von { $turns }
table-right = Hände gehen nach rechts
table-total = Punkte
table-now = jetzt
table-plates = Teller
table-nothing = noch nichts
table-blind = wählt blind
table-own = Deine Teller
table-own-points = { points }, { $now } auf dem Tisch
table-at-end = { $points } am Ende

plate-face-down = verdeckt
plate-copy = { $name } (Kopie)
plate-on = { $name } auf { $base }
plates-none = ohne { $dish }
plates-rolls = { $dish } mit { $count ->
        [one] { $count } Rolle
       *[other] { $count } Rollen
    }

## Fragen bei Sushi Go! und Party

ask-pick = Deine Hand
    .prompt = Du nimmst
ask-lay-chopsticks = Deine Stäbchen: eine zweite Karte aus dieser Hand
    .prompt = Zweite Karte
ask-lay-menu = Das Menü: Leg eine davon
    .prompt = Vom Menü
ask-give = Ein Löffel greift in deine Hand: Welche gibst du her?
    .prompt = Du gibst
ask-copy = Der Sonderwunsch kopiert
    .prompt = Kopie von
ask-wasabi = Ein Wasabi ist frei. Wohin mit dem Nigiri?
    .prompt = Nigiri
ask-wasabi-on = auf das Wasabi
    .note = zählt dreifach
ask-wasabi-free = daneben, das Wasabi wartet
ask-call = Sagst du etwas dazu an?
    .prompt = Ansage
ask-call-blind = Du wählst, ohne hinzusehen. Sagst du etwas dazu an?
    .prompt = Ansage
ask-call-none = keine Ansage
call-chopsticks = dann eine zweite Karte legen
call-spoon = dann die anderen um eine Karte bitten
ask-second = Stäbchen: noch eine zweite Karte?
    .prompt = Zweite Karte
ask-second-none = nur die eine
ask-dummy = Und für den Strohmann?
    .prompt = Karte für den Strohmann
ask-wish = Dein Löffel: Was wünschst du dir? Eine Sorte oder eine genaue Karte
    .prompt = Du wünschst dir
ask-box = Deine Bento-Box: Dreh Karten um, jede ist dann 2 wert
    .prompt = In die Box
ask-box-done = Box schließen
ask-box-worth = die Speise: { $points } jetzt

## Was bei Sushi Go! und Party geschah

news-round = Runde { $round }: je { $count } Karten.
news-collided = { $count ->
        [2] Zwei Suppen auf einmal: Beide gehen ({ $whose }).
       *[other] { $count } Suppen auf einmal: Alle gehen ({ $whose }).
    }
news-race = { $who ->
        [Du] Du hast
       *[other] { $who } hat
    } mit { $dish } die Zehn erreicht: sofort { $points } Punkte!
news-drew-for-dummy = { $who ->
        [Du] Du hast
       *[other] { $who } hat
    } eine Karte vom Stapel des Strohmanns gezogen.
news-drew-card = Es ist: { $card }.
news-drew-blind = { $who ->
        [Du] Du hast
       *[other] { $who } hat
    } gezogen, ohne hinzusehen.
news-turned = { $who ->
        [Du] Du hast
       *[other] { $who } hat
    } { $card } in die Box gelegt.
news-nobody-has-it = Das hatte niemand. Zur Seite: { $card }.
news-nothing-to-copy = Es gab nichts zu kopieren. Zur Seite: { $card }.
news-used = { $who ->
        [Du] Du hast
       *[other] { $who } hat
    } { $card } benutzt: zurück in diese Hand.
news-got = { $who ->
        [Du] Du hast
       *[other] { $who } hat
    } dafür { $card } bekommen.
news-called = { $who ->
        [Du] Du hast
       *[other] { $who } hat
    } { $card } angesagt.
news-wished = { $who ->
        [Du] Du hast dir
       *[other] { $who } hat sich
    } { $what } gewünscht.
news-given = { $giver ->
        [Du] Du hast
       *[other] { $giver } hat
    } { $whom } { $card } gegeben.
news-menu = { $who ->
        [Du] Du hast
       *[other] { $who } hat
    } das Menü aufgeschlagen und { $count } Karten angesehen.

## Der Punktezettel

sheet-title = Punktezettel
sheet-round = Runde { $round }
sheet-now = Runde { $round }, wie es liegt
sheet-desserts = Desserts
sheet-sum = diese Runde
sheet-total = gesamt
ranking-desserts = { $count ->
        [one] { $count } Dessert
       *[other] { $count } Desserts
    }

## Sushizock

dice-left = { $count ->
        [one] noch eine Portion
       *[other] noch { $count } Portionen
    }
dice-place = Platz
dice-none = keine
dice-rolled = Wurf { $roll } von 3
dice-sushi = { $count } Sushi
dice-bone = { $count ->
        [one] { $count } Gräte
       *[other] { $count } Gräten
    }
dice-blue = { $count } blau
dice-red = { $count } rot
die-sushi = Sushi
die-bone = Gräte
die-blue = blau
die-red = rot
dice-sushi-waits = { $count } Sushi ohne Gräte
dice-bone-waits = Platz für { $count } Sushi
dice-lost = Sushi in Klammern liegen höher als die Gräten und zählen nichts.
dice-closed = Die Stapel bleiben bis zum Schluss zu: Man sieht nur, was oben liegt.

ask-move = Die Würfel erlauben
    .prompt = Dein Zug
ask-steal = Du kannst nur klauen
ask-roll-on = weiterwürfeln
    .note = Würfel zur Seite legen, den Rest werfen
ask-take = { $tile } nehmen
ask-steal-from = { $tile } von { $whom } klauen
ask-steal-top = oben liegt: { $tile }
ask-places = Welche Portion? Den Stapel darfst du nicht durchsehen
    .prompt = Platz
ask-place = { $place ->
        [1] die oberste
       *[other] die { $place }. von oben
    }
ask-dice = Welche Würfel legst du zur Seite? Einen oder mehr, nach Nummer oder Bild: 1 3
    .prompt = Zur Seite
    .hint = Nenn einen oder mehr dieser Würfel, etwa 1 oder blau, und lass mindestens einen zum Werfen übrig.
    .keep = { $dice } behalten

news-lot = Das Los hat entschieden. Es beginnt: { $who }.
news-took = { $who ->
        [Du] Du hast
       *[other] { $who } hat
    } { $tile } genommen{ $roll ->
        [0] .
       *[other] {" "}({ $dice }; Wurf { $roll }).
    }
news-forced = Nichts zu holen: { $who ->
        [Du] Du hast
       *[other] { $who } hat
    } { $tile } bekommen{ $roll ->
        [0] .
       *[other] {" "}({ $dice }; Wurf { $roll }).
    }
news-stole = { $who ->
        [Du] Du hast
       *[other] { $who } hat
    } { $whom } { $tile } geklaut{ $roll ->
        [0] .
       *[other] {" "}({ $dice }; Wurf { $roll }).
    }

topic-sushi = Sushi
    .rule = So viele Sushi deine Würfel zeigen, so weit vorn in der Sushireihe liegt die Portion, die du nehmen darfst. Am Ende zählt ein Sushi nur, wenn dein Grätenstapel so hoch reicht.
topic-bones = Gräten
    .rule = So viele Gräten deine Würfel zeigen, so weit vorn in der Grätenreihe liegt die Portion, die du nehmen darfst. Gräten kosten immer Punkte, aber jede lässt ein Sushi zählen.
topic-blue = blaue Stäbchen
    .rule = Drei davon klauen das oberste Sushi eines anderen Stapels, vier oder fünf jedes Sushi eines Stapels, genannt nach seinem Platz von oben.
topic-red = rote Stäbchen
    .rule = Drei davon klauen die oberste Gräte eines anderen Stapels, vier oder fünf jede Gräte eines Stapels, genannt nach ihrem Platz von oben.
topic-stacks = Stapel
    .rule = Was du gewinnst, liegt offen oben auf deinem Sushistapel oder deinem Grätenstapel. Bis zum Ende sieht sie niemand durch; dann sind Sushi über der Höhe deiner Gräten wertlos.
topic-middle = Mitte
    .rule = Die beiden offenen Reihen. Ist ihre letzte Portion weg, endet das Spiel.
topic-set-aside = zur Seite
    .rule = Würfel zur Seite zählen bis zum Ende deines Zuges und werden nicht mehr geworfen. Von jedem Wurf muss mindestens einer zur Seite, und mindestens einer muss zum Werfen übrig bleiben.
topic-forced = Pflichtportion
    .rule = Erlaubt dein letzter Wurf gar nichts, bekommst du die schlimmste Gräte der Mitte; liegt dort keine mehr, das kleinste Sushi.

## Zurückblicken und prüfen

name-chance = Zufall
review-next = Enter geht weiter, q hört auf
replay-answer = { $who }: { $answer }
replay-open = Hier endet die Aufzeichnung: Das Spiel blieb offen.
replay-outdated = Gespielt nach den Regeln { $rules }; wir spielen nach { $ours } und können es nicht nachspielen. Das wurde aufgezeichnet:
verify-whole = Sie ist vollständig: Die Prüfsumme stimmt, nichts wurde gekürzt oder geändert.
verify-rules = { $count ->
        [one] Die { $count } Antwort ist erlaubt nach den Regeln { $rules }.
       *[other] Alle { $count } Antworten sind erlaubt nach den Regeln { $rules }.
    }
verify-result = Sie führen zu den notierten Punkten: { $scores }.
verify-seed = Der Startwert „{ $seed }“ ist der versprochene: Sein SHA-256 ist das Siegel.
verify-promised = Es ist das Siegel, das du notiert hast.
verify-daily = Es ist die Partie vom { $date }, und ihre Bots haben jede ihrer Antworten gegeben.
verify-added = Was du beigetragen hast, „{ $luck }“, steckt im Startwert, als Beitrag von { $name }.
verify-luck = { $count ->
        [one] Das eine Mal, dass gemischt oder geworfen wurde, kam daraus.
       *[other] Alle { $count } Male, dass gemischt oder geworfen wurde, kamen daraus.
    }
verify-fine = Alles ehrlich und fair.
verify-failed = Hier passt es nicht.
verify-outdated = Der Rest lässt sich mit unseren Regeln nicht prüfen.

## Die Seite als einfache Dateien

site-written = { $folder }: { $count } Dateien, { $size } MB.
site-anywhere = Läuft bei jedem Anbieter, der einfach Dateien ausliefert, in jedem Ordner.
site-at = Läuft unter { $path } bei jedem Anbieter, der einfach Dateien ausliefert.
site-try = Zum Ausprobieren:
site-no-docs = Die Dokumentation fehlt darin: im Quellbaum bauen (./run docs DIR), dann --docs DIR dazu angeben.
