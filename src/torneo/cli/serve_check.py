"""``torneo serve --check``: whether everything is ready for tonight, by doing a little of each thing."""

import argparse
import os
from collections.abc import Iterator
from datetime import datetime
from urllib.parse import urlsplit

import msgspec

from torneo.cli.errors import CliError, beneath, say
from torneo.cli.journal_text import fault_line
from torneo.rulebook import Lang
from torneo.writing import sortable

_TEXT = {
    "es": {
        "ok": "bien",
        "bad": "MAL",
        "check.data": "carpeta de datos",
        "check.database": "base de datos",
        "check.settings": "configuración",
        "check.pages": "páginas y archivos",
        "check.journal": "torneos guardados",
        "check.accounts": "cuentas",
        "check.network": "dirección y puerto",
        "check.clock": "reloj",
        "clock_ahead": "este ordenador va {seconds} s por delante de la base de datos: póngalo en hora (NTP)",
        "clock_behind": "este ordenador va {seconds} s por detrás de la base de datos: póngalo en hora (NTP)",
        "clock_before": "{now} es anterior a lo último anotado ({streams}): ponga en hora el ordenador",
        "no_accounts": "ninguna todavía: la primera visita crea la de dirección",
        "accounts": "{n}, de dirección {directors}",
        "streams": "{n}",
        "no_director": "nadie tiene cuenta de dirección",
        "check.disk": "disco",
        "check.papers": "papeles",
        "free": "quedan {left} MB",
        "few": "quedan solo {left} MB: haga sitio",
        "unsound": "SQLite dice que está dañada: {why}",
    },
    "en": {
        "ok": "ok",
        "bad": "BAD",
        "check.data": "data folder",
        "check.database": "database",
        "check.settings": "settings",
        "check.pages": "pages and files",
        "check.journal": "events kept",
        "check.accounts": "accounts",
        "check.network": "address and port",
        "check.clock": "clock",
        "clock_ahead": "this computer is {seconds} s ahead of the database: set it right (NTP)",
        "clock_behind": "this computer is {seconds} s behind the database: set it right (NTP)",
        "clock_before": "{now} is before the last thing on record ({streams}): set the computer's clock",
        "no_accounts": "none yet: the first visit creates the director's",
        "accounts": "{n}, {directors} of them directors",
        "streams": "{n}",
        "no_director": "nobody has a director's account",
        "check.disk": "disk",
        "check.papers": "papers",
        "free": "{left} MB left",
        "few": "only {left} MB left: make room",
        "unsound": "SQLite says that it is damaged: {why}",
    },
}


class Check(msgspec.Struct, frozen=True):
    """One thing looked at before a night: ``told`` says what was found."""

    what: str
    ok: bool
    told: str


def check(args: argparse.Namespace) -> int:
    text = _TEXT[args.lang]
    found = list(_checks(args))
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        for one in found:
            print(f"  {text['ok' if one.ok else 'bad']:5} {text[f'check.{one.what}']:20} {one.told}")
    return 0 if all(one.ok for one in found) else 1


def _checks(args: argparse.Namespace) -> Iterator[Check]:
    """Each in turn; what builds on something broken is not tried."""
    text = _TEXT[args.lang]
    from torneo.cli.serve import where_of
    from torneo.room import disk
    from torneo.room.data_folder import data_folder

    try:
        folder = data_folder()
        disk.try_writing()
    except OSError as error:
        yield Check("data", False, beneath(error, args.lang) or str(error))
        return
    yield Check("data", True, str(folder))
    few, left = disk.running_out() is not None, disk.free() // disk.MB
    yield Check("disk", not few, text["few" if few else "free"].format(left=left))
    try:
        yield Check("network", True, " ".join(where_of(args).addresses()))
    except CliError as error:
        yield Check("network", False, say(error, args.lang))
    try:
        from torneo.room.serve import prepare

        prepare()
    except Exception as error:  # whatever the database says is what the user needs to read
        yield Check("database", False, beneath(error, args.lang) or str(error).strip())
        return
    yield from _inside(text, args.lang)


def _inside(text: dict[str, str], lang: Lang) -> Iterator[Check]:
    from django.contrib.auth.models import User
    from django.core.checks import run_checks
    from django.db import connection
    from django.test import Client

    where = urlsplit(os.environ.get("DATABASE_URL", "")).hostname or str(connection.settings_dict["NAME"])
    why = _damage()
    found = text["unsound"].format(why=why) if why else f"{connection.vendor} {where}"
    yield Check("database", not why, found)
    wrong = [str(one) for one in run_checks(include_deployment_checks=False)]
    yield Check("settings", not wrong, "; ".join(wrong))
    answer = Client(SERVER_NAME="127.0.0.1").get("/entrar/", follow=True)
    style = Client(SERVER_NAME="127.0.0.1").get("/static/room/tokens.css")
    pages = answer.status_code == style.status_code == 200
    yield Check("pages", pages, "" if pages else f"{answer.status_code} {style.status_code}")
    yield _papers()
    yield _journal(text, lang)
    yield _clock(text)
    people = User.objects.count()
    directors = User.objects.filter(groups__name="director", is_active=True).count()
    told = text["accounts"].format(n=people, directors=directors) if people else text["no_accounts"]
    fine = not people or bool(directors)
    yield Check("accounts", fine, told if fine else text["no_director"])


def _damage() -> str:
    """What SQLite finds wrong with its own file; a PostgreSQL looks after itself."""
    from django.db import connection

    if connection.vendor != "sqlite":
        return ""
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA quick_check(3)")
        rows = [str(row[0]) for row in cursor.fetchall()]
    return "" if rows == ["ok"] else "; ".join(rows)


def _papers() -> Check:
    """A paper is really printed, by a process of its own, with the typesetter's own letters."""
    from torneo.paper.catalogue import BY_CODE, Wanted
    from torneo.paper.presses import Press, PressFailed
    from torneo.rulebook import load_book
    from torneo.tournament import Tournament
    from torneo.tournament.structure.templates import template

    state = Tournament(id="check", book="tda-2013", structure=template("turbo").structure)
    wanted = Wanted(state=state, book=load_book("tda-2013"), lang="es", now=0)
    press = Press()
    try:
        return Check("papers", press.pdf("structure", BY_CODE["structure"].make(wanted))[:4] == b"%PDF", "")
    except PressFailed as failed:
        return Check("papers", False, str(failed))
    finally:
        press.close()


def _journal(text: dict[str, str], lang: Lang) -> Check:
    """Can every stream be read, and is every event in one?"""
    from torneo.journal.database import DatabaseJournal
    from torneo.room.keeping import keeper
    from torneo.room.streams import shielded, unread_now

    heads = keeper().journal.heads()
    for head in heads:
        with shielded(head, "check"):
            keeper().book(head.name)
    wrong = [(one.stream, one.fault) for one in unread_now()]
    wrong += DatabaseJournal().faults()
    if wrong:
        return Check("journal", False, "; ".join(fault_line(name, fault, lang) for name, fault in wrong))
    return Check("journal", True, text["streams"].format(n=len(heads)))


def _clock(text: dict[str, str]) -> Check:
    """One clock for all servers of the room, and nothing on record that is still to come."""
    from torneo.room.clock_watch import dated_later, server_gap
    from torneo.room.wall_clock import wall_now

    gap, streams = server_gap(), dated_later()
    now = sortable(datetime.fromtimestamp(wall_now()).astimezone(), seconds=True)
    if gap:
        told = text["clock_ahead" if gap > 0 else "clock_behind"].format(seconds=abs(gap) // 1000)
    else:
        told = text["clock_before"].format(now=now, streams=", ".join(streams)) if streams else now
    return Check("clock", not gap and not streams, told)
