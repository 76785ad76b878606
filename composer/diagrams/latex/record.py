# SPDX-License-Identifier: GPL-3.0-or-later
"""What a diagram in LaTeX shows, as a comment above it, so that it can be read back whole.

`% chess-composer 12 0a1b2c3d {"fen": ...}`: how many lines the diagram has, their checksum, and
the problem as the JSON that files of this program have. Nothing is in it that the diagram does not
show; who reads it sees by the checksum whether the diagram was changed since.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from zlib import crc32

from composer.diagrams.captions.anonymity import told_only
from composer.diagrams.style.style import DiagramStyle
from composer.problem.fen import fen
from composer.problem.problem import Problem
from composer.problem.task import INTENDED, OPTIONS
from composer.problem.twinned import kinds_of
from composer.problem.twintext import twin_text


def with_record(problem: Problem, style: DiagramStyle, lines: Sequence[str]) -> Iterator[str]:
    """Yield the lines of a diagram, with what they show above them.

    A problem with men of one's own, be it in a twin, has no such comment: no letter says what they
    are.
    """
    if not any(kind.is_defined for kind in kinds_of(problem)):
        check = crc32("\n".join(line.rstrip() for line in lines).encode())
        yield f"% chess-composer {len(lines)} {check:08x} {_record(problem, style)}"
    yield from lines


def _record(problem: Problem, style: DiagramStyle) -> str:
    """Return the problem as the style shows it, in ASCII that no reader of TeX takes for more."""
    shown = told_only(problem, style)
    credits, asked = shown.credits, problem.stipulation
    found = {
        "fen": fen(problem.position),
        "asked" if asked.in_words else "stipulation": str(asked),
        "authors": list(credits.authors),
        "source": credits.source,
        "number": credits.number,
        "date": credits.date,
        "distinction": credits.distinction,
        "tourney": credits.tourney,
        "dedication": credits.dedication,
        "title": shown.title,
        "twins": {twin.letter: twin_text(twin) for twin in problem.twins},
        "extras": {
            name: text for name, text in problem.extras if name in (OPTIONS, INTENDED) and text
        },
    }
    text = json.dumps({name: value for name, value in found.items() if value or name == "fen"})
    return text.replace("\\\\", "\\u005c")
