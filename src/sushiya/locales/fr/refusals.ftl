### Pourquoi le serveur dit non : un message pour chaque raison du protocole. $why est sa propre phrase, en anglais.

refusal-bad-message = Le serveur ne comprend pas cette page. Recharge-la.
refusal-bad-options = Ce jeu n'existe pas : { $why }
refusal-bad-pad = Impossible de compter cela. { $why }
refusal-bad-name = Un nom a de 1 à 24 caractères.
refusal-bad-code = Ce code n'est plus valable. Demandes-en un autre.
refusal-illegal = Ce n'est pas possible maintenant.
refusal-late = Trop tard : cette question est close.
refusal-enough-changes = Tu as assez changé d'avis. Ta dernière réponse compte.
refusal-no-hints = D'autres personnes jouent aussi, et l'hôte n'a pas permis les conseils.
refusal-not-your-seat = Ce n'est pas ta place.
refusal-host-only = Seul l'hôte de la table peut faire cela.
refusal-players-only = C'est réservé à ceux qui sont assis à cette table.
refusal-seat-taken = Cette place est prise.
refusal-no-open-seat = Toutes les places sont prises. Tu peux regarder, ou demander une place à l'hôte.
refusal-nobody-there = Personne n'est assis là.
refusal-match-running = La partie n'est pas finie.
refusal-older-rules = Cette partie a commencé avec d'anciennes règles. Son enregistrement reste lisible, mais on ne peut ni la jouer ni la revoir ici.
refusal-full = C'est complet. Réessaie plus tard.
refusal-too-fast = Moins vite, s'il te plaît : une chose après l'autre.
refusal-unavailable = Cela n'a pas marché à l'instant. Rien n'est perdu ; réessaie.
refusal-internal = Une erreur est survenue sur le serveur. La personne qui le gère la retrouvera dans le journal sous { $error }.
refusal-gone = Cette table ou cette partie n'existe plus.
