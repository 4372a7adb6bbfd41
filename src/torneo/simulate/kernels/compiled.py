"""How kernels are compiled: kept on disk, without the interpreter's lock, as one place decides.

Import only where numba is known to be there. The folder is that of ``NUMBA_CACHE_DIR``, which whoever runs
the program sets before the first kernel is imported; without it numba keeps the code beside the source.
Arithmetic stays as written (no ``fastmath``), so that a kernel and its plain twin may be compared.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba as nb

from torneo.simulate.kernels.engine import source_digest

#: numba looks only at the file a kernel is in, not at those it calls: each state of them has its own folder.
if nb.config.CACHE_DIR:
    nb.config.CACHE_DIR = str(Path(nb.config.CACHE_DIR) / source_digest())

F = TypeVar("F", bound=Callable[..., Any])


def compiled() -> Callable[[F], F]:
    """A kernel, called from Python; its arguments decide the types at the first call."""
    return cast(Callable[[F], F], nb.njit(cache=True, nogil=True, error_model="numpy"))


def part() -> Callable[[F], F]:
    """The same, or a part of one, that makes no arrays of its own. Counting references to the arrays it is
    given, which the caller holds anyway, would make it up to nine times slower, so it does not."""
    return cast(Callable[[F], F], nb.njit(cache=True, nogil=True, error_model="numpy", _nrt=False))
