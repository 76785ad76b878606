# SPDX-License-Identifier: GPL-3.0-or-later
"""Letters typed as for LaTeX."""

from __future__ import annotations

import pytest

from composer.formats.texletters import accented, german


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (r"Ren\'e J. Millour", "René J. Millour"),
        (r"\v{S}achov\'a \v Cech Kube\v{c}ka", "Šachová Čech Kubečka"),
        (r"Halbz\"uge, Mu\~noz, Gla\ss", "Halbzüge, Muñoz, Glaß"),
        (r"\O rjan, \L{}\'od\'z", "Ørjan, Łódź"),
        (r"C:\temp is no letter", r"C:\temp is no letter"),
        ("", ""),
    ],
)
def test_commands_become_letters_and_all_else_stays(typed: str, meant: str) -> None:
    assert accented(typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ('Torsten Lin"s', "Torsten Linß"),
        ('Sch"oneberg, Jubil"aumsturnier', "Schöneberg, Jubiläumsturnier"),
        ('the "king"s gambit', 'the "king"s gambit'),
        ('#32, "harmonie-31", 1990', '#32, "harmonie-31", 1990'),
        ('12"a', '12"a'),
        ('„Lin"s', '„Lin"s'),
        ('a-"b"o', 'a-"b"o'),
    ],
)
def test_german_signs_within_words(typed: str, meant: str) -> None:
    assert german(typed) == meant
