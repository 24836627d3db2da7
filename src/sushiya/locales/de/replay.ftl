### A finished match, step by step.

replay-title = Rückblick
replay-loading = Einen Moment …
replay-no-line = Der Server antwortet nicht. Versuch es gleich noch einmal.
replay-hand = Hand von { $name }
replay-picked = { $card }, jetzt gewählt
replay-menu-offers = Das Menü bietet an:
replay-won = gewonnen
replay-rolled = Gerade gewürfelt
replay-dice = Würfel
replay-taken = jetzt genommen
replay-from-the-bottom = von unten nach oben
replay-nothing = Noch ist nichts geschehen.
replay-end = Ende
replay-turn-of = { $name } hat die Würfel
replay-play-this-deal = Diese Karten selbst spielen
replay-in-the-seat-of = Auf dem Platz von
replay-steps = Schritte durch die Partie
replay-step = Schritt
replay-step-of = Schritt { $step } von { $count }
replay-back = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-jump = Springen zu
replay-keys-step = Schritt
replay-keys-jump = Runde oder Zug
