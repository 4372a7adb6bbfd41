"""Words of the map of tables: its two views, how it is sorted, the menu of a seat or table, moving by hand."""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    "view": B("Cómo se ven las mesas", "How the tables are shown"),
    "map": B("Mapa", "Map"),
    "list": B("Lista", "List"),
    "sort": B("Orden de las mesas", "Order of the tables"),
    "sort_table": B("Por número", "By number"),
    "sort_players": B("Las más cortas", "Shortest first"),
    "sort_worst": B("Lo urgente", "Urgent first"),
    "sort_break": B("Orden de cierre", "Breaking order"),
    "carry": B(
        "{name}: elija un asiento libre de otra mesa, o la mesa para sortearlo (Esc lo deja)",
        "{name}: choose a free seat of another table, or the table to have it drawn (Esc leaves it)",
    ),
    "card": B("Abrir la ficha", "Open the card"),
    "seat.o": B("Eliminado", "Out"),
    "seat.x": B("Mover en el mapa", "Move on the map"),
    "seat.m": B("Mover por sorteo", "Move by draw"),
    "seat.r": B("Recompra", "Rebuy"),
    "seat.c": B("Fichas", "Chips"),
    "seat.p": B("Sanción", "Penalty"),
    "seat.a": B("Se ausenta o vuelve", "Away or back"),
    "table.n": B("Mano siguiente", "Next hand"),
    "table.o": B("Eliminado", "Out"),
    "table.h": B("Detener o dejar seguir", "Halt or release"),
    "table.b": B("Cerrar la mesa", "Break the table"),
    "table.f": B("Llenar la mesa", "Fill the table"),
    "table.a": B("Han llegado todos", "All have arrived"),
    "final_lead": B(
        "Elija la mesa y, si quiere, dónde está; los asientos se sortean de nuevo.",
        "Choose the table and, if you like, where it stands; seats are drawn again.",
    ),
    # ---- the page of shortcuts
    "keys.title": B("En el mapa o la lista de mesas", "On the map or list of tables"),
    "keys.v": B("mapa o lista", "map or list"),
    "keys.arrows": B("de un asiento al de al lado", "from one seat to the next"),
    "keys.x": B(
        "mover a quien está en el asiento: después, el asiento libre y ↵",
        "move who is in the seat: then the free seat and ↵",
    ),
    "keys.menu": B("lo que más se hace con ese asiento o esa mesa", "what is done most with that seat or table"),
    "keys.menu_name": B("Menú", "Menu"),
    "keys.mouse": B(
        "Clic derecho o pulsación larga: lo mismo que Menú. Arrastrar a un jugador a un asiento libre: moverlo.",
        "Right-click or long press: as Menu. Dragging a player to a free seat: move.",
    ),
}  # fmt: skip
