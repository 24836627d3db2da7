### `sushiya review`: what each decision of a match was worth

review-looking = Se examina cada decisión …
review-column-player = jugador
review-column-points = puntos
review-column-accuracy = precisión
review-column-start = sitio
review-column-luck = suerte
review-column-skill = destreza
review-column-beyond = ocasiones
review-column-result = ventaja sobre los demás
review-points = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-cost = −{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-moments = { $name }: dos momentos para recordar
review-next-best = después: { $option }
review-progress = Mirando cada decisión … { $count ->
    [one] { $count } reparto imaginado
   *[other] { $count } repartos imaginados
}
review-decisions = Lo que eligió { $name }
review-instead = mejor: { $option }
review-best = lo mejor
review-alike = igual de bueno
review-nothing-cost = Nada costó a { $name } un punto o más. Es raro.
review-first = Primera imagen: cada decisión se ha probado hasta ahora en { $count } repartos imaginados. Las cifras son aproximadas; con más repartos hay más que decir. Más tiempo: { $longer }
review-note = Cada decisión se probó en { $count } repartos imaginados, como su jugador podía imaginarlos entonces. Precisión: cuánto de la probabilidad de ganar conservaron las decisiones, sobre 100. Suerte: lo que trajeron cartas y dados, y lo que nadie podía prever. Destreza: lo que costaron de media las decisiones de los demás, menos lo que costaron las propias. Ocasiones: lo que se podía ganar más allá de la regla rápida con la que se mide la expectativa, menos lo mismo de los demás.
