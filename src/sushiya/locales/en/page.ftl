### The page. Short, concrete, second person.

## Seats and states
page-locked = locked
page-choosing = choosing
page-away = away
page-you = You
page-dummy = The dummy
page-open-plates = { $name }, { $score } points. Show plates
page-in-front-of = In front of { $name }
page-opponents = Opponents
page-belt = The belt
page-hand-goes-to = Your hand goes to { $name }
page-hand-comes-from = The next one comes from { $name }
page-numbered-act = Numbered cards act: { $cards }
page-hands-go = { $side ->
    [left] Hands go to the left
   *[other] Hands go to the right
}
page-track = Score track
page-your-turn = Your turn
page-face-down = face-down card

## What the table waits for
page-and = { $first } and { $last }
page-still-choosing = { $count ->
    [one] { $names } is still choosing.
   *[other] { $names } are still choosing.
}
page-all-wait-for-you = Everyone is waiting for you.
page-status-connecting = Finding your seat …
page-status-lost = Connection lost. Reconnecting …
page-known-deal = This deal is known: it has been played before.
page-thinking-short = It is busy right now: bots think for less time.
page-thinking-slow = Bots are taking pauses here: a great many are playing for the same Internet address.
page-thinking-waiting = Bots are playing alone at many tables. This one goes on as soon as there is room.
page-hints-allowed = Hints and the coach are allowed at this table.
page-clock = { $seconds } s

## Questions
page-ask-PickCard = Choose a card
page-ask-PickBlind = Choose without looking
page-ask-LayCard = { $source ->
    [menu] The menu offers these: lay one
   *[other] Lay a second card
}
page-ask-AimOrder = What does your special order copy?
page-ask-MakeWish = What do you wish for?
page-wish-for = Wish for { $what }
page-ask-GiveCard = Give one of these
page-ask-FillBox = Turn cards over: 2 points each
page-do-PickCard = Lock in { $card }
page-do-LayCard = Lay { $card }
page-do-AimOrder = Copy { $card }
page-do-MakeWish = Wish for { $card }
page-do-GiveCard = Give { $card }
page-do-FillBox = { $count ->
    [0] Tap what to turn over
    [one] Turn 1 card over
   *[other] Turn { $count } cards over
}
page-choose = Choose a card
page-locked-in = Locked in. Tap another to change
page-draw-blind = Draw without looking
page-blind = After a sake you draw without looking.
page-use = Use { $card }
page-copy-what = Copy
page-lay-on = On the { $dish }
page-keep-free = Keep the { $dish } free
page-lay-beside = beside the { $dish }
page-for-dummy = And for the dummy:

## Score sheet and log
page-score-and-log = Score sheet and log
page-score-sheet = Score sheet
page-seat = Seat
page-points = Points
page-now = Now
page-log = What happened
page-round = Round { $round }
page-desserts = Desserts
page-total = Total
page-plot = The score through the match
page-plot-table = The same as a table
page-plot-start = Start
page-plot-rounds = Round
page-plot-turns = Turn
page-plot-turn = Turn { $turn }
page-notice-joined = { $person ->
    [you] You take a seat.
   *[other] { $name } takes a seat.
}
page-notice-left = { $person ->
    [you] You leave the table.
   *[other] { $name } leaves the table.
}
page-notice-removed = { $person ->
    [you] You were asked to leave.
   *[other] { $name } was asked to leave.
}
page-notice-bot = { $name } takes a seat.
page-notice-opened = Seat { $seat } is open.
page-notice-key-reissued = { $person ->
    [you] You get a new key to the seat.
   *[other] { $name } gets a new key to the seat.
}
page-notice-seat-moved = { $person ->
    [you] You move to another device.
   *[other] { $name } moves to another device.
}
page-notice-host = { $person ->
    [you] You run the table now.
   *[other] { $name } runs the table now.
}
page-notice-stand-in = { $person ->
    [you] Time is up: { $guest } chose for you.
   *[other] Time is up: { $guest } chose for { $name }.
}
page-die-sushi = sushi
page-die-bone = bone
page-die-blue = blue chopsticks
page-die-red = red chopsticks
page-tile-sushi = sushi { $value }
page-tile-bone = bone −{ $value }

## Home
page-tagline = Take a seat. Three sushi games, no account.
page-what-to-play = What are we playing?
page-players = { $first }–{ $last } players
page-about-sushi-go = Pick one card, pass the rest. About 15 minutes.
page-about-sushi-go-party = Pick and pass, with a meal of your choice. About 20 minutes.
page-about-sushizock = Roll, keep, take a tile. About 20 minutes.
page-play-now = Play now
page-with-friends = With friends
page-share-a-link = share a link
page-your-tables = Your tables
page-continue = Continue
page-how-many = Players
page-meal = Meal
page-edition = Edition
page-your-name = Your name
page-guest = Guest
page-theme = Light or dark
page-theme-system = like the device
page-theme-light = light
page-theme-dark = dark
page-language = Language
page-settings = Settings
page-sounds = Gentle sounds
page-pace = Animation pace
page-pace-calm = calm
page-pace-normal = normal
page-pace-quick = quick
page-pace-none = none: at once
page-more-tables = { $count ->
    [one] Show one more table
   *[other] Show { $count } more tables
}
page-keys = Keys
page-keys-number = choose a card from your hand; press again to lock it in
page-keys-arrows = move along your hand
page-keys-enter = lock in what is chosen
page-keys-tab = next control; with Shift, the previous one
page-keys-space = press or tick what has the focus
page-keys-hint = show or hide a hint
page-keys-memory = show or hide what you have seen
page-keys-help = explain the chosen card, or show these keys if none is chosen
page-keys-escape = close a sheet
page-close = Close
page-unaffiliated = Sushiya is not affiliated with the publishers of these games.

## A table before the match
page-waiting-room = The table is set
page-share = Share this link
page-copy-link = Copy the link
page-copied = Copied
page-only-this-computer = Only this computer can open the link. For phones on your network, start the server with --lan.
page-join = Take a seat
page-start-now = Start now, bots fill the seats
page-open-seat = open seat
page-waiting-for-host = { $name } will start the match.
page-public-tables = Open tables
page-watch = Watching

## The end
page-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
page-home = Home
page-record = The record of this match
page-pass-device = Pass the device to { $name }
page-i-am = I am { $name }
page-menu = Table menu

## Sushizock
page-sushizock-your-turn = Your turn · roll { $roll } of 3
page-sushizock-turn = { $name } · roll { $roll } of 3
page-sushi = Sushi
page-bones = Bones
page-left-then = { $count } left
page-take = take
page-none-yet = nothing yet
page-just-rolled = Just rolled: tap to keep
page-set-aside = Set aside
page-keep = keep
page-roll-dice = { $count ->
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
page-keep-first = Keep at least one die
page-place = place { $place }
page-steal-which = Which one? 1 is the top.
page-round-turn = Round { $round } of 3 · turn { $turn } of { $turns }
page-surprise = Surprise me
page-dishes-enough = complete
page-dishes-more = choose { $count } more
page-dishes-less = { $count } too many
page-dishes-players = { $first }–{ $last } players
page-more-options = More options
page-clock-label = Time limit for each choice
page-clock-off = none
page-switch-pass = Pass to the right in round 2
page-switch-dummy = Play with a dummy
page-switch-open-stacks = Everyone may look through the stacks
page-public = Show the table in the list of open tables
page-open-record = After the match, anyone may look back at it with nothing hidden
page-hints = Allow hints and the coach, even when playing against people
page-seats-open = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
}

## In the match
page-what-is = What does { $card } do?
page-say = Say something
page-mute = Mute these messages
page-seats = Seats
page-remove = Remove
page-give-to-bot = Let a bot play
page-open-it = Open the seat
page-move-device = Move to another device
page-make-code = Make a code
page-code-is = The code for { $name }, valid once, for ten minutes:
page-enter-code = Code from the other device, or recovery code
page-recovery = Recovery code
page-recovery-note = Write it down: it brings your seat back if this device is lost. It works once, and only you can see it.
page-take-over = Take over
page-leave = Leave the table
page-fair = Fair dealing: before anyone sat down, the house promised its part of the luck (fingerprint { $commitment }…).
page-fair-luck = Your device added { $luck } to it. The seed is shown at the end.
page-fair-seed = The seed of this match is { $seed }.
page-fair-checked = Checked on this device: it is the one that was promised, and your part is in it.
page-fair-unused = Checked on this device: it is the one that was promised, but your part is not in it. The server had not confirmed it.
page-fair-dropped = The seed is the one that was promised, but your part, which the server had confirmed, was left out. Please tell whoever runs this server.
page-fair-broken = This is not the seed that was promised to this device. Please tell whoever runs this server.
page-phrase-hello = Hello!
page-phrase-good-luck = Good luck!
page-phrase-nice = Nice!
page-phrase-ouch = Ouch!
page-phrase-thanks = Thanks!
page-phrase-oops = Oops.
page-phrase-thinking = Let me think …
page-phrase-hurry = Hungry here!
page-phrase-wow = Wow!
page-phrase-yum = Yum!
page-phrase-good-game = Good game!
page-phrase-again = Play again?
page-another-here = Somebody else on this device
