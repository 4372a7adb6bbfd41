"""The process that prints for a server: ``python -m torneo.paper.pressman MEGABYTES``.

It reads orders from its standard input and writes what came out to its standard output, each as its length
and then MessagePack. It may have no more memory than it was given, is the first the system ends when memory
runs out, and ends itself when whoever started it is gone.
"""

import contextlib
import io
import mmap
import os
import struct
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

#: Before every message: how many bytes follow.
HEAD = struct.Struct(">I")
_OUT_OF_MEMORY_FIRST = "/proc/self/oom_score_adj"


class Order(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A document to print, or parts of one to join."""

    template: str = ""
    data: dict[str, Any] = {}
    parts: tuple[bytes, ...] = ()


class Printed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came out, or why nothing did. ``memory``: bytes this process holds now."""

    pdf: bytes = b""
    failed: str = ""
    memory: int = 0


def memory_of(process: int | str = "self") -> int:
    """Bytes of memory a process holds; 0 where the system does not tell."""
    try:
        with open(f"/proc/{process}/statm") as told:
            return int(told.read().split()[1]) * mmap.PAGESIZE
    except OSError:
        return 0


def printed(order: Order) -> bytes:
    if order.parts:
        return joined(order.parts)
    from torneo.paper.press import pdf

    return pdf(order.template, order.data)


def joined(parts: tuple[bytes, ...]) -> bytes:
    """One document of the pages of several, named as the first of them."""
    from pypdf import PdfReader, PdfWriter

    out = PdfWriter()
    for part in parts:
        out.append(io.BytesIO(part))
    named = PdfReader(io.BytesIO(parts[0])).metadata
    if named:
        out.add_metadata({key: str(value) for key, value in named.items()})
    whole = io.BytesIO()
    out.write(whole)
    return whole.getvalue()


def serve(source: BinaryIO, target: BinaryIO, work: Callable[[Order], bytes] = printed) -> None:
    """Order after order, until there are no more."""
    while head := source.read(HEAD.size):
        raw = source.read(HEAD.unpack(head)[0])
        try:
            answer = Printed(pdf=work(msgspec.msgpack.decode(raw, type=Order)), memory=memory_of())
        except Exception as error:  # told to whoever asked: this process has nobody to raise it to
            answer = Printed(failed=f"{type(error).__name__}: {error}", memory=memory_of())
        told = msgspec.msgpack.encode(answer)
        target.write(HEAD.pack(len(told)) + told)
        target.flush()


def _bound(most: int) -> None:
    """No more memory than so many bytes (0: any), and no picture of it on disk, where the system knows such
    bounds."""
    if sys.platform == "win32":
        return
    import resource

    if most:
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def main() -> None:
    most = int(sys.argv[1]) * 1024 * 1024
    _bound(most)
    with contextlib.suppress(OSError), open(_OUT_OF_MEMORY_FIRST, "w") as first:
        first.write("800")
    if hasattr(os, "nice"):
        os.nice(5)
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
