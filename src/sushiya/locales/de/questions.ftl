### Fragen: was sie sagen, und die Wörter auf ihren Schaltern und Knöpfen.

questions-two = Zwei Karten mit deinen Stäbchen
questions-and-dummy = Eine Karte für dich, eine für den Strohmann
questions-put-back = Nochmals antippen legt sie zurück.
questions-more-second = Wähl noch eine
questions-more-dummy = Jetzt eine für den Strohmann
questions-lock-several = { $count ->
    [2] Beide festlegen
   *[other] { $count } Karten festlegen
}
questions-use = Nutzen
questions-goes-on = Gleich gehen die Hände weiter
questions-only-one = Es gibt nur eine Wahl: Sie geschieht von selbst.
questions-last-seconds = { $seconds ->
    [0] Die Zeit ist um: { $guest } wählt für dich.
    [one] Noch { $seconds } Sekunde, dann wählt { $guest } für dich.
   *[other] Noch { $seconds } Sekunden, dann wählt { $guest } für dich.
}

questions-copy-which = { $card }: Was kopieren?
questions-tap-in-front = Tipp eine umrandete Karte vor dir an.
questions-tap-copy = Tipp an, was du kopierst
questions-do-order = { $kind ->
    [LayCard] Legen: { $card } bestellen
   *[other] Festlegen: { $card } bestellen
}
questions-how-to-lay = Wie sie liegen soll
questions-lay-these-on = { $cards } auf { $dish }

questions-first-gives = Wer es zuerst hat, muss es dir geben.
questions-which = { $dish }: welche Karte?
questions-any = egal
questions-they-choose = sie wählen
questions-order = Gefragt werden der Reihe nach:
questions-give-to = Welche gibst du { $name }?
questions-had-none = { $count ->
    [one] { $names } hat keine, also wirst du gefragt.
   *[other] { $names } haben keine, also wirst du gefragt.
}
questions-in-return = Dafür kommt { $card } auf deine Hand.

questions-tap-to-turn = Tipp oben deine Karten an, so viele du willst. Sie bleiben umgedreht.
questions-turn-none = Keine
questions-stays-kept = aus einer früheren Runde: bleibt
questions-stays-acts = wirkt jetzt
questions-stays-waits = wirkt noch: bleibt
questions-stays-new = aus diesem Zug: bleibt
questions-offer-secret = Nur du siehst sie. Die anderen gehen zurück.
questions-not-laid = { $source ->
    [menu] kein Menü
   *[other] jetzt nicht
}

questions-brings = { $which ->
    [more] { $points ->
        [one] 1 Punkt mehr
       *[other] { $points } Punkte mehr
    }
    [less] { $points ->
        [one] 1 Punkt weniger
       *[other] { $points } Punkte weniger
    }
   *[same] noch keine Punkte
}
questions-brings-nothing = noch nichts
