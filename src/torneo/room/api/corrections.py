"""Corrections: taking the last act back, or putting an old one right. ``?preview=1`` only tells what would
follow."""

from typing import Annotated, Any, Literal, Union

import msgspec

from torneo.journal.keeper import MovedOn
from torneo.journal.line import Reader
from torneo.room.api import answers_others as others
from torneo.room.api.bodies import query_flag, shaped
from torneo.room.api.commands import WORKED_OUT, key_of, meant_for, refused, told
from torneo.room.api.door import forbidden
from torneo.room.api.operation import ANY, Ask, Query, Reply, operation
from torneo.room.api.reads import head_of
from torneo.room.keeping import give, keeper, seed_of, session_of
from torneo.room.views.console_amend import consequences_shown
from torneo.tournament import TOURNAMENT, Command, Happened, Refused
from torneo.tournament.corrections.amending import Amendment, Preview, preview, undo
from torneo.tournament.corrections.commands import Amend, Correction, Undo
from torneo.tournament.vocabulary import Reason, Sequence, ShortText, TableNumber, many

_PREVIEW = (Query("preview", {"type": "string", "enum": ["0", "1", "false", "true"], "default": "0"}),)
#: Every command that can stand in the place of another.
_Any: Any = Union[tuple(one for one in TOURNAMENT.commands if one not in WORKED_OUT)]  # noqa: UP007


class UndoAsked(msgspec.Struct, kw_only=True):
    """``table``: the last act of that table, 0: the last of all."""

    why: Reason = ""
    table: TableNumber = 0


class CorrectionAsked(msgspec.Struct, kw_only=True):
    """``seq``: any event of the act, or ``key``: of its command. ``command`` is what should have been
    recorded in its place; without one the act never was. ``after``: it comes in addition, after the act."""

    seq: Sequence = 0
    key: ShortText = ""
    command: _Any | None = None
    after: bool = False


class AmendAsked(msgspec.Struct, kw_only=True):
    """Corrections that belong together. ``hands``: were stacks reported later ``counted`` (they stay) or
    worked out from those before (``played``)?"""

    corrections: Annotated[tuple[CorrectionAsked, ...], many(100)]
    why: Reason
    hands: Literal["counted", "played"] = "counted"


@operation("POST", "/events/{stream}/undo", "undo", body=UndoAsked, roles=ANY, query=_PREVIEW, command=True,
           answer=(others.Done, others.Foreseen))  # fmt: skip
def take_back(ask: Ask, stream: str) -> Reply:
    wanted = shaped(ask.body, UndoAsked)
    _may(ask, Undo)
    head_of(stream, "tournament")
    if not query_flag(ask.request, "preview"):
        return _done(ask, stream, Undo(why=wanted.why, table=wanted.table))
    return _foreseen(
        ask, stream, undo(_happened(stream), keeper().book(stream), wanted.why, wanted.table, ask.actor)
    )


@operation("POST", "/events/{stream}/amend", "amend", body=AmendAsked, roles=ANY, query=_PREVIEW,
           command=True, answer=(others.Done, others.Foreseen))  # fmt: skip
def amend(ask: Ask, stream: str) -> Reply:
    wanted = shaped(ask.body, AmendAsked)
    _may(ask, Amend)
    head_of(stream, "tournament")
    corrections = tuple(
        Correction(seq=one.seq, key=one.key, command=one.command, after=one.after)
        for one in wanted.corrections
    )
    wish = Amend(corrections=corrections, why=wanted.why, hands=wanted.hands)
    if not query_flag(ask.request, "preview"):
        return _done(ask, stream, wish)
    seed = seed_of(stream, keeper().reading(stream, lambda state: session_of(state, wish)))
    amendment = Amendment(corrections=corrections, why=wanted.why, hands=wanted.hands, seed=seed)
    return _foreseen(ask, stream, preview(_happened(stream), keeper().book(stream), amendment, ask.actor))


def _may(ask: Ask, kind: type[Command]) -> None:
    roles = TOURNAMENT.commands[kind].roles
    if ask.role not in roles:
        raise forbidden(ask, roles)


def _happened(stream: str) -> list[Happened]:
    reader = Reader(TOURNAMENT)
    return [reader.happened(line) for line in keeper().lines(stream)]


def _foreseen(ask: Ask, stream: str, found: Preview | Refused) -> Reply:
    if isinstance(found, Refused):
        raise keeper().reading(stream, lambda state: refused(found, state, ask.lang))
    expected = meant_for(ask.request)
    if expected is not None and expected != found.version:
        raise MovedOn(found.version)
    shown = keeper().reading(stream, lambda state: consequences_shown(found, state, ask.lang))
    value = others.Foreseen(stream=stream, version=found.version, anew=found.made.anew,
                             consequences=shown["told"], more=shown["more"])  # fmt: skip
    return Reply(value=value, version=found.version)


def _done(ask: Ask, stream: str, wish: Amend | Undo) -> Reply:
    return told(stream, give(stream, wish, ask.actor, key_of(ask), meant_for(ask.request)), ask.lang)
