### Dishes and cards. What ids and attributes mean is told in the English file.

## Courses

course-nigiri = nigiri
course-roll = rotolo
course-appetizer = antipasto
course-special = speciale
course-dessert = dolce

## Nigiri

dish-nigiri = nigiri
    .rule = L'uovo vale 1, il salmone 2, il calamaro 3. Se hai davanti un wasabi libero, il prossimo nigiri che giochi ci va sopra e conta il triplo: 3, 6 o 9.
    .points = 1/2/3
    .table =
        uovo · salmone · calamaro → 1 · 2 · 3
        sul wasabi → 3 · 6 · 9
    .tip = Se in mano niente fa al caso tuo, prendi il pesce: piccolo, onesto e mai senza valore.

card-nigiri-egg = nigiri all'uovo
    .points = 1
card-nigiri-salmon = nigiri al salmone
    .points = 2
card-nigiri-squid = nigiri al calamaro
    .points = 3

dish-nigiri-sushi-go-zoch = nigiri
    .rule = L'uovo vale 1, il salmone 2, il tonno 3. Se hai davanti un wasabi libero di un turno precedente, puoi metterci sopra il nigiri quando lo giochi: allora conta il triplo, cioè 3, 6 o 9. Se lo metti accanto al wasabi, accanto resta.
    .points = 1/2/3
    .table =
        uovo · salmone · tonno → 1 · 2 · 3
        sul wasabi → 3 · 6 · 9
    .tip = Sul wasabi l'uovo guadagna 2, il tonno 6: a volte conviene aspettare.

card-nigiri-squid-sushi-go-zoch = nigiri al tonno
    .points = 3

## Rolls

dish-maki = maki
    .rule = Conta i rotoli dei tuoi maki. Da 2 a 5 giocatori, chi ne ha di più fa 6 punti e il secondo 3; da 6 a 8 giocatori, i primi tre posti fanno 6, 4 e 2. A pari merito tutti prendono i punti pieni, e il posto successivo conta lo stesso. Niente rotoli, niente punti.
    .points = { $seats ->
        [6] 6/4/2
        [7] 6/4/2
        [8] 6/4/2
       *[other] 6 / 3
    }
    .table =
        da 2 a 5 giocatori: primo · secondo → 6 · 3
        da 6 a 8 giocatori: primo · secondo · terzo → 6 · 4 · 2
    .tip = Un rotolo di vantaggio paga quanto cinque: conta quelli degli altri, poi smetti di mangiare.

card-maki-1 = maki con 1 rotolo
    .short = Maki 1
card-maki-2 = maki con 2 rotoli
    .short = Maki 2
card-maki-3 = maki con 3 rotoli
    .short = Maki 3

dish-maki-sushi-go-zoch = maki
    .rule = Conta i rotoli dei tuoi maki. Chi ne ha di più fa 6 punti, il secondo 3. A pari merito tutti prendono i punti pieni, e un pareggio in testa lascia comunque il secondo posto. Niente rotoli, niente punti.
    .points = 6 / 3
    .table = primo · secondo → 6 · 3
    .tip = Qui pareggiare non costa niente: raggiungere vale quanto superare.

dish-maki-sushi-go-gamewright = maki
    .rule = Conta i rotoli dei tuoi maki. Chi ne ha di più fa 6 punti, il secondo 3. A pari merito ci si divide i punti, arrotondati per difetto, e un pareggio in testa cancella il secondo posto. Niente rotoli, niente punti.
    .points = 6 / 3
    .table =
        primo · secondo → 6 · 3
        2 · 3 · 4 · 5 pari in testa → 3 · 2 · 1 · 1 a testa, niente secondo posto
        2 · 3 · 4 pari al secondo posto → 1 · 1 · 0 a testa
    .tip = Dividere dimezza il piatto: un rotolo in più del vicino vale almeno 3 punti.

dish-temaki = temaki
    .rule = Chi ha più temaki fa 4 punti, chi ne ha meno ne perde 4. A pari merito tutti guadagnano o perdono i punti pieni. Senza temaki non fai mai i 4 punti, ma puoi benissimo essere chi ne ha meno. In 2 giocatori nessuno perde. Il tuo totale può scendere sotto 0.
    .points = { $seats ->
        [2] +4
       *[other] +4 −4
    }
    .table =
        chi più · chi meno → +4 · -4
        2 giocatori: chi più · chi meno → +4 · 0
    .tip = Un temaki è un'assicurazione: costa poco, è noioso, e ti manca proprio quando serve.
    .detail = Tutti pari con almeno uno: in 2 giocatori ognuno fa 4 punti, in più giocatori guadagno e perdita si annullano. Nessuno ne ha: in 2 giocatori non succede nulla, in più giocatori tutti perdono 4.

dish-uramaki = uramaki
    .rule = Il primo ad arrivare a 10 rotoli o più fa subito 8 punti, il secondo 5, il terzo 2; chi fa punti mette da parte tutti i suoi uramaki. Se più giocatori arrivano a 10 nella stessa rivelazione, viene prima chi ha più rotoli; a pari rotoli tutti prendono il posto migliore, e per ognuno in più si consuma un posto sotto. In una manche puoi prendere più posti. A fine manche, chi ha ancora in tavola più rotoli, almeno 1, prende il miglior posto rimasto, a pari merito per intero. Ogni manche comincia con tutti e tre i posti.
    .points = 8/5/2
    .table =
        primo · secondo · terzo a 10 → 8 · 5 · 2
        più rotoli alla fine, con 0 · 1 · 2 · 3 posti presi → 8 · 5 · 2 · 0
    .tip = Qualcun altro arriverà primo? Continua ad arrotolare: il secondo posto paga 5, e gli avanzi più ricchi prendono il miglior posto ancora libero.
    .detail =
        Due pari su un posto consumano due posti, tre pari ne consumano tre.
        Una carta in più (da bacchette, cucchiaio o menù) che ti porta a 10 fa punti subito, per il miglior posto libero in quel momento.
        Gli ordini speciali che copiano uramaki si mettono da parte con loro.
        Presi i tre posti, gli uramaki non fanno più punti e restano dove sono.

card-uramaki-3 = uramaki con 3 rotoli
    .short = Uramaki 3
card-uramaki-4 = uramaki con 4 rotoli
    .short = Uramaki 4
card-uramaki-5 = uramaki con 5 rotoli
    .short = Uramaki 5

## Appetizers

dish-tempura = tempura
    .rule = Ogni coppia vale 5, tante coppie quante ne riesci a mangiare. Una da sola non vale niente.
    .points = 2 = 5
    .table = 1 · 2 · 3 · 4 → 0 · 5 · 5 · 10
    .tip = La prima prendila presto: mezza coppia è una promessa, e le promesse vogliono tempo.

dish-sashimi = sashimi
    .rule = Ogni tris vale 10, tanti tris quanti ne trovi. Uno o due avanzati non valgono niente.
    .points = 3 = 10
    .table = 1 · 2 · 3 · 4 · 5 · 6 → 0 · 0 · 10 · 10 · 10 · 20
    .tip = Se anche due vicini hanno cominciato, non finirà nessuno: cerca di accorgertene per primo.

dish-gyoza = gyoza
    .rule = Più ne hai, più vale ognuno: 1, 2, 3 o 4 gyoza fanno 1, 3, 6 o 10 punti in tutto. Cinque o più fanno 15.
    .points = 1…15
    .table = 1 · 2 · 3 · 4 · 5+ → 1 · 3 · 6 · 10 · 15
    .tip = Il quinto porta 5 punti, il sesto il mal di pancia.

dish-gyoza-sushi-go-zoch = molluschi
    .rule = Più ne hai, più vale ognuno: 1, 2, 3 o 4 molluschi fanno 1, 3, 6 o 10 punti in tutto. Cinque o più fanno 15.
    .points = 1…15
    .table = 1 · 2 · 3 · 4 · 5+ → 1 · 3 · 6 · 10 · 15
    .tip = Il quinto porta 5 punti, il sesto solo gusci.

dish-eel = anguilla
    .rule = Un'anguilla ti costa 3 punti. Due o più ne fanno 7 in tutto, quante che siano.
    .points = −3 / 7
    .table = 1 · 2+ → -3 · 7
    .tip = Con l'anguilla non si scherza: due o nessuna.

dish-tofu = tofu
    .rule = Uno vale 2, due valgono 6. Tre o più non valgono proprio niente.
    .points = 2/6/0
    .table = 1 · 2 · 3+ → 2 · 6 · 0
    .tip = Fermati a due, e occhio all'ultima mano: potrebbe servirti il terzo.

dish-onigiri = onigiri
    .rule = I tuoi onigiri formano gruppi di forme diverse, ognuno il più grande possibile. Un gruppo di 1, 2, 3 o 4 forme vale 1, 4, 9 o 16. Più gruppi contano uno per uno.
    .points = 4 = 16
    .table = 1 · 2 · 3 · 4 forme → 1 · 4 · 9 · 16
    .tip = La quarta forma da sola vale 7: guarda chi la colleziona prima di contarci.

card-onigiri-circle = onigiri tondo
    .short = Onigiri
card-onigiri-triangle = onigiri triangolare
    .short = Onigiri
card-onigiri-square = onigiri quadrato
    .short = Onigiri
card-onigiri-rectangle = onigiri rettangolare
    .short = Onigiri

dish-edamame = edamame
    .rule = Ogni edamame vale 1 punto per ogni avversario che ne ha almeno uno, ma mai più di 4. Se li hai solo tu, non valgono niente. Da 3 a 8 giocatori.
    .points = 0…4
    .table = 0 · 1 · 2 · 3 · 4+ avversari con edamame → 0 · 1 · 2 · 3 · 4 a carta
    .tip = Si sgranocchia in compagnia: aspetta che gli altri ci mettano le mani, poi prendine una manciata.

dish-miso-soup = zuppa di miso
    .rule = Ognuna vale 3. Se nello stesso turno si giocano due o più zuppe di miso, da chiunque e in qualunque modo, si mettono subito da parte tutte. Una zuppa in ritardo trascina quella che fin lì era sola, e cade anche se le altre sono già sparite. Anche due delle tue si scontrano. Le zuppe dei turni precedenti sono al sicuro.
    .points = 3
    .tip = Quando tutti hanno voglia di zuppa, è ora di aver voglia d'altro.
    .detail = Le zuppe arrivate con bacchette, cucchiaio, menù o ordine speciale contano per il turno in cui arrivano. La copia di una zuppa precedente può scontrarsi; la zuppa precedente resta.

dish-sukeroku = sukeroku
    .rule = Un futomaki con un inari vale 6. Ogni carta senza compagna vale 2.
    .points = 6 / 2
    .table = una coppia · una carta da sola → 6 · 2
    .tip = Qui non si butta niente: prendi la metà che ti manca e lascia agli altri la paura dell'anguilla.

card-sukeroku-futomaki = futomaki
    .short = Futomaki
card-sukeroku-inari = inari
    .short = Inari

## Specials

dish-chopsticks = bacchette
    .rule = Dal turno successivo, finché hai in mano almeno due carte, puoi annunciarle insieme alla tua scelta; un solo annuncio per turno. Quando tocca al loro numero, scegli una seconda carta dalla mano e la giochi. Le bacchette finiscono subito in quella mano. A fine manche non valgono niente.
    .points = +1
    .tip = Prendile presto e spendile sulla mano con due tesori, prima che le resti una carta sola.
    .detail =
        L'annuncio si fa in segreto con la carta e va mantenuto.
        La seconda carta può essere qualsiasi della mano, anche altre bacchette.
        Ha effetto subito, prima del numero seguente; un menù o una scatola da asporto si mette in coda in questo turno.
        Un cucchiaio dello stesso turno può ripescare le bacchette dalla mano.

card-chopsticks-1 = bacchette 1
    .short = Bacchette
card-chopsticks-2 = bacchette 2
    .short = Bacchette
card-chopsticks-3 = bacchette 3
    .short = Bacchette

dish-chopsticks-sushi-go = bacchette
    .rule = Dal turno successivo, finché hai in mano almeno due carte, puoi sceglierne due qualsiasi invece di una. Restano entrambe nascoste finché tutti rivelano. Le bacchette vanno nella mano che passi. Puoi averne davanti più paia, ma ne usi uno per turno. A fine manche non valgono niente.
    .points = +1
    .tip = Prendile presto e spendile sulla mano con due tesori, prima che le resti una carta sola.

dish-spoon = cucchiaio
    .rule = Dal turno successivo, finché hai in mano almeno due carte, puoi annunciarlo insieme alla tua scelta; un solo annuncio per turno. Quando tocca al suo numero, nomina un tipo («nigiri») o una carta precisa («nigiri al calamaro»). Dalla tua sinistra, in senso orario, il primo avversario che ce l'ha in mano deve dartela e prende in mano il cucchiaio; tu giochi subito la carta. Se non ce l'ha nessuno, il cucchiaio si mette da parte. A fine manche non vale niente; da 3 a 8 giocatori.
    .points = + ?
    .tip = Ricorda che cosa hai passato: il desiderio migliore è una carta di cui conosci l'indirizzo.
    .detail =
        L'annuncio si fa in segreto con la carta e va mantenuto; che cosa vuoi lo dici quando tocca al numero.
        Le mani contano come sono in quel momento: senza le carte già giocate, con bacchette o cucchiai già restituiti.
        Se nomini solo un tipo, chi ne ha più varianti sceglie quale darti.
        Una carta precisa comprende il numero: «bacchette 2». Tutti vedono che cosa è stato dato.

card-spoon-4 = cucchiaio 4
    .short = Cucchiaio
card-spoon-5 = cucchiaio 5
    .short = Cucchiaio
card-spoon-6 = cucchiaio 6
    .short = Cucchiaio

dish-menu = menù
    .rule = Quando tocca al suo numero, nel turno in cui lo giochi, peschi 4 carte dal mazzo; le vedi solo tu. Giocane una che non sia un menù e rimescola le altre 3. Il menù si mette da parte. Da 2 a 6 giocatori.
    .points = 1 su 4
    .tip = Quattro carte fresche a fine manche di solito battono le due stanche che hai in mano.
    .detail =
        La carta ha effetto subito, prima del numero seguente; una scatola da asporto si mette in coda in questo turno.
        Se restano meno di 4 carte, peschi quelle. Se non se ne può giocare nessuna, il menù si mette da parte senza effetto.

card-menu-7 = menù 7
    .short = Menù
card-menu-8 = menù 8
    .short = Menù
card-menu-9 = menù 9
    .short = Menù

dish-takeout-box = scatola da asporto
    .rule = Quando tocca al suo numero, nel turno in cui la giochi, copri quante vuoi delle tue carte di questa manche, anche nessuna. Ci possono entrare anche quelle giocate prima in questo turno. Ognuna ora vale 2, non è più la carta che era, e così resta. La scatola si mette da parte.
    .points = = 2
    .tip = Un'anguilla sola, il terzo tofu, un wasabi vuoto, bacchette stanche: nella scatola tutto sa di 2.
    .detail =
        Un wasabi coperto non triplica più il suo nigiri; un wasabi il cui nigiri è stato coperto resta usato.
        Un dolce coperto non è più un dolce: vale 2 e torna nel mazzo.
        Bacchette e cucchiai coperti non si possono annunciare.
        Una carta che aspetta ancora il suo numero non si può coprire.
        Tutte le carte coperte insieme sono un solo colore.

card-takeout-box-10 = scatola da asporto 10
    .short = Da asporto
card-takeout-box-11 = scatola da asporto 11
    .short = Da asporto
card-takeout-box-12 = scatola da asporto 12
    .short = Da asporto

dish-takeout-box-sushi-go-party-devir = scatola da asporto
    .rule = Quando tocca al suo numero, nel turno in cui la giochi, copri quante vuoi delle tue carte di questa manche, anche nessuna. Ci possono entrare solo quelle dei turni precedenti. Ognuna ora vale 2, non è più la carta che era, e così resta. La scatola si mette da parte.
    .points = = 2
    .tip = Un'anguilla sola, il terzo tofu, un wasabi vuoto, bacchette stanche: nella scatola tutto sa di 2.
    .detail = { dish-takeout-box.detail }

dish-soy-sauce = salsa di soia
    .rule = Ogni salsa di soia vale 4 se nessun giocatore mostra più colori diversi di te. Contano solo le carte di questa manche. La salsa di soia è anch'essa un colore, nigiri e wasabi ne condividono uno, e tutte le carte coperte insieme sono un colore in più.
    .points = 4
    .tip = Mangia da turista: un po' di tutto.
    .detail = Un ordine speciale ha il colore di ciò che copia. Le carte messe da parte e i dolci delle manche precedenti non contano. Basta un pareggio.

dish-tea = tè
    .rule = Ogni tè vale 1 punto per ogni carta del tuo gruppo più grande di un solo colore. Contano solo le carte di questa manche. Nigiri e wasabi sono un solo colore; anche i dolci, i tè stessi e le carte coperte sono gruppi.
    .points = 1 cad.
    .tip = Il tè premia chi ha una fissa: scegli un colore e ordinalo ancora.
    .detail = Un ordine speciale ha il colore di ciò che copia. Le carte messe da parte e i dolci delle manche precedenti non contano.

dish-special-order = ordine speciale
    .short = Ordine speciale
    .rule = Sceglilo insieme a un'altra carta di questa manche davanti a te: ne diventa una copia, con le sue icone, i suoi punti e il suo colore. Come carta in più può copiare anche la carta che hai rivelato in questo turno. Se può copiare, deve. Se davanti a te non c'è nessuna carta di questa manche, si mette da parte. Da 2 a 6 giocatori.
    .points = copia
    .tip = Un secondo calamaro va bene, un quarto onigiri va meglio: aspetta qualcosa che valga il bis.
    .detail =
        Nigiri: la copia non condivide il wasabi dell'originale. Se hai un wasabi libero, la copia ci va sopra.
        Wasabi: la copia è un wasabi vuoto, anche se l'originale non lo è.
        Zuppa di miso: la copia è una zuppa di questo turno e può scontrarsi; un originale precedente resta.
        Uramaki: i suoi rotoli contano subito; quando fanno punti, anche la copia si mette da parte.
        Bacchette e cucchiaio: la copia ha lo stesso numero e si può annunciare dal turno successivo. Se hai entrambi, dici quale usi. Quando riparte, è di nuovo un ordine speciale.
        Ordine speciale: copi ciò che copia quello. Una carta coperta: anche questo viene coperto e vale 2.
        Dolce di questa manche: la copia resta con i tuoi dolci fino alla fine della partita.
        Una copia resta ciò che è, qualunque cosa succeda all'originale. Fuori dal gioco torna un semplice ordine speciale.

dish-special-order-sushi-go-party-devir = ordine speciale
    .short = { dish-special-order.short }
    .rule = { dish-special-order.rule }
    .points = copia
    .tip = { dish-special-order.tip }
    .detail =
        Nigiri: la copia non condivide il wasabi dell'originale. Se l'originale non sta su un wasabi e tu ne hai uno libero, puoi metterci sopra la copia; lo decidi quando scegli che cosa copiare.
        Wasabi: la copia è un wasabi vuoto, anche se l'originale non lo è.
        Zuppa di miso: la copia è una zuppa di questo turno e può scontrarsi; un originale precedente resta.
        Uramaki: i suoi rotoli contano subito; quando fanno punti, anche la copia si mette da parte.
        Bacchette e cucchiaio: la copia ha lo stesso numero e si può annunciare dal turno successivo. Se hai entrambi, dici quale usi. Quando riparte, è di nuovo un ordine speciale.
        Ordine speciale: copi ciò che copia quello. Una carta coperta: anche questo viene coperto e vale 2.
        Dolce di questa manche: la copia resta con i tuoi dolci fino alla fine della partita.
        Una copia resta ciò che è, qualunque cosa succeda all'originale. Fuori dal gioco torna un semplice ordine speciale.

dish-wasabi = wasabi
    .rule = Il prossimo nigiri che giochi deve andarci sopra e conta il triplo: uovo 3, salmone 6, calamaro 9. Un nigiri per wasabi, quanti wasabi vuoi. Un nigiri già in tavola non ci può salire. Vuoto non vale niente.
    .points = x3
    .table = uovo · salmone · calamaro → 3 · 6 · 9
    .tip = Il wasabi preso presto aspetta un calamaro; quello preso tardi ringrazia per un uovo.
    .detail = Con più wasabi liberi, il nigiri va sul più vecchio.

dish-wasabi-sushi-go-zoch = wasabi
    .rule = In qualunque turno successivo puoi metterci sopra un nigiri quando lo giochi: allora conta il triplo, cioè uovo 3, salmone 6, tonno 9. Lo decidi quando scegli il nigiri; messo accanto al wasabi, accanto resta. Un nigiri per wasabi, quanti wasabi vuoi. Un nigiri scelto nello stesso turno del wasabi non ci va sopra. Vuoto non vale niente.
    .points = x3
    .table = uovo · salmone · tonno → 3 · 6 · 9
    .tip = Puoi snobbare un uovo e aspettare il tonno, ma non fino all'ora di chiusura.

dish-wasabi-sushi-go-gamewright = wasabi
    .rule = Il prossimo nigiri che giochi deve andarci sopra e conta il triplo: uovo 3, salmone 6, calamaro 9. Un nigiri per wasabi, quanti wasabi vuoi. Se con le bacchette giochi un wasabi e un nigiri nello stesso turno, decidi tu quale viene prima. Un nigiri già in tavola non ci può salire. Vuoto non vale niente.
    .points = x3
    .table = uovo · salmone · calamaro → 3 · 6 · 9
    .tip = Con le bacchette davanti, wasabi e calamaro dalla stessa mano fanno 9 punti in un boccone.

dish-sake = sakè
    .rule = Vale 3. Dalla prossima mano che ricevi in questa manche scegli senza guardare: la tua carta è pescata a caso. Se non c'è un'altra mano, non succede niente. Due sakè in un turno fanno comunque una sola scelta alla cieca.
    .points = 3
    .tip = Bevilo quando la mano che arriva è povera o corta: a fine manche non ci bada nessuno.
    .detail =
        La carta alla cieca si pesca quando tutti hanno scelto, ogni carta della mano con la stessa probabilità; dopo vedi la mano.
        Puoi comunque annunciare bacchette o un cucchiaio.
        Un ordine speciale pescato alla cieca sceglie la sua carta alla rivelazione, prima di ogni altra cosa.
        Un sakè giocato come carta in più, o copiato da un ordine speciale, ha lo stesso effetto, anche se viene coperto nello stesso turno.

## Desserts

dish-pudding = budino
    .rule = A fine partita chi ha più budini fa 6 punti e chi ne ha meno ne perde 6, anche se non ne ha. A pari merito tutti guadagnano o perdono i punti pieni. In 2 giocatori nessuno perde.
    .points = { $seats ->
        [2] +6
       *[other] +6 −6
    }
    .table =
        chi più · chi meno → +6 · -6
        2 giocatori: chi più · chi meno → +6 · 0
    .tip = Non serve amare il budino: basta averne uno più di chi lo ama meno.
    .detail = Tutti pari, con o senza budini: in 2 giocatori ognuno fa 6 punti, in più giocatori guadagno e perdita si annullano.

dish-pudding-sushi-go-zoch = budino
    .rule = I budini di tutte e tre le manche contano a fine partita. Chi ne ha di più fa 6 punti, chi ne ha meno ne perde 6, anche se non ne ha. A pari merito tutti guadagnano o perdono i punti pieni. Se tutti ne hanno lo stesso numero, guadagno e perdita si annullano. A parità per la vittoria vince chi ha più budini.
    .points = +6 −6
    .table = chi più · chi meno → +6 · -6
    .tip = Dall'ultimo al primo ballano 12 punti: valgono un cucchiaino per manche.

dish-pudding-sushi-go-gamewright = budino
    .rule = I budini di tutte e tre le manche contano a fine partita. Chi ne ha di più fa 6 punti, chi ne ha meno ne perde 6, anche se non ne ha; a pari merito ci si divide quei punti, senza le frazioni. Se tutti ne hanno lo stesso numero, nessuno fa punti. In 2 giocatori nessuno perde. A parità per la vittoria vince chi ha più budini.
    .points = { $seats ->
        [2] +6
       *[other] +6 −6
    }
    .table =
        chi più · chi meno → +6 · -6
        2 · 3 · 4 pari → 3 · 2 · 1 a testa, in più o in meno
        2 giocatori: chi più · chi meno → +6 · 0
    .tip = In fondo si sta meglio in compagnia: in due senza budino si perdono solo 3 punti a testa.
    .detail = Il fantasma conta come terzo giocatore: con lui chi ne ha meno perde come al solito.

dish-green-tea-ice-cream = gelato al tè verde
    .short = Gelato
    .rule = A fine partita ogni quattro valgono 12. Gli avanzi, fino a tre, non valgono niente.
    .points = 4 = 12
    .table = 1 · 2 · 3 · 4 → 0 · 0 · 0 · 12
    .tip = Tre palline sono tre cucchiaini di niente: comincia dalla manche 1 o lascialo agli altri.

dish-fruit = frutta
    .rule = Ogni carta mostra due frutti. A fine partita ciascuno dei tre tipi conta per conto suo: 0, 1, 2, 3 o 4 di un tipo fanno -2, 0, 1, 3 o 6. Cinque o più fanno 10.
    .points = −2…10
    .table = 0 · 1 · 2 · 3 · 4 · 5+ di un tipo → -2 · 0 · 1 · 3 · 6 · 10
    .tip = Prima uno per tipo contro il meno, poi tutto sul tuo preferito.

card-fruit-orange-orange = due arance
    .short = Frutta
card-fruit-pineapple-pineapple = due ananas
    .short = Frutta
card-fruit-watermelon-watermelon = due angurie
    .short = Frutta
card-fruit-orange-pineapple = arancia e ananas
    .short = Frutta
card-fruit-orange-watermelon = arancia e anguria
    .short = Frutta
card-fruit-pineapple-watermelon = ananas e anguria
    .short = Frutta

fruit-orange = arancia
fruit-pineapple = ananas
fruit-watermelon = anguria
