### Screens that are loaded when they are needed.

loading = Un instant …
loading-failed = Cette partie n’est pas arrivée. On réessaie, et rien n’est perdu.
loading-again = Réessayer
