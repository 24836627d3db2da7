### The score pad, and the frames around rules and meals in the terminal. What ids mean is told in the English file.

## Questions

pad-ask-game = Quale gioco? (sushi-go, sushi-go-party o sushizock)
pad-ask-edition = Quale edizione? (zoch o gamewright)
pad-ask-seats = Quanti giocatori?
pad-ask-meal = Quale pasto? (come in sushiya meals)
pad-ask-dummy = Con il fantasma? (sì o no)
pad-ask-names = Nomi, separati da virgole (Invio: posto 0, posto 1, …)
pad-ask-next-round = Segnare anche la manche { $count }?
pad-ask-uramaki = Punti vinti con gli uramaki durante la manche, un numero per posto (Invio: nessuno ne ha vinti)
pad-ask-sushi = { $value }, sushi dal basso in alto (Invio: nessuno)
pad-ask-bones = { $value }, lische dal basso in alto, senza il meno (Invio: nessuna)

pad-how-to-plates =
    Scrivi che cosa c'è davanti a ogni posto nell'ordine di gioco, con spazi in mezzo:
    un nigiri va sul wasabi libero prima di lui, o porta /free per restare accanto.
    ~tempura è una carta coperta, special_order>tempura una copia.
    < annulla l'ultima risposta. Le carte:
pad-how-to-stacks = Scrivi i numeri di ogni pila con spazi in mezzo; < annulla l'ultima risposta.

## Sheet

pad-seat = posto { $count }
pad-dummy = fantasma
pad-round = Manche { $count }
pad-round-sum = somma
pad-final = Fine della partita
pad-total = Totale
pad-sushi-counted = sushi che conta
pad-bones = lische
pad-winner = { $count ->
    [one] Vince: { $value }
   *[other] Vincono: { $value }
}
pad-tie-break = A parità vince chi ha più carte dolce.
pad-unfinished = I dolci e chi vince arrivano dopo la manche 3.
pad-note = Nota: { $value }

## Rules

guide-games = Giochi
guide-dishes = Piatti di { $value }
guide-more = Altro: sushiya rules miso, sushiya rules sushizock, sushiya rules --help
guide-card = { $count } × { $value }
guide-cards = Carte
guide-worth = Punti
guide-detail = In dettaglio
guide-tip = Consiglio
guide-players = { $value } giocatori
guide-also = Anche in { $value }:
guide-editions = Edizioni
guide-options = Opzioni

## Meals

meals-title = Pasti proposti
meals-order = Ognuno elenca rotolo, antipasti, speciali e dolce; i nigiri ci sono sempre.
meals-players = { $value } giocatori
meals-limits = Tutti i piatti stanno bene insieme, ma questi non vanno per ogni numero di giocatori:
meals-check = Controlla un pasto tuo con i suoi sette piatti uniti da +, per esempio
meals-play = Giocalo:
meals-legal = Un pasto tutto tuo, ed è valido.
