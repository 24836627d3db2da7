### Wat iemand wist: de handen in een terugblik.

knew-you = Wat je wist
knew = Wat { $name } wist
knew-all = alle handen gezien
knew-unseen = { $count ->
    [one] één kaart niet gezien
   *[other] { $count } kaarten niet gezien
}
knew-own = In de eigen hand
knew-held = { $name } heeft
knew-comes = { $turns ->
    [1] komt hierna
   *[other] over { $turns } beurten
}
