"""A ruling as the card a floor person reads: the ruling in one line, why, what can be chosen, the clauses."""

from collections.abc import Callable, Iterator

from torneo.cli.ruling_text import (
    effect_text,
    headline,
    infraction_text,
    number,
    option_text,
    penalty_text,
    reason_text,
    step_text,
    until_text,
)
from torneo.floor.ruling import Ruling
from torneo.rulebook import Bilingual, Book, Lang

_SAY = {
    "seat": Bilingual("asiento {seat}", "seat {seat}"),
    "returned": Bilingual("Se devuelve: {what}", "Goes back: {what}"),
    "options": Bilingual("El floor elige entre:", "The floor chooses between:"),
    "infraction": Bilingual("Infracción: {what}", "Infraction: {what}"),
    "penalties": Bilingual("Sanciones posibles: {what}", "Possible penalties: {what}"),
    "until": Bilingual("Se puede corregir hasta: {what}", "Can be corrected until: {what}"),
}


def ruling_card(
    ruling: Ruling, book: Book, lang: Lang, who: Callable[[int], str] | None = None
) -> Iterator[str]:
    """The lines of the card; ``who`` names a seat."""

    def say(key: str, **values: object) -> str:
        return _SAY[key].say(lang).format(**values)

    name = who or (lambda seat: say("seat", seat=seat))
    yield f"► {headline(ruling, lang).upper()}"
    yield f"  {reason_text(ruling, lang)}"
    if ruling.returned:
        back = ", ".join(f"{name(seat)}, {number(chips, lang)}" for seat, chips in ruling.returned.items())
        yield f"  {say('returned', what=back)}"
    if ruling.options:
        yield f"  {say('options')}"
        for option in ruling.options:
            effect = effect_text(option.effect, lang)
            yield f"    - {option_text(option.code, lang)} [{option.code}]: {effect}"
    for number_, step in enumerate(ruling.steps, start=1):
        yield f"    {number_}. {step_text(step, lang)}"
    if ruling.infraction:
        yield f"  {say('infraction', what=infraction_text(ruling.infraction, lang))}"
    if ruling.penalties:
        yield f"  {say('penalties', what=', '.join(penalty_text(code, lang) for code in ruling.penalties))}"
    if ruling.correctable_until:
        yield f"  {say('until', what=until_text(ruling.correctable_until, lang))}"
    for clause in ruling.clauses:
        title = book.clauses[clause].wording(lang).title if clause in book.clauses else ""
        yield f"  § {clause}  {title}".rstrip()
