# SPDX-License-Identifier: GPL-3.0-or-later
"""What is known of a kind of fairy men: one row of the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from composer.rules.movement import Movement

ByLanguage = tuple[tuple[str, str], ...]
"""Pairs of a language (`en`, `de`, `fr`, `it`) and a text; English is always there."""


@dataclass(frozen=True, slots=True)
class FairyKind:
    """A kind of men that is not orthodox, of the table or defined by a user.

    Attributes:
        id: its own name in files, lower case with hyphens: `rook-lion`.
        code: Popeye's English letters, one or two capitals: `G`, `RL`.
        letters: the letters in diagrams and solutions, by language.
        names: by language.
        family: what it is grouped with: `hoppers`.
        figure: the id of the kind whose figure is drawn for it: `queen`.
        rotation: by how many degrees that figure is turned, clockwise.
        movement: how it moves, part by part.
        text: its rules in a line or two, in English.
        source: where that is from.
        promotes: whether it is promoted on the last rank, as a pawn is; no man becomes one.
        texts: the same rules in other languages. A kind is not another one by its translations:
            files keep the English alone.
    """

    id: str
    code: str
    letters: ByLanguage
    names: ByLanguage
    family: str
    figure: str
    rotation: int
    movement: Movement
    text: str
    source: str
    promotes: bool = False
    texts: ByLanguage = field(default=(), compare=False)

    def name(self, language: str = "en") -> str:
        """Return its name in a language, in English where there is none."""
        names = dict(self.names)
        return names.get(language, names["en"])

    def rule(self, language: str = "en") -> str:
        """Return its rules in a language, in English where there are none."""
        return dict(self.texts).get(language, self.text)

    def letter(self, language: str = "en") -> str:
        """Return its letters in a language, in English where there are none."""
        letters = dict(self.letters)
        return letters.get(language, letters["en"])
