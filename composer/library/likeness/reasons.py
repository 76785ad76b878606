# SPDX-License-Identifier: GPL-3.0-or-later
"""What two problems may have in common, in the words of the field."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from composer.problem.squares import Square, Symmetry
from composer.said.sentence import Sentence, Template, joined


class Likeness(Enum):
    """What two problems may have in common; the value is the template of the words.

    `{count}` stands for how many, `{names}` for their names. The order is that of the words.
    """

    SAME = Template("the same position")
    EXCHANGED = Template("colours exchanged")
    MIRRORED = Template("reflected left to right")
    FLIPPED = Template("reflected top to bottom")
    IN_DIAGONAL = Template("reflected in a diagonal")
    TURNED = Template("turned by 90°")
    TURNED_ROUND = Template("turned by 180°")
    RIGHT = Template("shifted {count} files to the right")
    LEFT = Template("shifted {count} files to the left")
    UP = Template("shifted {count} ranks up")
    DOWN = Template("shifted {count} ranks down")
    MATRIX = Template("the same matrix: {count} men around the black king")
    WHITE_MATRIX = Template("the same matrix: {count} men around the white king")
    MEN = Template("{count} men in the same places")
    KEY = Template("the same key {names}")
    KEY_MAN = Template("the same key man, {names}")
    ALL_MATES = Template("the same {count} mates")
    MATES = Template("{count} mates in common")
    MECHANISM = Template("the same mechanism: {names}")
    THEMES = Template("the same themes: {names}")
    SOLUTIONS = Template("{count} solutions in common")
    VARIATIONS = Template("{count} variations in common")
    SET_PLAY = Template("{count} set variations in common")
    TRIES = Template("{count} tries in common")
    STIPULATION = Template("the same stipulation")
    FORCE = Template("the same force")


_ONE: Final = {
    Likeness.RIGHT: Template("shifted one file to the right"),
    Likeness.LEFT: Template("shifted one file to the left"),
    Likeness.UP: Template("shifted one rank up"),
    Likeness.DOWN: Template("shifted one rank down"),
    Likeness.MEN: Template("one man in the same place"),
    Likeness.ALL_MATES: Template("the same mate"),
    Likeness.MATES: Template("one mate in common"),
    Likeness.SOLUTIONS: Template("one solution in common"),
    Likeness.VARIATIONS: Template("one variation in common"),
    Likeness.SET_PLAY: Template("one set variation in common"),
    Likeness.TRIES: Template("one try in common"),
}
"""The words where there is just one of what is counted."""

TURNS: Final = {
    Symmetry.ROTATE_90: Likeness.TURNED,
    Symmetry.ROTATE_270: Likeness.TURNED,
    Symmetry.ROTATE_180: Likeness.TURNED_ROUND,
    Symmetry.MIRROR_FILES: Likeness.MIRRORED,
    Symmetry.MIRROR_RANKS: Likeness.FLIPPED,
    Symmetry.MIRROR_LONG: Likeness.IN_DIAGONAL,
    Symmetry.MIRROR_SHORT: Likeness.IN_DIAGONAL,
}
"""What is said of a problem that is like another one when turned or reflected."""

NAMED_KEYS: Final = (Likeness.KEY, Likeness.KEY_MAN)
NAMED_THEMES: Final = (Likeness.MECHANISM, Likeness.THEMES)
OF_MEN: Final = (Likeness.SAME, Likeness.MATRIX, Likeness.WHITE_MATRIX, Likeness.MEN)
"""What is said of men on their squares."""


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
