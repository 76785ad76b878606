# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions are found in a library by any of their names."""

from __future__ import annotations

from cases import every

from composer.library.query.terms import Field, Text
from composer.library.search.byname import named_traits


@every(
    "typed, name",
    [
        ("circe", "rules:circe"),
        ("Spiegelcirce", "rules:mirrorcirce"),
        ("Längstzüger", "rules:maximummer"),
        ("rois transmutés", "rules:transmutedkings"),
        ("caselle magiche", "rules:magicsquares"),
        ("Circe RexInclusive", "rules:circe"),
        ("UltraPatrouille", "rules:ultrapatrol"),
    ],
)
def test_a_condition_is_asked_for_by_any_name(typed: str, name: str) -> None:
    assert named_traits(Field.RULES, Text(typed)).parameters == (name,)
