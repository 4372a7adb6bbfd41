"""Gives commands to a stream, one after another: players come late to a running event and are seated.

Usage: commander.py STREAM WHO FIRST COUNT

Each command's key is made of WHO and a number, so that whoever starts again at the same number repeats the
same wish. Once a command has been answered, a line says so: key, version, and "again" if it was answered
before. What has been said must be true for ever.
"""

import sys

from torneo.cli.database import open_database
from torneo.tournament import Actor, Asked, Command, Refused
from torneo.tournament.entries.commands import CheckIdentity, EnterPlayer, RegisterPlayer

SEED = bytes(range(32)).hex()


def wishes(player: str) -> list[Command]:
    return [
        RegisterPlayer(player=player, name=f"Jugador {player}", document=f"D-{player}", born="1990-01-01"),
        CheckIdentity(player=player),
        EnterPlayer(player=player, session="1"),
    ]


def main() -> None:
    stream, who, first, count = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    open_database()
    from torneo.journal.database import DatabaseJournal
    from torneo.journal.keeper import Keeper
    from torneo.journal.kinds import KINDS

    keeper = Keeper(DatabaseJournal(), KINDS)
    at = keeper.state(stream).at
    for number in range(first, first + count):
        for step, command in enumerate(wishes(f"{who}{number}")):
            key = f"{who}-{number}-{step}"
            answer = keeper.command(
                stream, Asked(command=command, by=Actor(who, "director"), at=at, key=key, seed=SEED)
            )
            assert not isinstance(answer, Refused), answer
            print(key, answer.version, "again" if answer.repeated else "new", flush=True)


if __name__ == "__main__":
    main()
