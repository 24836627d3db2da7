### News: what just happened, in one sentence. `$who` is "you" or "other"; `$name` is the name of the other.

news-none = Three rounds, and most points win.
news-in-turn = turn { $turn }
news-round = Round { $round }: { $count } cards each.
news-round-over = Round { $round } is over.
news-over = The match is over.
news-turn = Turn { $turn }: { $list }
news-worth = { $who ->
    [you] Your { $dish }: now { $points }
   *[other] { $name }: { $dish }, now { $points }
}
news-on = { $who ->
    [you] You: { $card } on { $below }, now { $points }
   *[other] { $name }: { $card } on { $below }, now { $points }
}
news-copy = { $who ->
    [you] You order { $card } once more.
   *[other] { $name } orders { $card } once more.
}
news-returned = { $who ->
    [you] Back in your hand: { $card }.
   *[other] Back in the hand of { $name }: { $card }.
}
news-second = { $who ->
    [you] You lay a second card: { $card }.
   *[other] { $name } lays a second card: { $card }.
}
news-from-menu = { $who ->
    [you] You lay { $card } from the menu.
   *[other] { $name } lays { $card } from the menu.
}
news-overtaken = { $name } overtakes you: { $dish }
news-from-to = { $before } → { $after } for you, if it stays so.
news-called = { $who ->
    [you] You call { $card }.
   *[other] { $name } calls { $card }.
}
news-blind = { $who ->
    [you] You drew without looking: { $card }.
   *[other] { $name } chooses without looking: { $card }.
}
news-for-dummy = { $who ->
    [you] You draw for the dummy.
   *[other] { $name } draws for the dummy.
}
news-collided = { $dish }: { $count ->
    [2] two at once, both go
   *[other] { $count } at once, all go
}
news-collided-who = Laid in the same turn by { $names }.
news-cleared-collided = { $who ->
    [you] You lose { $card }.
   *[other] { $name } loses { $card }.
}
news-cleared-scored = { $card } is set aside.
news-cleared-used = { $card } has done its work.
news-cleared-nobody-has-it = Nobody has it: { $card } is set aside.
news-cleared-nothing-to-copy = { $who ->
    [you] Nothing to copy: your { $card } is set aside.
   *[other] Nothing to copy: { $name } sets { $card } aside.
}
news-cleared-nothing-to-lay = { $who ->
    [you] Nothing to lay: your { $card } is set aside.
   *[other] Nothing to lay: { $name } sets { $card } aside.
}
news-wished = { $who ->
    [you] You wish for { $what }.
   *[other] { $name } wishes for { $what }.
}
news-found = { $who ->
    [you] You have it.
   *[other] { $name } has it.
}
news-wish-asks-you = { $name } wishes for { $what }: you have it
news-nobody = { $who ->
    [you] Nobody has { $what }: your wish was in vain
   *[other] { $name } wishes for { $what }, in vain: nobody has it
}
news-given-you = { $name } gives you { $card } for your wish
news-you-give = You give { $to } { $card }
news-given = { $name } gives { $to } { $card }.
news-turned = { $who ->
    [you] { $count ->
        [one] You turn a card over.
       *[other] You turn { $count } cards over.
    }
   *[other] { $count ->
        [one] { $name } turns a card over.
       *[other] { $name } turns { $count } cards over.
    }
}
news-menu = { $who ->
    [you] You look at { $count } cards.
   *[other] { $name } looks at { $count } cards.
}
news-scored = { $who ->
    [you] { $dish }: { $points } points for you at once
   *[other] { $dish }: { $points } points for { $name } at once
}
news-portion = { $name } { $count } → { $points }
news-contest = { $dish }: { $list }
news-missed = { $who ->
    [you] You have { $count }: { $short } short.
   *[other] { $name } has { $count }: { $short } short.
}
