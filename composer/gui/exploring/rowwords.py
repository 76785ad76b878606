# SPDX-License-Identifier: GPL-3.0-or-later
"""What a row says of a find, for the searches that share the list."""

from __future__ import annotations

from typing import Protocol

from composer.explore.finds import Find
from composer.gui.exploring.findwords import find_changes, find_facts, find_themes, find_title
from composer.gui.look.appearance import Appearance
from composer.problem.position import Position


class Shown(Protocol):
    """What the list knows of a find of any search: turn and position tell it from the others."""

    @property
    def turn(self) -> int:
        """In which turn it was found."""
        ...

    @property
    def fen(self) -> str:
        """The position."""
        ...

    @property
    def key_text(self) -> str:
        """Its key, for copying."""
        ...


class RowWords(Protocol):
    """Words the finds of one sort of search."""

    def title(self, find: Shown) -> str:
        """Return what a find begins with."""
        ...

    def changes(self, find: Shown, base: Position, position: Position) -> str:
        """Return how it differs from the diagram, beside that."""
        ...

    def line(self, find: Shown) -> str:
        """Return what stands below it."""
        ...

    def tags(self, find: Shown, position: Position) -> tuple[str, ...]:
        """Return its figures, each a word or two."""
        ...


class SearchRowWords:
    """Words what *Search for problems* finds."""

    def __init__(self, appearance: Appearance) -> None:
        self._appearance = appearance

    def title(self, find: Shown) -> str:
        """Return the key, or how many solutions there are."""
        return find_title(find, self._appearance.letters) if isinstance(find, Find) else ""

    def changes(self, find: Shown, base: Position, position: Position) -> str:
        """Return how it differs from the diagram."""
        return find_changes(base, position, self._appearance.letters)

    def line(self, find: Shown) -> str:
        """Return the themes."""
        return find_themes(find, self._appearance.language) if isinstance(find, Find) else ""

    def tags(self, find: Shown, position: Position) -> tuple[str, ...]:
        """Return men, variations, duals, tries, and the like."""
        return find_facts(find, position) if isinstance(find, Find) else ()
