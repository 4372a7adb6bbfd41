### Words of the planner's page and of equity on demand; what a forecast says itself is in the planner.

nav = Previsión
title = Previsión
about = El torneo, jugado cientos de veces con su hoja y su reglamento: cuándo termina y qué necesita.
about_live = Desde cómo está ahora: jugadores, fichas, reloj e inscripción.
entries = Jugadores esperados
spread = Margen, en %
again = Volver a calcular
stop = Parar
busy = Calculando: { $percent } %
stopped = Parado. Se puede volver a calcular cuando se quiera.
failed = El cálculo ha fallado; el torneo no se ha tocado. Vuelva a intentarlo.
plain = Sin cálculo rápido: menos torneos simulados, más margen de error.
over = Este torneo ya ha terminado: no hay nada que prever.
nobody = Elija cuántos jugadores espera y calcule.
ends = Fin previsto
ends_in = Duración prevista
between = la mitad de las veces, entre { $low } y { $high }
made = { $runs ->
    [one] { $runs } torneo simulado
   *[other] { $runs } torneos simulados
}
refreshed = Se renueva sola en cada nivel.
what_if = ¿Y si…?
no_change = sin cambios
if-late-plus-1 = inscripción un nivel más
if-minutes-plus-5 = niveles 5 minutos más largos
if-minutes-5 = niveles 5 minutos más cortos
if-stack-plus-50-percent = la mitad más de fichas
if-entries-plus-20-percent = un 20 % más de jugadores
if-pace-plus-10-percent = manos un 10 % más lentas
closed = la inscripción ya está cerrada
begun = el torneo ya ha empezado
compared = Comparado: { $change }
as_it_is = Como está
changed = Con el cambio
overlay = Riesgo de no cubrir el garantizado
distributions = En cifras
pictures = En gráficos

## equity

equity-title = Equidad
equity-about = Qué parte del bote gana cada mano de media. Cartas como AhKh; en hold'em también rangos: AKs, 77+, random.
equity-game = Juego
equity-hand = Mano { $n }
equity-board = Cartas de la mesa
equity-dead = Cartas muertas
equity-go = Calcular
equity-share = Parte del bote
equity-wins = Gana todo
equity-parts = Gana parte
equity-error = Margen (19 de 20)
equity-all_deals = { $n ->
    [one] { $n } reparto: todos los posibles.
   *[other] { $n } repartos: todos los posibles.
}
equity-random_deals = { $n ->
    [one] { $n } reparto al azar.
   *[other] { $n } repartos al azar.
}
equity-plain = El cálculo rápido no está listo; esta vez con menos repartos.
equity-busy = Se está calculando la pregunta de otra persona: vuelva a pulsar dentro de unos segundos.
equity-empty = Escriba al menos dos manos.
equity-too_few = Hacen falta al menos dos manos.
equity-unknown_game = No hay juego «{ $game }».
equity-unreadable = No se entiende «{ $text }»: una carta es figura y palo, como Ah, Td o 7c.
equity-no_board = Este juego no tiene cartas comunes.
equity-board_size = La mesa tiene tres, cuatro o cinco cartas, y hay { $count }.
equity-hand_size = { $wanted ->
    [one] «{ $hand }»: una mano de este juego tiene { $wanted } carta, y hay { $count }.
   *[other] «{ $hand }»: una mano de este juego tiene { $wanted } cartas, y hay { $count }.
}
equity-no_ranges = «{ $hand }»: los rangos son para hold'em.
equity-twice = Repetidas: { $cards }.
equity-cannot = Esas manos no pueden darse juntas, o no quedan cartas para todas.
