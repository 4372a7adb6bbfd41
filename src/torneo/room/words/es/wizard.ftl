### Words of the set-up: choosing a sheet, the editor, publishing.

title = Nuevo torneo
choose = Elija una hoja para empezar; todo se puede cambiar después.
template-club-night = Noche de club
template-federation-stop = Parada de circuito
template-festival-9 = Festival, mesas de 9
template-festival-8 = Festival, mesas de 8
template-turbo = Turbo
template-satellite = Satélite
template-pokerfest-2011 = Pokerfest 2011
use = Empezar con esta
card =
    { $levels ->
        [one] { $levels } nivel
       *[other] { $levels } niveles
    } · { $stack ->
        [one] { $stack } ficha
       *[other] { $stack } fichas
    } · { $price }
upload = Una hoja propia
upload_why = Un archivo YAML o JSON con la estructura, como el que descarga cada torneo.
file = Archivo de estructura
open = Abrir
copy = Copiar otro torneo
file_missing = Elija un archivo.
file_too_big = El archivo pasa de { $most } KB: una hoja de estructura es mucho menor.
file_not_text = El archivo no es un texto. Guarde la hoja como YAML o JSON, en UTF-8.
file_faults = No se ha podido leer la hoja «{ $file }»:
line = línea { $line }

## the editor

editor = La hoja del torneo
book = Reglamento
id = Dirección en la sala
id_hint = Letras, cifras y guiones; será parte de las direcciones.
id_wrong = Escriba la dirección con letras minúsculas sin acento, cifras y guiones, 60 como mucho.
id_taken = Ya hay un torneo en esa dirección: elija otra.
book_unknown = Elija un reglamento de la lista.
zone = Hora de
expected = Jugadores que se esperan
create = Crear el torneo
create_why = Se crea como borrador: nadie puede inscribirse hasta que se publique.
check = Revisar
add_after = Añadir debajo
drop = Quitar
add-levels = Añadir nivel
add-breaks = Añadir descanso
add-days = Añadir día
add-flights = Añadir salida
add-stack = Añadir ficha
no_days = Sin días anotados: un solo día, sin hora de comienzo.
no_breaks = Sin descansos.
offered = Se ofrece
section-levels = Niveles
section-breaks = Descansos
section-days = Días y salidas
section-stack = Fichas de salida
section-staff = Equipo
staff_why = El reglamento pide nombrar a quien ocupa estos cargos antes de abrir el torneo.
required = lo pide el reglamento

## groups and fields

group-event = El torneo
group-money = Precio
group-registration = Inscripción
group-reentry = Reentradas
group-rebuy = Recompras
group-addon = Add-on
group-prizes = Premios
group-satellite = Satélite
group-rules = Reglas de la hoja
group-chips = Fichas y duración
group-second_person = Confirma otra persona
group-by_itself = Sin preguntar a la dirección
group-levels = Niveles
group-breaks = Descansos
group-days = Días y salidas
group-stack = Fichas de salida
group-payout = Premios
group-bounty = Recompensas
group-deal = Pactos
group-rotation = Rotación de juegos
group-rotation_lasts = Rotación de juegos
group-rotation_by = Rotación de juegos
group-dates = Fechas
group-time_bank = Banco de tiempo
group-table_break_order = Orden en que se cierran las mesas
group-source_table_order = Orden de las mesas que ceden
group-published_at = Fecha de publicación
field-name = Nombre
field-venue = Sede
field-game = Juego
field-seats_per_table = Asientos por mesa
field-country = País
field-languages = Idiomas en la mesa
field-scope = Ámbito
field-official_venue = Sede oficial
field-currency = Moneda
field-entry_price = Entrada (a premios)
field-entry_fee = Comisión de la casa
field-guarantee = Garantizado
field-staff_percent = Para el personal (%)
field-registration-opens = Abre
field-registration-closes_level = Cierra al final del nivel
field-registration-closes_at = o cierra a la hora
field-registration-closes_minutes = o cierra a los minutos de empezar
field-registration-capacity = Aforo
field-registration-kept_seats = Asientos guardados por mesa
field-registration-minimum_entries = Mínimo de inscritos
field-reentry-limit = Reentradas por jugador
field-reentry-until_level = Hasta el final del nivel
field-reentry-per_flight = Por salida
field-reentry-price = Precio (a premios)
field-reentry-fee = Comisión
field-reentry-surrender = Se pueden entregar las fichas
field-rebuy-limit = Recompras por jugador
field-rebuy-price = Precio (a premios)
field-rebuy-fee = Comisión
field-rebuy-chips = Fichas que da
field-rebuy-stack_limit_percent = Con este % del stack o menos
field-rebuy-until_level = Hasta el final del nivel
field-addon-limit = Add-ons por jugador
field-addon-price = Precio (a premios)
field-addon-fee = Comisión
field-addon-chips = Fichas que da
field-addon-after_level = Al acabar el nivel
field-addon-early_chips = Adelantado da
field-addon-early_stack_limit_percent = Adelantado, con este % o menos
field-payout-kind = Reparto
field-payout-places_percent = Cobra este % del campo
field-payout-places = o cobran estos puestos
field-payout-rounding = Redondeo
field-payout-minimum_cash = Premio mínimo
field-payout-table = Tabla de premios
field-deal-allowed = Se permiten pactos
field-deal-champion_per_mille = Reserva del campeón (‰)
field-bounty-kind = Recompensas
field-bounty-amount = Recompensa
field-satellite-target = Da asientos para
field-satellite-seat_value = Valor de un asiento
field-satellite-seats = Asientos garantizados
field-ante_kind = Ante
field-heads_up_postflop_order = Mano a mano, tras el flop
field-carry = De varios días 1 pasa
field-turbo = Es un turbo
field-variant_rules = Reglas de la variante
field-by_itself-start = Empieza la sesión a su hora
field-by_itself-after_break = Sigue el juego al acabar el descanso
field-by_itself-rounds = Da la señal del mano por mano
field-by_itself-moves = Equilibra las mesas si el reglamento obliga
field-by_itself-end = Termina el torneo con la última mano
field-second_person-payments = El pago de premios
field-second_person-deals = La decisión sobre un pacto
field-second_person-corrections = Las correcciones que cambian dinero
field-chip_values = Valores de ficha del torneo
field-level_minutes = Minutos por nivel
field-stack = Fichas de salida
field-levels = Niveles
hint-country = Dos letras: ES, CO, MX
hint-currency = Tres letras: EUR, COP, MXN
hint-languages = Códigos con comas: es, en
hint-reentry-limit = Vacío: sin límite; 0: no hay
hint-reentry-price = Vacío: como la entrada
hint-reentry-fee = Vacío: como la entrada
hint-rebuy-limit = Vacío: sin límite
hint-rebuy-chips = Valor×cantidad: 100×10, 500×8
hint-addon-chips = Valor×cantidad: 100×10
hint-addon-early_chips = Vacío: no se adelanta
hint-chip_values = Todas las que se usarán, con comas
hint-registration-kept_seats = Para quien llega tarde: el primer sorteo los deja libres
hint-registration-capacity = 0: sin tope
hint-payout-rounding = Los premios son múltiplos de esto
hint-ante_kind = Vacío: lo que diga el reglamento

## choices

choice-scope-local = local
choice-scope-national = nacional
choice-scope-international = internacional
choice-game-horse = HORSE
choice-game-eight_game = Ocho juegos
choice-game-nine_game = Nueve juegos
choice-game-empty = el del torneo
choice-payout-kind-curve = curva
choice-payout-kind-table = tabla de la hoja
choice-payout-kind-winner_takes_all = todo para el ganador
choice-bounty-kind-none = no hay
choice-bounty-kind-fixed = fija
choice-bounty-kind-progressive = progresiva
choice-bounty-kind-mystery = sorpresa
choice-ante_kind-empty = el del reglamento
choice-ante_kind-big_blind = lo paga la ciega grande
choice-ante_kind-each_player = lo paga cada jugador
choice-ante_kind-none = sin ante
choice-heads_up_postflop_order-empty = sin decir
choice-heads_up_postflop_order-button_last = el botón habla el último
choice-heads_up_postflop_order-button_first = el botón habla el primero
choice-carry-best = el mejor stack
choice-carry-every = la suma de los stacks

## tables

row-levels = Nivel { $n }
row-breaks = Descanso { $n }
row-days = Día { $n }
row-flights = Salida { $n }
row-stack = Ficha { $n }
row-languages = Idioma { $n }
row-chip_values = Valor de ficha { $n }
column-levels-number = Nivel
column-levels-small_blind = Ciega pequeña
column-levels-big_blind = Ciega grande
column-levels-ante = Ante
column-levels-minutes = Minutos
column-levels-game = Juego
column-levels-bring_in = Entrada forzada
column-levels-small_bet = Apuesta pequeña
column-levels-big_bet = Apuesta grande
column-breaks-after_level = Tras el nivel
column-breaks-at_players = o con jugadores
column-breaks-minutes = Minutos
column-breaks-name = Nombre
column-days-number = Día
column-days-first_level = Del nivel
column-days-last_level = al nivel
column-days-level_minutes = Minutos por nivel
column-days-closes = Cierra la sala
column-days-stop_at_players = Para con jugadores
column-flights-name = Salida
column-flights-starts = Empieza
column-stack-value = Valor
column-stack-count = Cuántas

## what is found

review = Revisión
clean = Sin errores ni avisos con { $book }.
counts =
    { $errors ->
        [one] { $errors } error
       *[other] { $errors } errores
    } · { $warnings ->
        [one] { $warnings } aviso
       *[other] { $warnings } avisos
    } · { $notes ->
        [one] { $notes } nota
       *[other] { $notes } notas
    }
severity-error = Error
severity-warning = Aviso
severity-note = Nota
missing = Antes de abrir falta
nothing_missing = No falta nada de lo que pide el reglamento.
preview = Así se jugaría
ends = Acabaría entre las { $first } y las { $last }
lasts = Duraría entre { $first } y { $last }
ends_why = { $players ->
    [one] Estimación para { $players } jugador: acaba cuando todas las fichas valen entre 50 y 15 ciegas grandes (niveles { $from_level } a { $to_level }).
   *[other] Estimación para { $players } jugadores: acaba cuando todas las fichas valen entre 50 y 15 ciegas grandes (niveles { $from_level } a { $to_level }).
}
pool = { $players ->
    [one] { $players } entrada: { $pool } en premios
   *[other] { $players } entradas: { $pool } en premios
}
hour = Hora
stakes = Ciegas (ante)
minutes = Min
start_blinds = Stack de salida (CG)
average_blinds = Promedio (CG)
beyond = fuera de la hoja
day_ends = El día acaba a las { $hour }
at_players = { $players ->
    [one] Descanso de { $minutes } min con { $players } jugador
   *[other] Descanso de { $minutes } min con { $players } jugadores
}

## the event's own set-up page

prepare = Preparación
sheet = Hoja de estructura
edit = Cambiar la hoja
download = Descargar la hoja
publish = Publicar y abrir la inscripción
publish_why_not = No se puede publicar todavía: resuelva lo de esta lista.
published = Publicado: la inscripción se abre según la hoja.
next = Y ahora
to_desk = Inscripción
to_director = Dirección
to_screen = Pantalla
appoint = Guardar
created = Torneo creado como borrador.
created_with_errors = { $errors ->
    [one] Torneo creado como borrador, con { $errors } error en la hoja: hasta resolverlos no se puede publicar.
   *[other] Torneo creado como borrador, con { $errors } errores en la hoja: hasta resolverlos no se puede publicar.
}
not_created = { $errors ->
    [one] No se ha creado: hay { $errors } error, cada uno junto a su campo.
   *[other] No se ha creado: hay { $errors } errores, cada uno junto a su campo.
}
sheet_errors = { $errors ->
    [one] La hoja tiene { $errors } error
   *[other] La hoja tiene { $errors } errores
}
fix = Ir al campo

## changing later

change_title = Cambiar la hoja
why = Motivo del cambio
why_hint = Quedará en el diario y lo verán los jugadores.
show_effects = Ver qué cambia
apply = Aplicar el cambio
changes = Cambia
no_changes = La hoja está igual que antes.
no_effects = El cambio no afecta a nada de lo ya publicado o jugado.
blocked = Así no se puede aplicar.
weight-blocked = No se puede
weight-flagged = Condición publicada
weight-touches = Afecta
moved_on = Alguien ha cambiado la hoja mientras tanto: revise otra vez qué cambia.
saved = Hoja cambiada.
