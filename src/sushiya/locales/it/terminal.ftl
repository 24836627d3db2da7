### The terminal: playing, looking back and checking. What ids mean is told in the English file.
###
### $who may be "Tu": news select on it, for the verb.

## Names

name-you = Tu
    .within = te
name-seat = Giocatore { $number }
name-dummy = Il fantasma
    .within = il fantasma
list-and = { $first } e { $last }
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

## Choosing a game

choose-title = Sushiya
choose-welcome = Irasshaimase, entra! Il bancone è pulito, il riso è caldo.
choose-game = Quale gioco?
    .prompt = Gioco
choose-guests = Chi è a tavola? Si gioca da { $first } a { $last }.
    .note =
        Invio per te e bot { $bot }, { $usual } in tutto; o un numero di giocatori;
        o nomi separati da virgole, di amici davanti a questo schermo e di bot ({ $bots }).
    .prompt = Giocatori
choose-number = { $count ->
        [one] È un giocatore solo
       *[other] Sono { $count } giocatori
    }; a questo gioco si gioca da { $first } a { $last }.
choose-meal = Quale pasto?
    .prompt = Pasto
choose-help = Scegli per numero o per nome. u per tornare alla prima domanda, esci per chiudere.
choose-bye = Sarà per un'altra volta. Il tè lo offre la casa.

## Playing

welcome-you = Ti siedi con { $names }.
welcome-all = Al bancone: { $names }.
welcome-dishes = In tavola:
welcome-keys = Scegli per numero o per nome. ? per l'aiuto, esci per chiudere.
welcome-seed = La fortuna di questa partita è sigillata. SHA-256 del suo seme:
press-enter = Invio per la prossima manche
pass-device = Passa il dispositivo a { $who }, che preme Invio
pass-change = { $who } ha scelto; scrivi u adesso per scegliere di nuovo.
your-turn = { $who }, tocca a te.
undo-nothing = Qui non c'è niente da annullare.
round-over = Fine della manche { $round }
game-over = Fine della partita
winner = { $won ->
        [you] Vinci con { points }. Gochisosama!
        [all] Vittoria condivisa: { $names }, con { points }. Kampai!
       *[other] { $names } vince con { points }.
    }
daily-again = Hai già giocato questa partita: ognuna si gioca una volta. `--date` porta a quelle dei giorni passati.
daily-resumed = Riprendi da dove eri.
daily-master-plays = Il maestro gioca le stesse carte …
play-left = Ti alzi da tavola. I posti restano caldi per un po'.
play-seed = Seme: { $seed }
play-saved = { $finished ->
        [yes] Il registro è salvato. Verifica la sua fortuna con: sushiya verify { $file }
       *[no] Il registro è salvato fin dove è arrivata la partita: { $file }
    }
key-enter = Invio

help =
    Scrivi il numero di quello che vuoi, il suo nome o come comincia.
    ?          questo aiuto
    ? CARTA    che cosa fa una carta: ? tempura, ? 3
    ? regole   le regole del gioco
    tavolo     di nuovo il tavolo
    punti      il foglio dei punti
    cronaca    tutto quello che è successo
    consiglio  che cosa farebbe il maestro, e come può finire
    visto      quali carte hai visto e dove sono; visto tempura: quando ne arriva una
    u          annulla l'ultimo passo
    esci       lascia il tavolo; con --save il registro è salvato
help-unknown = Non conosco niente che si chiami «{ $wanted }». Prova con il nome di una carta, o: ? regole

## Understanding answers

ask-option = Le tue opzioni
    .prompt = La tua scelta
ask-ambiguous = «{ $typed }» può essere { $names }. Scrivi un po' di più.
ask-unknown = «{ $typed }» non è nella lista. Scrivi un numero da 1 a { $last }, o un nome come { $example }. ? aiuta.
ask-empty = Scrivi un numero da 1 a { $last }, o un nome come { $example }. ? aiuta.

## The table of Sushi Go! and Party

table-where = manche { $round } di 3 · turno { $turn } di { $turns }
table-right = le mani vanno a destra
table-total = punti
table-now = ora
table-plates = piatti
table-nothing = ancora niente
table-blind = sceglie alla cieca
table-own = I tuoi piatti
table-own-points = { points }, { $now } in tavola
table-at-end = { $points } alla fine

plate-face-down = coperta
plate-copy = { $name } (copia)
plate-on = { $name } su { $base }
plates-none = niente { $dish }
plates-rolls = { $dish } con { $count ->
        [one] { $count } rotolo
       *[other] { $count } rotoli
    }

## Questions of Sushi Go! and Party

ask-pick = La tua mano
    .prompt = Scegli
ask-lay-chopsticks = Le tue bacchette: una seconda carta da questa mano
    .prompt = Seconda carta
ask-lay-menu = Il menù: gioca una di queste
    .prompt = Dal menù
ask-give = Un cucchiaio entra nella tua mano: quale dai?
    .prompt = Dai
ask-copy = L'ordine speciale copia
    .prompt = Copia di
ask-wasabi = C'è un wasabi libero. Dove va il nigiri?
    .prompt = Nigiri
ask-wasabi-on = sul wasabi
    .note = conta il triplo
ask-wasabi-free = accanto, il wasabi aspetta
ask-call = Annunci anche qualcosa?
    .prompt = Annuncio
ask-call-blind = Scegli senza guardare. Annunci anche qualcosa?
    .prompt = Annuncio
ask-call-none = nessun annuncio
call-chopsticks = poi giochi una seconda carta
call-spoon = poi chiedi una carta agli altri
ask-second = Bacchette: anche una seconda carta?
    .prompt = Seconda carta
ask-second-none = solo quella
ask-dummy = E per il fantasma?
    .prompt = Carta del fantasma
ask-wish = Il tuo cucchiaio: che cosa chiedi? Un tipo, o una carta precisa per nome
    .prompt = Chiedi
ask-box = La tua scatola da asporto: copri delle carte, ognuna varrà 2
    .prompt = Nella scatola
ask-box-done = chiudi la scatola
ask-box-worth = il suo piatto: { $points } ora

## What happened in Sushi Go! and Party

news-round = Manche { $round }: { $count } carte a testa.
news-collided = { $count ->
        [2] Due zuppe insieme: via tutte e due ({ $whose }).
       *[other] { $count } zuppe insieme: via tutte ({ $whose }).
    }
news-race = { $who ->
        [Tu] Arrivi a dieci con { $dish }: { $points } punti subito!
       *[other] { $who } arriva a dieci con { $dish }: { $points } punti subito!
    }
news-drew-for-dummy = { $who ->
        [Tu] Hai pescato una carta dal mazzetto del fantasma.
       *[other] { $who } ha pescato una carta dal mazzetto del fantasma.
    }
news-drew-card = È { $card }.
news-drew-blind = { $who ->
        [Tu] Hai pescato senza guardare.
       *[other] { $who } ha pescato senza guardare.
    }
news-turned = { $who ->
        [Tu] Hai messo { $card } nella scatola.
       *[other] { $who } ha messo { $card } nella scatola.
    }
news-nobody-has-it = Non ce l'aveva nessuno: { $card } da parte.
news-nothing-to-copy = Niente da copiare: { $card } da parte.
news-used = { $who ->
        [Tu] Hai usato { $card }: di nuovo in quella mano.
       *[other] { $who } ha usato { $card }: di nuovo in quella mano.
    }
news-got = { $who ->
        [Tu] Hai avuto { $card } in cambio.
       *[other] { $who } ha avuto { $card } in cambio.
    }
news-called = { $who ->
        [Tu] Hai annunciato { $card }.
       *[other] { $who } ha annunciato { $card }.
    }
news-wished = { $who ->
        [Tu] Hai chiesto { $what }.
       *[other] { $who } ha chiesto { $what }.
    }
news-given = { $whom ->
        [te] { $giver } ti ha dato { $card }.
       *[other] { $giver ->
            [Tu] Hai dato { $card } a { $whom }.
           *[other] { $giver } ha dato { $card } a { $whom }.
        }
    }
news-menu = { $who ->
        [Tu] Hai aperto il menù e guardato { $count } carte.
       *[other] { $who } ha aperto il menù e guardato { $count } carte.
    }

## The score sheet

sheet-title = Foglio dei punti
sheet-round = Manche { $round }
sheet-now = Manche { $round }, per ora
sheet-desserts = Dolci
sheet-sum = questa manche
sheet-total = totale
ranking-desserts = { $count ->
        [one] { $count } dolce
       *[other] { $count } dolci
    }

## Sushizock

dice-left = { $count ->
        [one] resta una tessera
       *[other] restano { $count } tessere
    }
dice-place = posto
dice-none = niente
dice-rolled = Tiro { $roll } di 3
dice-sushi = { $count } sushi
dice-bone = { $count ->
        [one] { $count } lisca
       *[other] { $count } lische
    }
dice-blue = { $count } blu
dice-red = { $count ->
        [one] { $count } rossa
       *[other] { $count } rosse
    }
die-sushi = sushi
die-bone = lisca
die-blue = blu
die-red = rossa
dice-sushi-waits = { $count } sushi senza lisca
dice-bone-waits = posto per { $count } sushi
dice-lost = Il sushi tra parentesi è più alto delle lische e non conta.
dice-closed = Le pile sono chiuse fino alla fine: se ne vede solo la cima.

ask-move = I dadi permettono
    .prompt = La tua mossa
ask-steal = Puoi soltanto rubare
ask-roll-on = tira ancora
    .note = metti da parte dei dadi, tira gli altri
ask-take = prendi { $tile }
ask-steal-from = ruba { $tile ->
        [sushi] un sushi
       *[other] una { $tile }
    } a { $whom }
ask-steal-top = in cima: { $tile }
ask-places = Quale? Nella pila non si può guardare
    .prompt = Posto
ask-place = { $place ->
        [1] quella in cima
       *[other] la numero { $place } dall'alto
    }
ask-dice = Quali dadi metti da parte? Uno o più, per numero o per faccia: 1 3
    .prompt = Da parte
    .hint = Indica uno o più di questi dadi, come 1 o blu, e lasciane almeno uno da tirare.
    .keep = tieni { $dice }

news-lot = La sorte ha parlato. Primo turno: { $who }.
news-took = { $who ->
        [Tu] Hai preso
       *[other] { $who } ha preso
    } { $tile }{ $roll ->
        [0] .
       *[other] { " " }({ $dice }; tiro { $roll }).
    }
news-forced = Niente da prendere: { $who ->
        [Tu] ti tocca
       *[other] a { $who } tocca
    } { $tile }{ $roll ->
        [0] .
       *[other] { " " }({ $dice }; tiro { $roll }).
    }
news-stole = { $whom ->
        [te] { $who } ti ha rubato { $tile }
       *[other] { $who ->
            [Tu] Hai rubato { $tile } a { $whom }
           *[other] { $who } ha rubato { $tile } a { $whom }
        }
    }{ $roll ->
        [0] .
       *[other] { " " }({ $dice }; tiro { $roll }).
    }

topic-sushi = sushi
    .rule = Conta i sushi dei tuoi dadi: a quel posto della fila di sushi c'è la tessera che puoi prendere. Alla fine un sushi conta solo se la tua pila di lische arriva altrettanto in alto.
topic-bones = lische
    .rule = Conta le lische dei tuoi dadi: a quel posto della fila di lische c'è la tessera che puoi prendere. Le lische ti costano sempre punti, ma ognuna fa contare un sushi.
topic-blue = bacchette blu
    .rule = Tre rubano il sushi in cima a un avversario, quattro o cinque qualsiasi sushi di una pila, indicato dal posto a partire dall'alto.
topic-red = bacchette rosse
    .rule = Tre rubano la lisca in cima a un avversario, quattro o cinque qualsiasi lisca di una pila, indicata dal posto a partire dall'alto.
topic-stacks = pile
    .rule = Quello che vinci va scoperto in cima alla tua pila di sushi o alla tua pila di lische. Nessuno ci guarda dentro fino alla fine; allora il sushi più alto delle tue lische non vale niente.
topic-middle = centro
    .rule = Le due file scoperte. Quando se ne va l'ultima tessera, la partita finisce.
topic-set-aside = da parte
    .rule = I dadi messi da parte contano fino alla fine del tuo turno e non si ritirano. Di ogni tiro se ne deve mettere da parte almeno uno, e deve restare almeno un dado da tirare.
topic-forced = tessera obbligata
    .rule = Se il tuo ultimo tiro non permette proprio niente, ti tocca la lisca peggiore al centro; se lì non ci sono più lische, il sushi più basso.

## Looking back, and checking

name-chance = caso
review-next = Invio continua, q esce
replay-answer = { $who }: { $answer }
replay-open = Il registro finisce qui: la partita è rimasta aperta.
replay-outdated = Giocata con le regole { $rules }; noi giochiamo con { $ours } e non possiamo rigiocarla. Ecco che cosa fu scritto:
verify-whole = È intero: l'impronta torna, niente è stato tagliato o ritoccato.
verify-rules = { $count ->
        [one] L'unica risposta ({ $count }) è lecita secondo le regole { $rules }.
       *[other] Tutte le { $count } risposte sono lecite secondo le regole { $rules }.
    }
verify-result = Portano ai punti scritti: { $scores }.
verify-seed = Il seme «{ $seed }» è quello promesso: il suo SHA-256 è l'impegno.
verify-promised = È l'impegno che ti sei segnato.
verify-daily = È la partita del { $date }, e i suoi bot hanno dato ognuna delle loro risposte.
verify-added = Ciò che hai aggiunto, «{ $luck }», è nel seme, come la parte di { $name }.
verify-luck = { $count ->
        [one] L'unica mano data o l'unico tiro viene da quel seme.
       *[other] Tutte le { $count } mani date e i tiri vengono da quel seme.
    }
verify-fine = Tutto pulito.
verify-failed = Qui si rompe.
verify-outdated = Il resto non si può controllare con le nostre regole.

## La pagina come semplici file

site-written = { $folder }: { $count } file, { $size } MB.
site-anywhere = Funziona su qualsiasi hosting di semplici file, in qualsiasi cartella.
site-at = Funziona in { $path } su qualsiasi hosting di semplici file.
site-try = Per provarlo:
site-no-docs = La documentazione non c'è: creala in una copia dei sorgenti (./run docs DIR), poi aggiungi --docs DIR.
