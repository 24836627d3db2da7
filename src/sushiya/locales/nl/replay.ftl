### A finished match, step by step.

replay-title = Terugkijken
replay-loading = Een ogenblik …
replay-no-line = De server antwoordt niet. Probeer het zo nog eens.
replay-hand = Hand van { $name }
replay-picked = { $card }, nu gekozen
replay-menu-offers = Het menu biedt:
replay-won = gewonnen!
replay-rolled = Net gegooid
replay-dice = Dobbelstenen
replay-taken = nu gepakt
replay-from-the-bottom = van onder naar boven
replay-nothing = Er is nog niets gebeurd.
replay-end = Einde
replay-turn-of = { $name } heeft de dobbelstenen
replay-play-this-deal = Deze kaarten zelf spelen
replay-in-the-seat-of = Op de plaats van
replay-steps = Stappen door de partij
replay-step = Stap
replay-step-of = Stap { $step } van { $count }
replay-back = Een stap terug
replay-next = Een stap verder
replay-jump = Ga naar
replay-keys-step = een stap
replay-keys-jump = ronde of beurt
