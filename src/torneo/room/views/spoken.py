"""What a screen says aloud at the turns of the clock."""

from typing import Any, get_args

from torneo.room.words import say
from torneo.rulebook import Lang

#: Said by the screen itself as the clock runs down, in the words ``screens.spoken.<name>``.
PHRASES = ("five", "back_five", "minute", "back", "test")


def level_aloud(level: dict[str, Any] | None, lang: Lang) -> str:
    """A level as it is shown, in a sentence or two."""
    if level is None:
        return ""
    parts = [say("screens.spoken.level", lang, {"level": level["number"]})]
    if level["game"]:
        parts.append(f"{level['game']}.")
    if level["blinds"]:
        facts = {"small": level["small_blind"], "big": level["big_blind"]}
        parts.append(say("screens.spoken.blinds", lang, facts))
    if level["ante_points"]:
        parts.append(say("screens.spoken.ante", lang, {"ante": level["ante_points"]}))
    return " ".join(parts)


def break_aloud(lasts: int, lang: Lang) -> str:
    return say("screens.spoken.break", lang, {"minutes": max(round(lasts / 60_000), 1)})


def phrases() -> dict[Lang, dict[str, str]]:
    return {lang: {name: say(f"screens.spoken.{name}", lang) for name in PHRASES} for lang in get_args(Lang)}
