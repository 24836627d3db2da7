### Le lezioni: quello che dice la guida. Frasi brevi, una cosa alla volta.

tutorial-title = Lezione
tutorial-learn = Impara in cinque minuti
tutorial-resume = Riprendi la lezione
tutorial-coach = La tua guida
tutorial-progress = A che punto sei
tutorial-step = { $step } di { $count }
tutorial-next = Avanti
tutorial-skip = Salta la lezione
tutorial-wait = Ora tocca agli altri. Guarda che cosa fanno.
tutorial-free = Scegli tu! Tutto quello che puoi toccare va bene. Tieni premuta una carta per leggerne la regola.
tutorial-own-way = A modo tuo, bene!
tutorial-play-on = Continua qui
tutorial-real-match = Partita vera

## Sushi Go!
tutorial-sushi-go-welcome = Ciao! Ho preparato queste carte per provare tutto insieme. Nessun timer, e niente può andare storto.
tutorial-sushi-go-hand = Queste sono le tue nove carte. Tutti ne scelgono una insieme; poi ogni mano passa a chi sta accanto.
tutorial-sushi-go-maki = Maki: chi ha più rotoli a fine round prende 6 punti, il secondo 3. Tocca la carta da tre e conferma.
tutorial-sushi-go-passed = Ora le scelte sono scoperte e le mani sono passate. Quello che hai lasciato lo guarda chi ti sta accanto.
tutorial-sushi-go-wasabi = Da solo il wasabi non vale niente. Ma il prossimo nigiri che ci metti sopra vale il triplo. Prendilo!
tutorial-sushi-go-nigiri = Eccone uno ottimo: { $card }, 3 punti. Sul tuo wasabi diventano 9.
tutorial-sushi-go-tempura = Torna la tua prima mano, con tre carte in meno. Due tempura fanno 5 punti, una sola niente. Tre sashimi fanno 10, ma è difficile. Comincia dalla tempura.
tutorial-sushi-go-plates = Qui ci sono le tue carte, piatto per piatto, con quanto valgono ora. Tocca un altro giocatore per vedere le sue.
tutorial-sushi-go-chopsticks = Le bacchette non danno punti. Ma più tardi ti fanno prendere due carte insieme. Prendile.
tutorial-sushi-go-pair = La seconda tempura! La coppia è fatta: 5 punti.
tutorial-sushi-go-pudding = Guarda, un budino. Conta alla fine della partita: chi ne ha di più, più 6; chi ne ha di meno, meno 6.
tutorial-sushi-go-two = Usa le bacchette: tocca il budino, poi il sashimi come seconda carta. Le bacchette vanno via con la mano.
tutorial-sushi-go-sashimi = Due sashimi non valgono ancora niente: ne servono tre. Succede. Prendine uno, l'altro prosegue.
tutorial-sushi-go-last = L'ultima carta è tua e basta. Poi si conta il round.
tutorial-sushi-go-end = Il tuo primo round: { $points } punti! Altri due round così, poi contano i budini. Sai tutto quello che serve.

## Party
tutorial-sushi-go-party-welcome = Ciao, che la festa cominci! Si sceglie e si passa come in Sushi Go!, ma ogni partita ha il suo menù.
tutorial-sushi-go-party-meal = I nigiri ci sono sempre, più sette piatti a scelta: un rotolo, tre antipasti, due speciali, un dolce. Oggi ho scelto io.
tutorial-sushi-go-party-uramaki = Gli uramaki sono una gara: chi arriva per primo a dieci rotoli prende subito 8 punti, poi 5, poi 2. Comincia da quello da cinque.
tutorial-sushi-go-party-spoon = Il cucchiaio è uno speciale. Più tardi pesca una carta dalla mano di un altro. Prendilo.
tutorial-sushi-go-party-tempura = Una tempura non vale niente, due valgono 5. Prendine una: l'altra arriverà.
tutorial-sushi-go-party-call = Adesso! Tocca l'uramaki da quattro, poi «Usa cucchiaio» e conferma.
tutorial-sushi-go-party-wish = Chiedi una tempura. A giro, il primo che ce l'ha deve dartela e in cambio riceve il cucchiaio.
tutorial-sushi-go-party-given = Ha funzionato: la tempura è tua e la coppia vale 5.
tutorial-sushi-go-party-soup = La zuppa di miso vale 3. Ma se ne arriva un'altra nello stesso turno, via tutte. Te la senti?
tutorial-sushi-go-party-collision = Ahi, qualcuno ha avuto la stessa idea: le zuppe non ci sono più. Tieni d'occhio quello che gli altri potrebbero prendere.
tutorial-sushi-go-party-dessert = Un dolce resta con te fino alla fine della partita, per tutti e tre i round. Quattro gelati fanno 12.
tutorial-sushi-go-party-race = Hai nove rotoli. Un altro uramaki e superi i dieci. Presto!
tutorial-sushi-go-party-won = Al traguardo per primo! Subito 8 punti, e questi uramaki vanno da parte.
tutorial-sushi-go-party-nigiri = I nigiri sono punti sicuri: uovo 1, salmone 2 e { $card } 3.
tutorial-sushi-go-party-tofu = Tofu: uno vale 2, due valgono 6, ma tre non valgono niente. Uno va bene.
tutorial-sushi-go-party-last = L'ultima carta arriva da sola. Poi si conta il round.
tutorial-sushi-go-party-end = { $points } punti, bene! Per il prossimo round entrano altri dolci nel mazzo e il resto ricomincia. Ogni piatto è spiegato nelle regole.

## Sushizock
tutorial-sushizock-welcome = Ciao dal wok! I sushi danno punti, le lische ne tolgono. Il trucco: ti servono entrambi.
tutorial-sushizock-rows = Qui ci sono sushi e lische, in due file. Nel tuo turno vinci una sola tessera.
tutorial-sushizock-dice = I dadi dicono quale. Tre sushi sui dadi: il terzo sushi da sinistra. Per le lische è lo stesso.
tutorial-sushizock-keep = Puoi tirare fino a tre volte. Due sushi darebbero solo la seconda tessera. Tocca i due sushi per tenerli e ritira gli altri.
tutorial-sushizock-take = Ora sono tre sushi: la terza tessera, un 6! Di meglio non c'è. Toccala.
tutorial-sushizock-bone = Un sushi conta solo con una lisca accanto, alla stessa altezza. I dadi mostrano una lisca: prendi la prima della fila.
tutorial-sushizock-stacks = Le tue pile: un sushi da { $sushi }, una lisca da meno { $bone }. Di una pila si vede solo la cima: ricorda che cosa c'è sotto.
tutorial-sushizock-chopsticks = Le bacchette rubano! Tre blu: il sushi in cima a una pila. Tre rosse: la lisca in cima. Quattro: una tessera qualsiasi della pila. Tieni le due blu e tira.
tutorial-sushizock-steal = Tre blu! Tocca il sushi che ti chiama ed è tuo.
tutorial-sushizock-end = Magnifico! Ricorda: un secondo sushi vuole una seconda lisca. Quando le due file sono vuote, vince chi ha più punti. Sai tutto quello che serve.
