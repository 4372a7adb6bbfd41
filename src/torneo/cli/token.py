"""``torneo token``: keys for other programs, made on the room's own machine.

Exit codes: 0 done; 1 there is no such token; 2 the question could not be understood.
"""

import argparse
import sys
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import msgspec

from torneo.cli.database import open_database
from torneo.cli.errors import CliError, out_of_range
from torneo.cli.options import Subparsers, add_data, add_json, add_language
from torneo.cli.words import words
from torneo.rulebook import Lang
from torneo.writing import sortable

if TYPE_CHECKING:
    from torneo.room.models import Token

_ROLES = ("director", "operations", "floor", "desk", "dealer", "commission")
_MOST_DAYS = 3650
_SAY = words.texts("token")


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "token",
        help="keys for other programs (the API)",
        description="Tokens of the room in TORNEO_DATA (or DATABASE_URL). A token acts with a role; its "
        "secret is printed once and only its digest is kept. See docs/api.md.",
    )
    kinds = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    make = kinds.add_parser("make", help="a new token; prints its secret")
    make.add_argument("name", metavar="NAME", help="who uses it: it shows in the journal")
    make.add_argument("--role", choices=_ROLES, required=True)
    make.add_argument("--stream", default="", help="only this event, case or circuit (default: the room)")
    make.add_argument("--days", type=int, metavar="N", help="expires after so many days (default: never)")
    add_json(make, "{id, name, role, stream, expires, secret}")
    make.set_defaults(run=run_make)
    listed = kinds.add_parser("list", help="every token: role, reach, last use; never its secret")
    add_json(listed, "[{id, name, role, stream, made, expires, used, state}]")
    listed.set_defaults(run=run_list)
    revoke = kinds.add_parser("revoke", help="ends a token at once")
    revoke.add_argument("number", type=int, metavar="NUMBER", help="as `torneo token list` shows it")
    revoke.set_defaults(run=run_revoke)
    for one in (make, listed, revoke):
        add_data(one)
        add_language(one)


def run_make(args: argparse.Namespace) -> int:
    if not args.name.strip() or len(args.name) > 80:
        raise CliError("NAME", "de 1 a 80 caracteres", "1 to 80 characters")
    if args.days is not None and not 1 <= args.days <= _MOST_DAYS:
        raise out_of_range("--days", 1, _MOST_DAYS, args.days)
    open_database(args.data)
    from torneo.journal.database import DatabaseJournal
    from torneo.room.accounts.record import at_terminal
    from torneo.room.api import tokens

    if args.stream and DatabaseJournal().head(args.stream) is None:
        raise CliError("--stream", f"no existe «{args.stream}»", f"there is no {args.stream!r}")
    expires = datetime.now(UTC) + timedelta(days=args.days) if args.days else None
    row, secret = tokens.make(args.name.strip(), args.role, args.stream, expires, at_terminal())
    if args.json:
        print(msgspec.json.encode({**_data(row), "secret": secret}).decode())
        return 0
    reach = row.stream or _SAY["room"].say(args.lang)
    print(_SAY["made"].say(args.lang, number=row.pk, name=row.name, role=row.role, reach=reach))
    print(secret)
    print(_SAY["once"].say(args.lang), file=sys.stderr)
    return 0


def run_list(args: argparse.Namespace) -> int:
    open_database(args.data)
    from torneo.room.models import Token

    rows = list(Token.objects.order_by("pk"))
    if args.json:
        print(msgspec.json.encode([_data(one) for one in rows]).decode())
        return 0
    for one in rows:
        print(_line(one, args.lang))
    if not rows:
        print(_SAY["none"].say(args.lang))
    return 0


def run_revoke(args: argparse.Namespace) -> int:
    open_database(args.data)
    from torneo.room.accounts.record import at_terminal
    from torneo.room.api import tokens

    if not 0 < args.number < 2**63 or not tokens.revoke(args.number, at_terminal()):
        print(f"torneo: {_SAY['unknown'].say(args.lang, number=args.number)}", file=sys.stderr)
        return 1
    print(_SAY["revoked"].say(args.lang, number=args.number))
    return 0


def _state(row: "Token") -> str:
    if row.revoked_at is not None:
        return "ended"
    return "expired" if row.expires_at is not None and row.expires_at <= datetime.now(UTC) else "live"


def _data(row: "Token") -> dict[str, Any]:
    return {
        "id": row.pk, "name": row.name, "role": row.role, "stream": row.stream, "made": row.made_at,
        "expires": row.expires_at, "used": row.used_at, "state": _state(row),
    }  # fmt: skip


def _line(row: "Token", lang: Lang) -> str:
    def moment(at: datetime) -> str:
        return f"{sortable(at.astimezone(UTC))} UTC"

    parts = [
        f"{row.pk:>4}  {row.name}", row.role, row.stream or _SAY["room"].say(lang),
        _SAY[_state(row)].say(lang),
        _SAY["until"].say(lang, at=moment(row.expires_at)) if row.expires_at else "",
        _SAY["used"].say(lang, at=moment(row.used_at)) if row.used_at else _SAY["unused"].say(lang),
    ]  # fmt: skip
    return " · ".join(part for part in parts if part)
