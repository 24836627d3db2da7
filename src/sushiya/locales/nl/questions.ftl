### Vragen: wat ze zeggen, en de woorden op hun knoppen.

questions-two = Twee kaarten met je eetstokjes
questions-and-dummy = Een kaart voor jou, een voor de dummy
questions-put-back = Tik er nog eens op om hem terug te leggen.
questions-more-second = Kies er nog een
questions-more-dummy = Nu een voor de dummy
questions-lock-several = { $count ->
    [2] Kies deze twee
   *[other] Kies deze { $count } kaarten
}
questions-use = Gebruik
questions-goes-on = De handen gaan zo verder
questions-only-one = Er is maar één keuze: die gaat vanzelf.
questions-last-seconds = { $seconds ->
    [0] De tijd is om: { $guest } kiest voor jou.
    [one] Nog { $seconds } seconde, dan kiest { $guest } voor jou.
   *[other] Nog { $seconds } seconden, dan kiest { $guest } voor jou.
}

questions-copy-which = { $card }: wat kopieer je?
questions-tap-in-front = Tik op een omlijnde kaart voor je.
questions-tap-copy = Tik aan wat je kopieert
questions-do-order = { $kind ->
    [LayCard] Leg: bestel { $card }
   *[other] Kies: bestel { $card }
}
questions-how-to-lay = Hoe je hem legt
questions-lay-these-on = { $cards } op { $dish }

questions-first-gives = De eerste die hem heeft, moet hem aan je geven.
questions-which = { $dish }: welke?
questions-any = maakt niet uit
questions-they-choose = zij kiezen
questions-order = Gevraagd in deze volgorde:
questions-give-to = Welke geef je aan { $name }?
questions-had-none = { $count ->
    [one] { $names } heeft er geen, dus jij bent aan de beurt.
   *[other] { $names } hebben er geen, dus jij bent aan de beurt.
}
questions-in-return = In ruil komt { $card } in je hand.

questions-tap-to-turn = Tik hierboven op zoveel kaarten als je wilt. Ze blijven omgedraaid.
questions-turn-none = Geen
questions-stays-kept = uit een eerdere ronde: blijft
questions-stays-acts = werkt nu
questions-stays-waits = werkt later: blijft
questions-stays-new = van deze beurt: blijft
questions-offer-secret = Alleen jij ziet ze. De rest gaat terug.
questions-not-laid = { $source ->
    [menu] geen menu
   *[other] nu niet
}

questions-brings = { $which ->
    [more] { $points ->
        [one] 1 punt meer
       *[other] { $points } punten meer
    }
    [less] { $points ->
        [one] 1 punt minder
       *[other] { $points } punten minder
    }
   *[same] nog geen punten
}
questions-brings-nothing = nog niets
