### La donne du jour, sur la page et dans le terminal.

daily-title = La donne du jour
daily-of = Donne du { $date }
daily-about = Les mêmes cartes pour tous, contre les mêmes bots. Tu joues une fois, sans conseil.
daily-next = avant la suivante
daily-left = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
daily-play = Jouer
daily-go-on = Continuer
daily-result = Résultat
daily-played = { $points ->
    [one] jouée, { $points } point
   *[other] jouée, { $points } points
}
daily-played-uncounted = jouée, ne compte pas
daily-begun = en cours
daily-new = pas encore jouée
daily-players = { $count ->
    [0] Personne ici n’a joué aujourd’hui.
    [one] Une personne a joué ici aujourd’hui.
   *[other] { $count } personnes ont joué ici aujourd’hui.
}
daily-streak = Toi : { $count ->
    [one] { $count } jour de suite.
   *[other] { $count } jours de suite.
}
daily-at-table = La donne du jour : les mêmes cartes pour tous, un essai, sans conseil.
daily-loading = Chargement du résultat …
daily-won = Tu as gagné ta table avec
daily-place = Place { $place } sur { $seats } à ta table avec
daily-points = { $points ->
    [one] point
   *[other] points
}
daily-uncounted = Un bot a joué à ta place, cette partie ne compte donc pas.
daily-first = Personne n’a joué avant toi aujourd’hui.
daily-alone = Sur cet appareil tu joues pour toi. Les autres ont les mêmes cartes.
daily-better = { $better ->
    [0] Les { $others } autres ici ont plus de points, ou autant.
   *[other] Mieux que { $better } des { $others } autres ici.
}
daily-two = Toi { $points }, { $name } { $other }.
daily-two-master = Toi { $points }, { $name } { $other } ; { $who } { $master }.
daily-accuracy = Précision { $accuracy } %, chance { $luck }.
daily-you-mark = toi { $points }
daily-master-mark = { $who } { $points }
daily-dots = Points de tous ici
daily-column-players = Joueurs
daily-share-title = Partager
daily-share-note = ne dévoile aucune carte
daily-share-rows = { $best } au mieux, { $within } à un point près, { $cost } plus chers
daily-share-head = Sushiya du jour · { $date } · { $game }
daily-share-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place } sur { $seats }
daily-share-master = { $who } { $points }
daily-who = { $by ->
    [planner] le planificateur
    [regular] un habitué
   *[master] le maître
}
daily-line = { $by ->
    [planner] Le jeu du planificateur
    [regular] Le jeu d’un habitué
   *[master] Le jeu du maître
}
daily-line-sum = { $points } et { $master }
daily-line-about = En haut { $who }, en bas toi. Un trait entre les deux : la même carte. Après un autre choix, d’autres cartes arrivent.
daily-line-thinking = { $by ->
    [planner] Le planificateur joue les mêmes cartes. Son jeu arrive dans quelques secondes.
    [regular] Un habitué joue les mêmes cartes. Son jeu arrive dans quelques secondes.
   *[master] Le maître joue les mêmes cartes. Son jeu arrive dans une minute.
}
daily-line-none = Il n’y a pas de maître ici pour comparer. Sur un serveur, le maître joue les mêmes cartes.
daily-round = Manche { $round }
daily-round-points = { $who } { $master }, toi { $points }
daily-turn = Tour { $turn } : { $who } { $master }, toi { $mine }
daily-nothing = rien
daily-end = À la fin
daily-review = Analyser cette partie
daily-yesterday = Hier
daily-open = la donne est ouverte
daily-yesterday-points = { $game }, { $points } : mieux que { $better } sur { $others }.
daily-yesterday-first = { $game } : { $points } points.
daily-yesterday-none = { $game } : tu ne l’as pas jouée.
daily-seed = Graine : { $seed }
daily-replay = La revoir
daily-look = La regarder
