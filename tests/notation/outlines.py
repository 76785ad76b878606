# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves and solutions as texts show them, made up: any shape that the writer can meet."""

from __future__ import annotations

from hypothesis import strategies as st

from composer.notation.moves import LONG_CASTLING, SHORT_CASTLING, MoveText
from composer.notation.outline import (
    ContinuationText,
    PhaseText,
    SolutionText,
    VariationText,
)
from composer.problem.men import ORTHODOX_KINDS, PROMOTIONS, Kind
from composer.problem.move import Mark
from composer.problem.squares import FILES, RANKS, SQUARES, rank_of

_MARKS = st.sampled_from(Mark)
_TARGETS = st.sampled_from(SQUARES)

_castling = st.builds(
    MoveText,
    st.just(Kind.KING),
    st.none(),
    castling=st.sampled_from([SHORT_CASTLING, LONG_CASTLING]),
    mark=_MARKS,
)
_officers = st.builds(
    MoveText,
    st.sampled_from([kind for kind in ORTHODOX_KINDS if kind is not Kind.PAWN]),
    _TARGETS,
    file=st.sampled_from(["", "", *FILES]),
    rank=st.sampled_from(["", "", *RANKS]),
    capture=st.booleans(),
    mark=_MARKS,
)
_pawns = st.builds(
    MoveText,
    st.just(Kind.PAWN),
    _TARGETS.filter(lambda square: rank_of(square) not in (0, 7)),
    mark=_MARKS,
)
_pawn_captures = st.builds(
    MoveText,
    st.just(Kind.PAWN),
    _TARGETS.filter(lambda square: rank_of(square) not in (0, 7)),
    file=st.sampled_from(FILES),
    capture=st.just(True),
    en_passant=st.booleans(),
    mark=_MARKS,
)
_promotions = st.builds(
    MoveText,
    st.just(Kind.PAWN),
    _TARGETS.filter(lambda square: rank_of(square) in (0, 7)),
    promotion=st.sampled_from(PROMOTIONS),
    mark=_MARKS,
)

moves = st.one_of(_officers, _pawns, _pawn_captures, _promotions, _castling)

_bare = st.builds(ContinuationText, moves)


def _gathered(variations: list[VariationText]) -> tuple[VariationText, ...]:
    groups: dict[tuple[ContinuationText, ...], list[VariationText]] = {}
    for variation in variations:
        groups.setdefault(variation.continuations, []).append(variation)
    return tuple(text for group in groups.values() for text in group)


def _variations(answers: st.SearchStrategy[ContinuationText]) -> st.SearchStrategy:
    # Few different answers, so that defences share them.
    shared = st.lists(st.lists(answers, max_size=2), min_size=1, max_size=3)
    return shared.flatmap(
        lambda pool: st.lists(
            st.builds(VariationText, moves, st.sampled_from(pool).map(tuple)), max_size=4
        )
    ).map(_gathered)


@st.composite
def _aims(draw: st.DrawFn, threats: st.SearchStrategy[ContinuationText]) -> dict[str, object]:
    """Zugzwang, threats, or neither, as after a check."""
    if draw(st.booleans()):
        return {"zugzwang": True}
    return {"threats": tuple(draw(st.lists(threats, max_size=3)))}


@st.composite
def _deeper(draw: st.DrawFn, answers: st.SearchStrategy[ContinuationText]) -> ContinuationText:
    aims = draw(_aims(answers))
    return ContinuationText(draw(moves), variations=draw(_variations(answers)), **aims)


_answers = st.recursive(_bare, _deeper, max_leaves=4)


@st.composite
def phases(draw: st.DrawFn) -> PhaseText:
    return PhaseText(
        draw(moves),
        variations=draw(_variations(_answers)),
        refutations=tuple(draw(st.lists(moves, max_size=2))),
        **draw(_aims(_answers)),
    )


solutions = st.builds(
    SolutionText,
    _variations(_answers),
    st.lists(phases(), max_size=2).map(tuple),
    st.lists(phases(), max_size=2).map(tuple),
)
