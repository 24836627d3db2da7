### The rules pages: frames around the texts of dishes.ftl and games.ftl.

rulespage-title = Come si gioca
rulespage-nav = Altro
rulespage-about = Tre giochi e tutti i loro piatti, con parole nostre. Toccane uno.
rulespage-dishes = I piatti
rulespage-meals = Pasti proposti
rulespage-editions = Edizioni
rulespage-options = Opzioni
rulespage-rule = Che cosa fa
rulespage-also = Altrove: { $name }
rulespage-same = La stessa regola; cambia solo questo:
rulespage-players = { $span } giocatori
rulespage-points = I punti a colpo d'occhio
rulespage-cards = Le carte e quante sono
rulespage-card = { $count } volte { $card }
rulespage-detail = Nei casi rari
rulespage-tip = Consiglio:
rulespage-next = Avanti: { $dish }
rulespage-unknown = Qui non c'è un gioco o un piatto così.
