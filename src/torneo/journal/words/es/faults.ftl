### What may be wrong with a stream, its file or a backup.

gap = se esperaba la versión { $expected } y está la { $found }
broken_chain = la huella no corresponde: este suceso o su lugar se ha cambiado
newer = lo escribió un Torneo más nuevo (forma { $schema }; este conoce hasta la { $known })
unknown_event = suceso desconocido: { $event }
unknown_command = orden desconocida: { $command }
bad_command = no se puede leer qué se pidió: { $why }
bad_event = { $event } no se puede leer: { $why }
other_event = figura como { $event } y es { $found }
time_runs_back = es anterior al suceso que lo precede
key_twice = la orden «{ $key }» ya se había atendido en la versión { $first }
cannot_apply = { $event } no se puede aplicar: { $why }
unsound = el estado deja de cuadrar: { $why }
other_book = el suceso nombra el libro { $found } y el diario es de { $book }
unknown_kind = clase de diario desconocida: { $kind }
damaged = la base de datos no puede devolverlo, está dañada: { $why }
no_head = { $events ->
    [one] hay { $events } suceso suyos y ningún diario de ese nombre: falta su fila
   *[other] hay { $events } sucesos suyos y ningún diario de ese nombre: falta su fila
}
cut_tail = { $numbered ->
    [one] la base de datos ha numerado { $numbered } suceso y guarda { $kept }: alguien ha borrado { $missing }
   *[other] la base de datos ha numerado { $numbered } sucesos y guarda { $kept }: alguien ha borrado { $missing }
}
cut_since = llegaba a la versión { $then } y ahora acaba en la { $now }
gone_since = { $then ->
    [one] estaba, con { $then } suceso, y ya no está
   *[other] estaba, con { $then } sucesos, y ya no está
}
other_since = hasta la versión { $then } no dice lo mismo que entonces
cannot_show = sus datos no se pueden mostrar: { $why }
bad_book = el libro no se puede usar: { $why }
empty_file = el archivo está vacío
not_text = no es un texto en UTF-8
no_header = la primera línea no es la cabecera de un diario de Torneo: { $why }
newer_format = formato { $format }; este Torneo conoce hasta el { $known }
bad_line = no es la línea de un suceso: { $why }
not_as_written = no está escrita como la escribe Torneo
long_line = la línea pasa de { $most } MB
long_file = pasa de { $most } MB: no puede ser un diario
cut_off = el archivo está cortado: falta la última línea con la cuenta
after_the_end = hay líneas después de la cuenta
wrong_count = { $said ->
    [one] la cuenta dice { $said } suceso y hay { $found }
   *[other] la cuenta dice { $said } sucesos y hay { $found }
}
wrong_end = la huella final no es la del último suceso
bad_name = «{ $name }» no sirve de nombre: letras, cifras, «.», «_» y «-», 80 como mucho
taken = ya hay un diario «{ $name }»; impórtelo con otro nombre (--as)
not_a_backup = no es una copia de seguridad de Torneo: { $why }
not_a_file = no es un archivo: cópiela antes a uno
bad_part = esta parte de la copia está dañada: { $why }
not_in_backup = la copia no tiene ningún diario «{ $name }»
not_empty = esta sala ya tiene diarios ({ $streams }) o cuentas ({ $accounts }); se restaura solo en una sala vacía
bad_accounts = los datos de la sala no se pueden leer: { $why }
