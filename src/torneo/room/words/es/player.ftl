### Words of a player's own page and of its link.

title = Mi torneo
my_seat = Mi asiento
table = Mesa
seat = Asiento
next_move = Su próximo movimiento
go = Vaya a la mesa { $table }, asiento { $seat }, con todas sus fichas a la vista.
go_from = Viene de la mesa { $table }.
stay = Ninguno: quédese en su asiento. Si le mueven, lo verá aquí.
wait_button = Recibe cartas cuando pase el botón.
halted = Su mesa está detenida: espere a la dirección.
away = Consta como ausente de la mesa.
final = Mesa final
status-registered = Inscrito
status-registered_more = Su asiento aparecerá aquí en cuanto se sortee.
status-alternate = Lista de espera
status-alternate_more = Su turno: { $turn }. El asiento aparecerá aquí.
status-bagged = Fichas guardadas
status-bagged_more = Sigue en el torneo con { $stack }.
status-out = Eliminado
status-removed = Fuera del torneo
status-surrendered = Entrada cedida
status-cancelled = Inscripción anulada
status-qualified = Clasificado
status-qualified_more = Preséntese en inscripción con su documento.
status-forfeited = Plaza no reclamada
status-none = Todavía sin inscripción
status-none_more = Pase por la mesa de inscripción.
starts = Se juega el { $when }
place = Puesto
tied = empatado con { $n }
won = Premio
winner = ¡El torneo es suyo!
paid = entregado
to_collect = Recójalo en la dirección con su documento.
stack = Sus fichas
stack_note = según la última mano comunicada
rank = Va
rank_value = { $rank }.º de { $of }
average = Promedio
prizes = Premios
pool = Fondo
paid_places = { $places ->
    [one] { $places } puesto cobra
   *[other] { $places } puestos cobran
}
next_out = El próximo eliminado cobra { $amount }
prizes_between = los de en medio, en la página del torneo
no_prizes = Los premios se publican al cerrarse la inscripción.
penalties = Sus penalizaciones
hands_left = { $n ->
    [one] queda { $n } mano
   *[other] quedan { $n } manos
}
hand_left = queda 1 mano
serving = en curso
pending = pendiente
done = cumplida
lifted = retirada
event_page = Página del torneo
seats_page = Asientos
rules = Reglamento
gone_title = Este enlace ya no vale
gone = Puede haberse sustituido por otro. Pida uno nuevo en la mesa de inscripción: su asiento y sus fichas no cambian.
link_title = Enlace privado de { $name }
link_why = Con este código el jugador ve en su teléfono su asiento, sus cambios de mesa y el reloj, sin cuenta.
link_once = Se muestra solo ahora: imprímalo o deje que lo escanee.
link_make = Crear enlace
link_again = Crear otro (el anterior deja de valer)
link_active = Hay un enlace en uso.
link_none = No hay ningún enlace en uso.
link_revoke = Anular el enlace
link_revoke_ask = El jugador dejará de ver su página con el enlace que tiene. ¿Anularlo?
link_missing = No hay ningún jugador «{ $player }» en este torneo.
