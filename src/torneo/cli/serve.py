"""``torneo serve``: the room for real use, on this machine or for the phones of the network.

A process of its own serves; another takes its place when it ends or hangs (``watchman.py``).

Exit codes: 0 stopped by its user, or every check passed; 1 a check failed; 2 it cannot be served there;
3 the process that serves ends again and again.
"""

import argparse
import os
import sys
from pathlib import Path

from torneo.cli.addresses import free_port
from torneo.cli.errors import CliError, system_reason
from torneo.cli.options import Subparsers, add_data, add_json, add_language
from torneo.cli.watchman import HUNG, Watchman, listening
from torneo.room.network import EVERYWHERE, Served, names_answered, served
from torneo.room.watched import watched
from torneo.rulebook import Lang

_TEXT = {
    "es": {
        "title": "Torneo · la sala está abierta",
        "here": "En esta máquina:",
        "network": "En teléfonos, tabletas y televisores de la red:",
        "no_network": "Esta máquina no tiene ninguna red: solo se puede abrir aquí.",
        "local_only": "Solo en esta máquina; para la red: torneo serve --host 0.0.0.0",
        "trust": "Para que cada teléfono o tableta confíe en la sala, una vez:",
        "fingerprint": "Huella del certificado (SHA-256):",
        "strange": "Sin certificado para {names}, que no es de una red privada: use --cert",
        "clear": "Sin cifrar: quien esté en la red puede leer las contraseñas. Cifrado: torneo serve --https",
        "first": "Primera vez: abra la dirección en este ordenador y cree la cuenta de dirección.",
        "first_code": "Desde otro aparato, o detrás de un proxy, pide este código: {code}",
        "data": "Datos: {data}   ·   copia de seguridad: torneo backup copia.torneo",
        "stop": "Ctrl+C la cierra; lo confirmado queda guardado.",
        "shut": "Otros usuarios de este ordenador podían leer {files}: ahora solo su dueño.",
    },
    "en": {
        "title": "Torneo · the room is open",
        "here": "On this machine:",
        "network": "On phones, tablets and TVs of the network:",
        "no_network": "This machine has no network: it can only be opened here.",
        "local_only": "Only on this machine; for the network: torneo serve --host 0.0.0.0",
        "trust": "For each phone or tablet to trust the room, once:",
        "fingerprint": "Fingerprint of the certificate (SHA-256):",
        "strange": "No certificate for {names}, which is of no private network: use --cert",
        "clear": "Unencrypted: anybody on the network can read passwords. Encrypted: torneo serve --https",
        "first": "First time: open the address on this computer and create the director's account.",
        "first_code": "From another device, or behind a proxy, it asks for this code: {code}",
        "data": "Data: {data}   ·   backup: torneo backup copy.torneo",
        "stop": "Ctrl+C closes it; what was confirmed is safe.",
        "shut": "Other users of this computer could read {files}: now only the owner can.",
    },
}


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "serve",
        help="open the room: director, desk, screens and players in the browser",
        description="Serves the room of the data folder (TORNEO_DATA, or ~/.torneo), with SQLite there or "
        "the PostgreSQL of DATABASE_URL. The first visit creates the director's account.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0: the whole network (default: 127.0.0.1)")
    parser.add_argument(
        "--port", type=int, metavar="N", help="default: 8000 (8443 with https), or the next that is free"
    )
    parser.add_argument(
        "--https", action="store_true", help="encrypted, with a certificate of the room's own"
    )
    parser.add_argument("--cert", metavar="FILE", help="https with this certificate (PEM) instead")
    parser.add_argument("--key", metavar="FILE", help="the key of --cert, if it is not in the same file")
    parser.add_argument(
        "--http-port", type=int, metavar="N",
        help="plain port of --https, where phones learn to trust the room (default: 8000, or the next)",
    )  # fmt: skip
    add_data(parser)
    parser.add_argument("--check", action="store_true", help="say whether all is well, and serve nothing")
    parser.add_argument(
        "--no-supervise",
        dest="supervise",
        action="store_false",
        help="one process that nobody starts again, for systemd and the like",
    )
    add_json(parser, "[{what, ok, told}], with --check")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.data:
        os.environ["TORNEO_DATA"] = str(Path(args.data).expanduser().absolute())
    if args.check:
        from torneo.cli.serve_check import check

        return check(args)
    own = watched()
    if own is None and args.supervise:
        return _supervised(args)
    where = (served() if own else None) or where_of(args)
    allow_names(args.host)
    where.tell()
    _check_settings()
    _shut(args.lang)
    from torneo.room.serve import prepare, serve
    from torneo.room.trouble import trouble_of

    try:
        prepare()
    except OSError as error:
        if trouble_of(error):
            raise  # told as every command tells it
        why = system_reason(error)
        raise CliError("--data", why.say("es"), why.say("en")) from error
    from django.contrib.auth.models import User

    from torneo.room.accounts.first_visit import make_code

    new = not User.objects.exists()
    if new:
        make_code()
    told = own is not None and own.again and not new  # a new room has a new code
    serve(args.host, where.port, lambda: None if told else _tell(args, where, new), own)
    return 0


def where_of(args: argparse.Namespace) -> Served:
    """Where it will listen: one port, and beside an https room that vouches for itself a plain one, where
    phones learn to trust it."""
    if not args.https and not args.cert:
        return Served("http", args.host, free_port(args.host, args.port))
    port = free_port(args.host, args.port, 8443)
    if args.cert:
        return Served("https", args.host, port, 0, *_brought(args, port))
    return Served("https", args.host, port, free_port(args.host, args.http_port, 8000, "--http-port"))


def _brought(args: argparse.Namespace, port: int) -> tuple[str, str]:
    """The certificate somebody brought along; its name is the room's address unless another is set."""
    from torneo.room.https.certificate import checked

    cert = Path(args.cert).expanduser().absolute()
    key = Path(args.key).expanduser().absolute() if args.key else cert
    try:
        names = checked(cert, key)
    except (OSError, ValueError) as error:
        raise CliError(
            "--cert", f"no sirve: {error}. Hacen falta un certificado PEM vigente y su clave (--key)",
            f"of no use: {error}. It takes a valid PEM certificate and its key (--key)",
        ) from error  # fmt: skip
    named = [one for one in names if not one.startswith("*")]
    if named:
        host = f"[{named[0]}]" if ":" in named[0] else named[0]
        os.environ.setdefault("TORNEO_URL", f"https://{host}:{port}")
    return str(cert), str(key)


def _supervised(args: argparse.Namespace) -> int:
    """Serves in a process of its own that is watched over, with the arguments of this one."""
    where = where_of(args)
    where.tell()
    with listening(args.host, where.port) as sock:
        command = [sys.executable, "-m", "torneo", *args.given]
        return Watchman(command, sock, args.lang, hung=_hung()).run()


def _hung() -> int:
    """Seconds without a sign of life after which a process is replaced."""
    told = os.environ.get("TORNEO_HUNG", "") or str(HUNG)
    if not told.isdecimal() or int(told) < 2:
        raise CliError("TORNEO_HUNG", "son segundos, 2 o más", "seconds, 2 or more")
    return int(told)


def _check_settings() -> None:
    """The numbers of the environment that the room's walls are made of."""
    from torneo.room.walls.limits import BadSetting, limits

    try:
        limits()
    except BadSetting as wrong:
        raise CliError(
            wrong.name,
            f"tiene que ser un número mayor que cero, no «{wrong.value}»",
            f"must be a number above zero, not '{wrong.value}'",
        ) from wrong

    from torneo.room.secret_key import SETTING, SHORTEST

    if 0 < len(os.environ.get(SETTING, "")) < SHORTEST:
        raise CliError(
            SETTING, f"necesita {SHORTEST} caracteres o más", f"needs {SHORTEST} characters or more"
        )


def _shut(lang: Lang) -> None:
    """Files that others on this machine could read are theirs no more."""
    from torneo.room.data_folder import shut_all

    mended = shut_all()
    if mended:
        print(_TEXT[lang]["shut"].format(files=", ".join(mended)), flush=True)


def allow_names(host: str) -> None:
    """Lets the room answer to the names it is served under, besides those of TORNEO_HOSTS."""
    given = [name for name in os.environ.get("TORNEO_HOSTS", "").split(",") if name]
    os.environ["TORNEO_HOSTS"] = ",".join(dict.fromkeys([*given, *names_answered(host)]))


def _tell(args: argparse.Namespace, where: Served, new: bool) -> None:
    from torneo.room.accounts.first_visit import SETTING
    from torneo.room.data_folder import data_folder

    text = _TEXT[args.lang]
    here, *network = where.addresses()
    print(f"{text['title']}\n\n  {text['here']}\n    {here}")
    if args.host in EVERYWHERE:
        print(f"  {text['network']}" if network else f"  {text['no_network']}")
        for address in network:
            print(f"    {address}")
    elif args.host in ("127.0.0.1", "localhost", "::1"):
        print(f"  {text['local_only']}")
    if where.plain:
        from torneo.room.https.authority import authority

        door = next(iter([*Served("http", args.host, where.plain).reach, f"http://127.0.0.1:{where.plain}/"]))
        of = authority()
        print(f"\n  {text['trust']}\n    {door}confianza/\n  {text['fingerprint']} {of.fingerprint}")
        strange = [one for one in names_answered(args.host) if not of.may_vouch_for(one.lower())]
        if strange:
            print(f"  {text['strange'].format(names=', '.join(strange))}")
    elif where.scheme == "http" and where.reach:
        print(f"\n  {text['clear']}")
    if new:
        code = os.environ[SETTING]
        print(f"\n  {text['first']}\n  {text['first_code'].format(code=code)}")
    print(f"\n  {text['data'].format(data=data_folder())}\n  {text['stop']}", flush=True)
