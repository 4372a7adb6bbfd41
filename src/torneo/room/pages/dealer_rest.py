"""A smaller stack that is said to have taken all of a bigger one: the tablet asks what is left."""

from django.http import HttpRequest, HttpResponse

from torneo.room.keeping import keeper
from torneo.room.keys import key_of
from torneo.room.keys import part as part_of
from torneo.room.language import language_of
from torneo.room.pages.commands import answer_page
from torneo.room.views.dealer import known_stacks
from torneo.room.views.naming import player_name
from torneo.room.words import say
from torneo.tournament import Command, Tournament
from torneo.tournament.chips.commands import RecordCounts
from torneo.tournament.hands.commands import ReportHand
from torneo.tournament.seats.state import Table
from torneo.writing import chips


def left_over(
    request: HttpRequest, stream: str, table: Table, seat: int, winner: int
) -> Command | HttpResponse | None:
    """A stack takes no more than it holds. ``rest``: what is left stays with the loser, the command that says
    so; ``sure``: the stacks were not right, and None as where nothing is strange; else the question. Only
    pages that can ask (``asks``) are asked."""
    post, lang = request.POST, language_of(request)
    if not post.get("asks") or post.get("sure") or winner == seat:
        return None
    entry = table.seats[seat - 1]
    if post.get("rest") and keeper().answered(stream, part_of(key_of(request), "out")):
        return rest_told(request, stream, entry)
    stacks = keeper().reading(stream, lambda state: known_stacks(state, table))
    took, had = stacks.get(winner, 0), stacks.get(seat, 0)
    if not 0 < took < had:
        changed = say("dealer.out_changed", lang)
        return answer_page(request, changed, "refused", (), 409) if post.get("rest") else None
    if not post.get("rest"):
        names = keeper().reading(stream, lambda state: [_name(state, table, one) for one in (seat, winner)])
        facts = {"name": names[0], "stack": chips(had, lang), "winner": names[1], "less": chips(took, lang)}
        return answer_page(request, say("dealer.out_doubt", lang, facts), "refused", (), 409)
    after = {seat: had - took, winner: 2 * took}
    if table.hand is None:
        return RecordCounts(table=table.number, counts=after, why=say("dealer.out_rest_why", lang))
    return ReportHand(table=table.number, stacks=after, carried=table.carried, hand=table.hand.number)


def rest_told(request: HttpRequest, stream: str, entry: int) -> HttpResponse:
    """Who is still in, and with how much."""
    lang = language_of(request)

    def look(state: Tournament) -> dict[str, str]:
        one = state.entries[entry]
        return {"name": player_name(state, one.player), "left": chips(one.stack, lang)}

    told = say("dealer.out_rest_told", lang, keeper().reading(stream, look))
    return answer_page(request, told, "done", (), 200)


def _name(state: Tournament, table: Table, seat: int) -> str:
    return player_name(state, state.entries[table.seats[seat - 1]].player)
