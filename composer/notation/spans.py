# SPDX-License-Identifier: GPL-3.0-or-later
"""Text set in runs: what is plain, bold and italic, for paper, LaTeX and web pages alike."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from composer.problem.fen import fen
from composer.problem.position import Position


@dataclass(frozen=True, slots=True)
class Span:
    """A run of letters set in one manner; no-break spaces hold together what belongs together."""

    text: str
    bold: bool = False
    italic: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A line as its author wrote it; where it is too long for its column, it is broken.

    Attributes:
        spans: the runs, in order.
        indent: how many steps it begins to the right.
        gap: whether it begins a part of its own, separated from the line before it.
        diagram: the position of which a diagram stands in the place of words; None where there is
            none.
    """

    spans: tuple[Span, ...]
    indent: int = 0
    gap: bool = False
    diagram: Position | None = None

    @property
    def text(self) -> str:
        """The words alone, with ordinary spaces and without the indent; of a diagram its FEN."""
        if self.diagram is not None:
            return f"[{fen(self.diagram)}]"
        return "".join(span.text for span in self.spans).replace("\u00a0", " ")


def plain_text(lines: Iterable[Line], indent: str = "   ") -> str:
    """Return lines as plain text, without a newline at the end."""
    return "\n".join(indent * line.indent + line.text for line in lines)


def joined(spans: Iterable[Span]) -> tuple[Span, ...]:
    """Return runs with neighbours of one manner brought together, and without empty ones."""
    found: list[Span] = []
    for span in spans:
        last = found[-1] if found else None
        if last is not None and (last.bold, last.italic) == (span.bold, span.italic):
            found[-1] = Span(last.text + span.text, span.bold, span.italic)
        elif span.text:
            found.append(span)
    return tuple(found)
