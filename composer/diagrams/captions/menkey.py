# SPDX-License-Identifier: GPL-3.0-or-later
"""What figures of fairy men in a diagram are called, in lines, and what signs stand beside men."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from composer.diagrams.style.annotations import Annotations, Badge
from composer.notation.letters import ENGLISH, letters_of
from composer.problem.men import SPECIAL, Colour, Man
from composer.problem.position import Position
from composer.problem.squares import square_name
from composer.said.languages import group_of


def marks_in_words(notes: Annotations, language: str = ENGLISH.code) -> tuple[str, ...]:
    """Return each sign that is beside a man, with the squares: `d1: may leap`."""
    words = group_of("marks", language)
    found = []
    for badge in Badge:
        squares = [square_name(square) for square, each in notes.badges if each is badge]
        if squares:
            found.append(f"{', '.join(squares)}: {words[badge.value]}")
    return tuple(found)


FACTOR: Final = 0.85
"""The size of the names, as a part of the authors' size."""
FIGURE: Final = 1.75
"""The side of a figure, as a multiple of the size of the names."""

_GAP: Final = 0.3  # between a figure and its name, as a multiple of that size
_APART: Final = 1.0  # between two entries


@dataclass(frozen=True, slots=True)
class KeyEntry:
    """A figure and what it is called."""

    man: Man
    name: str


@dataclass(frozen=True, slots=True)
class PlacedEntry:
    """An entry in its line: where its figure begins and where its name, from the line's start."""

    entry: KeyEntry
    figure_x: float
    name_x: float


def key_of(position: Position, language: str) -> tuple[KeyEntry, ...]:
    """Return an entry for each fairy kind on the board, White's figure, in the table's order.

    What else is special about men follows, each with the figure of one who is so.

    Args:
        position: the diagram.
        language: the code of piece letters, in whose language the names are.
    """
    kinds = sorted({man.kind for _, man in position if man.kind.row is not None})
    spoken = letters_of(language).language
    return (
        *(
            KeyEntry(Man.of(Colour.WHITE, kind), kind.row.name(spoken))
            for kind in kinds
            if kind.row is not None
        ),
        *_special_key(position, spoken),
    )


def _special_key(position: Position, spoken: str) -> Iterator[KeyEntry]:
    """Yield an entry for each quality of men for which a letter stands beside them."""
    words = group_of("quality", spoken)
    for quality in SPECIAL:
        man = next((man for _, man in position if quality in man.qualities), None)
        if man is not None and quality in words:
            yield KeyEntry(man.with_qualities({quality}), words[quality])


def key_lines(
    entries: Iterable[KeyEntry], size: float, room: float, measure: Callable[[str], float]
) -> tuple[tuple[PlacedEntry, ...], ...]:
    """Set entries side by side, in as many lines as they need.

    Args:
        entries: the entries.
        size: the size of the names, in the unit of `room`.
        room: how wide a line may be.
        measure: how wide a text is, as a multiple of its size.
    """
    lines: list[list[PlacedEntry]] = []
    at = 0.0
    for entry in entries:
        lead = (FIGURE + _GAP) * size
        wide = lead + measure(entry.name) * size
        if not lines or at + wide > room:
            lines.append([])
            at = 0.0
        lines[-1].append(PlacedEntry(entry, at, at + lead))
        at += wide + _APART * size
    return tuple(map(tuple, lines))
