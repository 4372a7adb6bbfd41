"""Words of the first page."""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    "title": B("Torneos de esta sala", "Events of this room"),
    "empty": B(
        "Todavía no hay ningún torneo. Quien dirige crea el primero a partir de una plantilla.",
        "There is no event yet. The director creates the first one from a template.",
    ),
    "new": B("Nuevo torneo", "New event"),
    "director": B("Dirección", "Director"),
    "desk": B("Inscripción", "Desk"),
    "screen": B("Pantalla", "Screen"),
    "public": B("Página pública", "Public page"),
    "players": B("{players} jugadores de {entries} inscripciones", "{players} players of {entries} entries"),
    "phase.draft": B("en preparación", "being prepared"),
    "phase.published": B("inscripción abierta", "registration open"),
    "phase.running": B("en juego", "being played"),
    "phase.ended": B("terminado", "finished"),
    "phase.cancelled": B("cancelado", "cancelled"),
}
