# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions of every kind beside plain twins of what answers them."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import chess
import pytest
from cases import every
from oracle.retro.retractors import mates_at_once
from oracle.retro.unmoves import plain_unmoves

from composer.problem.edits import put, set_turn
from composer.problem.fen import fen, parse_fen
from composer.problem.men import SIDES, Kind, Man
from composer.problem.position import NO_CASTLING, Position
from composer.problem.questionturn import in_check
from composer.problem.squares import rank_of
from composer.problem.stipulation import forward_of, parse_task
from composer.retro.legality.judging import Legality
from composer.retro.questions.lastmoves import Row
from composer.retro.unmoves.unmove import take_back
from composer.searched import Finished, Limit, Stopped
from composer.solver.options import Token, UnsupportedStipulation
from composer.solver.questions import (
    certainty,
    clusters,
    colours,
    keycounts,
    lastmoves,
    missingmen,
    release,
    shortestgame,
    whosolves,
)
from composer.solver.questions.answer import Answered, Asked
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

DIAGRAMS = (
    "7k/5K2/8/8/8/8/8/8 w - - 0 1",
    "8/8/8/4K3/3N1N2/4k3/3R1R2/4b3 w - - 0 1",
    "k7/2K5/8/8/8/8/6p1/5R2 w - - 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/R3r1K1 b - - 0 1",
    "8/8/8/8/5q2/6k1/8/R5K1 b - - 0 1",
)


def asked(text: str, question: str, session: Session) -> Asked:
    past = parse_task(question).question
    assert past is not None
    token = Token()
    return Asked(parse_fen(text), past, forward_of(past), session.judging_after(token), token, 1)


def mates(position: Position) -> set[str]:
    if in_check(position, position.turn.other):
        return set()
    return set(mates_at_once(position))


@every("text", DIAGRAMS)
def test_men_added(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(certainty, "is_disproved", lambda *_: False)
    monkeypatch.setattr(certainty, "is_reached", lambda *_: True)
    monkeypatch.setattr(certainty, "MOST_SOLVING", 10_000)
    session, diagram = Session(1, 1), parse_fen(text)
    found = missingmen.answer(asked(text, "Add a man, then #1", session))
    expected = set()
    for colour in SIDES:
        for kind in (Kind.PAWN, Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN):
            for square in range(64):
                on_edge = kind is Kind.PAWN and rank_of(square) in (0, 7)
                if diagram[square] is None and not on_edge:
                    man = Man.of(colour, kind)
                    for mate in mates(put(diagram, square, man)):
                        expected.add(((man, square), mate))
    told = {(each.added[0], key.uci) for each in found.answers for key in each.keys}
    assert told == expected
    session.close()


@every("text", DIAGRAMS)
def test_keys_are_counted(text: str) -> None:
    session = Session(1, 1)
    number = len(mates(parse_fen(text)))
    for said_to_be in (1, 2, 6, 7):
        found = keycounts.answer(asked(text, f"{said_to_be}x #1", session))
        assert len(found.keys) == number
        if number:
            assert found.verdict is _as_counted(number, said_to_be)
        else:
            assert found.verdict is Verdict.NO_SOLUTION
    session.close()


def _as_counted(number: int, said_to_be: int) -> Verdict:
    if number == said_to_be:
        return Verdict.SOUND
    return Verdict.COOKED if number > said_to_be else Verdict.FEW


@every("text", DIAGRAMS)
def test_who_plays(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whosolves, "is_disproved", lambda *_: False)
    session = Session(1, 1)
    found: Answered = whosolves.answer(asked(text, "Who plays #1?", session))
    able = [number for side in SIDES if (number := len(mates(set_turn(parse_fen(text), side))))]
    expected = Verdict.NO_SOLUTION if not able else Verdict.COOKED
    assert found.verdict is (Verdict.SOUND if able == [1] else expected)
    session.close()


def test_a_side_that_cannot_have_the_move_does_not_play() -> None:
    found = solve("8/pRK5/p7/kP6/2R5/PP6/8/8 w - - 0 1", "Who plays #1?")
    assert found.verdict is Verdict.NO_SOLUTION


OPEN = "8/pbp5/1b6/8/PPPPPPP1/pprprpp1/2N1PR1n/R3K2k w Q - 0 1"  # T. R. Dawson: 1.Kd2+
NOT_PROVED = (
    "2R5/2P5/B1pP1N2/Pp2PpK1/4P3/P1PkN3/1Bpb2P1/1nrQn3 w - - 0 1"  # T. R. Dawson: 1.axb6 e.p.
)


@every(
    "text, question",
    (
        (OPEN, "How many #2?"),
        (OPEN, "2x #2"),
        (OPEN, "Who plays #2?"),
        (NOT_PROVED, "#2 How many?"),
        ("B1N5/P7/k1G5/Pp6/1P6/1KP4p/8/8 w - - 0 1", "#2 How many?"),
    ),
)
def test_what_is_open_of_the_play_is_open_of_questions(text: str, question: str) -> None:
    forward = forward_of(asked(text, question, Session()).question)
    assert solve(text, forward).verdict is Verdict.DEPENDS
    assert solve(text, question).verdict is Verdict.DEPENDS


def test_what_is_proved_late_counts() -> None:
    text = "6kr/1pp4p/6PQ/5pPb/1P3PRB/Pp2PRbN/2P1pPrn/5nNK w - - 0 1"  # T. R. Dawson: 1.gxf6 e.p.
    (key,) = solve(text, "#3").keys
    assert [answer.keys for answer in solve(text, "#3 How many?").answers] == [(key.move,)]


@every("question", ("Add a white queen and then #1", "Colour the men"))
def test_men_of_fairy_chess_are_not_judged(question: str) -> None:
    with pytest.raises(UnsupportedStipulation):
        solve("k7/8/1K6/8/8/8/8/G7 w - - 0 1", question)


def lone(text: str, question: str) -> Asked:
    """Return a question behind which nothing is played."""
    past = parse_task(question).question
    assert past is not None
    return Asked(parse_fen(text), past, None, lambda *_: [], Token(), 1)


def is_valid(position: Position) -> bool:
    return chess.Board(fen(replace(position, castling=NO_CASTLING))).is_valid()


COLOURED = ("k7/8/8/3r4/8/8/8/3K4 w - - 0 1", "8/8/8/2k5/3p4/4K3/8/8 w - - 0 1")


@every("text", COLOURED)
def test_colours(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(colours, "is_disproved", lambda _, position: not is_valid(position))
    monkeypatch.setattr(colours, "is_reached", lambda *_, **__: False)
    found = colours.answer(lone(text, "Colour the men"))
    letters, rows = text.split()[0], set()
    places = [place for place, letter in enumerate(letters) if letter.isalpha()]
    for upper in product((False, True), repeat=len(places)):
        men = list(letters)
        for place, white in zip(places, upper, strict=True):
            men[place] = men[place].upper() if white else men[place].lower()
        boards = [chess.Board(f"{''.join(men)} {turn} - - 0 1") for turn in "wb"]
        if any(board.is_valid() for board in boards):
            rows.add("".join(men))
    assert len(found.answers) == len(rows)
    assert found.verdict is Verdict.UNDECIDED


@every(
    "text, is_cluster",
    (
        ("k7/8/8/8/8/8/1P6/B3K3 w - - 0 1", True),
        ("4k3/8/8/8/8/8/PP6/B2K4 w - - 0 1", False),
        ("k7/8/8/8/8/1P6/P1P5/B3K3 w - - 0 1", False),
    ),
)
def test_clusters(text: str, is_cluster: bool) -> None:
    found = solve(text, "Illegal cluster")
    assert (found.verdict is Verdict.SOUND) is is_cluster
    assert found.verdict in (Verdict.SOUND, Verdict.NO_SOLUTION)


def test_a_cluster_by_its_definition(monkeypatch: pytest.MonkeyPatch) -> None:
    def standing(_: Asked, position: Position) -> tuple[Legality, None]:
        return (Legality.ILLEGAL if len(position) >= 5 else Legality.LEGAL), None

    monkeypatch.setattr(clusters, "_standing", standing)
    five, six = "k7/8/8/8/8/8/PPP5/4K3 w - - 0 1", "k7/8/8/8/8/8/PPPP4/4K3 w - - 0 1"
    assert clusters.answer(lone(five, "Illegal cluster")).verdict is Verdict.SOUND
    assert clusters.answer(lone(six, "Illegal cluster")).verdict is Verdict.NO_SOLUTION


def test_what_is_not_decided_of_a_cluster_stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    def standing(_: Asked, position: Position) -> tuple[Legality, None]:
        return (Legality.ILLEGAL if len(position) >= 5 else Legality.UNKNOWN), None

    monkeypatch.setattr(clusters, "_standing", standing)
    found = clusters.answer(lone("k7/8/8/8/8/8/PPP5/4K3 w - - 0 1", "Illegal cluster"))
    assert found.verdict is Verdict.UNDECIDED


def test_shortest_games() -> None:
    boards: dict[str, list[int]] = {}
    level = [chess.Board()]
    for length in range(1, 4):
        level = [_after(board, move) for board in level for move in board.legal_moves]
        for board in level:
            known = boards.setdefault(board.board_fen(), [length, 0])
            known[1] += known[0] == length
    chosen = sorted(boards.items())[:: len(boards) // 12]
    for placement, (length, count) in chosen:
        found = shortestgame.answer(lone(f"{placement} w - - 0 1", "Shortest proof game?"))
        assert found.verdict is (Verdict.SOUND if count == 1 else Verdict.COOKED)
        first = str(found.answers[0].sentence)
        assert len([word for word in first.split() if word]) == length


def _after(board: chess.Board, move: chess.Move) -> chess.Board:
    after = board.copy(stack=False)
    after.push(move)
    return after


RELEASED = ("5n2/6k1/2K4P/P4pP1/8/8/8/8 b - - 0 1", "7B/6k1/8/5B2/3K4/8/8/1q6 w - - 0 1")


@every("text", RELEASED)
def test_released_where_there_is_a_choice(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def rows(position: Position, *_: object) -> Finished[tuple[Row, ...]]:
        return Finished(
            tuple(Row((each,), take_back(position, each)) for each in plain_unmoves(position))
        )

    monkeypatch.setattr(release, "last_rows", rows)
    monkeypatch.setattr(release, "is_shown", lambda *_: True)
    found = release.answer(lone(text, "Release the position"))
    number, position = 0, parse_fen(text)
    while len(before := list(plain_unmoves(position))) == 1:
        number, position = number + 1, take_back(position, before[0])
    assert sum(len(each.unmoves) for each in found.answers) == number
    assert found.verdict is (Verdict.SOUND if number else Verdict.NO_SOLUTION)


@every(
    "text, verdict",
    (
        ("6bk/4NR2/6KN/8/8/8/8/8 w - - 0 1", Verdict.SOUND),
        ("8/pRK5/p7/kP6/2R5/PP6/8/8 w - - 0 1", Verdict.SOUND),
    ),
)
def test_mate_in_one_where_the_other_side_has_the_move(text: str, verdict: Verdict) -> None:
    found = solve(text, "#1")
    assert found.verdict is verdict
    assert found.position.turn is not parse_fen(text).turn
    board = chess.Board(text.replace(" w ", " b "))
    expected = set()
    for reply in list(board.legal_moves):
        san = board.san(reply)
        board.push(reply)
        for mate in [each for each in board.legal_moves if _after(board, each).is_checkmate()]:
            expected.add(f"1...{san} 2.{board.san(mate)}")
        board.pop()
    assert {str(each.sentence) for each in found.answers[1:]} == expected
    assert Session().judge(parse_task("#1"), Token()).judge([parse_fen(text)])[0].complete is False


def test_mate_in_one_where_it_is_open_who_has_the_move() -> None:
    text = "R1b5/bpRP2p1/kP1p4/qrP5/nrp2p2/Kp3P1P/Pp2PPn1/8 w - - 0 1"  # T. R. Dawson, 1928
    found = solve(text, "#1")
    assert found.verdict is Verdict.DEPENDS
    assert "1...b1=N#" in str(found.finding)
    usual = "6k1/5ppp/8/8/8/8/5PPP/R3r1K1 w - - 0 1"
    assert solve(usual, "#1").verdict is not Verdict.DEPENDS


def test_rows_beyond_the_limit_are_said_not_to_be_looked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def cut(*_: object) -> Stopped[tuple[Row, ...]]:
        return Stopped((Row((), parse_fen(RELEASED[0])),) * 3, Limit.POSITIONS)

    monkeypatch.setattr(lastmoves, "last_rows", cut)
    monkeypatch.setattr(lastmoves, "is_shown", lambda *_: False)
    found = lastmoves.answer(lone(RELEASED[0], "Last 2 single moves?"))
    assert found.verdict is Verdict.UNDECIDED
    assert "no more are looked for" in str(found.finding)
