"""What a card says where the book says nothing: the point that was settled, and how."""

from torneo.floor.citations import CASES
from torneo.floor.ruling import Ruling
from torneo.rulebook import Bilingual, Lang, policies, settlement

_SAY = {
    "settled": Bilingual(
        "El reglamento no lo dice. Punto resuelto {number} ({subject}): {settled}",
        "The book does not say. Settled point {number} ({subject}): {settled}",
    ),
    "rest": Bilingual(
        "El reglamento no lo dice. Punto resuelto {number}: vale lo que Torneo propone a «{question}»",
        "The book does not say. Settled point {number}: what Torneo proposes for '{question}' holds",
    ),
    "open": Bilingual(
        "El reglamento no lo dice y nadie lo ha resuelto: vale lo que Torneo propone a «{question}»",
        "The book does not say and nobody has settled it: what Torneo proposes for '{question}' holds",
    ),
}


def silence_text(ruling: Ruling, lang: Lang) -> str:
    """Empty where the book speaks."""
    if ruling.settlement is None:
        return ""
    policy = policies().get(CASES.policies.get(ruling.reason, ""))
    question = policy.question.say(lang) if policy is not None else ""
    point = settlement(ruling.settlement)
    if point is None:
        return _SAY["open"].say(lang).format(question=question)
    if point.rest:
        return _SAY["rest"].say(lang).format(number=point.number, question=question)
    words = point.wording(lang)
    return _SAY["settled"].say(lang).format(number=point.number, subject=words.subject, settled=words.settled)
