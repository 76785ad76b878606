# SPDX-License-Identifier: GPL-3.0-or-later
"""Men as users type them."""

from __future__ import annotations

import pytest
from cases import every

from composer.notation.letters import letters_of
from composer.notation.typedmen import typed_man
from composer.problem.men import ROYAL, Colour, Kind, Man
from composer.rules.ownmen import own_kind

GRASSHOPPER, NIGHTRIDER = Kind.of("grasshopper"), Kind.of("nightrider")


@every(
    "text, language, man",
    [
        ("G", "en", Man.of(Colour.WHITE, GRASSHOPPER)),
        ("g", "en", Man.of(Colour.BLACK, GRASSHOPPER)),
        ("=G", "en", Man.of(Colour.NEUTRAL, GRASSHOPPER)),
        ("=g*", "en", Man.of(Colour.NEUTRAL, GRASSHOPPER, {ROYAL})),
        (" N ", "en", Man.of(Colour.WHITE, NIGHTRIDER)),
        ("S", "en", Man.WHITE_KNIGHT),
        ("=Q", "en", Man.of(Colour.NEUTRAL, Kind.QUEEN)),
        ("d", "de", Man.BLACK_QUEEN),
        ("K*", "en", Man.WHITE_KING),
        ("rl", "it", Man.of(Colour.BLACK, Kind.of("rook-lion"))),
        ("Grashüpfer", "en", Man.of(Colour.WHITE, GRASSHOPPER)),
        ("equihopp", "en", Man.of(Colour.BLACK, Kind.of("equihopper"))),
    ],
)
def test_letters_codes_and_names_are_understood(text: str, language: str, man: Man) -> None:
    assert typed_man(text, letters_of(language)) is man


@every("text", ["", "=", "*", "xyzzy", "night", "rook-l*i"])
def test_what_means_no_man_is_said(text: str) -> None:
    with pytest.raises(ValueError, match="no man is called"):
        typed_man(text, letters_of("en"))


def test_a_users_own_men_are_understood() -> None:
    own = Kind.defined(own_kind("Tower", "XT", "rook", 180, "leap 1,3 + ride rook"))
    assert typed_man("=xt", letters_of("de"), (own,)) is Man.of(Colour.NEUTRAL, own)
    assert typed_man("tower", letters_of("en"), (own,)) is Man.of(Colour.BLACK, own)
