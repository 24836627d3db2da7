### The table without a server: where to play, and the matches of this device.

## Where to play
device-where = Den Tisch auf diesem Gerät decken: Das braucht keine Verbindung, und die Partie bleibt hier
device-here = auf diesem Gerät
device-setting = Der Tisch wird auf diesem Gerät gedeckt …
device-failed = Der Tisch ließ sich auf diesem Gerät nicht decken: { $why }
device-again = Noch einmal versuchen
device-lost = Der Tisch wird neu gedeckt …
device-not-stored = Dieser Browser kann gerade nichts speichern, und was nicht gespeichert ist, zählt nicht. Alles Bisherige ist sicher: Schaff Platz auf diesem Gerät und versuch es noch einmal.
device-load-title = Den Tisch laden?
device-load = Um auf diesem Gerät zu spielen, müssen einmal etwa { $size } MB geladen werden. Das kann über diese Verbindung etwas kosten oder eine Weile dauern.
device-load-yes = Laden
device-load-no = Jetzt nicht
device-load-refused = Der Tisch dieses Geräts wurde nicht geladen.

## Without a server
device-no-server = Der Server ist nicht erreichbar. Auf diesem Gerät kannst du trotzdem spielen: gegen Bots oder mit Leuten neben dir. Auch Lektionen, Regeln und Wertungsblock gehen.
device-site = Hier spielst du auf deinem eigenen Gerät: gegen Bots oder mit Leuten neben dir. Lektionen, Regeln und Wertungsblock gehen auch ohne Verbindung.
device-friends = Für Freunde anderswo braucht es einen Server, den ihr alle erreicht.
device-friend = Der Server von Freunden
device-friend-go = Dorthin
device-friend-bad = Das ist keine Adresse eines Servers. Sie sieht aus wie sushi.example oder 192.168.1.20:8000.
device-share = Ein Gerät für alle
device-share-note = es geht reihum

## The matches
device-title = Auf diesem Gerät
device-none = Auf diesem Gerät wurde noch keine Partie gespielt.
device-kept = Diese Partien liegen in diesem Browser und sonst nirgends. Wer seine Daten löscht, löscht auch sie: Exportiere, was du behalten willst.
device-loading = Die Partien werden durchgesehen …
device-running = läuft
device-export = Exportieren
device-delete = Löschen
device-delete-ask = Diese Partie endgültig löschen?
device-keep = Behalten
device-hand-over = Am Server weiterspielen
device-hand-over-ask = Die Partie geht am Server weiter, wo auch andere Geräte dazukommen können. Hier eine Kopie behalten?
device-move = Nein, nur umziehen
device-copy = Ja, Kopie behalten
device-import = Partie importieren
device-import-note = Die Datei einer Partie, die hier exportiert oder von einem Server geladen wurde. Du kannst sie auch auf diese Seite ziehen.
device-imported = Die Partie ist jetzt hier.
device-not-a-match = In dieser Datei ist keine Partie.
