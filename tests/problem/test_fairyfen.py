# SPDX-License-Identifier: GPL-3.0-or-later
"""FEN with fairy men: `docs/fen.md`."""

from __future__ import annotations

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.problem.fen import FenError, fen, parse_fen, placement
from composer.problem.men import (
    FAIRY,
    HALF_NEUTRAL,
    ORTHODOX_KINDS,
    ROYAL,
    Colour,
    Kind,
    Man,
)
from composer.problem.position import Position
from composer.problem.squares import SQUARES, parse_square
from composer.rules.fairykind import FairyKind
from composer.rules.movetext import parse_movement

MINE = FairyKind(
    id="ferry",
    code="G",  # it goes before the grasshopper of the table
    letters=(("en", "Fy"),),
    names=(("en", "ferry"),),
    family="own",
    figure="rook",
    rotation=90,
    movement=parse_movement("ride rook quiet"),
    text="",
    source="",
)
OWN = Kind.defined(MINE)

men = st.builds(
    Man.of,
    st.sampled_from(Colour),
    st.sampled_from((*ORTHODOX_KINDS, *FAIRY)),
    st.sets(st.sampled_from((ROYAL, HALF_NEUTRAL, "kamikaze"))),
)
positions = st.dictionaries(st.sampled_from(SQUARES), men, max_size=64).map(Position.of)


@given(position=positions)
def test_any_position_is_read_back(position: Position) -> None:
    assert parse_fen(fen(position)) == position


@given(man=men)
def test_any_man_is_read_back(man: Man) -> None:
    assert Man.from_fen(man.letter) is man


@every(
    "letters, colour, kind, qualities",
    [
        ("G", Colour.WHITE, "grasshopper", []),
        ("g", Colour.BLACK, "grasshopper", []),
        (".CA", Colour.WHITE, "camel", []),
        (".ca", Colour.BLACK, "camel", []),
        (".Ca", Colour.WHITE, "camel", []),
        (".N-", Colour.WHITE, "nightrider", []),
        ("N", Colour.WHITE, "knight", []),
        ("s", Colour.BLACK, "knight", []),
        ("=N", Colour.NEUTRAL, "knight", []),
        ("=n", Colour.NEUTRAL, "knight", []),
        ("=.li", Colour.NEUTRAL, "lion", []),
        ("G{royal}", Colour.WHITE, "grasshopper", [ROYAL]),
        ("q{half-neutral,royal}", Colour.BLACK, "queen", [HALF_NEUTRAL, ROYAL]),
        (".15", Colour.WHITE, "1-5-leaper", []),
        (",15", Colour.BLACK, "1-5-leaper", []),
        (".g2", Colour.BLACK, "grasshopper-2", []),
    ],
)
def test_men_stand_as_documented(
    letters: str, colour: Colour, kind: str, qualities: list[str]
) -> None:
    assert Man.from_fen(letters) is Man.of(colour, Kind.of(kind), qualities)


def test_a_position_is_written_as_documented() -> None:
    position = Position.of(
        {
            parse_square("a1"): Man.WHITE_KING,
            parse_square("c1"): Man.of(Colour.WHITE, Kind.of("grasshopper")),
            parse_square("h1"): Man.of(Colour.NEUTRAL, Kind.of("camel")),
            parse_square("d8"): Man.of(Colour.BLACK, Kind.of("nightrider"), [ROYAL]),
        }
    )
    assert fen(position) == "3.n-{royal}4/8/8/8/8/8/8/K1G4=.CA w - - 0 1"


def test_kinds_that_a_user_defined_go_before_those_of_the_table() -> None:
    position = Position.of({0: Man.of(Colour.BLACK, OWN), 9: Man.WHITE_KING})
    assert placement(position) == "8/8/8/8/8/8/1K6/g7"
    assert parse_fen(fen(position), {"G": OWN}) == position
    assert parse_fen(fen(position)) != position


@every(
    "text, message",
    [
        ("8/8/8/8/8/8/.XX7/8", "FEN, rank 2: no man has the letters 'XX'"),
        ("8/8/8/8/8/8/8/7x", "FEN, rank 1: expected one of KQRBNP or kqrbnp, got 'x'"),
        ("8/8/8/8/8/8/8/7.", "FEN, rank 1: expected one of KQRBNP or kqrbnp, got '.'"),
        ("8/8/8/8/8/8/8/7G{ROYAL}", "FEN, rank 1: expected one of"),
        ("8/8/8/8/8/8/8/.CA8", "FEN, rank 1: expected 8 squares, got 9"),
        ("8/8/8/8/8/8/8/G7 n", "FEN, side to move: expected w or b, got 'n'"),
        ("8/8/8/8/8/8/8/=7", "FEN, rank 1: expected one of KQRBNP or kqrbnp, got '='"),
    ],
)
def test_what_stands_for_no_man_is_named_with_its_place(text: str, message: str) -> None:
    with pytest.raises(FenError) as raised:
        parse_fen(text)
    assert message in str(raised.value)
