### Screens that are loaded when they are needed.

loading = Een ogenblik …
loading-failed = Dit deel is niet aangekomen. We blijven het proberen en niets gaat verloren.
loading-again = Opnieuw
