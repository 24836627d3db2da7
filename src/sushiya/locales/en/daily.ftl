### The deal of the day, in the page and in the terminal.

daily-title = Today’s deal
daily-of = Deal of { $date }
daily-about = The same cards for everybody, against the same bots. You play once, without hints.
daily-next = until the next
daily-left = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
daily-play = Play
daily-go-on = Continue
daily-result = Result
daily-played = { $points ->
    [one] played, { $points } point
   *[other] played, { $points } points
}
daily-played-uncounted = played, not counted
daily-begun = in progress
daily-new = not played yet
daily-players = { $count ->
    [0] Nobody here has played today.
    [one] One player here has played today.
   *[other] { $count } players here have played today.
}
daily-streak = You: { $count ->
    [one] { $count } day in a row.
   *[other] { $count } days in a row.
}
daily-at-table = The deal of the day: the same cards for everybody, one try, no hints.
daily-loading = Loading the result …
daily-won = You won your table with
daily-place = Place { $place } of { $seats } at your table with
daily-points = { $points ->
    [one] point
   *[other] points
}
daily-uncounted = A bot played in your place, so this match does not count.
daily-first = You are the first today.
daily-alone = On this device you play for yourself. Others have the same cards.
daily-better = { $better ->
    [0] { $others } others here have more points, or as many.
   *[other] Better than { $better } of { $others } others here.
}
daily-two = You { $points }, { $name } { $other }.
daily-two-master = You { $points }, { $name } { $other }; { $who } { $master }.
daily-accuracy = Accuracy { $accuracy } %, luck { $luck }.
daily-you-mark = you { $points }
daily-master-mark = { $who } { $points }
daily-dots = Points of everybody here
daily-column-players = Players
daily-share-title = Share
daily-share-note = gives no card away
daily-share-rows = { $best } best, { $within } within a point, { $cost } cost more
daily-share-head = Sushiya daily · { $date } · { $game }
daily-share-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place } of { $seats }
daily-share-master = { $who } { $points }
daily-who = { $by ->
    [planner] the planner
    [regular] a regular
   *[master] the master
}
daily-line = { $by ->
    [planner] The planner’s line
    [regular] A regular’s line
   *[master] The master’s line
}
daily-line-sum = { $points } and { $master }
daily-line-about = Above { $who }, below you. A line between them: the same card. After a different choice, other cards come round.
daily-line-thinking = { $by ->
    [planner] The planner is playing the same cards. The line comes in a few seconds.
    [regular] A regular is playing the same cards. The line comes in a few seconds.
   *[master] The master is playing the same cards. The line comes in a minute.
}
daily-line-none = There is no master here to compare with. On a server the master plays the same cards.
daily-round = Round { $round }
daily-round-points = { $who } { $master }, you { $points }
daily-turn = Turn { $turn }: { $who } { $master }, you { $mine }
daily-nothing = nothing
daily-end = At the end
daily-review = Review this match
daily-yesterday = Yesterday
daily-open = the deal is open now
daily-yesterday-points = { $game }, { $points }: better than { $better } of { $others }.
daily-yesterday-first = { $game }: { $points } points.
daily-yesterday-none = { $game }: you did not play it.
daily-seed = Seed: { $seed }
daily-replay = Look back at it
daily-look = Look at it
