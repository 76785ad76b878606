# SPDX-License-Identifier: GPL-3.0-or-later
"""Schemes of longer play: the table after the key, and what is said where it is not finished."""

from __future__ import annotations

import pytest
from cases import every
from hypothesis import given, settings
from hypothesis import strategies as st

from composer.analysis.schemes.explained import Failing, explained
from composer.analysis.schemes.live import live_table, unworked
from composer.analysis.schemes.reasons import can_be_played, met_by
from composer.analysis.schemes.replies import Table, table_of
from composer.analysis.schemes.whysentences import fails_sentence
from composer.analysis.schemes.work import LongBoard, SchemeWork, refusal, worked
from composer.notation.moves import move_text
from composer.problem.edits import set_squares, set_turn, transform
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Symmetry
from composer.problem.stipulation import Stipulation, parse_task
from composer.solver.legal import legal_moves
from composer.solver.options import Cancelled, SolveOptions, Token, Unsolvable
from composer.solver.phases import Phase
from composer.solver.reference.staged import reference_search
from composer.solver.schemeplay import (
    Number,
    number_of,
    parse_step,
    position_after,
    scheme_board,
    step_of,
)
from composer.solver.session import Session

THREE = "8/K4P2/2PB3b/p2kP1pB/N7/2p1pNP1/2R1P3/8 b - - 0 1"  # 1.Bd6, a block
THREAT = "8/P5N1/4PP1P/rp2k2P/pN4Qn/K2B4/1P6/8 b - - 0 1"
SELF = "1n6/5Q2/R1R1n1b1/1pPk1p1p/5p2/1qBKp3/B1N1N3/6b1 b - - 0 1"
SELF_THREE = "7n/7Q/6r1/1NK1p3/1P2k2N/5q2/2P1bPB1/2B1R3 b - - 0 1"
_KEYS = SolveOptions(tries=False, set_play=False)


def work(asked: str, session: Session | None = None, most_nodes: int = 0) -> SchemeWork:
    return SchemeWork(parse_task(asked), session, most_nodes=most_nodes)


def table(fen: str, asked: str, first: str = "") -> Table:
    board = work(asked).board(parse_fen(fen))
    return table_of(board, number_of(parse_step(first)) if first else 0)


def solving(position: Position, asked: Stipulation) -> dict[Number, int]:
    """Return what solves by the reference solver, and in how many moves."""
    *_, found = reference_search(position, asked, Token()).find(_KEYS)
    return {number_of(parse_step(key.move.uci)): key.length for key in found.keys if key.move}


def fewest(solving: dict[Number, int]) -> set[Number]:
    return {move for move, length in solving.items() if length == min(solving.values())}


@every(
    "fen, asked",
    (
        ("7k/8/5K2/8/8/8/5p2/6R1 b - - 0 1", "#3"),
        ("8/8/8/8/3p4/8/2P2K1k/6R1 b - - 0 1", "#3"),  # a reply may be taken in passing
        ("6K1/6p1/7k/7P/6RB/8/8/8 b - - 0 1", "#3"),
        ("8/8/8/8/8/1p6/1P1Q4/k1K5 b - - 0 1", "s#2"),
        ("8/8/8/8/5p1p/5P1p/4Q2P/5k1K b - - 0 1", "s#2"),
    ),
)
def test_the_table_is_what_the_definitions_say(fen: str, asked: str) -> None:
    position, told = parse_fen(fen), table(fen, asked)
    less = work(asked).shorter().asked
    threats = {} if told.in_check else solving(position_after_pass(position), less)
    assert set(told.threats) == fewest(threats)
    replies = [number_of(parse_step(move.uci)) for move in legal_moves(position)]
    assert set(told.replies) == set(replies)
    for reply in replies:
        after = position_after(position, reply)
        mates = asked.startswith("s") and not legal_moves(after)
        answers = {} if mates else solving(after, less)
        assert (reply in told.ended) == mates
        assert set(told.replies[reply]) == fewest(answers)
        assert (reply in told.holes) == (not mates and not answers)
        in_time = {move for move, length in answers.items() if length <= threats.get(move, 0)}
        assert (reply in told.defences) == (not mates and not in_time & set(told.threats))


def position_after_pass(position: Position) -> Position:
    return set_turn(position, position.turn.other)


@every("fen, asked", ((THREE, "#3"), (THREAT, "#3"), (SELF, "s#2"), (SELF_THREE, "s#3")))
def test_it_is_the_play_that_the_solver_finds_after_the_key(fen: str, asked: str) -> None:
    position, told = parse_fen(fen), table(fen, asked)
    search = Session().search(position, parse_task(f"after {asked}"), Token())
    *_, found = search.find(SolveOptions())
    phase = found.set_play
    assert isinstance(phase, Phase)
    assert {str(step_of(threat)) for threat in told.threats} == {each.uci for each in phase.threats}
    assert told.is_whole == bool(phase.length)
    assert told.is_zugzwang == phase.zugzwang
    assert {str(step_of(hole)) for hole in told.holes} == {each.uci for each in phase.refutations}
    for variation in phase.variations:
        answers = told.replies[number_of(parse_step(variation.defence.uci))]
        assert {str(step_of(move)) for move in answers} == {
            each.move.uci for each in variation.continuations
        }


MEN = st.sampled_from([Man.from_letter(letter) for letter in "PNBRQpnbrq"])


@settings(max_examples=25)
@given(
    st.dictionaries(st.sampled_from(SQUARES[8:56]), MEN, min_size=2, max_size=5),
    st.sampled_from(("#3", "s#2")),
)
def test_mirrored_positions_have_mirrored_tables(men: dict[int, Man], asked: str) -> None:
    kings = parse_fen("7k/8/8/8/8/8/8/K7 b - - 0 1")
    position = set_squares(kings, dict(men))
    if not scheme_board_fits(position):
        return
    mirrored = transform(position, Symmetry.MIRROR_FILES)
    one, other = (
        table_of(work(asked, most_nodes=10**8).board(each)) for each in (position, mirrored)
    )
    assert {mirror(reply): set(map(mirror, moves)) for reply, moves in one.replies.items()} == {
        reply: set(moves) for reply, moves in other.replies.items()
    }
    assert set(map(mirror, one.threats)) == set(other.threats)
    assert set(map(mirror, one.defences)) == set(other.defences)


def scheme_board_fits(position: Position) -> bool:
    try:
        scheme_board(position)
    except Unsolvable:
        return False
    return True


def mirror(move: Number) -> Number:
    return move ^ (7 | 7 << 6)


TWO_MOVERS = (
    "5b2/1n6/8/1Q1p4/3k4/4R3/3K4/7B b - - 0 1",
    "2N5/8/K1p4p/1pk2N2/R2n3r/1P2n2p/7Q/4r1BB b - - 0 1",
    "5b2/1n6/8/1Q1p4/3k4/4R3/8/7B b - - 0 1",  # without a white king
    "7k/P5pp/8/8/8/8/8/K7 b - - 0 1",
)


@every("fen", TWO_MOVERS)
def test_two_movers_are_the_same_as_on_their_own_board(fen: str) -> None:
    position = parse_fen(fen)
    own = table_of(scheme_board(position))
    other = table_of(LongBoard(work("#2"), scheme_board(position), position))
    assert set(own.threats) == set(other.threats)
    assert {reply: set(mates) for reply, mates in own.replies.items()} == {
        reply: set(mates) for reply, mates in other.replies.items()
    }
    assert set(own.defences) == set(other.defences)
    assert own.is_whole == other.is_whole


def test_the_live_table_tells_continuations_with_their_signs() -> None:
    found = live_table(parse_fen(THREAT), work=work("#3"))
    column = found.columns[0]
    assert [move_text(move) for move in column.threats] == ["Ne8"]
    assert {
        move_text(row.move): [move_text(move) for move in row.cells[0].moves] for row in found.rows
    } == {
        "Ng2": ["Qf5+"],
        "Nf3": ["Qf5+"],
        "Nf5": ["Qxf5+"],
        "Kxf6": ["Qf4+"],
        "Ng6": ["Qf5+"],
    }
    assert len(found.rest) == 3
    assert found.is_long
    assert not found.is_open


def test_what_meets_a_threat_is_told_where_it_can_still_be_played() -> None:
    found = live_table(parse_fen(THREAT), work=work("#3"))
    table = found.columns[0].table
    assert table is not None
    told = {}
    for row in found.rows:
        asked = parse_fen(THREAT), row.reply, table.threats[0]
        if can_be_played(*asked):
            told[move_text(row.move)] = [move_text(move) for move in met_by(*asked, work("#3"))]
    assert told
    assert all(told.values())


def test_what_takes_too_long_is_left_open_and_said_so() -> None:
    hard = parse_fen(SELF_THREE.replace("7Q", "8"))
    limited = work("s#3", most_nodes=1024)
    with pytest.raises(Cancelled):
        table_of(limited.board(hard))
    found = live_table(hard, work=limited)
    assert found.is_open
    assert found.columns[0].is_open
    assert not found.rows
    begun = unworked(hard)
    assert begun.is_begun
    assert begun.is_open


def test_a_cancelled_token_ends_the_work() -> None:
    asked = work("s#3")
    asked.token.cancel()
    with pytest.raises(Cancelled):
        table_of(asked.board(parse_fen(SELF_THREE)))


def test_a_selfmate_needs_a_white_king_and_a_mate_in_three_does_not() -> None:
    kingless = parse_fen(THREAT.replace("/K2B4/", "/3B4/"))
    with pytest.raises(Unsolvable, match="white king"):
        work("s#2").board(kingless)
    assert table_of(work("#3").board(kingless)).threats


def test_the_bench_works_four_stipulations() -> None:
    assert all(worked(parse_task(asked)) for asked in ("#2", "#3", "s#2", "s#3", "after s#2"))
    for asked in ("#4", "h#2", "r#2", "=2", "s#4"):
        assert refusal(parse_task(asked)) is not None


def test_a_wanted_continuation_that_takes_longer_than_others_is_told_so() -> None:
    asked = work("#3")
    found = live_table(parse_fen("k7/8/1K6/8/8/8/8/6RR b - - 0 1"), work=asked)
    row = next(each for each in (*found.rows, *found.rest) if move_text(each.move) == "Kb8")
    wanted = [number_of(parse_step(step)) for step in ("h1h7", "g1f1")]
    told = explained(found, row, 0, wanted, asked)
    assert [(str(step_of(each.mate)), each.why) for each in told.lost] == [
        ("h1h7", Failing.SLOWER),
        ("g1f1", Failing.PARRIED),
    ]
    assert str(fails_sentence(found.position, told.lost[0])) == "2.Rh7? others are quicker"


def test_a_wanted_continuation_that_stalemates_is_told_so() -> None:
    asked = work("#3")
    found = live_table(parse_fen("1k6/8/1K6/8/8/8/8/2Q5 b - - 0 1"), work=asked)
    row = next(each for each in (*found.rows, *found.rest) if move_text(each.move) == "Ka8")
    told = explained(found, row, 0, [number_of(parse_step("c1c7"))], asked)
    assert [each.why for each in told.lost] == [Failing.STUCK]
    assert str(fails_sentence(found.position, told.lost[0])) == "2.Qc7? Black has no move"
