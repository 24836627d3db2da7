### A finished match, step by step.

replay-title = Repaso de la partida
replay-loading = Un momento…
replay-no-line = El servidor no responde. Inténtalo de nuevo en un momento.
replay-hand = Mano de { $name }
replay-picked = { $card }, la elección del turno
replay-menu-offers = El menú ofrece:
replay-won = ha ganado
replay-rolled = Recién tirados
replay-dice = Dados
replay-taken = tomada ahora
replay-from-the-bottom = de abajo arriba
replay-nothing = Aún no ha pasado nada.
replay-end = Final
replay-turn-of = { $name } tiene los dados
replay-play-this-deal = Jugar yo este reparto
replay-in-the-seat-of = En el sitio de
replay-steps = Pasos de la partida
replay-step = Paso
replay-step-of = Paso { $step } de { $count }
replay-back = Un paso atrás
replay-next = Un paso adelante
replay-jump = Ir a
replay-keys-step = un paso
replay-keys-jump = ronda o turno
