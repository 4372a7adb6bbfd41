"""Things kept for whoever asks again."""

from torneo.floor.scenario.kept import Kept


def test_what_nobody_asked_for_longest_goes_first() -> None:
    kept: Kept[str, int] = Kept(2)
    kept.keep("a", 1)
    kept.keep("b", 2)
    assert kept.find("a") == 1
    kept.keep("c", 3)
    assert [kept.find(key) for key in "abc"] == [1, None, 3]
    assert len(kept) == 2


def test_what_is_kept_again_is_kept_once() -> None:
    kept: Kept[str, int] = Kept(2)
    for number in range(5):
        kept.keep("a", number)
    assert (len(kept), kept.find("a")) == (1, 4)
