### Mots que l'on tape dans le terminal : un seul à chaque fois, en minuscules. Les mots anglais valent dans toutes les langues.

typed-yes = oui
typed-no = non
typed-help = aide
typed-rules = règles
typed-table = table
typed-score = points
typed-log = journal
typed-hint = conseil
typed-seen = vu
typed-undo = retour
typed-quit = quitter
typed-keep = garder
