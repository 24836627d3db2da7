### Aufgaben: Stellungen, in denen eine Möglichkeit klar die beste ist, auf der Seite und im Terminal.

puzzle-title = Aufgaben
puzzle-which = Aufgabe { $number }
puzzle-ask-cards = Was würdest du nehmen?
puzzle-ask-wish = Was würdest du dir wünschen?
puzzle-ask-dice = Was würdest du tun?
puzzle-grade-gentle = leicht
puzzle-grade-tricky = knifflig
puzzle-grade-sharp = scharf
puzzle-next-hand =
    { $unknown ->
        [0] Als Nächstes kommt die Hand von { $name }. Du hast sie gesehen und weißt, was darin ist:
        [one] Als Nächstes kommt die Hand von { $name }. Du kennst alle ihre Karten bis auf eine:
       *[other] Als Nächstes kommt die Hand von { $name }. Du kennst diese Karten darin, die { $unknown } anderen nicht:
    }
puzzle-goes-to =
    { $count ->
        [one] Eine Karte.
       *[other] { $count } Karten, dann geht die Hand an { $name }.
    }
puzzle-your-plates = Deine Teller
puzzle-left = links
puzzle-right-side = rechts
puzzle-right = Ja, { $option }: { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte besser als alles andere.
puzzle-nearly = Fast: { $option } bringt { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr.
puzzle-next = Nächste Aufgabe
puzzle-skip = Überspringen
puzzle-in-a-row = { $count } in Folge
puzzle-press-enter = Enter: die nächste · q: aufhören
puzzle-shelf = Regal
puzzle-shelf-title = Das Aufgabenregal
puzzle-shelf-about = Stellungen aus Partien von Bots, in denen eine Möglichkeit klar die beste ist.
puzzle-solved = { $solved } von { $count }
puzzle-row = { $what }, { $grade }: { $solved } von { $count } gelöst
puzzle-kept = Längste Folge bisher: { $best }. Nur auf diesem Gerät gespeichert.
puzzle-mixed = Gemischter Teller
puzzle-of-the-day = Aufgabe des Tages
puzzle-about = Aufgaben dazu: { $dish }
puzzle-none = Hier gibt es noch keine.
puzzle-loading = Die Aufgaben werden geladen …
puzzle-offline = Die Aufgaben kommen, sobald du wieder online bist.
puzzle-note = Gemessen in Hunderten vorgestellter Verteilungen, die zu allem passen, was du weißt, und durch eine lange Suche geprüft.
puzzle-idea-rolls-on = Weiterwürfeln
puzzle-idea-takes = Plättchen nehmen
puzzle-idea-steals = Plättchen stehlen
