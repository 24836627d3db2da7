### The table without a server: where to play, and the matches of this device.

## Where to play
device-where = De tafel op dit apparaat dekken: dat heeft geen verbinding nodig, en de partij blijft hier
device-here = op dit apparaat
device-setting = De tafel wordt op dit apparaat gedekt …
device-failed = De tafel kon op dit apparaat niet worden gedekt: { $why }
device-again = Opnieuw proberen
device-lost = De tafel wordt opnieuw gedekt …
device-not-stored = Deze browser kan nu niets opslaan, en wat niet is opgeslagen, telt niet. Alles van daarvoor is veilig: maak ruimte op dit apparaat en probeer het nog eens.
device-load-title = De tafel laden?
device-load = Om op dit apparaat te spelen moet één keer ongeveer { $size } MB worden geladen. Dat kan met deze verbinding iets kosten of even duren.
device-load-yes = Laden
device-load-no = Nu niet
device-load-refused = De tafel van dit apparaat is niet geladen.

## Without a server
device-no-server = De server is niet bereikbaar. Op dit apparaat kun je toch spelen: tegen bots, of met mensen naast je. Lessen, spelregels en scoreblok werken ook.
device-site = Hier speel je op je eigen apparaat: tegen bots, of met mensen naast je. Lessen, spelregels en scoreblok werken zelfs zonder verbinding.
device-friends = Voor vrienden elders is een server nodig die jullie allemaal kunnen bereiken.
device-friend = De server van een vriend
device-friend-go = Erheen
device-friend-bad = Dat is geen adres van een server. Het ziet eruit als sushi.example of 192.168.1.20:8000.
device-share = Eén apparaat voor iedereen
device-share-note = geef het door

## The matches
device-title = Op dit apparaat
device-none = Op dit apparaat is nog geen partij gespeeld.
device-kept = Deze partijen worden in deze browser bewaard en nergens anders. Wie de gegevens wist, wist ze ook: exporteer wat je wilt houden.
device-loading = De partijen worden opgezocht …
device-running = bezig
device-export = Exporteren
device-delete = Verwijderen
device-delete-ask = Deze partij voorgoed verwijderen?
device-keep = Bewaren
device-hand-over = Verder op de server
device-hand-over-ask = De partij gaat verder op de server, waar ook andere apparaten kunnen meedoen. Hier een kopie bewaren?
device-move = Nee, alleen verplaatsen
device-copy = Ja, een kopie bewaren
device-import = Een partij importeren
device-import-note = Het bestand van een partij die hier is geëxporteerd of van een server is gedownload. Je kunt het ook op deze pagina laten vallen.
device-imported = De partij is nu hier.
device-not-a-match = In dit bestand zit geen partij.
