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
scorepad-odd = Please look again
