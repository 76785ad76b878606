# SPDX-License-Identifier: GPL-3.0-or-later
"""Dead positions: which side can still mate at all, both helping, however long it takes.

A position is dead when no sequence of legal moves leads to mate by either side (FIDE Laws of
Chess, 1.3 and 5.2.2). The fifty-move rule and repetition do not count: they end games only by
somebody's claim or the arbiter's, and a problem has no arbiter. The hunt for a mate is compiled.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple, Protocol

from composer.problem.attacks import all_orthodox
from composer.problem.defects import fatal_defects
from composer.problem.men import SIDES, Colour
from composer.problem.named import side_name
from composer.problem.position import Position
from composer.retro.compiled import NOT_BUILT, compiled_module
from composer.said.sentence import (
    CountedTemplate,
    Grouped,
    Notation,
    Part,
    Sentence,
    Template,
    said,
)


class Chance(Enum):
    """Whether something can come about."""

    YES = "yes"
    NO = "no"
    UNKNOWN = "unknown"


class Ground(Enum):
    """Why a side can mate or cannot; the value is the template of the sentence.

    `{side}` stands for the side that is to mate, `{count}` for the positions looked at or the
    moves of a line too long to be read, `{moves}` for the moves.
    """

    MATE = Template("{side} has mated")
    LINE = Template("{side} can mate: {moves}")
    LONG_LINE = CountedTemplate(
        "{side} can mate, in one move", "{side} can mate, in {count} moves or fewer"
    )
    BARE_KING = Template("{side} has nothing but the king")
    LONE_KNIGHT = Template("a lone knight cannot mate a king with nothing but queens")
    BISHOPS = Template("bishops of one colour cannot mate: nothing can fill the other squares")
    WALLS = Template("{side} cannot get through: the walls of pawns stay shut")
    OVER = Template("the game has ended: no move is left")
    SEARCHED = CountedTemplate(
        "{side} cannot mate: the only position that can follow was looked at",
        "{side} cannot mate: all {count} positions that can follow were looked at",
    )
    BUDGET = CountedTemplate(
        "not known: one position was looked at", "not known: {count} positions were looked at"
    )


_CHANCES = {
    Ground.MATE: Chance.YES,
    Ground.LINE: Chance.YES,
    Ground.LONG_LINE: Chance.YES,
    Ground.BUDGET: Chance.UNKNOWN,
}


@dataclass(frozen=True, slots=True)
class Prospect:
    """What is known of one side's chance to mate.

    Attributes:
        ground: why it can, or cannot.
        reason: the same in a sentence, without a full stop.
        line: where it can, moves of both sides that end in mate, such as `e2e4`, `e1g1`, `a7a8q`;
            not the shortest. None are needed where it has mated already.
        positions: how many were looked at.
    """

    ground: Ground
    reason: Sentence
    line: tuple[str, ...] = ()
    positions: int = 0

    @property
    def chance(self) -> Chance:
        """Whether the side can mate."""
        return _CHANCES.get(self.ground, Chance.NO)


@dataclass(frozen=True, slots=True)
class Prospects:
    """What is known of both sides' chances to mate."""

    white: Prospect
    black: Prospect

    def of(self, colour: Colour) -> Prospect:
        """Return what is known of one side."""
        return self.white if colour is Colour.WHITE else self.black

    @property
    def dead(self) -> Chance:
        """Whether the position is dead; one where somebody has mated is not."""
        chances = {self.white.chance, self.black.chance}
        if Chance.YES in chances:
            return Chance.NO
        return Chance.YES if chances == {Chance.NO} else Chance.UNKNOWN


def line_text(position: Position, line: Iterable[str]) -> str:
    """Return a line as `1.f3 e5 2.g4 Qh4#`, in English letters.

    Raises:
        ValueError: a move is not legal.
    """
    from composer.problem.boards import board_of  # loads python-chess

    board = board_of(position)
    words = []
    for number, uci in enumerate(line):
        move = board.parse_uci(uci)
        if board.turn:  # White's
            words.append(f"{board.fullmove_number}.{board.san(move)}")
        else:
            words.append(f"{board.fullmove_number}..." * (number == 0) + board.san(move))
        board.push(move)
    return " ".join(words)


class Hunted(NamedTuple):
    """The result of a hunt.

    Attributes:
        answer: `yes`, `no` or `unknown`.
        reason: a key of `GROUNDS`.
        line: the moves to mate.
        positions: how many were kept.
    """

    answer: str
    reason: str
    line: tuple[str, ...]
    positions: int


GROUNDS: Final = {
    "bare king": Ground.BARE_KING,
    "lone knight": Ground.LONE_KNIGHT,
    "bishops of one colour": Ground.BISHOPS,
    "walls": Ground.WALLS,
    "search": Ground.SEARCHED,
    "line": Ground.LINE,
    "mate": Ground.MATE,
    "over": Ground.OVER,
    "budget": Ground.BUDGET,
}


USUAL = 50_000
"""Positions kept for each side, some 5 MB: enough for all but a few in a thousand."""

_READABLE = 20  # moves of a line that a sentence shows


class HasFlag(Protocol):
    """What can end a long search: one byte, which compiled code reads; not 0 once cancelled."""

    @property
    def flag(self) -> bytearray:
        """The byte."""
        ...


class NotJudged(ValueError):  # noqa: N818 - it says what is the case
    """Raised with a sentence where the rules of chess do not tell who can mate."""


def why_not_judged(position: Position) -> Sentence | None:
    """Return why nothing can be told of a position; None where it can be judged."""
    if not all_orthodox(position.board):
        return said("Dead positions are only known of orthodox chess.")
    if fatal_defects(position):
        return said("Nobody can play on from this position.")
    return NOT_BUILT if compiled_module("dead") is None else None


def who_can_mate(
    position: Position, budget: int = USUAL, token: HasFlag | None = None
) -> Prospects:
    """Tell which side can still mate, both helping, with rights and e.p. as the position says.

    Args:
        position: orthodox, with one king a side and none to be captured.
        budget: how many positions may be kept for each side; 0 for no search at all.
        token: ends the search early; what is not known then is `UNKNOWN`.

    Raises:
        NotJudged: it is not such a position, or the compiled part was not built.
    """
    _require(position)
    flag = bytearray(1) if token is None else token.flag
    white, black = (_prospect(position, side, budget, flag) for side in SIDES)
    return Prospects(white, black)


def cheaply_dead(position: Position) -> bool:
    """Return whether men and walls alone show that a position is dead, in microseconds.

    It is false where that is not known, and of a position that cannot be judged. A game that has
    ended by stalemate is not called dead: that is another thing to say of it.
    """
    if why_not_judged(position) is not None:
        return False
    prospects = who_can_mate(position, budget=0)
    return prospects.dead is Chance.YES and prospects.white.ground is not Ground.OVER


def _require(position: Position) -> None:
    why = why_not_judged(position)
    if why is not None:
        raise NotJudged(why)


def _prospect(position: Position, side: Colour, budget: int, flag: bytearray) -> Prospect:
    module = compiled_module("dead")
    assert module is not None
    hunted = Hunted(*module.hunt(position, side, budget, flag))
    ground = GROUNDS[hunted.reason]
    moves, count = "", hunted.positions
    if ground is Ground.LINE and len(hunted.line) > 2 * _READABLE:
        ground, count = Ground.LONG_LINE, (len(hunted.line) + 1) // 2
    elif ground is Ground.LINE:
        moves = line_text(position, hunted.line)
    parts: dict[str, Part] = {
        "side": side_name(side), "count": Grouped(count), "moves": Notation(moves)
    }  # fmt: skip
    template: Template | CountedTemplate = ground.value
    if isinstance(template, CountedTemplate):
        reason: Sentence = template.said(count, **parts)
    else:
        reason = template.said(**parts)
    return Prospect(ground, reason, hunted.line, hunted.positions)
