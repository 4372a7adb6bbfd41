"""The computer's clock against the event's: what the console says when they differ, and its two buttons."""

from typing import Any

from torneo.room.views.acts import Trial
from torneo.room.words import say
from torneo.rulebook import Lang
from torneo.tournament.clock.commands import FollowWallClock, KeepOwnClock
from torneo.tournament.clock.wall import ALIKE

_UNITS = (("days", 86_400_000), ("hours", 3_600_000), ("minutes", 60_000), ("seconds", 1_000))


def span_text(span: int, lang: Lang) -> str:
    """Milliseconds in the two greatest units that fit: 1 d 2 h, 59 min 57 s."""
    left, parts = span, list[str]()
    for name, size in _UNITS:
        count, left = divmod(left, size)
        if count or (not parts and name == "seconds"):
            parts.append(say(f"console.span.{name}", lang, {"n": count}))
        elif parts:
            break
    return " ".join(parts[:2])


def gap_text(offset: int, lang: Lang) -> str:
    """Where the computer's clock stands when the event is ``offset`` milliseconds ahead of it."""
    key = "console.wall.behind" if offset > 0 else "console.wall.ahead"
    return say(key, lang, {"span": span_text(abs(offset), lang)})


def wall_notice(trial: Trial) -> dict[str, Any]:
    """Nothing while the clocks agree. ``asks``: nobody has said yet which of them is right."""
    wall = trial.state.wall
    if abs(wall.offset) <= ALIKE or trial.state.phase not in ("draft", "published", "running"):
        return {}
    acts = [trial.act(FollowWallClock(), trial.say("wall.follow"))]
    if wall.asks:
        acts.append(trial.act(KeepOwnClock(), trial.say("wall.keep")))
    text = trial.say("wall.jumped" if wall.asks else "wall.kept", gap=gap_text(wall.offset, trial.lang))
    return {"wall": {"asks": wall.asks, "text": text, "acts": acts}}
