### Games, their rules, editions, options and meals, and the words of Sushizock. What ids mean is told in the English file.

## Sushi Go!

game-sushi-go = Sushi Go!
    .summary = Prendi un piatto, passa il resto: tre manche veloci per agguantare quello giusto prima del vicino.
    .players = Da 2 a 5 giocatori (edizione Zoch: da 3 a 5)
    .rules =
        # La distribuzione
        108 carte, mescolate una volta sola prima della partita. Tre manche, tutte servite dallo stesso mazzo.
        A ogni manche ricevi 10 carte in 2 giocatori, 9 in 3, 8 in 4, 7 in 5.
        # Un turno
        Ognuno sceglie in segreto una carta dalla mano.
        Si rivelano tutte insieme e restano davanti a chi le ha giocate.
        Poi ogni mano passa al vicino di sinistra, e tu scegli da quella che ti arriva.
        Le bacchette di un turno precedente ti fanno scegliere due carte insieme; vanno nella mano che passi.
        Si usano una volta per turno, e solo con due carte o più in mano.
        Il wasabi fa contare il triplo un nigiri giocato più tardi.
        L'ultima carta di una mano si gioca e basta.
        # Fine della manche
        Quando le mani sono vuote, conta tutto tranne i budini.
        Maki: chi ha più rotoli 6, il secondo 3.
        Tempura: 5 a coppia. Sashimi: 10 per tre.
        Gyoza: 1, 3, 6, 10 o 15 per 1, 2, 3, 4 o 5 e più.
        Nigiri: uovo 1, salmone 2, calamaro 3; sul wasabi 3, 6 e 9.
        Bacchette e wasabi vuoto: niente.
        I budini restano a te. Tutte le altre carte vanno negli scarti, scoperte, e non tornano.
        # Fine della partita
        Dopo la terza manche contano i budini: chi ne ha di più +6, chi ne ha meno -6.
        Vince chi ha più punti. A parità vince chi ha più budini; se è ancora pari, vincete insieme.
        # Edizioni
        Come si pagano i pareggi e se un nigiri deve andare sul wasabi dipende dall'edizione.

edition-sushi-go-zoch = Zoch, 2014
    .summary = Da 3 a 5 giocatori. Puoi non mettere un nigiri su un wasabi libero, e un nigiri scelto nello stesso turno del wasabi non ci va mai. A pari merito tutti prendono i punti pieni, per i maki e per i budini. Qui i gyoza sono molluschi e il calamaro è tonno.

edition-sushi-go-gamewright = Gamewright, 2014
    .summary = Da 2 a 5 giocatori. Il prossimo nigiri deve andare su un wasabi libero, anche uno dello stesso turno se metti prima il wasabi. A pari merito ci si divide i punti, senza le frazioni, e un pareggio in testa nei maki cancella il secondo posto. Due giocatori non perdono niente con il budino, a meno che aggiungano il fantasma come terzo.

## Sushi Go Party!

game-sushi-go-party = Sushi Go Party!
    .summary = Lo stesso giro veloce di piatti, con un pasto che componete voi: otto piatti a partita, fino a otto a tavola.
    .players = Da 2 a 8 giocatori
    .rules =
        # Il pasto
        Il mazzo: tutti i nigiri, 1 tipo di rotolo, 3 di antipasto, 2 di speciale e 1 di dolce.
        Prendi un pasto proposto o componi il tuo.
        Cucchiaio ed edamame non sono per 2 giocatori, menù e ordine speciale non sono per 7 o 8.
        # Inizio della manche
        La partita ha tre manche. Prima di ognuna si mescolano nel mazzo dolci pescati a caso.
        Sono 5, poi 3, poi 2 da 2 a 5 giocatori; 7, poi 5, poi 3 da 6 a 8.
        Ricevi 10 carte in 2 o 3 giocatori, 9 in 4 o 5, 8 in 6 o 7, 7 in 8. Il resto è il mazzo.
        # Un turno
        Scegliere: ognuno sceglie in segreto una carta dalla mano.
        Con quella puoi annunciare un paio di bacchette o un cucchiaio di un turno precedente che hai davanti.
        L'annuncio è segreto come la carta, e devi mantenerlo.
        Un ordine speciale si sceglie insieme alla carta che copierà.
        Rivelare: tutte le carte insieme.
        Gli ordini speciali diventano copie, i nigiri vanno sui wasabi liberi, le zuppe di miso si scontrano, gli uramaki arrivati a 10 fanno punti.
        Numeri: poi agiscono le carte numerate, dalla più bassa.
        Le bacchette annunciate sono da 1 a 3, i cucchiai annunciati da 4 a 6, i menù appena giocati da 7 a 9, le scatole da asporto appena giocate da 10 a 12.
        Fai ogni scelta quando tocca al suo numero; una carta giocata ora ha effetto prima che agisca il numero seguente.
        Un menù o una scatola da asporto che arriva ora agisce ancora in questo turno. Bacchette o un cucchiaio aspettano un turno successivo.
        Passare: ogni mano va a sinistra.
        L'ultima carta di una mano si gioca e basta; con quella non si può annunciare niente.
        Mettere da parte vuol dire: scoperta accanto al tabellone, fuori dal gioco per il resto della manche, senza punti né colore.
        # Fine della manche
        Quando le mani sono vuote, contano le carte della manche. I tuoi dolci si uniscono alla tua collezione.
        Tutte le altre carte si mescolano per la manche successiva, con quelle messe da parte e quelle non distribuite, dolci compresi.
        # Fine della partita
        Dopo la terza manche contano i dolci.
        Vince chi ha più punti. A parità vince chi ha più carte dolce, copie comprese; se è ancora pari, vincete insieme.

edition-sushi-go-party-zoch = Zoch, 2017
    .summary = Un ordine speciale che copia un nigiri va sul tuo wasabi libero, ovunque sia l'originale. In una scatola da asporto entrano anche carte giocate prima nello stesso turno.

edition-sushi-go-party-devir = Devir, 2016
    .summary = Un ordine speciale che copia un nigiri può andare sul tuo wasabi libero se vuoi, ma solo se l'originale non sta su nessuno. In una scatola da asporto entrano solo carte dei turni precedenti.

## Sushizock

game-sushizock = Sushizock im Gockelwok
    .summary = Tira i dadi per il sushi, ma prendi anche le lische: un sushi conta solo con una lisca accanto, e le bacchette rubano entrambi.
    .players = Da 2 a 5 giocatori
    .rules =
        # Il tavolo
        12 tessere sushi, due per ogni valore da 1 a 6, e 12 tessere lisca: cinque -1, quattro -2, due -3, una -4.
        Sushi e lische si mescolano separati e stanno scoperti in due file.
        Ognuno dei cinque dadi ha due sushi, due lische, un paio di bacchette blu e uno di rosse.
        # Un turno
        Hai fino a tre tiri per vincere esattamente una tessera. Prendere una tessera chiude il tuo turno; si gioca in senso orario.
        Tira tutti e cinque i dadi. Prendi una tessera che permettono, oppure metti da parte almeno un dado appena tirato e tira gli altri.
        I dadi messi da parte non si ritirano in questo turno e contano sempre. Deve restare almeno un dado da tirare.
        Dopo il terzo tiro devi prendere una tessera. Anche un secondo tiro con un solo dado è l'ultimo.
        # Che cosa permettono i dadi
        Tutti e cinque i dadi contano insieme.
        Sushi: uno vince il primo sushi della fila, da sinistra, due il secondo, e così via.
        Lische: lo stesso nella fila delle lische. Le file si richiudono; una fila troppo corta non dà niente.
        Tre o più bacchette blu: ruba il sushi in cima a un avversario. Tre o più rosse: la lisca in cima.
        Quattro o cinque di un colore: qualsiasi tessera di una di quelle pile, indicata dal posto a partire dall'alto, senza guardare.
        Se dopo l'ultimo tiro non puoi prendere niente, ti tocca la lisca peggiore al centro.
        Se lì non ci sono più lische, ti tocca il sushi più basso. Tra tessere uguali scegli tu.
        Se dopo l'ultimo tiro puoi prendere una tessera, devi farlo, anche se puoi soltanto rubare.
        # Le tue pile
        Una tessera vinta va scoperta in cima alla tua pila di sushi o alla tua pila di lische.
        Di una pila si può vedere solo la tessera in cima, anche delle tue.
        # Fine della partita
        La partita finisce quando si prende l'ultima tessera al centro.
        Confronta le tue pile dal basso: il sushi più alto delle lische non vale niente. Le lische contano sempre.
        I tuoi punti sono il sushi che conta meno le lische. Vince chi ha più punti; a parità vincete insieme.

edition-sushizock-zoch = Zoch, 2008
    .summary = Comincia chi ha mangiato pesce per ultimo: chi ospita dice che posto è.

edition-sushizock-999games = 999 Games, 2008
    .summary = Chi comincia lo decide la sorte.

## Options

option-seats = giocatori
    .summary = Quanti siete a tavola.

option-edition = edizione
    .summary = Con le regole di quale editore giocate.

option-meal = pasto
    .summary = I piatti nel mazzo: un pasto proposto, oppure sette tipi a tua scelta oltre ai nigiri.

option-pass = passaggio
    .summary = In che direzione viaggiano le mani di Sushi Go!.

option-dummy = fantasma
    .summary = Per due giocatori di Sushi Go!, edizione Gamewright: un terzo posto a tavola a cui date da mangiare a turno.
    .rules =
        Si distribuiscono tre mani da 9; la terza è il mazzetto coperto del fantasma.
        In ogni turno uno di voi ha il controllo: pesca in mano la prima carta del mazzetto, poi sceglie una carta per sé e una per il fantasma. L'altro sceglie una carta.
        Dopo la rivelazione vi scambiate le mani; il mazzetto resta. Il controllo cambia a ogni turno, attraverso tutte le manche; comincia il primo posto.
        Il fantasma fa punti come un terzo giocatore, quindi il budino può costare 6. Non usa mai bacchette, i suoi nigiri vanno sul suo wasabi libero, e non può vincere.

option-open-stacks = pile aperte
    .summary = Sushizock con le pile intere in vista. Tanto è stato preso tutto davanti a tutti; così non devi ricordarlo.

option-first = primo giocatore
    .summary = Il posto che comincia a Sushizock nell'edizione Zoch: il primo, a meno che chi ospita indichi chi ha mangiato pesce per ultimo.

## Meals

meal-my-first-meal = Il mio primo pasto
    .summary = Semplice e alla mano, si spiega mentre dai le carte.

meal-sushi-go = Sushi Go!
    .summary = I piatti classici del gioco piccolo, fino a otto.

meal-party-sampler = Assaggi Party
    .summary = Un assaggio leggero delle novità: temaki, tofu e un'occhiata al menù.

meal-master-menu = Menù dello chef
    .summary = Per palati esperti: onigiri e frutta da programmare, un cucchiaio da temere, una scatola per i rimpianti.

meal-points-platter = Piatto ricco
    .summary = Piatti generosi e punteggi alti; copie e tè fanno crescere le collezioni grandi.

meal-cutthroat-combo = Combo spietata
    .summary = Qui tutto può farti male, e anche tutti.

meal-big-banquet = Gran banchetto
    .summary = Dà il meglio da sei a otto, con bacchette e cucchiai che si incrociano sul tavolo.

meal-dinner-for-two = Cena per due
    .summary = Un duello di forme e zuppe, con menù per i ripensamenti; si può essere anche di più.

meal-a-la-carte = alla carta
    .summary = Il tuo pasto: 1 rotolo, 3 antipasti, 2 speciali, 1 dolce, e nigiri come sempre.

## Words of Sushizock

tile-sushi = sushi { $value }
tile-bone = lisca { $value }
tile-forced = tessera obbligata

face-sushi = sushi
face-bone = lisca
face-blue = bacchette blu
face-red = bacchette rosse

row-sushi = fila di sushi
row-bone = fila di lische

stack-sushi = pila di sushi
stack-bone = pila di lische

kept = da parte
