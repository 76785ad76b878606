# SPDX-License-Identifier: GPL-3.0-or-later
"""How much two problems are alike, and in what: the comparison of two, placed on each other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import reduce
from operator import and_, or_
from typing import Final

from composer.analysis.themes.catalogue import theme_name
from composer.library.index.bitboards import MEN
from composer.library.likeness.alignment import (
    Alignment,
    Boards,
    Men,
    aligned,
    around,
    king_of,
    kings_meeting,
    squares_of,
    symmetries,
)
from composer.library.likeness.fairymen import FairyMen, likeness_of_force, man_on, nearness
from composer.library.records.values import Finding
from composer.problem.men import Man
from composer.problem.squares import Square, Symmetry, parse_square, square_name
from composer.said.sentence import Sentence, Template, joined


class Likeness(Enum):
    """What two problems may have in common; the value is the template of the words.

    `{count}` stands for how many, `{names}` for their names.
    """

    SAME = Template("the same position")
    MATRIX = Template("the same {count} men around the black king")
    MEN = Template("{count} men in the same places")
    MIRRORED = Template("mirrored")
    TURNED = Template("turned")
    SHIFTED = Template("shifted on the board")
    KEY = Template("the same key {names}")
    KEY_MAN = Template("a key of the same man, {names}")
    MATES = Template("{count} mates in common")
    THEMES = Template("the same themes: {names}")
    STIPULATION = Template("the same stipulation")
    FORCE = Template("the same force")


_ONE: Final = {
    Likeness.MEN: Template("one man in the same place"),
    Likeness.MATES: Template("one mate in common"),
}
"""The words where there is just one of what is counted."""


@dataclass(frozen=True, slots=True)
class Common:
    """One thing that two problems have in common.

    Attributes:
        likeness: what it is.
        count: how many, where that matters.
        names: what they are called, such as the names of themes in English; ids are `ids`.
        squares: where it is on the board of the problem found.
        ids: the ids of the themes in common.
    """

    likeness: Likeness
    count: int = 0
    names: tuple[str, ...] = ()
    squares: tuple[Square, ...] = ()
    ids: tuple[str, ...] = ()

    @property
    def sentence(self) -> Sentence:
        """What it is, in words that begin small; they stand in a row or alone."""
        template = self.likeness.value
        if self.count == 1:
            template = _ONE.get(self.likeness, template)
        return template.said(count=self.count, names=joined(self.names))

    @property
    def words(self) -> str:
        """What it is, in English and standing alone."""
        words = str(self.sentence)
        return words[:1].upper() + words[1:]


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
class Meeting:
    """How a problem is placed best on another, and how many men meet.

    Attributes:
        alignment: the laying.
        score: from 0 to 1; men near the black king count double, and a laying that does not
            mean the same (turned with pawns) a tenth less.
        same: the squares of the men that meet, as a bitboard of the other problem.
        near: those of them near the black king.
        far: how many men of both problems together meet none.
        is_same_problem: whether the laying means the same.
    """

    alignment: Alignment
    score: float
    same: int
    near: int
    far: int
    is_same_problem: bool = True


class Laying:
    """A problem that is placed on one record after another; how it lies is worked out once."""

    def __init__(self, men: Men, fairy: FairyMen = ()) -> None:
        """Make ready.

        Args:
            men: its orthodox men.
            fairy: its fairy men; with them only a mirror from left to right means the same.
        """
        self._count = len(men) + len(fairy)
        self._men, self._fairy = men, fairy
        self._king = king_of(aligned(men, Alignment()))
        self._symmetries = (None, Symmetry.MIRROR_FILES) if fairy else symmetries(men)
        self._others = tuple(each for each in Symmetry if each not in self._symmetries)
        self._ways: dict[Square | None, tuple[_Way, ...]] = {}

    def best_meeting(self, boards: Boards, others: int = 0, fairy: FairyMen = ()) -> Meeting:
        """Lay the problem on the boards of a record so that most of its men meet.

        Args:
            boards: the orthodox men of the record.
            others: how many fairy men it has besides.
            fairy: these, where they are known: the same meet, those that are like one another
                count half as much, and all others meet none.
        """
        king = king_of(boards)
        ways = self._ways.get(king)
        if ways is None:
            ways = self._ways[king] = tuple(map(self._way, self._alignments(king)))
        near = around(king)
        occupied = reduce(or_, boards)
        theirs, near_theirs = occupied.bit_count() + others, (occupied & near).bit_count()
        near_theirs += sum(near >> square & 1 for _, square in fairy)
        standing = {square: man for man, square in fairy}
        best, met, chosen = -1.0, 0, ways[0]
        for way in ways:
            same = reduce(or_, map(and_, way.boards, boards))
            all_near = (way.occupied & near).bit_count() + near_theirs
            common: float = same.bit_count() + (same & near).bit_count()
            for man, square in way.fairy:
                all_near += near >> square & 1
                other = standing.get(square)
                alike = 0.0 if other is None else nearness(man, other)
                common += alike * (2 if near >> square & 1 else 1)
                same |= (alike == 1) << square
            score = 2 * common / (self._count + theirs + all_near) * way.weight
            if way.weight < 1 and score < _CLEARLY:  # a few men always meet in some way
                continue
            if score > best:  # the first of equals is the plainest
                best, met, chosen = score, same, way
        far = self._count + theirs - 2 * met.bit_count()
        same_problem = chosen.weight == 1
        return Meeting(chosen.alignment, best, met, met & near, far, same_problem)

    def _way(self, alignment: Alignment) -> _Way:
        boards = aligned(self._men, alignment)
        weight = _OTHER if alignment.symmetry in self._others else 1.0
        placed = ((man, alignment.place(square)) for man, square in self._fairy)
        fairy = tuple((man, square) for man, square in placed if square is not None)
        return _Way(alignment, boards, reduce(or_, boards), weight, fairy)

    def _alignments(self, king: Square | None) -> Iterator[Alignment]:
        """Yield the layings in place first, then those that bring the black kings together."""
        for symmetry in (*self._symmetries, *self._others):
            yield Alignment(symmetry)
        if self._king is None or king is None:
            return
        for symmetry in self._symmetries:
            alignment = kings_meeting(symmetry, self._king, king)
            if alignment.is_shifted:
                yield alignment


@dataclass(frozen=True, slots=True)
class _Way:
    """A laying of the problem, with its men where they come to lie, and what it counts."""

    alignment: Alignment
    boards: Boards
    occupied: int
    weight: float
    fairy: FairyMen


_OTHER: Final = 0.9  # of what a laying counts that does not mean the same
_CLEARLY: Final = 0.6  # below it such a laying does not count at all


_MEN, _KEY, _MATES, _THEMES, _STIPULATION, _FORCE = 0.6, 0.08, 0.1, 0.1, 0.06, 0.06


def compared(mine: Known, theirs: Known, meeting: Meeting) -> tuple[float, tuple[Common, ...]]:
    """Return how much two problems are alike, from 0 to 1, and what they have in common."""
    parts = [(_MEN, meeting.score, _position(meeting)), (_FORCE, *_force(mine, theirs, meeting))]
    if mine.genre and theirs.genre:
        parts.append((_STIPULATION, *_stipulation(mine, theirs)))
    if mine.finding is not None and theirs.finding is not None:
        if mine.finding.keys and theirs.finding.keys:
            parts.append((_KEY, *_key(mine, theirs, meeting)))
        parts += _play(mine.finding, theirs.finding, meeting)
    weight = sum(part[0] for part in parts)
    score = sum(part[0] * part[1] for part in parts) / weight
    order = list(Likeness)
    common = [each for part in parts for each in part[2]]
    return score, tuple(sorted(common, key=lambda each: order.index(each.likeness)))


Part = tuple[float, tuple[Common, ...]]


def _position(meeting: Meeting) -> tuple[Common, ...]:
    squares = tuple(squares_of(meeting.same))
    near = tuple(squares_of(meeting.near))
    found = []
    if not meeting.far and meeting.is_same_problem:
        found.append(Common(Likeness.SAME, len(squares), (), squares))
    else:
        if len(near) > 1:
            found.append(Common(Likeness.MATRIX, len(near), (), near))
        found.append(Common(Likeness.MEN, len(squares), (), squares))
    symmetry = meeting.alignment.symmetry
    if symmetry is not None:
        mirrored = symmetry.value.startswith("mirror")
        found.append(Common(Likeness.MIRRORED if mirrored else Likeness.TURNED))
    if meeting.alignment.is_shifted:
        found.append(Common(Likeness.SHIFTED))
    return tuple(found)


def _stipulation(mine: Known, theirs: Known) -> Part:
    if mine.genre != theirs.genre:
        return 0.0, ()
    if mine.moves != theirs.moves:
        return 0.5, ()
    return 1.0, (Common(Likeness.STIPULATION),)


def _force(mine: Known, theirs: Known, meeting: Meeting) -> Part:
    counts = [
        (own.bit_count(), other.bit_count())
        for own, other in zip(mine.boards, theirs.boards, strict=True)
    ]
    most = max(
        sum(own for own, _ in counts) + len(mine.fairy),
        sum(other for _, other in counts) + len(theirs.fairy),
    )
    fairy = likeness_of_force((man for man, _ in mine.fairy), (man for man, _ in theirs.fairy))
    alike = (sum(min(pair) for pair in counts) + fairy) / most
    told = alike == 1 and meeting.far
    return alike, (Common(Likeness.FORCE),) if told else ()


def _key(mine: Known, theirs: Known, meeting: Meeting) -> Part:
    """Compare the keys: the same move, the same man to another square, another man."""
    own, other = mine.finding, theirs.finding
    if own is None or other is None:
        return 0.0, ()
    found = set(other.keys) & {_laid(key, meeting.alignment) for key in own.keys}
    names = tuple(each.strip() for each in other.key_text.split(",") if each.strip())
    if found:
        squares = tuple(parse_square(key[2:4]) for key in sorted(found))
        return 1.0, (Common(Likeness.KEY, len(found), names, squares),)
    men = {_man_at(mine, key) for key in own.keys} - {None}
    same = [key for key in other.keys if _man_at(theirs, key) in men]
    if not same:
        return 0.0, ()
    squares = tuple(parse_square(key[2:4]) for key in same)
    return 0.5, (Common(Likeness.KEY_MAN, len(same), names, squares),)


def _man_at(known: Known, key: str) -> Man | None:
    square = parse_square(key[:2])
    found = (man for man, board in zip(MEN, known.boards, strict=True) if board >> square & 1)
    return next(found, man_on(known.fairy, square))


def _laid(move: str, alignment: Alignment) -> str:
    """Return a move in UCI as it comes to lie; empty if it leaves the board."""
    places = [alignment.place(parse_square(move[at : at + 2])) for at in (0, 2)]
    names = [square_name(place) for place in places if place is not None]
    return "".join(names) + move[4:] if len(names) == 2 else ""


def _play(
    own: Finding, other: Finding, meeting: Meeting
) -> list[tuple[float, float, tuple[Common, ...]]]:
    """Compare mates and themes, where both problems were analysed."""
    if own.details is None or other.details is None:
        return []
    found: list[tuple[float, float, tuple[Common, ...]]] = []
    mine = {_laid(move, meeting.alignment) for move in own.details.mate_moves} - {""}
    theirs = set(other.details.mate_moves)
    if mine and theirs:
        same = mine & theirs
        squares = tuple(sorted({parse_square(move[2:4]) for move in same}))
        told = (Common(Likeness.MATES, len(same), tuple(sorted(same)), squares),) if same else ()
        found.append((_MATES, 2 * len(same) / (len(mine) + len(theirs)), told))
    themes = [
        {each.id for each in details.themes if each.grade == "theme"}
        for details in (own.details, other.details)
    ]
    if all(themes):
        both = tuple(each for each in sorted(themes[0] & themes[1]))
        names = tuple(theme_name(each) for each in both)
        said = (Common(Likeness.THEMES, len(both), names, (), both),) if both else ()
        found.append((_THEMES, 2 * len(both) / (len(themes[0]) + len(themes[1])), said))
    return found
