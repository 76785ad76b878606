# SPDX-License-Identifier: GPL-3.0-or-later
"""What problems have in common, and what records are to each other, in the window's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from composer.analysis.themes.catalogue import theme_name
from composer.gui.collection.columns import key_words
from composer.gui.words.language import tr
from composer.gui.words.sentences import worded
from composer.library.arriving.links import LinkKind
from composer.library.likeness.reasons import NAMED_KEYS, NAMED_THEMES, OF_MEN, Common
from composer.notation.letters import ENGLISH, Letters
from composer.problem.squares import Square
from composer.said.sentence import joined

if TYPE_CHECKING:
    from composer.library.likeness.ranking import Alike


def link_words(kind: LinkKind, forward: bool = True) -> str:
    """Return the words of a link.

    Args:
        kind: what the one record is to the other.
        forward: whether it is read from the one; else from the other.
    """
    return {
        (LinkKind.AFTER, True): tr("after"),
        (LinkKind.AFTER, False): tr("starting point of"),
        (LinkKind.VERSION, True): tr("version of"),
        (LinkKind.VERSION, False): tr("version of"),
        (LinkKind.REPRINT, True): tr("reprint of"),
        (LinkKind.REPRINT, False): tr("reprinted as"),
        (LinkKind.ANTICIPATED, True): tr("anticipated by"),
        (LinkKind.ANTICIPATED, False): tr("anticipates"),
        (LinkKind.SAME, True): tr("same position as"),
        (LinkKind.SAME, False): tr("same position as"),
        (LinkKind.TURNED, True): tr("same position, turned, as"),
        (LinkKind.TURNED, False): tr("same position, turned, as"),
    }[(kind, forward)]


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
