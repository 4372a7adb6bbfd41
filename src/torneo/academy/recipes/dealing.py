"""What the dealer does wrong with cards, button and level."""

from torneo.academy.question import Unfit
from torneo.academy.recipes.book import BOARD, EVERY, STUD, recipe
from torneo.academy.scene import Scene
from torneo.cards import DECK, card_text

_DEAL = "ruling clause steps options until"


def _free_card(scene: Scene) -> str:
    held = {card for cards in scene.hand.hole for card in cards} | {*scene.hand.board}
    return card_text(scene.rng.choice([card for card in DECK if card not in held]))


def _at_the_deal(scene: Scene) -> None:
    """Before or after some action."""
    for _ in range(scene.pick(0, 0, 1, 2, 3)):
        if not isinstance(scene.told.table.next, int) or len(scene.live()) < 4:
            return
        scene.folds_some()


@recipe("misdeal", "dealer-procedure", games=("nlhe", "nlhe", "plo", "lhe", "stud", "27td"), asks=_DEAL)
def card_turned_over(scene: Scene) -> None:
    """A card is exposed in the deal."""
    _at_the_deal(scene)
    seat = scene.pick(*scene.live())
    scene.tell(
        dealer="exposed_card", seat=seat, card=_free_card(scene), position=scene.pick(1, 1, 2, 3, 5, 7)
    )


@recipe("misdeal", "substantial-action", games=BOARD, asks=_DEAL)
def dealt_wrong(scene: Scene) -> None:
    _at_the_deal(scene)
    what = scene.pick("wrong_first_seat", "missed_seat", "short_cards", "extra_card", "dealt_to_unentitled")
    step: dict[str, object] = {"dealer": what}
    if what != "wrong_first_seat":
        step["seat"] = scene.pick(*scene.live())
    if what in ("short_cards", "extra_card"):
        step["count"] = 1
    scene.tell(**step)


@recipe("fouled-deck", "misdeal", games=BOARD, asks=_DEAL, difficulty=3)
def bad_deck(scene: Scene) -> None:
    _at_the_deal(scene)
    what = scene.pick("boxed_cards", "duplicate_card", "foreign_card", "odd_back")
    step: dict[str, object] = {"dealer": what}
    if what == "boxed_cards":
        step["count"] = scene.pick(1, 2, 3)
    scene.tell(**step)


@recipe("irregular-flop", games=("nlhe", "plo", "lhe", "plo8"), asks=_DEAL, difficulty=2)
def four_on_the_flop(scene: Scene) -> None:
    for _ in range(20):
        if scene.told.table.next == "street_over":
            scene.tell(dealer="four_card_flop", recoverable=scene.pick(True, False))
            return
        scene.folds_some()
    raise Unfit("no flop")


@recipe("premature-cards", games=("nlhe", "plo", "lhe", "lo8"), asks=_DEAL, difficulty=3)
def too_early(scene: Scene) -> None:
    """Flop, turn or river before the betting is over."""
    at = scene.pick(0, 1, 2)
    if at:
        scene.to_street(at)
    scene.passes()
    if not isinstance(scene.told.table.next, int):
        raise Unfit("the round is over")
    scene.tell(dealer=("premature_flop", "premature_turn", "premature_river")[at])


@recipe(
    "burn-after-substantial-action",
    "dealer-procedure",
    games=("nlhe", "plo", "lhe"),
    asks=_DEAL,
    difficulty=2,
)
def no_burn(scene: Scene) -> None:
    scene.to_street(scene.pick(1, 2, 3))
    for _ in range(scene.pick(0, 1, 2)):
        if isinstance(scene.told.table.next, int):
            scene.passes()
    scene.tell(dealer="no_burn")


@recipe("disordered-deck", games=BOARD, asks=_DEAL)
def deck_dropped(scene: Scene) -> None:
    scene.any_street()
    scene.tell(dealer="dropped_deck")


@recipe("stud-procedure", games=STUD, asks=_DEAL, difficulty=3, known=True)
def stud_too_early(scene: Scene) -> None:
    if "bring_in" in scene.told.table.may():
        scene.does("bring_in")
    scene.passes()
    scene.tell(dealer="premature_stud_card", seat=scene.pick(*scene.live()))


@recipe("killed-or-exposed-hand", games=BOARD, asks="ruling clause live options")
def hand_killed(scene: Scene) -> None:
    scene.any_street()
    if scene.rng.random() < 0.5:
        scene.raised()
    scene.tell(
        dealer=scene.pick("killed_hand", "collected_hand"),
        seat=scene.pick(*scene.live()),
        identifiable=scene.pick(True, False),
    )


@recipe("levels-and-new-hand", "dead-button", games=("nlhe", "plo", "lhe"), asks=_DEAL, difficulty=2)
def wrong_start(scene: Scene) -> None:
    """The button or the level of the hand is wrong."""
    _at_the_deal(scene)
    scene.tell(dealer=scene.pick("wrong_button", "wrong_level"))


@recipe("rabbit-hunting", games=BOARD, asks="ruling clause", difficulty=1)
def next_cards_asked(scene: Scene) -> None:
    scene.any_street()
    while len(scene.live()) > 2:
        scene.does("fold") if scene.owed else scene.raises()
    scene.raises() if not scene.owed else None
    seat = scene.actor
    scene.does("fold")
    scene.tell(seat=seat, asks_for_next_cards=True)


@recipe("dealer-procedure", "staff-communication", games=EVERY, asks="ruling clause", difficulty=1)
def bets_asked_in(scene: Scene) -> None:
    scene.any_street()
    scene.raised()
    scene.tell(seat=scene.actor, asks_for_bets_in=True)
