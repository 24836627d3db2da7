### Woorden die je in de terminal typt: telkens één, in kleine letters. De Engelse gelden in elke taal.

typed-yes = ja
typed-no = nee
typed-help = hulp
typed-rules = regels
typed-table = tafel
typed-score = punten
typed-log = verloop
typed-hint = tip
typed-seen = gezien
typed-undo = terug
typed-quit = stop
typed-keep = houd
