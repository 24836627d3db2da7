### The score pad: what lies on a real table.

scorepad-title = Score a real table
scorepad-about = Tap what lies in front of each player, in order of play. The points follow by themselves.
scorepad-clear = Clear all
scorepad-game = Which game?
scorepad-switch-dummy = With the dummy
scorepad-table = What lies there
scorepad-which-round = Which round?
scorepad-whose = Whose cards?
scorepad-seat = Player { $number }
scorepad-name = Who sits there?
scorepad-race = { $dish }: points already won in this round
scorepad-empty = Nothing lies in front of { $name } yet. Tap a card below.
scorepad-tap = Tap to lay
scorepad-add = { $card }, { $count } there. Lay one more
scorepad-add-tile = Lay { $tile }
scorepad-remove-tile = Take { $tile } away
scorepad-remove = Take away
scorepad-turn = Face down
scorepad-turned = { $card }, face down
scorepad-copies = { $card } as { $copy }
scorepad-copies-what = What does it copy?
scorepad-beside = { $card }, beside the wasabi
scorepad-nothing = The score sheet appears with the first card.
scorepad-unfinished = Desserts and the winner follow after round 3.
scorepad-warnings = Please look again
scorepad-warning-not-set-aside =
    Round { $round }, { $who }: a card “{ $dish }” is set aside once it has acted, but { $count ->
        [one] one still lies there.
       *[other] { $count } still lie there.
    }
scorepad-warning-face-down =
    Round { $round }, { $who }: { $count ->
        [one] a card lies face down
       *[other] { $count } cards lie face down
    }, but this game has no “{ $dish }” to turn cards over.
scorepad-warning-place-not-taken =
    Round { $round }, { $who }: { $count } rolls of “{ $dish }” lie there. While a place is left, so many take it at once and are set aside; enter those points as already won in the round.
