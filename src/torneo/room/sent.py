"""JSON a page sends."""

from typing import Any

import msgspec


def json_sent(raw: bytes | str, kind: Any = Any) -> Any:
    """What it says, as ``kind``; ``msgspec.DecodeError`` for whatever cannot be read, however deep."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except RecursionError:
        raise msgspec.DecodeError("nested too deep") from None
    except UnicodeDecodeError as error:
        raise msgspec.DecodeError(str(error)) from None
