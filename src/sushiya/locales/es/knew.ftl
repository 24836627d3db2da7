### Lo que alguien sabía: las manos en el repaso.

knew-you = Lo que sabías
knew = Lo que sabía { $name }
knew-all = todas las manos vistas
knew-unseen = { $count ->
    [one] una carta sin ver
   *[other] { $count } cartas sin ver
}
knew-own = En la mano propia
knew-held = { $name } tiene
knew-comes = { $turns ->
    [1] llega después
   *[other] en { $turns } turnos
}
