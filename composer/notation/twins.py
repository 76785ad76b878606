# SPDX-License-Identifier: GPL-3.0-or-later
"""Twins in words, as the field writes them below a diagram: `b) wPc3→d4`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from composer.notation.letters import ENGLISH_S, Letters
from composer.problem.forms import form_head
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import Square, Symmetry, square_name
from composer.problem.twinned import is_zero_position, start_of
from composer.problem.twins import (
    AddMan,
    Change,
    Exchange,
    MoveMan,
    OtherConditions,
    OtherStipulation,
    PolishType,
    RemoveMan,
    Shift,
    Substitute,
    Turned,
    Twin,
    TwinError,
    Unread,
    changed_position,
)
from composer.rules.book import ORTHODOX_BOOK
from composer.rules.conditiontable import condition_title
from composer.said.languages import words_as


@dataclass(frozen=True, slots=True)
class TwinWords:
    """The words of one language; `%1` and `%2` stand for men and squares.

    Attributes:
        moved: a man goes to a square.
        removed: a man is missing.
        replaced: a man stands in the place of another.
        rotated_1: the board is rotated by 90 degrees to the left; next by 180, by 90 to the right.
        rotated_2: see `rotated_1`.
        rotated_3: see `rotated_1`.
        mirrored: two corners change places.
        shifted: the position is shifted from square to square.
        recoloured: all men change colour.
        zero: only the twins are to be solved.
    """

    moved: str
    removed: str
    replaced: str
    rotated_1: str
    rotated_2: str
    rotated_3: str
    mirrored: str
    shifted: str
    recoloured: str
    zero: str

    @property
    def rotated(self) -> tuple[str, str, str]:
        """How the board is rotated by 90 degrees to the left, by 180, by 90 to the right."""
        return self.rotated_1, self.rotated_2, self.rotated_3


_ROTATIONS: Final = (Symmetry.ROTATE_90, Symmetry.ROTATE_180, Symmetry.ROTATE_270)
_CORNERS: Final = {
    Symmetry.MIRROR_FILES: "a1↔h1",
    Symmetry.MIRROR_RANKS: "a1↔a8",
    Symmetry.MIRROR_SHORT: "a1↔h8",
    Symmetry.MIRROR_LONG: "a8↔h1",
}


def words_for(letters: Letters) -> TwinWords:
    """Return the words that go with a language's letters; English for all others."""
    return words_as(TwinWords, "twins", letters.code)


def twins_words(problem: Problem, letters: Letters = ENGLISH_S) -> tuple[str, ...]:
    """Return a line for each twin, as below a diagram; a zero position is named first."""
    lines = tuple(twin_words(problem, index, letters) for index in range(len(problem.twins)))
    return (words_for(letters).zero, *lines) if is_zero_position(problem) else lines


def twin_words(problem: Problem, index: int, letters: Letters = ENGLISH_S) -> str:
    """Return one twin of a problem in words, such as `b) wPc3→d4` or `c) = b), +bPa4`.

    Raises:
        IndexError: the problem has no such twin.
    """
    twin = problem.twins[index]
    try:
        position: Position | None = start_of(problem, index).position
    except TwinError:
        position = None
    told = [_continued(problem, index)] if twin.continued else []
    told += [words for words in changes_words(twin, position, letters) if words]
    return f"{twin.letter}) {', '.join(told)}".rstrip()


def part_words(problem: Problem, letter: str, letters: Letters = ENGLISH_S) -> str:
    """Return a part of a problem in words, by its letter: `b) wPc3→d4`, `Duplex`, `b) Duplex`."""
    for index, twin in enumerate(problem.twins):
        if twin.letter == letter:
            return twin_words(problem, index, letters)
    return form_head(letter)


def changes_words(twin: Twin, position: Position | None, letters: Letters) -> list[str]:
    """Return the words of each change of a twin that starts from a position.

    Where the men are not known (the twin cannot be set up) squares stand for them.
    """
    told = []
    for change in twin.changes:
        told.append(change_words(change, position, letters))
        try:
            position = None if position is None else changed_position(position, change)
        except TwinError:
            position = None
    return told


def change_words(change: Change, position: Position | None, letters: Letters) -> str:
    """Return one change in words; `position` is what it changes, None where not known."""
    words = words_for(letters)

    def standing(square: Square) -> str:
        man = None if position is None else position[square]
        return man_text(man, letters) + square_name(square)

    if isinstance(change, MoveMan):
        return _filled(words.moved, standing(change.origin), square_name(change.target))
    if isinstance(change, Exchange):
        return f"{standing(change.a)} ↔ {standing(change.b)}"
    if isinstance(change, RemoveMan):
        return _filled(words.removed, standing(change.square))
    if isinstance(change, AddMan):
        man, square = man_text(change.man, letters), change.square
        if position is not None and position[square] is not None:
            return _filled(words.replaced, man, standing(square))
        return f"+{man}{square_name(square)}"
    if isinstance(change, Substitute):
        return f"{letters.letter(change.old)} → {letters.letter(change.new)}"
    return _whole_words(change, words, letters.code)


def man_text(man: Man | None, letters: Letters) -> str:
    """Return a man as composers jot it, `wQ` or `bS`; a figurine shows its colour itself."""
    if man is None:
        return ""
    figure = letters.figure(man.colour, man.kind)
    return figure or letters.colour(man.colour) + letters.letter(man.kind)


def _whole_words(change: Change, words: TwinWords, language: str) -> str:
    if isinstance(change, Turned):
        if change.symmetry in _ROTATIONS:
            return words.rotated[_ROTATIONS.index(change.symmetry)]
        return _filled(words.mirrored, _CORNERS[change.symmetry])
    if isinstance(change, Shift):
        return _filled(words.shifted, square_name(change.origin), square_name(change.target))
    if isinstance(change, PolishType):
        return words.recoloured
    if isinstance(change, OtherStipulation):
        return str(change.stipulation)
    if isinstance(change, OtherConditions):
        named = (condition_title(condition, language) for condition in change.conditions)
        return ", ".join(named) or ORTHODOX_BOOK.name(language)
    return change.text if isinstance(change, Unread) else ""


def _continued(problem: Problem, index: int) -> str:
    """Return what a continued twin starts from, as `= b)`."""
    before = problem.twins[index - 1].letter if index else "a"
    return f"= {before})"


def _filled(text: str, first: str, second: str = "") -> str:
    return text.replace("%1", first).replace("%2", second)
