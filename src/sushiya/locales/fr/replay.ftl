### A finished match, step by step.

replay-title = Revoir la partie
replay-loading = Un instant…
replay-no-line = Le serveur ne répond pas. Réessaie dans un instant.
replay-hand = Main de { $name }
replay-picked = { $card }, le choix du tour
replay-menu-offers = Le menu propose :
replay-won = a gagné
replay-rolled = Tout juste lancés
replay-dice = Dés
replay-taken = prise maintenant
replay-from-the-bottom = de bas en haut
replay-nothing = Il ne s'est encore rien passé.
replay-end = Fin
replay-turn-of = { $name } a les dés
replay-play-this-deal = Jouer cette donne moi-même
replay-in-the-seat-of = À la place de
replay-steps = Étapes de la partie
replay-step = Étape
replay-step-of = Étape { $step } sur { $count }
replay-back = Une étape en arrière
replay-next = Une étape en avant
replay-jump = Aller à
replay-keys-step = une étape
replay-keys-jump = manche ou tour
