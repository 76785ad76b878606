# SPDX-License-Identifier: GPL-3.0-or-later
"""What two problems have in common, in the language of the window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from composer.analysis.themes.catalogue import theme_name
from composer.gui.collection.columns import key_words
from composer.gui.words.sentences import worded
from composer.library.likeness.ranking import Alike, Common, Likeness
from composer.notation.letters import ENGLISH, Letters
from composer.problem.squares import Square
from composer.said.sentence import joined

_ON_SQUARES: Final = (Likeness.SAME, Likeness.MATRIX, Likeness.MEN)


def common_words(common: Common, letters: Letters = ENGLISH, language: str = "en") -> str:
    """Return one thing in common as a phrase that begins small."""
    sentence = common.sentence
    if common.likeness in (Likeness.KEY, Likeness.KEY_MAN):
        sentence = sentence.having(names=key_words(", ".join(common.names), letters))
    elif common.likeness is Likeness.THEMES:
        sentence = sentence.having(names=joined(theme_name(each, language) for each in common.ids))
    return worded(sentence, letters)


def all_common(common: Iterable[Common], letters: Letters = ENGLISH, language: str = "en") -> str:
    """Return all that is in common in one line."""
    return " · ".join(common_words(each, letters, language) for each in common)


def common_squares(alike: Alike) -> frozenset[Square]:
    """Return the squares of the men in common, else those of keys and mates in common."""
    men = {s for c in alike.common if c.likeness in _ON_SQUARES for s in c.squares}
    return frozenset(men or {s for common in alike.common for s in common.squares})
