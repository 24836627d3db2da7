### Gerechten en kaarten. Hoe de namen zijn opgebouwd, staat in het Engelse bestand.

## Gangen

course-nigiri = nigiri
course-roll = rol
course-appetizer = voorgerecht
course-special = speciaal
course-dessert = toetje

## Nigiri

dish-nigiri = nigiri
    .rule = Ei telt 1, zalm 2, inktvis 3. Ligt er een vrije wasabi voor je, dan komt je volgende nigiri daarop en telt die drie keer: 3, 6 of 9.
    .points = 1/2/3
    .table =
        ei · zalm · inktvis → 1 · 2 · 3
        op wasabi → 3 · 6 · 9
    .tip = Past er niets in je plan, neem dan de vis: klein, eerlijk en nooit voor niets.

card-nigiri-egg = ei-nigiri
    .points = 1
card-nigiri-salmon = zalm-nigiri
    .points = 2
card-nigiri-squid = inktvis-nigiri
    .points = 3

dish-nigiri-sushi-go-zoch = nigiri
    .rule = Ei telt 1, zalm 2, tonijn 3. Ligt er een vrije wasabi uit een eerdere beurt voor je, dan mag je de nigiri er bij het neerleggen op zetten: hij telt dan drie keer, dus 3, 6 of 9. Leg je hem ernaast, dan blijft hij ernaast.
    .points = 1/2/3
    .table =
        ei · zalm · tonijn → 1 · 2 · 3
        op wasabi → 3 · 6 · 9
    .tip = Op wasabi wint een ei er 2 bij en een tonijn 6: soms loont het om te wachten.

card-nigiri-squid-sushi-go-zoch = tonijn-nigiri
    .points = 3

## Rollen

dish-maki = maki
    .rule = Tel de rollen op je maki. Met 2 tot 5 spelers leveren de meeste rollen 6 op en de op één na meeste 3; met 6 tot 8 spelers leveren de eerste drie plaatsen 6, 4 en 2 op. Bij gelijke stand krijgt iedereen de volle punten, en de volgende plaats telt gewoon mee. Geen rollen, geen punten.
    .points = { $seats ->
        [6] 6/4/2
        [7] 6/4/2
        [8] 6/4/2
       *[other] 6 / 3
    }
    .table =
        2 tot 5 spelers: meeste · tweede → 6 · 3
        6 tot 8 spelers: meeste · tweede · derde → 6 · 4 · 2
    .tip = Eén rol voorsprong levert net zoveel op als vijf: tel bij de anderen en stop dan met eten.

card-maki-1 = maki met 1 rol
    .short = Maki 1
card-maki-2 = maki met 2 rollen
    .short = Maki 2
card-maki-3 = maki met 3 rollen
    .short = Maki 3

dish-maki-sushi-go-zoch = maki
    .rule = Tel de rollen op je maki. De meeste rollen leveren 6 op, de op één na meeste 3. Bij gelijke stand krijgt iedereen de volle punten, en ook na een gedeelde eerste plaats is er nog een tweede. Geen rollen, geen punten.
    .points = 6 / 3
    .table = meeste · tweede → 6 · 3
    .tip = Gelijk eindigen kost hier niets: gelijkkomen is net zo goed als inhalen.

dish-maki-sushi-go-gamewright = maki
    .rule = Tel de rollen op je maki. De meeste rollen leveren 6 op, de op één na meeste 3. Bij gelijke stand deel je die punten, naar beneden afgerond; bij een gedeelde eerste plaats vervalt de tweede. Geen rollen, geen punten.
    .points = 6 / 3
    .table =
        meeste · tweede → 6 · 3
        2 · 3 · 4 · 5 samen eerste → elk 3 · 2 · 1 · 1, geen tweede plaats
        2 · 3 · 4 samen tweede → elk 1 · 1 · 0
    .tip = Delen halveert de buit: één rol meer dan je buur is 3 punten waard of meer.

dish-temaki = temaki
    .rule = De meeste temaki leveren 4 op, de minste kosten 4. Bij gelijke stand wint of verliest iedereen de volle punten. Zonder temaki krijg je de 4 nooit, maar de minste heb je dan wel. Met 2 spelers verliest niemand. Je totaal mag onder 0 zakken.
    .points = { $seats ->
        [2] +4
       *[other] +4 −4
    }
    .table =
        meeste · minste → +4 · -4
        2 spelers: meeste · minste → +4 · 0
    .tip = Eén temaki is een verzekering: goedkoop, saai, en je mist hem precies als je hem nodig hebt.
    .detail = Iedereen gelijk met minstens één: met 2 spelers krijgt elk 4, met meer heffen plus en min elkaar op. Niemand heeft er een: met 2 spelers gebeurt er niets, met meer verliest iedereen 4.

dish-uramaki = uramaki
    .rule = Wie als eerste 10 rollen of meer heeft, krijgt meteen 8 punten, de tweede 5, de derde 2; wie scoort, legt al zijn uramaki opzij. Halen er meer bij hetzelfde omdraaien de 10, dan gaan meer rollen voor; bij evenveel krijgt iedereen de betere plaats, en voor elke speler extra is een plaats daaronder op. Je mag in een ronde meerdere keren scoren. Aan het eind van de ronde krijgen de meeste rollen die er nog liggen, minstens 1, de beste plaats die over is, bij gelijke stand allemaal voluit. Elke ronde begint met alle drie de plaatsen.
    .points = 8/5/2
    .table =
        eerste · tweede · derde met 10 → 8 · 5 · 2
        meeste over als 0 · 1 · 2 · 3 plaatsen weg zijn → 8 · 5 · 2 · 0
    .tip = Is iemand je voor? Rol door: de tweede plaats levert 5 op, en het grootste restje pakt de beste plaats die nog vrij is.
    .detail =
        Met twee gelijk zijn er twee plaatsen op, met drie gelijk drie.
        Een extra kaart (van eetstokjes, lepel of menu) die je op 10 brengt, scoort meteen, voor de beste plaats die dan vrij is.
        Speciale bestellingen die uramaki kopiëren, gaan mee opzij.
        Zijn er drie plaatsen weg, dan scoren uramaki niet meer en blijven ze liggen.

card-uramaki-3 = uramaki met 3 rollen
    .short = Uramaki 3
card-uramaki-4 = uramaki met 4 rollen
    .short = Uramaki 4
card-uramaki-5 = uramaki met 5 rollen
    .short = Uramaki 5

## Voorgerechten

dish-tempura = tempura
    .rule = Elk paar levert 5 op, zoveel paren als je op kunt. Een losse levert niets op.
    .points = 2 = 5
    .table = 1 · 2 · 3 · 4 → 0 · 5 · 5 · 10
    .tip = Neem de eerste vroeg: een half paar is een belofte, en beloftes hebben tijd nodig.

dish-sashimi = sashimi
    .rule = Elk drietal levert 10 op, zo vaak als het je lukt. Een of twee over leveren niets op.
    .points = 3 = 10
    .table = 1 · 2 · 3 · 4 · 5 · 6 → 0 · 0 · 10 · 10 · 10 · 20
    .tip = Zijn er naast je al twee aan begonnen, dan krijgt niemand het af; zorg dat jij dat als eerste ziet.

dish-gyoza = gyoza
    .rule = Hoe meer, hoe beter: 1, 2, 3 of 4 gyoza leveren samen 1, 3, 6 of 10 op. Vijf of meer leveren 15 op.
    .points = 1…15
    .table = 1 · 2 · 3 · 4 · 5+ → 1 · 3 · 6 · 10 · 15
    .tip = De vijfde brengt 5 punten, de zesde alleen buikpijn.

dish-gyoza-sushi-go-zoch = mosselen
    .rule = Hoe meer, hoe beter: 1, 2, 3 of 4 mosselen leveren samen 1, 3, 6 of 10 op. Vijf of meer leveren 15 op.
    .points = 1…15
    .table = 1 · 2 · 3 · 4 · 5+ → 1 · 3 · 6 · 10 · 15
    .tip = De vijfde brengt 5 punten, de zesde alleen een schelp.

dish-eel = paling
    .rule = Eén paling kost je 3 punten. Twee of meer leveren samen 7 op, hoeveel het er ook zijn.
    .points = −3 / 7
    .table = 1 · 2+ → -3 · 7
    .tip = Met paling flirt je niet: neem er twee of geen.

dish-tofu = tofu
    .rule = Eén levert 2 op, twee leveren 6 op. Drie of meer leveren helemaal niets op.
    .points = 2/6/0
    .table = 1 · 2 · 3+ → 2 · 6 · 0
    .tip = Stop bij twee, en pas op voor de laatste hand: die schuift je zo een derde toe.

dish-onigiri = onigiri
    .rule = Je onigiri vormen sets van verschillende vormen, elk zo groot mogelijk. Een set van 1, 2, 3 of 4 vormen levert 1, 4, 9 of 16 op. Meerdere sets tellen elk apart.
    .points = 4 = 16
    .table = 1 · 2 · 3 · 4 vormen → 1 · 4 · 9 · 16
    .tip = De vierde vorm is in z'n eentje 7 waard. Kijk dus wie hem spaart voor je erop rekent.

card-onigiri-circle = ronde onigiri
    .short = Onigiri
card-onigiri-triangle = driehoekige onigiri
    .short = Onigiri
card-onigiri-square = vierkante onigiri
    .short = Onigiri
card-onigiri-rectangle = rechthoekige onigiri
    .short = Onigiri

dish-edamame = edamame
    .rule = Elke edamame levert 1 punt op voor elke tegenstander die er ook minstens één heeft, maar nooit meer dan 4. Heb jij ze als enige, dan leveren ze niets op. Voor 3 tot 8 spelers.
    .points = 0…4
    .table = 0 · 1 · 2 · 3 · 4+ tegenstanders met edamame → 0 · 1 · 2 · 3 · 4 per kaart
    .tip = Een hapje voor de gezelligheid: wacht tot anderen hebben toegetast en neem dan een handvol.

dish-miso-soup = misosoep
    .rule = Elke levert 3 op. Worden er in dezelfde beurt twee of meer misosoepen gespeeld, door wie en hoe dan ook, dan gaan ze allemaal meteen opzij. Een late soep sleept ook de soep mee die tot dan toe alleen stond, en valt zelf ook als de andere al weg zijn. Twee van jezelf botsen net zo goed. Soepen uit eerdere beurten zijn veilig.
    .points = 3
    .tip = Het moment waarop iedereen soep wil, is het moment om iets anders te willen.
    .detail = Soepen van eetstokjes, lepel, menu of speciale bestelling tellen voor de beurt waarin ze aankomen. Een kopie van een oudere soep kan botsen; de oudere soep blijft staan.

dish-sukeroku = sukeroku
    .rule = Een futomaki met een inari levert 6 op. Elke kaart zonder partner levert 2 op.
    .points = 6 / 2
    .table = een paar · een losse kaart → 6 · 2
    .tip = Hier gaat niets verloren: neem de helft die je mist en laat de rest bang zijn voor paling.

card-sukeroku-futomaki = futomaki
    .short = Futomaki
card-sukeroku-inari = inari
    .short = Inari

## Speciale kaarten

dish-chopsticks = eetstokjes
    .rule = Vanaf een latere beurt, en met minstens twee kaarten in je hand, mag je ze samen met je keuze aankondigen; één aankondiging per beurt. Is hun nummer aan bod, dan kies je een tweede kaart uit je hand en leg je die neer. De eetstokjes gaan meteen die hand in. Aan het eind van een ronde leveren ze niets op.
    .points = +1
    .tip = Neem ze vroeg en gebruik ze bij een hand met twee schatten, voordat er nog maar één kaart in zit.
    .detail =
        Je kondigt in het geheim aan, samen met de kaart, en moet het dan ook doen.
        De tweede kaart mag elke kaart uit de hand zijn, ook andere eetstokjes.
        Ze werkt meteen, nog voor het volgende nummer; een menu of afhaalbox sluit deze beurt nog aan.
        Een lepel uit dezelfde beurt kan de eetstokjes meteen weer uit de hand vissen.

card-chopsticks-1 = eetstokjes 1
    .short = Stokjes
card-chopsticks-2 = eetstokjes 2
    .short = Stokjes
card-chopsticks-3 = eetstokjes 3
    .short = Stokjes

dish-chopsticks-sushi-go = eetstokjes
    .rule = Vanaf een latere beurt, en met minstens twee kaarten in je hand, mag je twee kaarten kiezen in plaats van één. Beide blijven gedekt tot iedereen omdraait. De eetstokjes gaan in de hand die je doorgeeft. Er mogen er meer voor je liggen, maar je gebruikt er één per beurt. Aan het eind van een ronde leveren ze niets op.
    .points = +1
    .tip = Neem ze vroeg en gebruik ze bij een hand met twee schatten, voordat er nog maar één kaart in zit.

dish-spoon = lepel
    .rule = Vanaf een latere beurt, en met minstens twee kaarten in je hand, mag je hem samen met je keuze aankondigen; één aankondiging per beurt. Is zijn nummer aan bod, noem dan een soort (“nigiri”) of een precieze kaart (“inktvis-nigiri”). Met de klok mee vanaf links moet de eerste tegenstander die er een heeft, die kaart aan jou geven en de lepel in de hand nemen; jij legt de kaart meteen neer. Heeft niemand er een, dan gaat de lepel opzij. Aan het eind van een ronde levert hij niets op; voor 3 tot 8 spelers.
    .points = + ?
    .tip = Onthoud wat je doorgeeft: de beste wens is een kaart waarvan je het adres kent.
    .detail =
        Je kondigt in het geheim aan, samen met de kaart, en moet het dan ook doen; wat je wilt, zeg je pas als het nummer aan bod is.
        Handen tellen zoals ze op dat moment zijn: gespeelde kaarten zijn weg, teruggegeven eetstokjes en lepels zitten er al in.
        Noem je alleen een soort en heeft de gever er verschillende van, dan kiest de gever welke je krijgt.
        Bij een precieze kaart hoort het nummer: “eetstokjes 2”. Iedereen ziet wat er gegeven wordt.

card-spoon-4 = lepel 4
    .short = Lepel
card-spoon-5 = lepel 5
    .short = Lepel
card-spoon-6 = lepel 6
    .short = Lepel

dish-menu = menu
    .rule = In de beurt waarin je het neerlegt, trek je 4 kaarten van de trekstapel zodra zijn nummer aan bod is; alleen jij ziet ze. Leg er een neer die geen menu is en schud de andere 3 terug. Het menu gaat opzij. Voor 2 tot 6 spelers.
    .points = 1 v. 4
    .tip = Vier verse kaarten laat in de ronde winnen het meestal van de twee vermoeide in je hand.
    .detail =
        De kaart werkt meteen, nog voor het volgende nummer; een afhaalbox sluit deze beurt nog aan.
        Zijn er minder dan 4 kaarten over, dan trek je die. Kun je er geen van neerleggen, dan gaat het menu zonder effect opzij.

card-menu-7 = menu 7
    .short = Menu
card-menu-8 = menu 8
    .short = Menu
card-menu-9 = menu 9
    .short = Menu

dish-takeout-box = afhaalbox
    .rule = In de beurt waarin je hem neerlegt, draai je zodra zijn nummer aan bod is zoveel van je kaarten van deze ronde om als je wilt; geen enkele mag ook. Ook kaarten die je eerder in deze beurt hebt neergelegd, mogen erin. Elke kaart is nu 2 waard, is niet meer de kaart op de voorkant, en blijft zo. De box gaat opzij.
    .points = = 2
    .tip = Een eenzame paling, een derde tofu, lege wasabi, vermoeide eetstokjes: in de box smaakt alles naar 2.
    .detail =
        Een omgedraaide wasabi verdrievoudigt zijn nigiri niet meer; een wasabi waarvan de nigiri is omgedraaid, blijft gebruikt.
        Een omgedraaid toetje is geen toetje meer: het levert 2 op en gaat terug in de trekstapel.
        Omgedraaide eetstokjes en lepels kun je niet aankondigen.
        Een kaart die nog op haar nummer wacht, kun je niet omdraaien.
        Alle omgedraaide kaarten samen zijn één kleur.

card-takeout-box-10 = afhaalbox 10
    .short = Afhaalbox
card-takeout-box-11 = afhaalbox 11
    .short = Afhaalbox
card-takeout-box-12 = afhaalbox 12
    .short = Afhaalbox

dish-takeout-box-sushi-go-party-devir = afhaalbox
    .rule = In de beurt waarin je hem neerlegt, draai je zodra zijn nummer aan bod is zoveel van je kaarten van deze ronde om als je wilt; geen enkele mag ook. Alleen kaarten uit eerdere beurten mogen erin. Elke kaart is nu 2 waard, is niet meer de kaart op de voorkant, en blijft zo. De box gaat opzij.
    .points = = 2
    .tip = Een eenzame paling, een derde tofu, lege wasabi, vermoeide eetstokjes: in de box smaakt alles naar 2.
    .detail = { dish-takeout-box.detail }

dish-soy-sauce = sojasaus
    .rule = Elke sojasaus levert 4 op als niemand aan tafel meer verschillende kleuren heeft dan jij. Alleen kaarten van deze ronde tellen. Sojasaus is zelf een kleur, nigiri en wasabi delen er een, en alle omgedraaide kaarten samen zijn er nog een.
    .points = 4
    .tip = Eet als een toerist: van alles één.
    .detail = Een speciale bestelling heeft de kleur van wat ze kopieert. Kaarten die opzij liggen en toetjes uit eerdere rondes tellen niet. Gelijk is genoeg.

dish-tea = thee
    .rule = Elke thee levert 1 punt op voor elke kaart in je grootste groep van één kleur. Alleen kaarten van deze ronde tellen. Nigiri en wasabi zijn één kleur; ook toetjes, de theeën zelf en de omgedraaide kaarten zijn groepen.
    .points = elk 1
    .tip = Thee houdt van een eenzijdige trek: kies een kleur en bestel bij.
    .detail = Een speciale bestelling heeft de kleur van wat ze kopieert. Kaarten die opzij liggen en toetjes uit eerdere rondes tellen niet.

dish-special-order = speciale bestelling
    .short = Speciale bestelling
    .rule = Kies haar samen met een andere kaart van deze ronde die voor je ligt: ze wordt een kopie van die kaart, met symbolen, punten en kleur. Als extra kaart mag ze ook de kaart kopiëren die je deze beurt hebt omgedraaid. Kan ze kopiëren, dan moet ze. Ligt er geen kaart van deze ronde voor je, dan gaat ze opzij. Voor 2 tot 6 spelers.
    .points = kopie
    .tip = Een tweede inktvis is fijn, een vierde onigiri nog fijner; wacht tot er iets ligt dat herhaling verdient.
    .detail =
        Nigiri: de kopie deelt de wasabi van het origineel niet. Heb je een vrije wasabi, dan komt de kopie daarop.
        Wasabi: de kopie is een lege wasabi, ook als het origineel bezet is.
        Misosoep: de kopie is een soep van deze beurt en kan botsen; een ouder origineel blijft.
        Uramaki: de rollen tellen meteen; als ze scoren, gaat de kopie mee opzij.
        Eetstokjes en lepel: de kopie heeft hetzelfde nummer en je mag haar vanaf een latere beurt aankondigen. Heb je ze allebei, dan zeg je welke je gebruikt. Ze reist verder als speciale bestelling.
        Speciale bestelling: je kopieert wat die kopieert. Omgedraaide kaart: ook deze wordt omgedraaid en levert 2 op.
        Toetje van deze ronde: de kopie blijft tot het eind van het spel bij je toetjes.
        Een kopie blijft wat ze is, wat er ook met het origineel gebeurt. Buiten het spel is ze weer een gewone speciale bestelling.

dish-special-order-sushi-go-party-devir = speciale bestelling
    .short = { dish-special-order.short }
    .rule = { dish-special-order.rule }
    .points = kopie
    .tip = { dish-special-order.tip }
    .detail =
        Nigiri: de kopie deelt de wasabi van het origineel niet. Ligt het origineel op geen wasabi en heb je een vrije, dan mag je de kopie daarop zetten; dat beslis je als je kiest wat je kopieert.
        Wasabi: de kopie is een lege wasabi, ook als het origineel bezet is.
        Misosoep: de kopie is een soep van deze beurt en kan botsen; een ouder origineel blijft.
        Uramaki: de rollen tellen meteen; als ze scoren, gaat de kopie mee opzij.
        Eetstokjes en lepel: de kopie heeft hetzelfde nummer en je mag haar vanaf een latere beurt aankondigen. Heb je ze allebei, dan zeg je welke je gebruikt. Ze reist verder als speciale bestelling.
        Speciale bestelling: je kopieert wat die kopieert. Omgedraaide kaart: ook deze wordt omgedraaid en levert 2 op.
        Toetje van deze ronde: de kopie blijft tot het eind van het spel bij je toetjes.
        Een kopie blijft wat ze is, wat er ook met het origineel gebeurt. Buiten het spel is ze weer een gewone speciale bestelling.

dish-wasabi = wasabi
    .rule = Je volgende nigiri moet erop en telt drie keer: ei 3, zalm 6, inktvis 9. Eén nigiri per wasabi, zoveel wasabi als je wilt. Een nigiri die er al ligt, kan er niet meer op. Leeg levert hij niets op.
    .points = x3
    .table = ei · zalm · inktvis → 3 · 6 · 9
    .tip = Vroege wasabi wacht op inktvis; late wasabi is al blij met een ei.
    .detail = Heb je meer vrije wasabi, dan komt de nigiri op de oudste.

dish-wasabi-sushi-go-zoch = wasabi
    .rule = In elke latere beurt mag je er een nigiri op zetten als je die neerlegt: hij telt dan drie keer, dus ei 3, zalm 6, tonijn 9. Dat beslis je als je de nigiri kiest; leg je hem ernaast, dan blijft hij ernaast. Eén nigiri per wasabi, zoveel wasabi als je wilt. Een nigiri die je in dezelfde beurt kiest als de wasabi, komt er niet op. Leeg levert hij niets op.
    .points = x3
    .table = ei · zalm · tonijn → 3 · 6 · 9
    .tip = Je mag een ei afslaan en op tonijn wachten; alleen niet tot sluitingstijd.

dish-wasabi-sushi-go-gamewright = wasabi
    .rule = Je volgende nigiri moet erop en telt drie keer: ei 3, zalm 6, inktvis 9. Eén nigiri per wasabi, zoveel wasabi als je wilt. Leg je met eetstokjes wasabi en nigiri in één beurt neer, dan zeg je wat eerst komt. Een nigiri die er al ligt, kan er niet meer op. Leeg levert hij niets op.
    .points = x3
    .table = ei · zalm · inktvis → 3 · 6 · 9
    .tip = Met eetstokjes voor je zijn wasabi en inktvis uit één hand 9 punten in één hap.

dish-sake = sake
    .rule = Levert 3 op. Uit de volgende hand die je deze ronde krijgt, kies je zonder te kijken: je kaart wordt blind getrokken. Komt er geen hand meer, dan gebeurt er niets. Twee sake in één beurt betekenen toch maar één blinde keuze.
    .points = 3
    .tip = Drink hem als de volgende hand toch al mager of kort is: aan het eind van de ronde heeft niemand er last van.
    .detail =
        De blinde kaart wordt getrokken als iedereen heeft gekozen, elke kaart van de hand met evenveel kans; daarna zie je de hand.
        Eetstokjes of een lepel mag je er nog steeds bij aankondigen.
        Een blind getrokken speciale bestelling kiest haar kaart bij het omdraaien, voordat er iets anders gebeurt.
        Een sake als extra kaart, of gekopieerd door een speciale bestelling, werkt net zo, ook als hij in dezelfde beurt wordt omgedraaid.

## Toetjes

dish-pudding = pudding
    .rule = Aan het eind van het spel leveren de meeste puddingen 6 op en kosten de minste 6, ook als je er geen hebt. Bij gelijke stand wint of verliest iedereen de volle punten. Met 2 spelers verliest niemand.
    .points = { $seats ->
        [2] +6
       *[other] +6 −6
    }
    .table =
        meeste · minste → +6 · -6
        2 spelers: meeste · minste → +6 · 0
    .tip = Je hoeft niet van pudding te houden, je hebt er alleen één meer nodig dan wie er het minst van houdt.
    .detail = Iedereen gelijk, met of zonder pudding: met 2 spelers krijgt elk 6, met meer heffen plus en min elkaar op.

dish-pudding-sushi-go-zoch = pudding
    .rule = De puddingen van alle drie de rondes tellen aan het eind van het spel. De meeste leveren 6 op, de minste kosten 6, ook als je er geen hebt. Bij gelijke stand wint of verliest iedereen de volle punten. Heeft iedereen er evenveel, dan heffen plus en min elkaar op. Staat het aan het eind gelijk, dan winnen de meeste puddingen.
    .points = +6 −6
    .table = meeste · minste → +6 · -6
    .tip = Van minste naar meeste scheelt 12 punten: elke ronde wel een lepeltje waard.

dish-pudding-sushi-go-gamewright = pudding
    .rule = De puddingen van alle drie de rondes tellen aan het eind van het spel. De meeste leveren 6 op, de minste kosten 6, ook als je er geen hebt; bij gelijke stand deel je die punten, en wat niet opgaat vervalt. Heeft iedereen er evenveel, dan krijgt niemand iets. Met 2 spelers verliest niemand. Staat het aan het eind gelijk, dan winnen de meeste puddingen.
    .points = { $seats ->
        [2] +6
       *[other] +6 −6
    }
    .table =
        meeste · minste → +6 · -6
        2 · 3 · 4 gelijk → elk 3 · 2 · 1, plus of min
        2 spelers: meeste · minste → +6 · 0
    .tip = Gezelschap onderaan verzacht de min: twee zonder pudding verliezen elk maar 3.
    .detail = De dummy telt als derde speler: met hem erbij verliezen de minste zoals altijd.

dish-green-tea-ice-cream = groenethee-ijs
    .short = Thee-ijs
    .rule = Aan het eind van het spel levert elk viertal 12 op. Tot drie losse leveren niets op.
    .points = 4 = 12
    .table = 1 · 2 · 3 · 4 → 0 · 0 · 0 · 12
    .tip = Drie bolletjes zijn drie lepels niets: begin in ronde 1 of laat het aan de anderen.

dish-fruit = fruit
    .rule = Op elke kaart staan twee vruchten. Aan het eind van het spel telt elk van de drie soorten apart: 0, 1, 2, 3 of 4 van een soort leveren -2, 0, 1, 3 of 6 op. Vijf of meer leveren 10 op.
    .points = −2…10
    .table = 0 · 1 · 2 · 3 · 4 · 5+ van een soort → -2 · 0 · 1 · 3 · 6 · 10
    .tip = Eerst van elk één tegen de min, dan alles op je favoriet.

card-fruit-orange-orange = twee sinaasappels
    .short = Fruit
card-fruit-pineapple-pineapple = twee ananassen
    .short = Fruit
card-fruit-watermelon-watermelon = twee watermeloenen
    .short = Fruit
card-fruit-orange-pineapple = sinaasappel en ananas
    .short = Fruit
card-fruit-orange-watermelon = sinaasappel en watermeloen
    .short = Fruit
card-fruit-pineapple-watermelon = ananas en watermeloen
    .short = Fruit

fruit-orange = sinaasappel
fruit-pineapple = ananas
fruit-watermelon = watermeloen
