### `torneo token`: keys for other programs, made on the room's own machine

made = Llave { $number }: { $name } ({ $role }, { $reach })
once = Cópiela ahora: no se volverá a mostrar.
room = toda la sala
none = no hay llaves
revoked = La llave { $number } ya no abre nada.
unknown = no hay ninguna llave { $number } que valga
live = vale
ended = anulada
expired = caducada
until = hasta { $at }
used = último uso { $at }
unused = sin usar
