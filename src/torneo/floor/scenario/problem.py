"""What can be wrong in a scenario file."""

from torneo.cards import card_sign, parse_card
from torneo.floor.sentences import words as texts
from torneo.rulebook import Lang, Problem
from torneo.rulebook.problem import MESSAGES as RULEBOOK_MESSAGES
from torneo.rulebook.yaml_words import yaml_why

MESSAGES = texts.texts("scenario_problems.messages", dot="-")
"""Codes of this room; the rest (types, missing keys, policy values) are those of the rulebook loader."""

TOLD_MESSAGES = texts.texts("scenario_problems.told_messages", dot="-")
"""What else can be wrong with a hand told step by step, and cannot with a file."""

WHY = texts.texts("scenario_problems.why")

KINDS = texts.texts("scenario_problems.kinds")
"""What a value should be, or is."""

_OF_A_CARD = ("card-already-out", "other-card", "duplicate-card")
_MEANT = texts.text("scenario_problems.meant")
_KNOWN = texts.text("scenario_problems.known")


class ScenarioProblem(Problem, frozen=True):
    """One fault at its place; ``params`` may hold ``meant``, the word probably intended, and ``why``."""

    def message(self, lang: Lang = "es") -> str:
        known = MESSAGES.get(self.code) or TOLD_MESSAGES.get(self.code) or RULEBOOK_MESSAGES[self.code]
        words = {**self.params, "hint": ""}
        if "detail" in words:
            words["detail"] = yaml_why(words["detail"], lang)
        for name, hint in (("meant", _MEANT), ("known", _KNOWN)):
            if name in self.params and not words["hint"]:
                words["hint"] = hint.say(lang, value=self.params[name])
        for name in ("expected", "found") if self.code == "wrong-type" else ():
            if words[name] in KINDS:
                words[name] = KINDS[words[name]].say(lang)
        if self.code in _OF_A_CARD:
            words["found"] = card_sign(parse_card(words["found"]))
        if "why" in words:
            words["why"] = WHY[words["why"]].fill(lang, self.params)
        return known.fill(lang, words)
