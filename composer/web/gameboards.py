# SPDX-License-Identifier: GPL-3.0-or-later
"""What a page is told alike of all games that are no chess: the board drawn, and what was found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

from composer.diagrams.games.board import GameBoard
from composer.diagrams.games.caption import GameCaption
from composer.diagrams.style.measures import number
from composer.notation.gameverdict import GameVerdictLine
from composer.web.request import Json
from composer.web.speaker import Speaker

_MOST_ROWS: Final = 250  # that are told
_EDGE: Final = 2.0  # units around the board


@dataclass(frozen=True, slots=True)
class FoundRow:
    """A row of what was found.

    Attributes:
        depth: how deep it stands.
        text: what it says.
        way: what changes turn by turn up to there, as the page plays it.
    """

    depth: int
    text: str
    way: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Found:
    """What is told of an answer.

    Attributes:
        finding: the sentence.
        verdict: its sign; empty for none.
        rows: what follows.
    """

    finding: str = ""
    verdict: str = ""
    rows: Sequence[FoundRow] = ()

    @classmethod
    def of(cls, line: GameVerdictLine, rows: Sequence[FoundRow], speaker: Speaker) -> Self:
        """Return what is told in a language."""
        kind = "" if line.verdict is None else line.verdict.value
        return cls(speaker.say(line.finding), kind, rows)

    @property
    def told(self) -> Json:
        """The same as plain values, of many rows the first."""
        shown = self.rows[:_MOST_ROWS]
        return {
            "why": "",
            "finding": self.finding,
            "verdict": self.verdict,
            "rows": [{"depth": row.depth, "text": row.text, "way": row.way} for row in shown],
            "cut": len(self.rows) - len(shown),
        }


NOTHING_FOUND: Final = Found()


def board_drawn(board: GameBoard, men: str, ground: str) -> str:
    """Return a board as SVG, with the drawings of men by the names that a page uses."""
    box = (
        -board.left,
        -board.above - _EDGE,
        board.width + board.left + _EDGE,
        board.height + board.below + board.above + _EDGE,
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(number, box))}">'
        f"<defs>{men}</defs>{ground}</svg>"
    )


def asked_told(caption: GameCaption) -> list[str]:
    """Return what is asked, and what else stands below a diagram."""
    return [part for part in (caption.task, caption.rules, *caption.notes) if part]
