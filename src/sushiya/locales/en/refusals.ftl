### Why the server says no, one message for each reason of the protocol. $why is its own sentence, in English.

refusal-bad-message = The server doesn't understand this page. Please reload it.
refusal-bad-options = There is no such game: { $why }
refusal-bad-pad = This can't be scored. { $why }
refusal-bad-name = A name has 1 to 24 characters.
refusal-bad-code = This code isn't valid any more. Ask for a new one.
refusal-illegal = That isn't possible now.
refusal-late = Too late: that choice is already made.
refusal-enough-changes = You have changed your mind often enough. Your last answer stands.
refusal-no-hints = Other people are playing too, and the host hasn't allowed hints.
refusal-not-your-seat = That isn't your seat.
refusal-host-only = Only the host can do that.
refusal-players-only = Only players at this table can do that.
refusal-seat-taken = This seat is taken.
refusal-no-open-seat = Every seat is taken. You can watch, or ask the host for a seat.
refusal-nobody-there = Nobody is sitting there.
refusal-match-running = The match is still running.
refusal-older-rules = This match was started under older rules. Its record can still be read, but it can't be played or replayed here.
refusal-full = The house is full. Try again later.
refusal-too-fast = Slow down, please: one thing at a time.
refusal-unavailable = That didn't work just now. Nothing is lost: please try again.
refusal-internal = Something went wrong on the server. Whoever runs it finds the error in its log as { $error }.
refusal-gone = This table or match no longer exists.
