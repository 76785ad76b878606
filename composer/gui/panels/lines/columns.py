# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions side by side as values: a column each, its half-moves as rows. No widgets here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from composer.analysis.composing.news import News
from composer.analysis.courses.course import Course, course_of
from composer.analysis.courses.judgement import (
    NO_LINE_MARKS,
    Divergence,
    Judged,
    LineMarks,
    LineStatus,
    Moves,
    half_move_labels,
    judged_lines,
    line_text,
    numeral,
)
from composer.analysis.matepicture import MatePicture
from composer.gui.words.language import fill, tr
from composer.notation.letters import Letters
from composer.notation.lines import half_moves, movers
from composer.notation.lines import line_text as printed_text
from composer.notation.moves import move_number, move_text
from composer.problem.men import Colour
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.rules.book import ORTHODOX, Rules
from composer.solver.lines import ends_forced

MOST_COLUMNS = 300
"""Solutions that are placed side by side; of more the first ones."""


@dataclass(frozen=True)
class Column:
    """One solution.

    Attributes:
        diagram: the position that it begins in.
        number: its number among the solutions, from 1.
        judged: its half-moves, and what it is to the problem.
        pinned: whether the composer marked it as intended.
        movers: who makes each half-move.
    """

    diagram: Position
    number: int
    judged: Judged
    pinned: bool
    movers: tuple[Colour, ...]

    @property
    def name(self) -> str:
        """Its number in Roman figures."""
        return numeral(self.number)

    @property
    def moves(self) -> Moves:
        """Its half-moves."""
        return self.judged.moves

    @property
    def status(self) -> LineStatus:
        """What it is to the problem."""
        return self.judged.status

    @property
    def leaves(self) -> Divergence | None:
        """Where it leaves an intended solution; None where it shares no move with one."""
        return self.judged.leaves

    @property
    def is_fault(self) -> bool:
        """Whether it is not meant to be there."""
        return self.status in (LineStatus.COOK, LineStatus.SHORT)

    @property
    def own_from(self) -> int:
        """The half-move, from 0, at which a faulty line leaves the intended ones."""
        return 0 if self.leaves is None else self.leaves.place

    @cached_property
    def course(self) -> Course:
        """Its men followed from the diagram."""
        return course_of(self.diagram, self.moves)

    @property
    def picture(self) -> MatePicture | None:
        """The mate that it ends in, if it does."""
        return self.course.picture


@dataclass(frozen=True)
class LinesTable:
    """Solutions side by side.

    Attributes:
        diagram: the position that was solved.
        columns: the solutions shown.
        set_lines: the set play, shown below.
        asked: what the solutions answer; None of no solutions.
        total: how many solutions there are; more than are shown where they are very many.
        new: the solutions that came with the last edit.
    """

    diagram: Position
    columns: tuple[Column, ...] = ()
    set_lines: tuple[Moves, ...] = ()
    asked: Stipulation | None = None
    total: int = 0
    new: frozenset[Moves] = frozenset()

    @property
    def rules(self) -> Rules:
        """By which it was solved."""
        return ORTHODOX if self.asked is None else self.asked.rules

    @property
    def half(self) -> bool:
        """Whether the first half-move is the second of its move, as in `h#2.5`."""
        return self.asked is not None and self.asked.half

    def news_of(self, column: Column) -> News:
        """Return what became of a solution with the last edit."""
        return News.NEW if column.moves in self.new else News.NONE

    @cached_property
    def labels(self) -> tuple[tuple[Colour, int], ...]:
        """Who makes each half-move, and its number; of the longest solution."""
        longest = max(self.columns, key=lambda column: len(column.moves), default=None)
        return (
            ()
            if longest is None
            else half_move_labels(longest.moves, self.half, self.asked, self.diagram.turn)
        )

    @property
    def intended(self) -> tuple[Column, ...]:
        """The solutions that are meant."""
        return tuple(column for column in self.columns if column.status is LineStatus.INTENDED)

    def places_of(self, moves: Iterable[Move]) -> frozenset[tuple[int, int]]:
        """Return where some half-moves stand: the solution, from 1, and its half-move, from 0.

        A half-move is meant in the solutions that it was taken from, not wherever an equal one is.
        """
        wanted = tuple(moves)
        own = {id(move) for move in wanted}
        return frozenset(
            (column.number, place)
            for column in self.columns
            for place, move in enumerate(column.moves)
            if id(move) in own
        )

    def repeats(self, column: Column, place: int) -> bool:
        """Return whether a half-move, and all before it, are those of the solution before."""
        if column.number < 2 or place >= len(column.moves):
            return False
        before = self.columns[column.number - 2].moves
        return before[: place + 1] == column.moves[: place + 1]

    @property
    def faults(self) -> tuple[Column, ...]:
        """The solutions that are known not to be meant."""
        return tuple(column for column in self.columns if column.is_fault)


def lines_table(
    diagram: Position,
    lines: Sequence[Moves],
    set_lines: Sequence[Moves],
    asked: Stipulation,
    wanted: int,
    is_sound: bool,
    marks: LineMarks = NO_LINE_MARKS,
) -> LinesTable:
    """Lay solutions side by side.

    Args:
        diagram: the position that was solved.
        lines: the solutions, in their order.
        set_lines: those of the set play.
        asked: what they answer.
        wanted: how many are intended; 0 where that is not known.
        is_sound: whether they are just what is intended.
        marks: what says which are intended.
    """
    shown = list(lines[:MOST_COLUMNS])
    judged = judged_lines(shown, asked.halfmoves, wanted, is_sound, marks, ends_forced(asked))
    columns = tuple(
        Column(
            diagram,
            number,
            judged,
            line_text(judged.moves) in marks.pins,
            movers(judged.moves, asked, diagram.turn),
        )
        for number, judged in enumerate(judged, start=1)
    )
    shown_sets = tuple(set_lines[:MOST_COLUMNS])
    return LinesTable(diagram, columns, shown_sets, asked, len(lines))


def label_words(label: tuple[Colour, int]) -> str:
    """Return the label of a row: `B1`, `W1`."""
    colour, number = label
    side = tr("W", "White's half-move, before its number")
    if colour is Colour.BLACK:
        side = tr("B", "Black's half-move, before its number")
    return f"{side}{number}"


def status_words(status: LineStatus) -> str:
    """Return the word in the tag of a solution."""
    return {
        LineStatus.INTENDED: tr("intended"),
        LineStatus.COOK: tr("cook"),
        LineStatus.SHORT: tr("short"),
        LineStatus.OPEN: tr("not marked"),
    }[status]


def line_words(table: LinesTable, moves: Moves, letters: Letters, set_play: bool = False) -> str:
    """Return a line as the field prints it: `1.Sxc4 Bxc3 2.Sb6 Rxd4#`.

    Set play and `h#2.5` begin with `1...`, set play of `h#2.5` with `1...... 2.`.
    """
    return printed_text(moves, table.half + set_play, letters, table.asked)


def spoken(table: LinesTable, column: Column, letters: Letters) -> str:
    """Return a solution in one line for screen readers: `Solution III, cook: 1.Sxc4 ...`."""
    words = fill(
        tr("Solution %1, %2: %3"),
        column.name,
        status_words(column.status),
        line_words(table, column.moves, letters),
    )
    badges = (
        []
        if column.picture is None
        else [badge_words(badge.value) for badge in column.picture.badges]
    )
    return ", ".join((words, *badges))


def badge_words(badge: str) -> str:
    """Return the word on a badge."""
    return {
        "ideal": tr("ideal"),
        "model": tr("model"),
        "pure": tr("pure"),
        "mirror": tr("mirror"),
    }[badge]


def leaving_words(table: LinesTable, column: Column, letters: Letters) -> str:
    """Return where a solution leaves another: `III leaves II at Black's second move: 2.Sb6.`"""
    if not column.moves:
        return ""
    place = column.own_from
    if place >= len(column.moves):
        return ""
    move = _numbered(table, column.moves, place) + move_text(column.moves[place], letters)
    if column.leaves is None:
        return fill(tr("%1 begins with %2."), column.name, move)
    other = numeral(column.leaves.other + 1)
    colour = column.movers[place]
    nth = _ordinal(column.movers[: place + 1].count(colour))
    if colour is Colour.WHITE:
        return fill(tr("%1 leaves %2 at White’s %3 move: %4."), column.name, other, nth, move)
    return fill(tr("%1 leaves %2 at Black’s %3 move: %4."), column.name, other, nth, move)


def _numbered(table: LinesTable, moves: Moves, place: int) -> str:
    """Return the number that a half-move has where it stands alone."""
    half = half_moves(moves, int(table.half), table.asked)[place]
    return move_number(half // 2 + 1, defender=half % 2 == 1)


def move_words(table: LinesTable, column: Column, place: int, letters: Letters) -> str:
    """Return a half-move of a solution with its number: `2.Sb6`, `2...Rxd4#`."""
    return _numbered(table, column.moves, place) + move_text(column.moves[place], letters)


def _ordinal(number: int) -> str:
    words = (
        tr("first", "a half-move"),
        tr("second", "a half-move"),
        tr("third", "a half-move"),
        tr("fourth", "a half-move"),
        tr("fifth", "a half-move"),
        tr("sixth", "a half-move"),
    )
    return words[number - 1] if 1 <= number <= len(words) else f"{number}."
