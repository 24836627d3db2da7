### Reasons: what speaks for or against an option. A hint tells them as they stand, a review in the past tense. That one
### fits whether the option was chosen or not, and whoever chose it. A few of them stand in a row.

reason-none = The figures differ, but there is no simple reason.
reason-at = { $where }: { $what } { $why }
reason-completes =
    { $points ->
        [one] It completes a set: 1 point now.
       *[other] It completes a set: { $points } points now.
    }
    .past =
        { $points ->
            [one] It was all that a set lacked: 1 point.
           *[other] It was all that a set lacked: { $points } points.
        }
reason-toward = { $have } of { $need }.
    .past = It was { $have } of { $need }.
reason-nears = { $have } of { $need }; the set is full { $times } times in 100.
    .past = It was { $have } of { $need }; the set was full { $times } times in 100.
reason-on-base =
    { $points ->
        [one] It lies on { $dish }: 1 point.
       *[other] It lies on { $dish }: { $points } points.
    }
    .past =
        { $points ->
            [one] It had { $dish } to lie on: 1 point.
           *[other] It had { $dish } to lie on: { $points } points.
        }
reason-keeps-base = It keeps { $dish } free for a better card.
    .past = It left { $dish } free for a better card.
reason-two-cards = Two cards in one turn.
    .past = It was two cards in one turn.
reason-calls = It uses { $dish }.
    .past = It made use of { $dish }.
reason-points =
    { $points ->
        [one] 1 point now.
       *[other] { $points } points now.
    }
    .past =
        { $points ->
            [one] It was worth 1 point at once.
           *[other] It was worth { $points } points at once.
        }
reason-costs =
    { $points ->
        [one] For now it costs 1 point.
       *[other] For now it costs { $points } points.
    }
    .past =
        { $points ->
            [one] At first it cost 1 point.
           *[other] At first it cost { $points } points.
        }
reason-leads = You lead { $mine } to { $theirs }.
    .past = It was worth the lead, { $mine } to { $theirs }.
reason-level = You draw level at { $mine }.
    .past = It drew level at { $mine }.
reason-trails = You have { $mine }, the best has { $theirs }.
    .past = It was { $mine } against { $theirs }.
reason-first = First place in { $dish }, { $points } points, { $times } times in 100.
    .past = First place in { $dish }, { $points } points, came { $times } times in 100.
reason-first-from = First place in { $dish }, { $points } points, { $times } times in 100, otherwise { $before }.
    .past = First place in { $dish }, { $points } points, came { $times } times in 100, otherwise { $before }.
reason-fewest = The risk of having the least { $dish } falls from { $before } to { $times }%.
    .past = The risk of having the least { $dish } was { $times }% with it, otherwise { $before }%.
reason-expects =
    { $points ->
        [one] In the end about 1 point for { $dish }.
       *[other] In the end about { $points } points for { $dish }.
    }
    .past =
        { $points ->
            [one] In the end { $dish } brought about 1 point.
           *[other] In the end { $dish } brought about { $points } points.
        }
reason-helps =
    { $points ->
        [one] About 1 point more for { $dish } in the end.
       *[other] About { $points } points more for { $dish } in the end.
    }
    .past =
        { $points ->
            [one] In the end it made about 1 point more with { $dish }.
           *[other] In the end it made about { $points } points more with { $dish }.
        }
reason-spares =
    { $points ->
        [one] The alternative loses about 1 point with { $dish }.
       *[other] The alternative loses about { $points } points with { $dish }.
    }
    .past =
        { $points ->
            [one] The alternative lost about 1 point with { $dish }.
           *[other] The alternative lost about { $points } points with { $dish }.
        }
reason-collides = { $times } times in 100 somebody else lays { $dish } too, and all are set aside.
    .past = { $times } times in 100 somebody else laid { $dish } too, and all were set aside.
reason-vain = { $times } times in 100 nobody has what is wished for.
    .past = { $times } times in 100 nobody had what was wished for.
reason-safer = The risk that nobody has it falls from { $before } to { $times }%.
    .past = The risk that nobody had it was { $times }% with it, otherwise { $before }%.
reason-denies =
    { $points ->
        [one] { $name } chooses next and takes it { $times } times in 100: about 1 point.
       *[other] { $name } chooses next and takes it { $times } times in 100: about { $points } points.
    }
    .past =
        { $points ->
            [one] { $name } chose next and would have taken it { $times } times in 100: about 1 point.
           *[other] { $name } chose next and would have taken it { $times } times in 100: about { $points } points.
        }
reason-denies-set =
    { $points ->
        [one] { $name } needs just this one for 1 point.
       *[other] { $name } needs just this one for { $points } points.
    }
    .past =
        { $points ->
            [one] { $name } needed just this one for 1 point.
           *[other] { $name } needed just this one for { $points } points.
        }
reason-no-use = { $name } can hardly use { $card }.
    .past = { $name } could hardly have used { $card }.
reason-last-out = The only other one is in { $name }’s hand, and { $count } players choose from it first.
    .past = The only other one was in { $name }’s hand, and { $count } players chose from it first.
reason-can-wait = There is time for { $card }: { $count } come next, and { $name } can take only { $most }.
    .past = There was time for { $card }: { $count } came next, and { $name } could take only { $most }.
reason-counts =
    { $points ->
        [one] 1 point, and a bone already lies beside it.
       *[other] { $points } points, and a bone already lies beside it.
    }
    .past =
        { $points ->
            [one] 1 point, and a bone already lay beside it.
           *[other] { $points } points, and a bone already lay beside it.
        }
reason-waits =
    { $points ->
        [one] 1 point, once a bone lies beside it.
       *[other] { $points } points, once a bone lies beside it.
    }
    .past =
        { $points ->
            [one] 1 point, once a bone lay beside it.
           *[other] { $points } points, once a bone lay beside it.
        }
reason-covers = −{ $points }, but it makes a sushi count.
    .past = −{ $points }, but a sushi counted with it.
reason-bone = −{ $points }.
    .past = It was a −{ $points }.
reason-roll-sushi = { $times } of 100 rolls give you the { $points }.
    .past = { $times } of 100 rolls gave the { $points }.
reason-roll-bone = { $times } of 100 rolls give you the −{ $points }.
    .past = { $times } of 100 rolls gave the −{ $points }.
reason-roll-steal = { $times } of 100 rolls let you steal.
    .past = { $times } of 100 rolls allowed a theft.
reason-lasts = In the end it counts { $times } times in 100.
    .past = In the end it counted { $times } times in 100.
reason-supports = In the end a sushi counts beside it { $times } times in 100.
    .past = In the end a sushi counted beside it { $times } times in 100.
reason-fewer-bones =
    { $points ->
        [one] Bones cost about 1 point less in the end.
       *[other] Bones cost about { $points } points less in the end.
    }
    .past =
        { $points ->
            [one] In the end bones cost about 1 point less with it.
           *[other] In the end bones cost about { $points } points less with it.
        }
reason-robs =
    { $points ->
        [one] { $name } ends with about 1 point less.
       *[other] { $name } ends with about { $points } points less.
    }
    .past =
        { $points ->
            [one] { $name } ended with about 1 point less.
           *[other] { $name } ended with about { $points } points less.
        }
