### Spellen, hun regels, edities, opties en maaltijden, en de woorden van Regenwormen Sushi.

## Sushi Go!

game-sushi-go = Sushi Go!
    .summary = Pak één bordje en geef de rest door: drie snelle rondes om het juiste hapje, voor je buur ermee vandoor gaat.
    .players = 2 tot 5 spelers (Zoch-editie: 3 tot 5)
    .rules =
        # Delen
        108 kaarten, één keer geschud voor het spel. Drie rondes, allemaal van dezelfde stapel.
        Elke ronde krijg je 10 kaarten met 2 spelers, 9 met 3, 8 met 4, 7 met 5.
        # Een beurt
        Iedereen kiest in het geheim één kaart uit de hand.
        Alle kaarten gaan tegelijk open en blijven voor hun eigenaar liggen.
        Dan gaat elke hand naar links, en jij kiest uit de hand die bij jou aankomt.
        Met eetstokjes uit een eerdere beurt kies je twee kaarten tegelijk; ze gaan in de hand die je doorgeeft.
        Eén keer per beurt, en alleen met twee kaarten of meer in je hand.
        Wasabi laat één latere nigiri drie keer tellen.
        De laatste kaart van een hand leg je gewoon neer.
        # Einde van een ronde
        Zijn de handen leeg, dan telt alles behalve de puddingen.
        Maki: meeste rollen 6, op één na meeste 3.
        Tempura: 5 per paar. Sashimi: 10 voor drie.
        Gyoza: 1, 3, 6, 10 of 15 voor 1, 2, 3, 4 of 5 en meer.
        Nigiri: ei 1, zalm 2, inktvis 3; op wasabi 3, 6 en 9.
        Eetstokjes en lege wasabi: niets.
        De puddingen houd je. Alle andere kaarten gaan op de open aflegstapel en komen niet terug.
        # Einde van het spel
        Na de derde ronde tellen de puddingen: meeste +6, minste -6.
        De meeste punten winnen. Bij gelijke stand winnen de meeste puddingen; is ook dat gelijk, dan win je samen.
        # Edities
        Wat je bij gelijke stand krijgt en of een nigiri op de wasabi moet, hangt van de editie af.

edition-sushi-go-zoch = Zoch, 2014
    .summary = Voor 3 tot 5 spelers. Je mag een nigiri naast een vrije wasabi leggen, en een nigiri uit dezelfde beurt als de wasabi komt er nooit op. Bij gelijke stand krijgt iedereen de volle punten, voor maki en voor pudding. De gyoza zijn hier mosselen, en de inktvis is tonijn.

edition-sushi-go-gamewright = Gamewright, 2014
    .summary = Voor 2 tot 5 spelers. De volgende nigiri moet op een vrije wasabi, zelfs op een uit dezelfde beurt als je de wasabi eerst legt. Bij gelijke stand deel je de punten, wat niet opgaat vervalt, en een gedeelde eerste plaats bij maki laat geen tweede over. Met z'n tweeën verlies je niets op pudding, tenzij je de dummy als derde laat meedoen.

## Sushi Go Party!

game-sushi-go-party = Sushi Go Party!
    .summary = Hetzelfde snelle doorgeven, maar de maaltijd stel je zelf samen: acht gerechten per spel, tot acht aan tafel.
    .players = 2 tot 8 spelers
    .rules =
        # De maaltijd
        In de stapel zitten: alle nigiri, 1 soort rol, 3 soorten voorgerecht, 2 soorten speciale kaarten en 1 soort toetje.
        Neem een voorgestelde maaltijd of kies er zelf een.
        Lepel en edamame zijn niet voor 2 spelers, menu en speciale bestelling niet voor 7 of 8.
        # Begin van een ronde
        Het spel heeft drie rondes. Voor elke ronde worden er willekeurige toetjes door de kaarten geschud.
        Dat zijn er 5, dan 3, dan 2 met 2 tot 5 spelers; 7, dan 5, dan 3 met 6 tot 8.
        Je krijgt 10 kaarten met 2 of 3 spelers, 9 met 4 of 5, 8 met 6 of 7, 7 met 8. De rest is de trekstapel.
        # Een beurt
        Kiezen: iedereen kiest in het geheim één kaart uit de hand.
        Daarbij mag je één keer eetstokjes of één lepel aankondigen die al sinds een eerdere beurt voor je ligt.
        De aankondiging is geheim, net als de kaart, en je moet haar uitvoeren.
        Een speciale bestelling kies je samen met de kaart die ze gaat kopiëren.
        Omdraaien: alle kaarten tegelijk.
        Speciale bestellingen worden kopieën, nigiri gaan op vrije wasabi, misosoepen botsen, uramaki met 10 scoren.
        Nummers: dan werken de kaarten met een nummer, het laagste eerst.
        Aangekondigde eetstokjes zijn 1 tot 3, aangekondigde lepels 4 tot 6, net gelegde menu's 7 tot 9, net gelegde afhaalboxen 10 tot 12.
        Je kiest pas als het nummer aan bod is; een kaart die nu wordt gelegd, werkt nog voor het volgende nummer.
        Een menu of afhaalbox die er nu bij komt, werkt nog in deze beurt. Eetstokjes of een lepel wachten op een latere.
        Doorgeven: elke hand gaat naar links.
        De laatste kaart van een hand leg je gewoon neer; aankondigen kun je er niets bij.
        Opzij betekent: open naast het bord, de rest van de ronde buiten het spel, zonder punten of kleur.
        # Einde van een ronde
        Zijn de handen leeg, dan tellen de kaarten van de ronde. Je toetjes gaan bij je verzameling.
        Alle andere kaarten worden geschud voor de volgende ronde, ook die opzij lagen en die niet gedeeld zijn, met de toetjes daarin.
        # Einde van het spel
        Na de derde ronde tellen de toetjes.
        De meeste punten winnen. Bij gelijke stand winnen de meeste toetjeskaarten, kopieën meegeteld; anders win je samen.

edition-sushi-go-party-zoch = Zoch, 2017
    .summary = Een speciale bestelling die een nigiri kopieert, gaat op je vrije wasabi, waar het origineel ook ligt. In een afhaalbox mogen ook kaarten die je eerder in dezelfde beurt hebt gelegd.

edition-sushi-go-party-devir = Devir, 2016
    .summary = Een speciale bestelling die een nigiri kopieert, mag op je vrije wasabi als je wilt, maar alleen als het origineel op geen wasabi ligt. In een afhaalbox gaan alleen kaarten uit eerdere beurten.

## Regenwormen Sushi

game-sushizock = Regenwormen Sushi
    .summary = Dobbel om sushi, maar pak ook de graten: een sushi telt alleen met een graat ernaast, en stokjes stelen allebei.
    .players = 2 tot 5 spelers
    .rules =
        # De tafel
        12 sushitegels, twee van elk van 1 tot 6, en 12 graten: vijf -1, vier -2, twee -3, één -4.
        Sushi en graten worden apart geschud en liggen open in twee rijen.
        Elk van de vijf dobbelstenen heeft twee sushi, twee graten, één keer blauwe en één keer rode stokjes.
        # Een beurt
        Je hebt tot drie worpen om precies één tegel te winnen. Pak je een tegel, dan is je beurt voorbij; het spel gaat met de klok mee.
        Gooi alle vijf dobbelstenen. Pak een tegel die ze toestaan, of leg minstens één net gegooide dobbelsteen opzij en gooi de rest.
        Dobbelstenen die opzij liggen, gooi je deze beurt niet meer en tellen altijd mee. Er moet minstens één overblijven om te gooien.
        Na de derde worp moet je een tegel pakken. Een tweede worp met maar één dobbelsteen is ook de laatste.
        # Wat de dobbelstenen toestaan
        Alle vijf dobbelstenen tellen samen.
        Sushi: één geeft de eerste sushi van de rij, van links, twee geven de tweede, enzovoort.
        Graten: net zo in de rij met graten. Rijen schuiven aan; een te korte rij geeft niets.
        Drie of meer blauwe stokjes: steel de bovenste sushi van een tegenstander. Drie of meer rode: de bovenste graat.
        Vier of vijf van één kleur: elke tegel uit zo'n stapel, genoemd naar zijn plaats van boven, zonder te kijken.
        Kun je na je laatste worp niets pakken, dan krijg je de ergste graat uit het midden.
        Ligt daar geen graat meer, dan krijg je de laagste sushi. Bij gelijke tegels kies jij.
        Kun je na de laatste worp een tegel pakken, dan moet je, ook als je alleen kunt stelen.
        # Je stapels
        Een tegel die je wint, komt open boven op je sushistapel of je gratenstapel.
        Alleen de bovenste tegel van een stapel mag je zien, ook bij je eigen stapels.
        # Einde van het spel
        Het spel eindigt als de laatste tegel uit het midden is gepakt.
        Vergelijk je stapels van onderaf: sushi hoger dan de graten is waardeloos. Graten tellen altijd.
        Sushi die telt, min de graten, zijn je punten. De meeste punten winnen; bij gelijke stand win je samen.

edition-sushizock-zoch = Zoch, 2008
    .summary = Wie het laatst vis at, begint: de gastheer zegt welke plaats dat is.

edition-sushizock-999games = 999 Games, 2008
    .summary = Het lot bepaalt wie begint.

## Opties

option-seats = spelers
    .summary = Hoeveel er aan tafel zitten.

option-edition = editie
    .summary = Met de regels van welke uitgever je speelt.

option-meal = maaltijd
    .summary = De gerechten in de stapel: een voorgestelde maaltijd, of zeven soorten naar eigen keuze naast de nigiri.

option-pass = doorgeven
    .summary = Welke kant de handen van Sushi Go! op gaan.

option-dummy = dummy
    .summary = Voor twee spelers bij Sushi Go!, Gamewright-editie: een derde plaats aan tafel die jullie om de beurt voeren.
    .rules =
        Er worden drie handen van 9 gedeeld; de derde is de gedekte stapel van de dummy.
        Elke beurt heeft één van jullie de leiding: trek de bovenste kaart van de stapel in je hand en kies dan één kaart voor jezelf en één voor de dummy. De ander kiest één kaart.
        Na het omdraaien ruilen jullie van hand; de stapel blijft. De leiding wisselt elke beurt, door alle rondes heen; de eerste plaats begint.
        De dummy scoort als een derde speler, dus pudding kan 6 kosten. Hij gebruikt nooit eetstokjes, zijn nigiri gaan op zijn vrije wasabi, en winnen kan hij niet.

option-open-stacks = open stapels
    .summary = Regenwormen Sushi met de hele stapels in zicht. Alles werd toch al open gepakt; zo hoef je het niet te onthouden.

option-first = eerste speler
    .summary = De plaats die Regenwormen Sushi begint in de Zoch-editie: de eerste, tenzij de gastheer noemt wie het laatst vis at.

## Maaltijden

meal-my-first-meal = Mijn eerste maaltijd
    .summary = Eenvoudig en vriendelijk, uitgelegd terwijl je deelt.

meal-sushi-go = Sushi Go!
    .summary = De klassieke bordjes van het kleine spel, voor maximaal acht.

meal-party-sampler = Feestproeverij
    .summary = Rustig proeven van wat nieuw is: temaki, tofu en een blik op het menu.

meal-master-menu = Meestermenu
    .summary = Voor gevorderden: onigiri en fruit om te plannen, een lepel om te vrezen, een box voor spijt.

meal-points-platter = Puntenplank
    .summary = Gulle borden en hoge scores; kopieën en thee maken grote verzamelingen nog groter.

meal-cutthroat-combo = Mes op tafel
    .summary = Alles kan je hier pijn doen, en iedereen ook.

meal-big-banquet = Groot banket
    .summary = Op z'n best met zes tot acht, als eetstokjes en lepels elkaar boven tafel kruisen.

meal-dinner-for-two = Diner voor twee
    .summary = Een duel om vormen en soepen, met menu's voor wie zich bedenkt; meer mogen aanschuiven.

meal-a-la-carte = à la carte
    .summary = Je eigen maaltijd: 1 rol, 3 voorgerechten, 2 speciale kaarten, 1 toetje, en nigiri zoals altijd.

## Woorden van Regenwormen Sushi

tile-sushi = sushi { $value }
tile-bone = graat { $value }
tile-forced = verplichte tegel

face-sushi = sushi
face-bone = graat
face-blue = blauwe stokjes
face-red = rode stokjes

row-sushi = sushirij
row-bone = gratenrij

stack-sushi = sushistapel
stack-bone = gratenstapel

kept = opzij
