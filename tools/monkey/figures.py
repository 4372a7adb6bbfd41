"""What the monkey did, and what must not have been."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from torneo.rulebook import Bilingual, Lang

_TEXT: dict[str, Bilingual] = {
    "seed": Bilingual("semilla {seed}", "seed {seed}"),
    "hands": Bilingual(
        "{hands} manos en {nights} noches de {books} reglamentos: {nothing} sin contar nada, {trouble} solo "
        "el momento del lío, {every} acto por acto",
        "{hands} hands in {nights} nights of {books} books: {nothing} with nothing told, {trouble} only the "
        "moment of trouble, {every} act by act",
    ),
    "taps": Bilingual(
        "{taps} toques, {refused} rechazados con su motivo; {resent} con la respuesta perdida, enviados otra "
        "vez; {stale} de una tableta que iba por detrás; {undone} deshechos",
        "{taps} taps, {refused} refused with their reason; {resent} whose answer was lost, sent again; "
        "{stale} of a tablet that was behind; {undone} undone",
    ),
    "floor": Bilingual(
        "{rulings} resoluciones en el registro, {questions} preguntas al floor, {late} contestadas tarde o "
        "después de la mano; {void} manos anuladas, {typed} contadas con fichas que hubo que escribir; "
        "{away} idas y vueltas y {penalties} sanciones en mitad de una mano",
        "{rulings} rulings in the register, {questions} questions to the floor, {late} answered late or "
        "after the hand; {void} hands void, {typed} told whose chips had to be typed; {away} goings and "
        "comings and {penalties} penalties in mid-hand",
    ),
    "phh": Bilingual(
        "PHH: {written} escritas y repetidas con las mismas fichas; {refused} que no se pueden escribir{why}",
        "PHH: {written} written and replayed to the same stacks; {refused} that cannot be written{why}",
    ),
    "none": Bilingual("ningún fallo", "no failure"),
    "failure": Bilingual("{what} ({times}×)", "{what} ({times}×)"),
}  # fmt: skip


class Failure(msgspec.Struct):
    """``what`` must not have been, how often, and where first: which night to play again, and the hand as far
    as it was told, as a scenario."""

    what: str
    night: int
    hand: int
    times: int = 1
    document: str = ""


class Figures(msgspec.Struct, kw_only=True):
    """``told``: hands by how much was told of them; ``phh_refused``: by reason."""

    seed: int
    books: list[str] = []
    nights: int = 0
    hands: int = 0
    told: Counter[str] = msgspec.field(default_factory=Counter)
    counts: Counter[str] = msgspec.field(default_factory=Counter)
    phh_refused: Counter[str] = msgspec.field(default_factory=Counter)
    failures: list[Failure] = []

    def fail(self, what: str, night: int, hand: int, document: str = "") -> None:
        known = next((one for one in self.failures if one.what == what), None)
        if known is not None:
            known.times += 1
        else:
            self.failures.append(Failure(what, night, hand, document=document))

    def lines(self, lang: Lang) -> Iterator[str]:
        def say(key: str, **values: object) -> str:
            return _TEXT[key].say(lang).format(**values)

        counts = {name: self.counts[name] for name in COUNTED}
        told = {name: self.told[name] for name in WAYS}
        why = ", ".join(f"{reason} {times}" for reason, times in self.phh_refused.most_common())
        yield say("seed", seed=self.seed)
        yield say("hands", hands=self.hands, nights=self.nights, books=len(self.books), **told)
        yield say("taps", **counts)
        yield say("floor", **counts)
        refused = self.phh_refused.total()
        yield say("phh", written=self.counts["phh"], refused=refused, why=f" ({why})" if why else "")
        for one in sorted(self.failures, key=lambda one: -one.times):
            yield "---"
            yield "# " + say("failure", what=one.what, times=one.times)
            yield f"# torneo monkey --seed {self.seed} --night {one.night}  (#{one.hand})"
            yield from one.document.rstrip().splitlines()
        if not self.failures:
            yield say("none")


#: How much of a hand is told.
WAYS = ("nothing", "trouble", "every")
COUNTED = (
    "taps", "refused", "resent", "stale", "undone", "rulings", "questions", "late", "void", "typed", "away",
    "penalties",
)  # fmt: skip
