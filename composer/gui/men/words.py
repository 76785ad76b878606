# SPDX-License-Identifier: GPL-3.0-or-later
"""The names of families of men in the user's language."""

from __future__ import annotations

from composer.gui.words.language import capital, tr


def family_name(family: str) -> str:
    """Return the name of a family; without one, that of all of them together."""
    names = {
        "": tr("All", "families of men"),
        "leapers": tr("Leapers"),
        "riders": tr("Riders"),
        "combined": tr("Combined", "a family of men"),
        "hoppers": tr("Hoppers"),
        "lions": tr("Lions"),
        "chinese": tr("Chinese men"),
        "locusts": tr("Locusts"),
        "marine": tr("Marine men"),
        "pawns": tr("Pawns"),
        "own": tr("Own", "a family of men"),
        "others": tr("Others", "a family of men"),
    }
    return names.get(family, capital(family))
