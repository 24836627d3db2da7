### What if: another option of a recorded match, played out many times or played on.

whatif = What if …
whatif-where-you = Where you were
whatif-where = Where { $name } was
whatif-known-you = as you knew it
whatif-known = as { $name } knew it
whatif-take = Take instead
whatif-took-you = you took: { $option }
whatif-took = { $name } took: { $option }
whatif-played = played
whatif-whose = Whose choice
whatif-only = There was nothing else to choose.
whatif-choose-first = choose another option
whatif-times = { $count } times
whatif-done = done
whatif-progress = { $deals } of { $of }
whatif-starting = The first matches are being played. On a new server the engine is prepared once, which takes a minute or two.
whatif-needs-server = Many matches at once need a server with the fast engine. You can play on from here.
whatif-ran = Played { $count } times
whatif-same-luck = the same luck for both
whatif-points = { $sign ->
    [plus] { $option } ends { $points } points better.
   *[minus] { $option } ends { $points } points worse.
}
whatif-wins = { $sign ->
    [plus] It wins { $count } more in 100.
    [minus] It wins { $count } fewer in 100.
   *[even] It wins as often.
}
whatif-alike = { $option } is as good: the figures can’t tell them apart.
whatif-few = Better in { $better }, worse in { $worse }: too few to say.
whatif-won = won
whatif-mean = mean { $points }
whatif-behind = behind the best
whatif-ahead-of = ahead
whatif-caption = Points ahead of the best other player at the end: right of 0 is a win. Everybody plays by the same quick rule, in deals that the seat could imagine at the time. The bar at the foot is the mean with its interval.
whatif-option = Option
whatif-ahead = ahead by
whatif-better-in = better in
whatif-matches = { $count ->
    [one] one match
   *[other] { $count } matches
}
whatif-same = { $count ->
    [one] One match ended the same.
   *[other] { $count } matches ended the same.
}
whatif-range = { $from } to { $to }
whatif-play-on = Play on from here
whatif-unrated = You play this seat against bots, with the same deals. The match itself stays as it was.
whatif-variations = Variations
whatif-kept = kept with the record
whatif-as-played = As played
whatif-instead = { $option } instead
whatif-played-on = { $option }, played on
whatif-open = still being played
whatif-expired = this match is gone
whatif-share = Share
whatif-shared = Copied
whatif-more = Change “{ $name }”
whatif-name = Name
whatif-save = Save
whatif-export = Save as a file
whatif-delete = Delete
whatif-delete-ask = Delete “{ $name }”? The match itself stays.
whatif-keep = Keep it
whatif-key-option = another option
whatif-key-run = play it out many times
whatif-key-play = play on from here
whatif-options-at = Answer { $at }: { $name } could choose
