### Waarom de server nee zegt: één bericht voor elke reden in het protocol. $why is zijn eigen zin, in het Engels.

refusal-bad-message = De server begrijpt deze pagina niet. Laad haar opnieuw.
refusal-bad-options = Zo'n spel bestaat niet: { $why }
refusal-bad-pad = Dit kan niet geteld worden. { $why }
refusal-bad-name = Een naam heeft 1 tot 24 tekens.
refusal-bad-code = Deze code geldt niet meer. Vraag een nieuwe.
refusal-illegal = Dat kan nu niet.
refusal-late = Te laat: die vraag is al gesloten.
refusal-enough-changes = Je hebt je vaak genoeg bedacht. Je laatste antwoord telt.
refusal-no-hints = Hier spelen ook anderen mee, en de gastheer heeft geen tips toegestaan.
refusal-not-your-seat = Dat is jouw plaats niet.
refusal-host-only = Dat mag alleen de gastheer van de tafel.
refusal-players-only = Dat is alleen voor wie aan deze tafel zit.
refusal-seat-taken = Deze plaats is bezet.
refusal-no-open-seat = Alle plaatsen zijn bezet. Je kunt toekijken of de gastheer om een plaats vragen.
refusal-nobody-there = Daar zit niemand.
refusal-match-running = Het spel is nog bezig.
refusal-older-rules = Dit spel begon met oudere regels. Het verslag blijft leesbaar, maar spelen of terugkijken kan hier niet meer.
refusal-full = Het huis zit vol. Probeer het later nog eens.
refusal-too-fast = Rustig aan: één ding tegelijk.
refusal-unavailable = Dat lukte net niet. Er is niets verloren; probeer het nog eens.
refusal-internal = Er ging iets mis op de server. Wie hem beheert, vindt de fout in het logboek als { $error }.
refusal-gone = Die tafel of dat spel is er niet meer.
