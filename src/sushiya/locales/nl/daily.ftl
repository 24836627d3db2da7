### De partij van de dag, op de pagina en in de terminal.

daily-title = Partij van vandaag
daily-of = Partij van { $date }
daily-about = Dezelfde kaarten voor iedereen, tegen dezelfde bots. Je speelt één keer, zonder hints.
daily-next = tot de volgende
daily-left = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } u { $minutes } min
}
daily-play = Spelen
daily-go-on = Verder
daily-result = Uitslag
daily-played = { $points ->
    [one] gespeeld, { $points } punt
   *[other] gespeeld, { $points } punten
}
daily-played-uncounted = gespeeld, telt niet
daily-begun = je bent bezig
daily-new = nog niet gespeeld
daily-players = { $count ->
    [0] Hier heeft vandaag nog niemand gespeeld.
    [one] Hier heeft vandaag één speler gespeeld.
   *[other] Hier hebben vandaag { $count } spelers gespeeld.
}
daily-streak = Jij: { $count ->
    [one] { $count } dag op rij.
   *[other] { $count } dagen op rij.
}
daily-at-table = De partij van de dag: dezelfde kaarten voor iedereen, één poging, geen hints.
daily-loading = De uitslag wordt geladen …
daily-won = Je hebt je tafel gewonnen met
daily-place = Plaats { $place } van { $seats } aan je tafel met
daily-points = { $points ->
    [one] punt
   *[other] punten
}
daily-uncounted = Een bot heeft voor jou gespeeld, dus deze partij telt niet.
daily-first = Je bent de eerste vandaag.
daily-alone = Op dit apparaat speel je voor jezelf. Anderen hebben dezelfde kaarten.
daily-better = { $better ->
    [0] { $others } anderen hebben hier meer punten, of evenveel.
   *[other] Beter dan { $better } van de { $others } anderen hier.
}
daily-two = Jij { $points }, { $name } { $other }.
daily-two-master = Jij { $points }, { $name } { $other }; { $who } { $master }.
daily-accuracy = Nauwkeurigheid { $accuracy } %, geluk { $luck }.
daily-you-mark = jij { $points }
daily-master-mark = { $who } { $points }
daily-dots = Punten van iedereen hier
daily-column-players = Spelers
daily-share-title = Delen
daily-share-note = verklapt geen kaart
daily-share-rows = { $best } het best, { $within } binnen een punt, { $cost } duurder
daily-share-head = Sushiya van de dag · { $date } · { $game }
daily-share-result = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, plaats { $place } van { $seats }
daily-share-master = { $who } { $points }
daily-who = { $by ->
    [planner] de planner
    [regular] een vaste gast
   *[master] de meester
}
daily-line = { $by ->
    [planner] Zo speelt de planner
    [regular] Zo speelt een vaste gast
   *[master] Zo speelt de meester
}
daily-line-sum = { $points } en { $master }
daily-line-about = Boven { $who }, onder jij. Een streep ertussen: dezelfde kaart. Na een andere keuze komen andere kaarten langs.
daily-line-thinking = { $by ->
    [planner] De planner speelt nu dezelfde kaarten. Over een paar seconden is het klaar.
    [regular] Een vaste gast speelt nu dezelfde kaarten. Over een paar seconden is het klaar.
   *[master] De meester speelt nu dezelfde kaarten. Over een minuut is het klaar.
}
daily-line-none = Hier is geen meester om mee te vergelijken. Op een server speelt de meester dezelfde kaarten.
daily-round = Ronde { $round }
daily-round-points = { $who } { $master }, jij { $points }
daily-turn = Beurt { $turn }: { $who } { $master }, jij { $mine }
daily-nothing = niets
daily-end = Aan het eind
daily-review = Deze partij bekijken
daily-yesterday = Gisteren
daily-open = de partij ligt nu open
daily-yesterday-points = { $game }, { $points }: beter dan { $better } van { $others }.
daily-yesterday-first = { $game }: { $points } punten.
daily-yesterday-none = { $game }: je hebt niet meegespeeld.
daily-seed = Startwaarde: { $seed }
daily-replay = Nog eens bekijken
daily-look = Bekijken
