# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of endings are what their own moves make them, and what the literature says."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from composer.problem.boards import board_of
from composer.problem.edits import swap_colours, transform
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Man
from composer.problem.position import NO_CASTLING, Position
from composer.problem.squares import Symmetry
from composer.studies.endings import Endings, NoTable
from composer.studies.material import Material, parse_material
from composer.studies.tables import all_tables, led_into
from composer.studies.values import DRAWN, Value
from composer.studies.zugzwangs import zugzwangs

DATA = Path(__file__).parents[1] / "data" / "endings.json"
GOLDEN = json.loads(DATA.read_text(encoding="utf-8"))
NAMES = (*GOLDEN["longest"], "KQKP", "KPKR", "KNKP")


def random_positions(material: Material, count: int) -> Iterator[Position]:
    """Yield legal positions of both sides to move, some with a pawn to be taken in passing."""
    chance = random.Random(str(material))
    men = [Man.WHITE_KING, Man.BLACK_KING]
    men += [Man.of(Colour.WHITE, kind) for kind in material.white]
    men += [Man.of(Colour.BLACK, kind) for kind in material.black]
    while count:
        board: list[Man | None] = [None] * 64
        for square, man in zip(chance.sample(range(64), len(men)), men, strict=True):
            board[square] = man
        position = Position(tuple(board), chance.choice(list(Colour)[:2]), NO_CASTLING)
        passed = position.en_passant_squares()
        if passed and chance.random() < 0.9:
            position = Position(tuple(board), position.turn, NO_CASTLING, passed[0])
        if board_of(position).is_valid():
            count -= 1
            yield position


def by_definition(endings: Endings, position: Position) -> Value:
    """Return the value that the moves of a position give it."""
    board = board_of(position)
    if not any(board.legal_moves):
        return Value(position.turn.other, 0) if board.is_check() else DRAWN
    moves = endings.moves(position)
    assert moves is not None
    side, values = position.turn, [value for _, value in moves]
    wins = [value.moves for value in values if value.winner is side]
    if wins:
        return Value(side, 1 + min(wins))
    if DRAWN in values:
        return DRAWN
    return Value(side.other, max(value.moves for value in values))


@pytest.mark.parametrize("name", NAMES)
def test_every_value_is_that_of_the_best_move(endings: Endings, name: str) -> None:
    for position in random_positions(parse_material(name), 60):
        assert endings.value(position) == by_definition(endings, position), position


@pytest.mark.parametrize("name", NAMES)
def test_boards_may_be_turned_and_colours_exchanged(endings: Endings, name: str) -> None:
    for position in random_positions(parse_material(name), 20):
        value = endings.value(position)
        assert value is not None
        assert endings.value(transform(position, Symmetry.MIRROR_FILES)) == value
        if position.en_passant is not None:
            continue
        board = swap_colours(position).board
        exchanged = endings.value(Position(board, position.turn.other, NO_CASTLING))
        winner = None if value.winner is None else value.winner.other
        assert exchanged == Value(winner, value.moves)


@pytest.mark.parametrize(("name", "moves"), GOLDEN["longest"].items())
def test_the_longest_mates_are_those_of_the_literature(
    endings: Endings, name: str, moves: int
) -> None:
    assert endings.longest(parse_material(name)) == moves


@pytest.mark.parametrize(("name", "counts"), GOLDEN["zugzwangs"].items())
def test_mutual_zugzwangs_are_as_many_as_the_literature_counts(
    endings: Endings, name: str, counts: list[int]
) -> None:
    found = zugzwangs(endings, parse_material(name))
    assert [len(found), sum(zugzwang.is_full_point for zugzwang in found)] == counts
    for zugzwang in found[:20]:
        begun = endings.value(zugzwang.position)
        assert begun == zugzwang.white_begins != zugzwang.black_begins


def test_a_pawn_may_be_taken_in_passing(endings: Endings) -> None:
    with_right, without = (
        endings.value(parse_fen(f"8/8/8/3pP3/8/3k4/8/7K w - {passed} 0 1"))
        for passed in ("d6", "-")
    )
    assert with_right != without


def test_tables_lead_into_tables_with_fewer_men_or_pawns() -> None:
    tables = set(all_tables())
    assert len(tables) == 45  # thirty-five classes, ten of them for either side
    for men in tables:
        assert led_into(men) <= tables - {men}


@pytest.mark.parametrize(
    ("fen", "reason"),
    [
        ("8/8/8/8/8/k1K5/8/RRRR4 w - - 0 1", "at most 4 men"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "castling"),
        ("8/8/8/8/8/1kK5/8/8 w - - 0 1", "legal"),
        ("8/8/8/8/8/2K5/8/8 w - - 0 1", "legal"),
    ],
)
def test_what_no_table_has_is_said(endings: Endings, fen: str, reason: str) -> None:
    with pytest.raises(NoTable, match=reason):
        endings.value(parse_fen(fen))


def test_cancelled_work_has_no_value() -> None:
    pytest.importorskip("composer.studies.kernel.endings")
    assert Endings().value(parse_fen("8/8/8/8/8/k1K5/8/N5R1 w - - 0 1"), bytearray(b"\1")) is None


def test_without_the_compiled_part_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "composer.studies.kernel.endings", None)
    with pytest.raises(NoTable, match="compiled"):
        Endings().value(parse_fen("8/8/8/8/8/k1K5/8/8 w - - 0 1"))
