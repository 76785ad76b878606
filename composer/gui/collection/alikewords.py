# SPDX-License-Identifier: GPL-3.0-or-later
"""What two problems have in common, in the language of the window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from composer.analysis.themes.catalogue import theme_name
from composer.gui.collection.columns import key_words
from composer.gui.words.sentences import worded
from composer.library.likeness.reasons import NAMED_KEYS, NAMED_THEMES, OF_MEN, Common
from composer.notation.letters import ENGLISH, Letters
from composer.problem.squares import Square
from composer.said.sentence import joined

if TYPE_CHECKING:
    from composer.library.likeness.ranking import Alike


def common_words(common: Common, letters: Letters = ENGLISH, language: str = "en") -> str:
    """Return one thing in common as a phrase that begins small."""
    sentence = common.sentence
    if common.likeness in NAMED_KEYS:
        sentence = sentence.having(names=key_words(", ".join(common.names), letters))
    elif common.likeness in NAMED_THEMES:
        sentence = sentence.having(
            names=joined(theme_name(theme, language) for theme in common.ids)
        )
    return worded(sentence, letters)


def all_common(common: Iterable[Common], letters: Letters = ENGLISH, language: str = "en") -> str:
    """Return all that is in common in one line."""
    return " · ".join(common_words(feature, letters, language) for feature in common)


def common_squares(alike: Alike) -> frozenset[Square]:
    """Return the squares of the men in common, else those of keys and mates in common."""
    men = {s for c in alike.common if c.likeness in OF_MEN for s in c.squares}
    return frozenset(men or {s for common in alike.common for s in common.squares})
