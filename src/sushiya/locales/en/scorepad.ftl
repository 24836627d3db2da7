### The score pad: what lies on a real table.

scorepad-title = Score a real table
scorepad-about = Tap the cards in front of each player in the order they were played. The points are added up for you.
scorepad-clear = Clear all
scorepad-game = Which game?
scorepad-switch-dummy = With the dummy
scorepad-table = On the table
scorepad-which-round = Which round?
scorepad-whose = Whose cards?
scorepad-seat = Player { $number }
scorepad-name = Who sits there?
scorepad-race = { $dish }: points already won this round
scorepad-empty = There is nothing in front of { $name } yet. Tap a card below.
scorepad-tap = Tap to add
scorepad-add = { $card }, { $count } there. Add one more
scorepad-add-tile = Add { $tile }
scorepad-remove-tile = Remove { $tile }
scorepad-remove = Remove
scorepad-turn = Face down
scorepad-turned = { $card }, face down
scorepad-copies = { $card } as { $copy }
scorepad-copies-what = What does it copy?
scorepad-beside = { $card }, beside the wasabi
scorepad-nothing = The score sheet appears with the first card.
scorepad-unfinished = The desserts and the winner follow after round 3.
scorepad-warnings = Please check again
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
    Round { $round }, { $who }: { $count } rolls of “{ $dish }” are still there. While a place is left, that many rolls take it immediately and are set aside. Enter those points as already won this round.
