### The terminal: playing, looking back and checking.
###
### ask-*       questions: the text is shown above the list, .prompt where the answer is typed
### news-*      what happened, past tense; $who and the like are names, or "You" / "you"
### table-*     labels of the drawn table, sheet-* of the score sheet
### topic-*     what `? WORD` explains in Sushizock

## Names

name-you = You
    .within = you
name-seat = Player { $number }
name-dummy = The dummy
    .within = the dummy
list-and = { $first } and { $last }
points = { $count ->
    [1] { $count } point
   *[other] { $count } points
}

## Choosing a game

choose-title = Sushiya
choose-welcome = Irasshaimase, come in! The counter is wiped, the rice is warm.
choose-game = Which game?
    .prompt = Game
choose-guests = Who is at the table? { $first } to { $last } can play.
    .note =
        Press Enter for you and { $bot } bots, { $usual } players in all. Or type a number of players,
        or names separated by commas: friends at this screen and bots ({ $bots }).
    .prompt = Players
choose-number = { $count ->
        [one] That is one player
       *[other] That is { $count } players
    }; this game is for { $first } to { $last }.
choose-meal = Which meal?
    .prompt = Meal
choose-help = Choose by number or by name. Type u to start over, quit to leave.
choose-bye = Another time, then. The tea is on the house.

## Playing

welcome-you = You sit down with { $names }.
welcome-all = At the counter: { $names }.
welcome-dishes = On the table:
welcome-keys = Choose by number or by name. Type ? for help, quit to leave.
welcome-seed = The luck of this game is sealed. SHA-256 of its seed:
press-enter = Press Enter for the next round
pass-device = Pass the device to { $who }, who presses Enter
pass-change = { $who } has chosen; type u now to choose again.
your-turn = { $who }, it is your turn.
undo-nothing = There is nothing to take back here.
round-over = Round { $round } is over
game-over = The game is over
winner = { $won ->
        [you] You win with { points }. Gochisosama!
        [all] { $names } win together with { points }. Kampai!
       *[other] { $names } wins with { points }.
    }
daily-again = You have played this deal: every deal is played once. `--date` takes you to those of earlier days.
daily-resumed = You continue where you left off.
daily-master-plays = The master plays the same cards …
play-left = You leave the table. Your seat stays warm for a while.
play-seed = Seed: { $seed }
play-saved = { $finished ->
        [yes] The record is saved. Check that it was fair with: sushiya verify { $file }
       *[no] The record is saved as far as the game went: { $file }
    }
key-enter = Enter

help =
    Type the number of what you want, its name, or the beginning of its name.
    ?          this help
    ? CARD     what a card does: ? tempura, ? 3
    ? rules    the rules of the game
    table      show the table again
    score      show the score sheet
    log        show all that happened so far
    hint       what the master would do, and how it might end
    seen       which cards you have seen, and where they are; seen tempura: when one comes
    u          take back the last step
    quit       leave the table; --save still saves the record
help-unknown = There is nothing called “{ $wanted }”. Try the name of a card, or: ? rules

## Understanding answers

ask-option = Your options
    .prompt = Your choice
ask-ambiguous = “{ $typed }” could be { $names }. Type a little more.
ask-unknown = “{ $typed }” is not on the list. Type a number from 1 to { $last }, or a name such as { $example }. Type ? for help.
ask-empty = Type a number from 1 to { $last }, or a name such as { $example }. Type ? for help.

## The table of Sushi Go! and Party

table-where = round { $round } of 3 · turn { $turn } of { $turns }
table-right = hands go right
table-total = points
table-now = now
table-plates = plates
table-nothing = nothing yet
table-blind = chooses blind
table-own = Your plates
table-own-points = { points }, { $now } on the table
table-at-end = { $points } at the end

plate-face-down = face down
plate-copy = { $name } (copy)
plate-on = { $name } on { $base }
plates-none = no { $dish }
plates-rolls = { $dish } with { $count ->
        [one] { $count } roll
       *[other] { $count } rolls
    }

## Questions of Sushi Go! and Party

ask-pick = Your hand
    .prompt = Your pick
ask-lay-chopsticks = Your chopsticks: a second card from this hand
    .prompt = Second card
ask-lay-menu = The menu: play one of these
    .prompt = From the menu
ask-give = A spoon reaches into your hand: which card do you give?
    .prompt = You give
ask-copy = The special order copies
    .prompt = Copy of
ask-wasabi = A wasabi is free. Where does the nigiri go?
    .prompt = Nigiri
ask-wasabi-on = on the wasabi
    .note = scores triple
ask-wasabi-free = beside it; the wasabi waits
ask-call = Call something as well?
    .prompt = Call
ask-call-blind = You choose without looking. Call something as well?
    .prompt = Call
ask-call-none = no call
call-chopsticks = then play a second card
call-spoon = then ask for a card from the others
ask-second = Chopsticks: a second card as well?
    .prompt = Second card
ask-second-none = just the one
ask-dummy = And for the dummy?
    .prompt = The dummy's card
ask-wish = Your spoon: what do you ask for? A kind, or an exact card by name
    .prompt = You wish for
ask-box = Your takeout box: cards you turn face down are worth 2 each
    .prompt = Into the box
ask-box-done = close the box
ask-box-worth = its dish scores { $points } now

## What happened in Sushi Go! and Party

news-round = Round { $round }: { $count } cards each.
news-collided = { $count ->
        [2] Two soups at once: both go ({ $whose }).
       *[other] { $count } soups at once: all go ({ $whose }).
    }
news-race = { $who } reached ten with { $dish }: { $points } points right away!
news-drew-for-dummy = { $who } drew a card from the dummy's pile.
news-drew-card = It is { $card }.
news-drew-blind = { $who } drew without looking.
news-turned = { $who } put { $card } into the box.
news-nobody-has-it = Nobody had it: { $card } is set aside.
news-nothing-to-copy = The { $card } found nothing to copy and is set aside.
news-used = { $who } used { $card }: back into that hand.
news-got = { $who } got { $card } for it.
news-called = { $who } called { $card }.
news-wished = { $who } wished for { $what }.
news-given = { $giver } gave { $card } to { $whom }.
news-menu = { $who } opened the menu and looked at { $count } cards.

## The score sheet

sheet-title = Score sheet
sheet-round = Round { $round }
sheet-now = Round { $round } so far
sheet-desserts = Desserts
sheet-sum = this round
sheet-total = total
ranking-desserts = { $count ->
        [one] { $count } dessert
       *[other] { $count } desserts
    }

## Sushizock

dice-left = { $count ->
        [one] one tile left
       *[other] { $count } tiles left
    }
dice-place = place
dice-none = none
dice-rolled = Roll { $roll } of 3
dice-sushi = { $count } sushi
dice-bone = { $count ->
        [one] { $count } bone
       *[other] { $count } bones
    }
dice-blue = { $count } blue
dice-red = { $count } red
die-sushi = sushi
die-bone = bone
die-blue = blue
die-red = red
dice-sushi-waits = { $count } sushi without a bone
dice-bone-waits = room for { $count } sushi
dice-lost = Sushi in brackets are higher than the bones and count for nothing.
dice-closed = The stacks are closed until the end: only their tops can be seen.

ask-move = The dice allow
    .prompt = Your move
ask-steal = You can only steal
ask-roll-on = roll again
    .note = set dice aside, roll the rest
ask-take = take { $tile }
ask-steal-from = steal a { $tile } from { $whom }
ask-steal-top = on top: { $tile }
ask-places = Which one? You may not look through the stack
    .prompt = Place
ask-place = { $place ->
        [1] the top one
       *[other] number { $place } from the top
    }
ask-dice = Which dice do you set aside? One or more, by number or face: 1 3
    .prompt = Set aside
    .hint = Name one or more of these dice, such as 1 or blue, and leave at least one to roll.
    .keep = keep { $dice }

news-lot = Drawn to start: { $who }.
news-took = { $roll ->
        [0] { $who } took { $tile }.
       *[other] { $who } took { $tile } ({ $dice }; roll { $roll }).
    }
news-forced = { $roll ->
        [0] Nothing to take: { $who } got { $tile }.
       *[other] Nothing to take: { $who } got { $tile } ({ $dice }; roll { $roll }).
    }
news-stole = { $roll ->
        [0] { $who } stole { $tile } from { $whom }.
       *[other] { $who } stole { $tile } from { $whom } ({ $dice }; roll { $roll }).
    }

topic-sushi = sushi
    .rule = Count the sushi on your dice: you may take the sushi tile at that place in the row. At the end, a sushi counts only if your bone stack reaches as high.
topic-bones = bones
    .rule = Count the bones on your dice: you may take the bone tile at that place in the row. Bones always cost you points, but each one makes one sushi count.
topic-blue = blue chopsticks
    .rule = Three of them steal an opponent's top sushi. Four or five steal any sushi of a stack, which you name by its place from the top.
topic-red = red chopsticks
    .rule = Three of them steal an opponent's top bone. Four or five steal any bone of a stack, which you name by its place from the top.
topic-stacks = stacks
    .rule = Tiles you win go face up on top of your sushi stack or your bone stack. Nobody may look through them until the end. Then sushi higher than your bones are worthless.
topic-middle = middle
    .rule = The two face-up rows. The game ends when their last tile is taken.
topic-set-aside = set aside
    .rule = Dice set aside count until the end of your turn and are not rolled again. To roll again, set aside at least one die of the last roll and leave at least one to roll.
topic-forced = forced tile
    .rule = If your last roll allows nothing at all, you get the worst bone in the middle or, if no bone is left there, the lowest sushi.

## Looking back, and checking

name-chance = chance
review-next = Enter to continue, q to quit
replay-answer = { $who }: { $answer }
replay-open = The record ends here: the match was not finished.
replay-outdated = Played under rules { $rules }; we play { $ours } and can't replay it. This is what was recorded:
verify-whole = The record is complete: its digest matches, and nothing was cut or edited.
verify-rules = { $count ->
        [one] The { $count } answer is legal under rules { $rules }.
       *[other] All { $count } answers are legal under rules { $rules }.
    }
verify-result = They lead to the recorded scores: { $scores }.
verify-seed = The seed “{ $seed }” is the one promised: its SHA-256 is the commitment.
verify-promised = It has the commitment that you noted.
verify-daily = This is the deal of { $date }, and its bots gave all of their answers.
verify-added = What you added, “{ $luck }”, is in the seed, as { $name }’s part.
verify-luck = { $count ->
        [one] The one deal or roll came from that seed.
       *[other] All { $count } deals and rolls came from that seed.
    }
verify-fine = Fair and square.
verify-failed = This check failed.
verify-outdated = The rest can't be checked under the current rules.

## The page as plain files

site-written = { $folder }: { $count } files, { $size } MB.
site-anywhere = It works on any static file host, in any folder.
site-at = It works on any static file host, at { $path }.
site-try = To try it:
site-no-docs = It has no documentation: build that in a source checkout (./run docs DIR), then add --docs DIR.
