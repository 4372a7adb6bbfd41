"""Sentences of hands and places."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    "hand_in_progress": Bilingual(
        "en la mesa {table} se está jugando la mano {hand}", "hand {hand} is being played at table {table}"
    ),
    "hand_over": Bilingual(
        "la mano {hand} de la mesa {table} ya terminó: ahora es la {now}, y de ella no se ha cambiado nada",
        "hand {hand} of table {table} is over: it is hand {now} now, and nothing of that was changed",
    ),
    "hand_dealt_again": Bilingual(
        "la mano {hand} de la mesa {table} fue nula y se reparte otra vez: en la nueva no cambia nada",
        "hand {hand} of table {table} was void and is dealt again: nothing of the new deal was changed",
    ),
    "hand_to_come": Bilingual(
        "la mano {hand} de la mesa {table} todavía no ha llegado: ahora es la {now}",
        "hand {hand} of table {table} has not come yet: it is hand {now} now",
    ),
    "no_hand": Bilingual(
        "en la mesa {table} no se está jugando ninguna mano", "no hand is being played at table {table}"
    ),
    "first_card_dealt": Bilingual(
        "en la mesa {table} ya se ha dado la primera carta", "the first card is already out at table {table}"
    ),
    "table_halted": Bilingual(
        "la mesa {table} está detenida: no empieza otra mano hasta que siga",
        "table {table} is halted: no other hand begins until it plays on",
    ),
    "on_break": Bilingual("es el descanso: no empieza ninguna mano", "it is the break: no hand starts"),
    "last_hands_played": Bilingual(
        "la mesa {table} ya ha jugado sus últimas manos", "table {table} has played its last hands"
    ),
    "too_few_players": Bilingual(
        "en la mesa {table} hay {players} jugadores para la mano; hacen falta dos",
        "table {table} has {players} players for the hand; it takes two",
    ),
    "game_not_in_event": Bilingual(
        "«{game}» no es un juego de este torneo; lo son: {allowed}",
        "'{game}' is not a game of this event; these are: {allowed}",
    ),
    "hand_for_hand_first": Bilingual(
        "quedan {players} jugadores: antes de otra mano hay que empezar el mano por mano",
        "{players} players are left: hand-for-hand has to begin before another hand",
    ),
    "break_first": Bilingual(
        "quedan {players} jugadores o menos: antes de otra mano toca el descanso",
        "{players} players or fewer are left: the break comes before another hand",
    ),
    "button_to_draw": Bilingual(
        "el botón de la primera mano de la mesa {table} se sortea: saque una carta por asiento y diga en qué "
        "asiento queda",
        "the button of table {table}'s first hand is drawn for: deal a card to each seat and say in which "
        "seat it came to lie",
    ),
    "button_already_placed": Bilingual(
        "el botón de la mesa {table} ya está puesto (asiento {button}) y se mueve según el libro",
        "table {table}'s button is already placed (seat {button}) and moves as the book says",
    ),
    "seat_not_in_hand": Bilingual(
        "el asiento {seat} no recibió cartas en esta mano de la mesa {table}; las recibieron: {dealt}",
        "seat {seat} got no cards in this hand of table {table}; these did: {dealt}",
    ),
    "chips_do_not_add_up": Bilingual(
        "las fichas de la mesa {table} no cuadran: se anuncian {told} y tiene que haber {expected}",
        "the chips of table {table} do not add up: {told} reported, there must be {expected}",
    ),
    "not_out": Bilingual(
        "el asiento {seat} de la mesa {table} no ha perdido todas sus fichas",
        "seat {seat} of table {table} has not lost all its chips",
    ),
    "report_the_hand": Bilingual(
        "la mesa {table} está jugando la mano {hand}: diga quién le ganó o comunique la mano entera",
        "table {table} is playing hand {hand}: say who won the chips, or report the whole hand",
    ),
    "somebody_stays": Bilingual(
        "no pueden quedar fuera todos los jugadores de la mesa {table}: alguien se llevó las fichas",
        "not every player of table {table} can be out: somebody took the chips",
    ),
    "beaten_by_himself": Bilingual(
        "el asiento {seat} no puede haberse eliminado a sí mismo", "seat {seat} cannot have eliminated itself"
    ),
    "won_nothing": Bilingual(
        "el asiento {seat} de la mesa {table} no ganó nada en la mano: no puede haber eliminado al {out}",
        "seat {seat} of table {table} won nothing in the hand: it cannot have sent seat {out} out",
    ),
    "hand_order_missing": Bilingual(
        "los asientos {seats} quedan eliminados con el mismo stack: diga quién tenía la mejor mano",
        "seats {seats} go out with equal stacks: say who had the better hand",
    ),
    "hand_order_wrong": Bilingual(
        "el orden de las manos ({order}) solo nombra, y una vez, los asientos eliminados: {seats}",
        "the order of hands ({order}) names only the seats that went out, once each: {seats}",
    ),
    "disqualified_sits": Bilingual(
        "{person}, descalificado, sigue en la mesa {table}, asiento {seat}: retírelo antes de dar cartas",
        "{person} is disqualified and still sits at table {table}, seat {seat}: take him out before the deal",
    ),
    "players_left": Bilingual("quedan {players} jugadores con fichas", "{players} players still hold chips"),
    "alternates_waiting": Bilingual(
        "hay {alternates} suplentes en espera", "{alternates} alternates are waiting"
    ),
    "flights_to_come": Bilingual("faltan por jugarse: {sessions}", "still to be played: {sessions}"),
    "registration_open": Bilingual(
        "la inscripción de la sesión {session} sigue abierta",
        "registration of session {session} is still open",
    ),
    "nobody_left": Bilingual(
        "no queda nadie con fichas: el torneo ha terminado", "nobody holds chips any more: the event is over"
    ),
    "one_player_left": Bilingual(
        "{player} tiene todas las fichas: el torneo ha terminado",
        "{player} holds every chip: the event is over",
    ),
}
