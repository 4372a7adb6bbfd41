"""Side pots, showdown, hands in danger."""

from torneo.academy.question import Unfit
from torneo.academy.recipes.book import BOARD, STUD, recipe
from torneo.academy.scene import Scene
from torneo.cards import HIDDEN, card_text


def to_the_end(scene: Scene, *, bet: bool) -> None:
    """The last round ends: by a bet and its calls, or checked round."""
    last = len(scene.game.streets) - 1
    scene.to_street(last)
    if bet:
        scene.raises()
    for _ in range(12):
        if not isinstance(scene.told.table.next, int):
            return
        scene.passes()


@recipe(
    "side-pots",
    games=("nlhe", "nlhe", "plo", "lhe"),
    asks="pots pots pot",
    difficulty=2,
    short=2,
    deep=False,
    players=(4, 5, 6),
)
def side_pots(scene: Scene) -> None:
    """Two or three stacks all-in against each other."""
    scene.any_street()
    for _ in range(10):
        if scene.told.table.next == "street_over":
            break
        if not scene.owed:
            scene.does("all_in") if scene.rng.random() < 0.6 else scene.passes()
        elif scene.rng.random() < 0.35 and len(scene.live()) > 3:
            scene.does("fold")
        else:
            scene.does("all_in") if scene.behind <= 3 * scene.owed else scene.passes()


@recipe("showdown-order", games=(*BOARD, *STUD), asks="shows_first", difficulty=1, known=True)
def who_shows(scene: Scene) -> None:
    to_the_end(scene, bet=scene.rng.random() < 0.5)


@recipe(
    "cards-speak",
    "hand-ranking",
    games=("nlhe", "nlhe", "plo", "plo8", "stud", "stud8", "razz", "27td", "badugi", "lo8"),
    asks="winner winner odd_chip",
    difficulty=2,
    known=True,
    players=(3, 4),
)
def who_wins(scene: Scene) -> None:
    """Everybody shows: the cards speak."""
    to_the_end(scene, bet=scene.rng.random() < 0.3)
    for _ in range(6):
        if scene.told.over:
            return
        seat = next((one for one in scene.hand.show_order() if one not in scene.hand.shown), None)
        if seat is None:
            raise Unfit("nobody shows")
        scene.tell(seat=seat, tables=True)


@recipe(
    "odd-chips",
    games=("plo8", "lo8", "stud8", "nlhe"),
    asks="odd_chip",
    difficulty=3,
    known=True,
    players=(3, 4),
)
def odd_chip(scene: Scene) -> None:
    who_wins(scene)


@recipe("tabling", "live-cards", games=BOARD, asks="ruling clause live", difficulty=2, known=True)
def one_card(scene: Scene) -> None:
    """Only one card is shown at showdown, or the hand goes to the muck."""
    to_the_end(scene, bet=True)
    seat = next(iter(scene.hand.show_order()), None)
    if seat is None:
        raise Unfit("no showdown")
    held = scene.hand.hole[scene.hand.place_of[seat]]
    if scene.rng.random() < 0.5:
        scene.tell(seat=seat, shows=[card_text(held[0])])
    else:
        scene.tell(seat=seat, mucks=True)


@recipe("asking-to-see", games=BOARD, asks="ruling clause", difficulty=2, known=True)
def asks_to_see(scene: Scene) -> None:
    to_the_end(scene, bet=True)
    order = scene.hand.show_order()
    if len(order) < 2:
        raise Unfit("no showdown")
    scene.tell(seat=order[0], tables=True)
    scene.tell(seat=order[1], mucks=True)
    scene.tell(seat=scene.pick(*scene.hand.seats), asks_to_see=order[1])


@recipe(
    "face-up-all-in",
    "showdown-irregularities",
    games=("nlhe", "plo"),
    asks="ruling clause live",
    difficulty=2,
    known=True,
    short=2,
)
def all_in_mucked(scene: Scene) -> None:
    scene.any_street()
    scene.does("all_in")
    for _ in range(8):
        if not isinstance(scene.told.table.next, int):
            break
        scene.does("fold") if len(scene.live()) > 2 else scene.does("call")
    scene.tell(seat=scene.pick(*scene.live()), turns_in=True)


@recipe(
    "exposing-cards",
    "no-disclosure",
    games=BOARD,
    asks="ruling clause live options",
    difficulty=1,
    known=True,
)
def shows_in_play(scene: Scene) -> None:
    """Cards shown with action pending."""
    scene.any_street()
    scene.raised()
    seat = scene.pick(*scene.live())
    held = [card for card in scene.hand.hole[scene.hand.place_of[seat]] if card != HIDDEN]
    shown = held[: scene.pick(1, len(held))]
    scene.tell(
        seat=seat,
        exposes=[card_text(card) for card in shown],
        to=scene.pick("table", scene.pick(*scene.live(seat))),
    )


@recipe(
    "folded-hand", "non-standard-folds", games=BOARD, asks="ruling clause live options next", difficulty=2
)
def cards_forward(scene: Scene) -> None:
    """Cards pushed forward, in turn or not, touching the muck or not."""
    scene.any_street()
    if scene.rng.random() < 0.7:
        scene.raised()
    scene.tell(
        seat=scene.pick(scene.actor, *scene.live()),
        turns_in=True,
        touches_muck=scene.pick(True, False),
        identifiable=scene.pick(True, False),
    )


@recipe("no-disclosure", games=BOARD, asks="ruling clause options", difficulty=1)
def talk_about_hand(scene: Scene) -> None:
    scene.any_street()
    scene.raised()
    scene.tell(
        seat=scene.pick(*scene.hand.seats),
        discusses=scene.pick("live_hand", "folded_hand", "own_hand", "play", "decision", "unseen_hand"),
    )


@recipe("show-one-show-all", games=BOARD, asks="ruling clause", difficulty=2, known=True)
def shown_to_one(scene: Scene) -> None:
    scene.any_street()
    scene.raised()
    seat = scene.actor
    held = scene.hand.hole[scene.hand.place_of[seat]]
    scene.does("fold")
    scene.tell(seat=seat, shows=[card_text(card) for card in held], to=scene.pick(*scene.live(seat)))
