# SPDX-License-Identifier: GPL-3.0-or-later
"""Random twins, with every kind of change."""

from __future__ import annotations

from hypothesis import strategies as st
from positions import MAN, SQUARE

from composer.problem.men import ORTHODOX_KINDS
from composer.problem.squares import Symmetry
from composer.problem.stipulation import stipulation_in_words
from composer.problem.twins import (
    AddMan,
    Change,
    Exchange,
    MoveMan,
    OtherConditions,
    OtherStipulation,
    PolishType,
    RemoveMan,
    Shift,
    Substitute,
    Turned,
    Twin,
    Unread,
    lettered,
)
from composer.rules.conditions import condition_of

KIND = st.sampled_from(ORTHODOX_KINDS)
STIPULATION = st.sampled_from(["#2", "h#2.5", "s#4", "ser-h=7", "semi-r#2", "White to play"]).map(
    stipulation_in_words
)
CONDITIONS = st.sampled_from(
    [(), ("Circe",), ("Circe Mirror", "Madrasi RexInclusive"), ("Imitator e4f5",)]
).map(lambda named: tuple(map(condition_of, named)))
LOCAL_CHANGES: st.SearchStrategy[Change] = st.one_of(
    st.builds(MoveMan, SQUARE, SQUARE),
    st.builds(Exchange, SQUARE, SQUARE),
    st.builds(RemoveMan, SQUARE),
    st.builds(AddMan, SQUARE, MAN),
)
CHANGES: st.SearchStrategy[Change] = st.one_of(
    LOCAL_CHANGES,
    st.builds(Substitute, KIND, KIND),
    st.builds(Turned, st.sampled_from(Symmetry)),
    st.builds(Shift, SQUARE, SQUARE),
    st.just(PolishType()),
    st.builds(OtherStipulation, STIPULATION),
    st.builds(OtherConditions, CONDITIONS),
)
UNREAD = st.sampled_from(["Condition of mine", "Add neutral XXe4", "Move a1"])


@st.composite
def twin_values(draw: st.DrawFn) -> Twin:
    changes = draw(st.lists(CHANGES, max_size=4))
    if draw(st.integers(0, 4)) == 0:
        changes.append(Unread(draw(UNREAD)))
    return Twin("b", tuple(changes), draw(st.booleans()))


def twin_rows() -> st.SearchStrategy[tuple[Twin, ...]]:
    first = st.sampled_from("ab")
    return st.builds(lettered, st.lists(twin_values(), max_size=4), first)
