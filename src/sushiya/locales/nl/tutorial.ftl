### De lessen: wat de coach zegt. Korte zinnen, één ding tegelijk.

tutorial-title = Les
tutorial-learn = Leer het in vijf minuten
tutorial-resume = Verder met de les
tutorial-coach = Je gids
tutorial-progress = Hoe ver je bent
tutorial-step = { $step } van { $count }
tutorial-next = Verder
tutorial-skip = Les overslaan
tutorial-wait = Nu de anderen. Kijk wat ze doen.
tutorial-free = Jij kiest! Alles wat je kunt aantikken mag. Houd een kaart ingedrukt om te lezen wat ze doet.
tutorial-own-way = Op je eigen manier, prima!
tutorial-play-on = Hier verder spelen
tutorial-real-match = Een echte partij

## Sushi Go!
tutorial-sushi-go-welcome = Welkom! Ik heb deze kaarten voor je klaargelegd, zodat we alles kunnen proberen. Er loopt geen klok en er kan niets misgaan.
tutorial-sushi-go-hand = Dit zijn je negen kaarten. Iedereen kiest er tegelijk één; daarna schuift elke hand door.
tutorial-sushi-go-maki = Maki: wie aan het eind van de ronde de meeste rollen heeft, krijgt 6 punten, de tweede 3. Tik op de kaart met drie en zet je keuze vast.
tutorial-sushi-go-passed = Alle keuzes liggen open en de handen zijn doorgeschoven. Wat jij liet liggen, ziet nu iemand naast je.
tutorial-sushi-go-wasabi = Wasabi alleen is niets waard. Maar de volgende nigiri die je erop legt, telt driemaal. Pak ze!
tutorial-sushi-go-nigiri = En hier is een goede: { $card } is 3 waard. Op je wasabi worden dat er 9.
tutorial-sushi-go-tempura = Je eerste hand is terug, drie kaarten dunner. Twee tempura zijn 5 punten, één niets. Drie sashimi zijn 10, maar dat lukt niet vaak. Begin met tempura.
tutorial-sushi-go-plates = Hier liggen je kaarten, per gerecht, met wat ze nu waard zijn. Tik op een andere speler om die van hen te zien.
tutorial-sushi-go-chopsticks = Eetstokjes geven geen punten. Maar later mag je er twee kaarten tegelijk mee pakken. Neem ze.
tutorial-sushi-go-pair = De tweede tempura! Het paar is compleet: 5 punten.
tutorial-sushi-go-pudding = Kijk, een pudding. Die wacht tot het eind van de partij: de meeste plus 6, de minste min 6.
tutorial-sushi-go-two = Gebruik nu je eetstokjes: tik op de pudding, dan op de sashimi als tweede kaart. De eetstokjes gaan mee met de hand.
tutorial-sushi-go-sashimi = Twee sashimi zijn nog niets waard: je hebt er drie nodig. Dat kan gebeuren. Pak er een, de andere gaat door.
tutorial-sushi-go-last = De laatste kaart is gewoon van jou. Daarna wordt de ronde geteld.
tutorial-sushi-go-end = Je eerste ronde: { $points } punten! Nog twee rondes zoals deze, dan tellen de puddingen. Meer hoef je niet te weten.

## Party
tutorial-sushi-go-party-welcome = Welkom op het feest! Je kiest en geeft door als bij Sushi Go!, maar elke partij heeft haar eigen menu.
tutorial-sushi-go-party-meal = Nigiri zijn er altijd, plus zeven gerechten naar keuze: één rol, drie voorgerechten, twee specials, één toetje. Vandaag koos ik.
tutorial-sushi-go-party-uramaki = Uramaki is een race: wie als eerste tien rollen heeft, krijgt meteen 8 punten, daarna 5, daarna 2. Begin met de vijf.
tutorial-sushi-go-party-spoon = Een lepel is een special. Later haalt hij een kaart uit de hand van een ander. Pak hem.
tutorial-sushi-go-party-tempura = Eén tempura is niets waard, twee zijn 5 waard. Pak er een: de andere komt nog.
tutorial-sushi-go-party-call = Nu! Tik op de uramaki met vier, dan op “Gebruik lepel”, en zet je keuze vast.
tutorial-sushi-go-party-wish = Wens tempura. Wie er in de kring als eerste een heeft, moet die aan jou geven en krijgt de lepel.
tutorial-sushi-go-party-given = Gelukt: de tempura is van jou en het paar is 5 waard.
tutorial-sushi-go-party-soup = Misosoep is 3 waard. Maar komt er in dezelfde beurt nog een, dan zijn ze allemaal weg. Durf je?
tutorial-sushi-go-party-collision = O nee, iemand had hetzelfde idee: de soepen zijn weg. Let op wat de anderen zouden kunnen pakken.
tutorial-sushi-go-party-dessert = Een toetje blijft bij je tot het eind van de partij, alle drie de rondes. Vier ijsjes zijn 12.
tutorial-sushi-go-party-race = Je hebt negen rollen. Nog één uramaki en je bent over de tien. Snel!
tutorial-sushi-go-party-won = Als eerste! Meteen 8 punten, en deze uramaki gaan opzij.
tutorial-sushi-go-party-nigiri = Nigiri zijn zekere punten: ei 1, zalm 2 en { $card } 3.
tutorial-sushi-go-party-tofu = Tofu: één is 2 waard, twee zijn 6 waard, maar drie niets. Eén is goed.
tutorial-sushi-go-party-last = De laatste kaart komt vanzelf. Daarna wordt de ronde geteld.
tutorial-sushi-go-party-end = { $points } punten, goed gedaan! Voor de volgende ronde komen er meer toetjes in de stapel, de rest begint opnieuw. Elk gerecht staat in de regels.

## Sushizock
tutorial-sushizock-welcome = Welkom bij de wok! Sushi geeft punten, graten kosten punten. De truc: je hebt ze allebei nodig.
tutorial-sushizock-rows = Hier liggen sushi en graten in twee rijen. In je beurt win je precies één tegel.
tutorial-sushizock-dice = De dobbelstenen zeggen welke. Drie sushi gegooid: de derde sushi van links. Bij graten gaat het net zo.
tutorial-sushizock-keep = Je mag tot drie keer gooien. Twee sushi zouden maar de tweede tegel geven. Tik op beide sushi om ze te houden en gooi de rest opnieuw.
tutorial-sushizock-take = Nu zijn het drie sushi: de derde tegel, een 6! Beter kan niet. Tik erop.
tutorial-sushizock-bone = Een sushi telt alleen als er op dezelfde hoogte een graat naast ligt. Je gooide één graat: pak de eerste van de rij.
tutorial-sushizock-stacks = Je stapels: een sushi van { $sushi }, een graat van min { $bone }. Van een stapel zie je alleen de bovenste: onthoud wat eronder ligt.
tutorial-sushizock-chopsticks = Stokjes stelen! Drie blauwe: de bovenste sushi van een stapel. Drie rode: de bovenste graat. Vier: een tegel naar keuze uit de stapel. Houd de twee blauwe en gooi.
tutorial-sushizock-steal = Drie blauwe! Tik op de sushi die naar je wenkt en hij is van jou.
tutorial-sushizock-end = Prachtig! Onthoud: een tweede sushi wil een tweede graat. Zijn beide rijen leeg, dan winnen de meeste punten. Meer hoef je niet te weten.
