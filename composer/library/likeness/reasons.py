# SPDX-License-Identifier: GPL-3.0-or-later
"""What two problems may have in common, in the words of the field."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from composer.problem.squares import Square, Symmetry
from composer.said.sentence import CountedTemplate, Sentence, Template, joined


class Likeness(Enum):
    """What two problems may have in common; the value is the template of the words.

    `{count}` stands for how many, `{names}` for their names. The order is that of the words.
    """

    SAME = Template("the same position")
    SAME_END = Template("the line ends in the same position")
    SAME_LINE = CountedTemplate(
        "one position of the line in common", "{count} positions of the line in common"
    )
    EXCHANGED = Template("colours exchanged")
    MIRRORED = Template("reflected left to right")
    FLIPPED = Template("reflected top to bottom")
    IN_DIAGONAL = Template("reflected in a diagonal")
    TURNED = Template("turned by 90°")
    TURNED_ROUND = Template("turned by 180°")
    RIGHT = CountedTemplate("shifted one file to the right", "shifted {count} files to the right")
    LEFT = CountedTemplate("shifted one file to the left", "shifted {count} files to the left")
    UP = CountedTemplate("shifted one rank up", "shifted {count} ranks up")
    DOWN = CountedTemplate("shifted one rank down", "shifted {count} ranks down")
    MATRIX = Template("the same matrix: {count} men around the black king")
    WHITE_MATRIX = Template("the same matrix: {count} men around the white king")
    MEN = CountedTemplate("one man in the same place", "{count} men in the same places")
    KEY = Template("the same key {names}")
    KEY_MAN = Template("the same key man, {names}")
    ALL_MATES = CountedTemplate("the same mate", "the same {count} mates")
    MATES = CountedTemplate("one mate in common", "{count} mates in common")
    MECHANISM = Template("the same mechanism: {names}")
    THEMES = Template("the same themes: {names}")
    SOLUTIONS = CountedTemplate("one solution in common", "{count} solutions in common")
    VARIATIONS = CountedTemplate("one variation in common", "{count} variations in common")
    SET_PLAY = CountedTemplate("one set variation in common", "{count} set variations in common")
    TRIES = CountedTemplate("one try in common", "{count} tries in common")
    STIPULATION = Template("the same stipulation")
    FORCE = Template("the same force")


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
        template: Template | CountedTemplate = self.likeness.value
        if isinstance(template, CountedTemplate):
            return template.said(self.count)
        return template.said(count=self.count, names=joined(self.names))

    @property
    def words(self) -> str:
        """What it is, in English and standing alone."""
        words = str(self.sentence)
        return words[:1].upper() + words[1:]
