"""One hand at the monkey's table: how much of it is told, by which taps, and how it ends."""

from typing import Any, Final

import msgspec

from tools.monkey.checks import stacks_at
from tools.monkey.doors import Answer, Door
from tools.monkey.figures import WAYS
from tools.monkey.floor import Floor
from tools.monkey.table import NUMBER, AtTable, Broken
from tools.unruly.acts import any_step, unseen
from tools.unruly.finishing import ways
from torneo.cards import DECK, HIDDEN, SHORT_DECK, card_text
from torneo.floor.scenario.told import CannotTell, ToldHand, told_hand
from torneo.hand import GAMES
from torneo.hand.coming import cards_to_come, face_up_to_come
from torneo.hand.status import DRAW, STREET_OVER
from torneo.tournament.hands.meant import deal_name
from torneo.tournament.live_hand.ending import waits_for_winners
from torneo.tournament.live_hand.spot import setup_of

_MOST: Final = 250
"""Acts after which a hand that is not over never will be."""
_IRREGULAR: Final = (0, 1, 1, 2, 3, 5, 8)
"""Things out of the ordinary in one hand."""


class Dealt:
    """The hand in play. ``way``: how much of it is told."""

    def __init__(self, at: AtTable) -> None:
        self.at, self.rng = at, at.rng
        self.floor = Floor(at)
        self.way = self.rng.choices(WAYS, (3, 3, 5))[0]
        self._odd = self.rng.choice(_IRREGULAR)

    def play(self) -> bool:
        """The hand to its end; False if none can begin, for a reason."""
        if self.at.table.hand is None and not self._begins():
            return False
        self.at.hand = self.at.table.hand.number
        self.at.figures.told[self.way] += 1
        if self.way == "every":
            self._every_act()
        elif self.way == "trouble":
            self._trouble()
        if self.at.table.hand is not None and self.at.table.hand.number == self.at.hand:
            self._ends()
        return True

    # ---- the beginning ---------------------------------------------------------------------------------

    def _begins(self) -> bool:
        table = self.at.table
        if table.positions is None:
            answer = self.at.command(
                self._tablet(), "StartHand", table=NUMBER, hand=table.next_hand,
                button=self.rng.choice(table.taken),
            )  # fmt: skip
        else:
            answer = self._next(0, table.next_hand)
        if not answer.ok:
            self.at.figures.counts["no_hand"] += 1
        return answer.ok and self.at.table.hand is not None

    def _next(self, playing: int, following: int, **more: Any) -> Answer:
        fields = {"hand": playing, "next": following, **more}
        return self.at.form(self._tablet(), self.at.at("crupier/siguiente/"), fields)

    def _tablet(self) -> Door:
        return self.rng.choice(self.at.staff.tablets)

    # ---- told act by act -------------------------------------------------------------------------------

    def _every_act(self) -> None:
        known = self._known()
        if known:
            setup = {**self._look(self._tablet())["setup"], "cards": known}
            begun = self._sent(self._tablet(), "acto/", setup=setup)
            if not begun.ok:
                raise Broken(f"begin: a hand cannot begin to be told ({begun.why[:100]})")
        for _ in range(_MOST):
            told = self.at.told()
            if told is None or self.at.table.hand is None:
                return  # it was made void
            if told.question is None and (told.over or waits_for_winners(told.table.hand)):
                if told.over or self.rng.random() < 0.7 or not self._goes_on(told):
                    self._pays(told)
                    return
                continue
            self._one_thing(told)
        raise Broken(f"end: the hand never ends ({self._where()})")

    def _one_thing(self, told: ToldHand) -> None:
        drawn = self.rng.random()
        if drawn < 0.04 and told.steps:
            self._take_back(told)
        elif drawn < 0.07:
            self.floor.disturb()
        elif drawn < 0.09:
            self._behind(told)
        elif self._odd and drawn < 0.55:
            self._odd -= 1
            self._tell(any_step(self.rng, told), told)
        else:
            self._goes_on(told)

    def _look(self, tablet: Door) -> dict[str, Any]:
        """The hand as the tablet is given it."""
        found: dict[str, Any] = msgspec.json.decode(self.at.look(tablet, self.at.at("mano/ahora/")).text)
        return found

    def _sent(self, door: Door, what: str, **body: Any) -> Answer:
        """Something about the deal being played."""
        return self.at.script(door, self.at.at(f"mano/{what}"), {"hand": deal_name(self.at.table), **body})

    def _known(self) -> dict[str, list[str]]:
        """Hole cards somebody knows at the deal; of stud the open ones, which everybody does."""
        setup = setup_of(self.at.state, NUMBER, self.at.book)
        game = GAMES[setup["game"]]
        deck = [card_text(card) for card in (SHORT_DECK if game.short_deck else DECK)]
        self.rng.shuffle(deck)
        if game.is_stud:
            return {seat: ["??", "??", deck.pop()] for seat in setup["seats"]}
        if self.rng.random() < 0.5:
            return {}
        some = [seat for seat in setup["seats"] if self.rng.random() < 0.4]
        return {seat: [deck.pop() for _ in range(game.hole_cards)] for seat in some}

    def _tell(self, step: dict[str, Any], told: ToldHand, door: Door | None = None) -> bool:
        """Something happened; True if it was taken."""
        answer = self._sent(door or self._by(step), "acto/", steps=[step], after=len(told.steps))
        return answer.ok and not answer.data.get("stale")

    def _by(self, step: dict[str, Any]) -> Door:
        staff = self.at.staff
        if "floor" not in step:
            return self._tablet()
        return staff.director if step.get("by") == "director" else staff.floor

    def _goes_on(self, told: ToldHand) -> bool:
        """One lawful thing: the floor's answer, now or later, or what comes next in the hand."""
        if told.question is not None:
            if self.rng.random() < 0.4:
                self.at.figures.counts["late"] += 1
                self._tell(any_step(self.rng, told, 0), told)
                return True
            if self.rng.random() < 0.6 and self.floor.answers():
                return True
        before = len(told.steps)
        for step in ways(self.rng, told):
            if self._tell(self._named(step, told), told):
                return True
        if self.at.told() is not None and len(self.at.told().steps) != before:
            return True
        if self.floor.answers():
            return True
        raise Broken(f"stuck: nothing goes on ({self._where()})")

    def _named(self, step: dict[str, Any], told: ToldHand) -> dict[str, Any]:
        """The step with the cards a tablet asks for: those everybody sees, and how many were exchanged."""
        hand = told.table.hand
        if step.get("dealer") == "next_street" and hand.status == STREET_OVER and face_up_to_come(hand):
            free = [card_text(card) for card in unseen(self.rng, told)]
            count = cards_to_come(hand)
            if self.rng.random() < 0.05:
                return {**step, "cards": ["??"] * count}
            return {**step, "cards": (free + ["??"] * count)[:count]}
        if hand.status == DRAW and step.get("does") == "draw":
            held = hand.hole[hand.place_of[step["seat"]]]
            if HIDDEN in held:
                return {**step, "discards": ["??"] * self.rng.randint(0, len(held))}
        return step

    def _take_back(self, told: ToldHand) -> None:
        self.at.figures.counts["undone"] += 1
        live = self.at.table.hand.told
        answers = live.acts[-1].answers
        door = self.at.staff.floor if answers else self._tablet()
        answer = self._sent(door, "quitar/", after=len(told.steps))
        now = self.at.table.hand.told
        if answer.ok and (len(now.acts), answer.data.get("stale")) != (len(told.steps) - 1, None):
            raise Broken("undo: the last act still stands")
        if live.acts and not answer.ok:
            raise Broken(f"undo: the last act cannot be taken back ({answer.why[:80]})")

    def _behind(self, told: ToldHand) -> None:
        """The other tablet has not seen the last act: it is shown it, and nothing of its own is told."""
        if not told.steps:
            return
        self.at.figures.counts["stale"] += 1
        first = self.at.staff.tablets[0]
        step = {"seat": told.table.hand.seats[0], "does": "fold"}
        answer = self._sent(first, "acto/", steps=[step], after=len(told.steps) - 1)
        if not (answer.ok and answer.data.get("stale")) or len(self.at.told().steps) != len(told.steps):
            raise Broken("stale: a tablet that was behind has told something")

    def _pays(self, told: ToldHand) -> None:
        """The hand is over as told."""
        body: dict[str, Any] = {"name": self._look(self._tablet())["name"]}
        hand = told.table.hand
        if not told.over:
            body["winners"] = [[self.rng.choice([hand.seats[place] for place in pot.places])]
                               for pot in hand.pots()]  # fmt: skip
        answer = self._sent(self._tablet(), "terminar/", **body)
        if not answer.ok:
            self.at.figures.counts["typed"] += 1  # chips came or went: the dealer types the stacks
            return
        if told.over:
            self._paid(hand.stacks)

    def _paid(self, stacks: dict[int, int]) -> None:
        held = stacks_at(self.at)
        wrong = {
            seat: (chips, held.get(seat, 0)) for seat, chips in stacks.items() if held.get(seat, 0) != chips
        }
        if wrong:
            raise Broken(f"paid: {wrong}: told and paid are not the same")

    # ---- only the moment of trouble ------------------------------------------------------------------

    def _trouble(self) -> None:
        tablet = self._tablet()
        found = self._look(tablet)
        setup, steps = self._seen_otherwise(found["setup"]), list(found["steps"])
        for _ in range(max(self._odd, 1)):
            told = self._picked(setup, steps)
            if told is None:
                return
            step = any_step(self.rng, told)
            answer = self._sent(tablet, "acto/", setup=setup, steps=[*steps, step])
            if answer.ok:
                steps.append(step)
            live = self.at.table.hand.told if self.at.table.hand is not None else None
            if live is None:
                continue
            setup, steps = live.setup, live.steps
            if steps and self.rng.random() < 0.15:
                self.at.figures.counts["undone"] += 1
                undo = self._sent(tablet, "quitar/", after=len(steps))
                steps = self.at.table.hand.told.steps
                if not undo.ok and not live.acts[-1].answers:
                    raise Broken(f"undo: the last act cannot be taken back ({undo.why[:80]})")
            if self.rng.random() < 0.4:
                self.floor.answers()
                steps = self.at.table.hand.told.steps if self.at.table.hand is not None else []
            if self.rng.random() < 0.1:
                self.floor.disturb()
            if self.at.table.hand is None or self.at.table.hand.told is None:
                return
            steps = self.at.table.hand.told.steps

    def _seen_otherwise(self, setup: dict[str, Any]) -> dict[str, Any]:
        """Now and then the dealer tells it from a later street, or with other stacks."""
        if self.rng.random() < 0.5:
            return setup
        streets = GAMES[setup["game"]].streets
        street = self.rng.choice(streets[1:]) if len(streets) > 1 else None
        if street is None:
            return setup
        return {**setup, "start": {"street": street.name, "pot": 3 * setup["level"].get("big", 100)}}

    def _picked(self, setup: dict[str, Any], steps: list[dict[str, Any]]) -> ToldHand | None:
        try:
            return told_hand(self.at.book, setup, steps)
        except CannotTell:
            return None

    # ---- the end ---------------------------------------------------------------------------------------

    def _ends(self) -> None:
        """The hand ends with what the dealer types: nobody lost anything, chips moved, or somebody is out."""
        at, hand = self.at, self.at.table.hand
        drawn = self.rng.random()
        if drawn < 0.04:
            at.figures.counts["void"] += 1
            answer = at.command(at.staff.floor, "CancelHand", table=NUMBER, why="misdeal")
            if not answer.ok:
                raise Broken(f"void: a hand cannot be made void ({answer.why[:80]})")
            return
        if drawn < 0.1 and self._goes_out(hand):
            return
        fields = self._typed(hand.stacks) if drawn < 0.5 else {}
        if self.rng.random() < 0.5:
            fields["only"] = "1"
        answer = self._next(hand.number, hand.number + 1, **fields)
        if not answer.ok and fields.keys() - {"only"}:
            answer = self._next(hand.number, hand.number + 1, only="1")
        now = at.table.hand
        if not answer.ok or (now is not None and now.number == hand.number):
            raise Broken(f"end: a hand cannot be ended ({answer.why[:100]})")
        if now is not None and self.rng.random() < 0.1:
            self._never_began(hand.number, now.number)

    def _goes_out(self, hand: Any) -> bool:
        """Somebody has lost everything: one tap more than the next hand; False if it is refused."""
        held = [seat for seat, chips in hand.stacks.items() if chips]
        if len(held) < 2:
            return False
        winner, loser = self.rng.sample(held, 2)
        fields = {"seat": loser, "beaten_by": winner, "hand": hand.number, "next": hand.number + 1}
        if not self.at.form(self._tablet(), self.at.at("crupier/libre/"), fields).ok:
            return False
        if self.at.table.hand is not None:
            raise Broken("end: somebody is out and the hand goes on")
        return True

    def _typed(self, stacks: dict[int, int]) -> dict[str, Any]:
        """Two stacks that changed; sometimes the loser is out."""
        held = [seat for seat, chips in stacks.items() if chips]
        if len(held) < 2:
            return {}
        winner, loser = self.rng.sample(held, 2)
        lost = stacks[loser] if self.rng.random() < 0.3 else 25 * self.rng.randint(0, stacks[loser] // 25)
        fields: dict[str, Any] = {
            f"stacks.{winner}": str(stacks[winner] + lost),
            f"stacks.{loser}": str(stacks[loser] - lost),
        }
        if lost == stacks[loser]:
            fields[f"beaten_by.{loser}[]"] = [str(winner)]
        return fields

    def _never_began(self, before: int, begun: int) -> None:
        """The next hand was tapped by mistake."""
        self.at.figures.counts["undone"] += 1
        answer = self.at.form(self._tablet(), self.at.at("crupier/deshacer/"), {"hand": begun})
        if answer.ok:
            now = self.at.table.hand
            if now is None or now.number != before:
                raise Broken("undo: the hand before does not go on")
            if not self._next(before, begun, only="1").ok:
                raise Broken("end: a hand that goes on again cannot be ended")

    def _where(self) -> str:
        told = self.at.told()
        if told is None:
            return "nothing told"
        waits = told.table.next
        asked = told.table.asked
        case = asked.reading.case if asked is not None else ""
        return f"{waits if isinstance(waits, str) else told.table.hand.status} {case}".strip()
