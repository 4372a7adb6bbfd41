"""What came out of it, in numbers and in words."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from torneo.rulebook import Lang

_TEXT: dict[str, dict[str, str]] = {
    "es": {
        "head": "Torneo · caos: {database}, semilla {seed}, {seconds} s",
        "kills": "muertes (kill -9)",
        "commands": "órdenes contestadas",
        "unanswered": "envíos sin respuesta, repetidos con su clave",
        "events": "sucesos en el diario",
        "looks": "comprobaciones del diario entero, una tras cada muerte",
        "lost": "perdidas",
        "doubled": "dobles",
        "wrong": "otras cosas mal",
        "surprises": "rechazos que nadie debía recibir",
        "ended": "servidores que no pudieron abrir y se abrieron de nuevo",
        "start": "un servidor tarda en abrir, p50",
        "disk": "disco lleno y liberado",
        "disk.tmpfs": "un tmpfs lleno de verdad",
        "disk.limit": "límite de tamaño de archivo: sin root no se llena un disco",
        "disk.none": "no se ha hecho",
        "clock": "saltos del reloj",
        "no_clock": "libfaketime no está instalada: sin saltos de reloj",
        "slow": "clientes lentos, terminados por la sala",
        "tracebacks": "errores de programa en el registro",
        "verify": "torneo journal verify",
        "well": "bien",
        "bad": "MAL",
    },
    "en": {
        "head": "Torneo · chaos: {database}, seed {seed}, {seconds} s",
        "kills": "kills (kill -9)",
        "commands": "commands answered as done",
        "unanswered": "sent without an answer, repeated with their key",
        "events": "events in the journal",
        "looks": "looks at the whole journal, one after each kill",
        "lost": "lost",
        "doubled": "doubled",
        "wrong": "other things wrong",
        "surprises": "refusals nobody should have got",
        "ended": "servers that could not open and were opened again",
        "start": "a server takes to open, p50",
        "disk": "disk filled and freed",
        "disk.tmpfs": "a tmpfs really filled",
        "disk.limit": "a limit on the size of files: without root no disk is filled",
        "disk.none": "not done",
        "clock": "clock jumps",
        "no_clock": "libfaketime is not installed: no clock jumps",
        "slow": "slow clients, ended by the room",
        "tracebacks": "tracebacks in the log",
        "verify": "torneo journal verify",
        "well": "well",
        "bad": "WRONG",
    },
}


class Figures(msgspec.Struct, kw_only=True):
    """``kills``: by what was killed. ``statuses``: what came instead of an answer."""

    database: str
    seed: int
    seconds: float = 0.0
    kills: Counter[str] = msgspec.field(default_factory=Counter)
    commands: int = 0
    unanswered: int = 0
    statuses: dict[str, int] = {}
    events: int = 0
    looks: int = 0
    lost: int = 0
    doubled: int = 0
    wrong: list[str] = []
    surprises: list[str] = []
    start_p50: float = 0.0
    ended: int = 0
    disk: str = "none"
    disk_filled: int = 0
    clock: bool = False
    clock_jumps: int = 0
    slow_ended: dict[str, int] = {}
    tracebacks: dict[str, int] = {}
    verified: bool = False

    @property
    def sound(self) -> bool:
        return self.verified and not (self.lost or self.doubled or self.wrong or self.surprises)

    def lines(self, lang: Lang) -> Iterator[str]:
        text = _TEXT[lang]
        yield text["head"].format(database=self.database, seed=self.seed, seconds=round(self.seconds))
        rows: list[tuple[str, str]] = [
            ("kills", f"{self.kills.total()}  {_counts(self.kills)}"),
            ("commands", f"{self.commands}"),
            ("unanswered", f"{self.unanswered}  {_counts(self.statuses)}"),
            ("events", f"{self.events}"),
            ("looks", f"{self.looks}"),
            ("start", f"{self.start_p50:.1f} s"),
            ("ended", f"{self.ended}"),
            ("disk", f"{self.disk_filled}  ({text[f'disk.{self.disk}']})"),
            ("clock", f"{self.clock_jumps}" if self.clock else text["no_clock"]),
            ("slow", f"{sum(self.slow_ended.values())}  {_counts(self.slow_ended)}"),
            ("tracebacks", f"{sum(self.tracebacks.values())}  {_counts(self.tracebacks)}"),
            ("lost", f"{self.lost}"),
            ("doubled", f"{self.doubled}"),
            ("wrong", f"{len(self.wrong)}"),
            ("surprises", f"{len(self.surprises)}"),
            ("verify", text["well" if self.verified else "bad"]),
        ]
        for name, told in rows:
            yield f"  {text[name]:58} {told.rstrip()}"
        for one in (*self.wrong[:10], *self.surprises[:10]):
            yield f"  ! {one}"


def _counts(found: dict[str, int]) -> str:
    told = ", ".join(f"{name} {count}" for name, count in sorted(found.items()))
    return f"({told})" if told else ""
