# SPDX-License-Identifier: GPL-3.0-or-later
"""What a solve is to find, and how it is stopped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from composer.problem.attacks import all_orthodox
from composer.problem.goals import RARE_AIMS, TRACED_AIMS, Aim
from composer.problem.intended import Intended
from composer.problem.men import HALF_NEUTRAL, ROYAL
from composer.problem.position import Position
from composer.problem.squares import square_name
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.problem.task import unknown_rules
from composer.rules.book import ORTHODOX_BOOK
from composer.said.sentence import said
from composer.solver.conditions.condition import BUL, DOB, MAGIC
from composer.solver.conditions.special import has_lines
from composer.solver.conditions.table import (
    played_alone,
    solved_qualities,
    uncertain_men_sentence,
    unsolved_sentence,
)
from composer.solver.lines import MOST_LINES

NO_TASK_WORDS: Final = said("no task is given; write what is asked, such as #2")
"""What is said where it is not known what a problem asks."""

MOST_MOVES = 100  # the search goes some calls deeper with each move, and Python allows 1000


_BOOKS_OF_AIM: Final = {
    Aim.BARE: ("medieval",),
    Aim.WIN: ("medieval",),
    Aim.MATE_BY: ("medieval", "ponziani"),
    Aim.MATE_ON: ("medieval", "ponziani"),
}


class UnsupportedStipulation(ValueError):  # noqa: N818 - it reads as what it is
    """A stipulation that can be written down but is not solved here."""


class Unsolvable(ValueError):  # noqa: N818 - it says what the position is
    """A position with a fatal defect; `composer.problem.defects` names it."""


class Cancelled(Exception):  # noqa: N818 - not an error: somebody requested it
    """Raised inside a solve when its token was cancelled."""


class TooManyMoves(MemoryError):  # noqa: N818 - as its base
    """Raised inside a solve where a position has more moves than there is room for."""


@dataclass(frozen=True, slots=True)
class SolveOptions:
    """What to find besides the keys.

    Attributes:
        refutations: a first move with at most so many refutations is listed as a try.
        tries: whether to look for tries.
        set_play: whether to look for set play.
        most_lines: of help play and series, after how many lines to stop; so many at most of
            set play, too.
        exact: of help play and series, whether shorter solutions are not looked for.
        intended: how many lines are meant; None for what the problem itself states.
        retro: whether castling and en passant are those that the history of the position leaves
            (`composer.solver.rights.played`), and not just as they are set.
        decide: whether it is found out if what convention alone decides matters and is decided
            (`composer.solver.rights.openrights`); else the convention is taken as it is.
        games: whether games, each of which takes a second, are looked for that decide a right
            which matters; else the answer to a position where one does is not finished.
        untried: whether conditions are solved together that were never compared with the
            reference program, or men with qualities so; the verdict is then `UNTRIED`.
            Else they are refused.
        apart: whether those are solved, too, to which the reference program answers differently.
    """

    refutations: int = 1
    tries: bool = True
    set_play: bool = True
    most_lines: int = MOST_LINES
    exact: bool = False
    intended: Intended | None = None
    retro: bool = True
    decide: bool = True
    games: bool = True
    untried: bool = True
    apart: bool = False

    def __post_init__(self) -> None:
        if not 1 <= self.refutations <= 99:
            raise ValueError(f"expected 1 to 99 refutations, got {self.refutations}")
        if not 1 <= self.most_lines <= MOST_LINES:
            raise ValueError(f"expected 1 to {MOST_LINES:,} lines, got {self.most_lines}")


class Token:
    """A way to stop a solve from another thread: cancel once, read often.

    Attributes:
        flag: one byte, which compiled code reads without calling Python; 0 until cancelled.
        most_nodes: after how many positions a compiled search of its own stops; 0 for no end.
    """

    __slots__ = ("flag", "most_nodes")

    def __init__(self) -> None:
        self.flag = bytearray(1)
        self.most_nodes = 0

    @property
    def cancelled(self) -> bool:
        """Whether the work is no longer wanted."""
        return self.flag[0] != 0

    def cancel(self) -> None:
        """Say that the work is no longer wanted."""
        self.flag[0] = 1


_OF_HURDLES: Final = frozenset({BUL, DOB})
"""Qualities of which a man has one at most: his hurdle cannot move in two manners."""


def require_men(position: Position, stipulation: Stipulation) -> None:
    """Refuse men that the rules do not have, or with qualities that are not played here.

    Raises:
        UnsupportedStipulation: there is one; the sentence names it with its square.
    """
    book = stipulation.rules.book
    if not book.men and all_orthodox(position.board):
        return
    solved = solved_qualities().union(  # all else is kept, and not solved
        (ROYAL, HALF_NEUTRAL), *(made.tells for made in played_alone(stipulation.rules.conditions))
    )
    lined = all(has_lines(man.kind) for _, man in position)  # a magic pawn may become any of them
    unfit = frozenset[str]() if lined else frozenset({MAGIC})
    for square, man in position:
        if not book.has_man(man.kind.id):
            raise UnsupportedStipulation(
                said(
                    "{book} has no such man as {man} ({square})",
                    book=book.name(),
                    man=man.letter,
                    square=square_name(square),
                )
            )
        both = _OF_HURDLES if man.qualities >= _OF_HURDLES else frozenset[str]()
        for quality in sorted(man.qualities - (solved - unfit - both)):
            raise UnsupportedStipulation(
                said(
                    "{quality} men are not solved yet ({square})",
                    quality=quality,
                    square=square_name(square),
                )
            )

    _require_tried(position, stipulation)


def _require_tried(position: Position, stipulation: Stipulation) -> None:
    """Refuse qualities with each other, and with conditions, unless they were compared so."""
    if stipulation.rules.untried:
        return
    why = uncertain_men_sentence(position.board, stipulation.rules.conditions)
    if why:
        raise UnsupportedStipulation(why)


_STUDIES: Final = said(
    "studies are not solved: their page audits the line, and tables know positions with four men"
)


def has_its_men(position: Position, stipulation: Stipulation) -> bool:
    """Tell whether `require_men` has nothing against the men of a position."""
    try:
        require_men(position, stipulation)
    except UnsupportedStipulation:
        return False
    return True


def require_solved(stipulation: Stipulation) -> None:
    """Refuse what is not solved here.

    Raises:
        UnsupportedStipulation: there is none, it has conditions or is kept in words, or it is
            one in too many moves.
    """
    if not stipulation.told:
        raise UnsupportedStipulation(NO_TASK_WORDS)
    unsolved = unsolved_sentence(stipulation.rules)
    if unsolved:
        raise UnsupportedStipulation(unsolved)
    if stipulation.is_kept_in_words:
        if stipulation.claim is not None:
            raise UnsupportedStipulation(_STUDIES)
        unknown = unknown_rules(stipulation)
        if unknown:
            raise UnsupportedStipulation(
                said(
                    "{conditions}: not solved here; kept in words, and Popeye can be asked",
                    conditions=unknown,
                )
            )
        raise UnsupportedStipulation(
            said(
                "{stipulation} is not solved here; play such as #2, s#3 or h#2.5 is",
                stipulation=str(stipulation),
            )
        )
    if stipulation.series and stipulation.play in (Play.HELP_SELF, Play.HELP_REFLEX):
        raise UnsupportedStipulation(
            said(
                "{stipulation} is not solved: such series have no agreed rules",
                stipulation=str(stipulation),
            )
        )
    book = stipulation.rules.book.id
    if book not in _BOOKS_OF_AIM.get(stipulation.goal.aim, (book,)):
        raise UnsupportedStipulation(
            said(
                "{stipulation} asks for a goal of old games; choose the rules of one",
                stipulation=str(stipulation),
            )
        )
    if stipulation.goal.aim in RARE_AIMS and stipulation.rules.book != ORTHODOX_BOOK:
        raise UnsupportedStipulation(
            said(
                "{stipulation} is solved by the rules of today's chess only",
                stipulation=str(stipulation),
            )
        )
    structure = stipulation.structure
    goals = (stipulation.goal,) if structure is None else structure.goals
    if structure is not None and stipulation.rules.book != ORTHODOX_BOOK:
        raise UnsupportedStipulation(
            said(
                "{stipulation} is solved by the rules of today's chess only",
                stipulation=str(stipulation),
            )
        )
    in_parts = structure is not None or stipulation.after_key
    if in_parts and any(goal.aim in TRACED_AIMS for goal in goals):
        raise UnsupportedStipulation(
            said("{stipulation} is not solved here", stipulation=str(stipulation))
        )
    if stipulation.moves > MOST_MOVES:
        raise UnsupportedStipulation(
            said(
                "{stipulation} is too long to be solved; expected at most {most} moves",
                stipulation=str(stipulation),
                most=MOST_MOVES,
            )
        )
