# SPDX-License-Identifier: GPL-3.0-or-later
"""A diagram in a page of the manual: a position, what is asked of it, and what is said of it.

    by: S. Loyd
    source: New York Musical World 1859
    position: 8/8/8/6Q1/4R3/2K2p2/5k2/5b2
    task: #2
    play: 1.Re1! Bg2 2.Qh4#
    text: The bishop blocks a flight.

`play` may stand several times; moves have English letters there, and are shown with those of the
window. Without a side to move it is White's turn, as in problems.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import NO_TASK, parse_stipulation

_LINE: Final = re.compile(r"(by|source|position|task|play|text): *(.+)")


class ManualError(ValueError):
    """A page of the manual that cannot be read; the text says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Diagram:
    """A diagram.

    Attributes:
        author: who composed it; empty if nobody is named.
        source: where it was published first.
        position: as FEN.
        task: the stipulation; empty where nothing is asked.
        play: lines of the solution, with English letters.
        text: what is said beside it.
    """

    author: str
    source: str
    position: str
    task: str
    play: tuple[str, ...]
    text: str

    @property
    def words(self) -> str:
        """All that is said, for searching."""
        return " ".join((self.author, self.source, self.task, *self.play, self.text))

    def problem(self) -> Problem:
        """Return it as a problem that can be put on the board.

        Raises:
            ManualError: position or task cannot be read.
        """
        try:
            stipulation = parse_stipulation(self.task) if self.task else NO_TASK
            position = parse_fen(self.position)
        except ValueError as fault:
            raise ManualError(f"a diagram cannot be read: {fault}") from fault
        authors = (self.author,) if self.author else ()
        return Problem(position, stipulation, Credits(authors=authors, source=self.source))


def read_diagram(text: str) -> Diagram:
    """Return the diagram of a block.

    Raises:
        ManualError: a line is not understood, or there is no position.
    """
    fields: dict[str, str] = {}
    play = []
    for line in filter(None, map(str.strip, text.splitlines())):
        found = _LINE.fullmatch(line)
        if found is None or (found[1] != "play" and found[1] in fields):
            raise ManualError(f"a diagram has a line {line[:60]!r} that is not understood")
        if found[1] == "play":
            play.append(found[2])
        else:
            fields[found[1]] = found[2]
    if "position" not in fields:
        raise ManualError("a diagram has no position")
    return Diagram(
        fields.get("by", ""),
        fields.get("source", ""),
        fields["position"],
        fields.get("task", ""),
        tuple(play),
        fields.get("text", ""),
    )
