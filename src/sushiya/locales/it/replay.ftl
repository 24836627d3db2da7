### A finished match, step by step.

replay-title = Rivedi la partita
replay-loading = Un momento…
replay-no-line = Il server non risponde. Riprova tra un momento.
replay-hand = Mano di { $name }
replay-picked = { $card }, la scelta del turno
replay-menu-offers = Il menù offre:
replay-won = ha vinto
replay-rolled = Appena tirati
replay-dice = Dadi
replay-taken = presa ora
replay-from-the-bottom = dal basso in alto
replay-nothing = Non è ancora successo nulla.
replay-end = Fine
replay-turn-of = { $name } ha i dadi
replay-play-this-deal = Gioco io questa distribuzione
replay-in-the-seat-of = Al posto di
replay-steps = Passi della partita
replay-step = Passo
replay-step-of = Passo { $step } di { $count }
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-jump = Vai a
replay-keys-step = un passo
replay-keys-jump = manche o turno
