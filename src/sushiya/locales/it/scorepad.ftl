### The score pad: what lies on a real table.

scorepad-title = Conta un tavolo vero
scorepad-about = Tocca ciò che sta davanti a ciascuno, nell'ordine di gioco. I punti arrivano da soli.
scorepad-clear = Svuota
scorepad-game = Quale gioco?
scorepad-switch-dummy = Con il fantasma
scorepad-table = Che cosa c'è sul tavolo
scorepad-which-round = Quale manche?
scorepad-whose = Di chi sono?
scorepad-seat = Giocatore { $number }
scorepad-name = Chi siede qui?
scorepad-race = { $dish }: punti già vinti in questa manche
scorepad-empty = Davanti a { $name } non c'è ancora nulla. Tocca una carta qui sotto.
scorepad-tap = Tocca per posare
scorepad-add = { $card }, { $count } sul tavolo. Posane un'altra
scorepad-add-tile = Posa { $tile }
scorepad-remove-tile = Togli { $tile }
scorepad-remove = Togli
scorepad-turn = Coperta
scorepad-turned = { $card }, coperta
scorepad-copies = { $card } come { $copy }
scorepad-copies-what = Che cosa copia?
scorepad-beside = { $card }, accanto al wasabi
scorepad-nothing = Il foglio dei punti appare con la prima carta.
scorepad-unfinished = Dolci e vittoria dopo la manche 3.
scorepad-warnings = Da ricontrollare
scorepad-warning-not-set-aside =
    Manche { $round }, { $who }: una carta «{ $dish }» si mette da parte appena ha agito, ma qui { $count ->
        [one] ce n'è ancora una.
       *[other] ce ne sono ancora { $count }.
    }
scorepad-warning-face-down =
    Manche { $round }, { $who }: { $count ->
        [one] c'è una carta coperta
       *[other] ci sono { $count } carte coperte
    }, ma in questo gioco non c'è «{ $dish }» per coprire le carte.
scorepad-warning-place-not-taken =
    Manche { $round }, { $who }: ci sono { $count } rotoli di «{ $dish }». Finché c'è un posto libero, con così tanti lo si prende subito e si mettono da parte; segna quei punti come già vinti nella manche.
