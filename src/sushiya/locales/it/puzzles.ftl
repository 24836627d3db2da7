### Rompicapi: posizioni in cui una scelta è chiaramente la migliore, sulla pagina e nel terminale.

puzzle-title = Rompicapi
puzzle-which = Rompicapo { $number }
puzzle-ask-cards = Che cosa prenderesti?
puzzle-ask-wish = Che cosa chiederesti?
puzzle-ask-dice = Che cosa faresti?
puzzle-grade-gentle = facile
puzzle-grade-tricky = insidioso
puzzle-grade-sharp = piccante
puzzle-next-hand =
    { $unknown ->
        [0] Poi arriva la mano di { $name }. L’hai vista e sai che cosa contiene:
        [one] Poi arriva la mano di { $name }. Ne conosci tutte le carte tranne una:
       *[other] Poi arriva la mano di { $name }. Ne conosci queste carte, ma non le altre { $unknown }:
    }
puzzle-goes-to =
    { $count ->
        [one] Una carta.
       *[other] { $count } carte, poi la mano passa a { $name }.
    }
puzzle-your-plates = I tuoi piatti
puzzle-left = a sinistra
puzzle-right-side = a destra
puzzle-right = Sì, { $option }: { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti meglio di tutto il resto.
puzzle-nearly = Quasi: { $option } porta { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più.
puzzle-next = Prossimo rompicapo
puzzle-skip = Salta
puzzle-in-a-row = { $count } di fila
puzzle-press-enter = Invio: il prossimo · q: esci
puzzle-shelf = Scaffale
puzzle-shelf-title = Lo scaffale dei rompicapi
puzzle-shelf-about = Posizioni da partite tra bot in cui una scelta è chiaramente la migliore.
puzzle-solved = { $solved } su { $count }
puzzle-row = { $what }, { $grade }: { $solved } su { $count } risolti
puzzle-kept = Serie più lunga finora: { $best }. Conservata solo su questo dispositivo.
puzzle-mixed = Piatto misto
puzzle-of-the-day = Rompicapo del giorno
puzzle-about = Rompicapi: { $dish }
puzzle-none = Qui non ce ne sono ancora.
puzzle-loading = Caricamento dei rompicapi …
puzzle-offline = I rompicapi arriveranno quando sarai di nuovo online.
puzzle-note = Misurato in centinaia di distribuzioni immaginate, compatibili con tutto ciò che sai, e verificato da una lunga ricerca.
puzzle-idea-rolls-on = Tirare ancora
puzzle-idea-takes = Prendere una tessera
puzzle-idea-steals = Rubare una tessera
