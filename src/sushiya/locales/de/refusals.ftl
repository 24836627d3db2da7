### Warum der Server Nein sagt, eine Nachricht für jeden Grund im Protokoll. $why ist sein eigener Satz, auf Englisch.

refusal-bad-message = Der Server versteht diese Seite nicht. Lade sie neu.
refusal-bad-options = So ein Spiel gibt es nicht: { $why }
refusal-bad-pad = Das lässt sich nicht werten. { $why }
refusal-bad-name = Ein Name hat 1 bis 24 Zeichen.
refusal-bad-code = Dieser Code gilt nicht mehr. Bitte um einen neuen.
refusal-illegal = Das geht gerade nicht.
refusal-late = Zu spät: Die Frage ist schon entschieden.
refusal-enough-changes = Du hast dich oft genug umentschieden. Deine letzte Antwort gilt.
refusal-no-hints = Hier spielen noch andere mit, und wer den Tisch leitet, hat keine Tipps erlaubt.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-host-only = Das darf nur, wer den Tisch leitet.
refusal-players-only = Das dürfen nur die, die an diesem Tisch sitzen.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-no-open-seat = Alle Plätze sind besetzt. Du kannst zusehen oder um einen Platz bitten.
refusal-nobody-there = Da sitzt niemand.
refusal-match-running = Die Partie läuft noch.
refusal-older-rules = Diese Partie begann nach älteren Regeln. Ihre Aufzeichnung bleibt lesbar, aber weiterspielen oder ansehen lässt sie sich hier nicht.
refusal-full = Das Haus ist voll. Versuch es später noch einmal.
refusal-too-fast = Langsamer, bitte: eins nach dem anderen.
refusal-unavailable = Das hat gerade nicht geklappt. Nichts ist verloren; versuch es noch einmal.
refusal-internal = Auf dem Server ist ein Fehler passiert. Wer ihn betreibt, findet ihn im Protokoll unter { $error }.
refusal-gone = Diesen Tisch oder diese Partie gibt es nicht mehr.
