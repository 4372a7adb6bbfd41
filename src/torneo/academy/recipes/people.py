"""Time, presence, chips out of sight, and where the button goes."""

from torneo.academy.question import Unfit
from torneo.academy.recipes.book import BIG_BET, BOARD, EVERY, NO_LIMIT, recipe
from torneo.academy.scene import Scene


@recipe("calling-time", "delays", games=EVERY, asks="ruling clause seconds", difficulty=1)
def time_called(scene: Scene) -> None:
    scene.any_street()
    if scene.rng.random() < 0.5:
        scene.raised()
    caller = scene.pick(*scene.live(scene.actor))
    scene.tell(seat=caller, calls_time_on=scene.actor)


@recipe("calling-time", games=EVERY, asks="ruling clause live next", difficulty=2)
def time_over(scene: Scene) -> None:
    scene.any_street()
    if scene.rng.random() < 0.6:
        scene.raised()
    seat = scene.actor
    scene.tell(seat=scene.pick(*scene.live(seat)), calls_time_on=seat)
    if scene.told.question is not None:
        scene.tell(floor="start_clock", by="floor")
    scene.tell(clock=scene.pick("expired", "expired", "at_limit"), seat=seat)


@recipe("at-your-seat", "action-pending", games=EVERY, asks="ruling clause live", difficulty=2)
def leaves_the_table(scene: Scene) -> None:
    scene.any_street()
    if scene.rng.random() < 0.5:
        scene.raised()
    scene.tell(seat=scene.pick(*scene.live()), leaves=True)


@recipe("visible-chips", "hidden-chips", games=NO_LIMIT, asks="ruling clause options", difficulty=2)
def chips_hidden(scene: Scene) -> None:
    scene.any_street()
    scene.raised()
    scene.tell(seat=scene.pick(*scene.live()), hides_chips={scene.chips[-1]: 1})


@recipe("hidden-chips", games=NO_LIMIT, asks="ruling clause options stack", difficulty=3, short=2)
def chips_found(scene: Scene) -> None:
    """Somebody is all-in and another chip turns up."""
    scene.any_street()
    for _ in range(8):
        if scene.behind < 14 * scene.big:
            seat = scene.actor
            scene.does("all_in")
            scene.tell(seat=seat, finds_chips={scene.chips[-2]: 1})
            return
        scene.passes()
    raise Unfit("nobody is short")


@recipe("straddle", games=BIG_BET, asks="ruling clause", difficulty=1)
def straddle(scene: Scene) -> None:
    scene.tell(seat=scene.actor, straddles=2 * scene.big)


@recipe("conduct", "penalties", "ethics", games=BOARD, asks="ruling clause", difficulty=2)
def reported(scene: Scene) -> None:
    scene.any_street()
    offence = scene.pick(
        "abusive_language", "soft_play", "collusion", "chip_dumping", "phone_use", "stalling", "slow_roll"
    )
    scene.tell(seat=scene.pick(*scene.live()), reported_for=offence)


@recipe(
    "dead-button",
    "heads-up-button",
    "posting-blinds",
    games=("nlhe", "nlhe", "plo", "lhe"),
    asks="positions",
    difficulty=2,
    short=2,
    deep=False,
    known=True,
    players=(3, 3, 4, 5, 6),
)
def next_hand(scene: Scene) -> None:
    """A hand ends, perhaps somebody is out, and the next is dealt."""
    everybody = scene.rng.random() < 0.75
    for _ in range(60):
        waits = scene.told.table.next
        if waits == "hand_over":
            break
        if waits == "street_over":
            scene.tell(dealer="next_street")
        elif waits == "showdown":
            seat = next((one for one in scene.hand.show_order() if one not in scene.hand.shown), None)
            if seat is None:
                raise Unfit("no showdown")
            scene.tell(seat=seat, tables=True)
        elif waits == "frozen":
            raise Unfit("frozen")
        elif everybody and len(scene.live()) > 1 and (scene.behind < 14 * scene.big or scene.owed):
            scene.does("all_in") if scene.behind < 14 * scene.big else scene.does(scene.pick("fold", "call"))
        else:
            scene.does("fold") if scene.owed else scene.passes()
    if len([stack for stack in scene.hand.stacks.values() if stack]) < 2:
        raise Unfit("one player left")
    scene.tell(dealer="next_hand")
