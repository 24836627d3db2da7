### Parole che si digitano nel terminale: una alla volta, minuscole. Quelle inglesi valgono in ogni lingua.

typed-yes = sì
typed-no = no
typed-help = aiuto
typed-rules = regole
typed-table = tavolo
typed-score = punti
typed-log = cronaca
typed-hint = consiglio
typed-seen = visto
typed-undo = indietro
typed-quit = esci
typed-keep = tieni
