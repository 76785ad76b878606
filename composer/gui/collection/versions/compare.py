# SPDX-License-Identifier: GPL-3.0-or-later
"""What differs between two versions of a problem: men, verdict, key, themes, quality."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from composer.analysis.comparing.difference import Themes
from composer.analysis.points import FAULTS, Point, Weight
from composer.analysis.report import Analysis
from composer.gui.board.tools import OF_MEN, BoardTool, squares_set, tool_name
from composer.gui.user.wording import asked_words, game_diagram_words, man_word
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.notation.letters import Letters
from composer.notation.verdictline import title_of
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import Square, square_name
from composer.rules.book import ORTHODOX
from composer.said.sentence import Sentence
from composer.said.signs import NOTHING


@dataclass(frozen=True, slots=True)
class Change:
    """One man that stands elsewhere, is gone, is new, or has become another.

    Attributes:
        man: the man that stood there; None for one that is new.
        origin: where it stood.
        other: the man that stands there now; None for one that is gone.
        target: where it stands.
    """

    man: Man | None
    origin: Square | None
    other: Man | None
    target: Square | None


@dataclass(frozen=True, slots=True)
class VersionDifference:
    """What differs between an older and a newer version.

    Attributes:
        changes: the men that differ.
        squares: all squares on which something differs.
        told: other things that differ, each as what it is, before, now.
        won: ids of the themes that only the newer one shows.
        lost: ids of the themes that only the older one showed.
        better: what speaks for the newer one, and not for the older.
        mended: what spoke against the older one, and does no longer.
        worse: what speaks against the newer one, and not against the older.
        missed: what spoke for the older one, and does no longer.
    """

    changes: tuple[Change, ...] = ()
    squares: tuple[Square, ...] = ()
    told: tuple[tuple[str, str, str], ...] = ()
    won: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    better: tuple[Sentence, ...] = ()
    mended: tuple[Sentence, ...] = ()
    worse: tuple[Sentence, ...] = ()
    missed: tuple[Sentence, ...] = ()

    @property
    def is_nothing(self) -> bool:
        """Whether nothing differs."""
        return self == VersionDifference()


def changes_between(old: Position, new: Position) -> tuple[Change, ...]:
    """Return which men differ; one that stands elsewhere is reported once.

    A man that is gone from one square and new on another has moved if there is just this one
    of its kind that could be meant; of several, those nearest by number of the square.
    """
    before, after = dict(old), dict(new)
    squares = sorted({s for s in (*before, *after) if before.get(s) != after.get(s)})
    gone = [s for s in squares if s in before and s not in after]
    come = [s for s in squares if s in after and s not in before]
    found: list[Change] = []
    for square in squares:
        if square in before and square in after:
            found.append(Change(before[square], square, after[square], square))
    for origin in gone:
        man = before[origin]
        target = min((s for s in come if after[s] == man), key=_far_from(origin), default=None)
        if target is None:
            found.append(Change(man, origin, None, None))
        else:
            come.remove(target)
            found.append(Change(man, origin, man, target))
    found.extend(Change(None, None, after[square], square) for square in come)
    return tuple(found)


def difference(
    old: Problem,
    new: Problem,
    before: Analysis | None,
    after: Analysis | None,
    letters: Letters,
) -> VersionDifference:
    """Return what differs between two versions, as far as both were solved."""
    changes = changes_between(old.position, new.position)
    moved = {
        square
        for change in changes
        for square in (change.origin, change.target)
        if square is not None
    }
    squares = sorted(moved | _squares_set_otherwise(old, new))
    told = [*_record_changes(old, new)]
    if before is None or after is None:
        return VersionDifference(changes, tuple(squares), tuple(told))
    told += _solution_changes(before, after, letters)
    themes = Themes.between(before.flags, after.flags)
    points_before, points_after = before.quality.points, after.quality.points
    fresh = [point for point in points_after if not _is_among(point, points_before)]
    gone = [point for point in points_before if not _is_among(point, points_after)]
    return VersionDifference(
        changes,
        tuple(squares),
        tuple(told),
        won=tuple(flag.id for flag in themes.gained),
        lost=tuple(flag.id for flag in themes.lost),
        better=_sentences(fresh, True),
        mended=_sentences(gone, False),
        worse=_sentences(fresh, False),
        missed=_sentences(gone, True),
    )


def change_words(change: Change, letters: Letters) -> str:
    """Return a difference of men in words, such as `wQ e3-e4`."""
    old, new = man_word(change.man, letters), man_word(change.other, letters)
    origin = "" if change.origin is None else square_name(change.origin)
    target = "" if change.target is None else square_name(change.target)
    if change.man is None:
        return fill(tr("%1 %2 new"), new, target)
    if change.other is None:
        return fill(tr("%1 %2 gone"), old, origin)
    if origin == target:
        return fill(tr("%1: %2 was %3"), target, new, old)
    return f"{old} {origin}-{target}"


def _far_from(origin: Square) -> Callable[[Square], tuple[int, Square]]:
    def far(target: Square) -> tuple[int, Square]:
        files, ranks = abs(origin % 8 - target % 8), abs(origin // 8 - target // 8)
        return max(files, ranks), target

    return far


def _squares_set_otherwise(old: Problem, new: Problem) -> set[Square]:
    """Return the squares that are special, or whose man is marked, in one of two problems only."""
    found: set[Square] = set()
    for tool in BoardTool:
        before, after = (
            squares_set(tool, problem.position, problem.rules) for problem in (old, new)
        )
        found |= before ^ after
    return found


def _marks(position: Position) -> str:
    """Return the marks of men in words; a stroke for none."""
    told = []
    for tool in OF_MEN:
        squares = sorted(squares_set(tool, position, ORTHODOX))
        if squares:
            told.append(f"{tool_name(tool)} {', '.join(map(square_name, squares))}")
    if position.state.intact:
        told.append(tr("nothing captured yet"))
    return "; ".join(told) or NOTHING


def _record_changes(old: Problem, new: Problem) -> list[tuple[str, str, str]]:
    pairs = (
        (tr("Stipulation"), asked_words(old), asked_words(new)),
        (tr("Position"), game_diagram_words(old), game_diagram_words(new)),
        (tr("Men"), old.position.material(), new.position.material()),
        (tr("Marks"), _marks(old.position), _marks(new.position)),
        (tr("Twins"), str(len(old.twins)), str(len(new.twins))),
    )
    return [pair for pair in pairs if pair[1] != pair[2]]


def _solution_changes(
    before: Analysis, after: Analysis, letters: Letters
) -> list[tuple[str, str, str]]:
    old, new = before.counted, after.counted
    pairs = (
        (
            tr("Verdict"),
            worded(title_of(before.solution, letters), letters),
            worded(title_of(after.solution, letters), letters),
        ),
        (tr("Variations"), _number(old, "variations"), _number(new, "variations")),
        (tr("Duals"), _number(old, "duals"), _number(new, "duals")),
        (tr("Tries"), _number(old, "tries"), _number(new, "tries")),
        (tr("Changed mates"), _number(old, "changed"), _number(new, "changed")),
    )
    return [pair for pair in pairs if pair[1] != pair[2]]


def _number(counted: Mapping[str, int], name: str) -> str:
    return str(counted[name]) if name in counted else NOTHING


def _is_among(point: Point, others: tuple[Point, ...]) -> bool:
    """Return whether the same is said of the other version, even of other moves."""
    return any((other.id, other.weight) == (point.id, point.weight) for other in others)


def _sentences(points: list[Point], merits: bool) -> tuple[Sentence, ...]:
    """Return the sentences of merits, or those of faults; mere notes are left out."""
    wanted = (Weight.MERIT,) if merits else FAULTS
    return tuple(point.sentence for point in points if point.weight in wanted)
