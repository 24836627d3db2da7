### Words that people type in the terminal: one word each, in lower case. The English ones are understood in every language.

typed-yes = yes
typed-no = no
typed-help = help
typed-rules = rules
typed-table = table
typed-score = score
typed-log = log
typed-hint = hint
typed-seen = seen
typed-undo = back
typed-quit = quit
typed-keep = keep
