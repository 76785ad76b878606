# SPDX-License-Identifier: GPL-3.0-or-later
"""How much two problems are alike: a sum of what they have in common, each part with its reasons.

Each part has a weight and a value from 0 to 1:

| part | weight | value |
|---|---|---|
| men | 32 | how many men meet on the board, beyond what chance lets meet |
| matrix | 10 | how many meet near the king to be mated, likewise; less where few stand there |
| mates | 15 | mates of the same man to the same square along the same line |
| play | 13 | variations, set play and tries that are the same; of helpmates the solutions |
| themes | 12 | themes of the problem that return, the rare ones more; on other squares half |
| key | 8 | the same key; the same man to another square half |
| stipulation | 5 | the same; with another number of moves half |
| force | 5 | how many men of the same kind both have |

What is not known of one of them (it was not solved, or its diagram is not sound, so that its play
is not what its author means) is guessed from the men: the square of their value, for other men
mean other play. Where no stipulation is known, none counts. The weights and `LEAST` were chosen on
versions and strangers (`tests/benchmarks/library/alike.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from composer.library.likeness.alignment import BLACK_KING, Boards, Men, aligned, squares_of
from composer.library.likeness.fairymen import FairyMen, likeness_of_force
from composer.library.likeness.laying import Meeting
from composer.library.likeness.play import (
    Found,
    keys_in_common,
    mates_in_common,
    mates_of,
    moves_of,
    play_in_common,
    standing,
    themes_in_common,
)
from composer.library.likeness.reasons import TURNS, Common, Likeness
from composer.library.records.details import Details, FoundTheme
from composer.library.records.values import Finding
from composer.solver.solution import Verdict


class Aspect(Enum):
    """In what two problems are compared."""

    MEN = "men"
    MATRIX = "matrix"
    MATES = "mates"
    PLAY = "play"
    THEMES = "themes"
    KEY = "key"
    STIPULATION = "stipulation"
    FORCE = "force"


WEIGHTS: Final[Mapping[Aspect, int]] = {
    Aspect.MEN: 32,
    Aspect.MATRIX: 10,
    Aspect.MATES: 15,
    Aspect.PLAY: 13,
    Aspect.THEMES: 12,
    Aspect.KEY: 8,
    Aspect.STIPULATION: 5,
    Aspect.FORCE: 5,
}
"""What each part counts at most, of 100."""

_OF_PLAY: Final = (Aspect.MATES, Aspect.PLAY, Aspect.THEMES, Aspect.KEY)

LEAST: Final = 0.4
"""Below it problems are strangers, and nothing is offered."""

_BY_CHANCE: Final = 0.2
"""The share of the men that meets in some laying of problems that have nothing in common."""

_KINGS: Final = 2.5
"""How many men meet besides, of both problems together: among few men, some always do."""

_LEAST_MATRIX: Final = 3
"""Men around the king that must meet before a matrix is called the same."""

_SAME_MATRIX: Final = 0.7
"""The share of the men around the king that must meet for that."""

_WHOLE_MATRIX: Final = 12
"""Men near the king, of both problems together, from which on the matrix counts in full."""


@dataclass(frozen=True, slots=True)
class Known:
    """What a comparison looks at.

    Attributes:
        boards: the men.
        genre: the stipulation without its number of moves; empty where none is known.
        moves: the number of moves.
        finding: what an analysis found; None if nothing is known.
        fairy: the fairy men, where there are any.
    """

    boards: Boards
    genre: str
    moves: float
    finding: Finding | None
    fairy: FairyMen = ()


@dataclass(frozen=True, slots=True)
class Part:
    """What two problems have in common in one thing.

    Attributes:
        aspect: in what.
        value: how much, from 0 to 1.
        common: what is to be said of it.
        share: the share of its weight that it has here.
        guessed: whether it is not known of both, and only guessed from the men.
    """

    aspect: Aspect
    value: float
    common: tuple[Common, ...] = ()
    share: float = 1.0
    guessed: bool = False

    @property
    def weight(self) -> float:
        """What it counts at most, of 100."""
        return WEIGHTS[self.aspect] * self.share


@dataclass(frozen=True, slots=True)
class Score:
    """How much two problems are alike.

    Attributes:
        parts: the parts of the sum.
    """

    parts: tuple[Part, ...]

    @property
    def total(self) -> float:
        """The sum of the parts by their weights, from 0 to 1."""
        weight = sum(part.weight for part in self.parts)
        return sum(part.weight * part.value for part in self.parts) / weight

    @property
    def common(self) -> tuple[Common, ...]:
        """What is to be said, in the order of `Likeness`."""
        order = list(Likeness)
        said = (common for part in self.parts for common in part.common)
        return tuple(sorted(said, key=lambda feature: order.index(feature.likeness)))


def compared(
    men: Men,
    mine: Known,
    theirs: Known,
    meeting: Meeting,
    weights: Mapping[str, float],
) -> Score:
    """Compare a problem, placed as `meeting` says, with another one.

    Args:
        men: the orthodox men of the problem.
        weights: what its themes count, by their ids.
    """
    parts = [
        Part(Aspect.MEN, _beyond_chance(meeting.score, meeting.men), _position(meeting)),
        Part(Aspect.MATRIX, meeting.matrix, (), min(1.0, meeting.near_men / _WHOLE_MATRIX)),
        Part(Aspect.FORCE, *_force(mine, theirs, meeting)),
    ]
    if mine.genre and theirs.genre:
        parts.append(Part(Aspect.STIPULATION, *_stipulation(mine, theirs)))
    parts += _play(men, mine, theirs, meeting, weights)
    known = {part.aspect for part in parts}
    guess = parts[0].value ** 2
    parts += [Part(aspect, guess, guessed=True) for aspect in _OF_PLAY if aspect not in known]
    return Score(tuple(parts))


def _beyond_chance(share: float, men: int) -> float:
    """Return what a share of so many men that meet counts: what meets by chance is nothing."""
    chance = min(0.9, _BY_CHANCE + _KINGS / men)
    return max(0.0, share - chance) / (1 - chance)


def _position(meeting: Meeting) -> tuple[Common, ...]:
    squares = tuple(squares_of(meeting.same))
    near = tuple(squares_of(meeting.near))
    found = []
    if not meeting.far and meeting.is_same_problem:
        found.append(Common(Likeness.SAME, len(squares), (), squares))
    else:
        around = len(near) - meeting.met_king
        if around >= _LEAST_MATRIX and meeting.matrix >= _SAME_MATRIX:
            black = meeting.king == BLACK_KING
            matrix = Likeness.MATRIX if black else Likeness.WHITE_MATRIX
            found.append(Common(matrix, around, (), near))
        found.append(Common(Likeness.MEN, len(squares), (), squares))
    how = meeting.alignment
    if how.exchanged:
        found.append(Common(Likeness.EXCHANGED))
    if how.symmetry is not None:
        found.append(Common(TURNS[how.symmetry]))
    if how.right:
        found.append(Common(Likeness.RIGHT if how.right > 0 else Likeness.LEFT, abs(how.right)))
    if how.up:
        found.append(Common(Likeness.UP if how.up > 0 else Likeness.DOWN, abs(how.up)))
    return tuple(found)


def _stipulation(mine: Known, theirs: Known) -> Found:
    if mine.genre != theirs.genre:
        return 0.0, ()
    if mine.moves != theirs.moves:
        return 0.5, ()
    return 1.0, (Common(Likeness.STIPULATION),)


def _force(mine: Known, theirs: Known, meeting: Meeting) -> Found:
    own = tuple(map(int.bit_count, mine.boards))
    if meeting.alignment.exchanged:
        own = own[len(own) // 2 :] + own[: len(own) // 2]
    others = tuple(map(int.bit_count, theirs.boards))
    most = max(sum(own) + len(mine.fairy), sum(others) + len(theirs.fairy))
    fairy = likeness_of_force((man for man, _ in mine.fairy), (man for man, _ in theirs.fairy))
    alike = (sum(map(min, own, others)) + fairy) / most
    told = alike == 1 and meeting.far
    return alike, (Common(Likeness.FORCE),) if told else ()


def _play(
    men: Men, mine: Known, theirs: Known, meeting: Meeting, weights: Mapping[str, float]
) -> list[Part]:
    """Compare what is known of the solutions of both."""
    own, other, how = mine.finding, theirs.finding, meeting.alignment
    if own is None or other is None:
        return []
    placed = ((man, how.place(square)) for man, square in mine.fairy)
    fairy = tuple((man, square) for man, square in placed if square is not None)
    stand, there = standing(aligned(men, how), fairy), standing(theirs.boards, theirs.fairy)
    same_task = (mine.genre, mine.moves) == (theirs.genre, theirs.moves)
    both_sound = all(
        finding.verdict == Verdict.SOUND.value and finding.details is not None
        for finding in (own, other)
    )

    def is_known(one: Collection[object], two: Collection[object]) -> bool:
        """Tell whether both have it, or one of two that are sound with the same task."""
        return bool(one and two) or (bool(one or two) and same_task and both_sound)

    parts = []
    if is_known(own.keys, other.keys):
        parts.append(Part(Aspect.KEY, *keys_in_common(own, other, stand, there, how)))
    mates = mates_of(own, stand, how), mates_of(other, there)
    if is_known(*mates):
        parts.append(Part(Aspect.MATES, *mates_in_common(*mates)))
    if own.details is None or other.details is None:
        return parts
    if is_known(moves_of(own.details), moves_of(other.details)):
        parts.append(Part(Aspect.PLAY, *play_in_common(own.details, other.details, how)))
    themes = themes_of(own.details), themes_of(other.details)
    if is_known(*themes):
        parts.append(Part(Aspect.THEMES, *themes_in_common(*themes, how, weights)))
    return parts


def themes_of(details: Details) -> tuple[FoundTheme, ...]:
    """Return what was found of the grade of a theme, elements and possible themes left out."""
    return tuple(theme for theme in details.themes if theme.grade == "theme")
