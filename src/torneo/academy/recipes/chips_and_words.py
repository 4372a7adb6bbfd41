"""Chips and words of the player in turn."""

from torneo.academy.question import Unfit
from torneo.academy.recipes.book import BIG_BET, LIMIT, NO_LIMIT, POT_LIMIT, recipe
from torneo.academy.scene import Scene

_READ = "ruling ruling clause next stack returned"


@recipe("oversized-chip", games=BIG_BET, asks=_READ, difficulty=1)
def one_big_chip(scene: Scene) -> None:
    """A single chip above the bet, without a word."""
    scene.any_street()
    scene.raised()
    scene.tell(seat=scene.actor, chips={scene.chip_above(scene.owed): 1})


@recipe("oversized-chip", "methods-of-betting", games=BIG_BET, asks=_READ, difficulty=1)
def one_chip_opens(scene: Scene) -> None:
    scene.to_street(scene.pick(1, 2, 3) if len(scene.game.streets) > 3 else 1)
    chip = scene.pick(*[chip for chip in scene.chips if chip >= scene.big // 2])
    scene.tell(seat=scene.actor, chips={chip: 1})


@recipe("oversized-chip", "binding-declarations", games=BIG_BET, asks=_READ)
def one_big_chip_and_a_word(scene: Scene) -> None:
    """The word makes the difference, and when it is said."""
    scene.any_street()
    scene.raised()
    order = scene.pick("words_first", "chips_first", "together")
    scene.tell(
        seat=scene.actor,
        says=scene.pick("raise", "subo", "call", "pago"),
        chips={scene.chip_above(scene.owed): 1},
        order=order,
    )


@recipe("multiple-chips", games=BIG_BET, asks=_READ)
def several_chips(scene: Scene) -> None:
    """Two or more chips: would each of them have been needed to call?"""
    scene.any_street()
    scene.raised()
    chip = scene.pick(*[chip for chip in scene.chips if chip < 2 * scene.owed])
    count = -(-scene.owed // chip) + scene.pick(0, 1, 1, 2)
    if not 2 <= count <= 10 or chip * count > scene.behind:
        raise Unfit("chips")
    scene.tell(seat=scene.actor, chips={chip: count})


@recipe("raise-size", "multiple-chips", games=BIG_BET, asks=_READ, difficulty=2)
def half_a_raise(scene: Scene) -> None:
    """More than a call, less than a raise: half of it or not?"""
    scene.any_street()
    scene.raised()
    gap = scene.least - scene.own - scene.owed
    if gap <= 2 * scene.chips[0]:
        raise Unfit("no room")
    more = scene.round_number(gap * scene.rng.choice((0.2, 0.35, 0.5, 0.5, 0.6, 0.8)))
    chips = scene.in_chips(scene.owed + more)
    if sum(chips.values()) < 2:
        raise Unfit("one chip")
    scene.tell(seat=scene.actor, chips=chips)


@recipe("raise-size", "methods-of-raising", games=BIG_BET, asks=_READ)
def raise_said_short(scene: Scene) -> None:
    """The word raise with less than the minimum."""
    scene.any_street()
    scene.raised()
    gap = scene.least - scene.own - scene.owed
    total = scene.hand.level + scene.round_number(gap * scene.rng.choice((0.3, 0.5, 0.75)))
    if total >= scene.least:
        raise Unfit("enough")
    if scene.rng.random() < 0.5:
        scene.tell(
            seat=scene.actor,
            says=f"{scene.pick('raise', 'subo')} a {total}"
            if scene.rng.random() < 0.5
            else f"raise to {total}",
        )
    else:
        scene.tell(
            seat=scene.actor, says="raise", chips=scene.in_chips(total - scene.own), order="words_first"
        )


@recipe("methods-of-raising", "binding-declarations", games=BIG_BET, asks=_READ, difficulty=1)
def raise_said_to(scene: Scene) -> None:
    scene.any_street()
    scene.raised()
    total = scene.round_number(scene.least * scene.rng.choice((1, 1.3, 2)))
    scene.tell(
        seat=scene.actor,
        says=scene.pick(f"raise {total}", f"subo a {total}", f"raise to {total}", f"{total}"),
    )


@recipe("prior-bet-chips", games=NO_LIMIT, asks=_READ, difficulty=3)
def chips_on_top(scene: Scene) -> None:
    """Chips of an earlier bet lie in front; new ones come."""
    scene.any_street()
    first = scene.raises(1)
    bettor = scene.before.table.hand.actor
    scene.raises()
    while scene.actor != bettor:
        scene.does("fold")
    chips = scene.pick(
        {scene.chip_above(scene.owed): 1}, scene.in_chips(scene.owed), scene.in_chips(scene.owed + first)
    )
    scene.tell(
        seat=scene.actor, chips=chips, prior=scene.pick("untouched", "pulled", "partly_pulled", "untouched")
    )


@recipe("undercalls", games=BIG_BET, asks=_READ)
def too_little(scene: Scene) -> None:
    """Fewer chips than the call."""
    scene.any_street()
    scene.raised()
    short = scene.round_number(scene.owed * scene.rng.choice((0.4, 0.6, 0.8)))
    if not 0 < short < scene.owed or short >= scene.behind:
        raise Unfit("not short")
    scene.tell(seat=scene.actor, chips=scene.in_chips(short))


@recipe("string-bets", "methods-of-raising", games=BIG_BET, asks=_READ)
def two_motions(scene: Scene) -> None:
    scene.any_street()
    scene.raised()
    more = scene.round_number((scene.least - scene.own) * scene.rng.choice((0.5, 1, 1.5)))
    scene.tell(seat=scene.actor, chips=[scene.in_chips(scene.owed), scene.in_chips(more)])


@recipe("methods-of-calling", "binding-declarations", games=BIG_BET, asks=_READ)
def word_against_chips(scene: Scene) -> None:
    """He says one thing and puts in another."""
    scene.any_street()
    scene.raised()
    put = scene.in_chips(scene.pick(scene.least - scene.own, scene.owed, scene.round_number(scene.owed * 2)))
    scene.tell(
        seat=scene.actor,
        says=scene.pick("call", "fold", "raise", "pago", "all in"),
        chips=put,
        order=scene.pick("words_first", "chips_first"),
    )


@recipe("invalid-declarations", games=(*BIG_BET, *LIMIT), asks=_READ, difficulty=1)
def impossible_words(scene: Scene) -> None:
    """A check facing a bet, a call or a raise where nothing was bet."""
    if scene.rng.random() < 0.5:
        scene.any_street()
        scene.raised()
        scene.tell(seat=scene.actor, says=scene.pick("check", "paso"))
    else:
        scene.to_street(1)
        scene.tell(seat=scene.actor, says=scene.pick("call", "raise", "igualo", f"raise {scene.big * 3}"))


@recipe("official-terms", "ambiguous-bets", games=BIG_BET, asks="ruling clause options may", difficulty=2)
def odd_words(scene: Scene) -> None:
    scene.any_street()
    scene.raised()
    scene.tell(
        seat=scene.actor, says=scene.pick("a bailar", "vamos", "boom", "te veo y subo", "que suene la música")
    )


@recipe("ambiguous-bets", games=NO_LIMIT, asks=_READ + " options")
def bare_number(scene: Scene) -> None:
    """ "Five": hundred or thousand?"""
    scene.to_street(1)
    number = scene.pick("cinco", "dos", "tres", "uno")
    worth = {"uno": 1, "dos": 2, "tres": 3, "cinco": 5}[number]
    means = [worth * unit for unit in (100, 1_000, 10_000) if worth * unit >= scene.big]
    if len(means) < 2:
        raise Unfit("not ambiguous")
    scene.tell(seat=scene.actor, says=number, could_mean=means[:2])


@recipe("pot-size", games=NO_LIMIT, asks=_READ, difficulty=1)
def pot_said(scene: Scene) -> None:
    """ "Pot" where there is no pot limit."""
    scene.any_street()
    if scene.rng.random() < 0.5:
        scene.raised()
    scene.tell(seat=scene.actor, says=scene.pick("pot", "bote"))


@recipe("overbetting-for-change", "methods-of-calling", games=NO_LIMIT, asks=_READ)
def for_change(scene: Scene) -> None:
    """A big chip and small ones for an easy change."""
    scene.any_street()
    scene.raised()
    chip = scene.chip_above(scene.owed)
    small = scene.pick(*[one for one in scene.chips if one < chip])
    scene.tell(seat=scene.actor, chips={chip: 1, small: scene.pick(1, 2)})


@recipe("methods-of-calling", "undercalls", games=NO_LIMIT, asks="ruling clause options", difficulty=3)
def tiny_chip(scene: Scene) -> None:
    """One small chip in front of a big bet."""
    scene.any_street()
    scene.raises(4)
    if scene.owed < 12 * scene.chips[0]:
        raise Unfit("not tiny")
    scene.tell(seat=scene.actor, chips={scene.chips[0]: 1})


@recipe("methods-of-betting", games=NO_LIMIT, asks=_READ)
def everything_forward(scene: Scene) -> None:
    scene.any_street()
    scene.raised()
    scene.tell(seat=scene.actor, gesture=scene.pick("pushes_all", "throws_all", "pushes_item"))


@recipe("conditional-declarations", games=NO_LIMIT, asks="ruling clause options next", difficulty=3)
def on_condition(scene: Scene) -> None:
    scene.to_street(1)
    seat = scene.actor
    other = scene.pick(*scene.live(seat))
    scene.tell(seat=other, says=scene.pick("si apuestas, subo", "si pasas, all in", "si apuestas, pago"))


@recipe(
    "methods-of-raising", "number-of-raises", games=LIMIT, asks="ruling clause may next to_call", difficulty=2
)
def one_raise_more(scene: Scene) -> None:
    """Limit: how many raises are there?"""
    for _ in range(scene.pick(2, 3, 4)):
        scene.raises()
    scene.tell(seat=scene.actor, says=scene.pick("raise", "subo"))


@recipe("pot-limit-miscount", "pot-size", games=POT_LIMIT, asks="ruling clause next may stack", difficulty=3)
def wrong_pot_told(scene: Scene) -> None:
    """The dealer miscounts the pot and somebody bets it."""
    scene.any_street()
    true = scene.hand.pot
    scene.tell(dealer="announces_pot", amount=scene.round_number(true * scene.rng.choice((0.7, 1.25, 1.5))))
    scene.tell(seat=scene.actor, says=scene.pick("pot", "bote"))


@recipe("opponent-count", "staff-communication", games=BIG_BET, asks="ruling clause", difficulty=1)
def count_asked(scene: Scene) -> None:
    scene.any_street()
    scene.raised()
    of = scene.pick("pot", *scene.live(scene.actor))
    scene.tell(seat=scene.actor, asks_count_of=of)


@recipe("accepted-action", games=NO_LIMIT, asks=_READ, difficulty=3)
def wrong_count_told(scene: Scene) -> None:
    """A bet told wrong, and a call of it."""
    scene.any_street()
    to = scene.raises(2)
    scene.tell(dealer="announces_bet", amount=scene.round_number(to * scene.rng.choice((0.5, 0.8, 1.3))))
    scene.tell(seat=scene.actor, says=scene.pick("call", "pago"))


@recipe("methods-of-betting", "string-bets", games=NO_LIMIT, asks=_READ, difficulty=2)
def not_let_go(scene: Scene) -> None:
    """Chips moved forward and not released."""
    scene.any_street()
    scene.raised()
    scene.tell(
        seat=scene.actor,
        chips=scene.in_chips(scene.pick(scene.owed, scene.least - scene.own)),
        released=False,
    )
