### Questions in the dock: what they say, and the words on their switches and buttons.

questions-two = Two cards with your chopsticks
questions-and-dummy = One card for you, one for the dummy
questions-put-back = Tap one again to put it back.
questions-more-second = Choose one more
questions-more-dummy = Now one for the dummy
questions-lock-several = { $count ->
    [2] Lock in two
   *[other] Lock in { $count } cards
}
questions-use = Use
questions-goes-on = The hands go on in a moment
questions-only-one = There is only one choice: it is made for you.
questions-last-seconds = { $seconds ->
    [0] Time is up: { $guest } chooses for you.
    [one] { $seconds } second left, then { $guest } chooses for you.
   *[other] { $seconds } seconds left, then { $guest } chooses for you.
}

questions-copy-which = { $card }: copy which?
questions-tap-in-front = Tap a ringed card in front of you.
questions-tap-copy = Tap what to copy
questions-do-order = { $kind ->
    [LayCard] Lay: order { $card }
   *[other] Lock in: order { $card }
}
questions-how-to-lay = How to lay it
questions-lay-these-on = { $cards } on the { $dish }

questions-first-gives = The first who has it must give it to you.
questions-which = Which { $dish }?
questions-any = any
questions-they-choose = they choose
questions-order = Asked in this order:
questions-give-to = Which one do you give { $name }?
questions-had-none = { $count ->
    [one] { $names } has none, so you are asked.
   *[other] { $names } have none, so you are asked.
}
questions-in-return = In return, { $card } comes into your hand.

questions-tap-to-turn = Tap your cards above, as many as you like. They stay turned.
questions-turn-none = Turn none
questions-stays-kept = from an earlier round: stays
questions-stays-acts = acts now
questions-stays-waits = acts later: stays
questions-stays-new = laid this turn: stays
questions-offer-secret = Only you see them. The others go back.
questions-not-laid = { $source ->
    [menu] not a menu
   *[other] not now
}

questions-brings = { $which ->
    [more] { $points ->
        [one] 1 point more
       *[other] { $points } points more
    }
    [less] { $points ->
        [one] 1 point less
       *[other] { $points } points less
    }
   *[same] no points yet
}
questions-brings-nothing = nothing yet
