### Screens that are loaded when they are needed.

loading = Einen Moment …
loading-failed = Dieser Teil ist nicht angekommen. Wir versuchen es weiter, nichts ist verloren.
loading-again = Noch einmal
