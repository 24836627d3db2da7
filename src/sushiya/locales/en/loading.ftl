### Screens that are loaded when they are needed.

loading = One moment …
loading-failed = This part didn't load. We keep trying, and nothing is lost.
loading-again = Try again
