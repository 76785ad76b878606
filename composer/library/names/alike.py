# SPDX-License-Identifier: GPL-3.0-or-later
"""Words that write one name alike, and words with a small mistake in them.

A name goes from one alphabet to another in as many ways as there are readers: `Вукчевић` is
Vukčević, Vukcevic, Vukcevich, Wuktschewitsch. What these have in common is what is left when the
ways of writing one sound are made one (`alike`). It serves for finding only: two people may be
alike.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

SHORTEST: Final = 4
"""Letters that are compared at least; of fewer too much is alike."""

_SOUNDS: Final = {
    "s": ("schtsch", "shch", "szcz", "sch", "sh", "sz"),
    "c": ("tzsch", "tsch", "tch", "ch", "cz", "cs", "ts", "tz"),
    "z": ("zh", "rz"),
    "h": ("kh",),
    "g": ("gh",),
    "f": ("ph",),
    "t": ("th",),
    "k": ("ck", "q"),
    "ks": ("x",),
    "v": ("w",),
    "i": ("y", "j"),
    "a": ("ae",),
    "o": ("oe",),
    "u": ("ue", "ou"),
}
_SOUND_OF: Final = {way: sound for sound, ways in _SOUNDS.items() for way in ways}
_WAY: Final = re.compile("|".join(sorted(_SOUND_OF, key=len, reverse=True)))
_DOUBLED: Final = re.compile(r"(.)\1+")
_ENDING: Final = re.compile(r"(?<=[eo])f$")  # Petroff
_NEAR: Final = 0.8  # one letter of five more, less, changed; two of nine in each other's places
_MOST: Final = 50


@lru_cache(maxsize=200_000)
def alike(word: str) -> str:
    """Return what is equal for words that write one name; empty for a short word.

    Args:
        word: in Latin letters, folded.
    """
    sounds = _DOUBLED.sub(r"\1", _WAY.sub(lambda found: _SOUND_OF[found[0]], word))
    return _ENDING.sub("v", sounds) if len(sounds) >= SHORTEST else ""


def near(word: str, words: Collection[str]) -> tuple[str, ...]:
    """Return which of some words, as `alike` makes them, are this one but for a small mistake."""
    if len(word) < SHORTEST:
        return ()
    return tuple(get_close_matches(word, words, n=_MOST, cutoff=_NEAR))
