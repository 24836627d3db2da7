### Screens that are loaded when they are needed.

loading = Un momento …
loading-failed = Esta parte no ha llegado. Seguimos intentándolo y no se pierde nada.
loading-again = Otra vez
