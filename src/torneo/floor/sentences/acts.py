"""One line for each act: what happened, told to a person."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from torneo.cards import cards_signs
from torneo.floor import acts
from torneo.floor import card_acts as cards
from torneo.floor.sentences import words
from torneo.floor.sentences.rulings import action_text, infraction_text, option_text
from torneo.hand import Stakes
from torneo.rulebook import Lang
from torneo.writing.numbers import number
from torneo.writing.texts import Text

DOES: Final = words.texts("acts.does")
ACTS: Final = words.texts("acts.act")
DEALER: Final = words.texts("acts.dealer")
DISCOVERED: Final = words.texts("acts.discovered")
SAY: Final = words.texts("acts.say")


class Teller:
    """Tells acts in a language; ``names`` are those of the players who have one, by seat."""

    def __init__(self, lang: Lang, names: Mapping[int, str] | None = None) -> None:
        self.lang = lang
        self.names = dict(names or {})

    def say(self, key: str, texts: Mapping[str, Text] = SAY, /, **values: object) -> str:
        return texts[key].say(self.lang, **values)

    def number(self, amount: int) -> str:
        return number(amount, self.lang)

    def who(self, seat: int | None) -> str:
        if seat is None:
            return ""
        place = self.say("seat", seat=seat)
        return f"{self.names[seat]} ({place})" if self.names.get(seat) else place

    def turn(self, turn: int | str) -> str:
        """Who is to act, or why nobody is: ``Table.next`` in words."""
        return self.say("acts", who=self.who(turn)) if isinstance(turn, int) else self.say(turn)

    def stakes(self, level: Stakes) -> list[str]:
        """Blinds, ante and bring-in, as far as there are any."""
        amounts = {name: self.number(getattr(level, name)) for name in ("small", "big", "ante", "bring_in")}
        ante = "bb_ante" if level.ante_kind == "big_blind" else "ante"
        asked = (("blinds", level.big), (ante, level.ante), ("bring_in", level.bring_in))
        return [self.say(key, **amounts) for key, amount in asked if amount]

    def chips(self, chips: acts.Chips) -> str:
        """``1×1.000 + 5×100 (1.500)``."""
        piles = " + ".join(
            f"{count}×{self.number(chip)}" for chip, count in sorted(chips.items(), reverse=True)
        )
        total = sum(chip * count for chip, count in chips.items())
        return f"{piles} ({self.number(total)})" if piles else self.number(0)

    def act(self, act: acts.Act) -> str:
        """What happened, in one line."""
        told = _TELL[type(act)](self, act)
        if isinstance(act, acts.PlayerAct):
            told = f"{self.who(act.seat)}: {told}"
        told = told[0].upper() + told[1:]
        return told if told.endswith(".") else f"{told}."

    def note(self, key: str, /, **values: object) -> str:
        return self.say(key, ACTS, **values)

    def joined(self, amounts: tuple[int, ...]) -> str:
        return self.say("or").join(map(self.number, amounts))

    def does(self, act: acts.Does) -> str:
        what = self.say(act.does, DOES)
        if act.to is not None:
            what = self.note("bet_of" if act.does == "bet" else "to", does=what, to=self.number(act.to))
        if act.discards:
            what = self.note("discards", what=what, n=cards_signs(act.discards))
        return self.note("unnoticed", what=what) if act.unnoticed else what

    def bets(self, act: acts.Bets) -> str:
        parts = [self.note("says", words=act.says)] if act.says is not None else []
        if len(act.motions) == 1:
            parts.append(self.note("puts", chips=self.chips(act.motions[0])))
        elif act.motions:
            motions = "; ".join(map(self.chips, act.motions))
            parts.append(self.note("motions", n=len(act.motions), chips=motions))
        if act.takes_back:
            parts.append(self.note("takes_back", chips=self.chips(act.takes_back)))
        notes = [self.note(key) for key in (act.prior, act.order, act.gesture) if key]
        notes += [self.note("could_mean", amounts=self.joined(act.could_mean))] if act.could_mean else []
        notes += [self.note("confused")] if act.clear == "confused" else []
        notes += [self.note("unclear")] if act.clear is False else []
        notes += [self.note("not_released")] if not act.released else []
        first = self.say("and").join(parts) or notes.pop(0)
        return f"{first} ({'; '.join(notes)})" if notes else first

    def turns_in(self, act: acts.TurnsIn) -> str:
        flags = ("thrown", "high", "face_up", "past_line", "touches_muck")
        notes = [self.note(flag) for flag in flags if getattr(act, flag)]
        notes += [self.certainty(act.identifiable)] if act.identifiable is not None else []
        notes += [self.note(f"touches_{act.touches}")] if act.touches else []
        notes += [self.note("misled_by", who=self.who(act.misled_by))] if act.misled_by else []
        return ", ".join([self.note("turns_in"), *notes])

    def certainty(self, said: bool | int) -> str:
        if isinstance(said, bool):
            return self.note("identifiable" if said else "not_identifiable")
        return self.note("identified_at", percent=said)

    def asks(self, act: acts.Asks) -> str:
        if act.what == "dispute":
            return self.note(f"dispute_{act.about}")
        return self.note(act.what, who=self.who(act.of))

    def claims_turn(self, act: acts.ClaimsTurn) -> str:
        if act.reasonable_time is None:
            return self.note("claims_turn")
        return f"{self.note('claims_turn')} ({self.note('had_time' if act.reasonable_time else 'no_time')})"

    def dealer_says(self, act: acts.DealerSays) -> str:
        amount = self.number(act.amount) if act.amount is not None else "?"
        return f"{self.say('dealer')}: {self.note(f'says_{act.what}', amount=amount)}"

    def discovered(self, act: acts.Discovered) -> str:
        what = (
            DISCOVERED[act.what].say(self.lang) if act.what in DISCOVERED else str(act.what).replace("_", " ")
        )
        what = self.note("discovered", what=what)
        return self.note("of", what=what, who=self.who(act.seat)) if act.seat is not None else what

    def decides(self, act: acts.Decides) -> str:
        what = option_text(act.option, self.lang)
        if act.count is not None:
            what += f" ({self.number(act.count)})"
        if act.action:
            what += f", {action_text(act.action, act.to, self.lang)}"
        told = self.note("decides", by=self.say(act.by), option=what)
        return f"{told}, {self.note('why', why=act.why)}" if act.why else told

    def next_street(self, act: acts.NextStreet) -> str:
        told = f"{self.say('dealer')}: {self.note('next_street')}"
        return f"{told} ({cards_signs(act.cards)})" if act.cards else told

    def exposes(self, act: cards.Exposes) -> str:
        return f"{self.note('exposes', cards=cards_signs(act.cards))} {self.witnesses(act.to)}"

    def witnesses(self, to: cards.Witnesses) -> str:
        if isinstance(to, str):
            return self.note(f"to_{to}")
        return self.note("to_some", who=", ".join(map(self.who, to)))

    def shows(self, act: cards.Shows) -> str:
        shown = self.note("shows", cards=cards_signs(act.cards)).rstrip()
        return shown if act.to == "table" else f"{shown} {self.witnesses(act.to)}"

    def lost_chips(self, act: cards.ChipsFound) -> str:
        found = self.note("lost_chips", chips=self.chips(act.chips))
        return found if act.owner is None else self.note("of", what=found, who=self.who(act.owner))

    def dealer(self, act: cards.DealerActs) -> str:
        what = f"{self.say('dealer')}: {self.say(act.what, DEALER)}"
        what = self.note("of", what=what, who=self.who(act.seat)) if act.seat is not None else what
        shown = act.cards or ((act.card,) if act.card is not None else ())
        return f"{what} ({cards_signs(shown)})" if shown else what


_TELL: dict[type[acts.Act], Callable[[Teller, Any], str]] = {
    acts.Does: Teller.does,
    acts.Bets: Teller.bets,
    acts.TurnsIn: Teller.turns_in,
    acts.Asks: Teller.asks,
    acts.ClaimsTurn: Teller.claims_turn,
    acts.FindsChips: lambda teller, act: teller.note("finds_chips", chips=teller.chips(act.chips)),
    acts.Refuses: lambda teller, _: teller.note("refuses"),
    acts.DealerSays: Teller.dealer_says,
    acts.Discovered: Teller.discovered,
    acts.Decides: Teller.decides,
    acts.NextStreet: Teller.next_street,
    cards.Exposes: Teller.exposes,
    cards.Tables: lambda teller, act: teller.note("tables", cards=cards_signs(act.cards)).rstrip(),
    cards.Mucks: lambda teller, _: teller.note("mucks"),
    cards.Shows: Teller.shows,
    cards.Discusses: lambda teller, act: f"{teller.note(f'talks_{act.about}')} {teller.witnesses(act.to)}",
    cards.MovesTable: lambda teller, act: teller.note("moves_table", who=act.carried_by),
    cards.HidesChips: lambda teller, act: teller.note("hides_chips", chips=teller.chips(act.chips)),
    cards.ChipsFound: Teller.lost_chips,
    cards.PicksUpUpcards: lambda teller, _: teller.note("picks_up_upcards"),
    cards.Leaves: lambda teller, _: teller.note("leaves"),
    cards.Returns: lambda teller, _: teller.note("returns"),
    cards.SitsDown: lambda teller, act: teller.note("sits_down", chips=teller.number(act.stack)),
    cards.Straddles: lambda teller, act: teller.note("straddles", chips=teller.number(act.amount)),
    cards.Reported: lambda teller, act: teller.note(
        "reported_for", what=infraction_text(act.offence, teller.lang)
    ),
    cards.DealerActs: Teller.dealer,
    cards.ClockRuns: lambda teller, act: teller.note(act.clock),
    cards.TimePasses: lambda teller, act: teller.note("seconds_pass", n=act.seconds),
}
