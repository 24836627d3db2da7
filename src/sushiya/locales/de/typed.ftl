### Wörter, die man im Terminal tippt: je eins, klein geschrieben. Die englischen gelten in jeder Sprache.

typed-yes = ja
typed-no = nein
typed-help = hilfe
typed-rules = regeln
typed-table = tisch
typed-score = punkte
typed-log = verlauf
typed-hint = tipp
typed-seen = gesehen
typed-undo = zurück
typed-quit = ende
typed-keep = behalten
