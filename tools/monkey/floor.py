"""The floor at the monkey's table: answers, late or at once, settles what is open, has players leave, come
back and be penalised whenever it happens to be."""

from typing import Any

from tools.monkey.table import NUMBER, AtTable, Broken
from torneo.tournament.live_hand.matters import matters_of
from torneo.tournament.live_hand.spot import setup_of
from torneo.tournament.rulings.deciding import open_rulings

_OPEN_ENDED = ("other_ruling", "override", "chip_forfeiture")


class Floor:
    def __init__(self, at: AtTable) -> None:
        self.at, self.rng, self.phone = at, at.rng, at.staff.floor

    # ---- answers ---------------------------------------------------------------------------------------

    def answers(self) -> bool:
        """The question that is to be answered first, on the phone; True if one was."""
        waiting = [one for one in open_rulings(self.at.state) if one.table == NUMBER]
        return any(self._answer(given) for given in reversed(waiting))

    def _answer(self, given: Any) -> bool:
        options = [one.code for one in given.outcome.options]
        self.rng.shuffle(options)
        for code in sorted(options, key=lambda code: code in _OPEN_ENDED):
            more: dict[str, Any] = {"action": "fold"} if code in _OPEN_ENDED else {}
            if code == "chip_forfeiture":
                more = {"size": 1}
            for door in (self.phone, self.at.staff.director):
                answer = self.at.command(
                    door, "DecideRuling", ruling=given.number, option=code, why="visto", **more
                )
                if answer.ok:
                    return True
        return False

    # ---- what rulings left open ------------------------------------------------------------------------

    def settles(self, every: bool = False) -> None:
        """What is open at the table, or some of it."""
        while self.answers() and every:
            pass
        for matter in matters_of(self.at.state, NUMBER):
            if matter.what in ("question", "held") or not (every or self.rng.random() < 0.5):
                continue
            if matter.what == "infraction" and self.rng.random() < 0.4:
                self._penalises(matter.entry, self.rng.choice(matter.clauses), matter.hand)
                continue
            answer = self.at.command(self.phone, "SettleMatter", ruling=matter.ruling, what=matter.what)
            if not answer.ok:
                raise Broken(f"matter: {matter.what} cannot be settled ({answer.why[:80]})")

    # ---- in mid-hand -------------------------------------------------------------------------------------

    def disturb(self) -> None:
        """Something that has nothing to do with the hand; the hand stays as it was dealt."""
        hand = self.at.table.hand
        before = _dealt(self.at)
        match self.rng.randrange(6):
            case 0 | 1:
                self._goes_or_comes()
            case 2:
                self._suddenly_penalised()
            case 3:
                self.settles()
            case 4:
                self.looks_around()
            case 5:
                self.at.command(self.at.staff.tablets[0], "CallFloor", table=NUMBER, about="ruling")
        now = self.at.table.hand
        if now is hand and hand is not None and _dealt(self.at) != before:
            raise Broken("presence: the hand as it was dealt has changed")

    def _goes_or_comes(self) -> None:
        entries = [self.at.state.entries[entry] for entry in self.at.table.seats if entry]
        one = self.rng.choice(entries)
        name = "ReturnToTable" if one.is_away else "LeaveTable"
        if self.at.command(self.phone, name, entry=one.number).ok:
            self.at.figures.counts["away"] += 1

    def _suddenly_penalised(self) -> None:
        entry = self.rng.choice([entry for entry in self.at.table.seats if entry])
        clauses = self.at.book.cite("penalty_menu") or self.at.book.cite("floor_override_authority")
        self._penalises(entry, self.rng.choice(clauses), self.at.hand)

    def _penalises(self, entry: int, clause: str, hand: int) -> None:
        """Put on record, and one of the answers the book has."""
        recorded = len(self.at.state.infractions)
        told = {"clause": clause, "entry": entry, "table": NUMBER, "hand": hand, "facts": "lo vio el floor"}
        if not self.at.command(self.phone, "RecordInfraction", **told).ok:
            return
        if len(self.at.state.infractions) == recorded:
            return
        penalty = self.rng.choice(("verbal_warning", "missed_hands", "missed_rounds"))
        given = self.at.command(
            self.phone, "GivePenalty", infraction=recorded + 1, penalty=penalty, why="visto", size=1
        )
        self.at.figures.counts["penalties"] += given.ok

    def looks_around(self) -> None:
        """Pages that show the hand."""
        event, staff = self.at.event, self.at.staff
        pages = (
            (staff.tablets[0], self.at.at("crupier/")), (staff.tablets[1], self.at.at("mano/")),
            (self.phone, f"/e/{event}/floor/"), (staff.director, f"/e/{event}/direccion/"),
            (staff.public, f"/e/{event}/"), (staff.director, f"/e/{event}/rotulos/{NUMBER}/ahora/"),
        )  # fmt: skip
        door, path = self.rng.choice(pages)
        self.at.look(door, path)


def _dealt(at: AtTable) -> Any:
    """Who was dealt in with what, as the hand is told."""
    setup = setup_of(at.state, NUMBER, at.book)
    return {key: value for key, value in setup.items() if key in ("seats", "button", "game", "level")}
