"""``torneo accounts``: the accounts of the room and the record of what was changed, on its own machine.

Exit codes: 0 done; 1 it cannot be, and nothing was changed; 2 the question could not be understood.
"""

import argparse
import getpass
import sys
from datetime import UTC
from typing import Any

import msgspec

from torneo.cli.database import open_database
from torneo.cli.errors import out_of_range
from torneo.cli.options import Subparsers, add_data, add_json, add_language
from torneo.writing import sortable

_MOST = 1_000_000


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "accounts",
        help="accounts of the room, lost passwords, and the record of changes",
        description="Accounts of the room in TORNEO_DATA (or DATABASE_URL), for whoever sits at its own "
        "machine. Roles are given in the browser, under Cuentas.",
    )
    kinds = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    listed = kinds.add_parser("list", help="every account with its role")
    add_json(listed, "[{id, username, name, role, active}]")
    listed.set_defaults(run=run_list)
    log = kinds.add_parser(
        "log", help="who changed accounts, roles, passwords, tokens, links, webhooks and settings"
    )
    log.add_argument("--last", type=int, metavar="N", default=100, help="so many, the newest last (100)")
    add_json(log, "[{id, at, by, role, where, what, about, facts}]")
    log.set_defaults(run=run_log)
    password = kinds.add_parser("password", help="another password, asked for here or read from a pipe")
    password.add_argument("username", metavar="USER")
    password.set_defaults(run=run_password)
    factor = kinds.add_parser("factor-off", help="removes the second step of an account whose phone is lost")
    factor.add_argument("username", metavar="USER")
    factor.set_defaults(run=run_factor_off)
    for one in (listed, log, password, factor):
        add_data(one)
        add_language(one)


def run_list(args: argparse.Namespace) -> int:
    open_database(args.data)
    from django.contrib.auth.models import User

    from torneo.room.who import role_of
    from torneo.room.words import say

    rows = [
        {"id": one.pk, "username": one.username, "name": one.first_name, "role": role_of(one),
         "active": one.is_active}
        for one in User.objects.order_by("username")
    ]  # fmt: skip
    if args.json:
        print(msgspec.json.encode(rows).decode())
        return 0
    for row in rows:
        state = "" if row["active"] else " · " + say("accounts.may_not_enter", args.lang)
        role = say(f"common.role.{row['role']}", args.lang)
        print(f"{row['id']:>4}  {row['username']} · {row['name']} · {role}{state}")
    return 0


def run_log(args: argparse.Namespace) -> int:
    if not 1 <= args.last <= _MOST:
        raise out_of_range("--last", 1, _MOST, args.last)
    open_database(args.data)
    from torneo.room.models import Record
    from torneo.room.views.record import told
    from torneo.room.words import say

    rows = list(Record.objects.all()[: args.last])[::-1]
    if args.json:
        print(msgspec.json.encode([_data(one) for one in rows]).decode())
        return 0
    for row in rows:
        one = told(row, args.lang)
        who = f"{one['by']} ({one['role']})" if one["by"] else one["role"]
        parts = [f"{sortable(row.at.astimezone(UTC), seconds=True)} UTC", one["what"], who, one["where"]]
        print(" · ".join(part for part in parts if part))
    if not rows:
        print(say("record.empty", args.lang))
    return 0


def _data(row: Any) -> dict[str, Any]:
    return {
        "id": row.pk, "at": row.at, "by": row.by, "role": row.role, "where": row.where, "what": row.what,
        "about": row.about, "facts": msgspec.json.decode(row.facts),
    }  # fmt: skip


def run_password(args: argparse.Namespace) -> int:
    open_database(args.data)
    from django.contrib.auth.models import User

    from torneo.room.accounts.record import at_terminal
    from torneo.room.accounts.staff import reset_password
    from torneo.room.words import say

    user = User.objects.filter(username=args.username).first()
    reason = "no_account"
    if user is not None:
        asked = say("accounts.new_password", args.lang)
        typed = getpass.getpass(f"{asked}: ") if sys.stdin.isatty() else sys.stdin.readline().rstrip("\n")
        reason = reset_password(at_terminal(), user.pk, typed)
    if reason:
        print(f"torneo: {say(f'accounts.no.{reason}', args.lang)}", file=sys.stderr)
        return 1
    print(say("accounts.reset_done", args.lang))
    return 0


def run_factor_off(args: argparse.Namespace) -> int:
    open_database(args.data)
    from django.contrib.auth.models import User

    from torneo.room.accounts.record import at_terminal
    from torneo.room.accounts.second_factor import remove
    from torneo.room.words import say

    user = User.objects.filter(username=args.username).first()
    if user is None:
        print(f"torneo: {say('accounts.no.no_account', args.lang)}", file=sys.stderr)
        return 1
    if not remove(at_terminal(), user):
        print(f"torneo: {say('second.off', args.lang)}", file=sys.stderr)
        return 1
    print(say("common.done", args.lang))
    return 0
