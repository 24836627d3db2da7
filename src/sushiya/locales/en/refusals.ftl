### Why the server says no, one message for each reason of the protocol. $why is its own sentence, in English.

refusal-bad-message = The server doesn't understand this page. Load it again.
refusal-bad-options = There is no such game: { $why }
refusal-bad-pad = This can't be scored. { $why }
refusal-bad-name = A name has 1 to 24 letters.
refusal-bad-code = This code isn't valid any more. Ask for a new one.
refusal-illegal = That isn't possible now.
refusal-late = Too late: that question is closed.
refusal-enough-changes = You have changed your mind often enough. Your last answer stands.
refusal-no-hints = Other people play here, too, and the host hasn't allowed hints.
refusal-warming-up = The master is still getting ready, once for this server. Ask again in a minute.
refusal-not-your-seat = That isn't your seat.
refusal-host-only = Only the host can do that.
refusal-players-only = Only those who sit at this table can do that.
refusal-seat-taken = This seat is taken.
refusal-no-open-seat = Every seat is taken. You can watch, or ask the host for a seat.
refusal-nobody-there = Nobody sits there.
refusal-match-running = The match is still on.
refusal-older-rules = This match was begun by older rules. Its record can still be read, but nobody can play or replay it here.
refusal-full = The house is full. Try again later.
refusal-too-fast = Slower, please: one thing after the other.
refusal-unavailable = That didn't work just now. Nothing is lost; try again.
refusal-gone = There is no such table or match any more.
