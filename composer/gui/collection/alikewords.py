# SPDX-License-Identifier: GPL-3.0-or-later
"""What two problems have in common, in the language of the window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from composer.analysis.themes.catalogue import theme_name
from composer.gui.collection.columns import key_words
from composer.gui.words.language import fill, tr
from composer.library.likeness.ranking import Alike, Common, Likeness
from composer.notation.letters import ENGLISH, Letters
from composer.problem.squares import Square

_ON_SQUARES: Final = (Likeness.SAME, Likeness.MATRIX, Likeness.MEN)


def common_words(common: Common, letters: Letters = ENGLISH, language: str = "en") -> str:
    """Return one thing in common as a phrase that begins small."""
    count = common.count
    if common.likeness in (Likeness.KEY, Likeness.KEY_MAN):
        keys = key_words(", ".join(common.names), letters)
        same = common.likeness is Likeness.KEY
        return fill(tr("the same key %1") if same else tr("a key of the same man, %1"), keys)
    if common.likeness is Likeness.THEMES:
        names = ", ".join(theme_name(each, language) for each in common.ids)
        return fill(tr("the same themes: %1"), names)
    words = {
        Likeness.SAME: tr("the same position"),
        Likeness.MATRIX: fill(tr("the same %1 men around the black king"), count),
        Likeness.MEN: fill(tr("%1 men in the same places"), count),
        Likeness.MIRRORED: tr("mirrored"),
        Likeness.TURNED: tr("turned"),
        Likeness.SHIFTED: tr("shifted on the board"),
        Likeness.MATES: tr("one mate in common")
        if count == 1
        else fill(tr("%1 mates in common"), count),
        Likeness.STIPULATION: tr("the same stipulation"),
        Likeness.FORCE: tr("the same force"),
    }
    return words.get(common.likeness, common.words)


def all_common(common: Iterable[Common], letters: Letters = ENGLISH, language: str = "en") -> str:
    """Return all that is in common in one line."""
    return " · ".join(common_words(each, letters, language) for each in common)


def common_squares(alike: Alike) -> frozenset[Square]:
    """Return the squares of the men in common, else those of keys and mates in common."""
    men = {s for c in alike.common if c.likeness in _ON_SQUARES for s in c.squares}
    return frozenset(men or {s for common in alike.common for s in common.squares})
