# SPDX-License-Identifier: GPL-3.0-or-later
"""What a diagram in LaTeX shows, as a comment above it, so that it can be read back whole.

`% chess-composer 12 0a1b2c3d {"fen": ...}`: how many lines the diagram has, their checksum, and
the problem as the JSON that files of this program have. Nothing is in it that the diagram does not
show; who reads it sees by the checksum whether the diagram was changed since.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from zlib import crc32

from composer.diagrams.captions.anonymity import told_only
from composer.diagrams.style.style import DiagramStyle
from composer.formats.objects.problemobject import problem_object
from composer.problem.problem import Problem
from composer.problem.task import INTENDED, OPTIONS


def with_record(problem: Problem, style: DiagramStyle, lines: Sequence[str]) -> Iterator[str]:
    """Yield the lines of a diagram, with what they show above them."""
    check = crc32("\n".join(line.rstrip() for line in lines).encode())
    yield f"% chess-composer {len(lines)} {check:08x} {_record(problem, style)}"
    yield from lines


def _record(problem: Problem, style: DiagramStyle) -> str:
    """Return the problem as the style shows it, in ASCII that no reader of TeX takes for more."""
    asked = tuple((name, problem.extra(name)) for name in (OPTIONS, INTENDED))
    shown = replace(
        told_only(problem, style),
        keywords=(),
        comments=(),
        extras=tuple((name, text) for name, text in asked if text),
    )
    return json.dumps(problem_object(shown)).replace("\\\\", "\\u005c")
