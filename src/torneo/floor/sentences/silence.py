"""What a card says where the book says nothing: the point that was settled, and how."""

from torneo.floor.citations import CASES
from torneo.floor.ruling import Ruling
from torneo.floor.sentences import words
from torneo.rulebook import Lang, policies, settlement

_SAY = words.texts("silence")


def silence_text(ruling: Ruling, lang: Lang) -> str:
    """Empty where the book speaks."""
    if ruling.settlement is None:
        return ""
    policy = policies().get(CASES.policies.get(ruling.reason, ""))
    question = policy.question.say(lang) if policy is not None else ""
    point = settlement(ruling.settlement)
    if point is None:
        return _SAY["open"].say(lang, question=question)
    if point.rest:
        return _SAY["rest"].say(lang, number=point.number, question=question)
    words = point.wording(lang)
    return _SAY["settled"].say(lang, number=point.number, subject=words.subject, settled=words.settled)
