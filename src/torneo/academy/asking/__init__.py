"""Everything that can be asked about a moment at a table, by kind."""

from typing import Final

from torneo.academy.asking.amounts import MaxRaise, MinRaise, Pot, Pots, Returned, ToCall
from torneo.academy.asking.ask import Ask, Wrong
from torneo.academy.asking.clauses import WhichClause
from torneo.academy.asking.procedure import May, Options, Seconds, Stack, Steps, Until
from torneo.academy.asking.rulings import What
from torneo.academy.asking.seats import Live, Next, OddChip, Positions, ShowsFirst, Winner

ASKS: Final[dict[str, Ask]] = {
    ask.code: ask
    for ask in (
        What(),
        WhichClause(),
        ToCall(),
        MinRaise(),
        MaxRaise(),
        Pot(),
        Pots(),
        Returned(),
        Stack(),
        Next(),
        ShowsFirst(),
        Winner(),
        OddChip(),
        Live(),
        Positions(),
        May(),
        Options(),
        Steps(),
        Seconds(),
        Until(),
    )
}

__all__ = ["ASKS", "Ask", "Wrong"]
