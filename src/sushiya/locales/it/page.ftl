### The page. Short, concrete, second person.
###
### $name, $to and $from may be "Tu": the story selects on it, for the verb.

## Seats and states
page-locked = ha scelto
page-choosing = sceglie
page-away = assente
page-you = Tu
page-dummy = Fantasma
page-open-plates = { $name }, { $score } punti. Guarda i piatti
page-in-front-of = Davanti a { $name }
page-opponents = Avversari
page-belt = Il nastro
page-hand-goes-to = La tua mano va a { $name }
page-hand-comes-from = La prossima arriva da { $name }
page-numbered-act = Agiscono le carte numerate: { $cards }
page-hands-go = { $side ->
    [left] Le mani vanno a sinistra
   *[other] Le mani vanno a destra
}
page-track = Tracciato dei punti
page-your-turn = Tocca a te
page-face-down = carta coperta

## What the table waits for
page-and = { $first } e { $last }
page-still-choosing = { $count ->
    [one] { $names } sta ancora scegliendo.
   *[other] { $names } stanno ancora scegliendo.
}
page-all-wait-for-you = Tutti aspettano te.
page-status-connecting = Cerchiamo il tuo posto…
page-status-lost = È caduta la linea. Torniamo subito…
page-known-deal = Questa distribuzione è nota: è già stata giocata.
page-thinking-short = C'è molto movimento: i bot pensano per meno tempo.
page-thinking-slow = Qui i bot fanno delle pause: ce ne sono moltissimi che giocano per lo stesso indirizzo Internet.
page-thinking-waiting = I bot giocano già da soli a molti tavoli. Questo riprenderà appena c'è posto.
page-hints-allowed = A questo tavolo i consigli e l’allenatore sono permessi.
page-clock = { $seconds } s

## Questions
page-ask-PickCard = Scegli una carta
page-ask-PickBlind = Scegli senza guardare
page-ask-LayCard = { $source ->
    [menu] Il menù offre queste: giocane una
   *[other] Gioca una seconda carta
}
page-ask-AimOrder = Che cosa copia il tuo ordine speciale?
page-ask-MakeWish = Che cosa chiedi?
page-wish-for = Desiderio: { $what }
page-ask-GiveCard = Dai una di queste
page-ask-FillBox = Copri delle carte: 2 punti l'una
page-do-PickCard = Scegli { $card }
page-do-LayCard = Gioca { $card }
page-do-AimOrder = Copia { $card }
page-do-MakeWish = Chiedi { $card }
page-do-GiveCard = Dai { $card }
page-do-FillBox = { $count ->
    [0] Tocca delle carte
    [one] Copri 1 carta
   *[other] Copri { $count } carte
}
page-choose = Scegli una carta
page-locked-in = Scelta. Tocca un'altra per cambiare
page-draw-blind = Pesca senza guardare
page-blind = Dopo un sakè peschi senza guardare.
page-use = Usa { $card }
page-copy-what = Copia
page-lay-on = { $dish ->
    [wasabi] Sul wasabi
   *[other] Sopra: { $dish }
}
page-keep-free = { $dish ->
    [wasabi] Tieni libero il wasabi
   *[other] Tieni libero: { $dish }
}
page-lay-beside = { $dish ->
    [wasabi] accanto al wasabi
   *[other] accanto: { $dish }
}
page-for-dummy = E per il fantasma:

## Score sheet and log
page-score-and-log = Punti e cronaca
page-score-sheet = Foglio dei punti
page-seat = Posto
page-points = Punti
page-now = Ora
page-log = Che cosa è successo
page-round = Manche { $round }
page-desserts = Dolci
page-total = Totale
page-plot = I punti nel corso della partita
page-plot-table = Lo stesso in una tabella
page-plot-start = Inizio
page-plot-rounds = Manche
page-plot-turns = Turno
page-plot-turn = Turno { $turn }
page-notice-joined = { $person ->
    [you] Ti siedi al tavolo.
   *[other] { $name } si siede.
}
page-notice-left = { $person ->
    [you] Lasci il tavolo.
   *[other] { $name } lascia il tavolo.
}
page-notice-removed = { $person ->
    [you] Non sei più al tavolo.
   *[other] { $name } non è più al tavolo.
}
page-notice-bot = { $name } si siede.
page-notice-opened = Il posto { $seat } è libero.
page-notice-key-reissued = { $person ->
    [you] Nuova chiave per te.
   *[other] Nuova chiave per { $name }.
}
page-notice-seat-moved = { $person ->
    [you] Cambi dispositivo.
   *[other] { $name } cambia dispositivo.
}
page-notice-host = { $person ->
    [you] Ora ospiti tu il tavolo.
   *[other] Ora ospita il tavolo { $name }.
}
page-notice-stand-in = { $person ->
    [you] Tempo scaduto: { $guest } ha scelto per te.
   *[other] Tempo scaduto: { $guest } ha scelto per { $name }.
}
page-die-sushi = sushi
page-die-bone = lisca
page-die-blue = bacchette blu
page-die-red = bacchette rosse
page-tile-sushi = sushi { $value }
page-tile-bone = lisca −{ $value }

## Home
page-tagline = Accomodati. Tre giochi di sushi, senza account.
page-what-to-play = A che cosa giochiamo?
page-players = { $first }–{ $last } giocatori
page-about-sushi-go = Scegli una carta, passa il resto. Circa 15 minuti.
page-about-sushi-go-party = Scegli e passa, con il pasto che vuoi. Circa 20 minuti.
page-about-sushizock = Tira, tieni, prendi una tessera. Circa 20 minuti.
page-play-now = Gioca subito
page-with-friends = Con gli amici
page-share-a-link = condividi un link
page-your-tables = I tuoi tavoli
page-continue = Continua
page-how-many = Giocatori
page-meal = Pasto
page-edition = Edizione
page-your-name = Il tuo nome
page-guest = Ospite
page-theme = Chiaro o scuro
page-theme-system = come il dispositivo
page-theme-light = chiaro
page-theme-dark = scuro
page-language = Lingua
page-settings = Impostazioni
page-sounds = Suoni leggeri
page-pace = Ritmo delle animazioni
page-pace-calm = tranquillo
page-pace-normal = normale
page-pace-quick = veloce
page-pace-none = nessuno: subito tutto
page-more-tables = { $count ->
    [one] Mostra un altro tavolo
   *[other] Mostra altri { $count } tavoli
}
page-keys = Tasti
page-keys-number = scegli una carta della tua mano; di nuovo: conferma
page-keys-arrows = scorri la tua mano
page-keys-enter = conferma ciò che hai scelto
page-keys-tab = vai al prossimo comando, con Maiusc torna indietro
page-keys-space = premi o spunta ciò che ha il focus
page-keys-hint = chiedere un consiglio, o toglierlo
page-keys-memory = mostrare quello che hai visto, o toglierlo
page-keys-help = che cosa fa la carta scelta; senza scelta, questi tasti
page-keys-escape = chiudi un foglio
page-close = Chiudi
page-unaffiliated = Sushiya non è legato agli editori di questi giochi.

## A table before the match
page-waiting-room = Il tavolo è apparecchiato
page-share = Condividi questo link
page-copy-link = Copia il link
page-copied = Copiato
page-only-this-computer = Solo questo computer può aprire il link. Per i telefoni della tua rete avvia con --lan.
page-join = Siediti
page-start-now = Comincia, i posti liberi ai bot
page-open-seat = posto libero
page-waiting-for-host = { $name } dà il via alla partita.
page-public-tables = Tavoli aperti
page-watch = Stai guardando

## The end
page-winner = { $count ->
    [one] Vince { $names }!
   *[other] { $names } vincono insieme!
}
page-home = Inizio
page-record = La registrazione di questa partita
page-pass-device = Passa il dispositivo a { $name }
page-i-am = Sono { $name }
page-menu = Menù del tavolo

## Sushizock
page-sushizock-your-turn = Tocca a te · tiro { $roll } di 3
page-sushizock-turn = { $name } · tiro { $roll } di 3
page-sushi = Sushi
page-bones = Lische
page-left-then = { $count ->
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
page-take = prendi
page-none-yet = ancora niente
page-just-rolled = Appena tirati: tocca per tenere
page-set-aside = Da parte
page-keep = tieni
page-roll-dice = { $count ->
    [one] Tira 1 dado
   *[other] Tira { $count } dadi
}
page-keep-first = Tieni almeno un dado
page-place = posto { $place }
page-steal-which = Quale? 1 è quella in cima.
page-round-turn = Manche { $round } di 3 · turno { $turn } di { $turns }
page-surprise = Sorprendimi
page-dishes-enough = completo
page-dishes-more = { $count ->
    [one] scegline ancora { $count }
   *[other] scegline altri { $count }
}
page-dishes-less = { $count } di troppo
page-dishes-players = { $first }–{ $last } giocatori
page-more-options = Altre opzioni
page-clock-label = Tempo per ogni scelta
page-clock-off = nessun limite
page-switch-pass = Nella manche 2 si passa a destra
page-switch-dummy = Gioca con un fantasma
page-switch-open-stacks = Tutti possono guardare nelle pile
page-public = Mostra il tavolo nell'elenco dei tavoli aperti
page-open-record = Alla fine chiunque può rivedere la partita, senza nulla di nascosto
page-hints = Permetti i consigli e l’allenatore, anche tra persone
page-seats-open = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}

## In the match
page-what-is = Che cosa fa { $card }?
page-say = Di' qualcosa
page-mute = Non sentire niente
page-seats = Posti
page-remove = Togli
page-give-to-bot = Gioca un bot
page-open-it = Apri il posto
page-move-device = Passa a un altro dispositivo
page-make-code = Crea un codice
page-code-is = Il codice per { $name }, vale una volta entro dieci minuti:
page-enter-code = Codice dell'altro dispositivo o di recupero
page-recovery = Codice di recupero
page-recovery-note = Scrivilo: ti ridà il posto se perdi questo dispositivo. Vale una volta, e lo vedi solo tu.
page-take-over = Continua qui
page-another-here = Un'altra persona su questo dispositivo
page-leave = Lascia il tavolo
page-fair = Gioco pulito: prima che qualcuno si sedesse, la casa ha fissato la sua parte di fortuna (impronta { $commitment }…).
page-fair-luck = Il tuo dispositivo ci ha aggiunto { $luck }. Il seme si vede alla fine.
page-fair-seed = Il seme di questa partita è { $seed }.
page-fair-checked = Controllato su questo dispositivo: è quello promesso e contiene la tua parte.
page-fair-unused = Controllato su questo dispositivo: è quello promesso, ma la tua parte non c'è. Il server non l'aveva confermata.
page-fair-dropped = Il seme è quello promesso, ma manca la tua parte, che il server aveva confermato. Avvisa chi gestisce questo server.
page-fair-broken = Questo non è il seme promesso a questo dispositivo. Avvisa chi gestisce questo server.
page-phrase-hello = Ciao!
page-phrase-good-luck = Buona fortuna!
page-phrase-nice = Bello!
page-phrase-ouch = Ahi!
page-phrase-thanks = Grazie!
page-phrase-oops = Ops.
page-phrase-thinking = Fammi pensare…
page-phrase-hurry = Qui si ha fame!
page-phrase-wow = Caspita!
page-phrase-yum = Gnam!
page-phrase-good-game = Bella partita!
page-phrase-again = Un'altra?
