# SPDX-License-Identifier: GPL-3.0-or-later
"""The columns of the library's table: their names, what stands in them, how they sort."""

from __future__ import annotations

from enum import IntEnum
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, Self

from composer.analysis.schemes.marks import is_scheme
from composer.gui.panels.verdict import verdict_word
from composer.gui.user.linewording import lines_words
from composer.gui.user.wording import asked_words, game_diagram_words, men_words
from composer.gui.words.language import date_words, fill, tr
from composer.library.records.details import Details
from composer.library.records.values import UNSUPPORTED, Row
from composer.library.search.search import Order
from composer.notation.letters import ENGLISH, Letters
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import square_name
from composer.solver.solution import Verdict

if TYPE_CHECKING:
    from composer.notation.firstmoves import StatedSolution


class Column(IntEnum):
    """The columns of the table, in the order in which they stand at first.

    Attributes:
        width: in figures, at first.
        at_first: whether it is shown then.
        order: how the table is sorted by it; None where it is not.
    """

    width: int
    at_first: bool
    order: Order | None

    def __new__(
        cls, place: int, width: int = 0, at_first: bool = False, order: Order | None = None
    ) -> Self:
        """Return a column at a place, counted from 0."""
        made = int.__new__(cls, place)
        made._value_ = place
        made.width, made.at_first, made.order = width, at_first, order
        return made

    DIAGRAM = 0, 0, True
    CREDITS = 1, 0, True, Order.AUTHORS
    TITLE = 2, 18, False, Order.TITLE
    STIPULATION = 3, 6, True, Order.STIPULATION
    YEAR = 4, 5, True, Order.DATE
    DATE = 5, 11, False, Order.DATE
    AWARD = 6, 15, False, Order.AWARD
    KEYWORDS = 7, 18
    MEN = 8, 6, True, Order.MEN
    KEY = 9, 9, True, Order.KEY
    THREATS = 10, 9, True, Order.THREATS
    TRIES = 11, 6, True, Order.TRIES
    VARIATIONS = 12, 6, False, Order.VARIATIONS
    DUALS = 13, 6, False, Order.DUALS
    SET_PLAY = 14, 8, False, Order.SET_PLAY
    CHANGED = 15, 8, False, Order.CHANGED
    VERDICT = 16, 14, True, Order.VERDICT
    VERSIONS = 17, 8
    ADDED = 18, 11, False, Order.ADDED
    SAVED = 19, 11, False, Order.SAVED


ALWAYS_SHOWN: Final = frozenset({Column.DIAGRAM, Column.CREDITS})


def column_name(column: Column) -> str:
    """Return the heading of a column."""
    return {
        Column.DIAGRAM: tr("Diagram"),
        Column.CREDITS: tr("Authors and source"),
        Column.TITLE: tr("Title"),
        Column.STIPULATION: tr("Stip."),
        Column.YEAR: tr("Year"),
        Column.DATE: tr("Date"),
        Column.AWARD: tr("Award"),
        Column.KEYWORDS: tr("Keywords"),
        Column.MEN: tr("Men"),
        Column.KEY: tr("Key"),
        Column.THREATS: tr("Threats"),
        Column.TRIES: tr("Tries", "heading of a narrow column"),
        Column.VARIATIONS: tr("Lines"),
        Column.DUALS: tr("Duals"),
        Column.SET_PLAY: tr("Set play"),
        Column.CHANGED: tr("Changed"),
        Column.VERDICT: tr("Verdict"),
        Column.VERSIONS: tr("Versions"),
        Column.ADDED: tr("Added"),
        Column.SAVED: tr("Saved"),
    }[column]


def column_hint(column: Column) -> str:
    """Return what a column tells, as a sentence for the heading's tool tip."""
    return {
        Column.STIPULATION: tr("Stipulation"),
        Column.KEY: tr(
            "Key, or the number of solutions of help play; in brackets, and pale, what a file's "
            "printed solution tells"
        ),
        Column.THREATS: tr("What the key threatens, or zugzwang"),
        Column.TRIES: tr("Tries with one refutation that do not check"),
        Column.VARIATIONS: tr(
            "Variations: defences answered by a single mate; of help play the solutions, in "
            "brackets if a file tells them"
        ),
        Column.DUALS: tr("Defences answered by more than one mate"),
        Column.SET_PLAY: tr("Black moves answered by mate before the key"),
        Column.CHANGED: tr("Defences whose mate changes between set play and actual play"),
        Column.ADDED: tr("When the problem came into the library"),
        Column.SAVED: tr("When it was last saved"),
    }.get(column, column_name(column))


def cell_text(row: Row, column: Column, letters: Letters = ENGLISH) -> str:
    """Return a cell in words, with moves in the letters given."""
    if column in (Column.DIAGRAM, Column.MEN, Column.STIPULATION):
        return _position_text(row, column)
    if column in (Column.KEY, Column.THREATS, Column.VERDICT):
        return _solution_text(row, column, letters)
    if column is Column.VARIATIONS and row.details is None and (count := _told(row, letters).count):
        return f"({count})"
    if column in _COUNTS:
        number = None if row.details is None else getattr(row.details, _COUNTS[column])
        if column is Column.VARIATIONS and number is None and row.details is not None:
            number = row.details.solutions
        return "" if number is None else str(number)  # what was not counted is not nothing
    return _record_text(row, column)


_COUNTS: Final = {
    Column.TRIES: "tries",
    Column.VARIATIONS: "variations",
    Column.DUALS: "duals",
    Column.SET_PLAY: "set_mates",
    Column.CHANGED: "changed",
}


def verdict_of(row: Row) -> Verdict | None:
    """Return a row's verdict; one of a later version of the program counts as not finished.

    Nothing is said of kinds of problems that are not solved here, nor of schemes.
    """
    if row.finding is None or row.finding.verdict == UNSUPPORTED or is_scheme(row.problem):
        return None
    try:
        return Verdict(row.finding.verdict)
    except ValueError:
        return Verdict.UNDECIDED


def is_unsupported(row: Row) -> bool:
    """Return whether a row's problem is of a kind that is not solved here."""
    return row.finding is not None and row.finding.verdict == UNSUPPORTED


def is_from_file(row: Row, column: Column) -> bool:
    """Return whether a cell shows what a file states, and nothing that was found here."""
    if column is Column.KEY:
        found = row.finding is not None and bool(row.finding.key_text)
        return not found and not (row.details is not None and row.details.solutions)
    return column is Column.VARIATIONS and row.details is None


@lru_cache(maxsize=1000)
def _told_of(problem: Problem, letters: Letters) -> StatedSolution:
    from composer.notation.firstmoves import stated_solution

    return stated_solution(problem, letters)


@cache
def _nothing_told() -> StatedSolution:
    from composer.notation.firstmoves import NOTHING_STATED

    return NOTHING_STATED


def _told(row: Row, letters: Letters) -> StatedSolution:
    """Return what the printed solution states; nothing where the problem was solved here."""
    if (
        row.problem.game is not None
        or verdict_of(row) is not None
        or not row.problem.extra("solution")
    ):
        return _nothing_told()
    return _told_of(row.problem, letters)


def authors_of(row: Row) -> str:
    """Return who made a problem; its title, or that no one is named, in their place."""
    problem = row.problem
    return problem.credits.caption_authors() or problem.title or tr("No author")


def key_words(key_text: str, letters: Letters) -> str:
    """Return the keys of a finding, kept with English letters, in other letters."""
    return ", ".join(_in_letters(part, letters, "1.") for part in key_text.split(", "))


def threat_words(details: Details, letters: Letters) -> str:
    """Return the threats of a key in short: the one threat, their number, or zugzwang."""
    if details.zugzwang:
        return tr("zugzwang")
    if details.threats == 1:
        return _in_letters(details.threat_text, letters).rstrip("#")
    return str(details.threats) if details.threats else ""


def diagram_words(position: Position) -> str:
    """Return a diagram in words for who cannot see it: `White Kd6 Rb3, Black Ke8`."""
    sides = []
    for colour, name in ((Colour.WHITE, tr("White")), (Colour.BLACK, tr("Black"))):
        men = sorted(
            (-man.kind, square, man.kind.letter) for square, man in position if man.colour is colour
        )
        named = " ".join(f"{letter}{square_name(square)}" for _, square, letter in men)
        sides.append(f"{name} {named or '-'}")
    return ", ".join(sides)


def _position_text(row: Row, column: Column) -> str:
    if column is Column.STIPULATION:
        return asked_words(row.problem)
    if column is Column.DIAGRAM:
        if row.problem.game is not None:
            return game_diagram_words(row.problem)
        return diagram_words(row.problem.position)
    return men_words(row.problem)


def _solution_text(row: Row, column: Column, letters: Letters) -> str:
    verdict = verdict_of(row)
    if column is Column.VERDICT:
        if verdict is None:
            return tr("Not solved here") if is_unsupported(row) else ""
        return verdict_word(verdict)
    if column is Column.KEY:
        if row.finding is not None and row.finding.key_text:
            if row.problem.game is not None:
                return row.finding.key_text
            return key_words(row.finding.key_text, letters)
        if row.details is not None and row.details.solutions:
            return lines_words(row.details.solutions)
        told = _told(row, letters).firsts
        return f"({'; '.join(told)})" if told else ""
    return "" if row.details is None else threat_words(row.details, letters)


def _record_text(row: Row, column: Column) -> str:
    problem = row.problem
    credits = problem.credits
    if column is Column.CREDITS:
        return ", ".join(part for part in (authors_of(row), credits.caption_source()) if part)
    if column is Column.YEAR:
        return "" if credits.year is None else str(credits.year)
    if column in (Column.ADDED, Column.SAVED):
        moment = row.changed_at if column is Column.SAVED else row.created_at
        return date_words(moment)
    return {
        Column.TITLE: problem.title,
        Column.DATE: credits.date,
        Column.AWARD: credits.caption_distinction(),
        Column.KEYWORDS: ", ".join(problem.keywords),
        Column.VERSIONS: str(row.version_count),
    }[column]


@lru_cache(maxsize=1000)
def _in_letters(text: str, letters: Letters, number: str = "") -> str:
    from composer.notation.reading import ReadingError, parse_move

    try:
        return number + parse_move(text, ENGLISH, changing=True).text(letters)
    except ReadingError:  # not a move: shown as it is
        return text


def row_words(row: Row, letters: Letters) -> str:
    """Return a whole row in one sentence, for screen readers."""
    words = (
        cell_text(row, Column.CREDITS),
        cell_text(row, Column.STIPULATION),
        fill(tr("%1 men", "White's and Black's, such as 9 + 8"), men_words(row.problem)),
        cell_text(row, Column.KEY, letters),
        cell_text(row, Column.VERDICT),
    )
    return ", ".join(word for word in words if word)
