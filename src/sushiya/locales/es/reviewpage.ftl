### The review of a match in the page: what every choice was worth, and what was luck.

reviewed = Análisis
reviewed-first = Primera imagen.
reviewed-sharpens = Se afina mientras lees: los intervalos se estrechan, el orden aún puede cambiar.
reviewed-looking = Miramos cada decisión. La primera imagen llega en unos segundos; en un servidor nuevo el motor se prepara una vez, y eso tarda un minuto o dos.
reviewed-waiting = La cocina está llena: { $count ->
    [one] un análisis va antes que el tuyo.
   *[other] { $count } análisis van antes que el tuyo.
} Empezará solo.
reviewed-progress = { $deals } de { $of } repartos
reviewed-place = { $place ->
    [1] Primer puesto
    [2] Segundo puesto
    [3] Tercer puesto
    [4] Cuarto puesto
   *[other] Puesto { $place }
}
reviewed-head = { $place }.
reviewed-head-best = { $place }, con las mejores decisiones.
reviewed-luck-you = { $sign ->
    [plus] La suerte te dio { $amount } puntos.
    [minus] La suerte te quitó { $amount } puntos.
   *[even] La suerte fue neutral contigo.
}
reviewed-luck-of = { $sign ->
    [plus] La suerte dio { $amount } puntos a { $name }.
    [minus] La suerte quitó { $amount } puntos a { $name }.
   *[even] La suerte fue neutral con { $name }.
}
reviewed-luck-most = Quien más tuvo fue { $name }: { $amount }.
reviewed-settling = Un primer vistazo. Las cifras llegarán cuando se asienten.
reviewed-you = Tú
reviewed-seats = Puntos y precisión
reviewed-points = Puntos
reviewed-accuracy = Precisión
reviewed-about = ~ { $amount }
reviewed-curve = Posibilidad de ganar
reviewed-tap = toca un turno
reviewed-mark-best = la mejor
reviewed-mark-within = a menos de un punto
reviewed-mark-cost = costó más
reviewed-mark-deal = suerte de un reparto, en puntos
reviewed-table = Lo mismo en una tabla
reviewed-moment = Cuándo
reviewed-chance-deal = Suerte del reparto, en puntos
reviewed-chance-draw = Suerte al robar, en puntos
reviewed-chance-roll = Suerte de los dados, en puntos
reviewed-chance-rows = Suerte de la disposición, en puntos
reviewed-chance-first = Suerte de quién empieza, en puntos
reviewed-turning = punto de inflexión
reviewed-lead = ventaja al final { $lead } (de { $low } a { $high })
reviewed-split = Suerte y habilidad
reviewed-split-unit = puntos sobre la media de los demás
reviewed-luck = Suerte
reviewed-skill = Habilidad
reviewed-beyond = Ocasiones
reviewed-start = Puesto
reviewed-result = Resultado
reviewed-luck-deals = repartos { $deals }, lo que fue pasando { $round }
reviewed-luck-mixed = repartos { $deals }, robos y dados { $rest }, lo que fue pasando { $round }
reviewed-luck-dice = robos y dados { $rest }, lo que fue pasando { $round }
reviewed-skill-you = tú dejaste escapar { $own }, los demás { $others } de media
reviewed-skill-of = { $name } dejó escapar { $own }, los demás { $others } de media
reviewed-beyond-note = lo que se podía ganar más allá de la regla rápida, menos la media de los demás
reviewed-start-note = lo que promete este lugar en la mesa
reviewed-result-note = { $own } frente a { $others }, la media de los demás
reviewed-everyone = Toda la mesa
reviewed-moments = Dos momentos para recordar
reviewed-of-decisions = { $count ->
    [one] de una decisión
   *[other] de { $count } decisiones
}
reviewed-tag-cost = costó { $amount }
reviewed-tag-seen = bien visto, { $amount }
reviewed-moment-cost = { $best } valía { $amount } puntos más que { $chosen }.
reviewed-moment-seen = { $chosen } valía { $amount } puntos más que { $second }.
reviewed-nothing-cost = Nada costó un punto o más. Es raro.
reviewed-decision = decisión { $number } de { $count }
reviewed-before = Decisión anterior
reviewed-next = Decisión siguiente
reviewed-took-you = tu elección
reviewed-took = elección de { $name }
reviewed-best = la mejor
reviewed-alike = igual de buena
reviewed-was-best = Fue la mejor elección.
reviewed-was-alike = Tan buena como la mejor: las cifras no las distinguen.
reviewed-less = puntos
reviewed-between = de { $low } a { $high }
reviewed-options = { $count ->
    [one] Una opción
   *[other] Las { $count } opciones
}
reviewed-wins = gana
reviewed-solved = Exacto: ambos conocían las dos manos, así que el mejor juego está calculado hasta el final.
reviewed-intervals = Mostrar intervalos
reviewed-show-table = Mostrar la mesa
reviewed-walk = { $count ->
    [one] Ver la elección que costó
   *[other] Recorrer las { $count } elecciones que costaron
}
reviewed-walk-next = Siguiente: { $number } de { $count }
reviewed-walk-again = Otra vez
reviewed-note = Juzgado por lo que cada puesto podía saber entonces. Cada decisión se probó en { $deals } repartos imaginados; los intervalos aciertan 95 veces de cada 100.
reviewed-how = Cómo se mide
reviewed-how-options = Cada opción de cada decisión se juega hasta el final de la partida, en los mismos repartos imaginados: los que ese puesto no podía distinguir de la realidad. Después todos juegan con la misma regla rápida.
reviewed-how-cost = Un coste es la diferencia en puntos finales respecto a la media de los demás. Si su intervalo contiene el 0, las opciones son iguales y no se da nada por perdido.
reviewed-how-accuracy = Precisión: cuánto de la posibilidad de ganar conservaron las elecciones, entre la peor opción y la mejor, sobre 100. Elegir entre iguales no cuenta.
reviewed-how-luck = Suerte: cuánto movieron la expectativa los repartos, los robos y los dados, y lo que fue pasando: la parte de las elecciones simultáneas que nadie podía prever. Habilidad: lo que costaron de media las elecciones de los demás, menos lo que costaron las propias. Ocasiones: lo que se podía ganar más allá de la regla rápida con la que se mide la expectativa, menos lo mismo de los demás. Las partes suman el resultado.
reviewed-how-you = Toca a otra persona para ver su puesto, juzgado por lo que sabía.
