# SPDX-License-Identifier: GPL-3.0-or-later
"""Words as they are compared, whoever typed them."""

from __future__ import annotations

import unicodedata


def without_accents(text: str) -> str:
    """Return a text without capitals and accents: `Grashüpfer` becomes `grashupfer`."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
