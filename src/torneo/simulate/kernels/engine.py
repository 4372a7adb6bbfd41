"""Whether kernels can be used here, and having them compiled ahead of time.

Every public function of the kernels takes ``plain``: True for the plain twin, False for the kernel, None (the
default) for the kernel where numba is installed. The first use of a kernel compiles it, which takes seconds
once and is kept on disk; programs that must not wait run ``warm()`` beforehand, in another process.
"""

import hashlib
import warnings
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

#: The modules that hold compiled code, and the one that decides how.
COMPILED = ("compiled", "tables", "ranking_loops", "equity_loops", "icm_loops")
#: Those of the planner.
PLANNER = ("compiled_steps", "places", "dice", "hand_step", "seating_step", "desk_step", "session_step")


def installed() -> bool:
    """Whether numba and numpy are (the extra `sim`). Does not import them."""
    return _found("numba") and _found("numpy")


def _found(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ValueError:  # somebody put it out of reach on purpose
        return False


def use_plain(plain: bool | None) -> bool:
    """What ``plain`` comes to. Warns once if it was left open and there is no numba."""
    if plain is None:
        if installed():
            return False
        _warn_once()
        return True
    return plain


@cache
def _warn_once() -> None:
    warnings.warn(
        "numba is not installed: numbers come from the plain version, which is slower; "
        "pip install 'torneo[sim]'",
        RuntimeWarning,
        stacklevel=4,
    )


def source_digest() -> str:
    """Of the files compiled code is made from: when one changes, all of it has to be compiled again."""
    here = Path(__file__).parent
    steps = here.parent / "planner"
    files = [*(here / f"{name}.py" for name in COMPILED), *(steps / f"{name}.py" for name in PLANNER)]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def warm() -> None:
    """Compile every kernel, or load it from disk if that was done before."""
    for module in ("evaluation", "equity", "icm"):
        import_module(f"{__package__}.{module}").warm()
    import_module("torneo.simulate.planner.running").warm()
