"""Words of seat cards, table sheets, seat-change slips, count sheets and bag tags."""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    "seat_cards.title": B("Tarjetas de asiento", "Seat cards"),
    "seat_cards.card": B("Tarjeta de asiento", "Seat card"),
    "seat_cards.verify": B("Compruebe sus datos y su asiento.", "Check your details and your seat."),
    "seat_cards.identity": B(
        "Se entrega tras ver el documento de identidad.", "Handed out once the identity document is seen."
    ),
    "seat_cards.scan": B("Su mesa, el reloj y los premios", "Your table, the clock and the prizes"),
    "tables.title": B("Hojas de mesa", "Table sheets"),
    "tables.sheet": B("Mesa {table}", "Table {table}"),
    "tables.entry": B("N.º", "No."),
    "tables.origin": B("País · Club", "Country · Club"),
    "tables.notes": B("Notas", "Notes"),
    "tables.empty": B("libre", "empty"),
    "tables.locked": B("cerrado", "closed"),
    "tables.players": B("{players} jugadores", "{players} players"),
    "tables.button": B("botón", "button"),
    "tables.final": B("Mesa final", "Final table"),
    "tables.sum": B("Suma de la mesa", "Table total"),
    "moves.title": B("Cambios de asiento", "Seat changes"),
    "moves.card": B("Cambio de asiento", "Seat change"),
    "moves.from": B("Sale de la mesa {table}", "Leaves table {table}"),
    "moves.to": B("Va a", "Goes to"),
    "moves.carries": B("Lleva {points} puntos", "Carries {points} points"),
    "moves.broken": B("La mesa {table} se cierra", "Table {table} is broken"),
    "moves.balance": B("Equilibrio de mesas", "Balancing of tables"),
    "moves.rack_or_bag": B(
        "Llévele una bandeja o bolsa para las fichas.", "Bring a rack or bag for the chips."
    ),
    "moves.colour_up_before": B(
        "Si lleva muchas pequeñas, ofrézcale antes fichas mayores.",
        "If many are small, offer larger chips first.",
    ),
    "moves.hand_in": B("Entregue este papel al crupier.", "Hand this slip to the dealer."),
    "counts.title": B("Planilla de recuento", "Count sheet"),
    "counts.sheet": B("Mesa {table}", "Table {table}"),
    "counts.sum": B("Suma de la mesa", "Table total"),
    "counts.expected": B("Según el registro: {points}", "On record: {points}"),
    "counts.player_signs": B("Firma del jugador", "Player's signature"),
    "counts.supervisor_signs": B("Firma del supervisor", "Supervisor's signature"),
    "counts.counted_by": B("Contó", "Counted by"),
    "counts.checked_by": B("Comprobó", "Checked by"),
    "counts.signed_rule": B(
        "El jugador y el supervisor firman los puntos que pasan a la etapa siguiente.",
        "Player and supervisor sign for the points that go on to the next stage.",
    ),
    "counts.piles": B(
        "Las fichas iguales se cuentan en pilas de {chips}.", "Equal chips are counted in piles of {chips}."
    ),
    "counts.rule": B(
        "Se cuentan todas las fichas al acabar la etapa y deben cuadrar con las emitidas.",
        "All chips are counted when the stage ends and must agree with those issued.",
    ),
    "bags.title": B("Etiquetas de bolsa", "Bag tags"),
    "bags.card": B("Fichas guardadas", "Bagged chips"),
    "bags.came_from": B("Mesa {table} · Asiento {seat}", "Table {table} · Seat {seat}"),
    "bags.next": B("Vuelve el {when}", "Back on {when}"),
    "bags.points": B("Puntos", "Points"),
    "bags.player_signs": B("Firma del jugador", "Player's signature"),
    "bags.supervisor_signs": B("Firma del supervisor", "Supervisor's signature"),
}
