### The event as such: changes of its sheet, matters, receipts.

no_event = todavía no hay ningún torneo creado
event_exists = ya está creado el torneo «{ $event }»
event_without_id = el torneo necesita un identificador
book_differs = el torneo pide el libro «{ $found }», pero se juega con «{ $book }»
policies_wrong = las políticas no valen: { $said }
unknown_staff_role = no existe el cargo «{ TYPED($named) }»; hay: { $known }
role_must_be_named = el cargo { $said } no puede quedar vacante: nombre a otra persona
nothing_to_change = no hay nada que cambiar
missing_before_opening = antes de abrir el torneo falta: { $missing }
sheet_has_faults = { $count ->
    [one] la hoja de estructura tiene { $count } error, en: { $fields }
   *[other] la hoja de estructura tiene { $count } errores, en: { $fields }
}
sheet_unreadable = { $count ->
    [one] los cambios no se entienden ({ $count } error), en: { $fields }
   *[other] los cambios no se entienden ({ $count } errores), en: { $fields }
}
change_makes_faults = { $count ->
    [one] con el cambio la hoja tendría { $count } error, en: { $fields }
   *[other] con el cambio la hoja tendría { $count } errores, en: { $fields }
}
change_needs_reason = la hoja ya está publicada: hay que escribir el motivo del cambio
change-level_played = el nivel { $level } ya se ha jugado o se está jugando: no puede cambiar
change-level_minutes = { $now ->
    [one] la duración pasa de { $was } a { $now } minuto desde el nivel siguiente al { $level }
   *[other] la duración pasa de { $was } a { $now } minutos desde el nivel siguiente al { $level }
}
change-session_used = la sesión { $session } tiene inscritos o ya ha empezado: no se puede quitar
change-closing_moves = el cierre de la inscripción pasa de { $was } a { $now }
change-closed_already = la inscripción ya está cerrada (sesión { $sessions }): se abre otra vez en Reloj, «Reabrir la inscripción», con su motivo
change-stacks_given = { $entries ->
    [one] ya hay { $entries } inscripción con fichas entregadas: el stack inicial no puede cambiar
   *[other] ya hay { $entries } inscripciones con fichas entregadas: el stack inicial no puede cambiar
}
change-published_term = cambia una condición de participación publicada ({ $field }); inscripciones ya vendidas: { $entries }
change-entries_sold = { $entries ->
    [one] ya se han vendido { $entries } inscripción a { MONEY($was) }; las siguientes costarán { MONEY($now) }
   *[other] ya se han vendido { $entries } inscripciones a { MONEY($was) }; las siguientes costarán { MONEY($now) }
}
change-prize_pool = { $entries ->
    [one] cambian los premios con { $entries } inscripción vendida
   *[other] cambian los premios con { $entries } inscripciones vendidas
}
change-rebuys_taken = { $taken ->
    [one] ya se han hecho { $taken } recompra con las condiciones anteriores
   *[other] ya se han hecho { $taken } recompras con las condiciones anteriores
}
change-addons_taken = ya se han hecho { $taken } add-ons con las condiciones anteriores
change-tables_open = { $tables ->
    [one] hay { $tables } mesa abierta que conservan sus asientos
   *[other] hay { $tables } mesas abiertas que conservan sus asientos
}
level_is_set = el nivel { $level } ya tiene valores; el primero sin ellos es el { $next }
level_not_blank = el nivel { $level } no es un hueco de la hoja: queda después del último
level_values = los valores del nivel { $level } no valen ({ $found }): la ciega grande debe superar a la pequeña y el ante no puede superar a la grande
amounts_on_sheet = el libro no fija cantidades de recompra ni de add-on: las dice la hoja
amounts_fixed = las recompras y los add-ons quedan fijados antes de empezar: ya no se pueden cambiar
sheet_not_public = la hoja de estructura todavía no está publicada
missing_level_due = el nivel { $level } no tiene valores en el libro: confirme { $small }/{ $big } con ante { $ante } o fije otros
level_beyond_schedule_due = el nivel { $level } no está en la hoja: se propone { $small }/{ $big } con ante { $ante }
note-languages_announced = idiomas admitidos en las mesas: { $languages }
matter-missing_level = valores de un nivel que el libro deja en blanco
matter-level_beyond_schedule = valores de un nivel posterior al último de la hoja
matter-rebuy_amounts = fichas que dan la recompra y el add-on
matter-schedule_change = cambio de un horario ya publicado
option-confirm_values = confirmar los valores propuestos
option-set_values = fijar otros valores
option-first_list = las cantidades de la ficha del torneo
option-second_list = las cantidades de la sección de niveles
option-keep_schedule = mantener el horario
option-change_schedule = cambiar el horario, con autor, hora y motivo
receipt-rules_acceptance = Al inscribirse, el jugador declara conocer el reglamento del torneo y lo acepta por completo.
receipt-image_release_before_during_after = El jugador autoriza, sin condiciones y sin coste (0) para la organización, el uso de las imágenes tomadas antes, durante y después de la competición.
receipt-image_release_event = La sala puede filmar y fotografiar el torneo y a sus participantes, y publicar la información que estime oportuna para darlo a conocer.
