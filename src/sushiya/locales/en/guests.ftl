### Guests: bots with a name, who sits at the table, and how people come to it.

guests-greeting-morning = Good morning, { $name }.
guests-greeting-day = Hello, { $name }.
guests-greeting-evening = Good evening, { $name }.

## The guests and their strength
guests-strength = How hard do they play?
guests-level-random = at random
guests-level-novice = gently
guests-level-regular = well
guests-level-planner = thinking ahead
guests-level-net = from experience
guests-level-expert = hard
guests-level-master = hardest
guests-chillies = { $count } of { $most } chillies
guests-about-tanuki = Lays what smells good.
guests-about-cat = Learns with you.
guests-about-daruma = Never gives up a pair.
guests-about-octopus = Eight arms, most rolls.
guests-about-crane = Looks one hand ahead.
guests-about-koi = Counts your dishes, too.
guests-about-fox = Knows what you need.
guests-about-owl = Has seen every hand.
guests-who = Who sits with you?
guests-regulars = Eight regulars of this counter. The more chillies, the harder they play.
guests-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
guests-shuffle = Shuffle
guests-sit-down = Sit down

## Home
guests-as-last-time = As last time
guests-tonight = Your table
guests-change = Change
guests-your-turn = Your turn
guests-your-turn-at = Your turn at { $name }’s table
guests-table-of = { $name }’s table
guests-place = { $place ->
    [1] you are { $place }st
    [2] you are { $place }nd
    [3] you are { $place }rd
   *[other] you are { $place }th
}
guests-wait-for-you = { $count ->
    [one] { $names } waits for you: { $time }
   *[other] { $names } wait for you: { $time }
}
guests-choose = { $count ->
    [one] { $names } chooses
   *[other] { $names } choose
}

## Joining
guests-invites = { $name } invites you to
guests-invited = You are invited to
guests-meal = Tonight’s meal
guests-at-the-table = At the table
guests-host = host
guests-here = here
guests-free = free
guests-is-it-you = You?
guests-watch = Watch
guests-seat-is-free = A seat is free: { $guest } plays it for now.

## Away
guests-is-away = { $name } is away.
guests-let-play = Let { $guest } play for now
guests-host-may = { $host } may let a guest play for { $name }.
page-notice-covered = { $person ->
    [you] { $guest } plays for you for now.
   *[other] { $guest } plays for { $name } for now.
}
page-notice-back = { $person ->
    [you] You are back.
   *[other] { $name } is back.
}
guests-soon = In { $seconds } s a guest may play for { $name }.

## Joining a match
guests-ask = Ask for a seat
guests-asks = { $name } would like to join the match.
guests-let-in = Let in
guests-not-this-match = Not this match
guests-one-more = You agreed. Somebody else has to agree, too.
guests-you-asked = { $name }, the others are asked. When they agree, you play.
page-notice-asked = { $name } asks for a seat.
page-notice-declined = { $name } does not join this match.
