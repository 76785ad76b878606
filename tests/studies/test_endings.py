# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of endings are what their own moves make them, and what the literature says."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import chess
import pytest
from common.thorough import many

from composer.problem.boards import board_of, move_of
from composer.problem.edits import swap_colours, transform
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Man
from composer.problem.move import play
from composer.problem.position import NO_CASTLING, Position
from composer.problem.squares import Symmetry
from composer.problem.stipulations.claims import Claim
from composer.studies.audit import audit
from composer.studies.endings import Endings, NoTable
from composer.studies.marks import Mark
from composer.studies.material import Material, parse_material
from composer.studies.mining import Find, mined
from composer.studies.positions import Positions, TableValue
from composer.studies.tables import all_tables, led_into
from composer.studies.values import DRAWN, Value
from composer.studies.verdict import is_sound, sentences_of
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
    start = parse_fen("8/8/8/8/8/k1K5/8/6R1 w - - 0 1")
    with pytest.raises(NoTable, match="compiled"):
        next(mined(Endings(), parse_material("KRK"), Find.UNIQUE))
    with pytest.raises(NoTable, match="compiled"):
        zugzwangs(Endings(), parse_material("KRK"))
    board = board_of(start)
    for san, mark in (("Ra1#", Mark.KERNEL), ("Rg4", Mark.OPEN)):
        found = audit(Endings(), Claim.WIN, [(start, move_of(board, board.parse_san(san)))])
        assert found.moves[0].mark is mark
        assert "compiled" in str(sentences_of(found)[-1])
        assert is_sound(found) is not True


BLOCKED = "5k2/8/5P1p/4K2P/8/8/8/8 w - - 0 1"


PASSING = "8/8/8/1k6/p1p5/8/1P6/5K2 w - - 0 1"


@pytest.fixture(scope="module")
def positions(endings: Endings) -> Positions:
    made = Positions(endings.tables)
    assert made.make(parse_fen(BLOCKED))
    return made


def reachable(start: str, count: int) -> Iterator[Position]:
    """Yield positions that come about in random play, some with a capture in passing at hand."""
    chance = random.Random(start)
    while count:
        board = chess.Board(start)
        for _ in range(chance.randrange(1, 14)):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chance.choice(moves))
        position = parse_fen(board.fen())
        if len(position) > 4:
            count -= 1
            yield position


def told_by_moves(endings: Endings, positions: Positions, position: Position) -> Value | None:
    """Return the value that the moves of a position give it; None where that is open."""
    board, values = board_of(position), []
    for uncoded in board.legal_moves:
        after = play(position, move_of(board, uncoded))
        small = len(after) <= 4
        values.append(endings.value(after) if small else positions.value(after))
    if not values:
        return Value(position.turn.other, 0) if board.is_check() else DRAWN
    won = [v.moves for v in values if v is not None and v.winner is position.turn]
    if won:
        return Value(position.turn, 1 + min(won))
    if None in values:
        return None
    if DRAWN in values:
        return DRAWN
    return Value(position.turn.other, max(value.moves for value in values))


def test_tables_of_a_diagram_have_the_value_of_the_best_move(
    endings: Endings, positions: Positions
) -> None:
    for position in reachable(BLOCKED, many(150, 200, 3000)):
        value = positions.value(position)
        assert value is not None
        assert value == told_by_moves(endings, positions, position), position


def test_what_hangs_on_promotions_left_out_is_open_or_the_same(
    endings: Endings, positions: Positions
) -> None:
    cut = Positions(endings.tables, most_after=0)
    assert cut.make(parse_fen(BLOCKED))
    found = 0
    for position in reachable(BLOCKED, many(150, 200, 3000)):
        if not cut.knows(position):
            continue
        told, whole = cut.value(position), positions.value(position)
        assert whole is not None
        assert told is None or told.winner is whole.winner, position
        assert told is None or told.moves is None
        found += told is not None
    assert found


def test_a_diagram_that_is_too_large_is_refused_with_its_size(endings: Endings) -> None:
    small = Positions(endings.tables, most=10_000)
    assert "16,384" in str(small.too_large(parse_fen(BLOCKED)))
    assert "more than" in str(small.too_large(parse_fen("kqq5/8/8/8/8/8/8/4QQQK w - - 0 1")))
    assert Positions(endings.tables).too_large(parse_fen(BLOCKED)) is None


def test_tables_of_a_diagram_may_be_cancelled(endings: Endings) -> None:
    made = Positions(endings.tables)
    assert not made.make(parse_fen(BLOCKED), bytearray(b"\1"))
    assert made.value(parse_fen(BLOCKED)) is None


def test_a_line_is_proved_by_tables_of_its_own(endings: Endings, positions: Positions) -> None:
    start = parse_fen(BLOCKED)
    board = board_of(start)
    line = [(start, move_of(board, board.parse_san("Ke6")))]
    found = audit(endings, Claim.WIN, line, positions=positions).moves[0]
    assert found.weakest is Mark.POSITION
    assert all(other.mark is not Mark.OPEN for other in found.alternatives)


def test_a_pawn_may_be_taken_in_passing_in_tables_of_a_diagram(endings: Endings) -> None:
    cut = Positions(endings.tables, most_after=0)
    start = parse_fen(PASSING)
    assert cut.make(start)
    begun = parse_fen("8/8/8/1k6/pPp5/8/8/5K2 b - b3 0 1")
    without = parse_fen("8/8/8/1k6/pPp5/8/8/5K2 b - - 0 1")
    assert cut.told(begun, Colour.BLACK) == TableValue(True, 9)
    assert cut.told(without, Colour.BLACK) != cut.told(begun, Colour.BLACK)
