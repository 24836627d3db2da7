### Puzzels: standen waarin één keuze duidelijk de beste is, op de pagina en in de terminal.

puzzle-title = Puzzels
puzzle-which = Puzzel { $number }
puzzle-ask-cards = Wat zou jij nemen?
puzzle-ask-wish = Waar zou je om vragen?
puzzle-ask-dice = Wat zou jij doen?
puzzle-grade-gentle = mild
puzzle-grade-tricky = lastig
puzzle-grade-sharp = pittig
puzzle-next-hand =
    { $unknown ->
        [0] Hierna komt de hand van { $name }. Je hebt hem gezien en weet wat erin zit:
        [one] Hierna komt de hand van { $name }. Je kent alle kaarten ervan op één na:
       *[other] Hierna komt de hand van { $name }. Je kent deze kaarten ervan, de { $unknown } andere niet:
    }
puzzle-goes-to =
    { $count ->
        [one] Eén kaart.
       *[other] { $count } kaarten, daarna gaat de hand naar { $name }.
    }
puzzle-your-plates = Jouw bordjes
puzzle-left = links
puzzle-right-side = rechts
puzzle-right = Ja, { $option }: { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten beter dan al het andere.
puzzle-nearly = Bijna: { $option } levert { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten meer op.
puzzle-next = Volgende puzzel
puzzle-skip = Overslaan
puzzle-in-a-row = { $count } op rij
puzzle-press-enter = Enter: de volgende · q: stoppen
puzzle-shelf = Plank
puzzle-shelf-title = De puzzelplank
puzzle-shelf-about = Standen uit partijen van bots waarin één keuze duidelijk de beste is.
puzzle-solved = { $solved } van { $count }
puzzle-row = { $what }, { $grade }: { $solved } van { $count } opgelost
puzzle-kept = Langste reeks tot nu toe: { $best }. Alleen op dit apparaat bewaard.
puzzle-mixed = Gemengd bord
puzzle-of-the-day = Puzzel van de dag
puzzle-about = Puzzels over { $dish }
puzzle-none = Hier zijn er nog geen.
puzzle-loading = De puzzels worden geladen …
puzzle-offline = De puzzels komen zodra je weer online bent.
puzzle-note = Gemeten in honderden ingebeelde verdelingen die passen bij alles wat je weet, en gecontroleerd door een lange zoektocht.
puzzle-idea-rolls-on = Verder gooien
puzzle-idea-takes = Een tegel pakken
puzzle-idea-steals = Een tegel stelen
