### The rules pages: frames around the texts of dishes.ftl and games.ftl.

rulespage-title = Zo speel je
rulespage-nav = Meer
rulespage-about = Drie spellen en al hun gerechten, in onze woorden. Tik er een aan.
rulespage-dishes = De gerechten
rulespage-meals = Voorgestelde maaltijden
rulespage-editions = Edities
rulespage-options = Opties
rulespage-rule = Wat het doet
rulespage-also = Elders: { $name }
rulespage-same = Dezelfde regel; alleen dit is anders:
rulespage-players = { $span } spelers
rulespage-points = De punten in één oogopslag
rulespage-cards = De kaarten en hoeveel
rulespage-card = { $count } keer { $card }
rulespage-detail = In zeldzame gevallen
rulespage-tip = Goede raad:
rulespage-next = Volgende: { $dish }
rulespage-unknown = Zo’n spel of gerecht is hier niet.
