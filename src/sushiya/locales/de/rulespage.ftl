### The rules pages: frames around the texts of dishes.ftl and games.ftl.

rulespage-title = So wird gespielt
rulespage-nav = Mehr
rulespage-about = Drei Spiele und alle ihre Speisen, in unseren Worten. Tippe eins an.
rulespage-dishes = Die Speisen
rulespage-meals = Vorgeschlagene Menüs
rulespage-editions = Ausgaben
rulespage-options = Optionen
rulespage-rule = Was sie tut
rulespage-also = Anderswo: { $name }
rulespage-same = Dieselbe Regel; nur das ist anders:
rulespage-players = { $span } Personen
rulespage-points = Punkte auf einen Blick
rulespage-cards = Die Karten und wie viele
rulespage-card = { $count }-mal { $card }
rulespage-detail = In seltenen Fällen
rulespage-tip = Tipp:
rulespage-next = Weiter: { $dish }
rulespage-unknown = So ein Spiel oder so eine Speise gibt es hier nicht.
