### A finished match, step by step.

replay-title = Looking back
replay-loading = One moment …
replay-no-line = The server isn't answering. Try again in a moment.
replay-hand = { $name }: hand
replay-picked = { $card }, just chosen
replay-menu-offers = The menu offers:
replay-won = winner
replay-rolled = Just rolled
replay-dice = Dice
replay-taken = just taken
replay-from-the-bottom = from the bottom up
replay-nothing = Nothing has happened yet.
replay-end = The end
replay-turn-of = { $name } has the dice
replay-play-this-deal = Play this deal yourself
replay-in-the-seat-of = In the seat of
replay-steps = Steps through the match
replay-step = Step
replay-step-of = Step { $step } of { $count }
replay-back = Step back
replay-next = Step forward
replay-jump = Jump to
replay-keys-step = step
replay-keys-jump = round or turn
