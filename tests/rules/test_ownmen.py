# SPDX-License-Identifier: GPL-3.0-or-later
"""Men of a user's own, from what is typed into a form."""

from __future__ import annotations

import json

import pytest
from cases import every

from composer.formats.objects.rulesobject import kind_from, kind_object
from composer.problem.men import Kind
from composer.rules.movement import Leap, Ride
from composer.rules.ownmen import OWN, own_kind


def test_a_form_makes_a_row_like_those_of_the_table() -> None:
    row = own_kind(" Leaping  tower ", "xt", "rook", 405, "ride rook + leap 1,3")
    assert (row.id, row.code, row.name(), row.letter("de")) == (
        "leaping-tower",
        "XT",
        "Leaping tower",
        "XT",
    )
    assert (row.family, row.rotation) == (OWN, 45)
    assert [type(part) for part in row.movement] == [Ride, Leap]
    kind = Kind.defined(row)
    assert kind.is_defined
    assert kind_from(json.loads(json.dumps(kind_object(kind)))) is kind


@every(
    "name, letters, movement, wrong",
    [
        ("", "X", "leap 1,3", "needs a name"),
        ("a" * 41, "X", "leap 1,3", "needs a name"),
        ("Man", "", "leap 1,3", "one or two letters"),
        ("Man", "XYZ", "leap 1,3", "one or two letters"),
        ("Man", "g", "leap 1,3", "those of grasshopper"),
        ("Man", "Q", "leap 1,3", "those of an orthodox man"),
        ("Man", "X", " ", "no moves yet"),
        ("Man", "X", "fly 1,3", "the movement: expected a way of moving"),
        ("Man", "X", "leap 0,0", "the movement: a man does not leap"),
    ],
)
def test_what_cannot_be_used_is_said(name: str, letters: str, movement: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        own_kind(name, letters, "queen", 0, movement)
