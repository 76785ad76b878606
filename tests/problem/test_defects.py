# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import chess
import pytest
from cases import every
from hypothesis import given
from positions import any_positions, game_boards, position_of

from composer.problem.defects import Defect, Fault, Severity, fatal_defects, is_solvable
from composer.problem.fen import parse_fen
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.problem.squares import square_name
from composer.retro.defects import defects

CASES = json.loads(
    (Path(__file__).parent.parent / "data" / "defects.json").read_text(encoding="utf-8")
)

# Published two-movers that are illegal or misprinted, looked at one by one.
ILLEGAL = {
    # Seven captures by Black's pawns, six white men missing.
    "4B3/4p3/1K2p2P/3pkp2/1B1RpR1P/4p3/1N2P2N/8": Fault.PAWN_CAPTURES,
    # Black's king came from nowhere; a pawn's capture on d6 would have let White's king past.
    "rk6/pp1K1pp1/P2p1RQ1/1N6/8/2P5/8/8": Fault.NO_EARLIER,
    # Four promoted bishops beside five pawns: a joke with eight bishops.
    "Bn6/2B1Pp2/3N1B1P/2kN2KQ/1R1pRpp1/P2p4/3Bp3/brrbbrrb": Fault.TOO_MUCH_PROMOTED,
    # Eleven captures by White's pawns, six black men missing.
    "3nrn2/1pp1pPpP/1RP1kPBP/3pBp2/3P1P2/3R1P2/3NQK2/8": Fault.PAWN_CAPTURES,
    # Black stands in check with White to move.
    "N1nN4/p3p3/Rb1kBp2/Rp2nP2/PP1Q3p/Bp1P3P/1P4p1/6Kb": Fault.KING_EN_PRISE,
    "n5K1/7R/1pk2PN1/4N2R/PP2B3/1bP1P3/7B/8": Fault.KING_EN_PRISE,
}


@every("case", CASES)
def test_golden_cases(case: dict[str, Any]) -> None:
    found = [_plain(defect) for defect in defects(parse_fen(case["fen"]))]
    assert found == case["faults"]


def _plain(defect: Defect) -> dict[str, Any]:
    return {
        "fault": defect.fault.name,
        "side": None if defect.colour is None else defect.colour.name.capitalize(),
        "squares": sorted(square_name(square) for square in defect.squares),
        "count": defect.count,
    }


OF_OLD_GAMES = {"NOT_OF_GAME", "BISHOPS_VOID_GAME", "MORE_THAN_COMPLEMENT", "MARKED_NOBODY"}
OF_CONDITIONS = {"ON_IMITATOR", "PAWN_AT_EDGE"}
OF_TASKS = {"DEAD", "NO_KING_TO_MATE", "NO_KING_TO_CHECK", "PLAYS_WITHOUT_KING"}
OF_FACTS = {
    "NOT_UNMOVED",
    "KNIGHT_CANNOT_BE",
    "MISSING_PAWNS",
    "SHUT_OUT",
}  # only where men are known never to have moved


def test_the_golden_cases_know_every_fault() -> None:
    known = {fault["fault"] for case in CASES for fault in case["faults"]}
    apart = OF_OLD_GAMES | OF_CONDITIONS | OF_TASKS | OF_FACTS
    assert known == set(Fault.__members__) - apart


@given(position=any_positions())
def test_any_position_is_judged_the_gravest_first(position: Position) -> None:
    found = defects(position)
    severities = [defect.severity for defect in found]
    assert severities == sorted(severities, reverse=True)
    fatal = tuple(defect for defect in found if defect.severity is Severity.FATAL)
    assert fatal == fatal_defects(position)
    assert is_solvable(position) is not bool(fatal)
    assert len(set(found)) == len(found)


@given(position=any_positions())
def test_every_defect_is_a_sentence_with_its_squares(position: Position) -> None:
    for defect in defects(position):
        assert "{" not in str(defect.message)
        assert all(square_name(square) in str(defect.message) for square in defect.squares) or (
            "{squares}" not in defect.fault.value
        )
        assert not str(defect.message).endswith(".")


@given(position=any_positions())
def test_what_is_solvable_is_what_python_chess_can_play(position: Position) -> None:
    """Fatal is what python-chess calls invalid for kings, edge pawns or the waiting side."""
    board = chess.Board(None)
    for square, man in position:
        board.set_piece_at(square, chess.Piece.from_symbol(man.letter))
    board.turn = position.turn is Colour.WHITE
    grave = (
        chess.STATUS_NO_WHITE_KING
        | chess.STATUS_NO_BLACK_KING
        | chess.STATUS_TOO_MANY_KINGS
        | chess.STATUS_PAWNS_ON_BACKRANK
        | chess.STATUS_OPPOSITE_CHECK
    )
    assert is_solvable(position) is not bool(board.status() & grave)


@given(board=game_boards())
def test_no_position_of_a_game_is_called_illegal(board: chess.Board) -> None:
    found = defects(position_of(board))
    assert [str(defect.message) for defect in found if defect.severity >= Severity.ILLEGAL] == []


@given(board=game_boards())
def test_force_is_called_promoted_only_after_promotions(board: chess.Board) -> None:
    promoted = any(move.promotion for move in board.move_stack)
    unusual = [str(defect.message) for defect in defects(position_of(board))]
    assert promoted or unusual == []


@pytest.mark.corpus
def test_published_two_movers_are_legal_but_for_the_known_ones(corpus: Path) -> None:
    found: dict[str, Fault] = {}
    with (corpus / "composed-twomovers.jsonl").open(encoding="utf-8") as lines:
        for line in lines:
            fen = json.loads(line)["fen"]
            for defect in defects(parse_fen(fen)):
                if defect.severity >= Severity.ILLEGAL:
                    found[fen.split()[0]] = defect.fault
    assert found == ILLEGAL


def test_severity_is_by_kind_of_fault() -> None:
    assert Defect(Fault.NO_KING, Colour.WHITE).severity is Severity.FATAL
    assert Defect(Fault.PAWN_STRUCTURE, Colour.WHITE).severity is Severity.ILLEGAL
    assert Defect(Fault.PROMOTED, Colour.WHITE).severity is Severity.UNUSUAL
