### The score pad: what lies on a real table.

scorepad-title = Puntuar una mesa real
scorepad-about = Toca lo que hay delante de cada jugador, en el orden en que se jugó. Los puntos salen solos.
scorepad-clear = Vaciar
scorepad-game = ¿Qué juego?
scorepad-switch-dummy = Con el fantasma
scorepad-table = Lo que hay en la mesa
scorepad-which-round = ¿Qué ronda?
scorepad-whose = ¿De quién son?
scorepad-seat = Jugador { $number }
scorepad-name = ¿Quién se sienta aquí?
scorepad-race = { $dish }: puntos ya ganados en esta ronda
scorepad-empty = Delante de { $name } aún no hay nada. Toca una carta abajo.
scorepad-tap = Toca para poner
scorepad-add = { $card }, hay { $count }. Poner otra
scorepad-add-tile = Poner { $tile }
scorepad-remove-tile = Quitar { $tile }
scorepad-remove = Quitar
scorepad-turn = Boca abajo
scorepad-turned = { $card }, boca abajo
scorepad-copies = { $card } como { $copy }
scorepad-copies-what = ¿Qué copia?
scorepad-beside = { $card }, junto al wasabi
scorepad-nothing = La hoja de puntos aparece con la primera carta.
scorepad-unfinished = Los postres y quién gana, tras la ronda 3.
scorepad-warnings = Vuelve a mirar
scorepad-warning-not-set-aside =
    Ronda { $round }, { $who }: una carta de «{ $dish }» se aparta en cuanto ha actuado, pero aquí { $count ->
        [one] aún queda una.
       *[other] aún quedan { $count }.
    }
scorepad-warning-face-down =
    Ronda { $round }, { $who }: { $count ->
        [one] hay una carta
       *[other] hay { $count } cartas
    } boca abajo, pero en este juego no está «{ $dish }» para darles la vuelta.
scorepad-warning-place-not-taken =
    Ronda { $round }, { $who }: hay { $count } rollos de «{ $dish }». Mientras quede un puesto libre, con tantos se ocupa al momento y se apartan; anota esos puntos como ya ganados en la ronda.
