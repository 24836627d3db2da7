### News: what just happened, in one sentence. `$person` is "you" or "other"; `$name` is the name of the other.

told-in-turn = turn { $turn }
told-round = Round { $round }: { $count } cards each.
told-round-over = Round { $round } is over.
told-over = The match is over.
told-turn = Turn { $turn }: { $list }
told-turn-some = Turn { $turn }: { $list } · { $count } more
told-worth = { $person ->
    [you] Your { $dish }: now { $points }
   *[other] { $name }: { $dish }, now { $points }
}
told-on = { $person ->
    [you] You: { $card } on { $below }, now { $points }
   *[other] { $name }: { $card } on { $below }, now { $points }
}
told-copy = { $person ->
    [you] You order { $card } once more.
   *[other] { $name } orders { $card } once more.
}
told-returned = { $person ->
    [you] Back in your hand: { $card }.
   *[other] Back in the hand of { $name }: { $card }.
}
told-second = { $person ->
    [you] You lay a second card: { $card }.
   *[other] { $name } lays a second card: { $card }.
}
told-from-menu = { $person ->
    [you] You lay { $card } from the menu.
   *[other] { $name } lays { $card } from the menu.
}
told-overtaken = { $name } overtakes you: { $dish }, { $theirs } to your { $mine }
told-level = { $name } draws level with you: { $dish }, { $theirs } each
told-from-to = { $before } → { $after } for you, if it stays so.
told-called = { $person ->
    [you] You call { $card }.
   *[other] { $name } calls { $card }.
}
told-blind = { $person ->
    [you] You drew without looking: { $card }.
   *[other] { $name } chooses without looking: { $card }.
}
told-blind-now = { $person ->
    [you] You draw without looking.
   *[other] { $name } chooses without looking.
}
told-for-dummy = { $person ->
    [you] You draw for the dummy.
   *[other] { $name } draws for the dummy.
}
told-for-dummy-card = You drew { $card } for the dummy.
told-collided = { $dish }: { $count ->
    [2] two at once, both go
   *[other] { $count } at once, all go
}
told-collided-who = In the same turn: { $names }.
told-collided-alone = { $person ->
    [you] You laid all of them.
   *[other] { $name } laid all of them.
}
told-cleared-collided = { $person ->
    [you] You lose { $card }.
   *[other] { $name } loses { $card }.
}
told-cleared-scored = { $card } is set aside.
told-cleared-nobody-has-it = Nobody has it: { $card } is set aside.
told-cleared-nothing-to-copy = { $person ->
    [you] Nothing to copy: your { $card } is set aside.
   *[other] Nothing to copy: { $name } sets { $card } aside.
}
told-wished = { $person ->
    [you] You wish for { $what }.
   *[other] { $name } wishes for { $what }.
}
told-found = { $person ->
    [you] You have it.
   *[other] { $name } has it.
}
told-wish-asks-you = { $name } wishes for { $what }: you have it
told-nobody = { $person ->
    [you] Nobody has { $what }: your wish was in vain
   *[other] { $name } wishes for { $what }, in vain: nobody has it
}
told-given-you = { $name } gives you { $card } for your wish
told-you-give = You give { $to } { $card }
told-given = { $name } gives { $to } { $card }.
told-turned = { $person ->
    [you] { $count ->
        [one] You turn a card over.
       *[other] You turn { $count } cards over.
    }
   *[other] { $count ->
        [one] { $name } turns a card over.
       *[other] { $name } turns { $count } cards over.
    }
}
told-turned-each = { $count ->
    [one] It is worth { $points } points now.
   *[other] { $points } points each.
}
told-menu = { $person ->
    [you] You look at { $count } cards.
   *[other] { $name } looks at { $count } cards.
}
told-scored = { $person ->
    [you] { $dish }: { $points } points for you at once
   *[other] { $dish }: { $points } points for { $name } at once
}
told-raced = { $place ->
    [1] First to get there, with { $count } rolls.
    [2] Second to get there, with { $count } rolls.
   *[other] Third to get there, with { $count } rolls.
}
told-portion = { $name } { $count } → { $points }
told-contest = { $dish }: { $list }
told-missed = { $person ->
    [you] You have { $count }: { $short } short.
   *[other] { $name } has { $count }: { $short } short.
}
