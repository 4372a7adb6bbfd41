### Sentences every section uses.

role = el rol «{ $role }» no puede dar esta orden ({ $command }); pueden: { ROLE($allowed) }
unknown_command = no existe la orden «{ $command }»
before_the_last_event = la hora de la orden es anterior al último suceso registrado
text_too_long = { $found ->
    [one] «{ $field }» es demasiado largo: { $found } letra, y caben { $most }
   *[other] «{ $field }» es demasiado largo: { $found } letras, y caben { $most }
}
text_signs = «{ $field }» tiene signos que no valen ahí: «{ $found }»
too_many = «{ $field }» trae demasiado: { $found }, y caben { $most }
number_out_of_range = «{ $field }» debe estar entre { $least } y { $most }, no { $found }
too_deep = { $most ->
    [one] «{ $field }» tiene más de { $most } nivel, uno dentro de otro
   *[other] «{ $field }» tiene más de { $most } niveles, uno dentro de otro
}
key_conflict = esta clave ya se usó para otra orden: no se ha hecho nada; vuelva a cargar la página y repita
unknown_matter = no existe el asunto «{ $matter }»; hay: { $known }
not_lawful = «{ $option }» no es una opción del libro; lo son: { $options }
reason_missing = hay que escribir el motivo de la decisión
unknown_player = no hay ningún jugador «{ $player }»
unknown_entry = no hay ninguna inscripción { $entry }
unknown_table = no hay ninguna mesa { $table }
unknown_seat = la mesa { $table } no tiene el asiento { $seat }
empty_seat = no hay nadie en el asiento { $seat } de la mesa { $table }
unknown_session = no hay ninguna sesión «{ $session }»; hay: { $known }
wrong_phase = el torneo está en la fase «{ $phase }»; esto solo se puede en: { PHASE($allowed) }
session_not_running = la sesión { $session } no está en juego
amount = la cantidad { OF($amount) } no es posible: ha de ser { BOUNDS($expected) }
seed_missing = falta la semilla del sorteo de la sesión { $session }
seed_not_committed = antes de sortear hay que publicar el compromiso de la semilla de la sesión { $session }
seed_wrong = la semilla no es la que se comprometió para la sesión { $session }
