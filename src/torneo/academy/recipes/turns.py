"""Out of turn, skipped, re-opened; whose turn it is and how much: the dealer's plain work."""

from torneo.academy.question import Unfit
from torneo.academy.recipes.book import BIG_BET, EVERY, LIMIT, NO_LIMIT, POT_LIMIT, STUD, recipe
from torneo.academy.scene import Scene


def _somebody_later(scene: Scene) -> int:
    others = [seat for seat in scene.live(scene.actor) if scene.hand.stacks[seat]]
    if not others:
        raise Unfit("nobody else")
    return int(scene.pick(*others))


@recipe("out-of-turn", "acting-in-turn", games=(*BIG_BET, *LIMIT), asks="ruling clause next", difficulty=1)
def out_of_turn(scene: Scene) -> None:
    scene.any_street()
    if scene.rng.random() < 0.6:
        scene.raised()
    seat = _somebody_later(scene)
    level = scene.hand.level
    words = (
        ("call", "fold", f"raise to {level * 2 + scene.big}", "raise")
        if level
        else ("check", f"bet {2 * scene.big}", "fold", "all in")
    )
    scene.tell(seat=seat, says=scene.pick(*words))


@recipe("out-of-turn", games=BIG_BET, asks="ruling clause next may to_call", difficulty=3)
def out_of_turn_then_changed(scene: Scene) -> None:
    """Somebody acts out of turn; then the action changes, or it does not."""
    scene.any_street()
    scene.raised()
    seat = _somebody_later(scene)
    scene.tell(seat=seat, says=scene.pick("call", f"raise to {scene.hand.level * 2 + scene.big}", "fold"))
    for _ in range(8):
        if scene.actor == seat:
            raise Unfit("it was his turn")
        last = scene.rng.random() < 0.5
        if last:
            scene.raises()
            return
        scene.folds_some()
        if scene.told.rulings[-1][1:]:
            return
    raise Unfit("his turn does not come")


@recipe("out-of-turn", "undercalls", games=NO_LIMIT, asks="ruling clause next", difficulty=3)
def chips_out_of_turn(scene: Scene) -> None:
    scene.any_street()
    scene.raised()
    seat = _somebody_later(scene)
    amount = scene.pick(scene.hand.level, scene.round_number(scene.hand.level * 0.5), scene.least)
    scene.tell(seat=seat, chips=scene.in_chips(amount))


@recipe("skipped-player", "out-of-turn", games=BIG_BET, asks="ruling clause next options", difficulty=3)
def skipped(scene: Scene) -> None:
    """A player is passed over, then speaks up."""
    scene.to_street(1, least=3)
    seat = scene.actor
    for other in scene.live(seat)[: scene.pick(1, 2)]:
        scene.tell(seat=other, says=scene.pick("check", f"bet {2 * scene.big}", "check"))
    scene.tell(seat=seat, claims_turn=True, reasonable_time=scene.pick(True, False))


@recipe(
    "re-opening",
    "raise-size",
    games=("nlhe", "nlhe", "nlhe", "plo"),
    asks="may may may min_raise to_call next",
    difficulty=3,
    short=2,
)
def short_all_in(scene: Scene) -> None:
    """Somebody is all-in for less than a raise: who may raise again?"""
    scene.any_street()
    scene.raises(scene.pick(2, 3, 4))
    for _ in range(6):
        actor, left = scene.actor, scene.behind
        if (
            scene.owed < left < scene.told.table.spot(actor).full_raise_to - scene.own
            and left < 14 * scene.big
        ):
            scene.does("all_in")
            for _ in range(scene.pick(0, 1, 2, 3)):
                if scene.told.table.next == actor or not scene.owed:
                    break
                scene.passes() if scene.rng.random() < 0.7 else scene.does("fold")
            _ = scene.actor
            return
        scene.passes() if left > scene.owed else scene.does("fold")
    raise Unfit("nobody is short")


@recipe("re-opening", games=NO_LIMIT, asks="may min_raise to_call", difficulty=2, short=1)
def all_in_and_more(scene: Scene) -> None:
    """An all-in of any size, and the next player."""
    scene.any_street()
    if scene.rng.random() < 0.6:
        scene.raises(1)
    for _ in range(6):
        if scene.behind < 14 * scene.big:
            scene.does("all_in")
            _ = scene.actor
            return
        scene.passes()
    raise Unfit("nobody is short")


@recipe("raise-size", "methods-of-raising", games=BIG_BET, asks="min_raise to_call pot", difficulty=1)
def how_much(scene: Scene) -> None:
    """A round with raises: the amounts the next player faces."""
    scene.any_street()
    for _ in range(scene.pick(1, 1, 2, 3)):
        scene.raised()


@recipe("raise-size", "methods-of-calling", games=LIMIT, asks="to_call next pot", difficulty=1)
def how_much_in_limit(scene: Scene) -> None:
    scene.any_street()
    for _ in range(scene.pick(1, 2, 3)):
        scene.raised()


@recipe("pot-size", games=POT_LIMIT, asks="max_raise max_raise max_raise pot to_call", difficulty=2)
def how_much_in_pot_limit(scene: Scene) -> None:
    """What is the pot a player may raise?"""
    scene.any_street()
    for _ in range(scene.pick(0, 1, 1, 2)):
        scene.raised()
    scene.folds_some()


@recipe(
    "antes",
    "pot-size",
    games=("nlhe", "nlhe", "plo"),
    asks="pot min_raise max_raise",
    difficulty=2,
    ante=True,
)
def how_much_with_ante(scene: Scene) -> None:
    for _ in range(scene.pick(1, 2)):
        scene.raised()


@recipe("stud-procedure", "raise-size", games=STUD, asks="to_call next pot", difficulty=2, known=True)
def stud_round(scene: Scene) -> None:
    """Whose turn is it by the boards, and how much?"""
    scene.to_street(scene.pick(0, 1, 2)) if scene.rng.random() < 0.8 else None
    if scene.hand.street == 0 and "bring_in" in scene.told.table.may():
        scene.does("bring_in")
    if scene.rng.random() < 0.6:
        scene.raises()
    else:
        scene.passes()


@recipe("acting-in-turn", games=EVERY, asks="next next to_call", difficulty=1, known=True)
def new_street(scene: Scene) -> None:
    """The next street is dealt: who begins?"""
    scene.to_street(scene.pick(0, 1)) if len(scene.game.streets) > 2 else None
    for _ in range(20):
        if scene.told.table.next == "street_over":
            scene.tell(dealer="next_street")
            return
        scene.folds_some()
    raise Unfit("no street")
