### Puzzles: positions in which one option is clearly best, on the page and in the terminal.

puzzle-title = Puzzles
puzzle-which = Puzzle { $number }
puzzle-ask-cards = What would you take?
puzzle-ask-wish = What would you wish for?
puzzle-ask-dice = What would you do?
puzzle-grade-gentle = gentle
puzzle-grade-tricky = tricky
puzzle-grade-sharp = sharp
puzzle-next-hand =
    { $unknown ->
        [0] Next comes { $name }’s hand. You have seen it and know what is in it:
        [one] Next comes { $name }’s hand. Of its cards you know all but one:
       *[other] Next comes { $name }’s hand. You know these of its cards, but not the { $unknown } others:
    }
puzzle-goes-to =
    { $count ->
        [one] One card.
       *[other] { $count } cards, then the hand goes to { $name }.
    }
puzzle-your-plates = Your plates
puzzle-left = left
puzzle-right-side = right
puzzle-right = Yes, { $option }: { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } points better than anything else.
puzzle-nearly = Nearly: { $option } brings { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more.
puzzle-next = Next puzzle
puzzle-skip = Skip
puzzle-in-a-row = { $count } in a row
puzzle-press-enter = Enter: the next one · q: leave
puzzle-shelf = Shelf
puzzle-shelf-title = The puzzle shelf
puzzle-shelf-about = Positions from matches of bots in which one option is clearly best.
puzzle-solved = { $solved } of { $count }
puzzle-row = { $what }, { $grade }: { $solved } of { $count } solved
puzzle-kept = Longest streak so far: { $best }. Kept on this device only.
puzzle-mixed = Mixed plate
puzzle-of-the-day = Puzzle of the day
puzzle-about = Puzzles about { $dish }
puzzle-none = There are no puzzles here yet.
puzzle-loading = Loading the puzzles …
puzzle-offline = The puzzles come when you are back online.
puzzle-note = Measured in hundreds of imagined deals that fit all you know, and checked by a long search.
puzzle-idea-rolls-on = Roll on
puzzle-idea-takes = Take a tile
puzzle-idea-steals = Steal a tile
