# SPDX-License-Identifier: GPL-3.0-or-later
"""What records are to each other, in the window's language."""

from __future__ import annotations

from composer.gui.words.language import tr
from composer.library.arriving.links import LinkKind


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
