### Screens that are loaded when they are needed.

loading = Un momento …
loading-failed = Questa parte non è arrivata. Continuiamo a provare e non si perde nulla.
loading-again = Riprova
