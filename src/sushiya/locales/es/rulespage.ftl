### The rules pages: frames around the texts of dishes.ftl and games.ftl.

rulespage-title = Cómo se juega
rulespage-nav = Más
rulespage-about = Tres juegos y todos sus platos, con nuestras palabras. Toca uno.
rulespage-dishes = Los platos
rulespage-meals = Comidas propuestas
rulespage-editions = Ediciones
rulespage-options = Opciones
rulespage-rule = Qué hace
rulespage-also = En otra parte: { $name }
rulespage-same = La misma regla; solo cambia esto:
rulespage-players = { $span } jugadores
rulespage-points = Los puntos de un vistazo
rulespage-cards = Las cartas y cuántas hay
rulespage-card = { $count } veces { $card }
rulespage-detail = En casos raros
rulespage-tip = Consejo:
rulespage-next = Siguiente: { $dish }
rulespage-unknown = Aquí no existe ese juego ni ese plato.
