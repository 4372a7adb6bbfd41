"""Every command, event and matter of the event as Markdown, from the code itself.

    python -m tools.reference docs/tournament.md

rewrites what stands between the two markers of the file; a test compares them.
"""

import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any, get_type_hints

from torneo.tournament import SECTIONS, TOURNAMENT
from torneo.tournament.conduct.matters import MATTERS
from torneo.tournament.words import sentences

BEGIN, END = "<!-- reference -->\n", "<!-- end of reference -->\n"


def reference() -> str:
    """Commands with who may give them, events, matters: section by section."""
    parts = []
    for section in SECTIONS:
        commands = [kind for kind in TOURNAMENT.commands if _section(kind) == section]
        events = [kind for kind in TOURNAMENT.events if _section(kind) == section]
        parts.append(f"## {section}\n")
        if commands:
            parts.append("| command | who | what |\n|---|---|---|")
            parts += [
                f"| `{_signature(kind)}` | {_roles(TOURNAMENT.commands[kind].roles)} | {_doc(kind)} |"
                for kind in sorted(commands, key=lambda kind: kind.__name__)
            ]
            parts.append("")
        if events:
            parts.append("| event | what changed |\n|---|---|")
            parts += [
                f"| `{_signature(kind)}` | {_doc(kind)} |"
                for kind in sorted(events, key=lambda kind: kind.__name__)
            ]
            parts.append("")
    parts.append("## Matters\n\nDecided with `Decide(matter, option, why, about)`.\n")
    parts.append("| matter | question | who |\n|---|---|---|")
    words = sentences()
    parts += [
        f"| `{code}` | {words[f'matter.{code}'].say('en')} | {_roles(MATTERS[code].roles)} |"
        for code in sorted(MATTERS)
    ]
    return "\n".join(parts) + "\n"


def _section(kind: type) -> str:
    return kind.__module__.split(".")[2]


def _roles(roles: frozenset[str]) -> str:
    return ", ".join(sorted(roles))


def _signature(kind: Any) -> str:
    hints = get_type_hints(kind)
    needed = len(kind.__struct_fields__) - len(kind.__struct_defaults__)
    fields = [
        name if place < needed else f"{name}=…"
        for place, name in enumerate(kind.__struct_fields__)
        if name in hints
    ]
    return f"{kind.__name__}({', '.join(fields)})"


def _doc(kind: type) -> str:
    return " ".join(cleandoc(kind.__doc__ or "").split()) if "__doc__" in vars(kind) else ""


def rewritten(text: str) -> str:
    """The document with its reference brought up to date."""
    head, rest = text.split(BEGIN)
    tail = rest.split(END)[1]
    return f"{head}{BEGIN}\n{reference()}\n{END}{tail}"


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(rewritten(file.read_text(encoding="utf-8")), encoding="utf-8")
