### The table without a server: where to play, and the matches of this device.

## Where to play
device-where = Mettre la table sur cet appareil : pas besoin de connexion, et la partie reste ici
device-here = sur cet appareil
device-setting = On met la table sur cet appareil…
device-failed = Impossible de mettre la table sur cet appareil : { $why }
device-again = Réessayer
device-lost = On remet la table…
device-not-stored = Ce navigateur ne peut rien enregistrer pour l'instant, et ce qui n'est pas enregistré ne compte pas. Tout ce qui précède est conservé : libère de la place sur cet appareil et réessaie.
device-load-title = Charger la table ?
device-load = Pour jouer sur cet appareil, il faut charger environ { $size } Mo, une seule fois. Avec cette connexion, cela peut coûter quelque chose ou prendre un moment.
device-load-yes = Charger
device-load-no = Pas maintenant
device-load-refused = La table de cet appareil n'a pas été chargée.

## Without a server
device-no-server = Le serveur est injoignable. Tu peux quand même jouer sur cet appareil : contre des bots, ou avec les gens à côté de toi. Les leçons, les règles et le carnet de score marchent aussi.
device-site = Ici, tu joues sur ton propre appareil : contre des bots, ou avec les gens à côté de toi. Les leçons, les règles et le carnet de score marchent même sans connexion.
device-friends = Pour jouer avec des amis ailleurs, il faut un serveur que vous pouvez tous joindre.
device-friend = Le serveur d'un ami
device-friend-go = Y aller
device-friend-bad = Ce n'est pas l'adresse d'un serveur. Elle ressemble à sushi.example ou 192.168.1.20:8000.
device-share = Un appareil pour tous
device-share-note = il passe de main en main

## The matches
device-title = Sur cet appareil
device-none = Aucune partie n'a encore été jouée sur cet appareil.
device-kept = Ces parties sont gardées dans ce navigateur et nulle part ailleurs. Effacer ses données les supprime : exporte ce que tu veux garder.
device-loading = On cherche les parties…
device-running = en cours
device-export = Exporter
device-delete = Supprimer
device-delete-ask = Supprimer cette partie pour de bon ?
device-keep = La garder
device-hand-over = Continuer sur le serveur
device-hand-over-ask = La partie continue sur le serveur, où d'autres appareils peuvent te rejoindre. Garder une copie ici ?
device-move = Non, la déplacer
device-copy = Oui, garder une copie
device-import = Importer une partie
device-import-note = Le fichier d'une partie exportée ici ou téléchargée d'un serveur. Tu peux aussi le déposer sur cette page.
device-imported = La partie est là.
device-not-a-match = Ce fichier ne contient aucune partie.
