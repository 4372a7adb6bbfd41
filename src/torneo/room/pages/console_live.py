"""The live parts of the console: the picture of the tables, the proposals, the clock and the last events."""

from typing import Any

from torneo.room.clock_watch import server_gap
from torneo.room.disk import running_out
from torneo.room.fragments import View, fragment
from torneo.room.pages.console_common import CONSOLE_ROLES, happened_of, trial_of
from torneo.room.views.acts import Trial
from torneo.room.views.console_clock import clock_control
from torneo.room.views.console_journal import rows
from torneo.room.views.console_proposals import proposals
from torneo.room.views.console_tables import tables_picture
from torneo.room.views.wall import gap_text
from torneo.room.words import say
from torneo.tournament import Actor
from torneo.tournament.live_hand.events import ActTakenBack, ActTold, HandToldFrom

#: Live parts are worked out once for everybody: as the director, who may do all of it.
_DIRECTOR = Actor("", "director")
#: How far back the last ten commands are looked for; farther where tables tell their hands.
_BACK = (120, 480)
_LAST = 10
#: What a table tells of every hand: in the journal, not among the last commands.
_TOLD = (HandToldFrom, ActTold, ActTakenBack)


def _trial(view: View) -> Trial:
    return trial_of(view.stream, view.state, _DIRECTOR, view.lang)


@fragment("tables", roles=CONSOLE_ROLES)
def tables(view: View) -> dict[str, Any]:
    return tables_picture(view.state, view.book, view.now, view.lang)


@fragment("proposals", roles=CONSOLE_ROLES, steady=True)
def the_proposals(view: View) -> dict[str, Any]:
    return proposals(_trial(view))


@fragment("clock_control", roles=CONSOLE_ROLES)
def control(view: View) -> dict[str, Any]:
    gap = server_gap()
    told = say("console.wall.server", view.lang, {"gap": gap_text(-gap, view.lang)}) if gap else ""
    left = running_out()
    full = say("console.disk", view.lang, {"left": left}) if left is not None else ""
    return {**clock_control(_trial(view)), "warnings": [one for one in (told, full) if one]}


@fragment("recent", roles=CONSOLE_ROLES)
def recent(view: View) -> dict[str, Any]:
    found: list[dict[str, Any]] = []
    for back in _BACK:
        happened = happened_of(view.stream, view.state.version - back)
        found = rows(happened, view.state, view.lang, _TOLD)[:_LAST]
        if len(found) == _LAST or back >= view.state.version:
            break
    return {"rows": found}
