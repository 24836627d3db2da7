### Die Seite. Kurz, konkret, per Du.
###
### Wo jemand etwas tut, heißt es „Du legst“, aber „Mia legt“: Die Auswahl nach $name unterscheidet das.

## Plätze und Zustände
page-locked = fertig
page-choosing = wählt
page-away = weg
page-you = Du
page-dummy = Der Strohmann
page-open-plates = { $name }, { $score } Punkte. Teller ansehen
page-in-front-of = { $name ->
    [Du] Vor dir
   *[other] Vor { $name }
}
page-opponents = Die anderen
page-belt = Das Band
page-hand-goes-to = Deine Hand geht an { $name }
page-hand-comes-from = Die nächste kommt von { $name }
page-numbered-act = Karten mit Nummern wirken: { $cards }
page-hands-go = { $side ->
    [left] Die Hände gehen nach links
   *[other] Die Hände gehen nach rechts
}
page-track = Punkteleiste
page-your-turn = Du bist dran
page-face-down = verdeckte Karte

## Worauf der Tisch wartet
page-and = { $first } und { $last }
page-still-choosing = { $count ->
    [one] { $names } wählt noch.
   *[other] { $names } wählen noch.
}
page-all-wait-for-you = Alle warten auf dich.
page-status-connecting = Dein Platz wird gesucht …
page-status-lost = Die Leitung ist weg. Gleich wieder da …
page-known-deal = Diese Verteilung ist bekannt: Sie wurde schon gespielt.
page-thinking-short = Gerade ist viel los: Bots denken kürzer nach.
page-thinking-slow = Die Bots machen hier gerade Pausen: Von derselben Internetadresse aus spielen sehr viele.
page-thinking-waiting = Bots spielen schon an vielen Tischen allein. Hier geht es weiter, sobald Platz ist.
page-hints-allowed = An diesem Tisch sind Tipps und der Coach erlaubt.
page-clock = { $seconds } s

## Fragen
page-ask-PickCard = Wähl eine Karte
page-ask-PickBlind = Wähl, ohne hinzusehen
page-ask-LayCard = { $source ->
    [menu] Das bietet das Menü: Leg eine davon
   *[other] Leg eine zweite Karte
}
page-ask-AimOrder = Was kopiert dein Sonderwunsch?
page-ask-MakeWish = Was wünschst du dir?
page-wish-for = Wunsch: { $what }
page-ask-GiveCard = Gib eine davon her
page-ask-FillBox = Dreh Karten um: je 2 Punkte
page-do-PickCard = { $card } festlegen
page-do-LayCard = { $card } legen
page-do-AimOrder = { $card } kopieren
page-do-MakeWish = { $card } wünschen
page-do-GiveCard = { $card } geben
page-do-FillBox = { $count ->
    [0] Tipp Karten an
    [one] 1 Karte umdrehen
   *[other] { $count } Karten umdrehen
}
page-choose = Wähl eine Karte
page-locked-in = Liegt bereit. Tipp eine andere an, um zu wechseln
page-draw-blind = Ziehen, ohne hinzusehen
page-blind = Nach Reiswein ziehst du, ohne hinzusehen.
page-use = { $card } nutzen
page-copy-what = Kopieren
page-lay-on = Auf { $dish } legen
page-keep-free = { $dish } frei lassen
page-lay-beside = neben { $dish }
page-for-dummy = Und für den Strohmann:

## Punktezettel und Verlauf
page-score-and-log = Punktezettel und Verlauf
page-score-sheet = Punktezettel
page-seat = Platz
page-points = Punkte
page-now = Jetzt
page-log = Was geschah
page-round = Runde { $round }
page-desserts = Desserts
page-total = Gesamt
page-plot = Der Punktestand im Lauf der Partie
page-plot-table = Dasselbe als Tabelle
page-plot-start = Beginn
page-plot-rounds = Runde
page-plot-turns = Zug
page-plot-turn = Zug { $turn }
page-notice-joined = { $person ->
    [you] Du sitzt am Tisch.
   *[other] Am Tisch: { $name }.
}
page-notice-left = { $person ->
    [you] Du verlässt den Tisch.
   *[other] { $name } verlässt den Tisch.
}
page-notice-removed = { $person ->
    [you] Du wurdest vom Tisch gebeten.
   *[other] { $name } wurde vom Tisch gebeten.
}
page-notice-bot = Am Tisch: { $name }.
page-notice-opened = Platz { $seat } ist frei.
page-notice-key-reissued = { $person ->
    [you] Du bekommst einen neuen Schlüssel.
   *[other] { $name } bekommt einen neuen Schlüssel.
}
page-notice-seat-moved = { $person ->
    [you] Du wechselst das Gerät.
   *[other] { $name } wechselt das Gerät.
}
page-notice-host = { $person ->
    [you] Du leitest jetzt den Tisch.
   *[other] { $name } leitet jetzt den Tisch.
}
page-notice-stand-in = { $person ->
    [you] Die Zeit ist um: { $guest } hat für dich gewählt.
   *[other] Die Zeit ist um: { $guest } hat für { $name } gewählt.
}
page-die-sushi = Sushi
page-die-bone = Gräte
page-die-blue = blaue Stäbchen
page-die-red = rote Stäbchen
page-tile-sushi = Sushi { $value }
page-tile-bone = Gräte −{ $value }

## Zuhause
page-tagline = Setz dich. Drei Sushi-Spiele, kein Konto.
page-what-to-play = Was spielen wir?
page-players = { $first }–{ $last } Personen
page-about-sushi-go = Eine Karte nehmen, den Rest weitergeben. Etwa 15 Minuten.
page-about-sushi-go-party = Nehmen und weitergeben, mit einem Menü deiner Wahl. Etwa 20 Minuten.
page-about-sushizock = Würfeln, behalten, eine Portion nehmen. Etwa 20 Minuten.
page-play-now = Losspielen
page-with-friends = Mit Freunden
page-share-a-link = Link teilen
page-your-tables = Deine Tische
page-continue = Weiter
page-how-many = Personen
page-meal = Menü
page-edition = Ausgabe
page-your-name = Dein Name
page-guest = Gast
page-theme = Hell oder dunkel
page-theme-system = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-language = Sprache
page-settings = Einstellungen
page-sounds = Leise Klänge
page-pace = Tempo der Animationen
page-pace-calm = gemütlich
page-pace-normal = normal
page-pace-quick = zügig
page-pace-none = keins: alles sofort
page-more-tables = { $count ->
    [one] Noch einen Tisch zeigen
   *[other] Noch { $count } Tische zeigen
}
page-keys = Tasten
page-keys-number = eine Karte deiner Hand wählen; noch einmal: festlegen
page-keys-arrows = durch deine Hand gehen
page-keys-enter = das Gewählte festlegen
page-keys-tab = weiter zum nächsten Feld, mit Umschalt zurück
page-keys-space = drücken oder ankreuzen, was im Fokus ist
page-keys-hint = um einen Tipp bitten oder ihn weglegen
page-keys-memory = zeigen, was du gesehen hast, oder es weglegen
page-keys-help = was die gewählte Karte macht; ohne Wahl diese Tasten
page-keys-escape = ein Blatt schließen
page-close = Schließen
page-unaffiliated = Sushiya hat mit den Verlagen dieser Spiele nichts zu tun.

## Ein Tisch vor dem Spiel
page-waiting-room = Der Tisch ist gedeckt
page-share = Teil diesen Link
page-copy-link = Link kopieren
page-copied = Kopiert
page-only-this-computer = Den Link kann nur dieser Computer öffnen. Für Handys in deinem Netz starte mit --lan.
page-join = Platz nehmen
page-start-now = Jetzt starten, Bots füllen auf
page-open-seat = freier Platz
page-waiting-for-host = { $name ->
    [Du] Du startest
   *[other] { $name } startet
} das Spiel.
page-public-tables = Offene Tische
page-watch = Du siehst zu

## Das Ende
page-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
page-home = Startseite
page-record = Die Aufzeichnung dieses Spiels
page-pass-device = Gib das Gerät an { $name } weiter
page-i-am = Ich bin { $name }
page-menu = Tischmenü

## Sushizock
page-sushizock-your-turn = Du bist dran · Wurf { $roll } von 3
page-sushizock-turn = { $name } · Wurf { $roll } von 3
page-sushi = Sushi
page-bones = Gräten
page-left-then = noch { $count }
page-take = nimm
page-none-yet = noch nichts
page-just-rolled = Eben geworfen: antippen zum Behalten
page-set-aside = Zur Seite
page-keep = behalten
page-roll-dice = { $count ->
    [one] 1 Würfel werfen
   *[other] { $count } Würfel werfen
}
page-keep-first = Behalt mindestens einen Würfel
page-place = Platz { $place }
page-steal-which = Welche? 1 liegt oben.
page-round-turn = Runde { $round } von 3 · Zug { $turn } von { $turns }
page-surprise = Überrasch mich
page-dishes-enough = komplett
page-dishes-more = noch { $count } wählen
page-dishes-less = { $count } zu viel
page-dishes-players = { $first }–{ $last } Personen
page-more-options = Mehr Optionen
page-clock-label = Zeit für jede Wahl
page-clock-off = unbegrenzt
page-switch-pass = In Runde 2 nach rechts weitergeben
page-switch-dummy = Mit Strohmann spielen
page-switch-open-stacks = Alle dürfen die Stapel durchsehen
page-public = Den Tisch in der Liste der offenen Tische zeigen
page-open-record = Danach darf jeder auf die Partie zurückblicken, auch auf alles Verdeckte
page-hints = Tipps und den Coach erlauben, auch unter Menschen
page-seats-open = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}

## Im Spiel
page-what-is = Was macht { $card }?
page-say = Sag etwas
page-mute = Nichts davon hören
page-seats = Plätze
page-remove = Entfernen
page-give-to-bot = Ein Bot spielt
page-open-it = Platz freigeben
page-move-device = Auf ein anderes Gerät umziehen
page-make-code = Code erstellen
page-code-is = Der Code für { $name }, gilt einmal, zehn Minuten lang:
page-enter-code = Code vom anderen Gerät oder Wiederherstellungscode
page-recovery = Wiederherstellungscode
page-recovery-note = Schreib ihn auf: Er bringt deinen Platz zurück, wenn dieses Gerät ausfällt. Er gilt einmal, und nur du siehst ihn.
page-take-over = Übernehmen
page-leave = Vom Tisch aufstehen
page-fair = Faires Glück: Bevor jemand Platz nahm, hat das Haus seinen Teil des Zufalls festgelegt (Fingerabdruck { $commitment }…).
page-fair-luck = Dein Gerät hat { $luck } dazugegeben. Den Startwert siehst du am Ende.
page-fair-seed = Der Startwert dieses Spiels ist { $seed }.
page-fair-checked = Auf diesem Gerät geprüft: Er ist der versprochene, und dein Teil steckt darin.
page-fair-unused = Auf diesem Gerät geprüft: Er ist der versprochene, aber dein Teil steckt nicht darin. Der Server hatte ihn nicht bestätigt.
page-fair-dropped = Der Startwert ist der versprochene, aber dein Teil, den der Server bestätigt hatte, fehlt darin. Sag es bitte denen, die diesen Server betreiben.
page-fair-broken = Das ist nicht der Startwert, der diesem Gerät versprochen wurde. Sag es bitte denen, die diesen Server betreiben.
page-phrase-hello = Hallo!
page-phrase-good-luck = Viel Glück!
page-phrase-nice = Schön!
page-phrase-ouch = Autsch!
page-phrase-thanks = Danke!
page-phrase-oops = Hoppla.
page-phrase-thinking = Moment, ich überlege …
page-phrase-hurry = Ich hab Hunger!
page-phrase-wow = Wow!
page-phrase-yum = Lecker!
page-phrase-good-game = Schönes Spiel!
page-phrase-again = Noch einmal?
page-another-here = Noch jemand an diesem Gerät
