# SPDX-License-Identifier: GPL-3.0-or-later
"""A theme found, with its proof."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import wraps
from typing import Final, TypeVar

from composer.analysis.board import Bits, Board, squares_in
from composer.analysis.effects import Play
from composer.analysis.phaseplay import PhasePlay, move_code
from composer.analysis.playlines import PlayLine
from composer.analysis.study import Phases, Study
from composer.analysis.written import written
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.named import kind_name
from composer.problem.squares import Square, square_name
from composer.said.sentence import NOTHING, Listed, Notation, Part, Sentence, joined, listed, said


class Grade(Enum):
    """How much a flag is worth to the reader; its value is the word of the JSON form."""

    THEME = "theme"
    ELEMENT = "element"
    PERHAPS = "perhaps"


@dataclass(frozen=True, slots=True)
class Flag:
    """A theme that a problem shows.

    Attributes:
        id: the theme's id in the catalogue.
        grade: theme, mere element, or perhaps.
        phase: where it is shown: `diagram`, `set`, `try`, `key`, or `phases` if over several.
        squares: the squares that matter.
        moves: the moves that show it, first moves included.
        line: the squares of a line of the board that matters, end to end; often none.
        sentence: the proof in one plain sentence.
    """

    id: str
    grade: Grade
    phase: str
    squares: tuple[Square, ...] = ()
    moves: tuple[Move, ...] = ()
    line: tuple[Square, ...] = ()
    sentence: Sentence = NOTHING


_SHOWN: Final = 3  # lines in a sentence

THEME, ELEMENT, PERHAPS = Grade.THEME, Grade.ELEMENT, Grade.PERHAPS
DIAGRAM, PHASES = "diagram", "phases"


def few(parts: Sequence[Part], most: int, in_all: int = 0) -> Listed:
    """Return the first of some lines or moves, and how many more there are.

    Args:
        parts: what is shown.
        most: how many at most.
        in_all: how many there are, if those are not all.
    """
    shown = [*parts[:most]]
    more = max(in_all, len(parts)) - len(shown)
    if more > 0:
        shown.append(said("and {more} more", more=more))
    return joined(shown, "; ")


def squares_of(bits: Bits) -> tuple[Square, ...]:
    """Return the squares of a bitboard as a tuple."""
    return tuple(squares_in(bits))


def unit(board: Board, square: Square) -> Sentence:
    """Return a man by his kind and where he stands: `rook f3`."""
    kind = kind_name(Kind(board.kind(square)))
    return said("{kind} {square}", kind=kind, square=square_name(square))


def units(board: Board, squares: Iterable[Square]) -> Listed:
    """Return men by kind and square as a list: `rook f3 and bishop b2`."""
    return listed(unit(board, square) for square in squares)


def names(squares: Iterable[Square]) -> Listed:
    """Return squares as a list: `d4`, `d4 and e5`, `c3, d4 and e5`."""
    return listed(square_name(square) for square in squares)


def firsts(moves: Iterable[Move], sign: str = "") -> Notation:
    """Return first moves as text: `1.Qe4, 1.Rd6`; with a sign, `1.Qe4?, 1.Rd6?`."""
    return Notation(", ".join(f"1.{written(move)}{sign}" for move in moves))


def defences(moves: Iterable[Move]) -> Notation:
    """Return black moves as text: `1...Rd6, Bd6`."""
    return Notation("1..." + ", ".join(written(move) for move in moves))


def mates(moves: Iterable[Move]) -> Notation:
    """Return mates or threats as text: `2.Qd4#/2.Nf3#`."""
    return Notation("/".join(f"2.{written(move)}" for move in moves))


def lines(plays: Iterable[Play]) -> Listed:
    """Return lines as a list: `1...Rd6 2.Nf3# and 1...Bd6 2.Ne2#`."""
    return listed(play.notation for play in plays)


def moves_of(phase: PhasePlay, plays: Iterable[Play]) -> tuple[Move, ...]:
    """Return the moves of some lines, led by the first move of a try or key."""
    return (*phase.lead, *(move for play in plays for move in (play.defence, play.mate)))


def proved(
    theme: str,
    grade: Grade,
    phase: PhasePlay,
    plays: Iterable[Play],
    sentence: Sentence,
    squares: Iterable[Square] = (),
    line: Iterable[Square] = (),
) -> Flag:
    """Return the flag that some lines of a phase prove."""
    moves = moves_of(phase, plays)
    return Flag(theme, grade, phase.kind, tuple(squares), moves, tuple(line), sentence)


def shown(
    theme: str, grade: Grade, phase: PhasePlay, plays: Iterable[Play], lead: Sentence
) -> Iterator[Flag]:
    """Yield one flag for all the lines that show something, if there are any."""
    found = tuple(plays)
    if found:
        told = [play.notation for play in found[:_SHOWN]]
        rest = [said("{more} more", more=len(found) - _SHOWN)] if len(found) > _SHOWN else []
        sentence = said("{lead}: {lines}.", lead=lead, lines=listed((*told, *rest)))
        squares = dict.fromkeys(play.arrival for play in found)
        yield proved(theme, grade, phase, found, sentence, squares)


Laid = TypeVar("Laid", bound=Phases)


def after_key(
    rule: Callable[[Laid, PhasePlay], Iterable[Flag]],
) -> Callable[[Laid], Iterator[Flag]]:
    """Make a rule of one that looks at the actual play: it finds nothing where that is unknown."""

    @wraps(rule)
    def found(study: Laid) -> Iterator[Flag]:
        if study.key is not None:
            yield from rule(study, study.key)

    return found


@dataclass(frozen=True, slots=True)
class Element:
    """What a defence and the mate that answers it may show, after the key or at a mating node.

    As a rule it is one flag for all full defences of the key that show it, with a single mate.

    Attributes:
        theme: the theme's id.
        word: its name.
        holds: whether a defence and a mate show it.
        grade: its grade in a mate in two.
        later: its grade at the mating nodes of a longer mate.
        several: its grade where two different mates show it, if that is another.
        parries: whether the defence has to parry a threat, so that there is none without one.
        rule: how it is looked for in a mate in two, where that is said otherwise.
    """

    theme: str
    word: Sentence
    holds: Callable[[Play], bool]
    grade: Grade = Grade.ELEMENT
    later: Grade = Grade.ELEMENT
    several: Grade | None = None
    parries: bool = False
    rule: Callable[[Study], Iterator[Flag]] | None = None

    def __call__(self, study: Study) -> Iterator[Flag]:
        """Yield what a mate in two shows of it."""
        if self.rule is not None:
            yield from self.rule(study)
        elif study.key is not None:
            plays = [play for _, play in study.key.plays if self.shows(study.key, play)]
            grade = self.graded((play.mate for play in plays), self.grade)
            yield from shown(self.theme, grade, study.key, plays, self.word)

    def graded(self, mates: Iterable[Move], once: Grade) -> Grade:
        """Return its grade, shown by some mates, of which some may be the same.

        Args:
            mates: the mates that show it.
            once: its grade with a single one.
        """
        if self.several is not None and len({move_code(mate) for mate in mates}) > 1:
            return self.several
        return once

    def shows(self, phase: PhasePlay, play: Play) -> bool:
        """Return whether a defence and a mate of a phase show it."""
        return (bool(phase.threats) or not self.parries) and self.holds(play)


def texts(lines: Sequence[PlayLine], key: bool = False, after_key: bool = False) -> Listed:
    """Return lines as text, the first few of many.

    Args:
        lines: the lines.
        key: whether they begin with the key; else with Black's first move.
        after_key: whether the key stands right before them, so that the first needs no number.
    """
    first = 0 if key else 1
    different = list(dict.fromkeys(line.text(first) for line in lines))
    if after_key:
        different[0] = different[0].removeprefix("1...")
    return few([Notation(text) for text in different], _SHOWN)


def flag_of(
    theme: str,
    grade: Grade,
    word: Sentence,
    lines: Sequence[PlayLine],
    squares: Sequence[Square] = (),
    key: bool = False,
) -> Flag:
    """Return a flag of the actual play that some lines prove, shown with the key if that counts."""
    moves = tuple(dict.fromkeys(move for line in lines for move in line.moves))
    sentence = said("{theme}: {lines}.", theme=word, lines=texts(lines, key))
    return Flag(theme, grade, "key", tuple(squares), moves, (), sentence)
