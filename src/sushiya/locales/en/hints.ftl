### Hints: what the master would do, on the page and in the terminal.

hint = Hint
hint-compiling = Preparing the master, once for this computer. This takes about a minute …
hint-thinking = The master is thinking …
hint-still-thinking = { $seconds ->
    [0] The master is still thinking …
   *[other] Still thinking: it usually takes about { $seconds } s.
}
hint-thinking-long = This takes longer than usual. The hint comes by itself.
hint-warming-up = The master is warming up: ready in about { $seconds } s. The hint then comes by itself.
hint-warming-up-soon = The master is warming up: a moment. The hint then comes by itself.
hint-title = The master would choose
    .less-points = points less
    .less-wins = fewer wins
hint-best = best
hint-alike = as good
hint-less-points = −{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-less-wins = −{ $amount }%
hint-note = Estimated from imagined matches that fit all you know.
hint-said = Hint: { $option }. { $because }
hint-more = { $count } more
hint-close = Hide the hint
hint-take = Take { $what }
hint-steal = Steal { $what } from { $from }
hint-keep = Keep { $dice }

# Why an option is good or bad: facts from the rules and from imagined matches. A few of them stand in a row.
hint-because-none = The figures differ, the reason is not a simple one.
hint-because-completes =
    { $points ->
        [one] It completes a set: 1 point now.
       *[other] It completes a set: { $points } points now.
    }
hint-because-on-base =
    { $points ->
        [one] It lies on { $dish }: 1 point.
       *[other] It lies on { $dish }: { $points } points.
    }
hint-because-keeps-base = It keeps { $dish } free for a better card.
hint-because-two-cards = Two cards in one turn.
hint-because-denies-set =
    { $points ->
        [one] { $name } needs just this one for 1 point.
       *[other] { $name } needs just this one for { $points } points.
    }
hint-because-roll-sushi = { $times } of 100 rolls give you the { $points }.
hint-because-roll-bone = { $times } of 100 rolls give you the −{ $points }.
hint-because-roll-steal = { $times } of 100 rolls let you steal.
hint-because-calls = It uses { $dish }.
hint-because-points =
    { $points ->
        [one] 1 point now.
       *[other] { $points } points now.
    }
hint-because-costs =
    { $points ->
        [one] For now it costs 1 point.
       *[other] For now it costs { $points } points.
    }
hint-because-toward = { $have } of { $need }.
hint-because-pays = It pays off { $times } times in 100.
hint-because-leads = You lead { $mine } to { $theirs }.
hint-because-level = You draw level at { $mine }.
hint-because-trails = You have { $mine }, the best has { $theirs }.
hint-because-prize = Points for it { $times } times in 100.
hint-because-expects =
    { $points ->
        [one] In the end about 1 point for this dish.
       *[other] In the end about { $points } points for this dish.
    }
hint-because-denies =
    { $points ->
        [one] Otherwise { $name } gets about 1 point more.
       *[other] Otherwise { $name } gets about { $points } points more.
    }
hint-because-helps =
    { $points ->
        [one] About 1 point more for { $dish } in the end.
       *[other] About { $points } points more for { $dish } in the end.
    }
hint-because-counts =
    { $points ->
        [one] 1 point, and a bone already lies beside it.
       *[other] { $points } points, and a bone already lies beside it.
    }
hint-because-waits =
    { $points ->
        [one] 1 point, once a bone lies beside it.
       *[other] { $points } points, once a bone lies beside it.
    }
hint-because-covers = −{ $points }, but it makes a sushi count.
hint-because-bone = −{ $points }.
