### `sushiya review`: what each decision of a match was worth

review-looking = Elke beslissing wordt bekeken …
review-column-player = speler
review-column-points = punten
review-column-accuracy = nauwkeurigheid
review-column-start = plaats
review-column-luck = geluk
review-column-skill = kunde
review-column-beyond = kansen
review-column-result = voor op de anderen
review-points = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-cost = −{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-moments = { $name }: twee momenten om te onthouden
review-next-best = daarna het beste: { $option }
review-progress = Elke beslissing wordt bekeken … { $count ->
    [one] { $count } bedachte deling
   *[other] { $count } bedachte delingen
}
review-decisions = Wat { $name } koos
review-instead = beter: { $option }
review-best = het beste
review-alike = even goed
review-nothing-cost = Niets kostte { $name } een punt of meer. Dat is zeldzaam.
review-first = Eerste beeld: elke beslissing is tot nu toe in { $count } bedachte delingen geprobeerd. De cijfers zijn nog ruw; na meer delingen valt er meer te zeggen. Langer: { $longer }
review-note = Elke beslissing werd geprobeerd in { $count } denkbeeldige delingen, zoals de speler ze zich toen kon voorstellen. Nauwkeurigheid: hoeveel van de winstkans de keuzes behielden, van 100. Geluk: wat kaarten en dobbelstenen brachten, en wat niemand kon voorzien. Kunde: wat de keuzes van de anderen gemiddeld kostten, min wat de eigen keuzes kostten. Kansen: wat er te halen viel boven de snelle regel waarmee de verwachting wordt gemeten, min hetzelfde bij de anderen.
