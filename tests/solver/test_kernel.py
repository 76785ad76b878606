# SPDX-License-Identifier: GPL-3.0-or-later
"""The compiled kernel by itself: its rules, its memory, its threads, and how it stops."""

from __future__ import annotations

import copy
import dataclasses
import json
import pickle
import threading
import time
from pathlib import Path

import pytest
from cases import every

engine = pytest.importorskip("composer.solver.kernel.engine", reason="the kernel was not built")

from composer.problem.fen import parse_fen  # noqa: E402
from composer.problem.goals import MATE  # noqa: E402
from composer.problem.stipulation import parse_stipulation  # noqa: E402
from composer.solver.compiled import KERNEL, VARIABLE, CompiledSearch  # noqa: E402
from composer.solver.options import Cancelled, SolveOptions, Token, Unsolvable  # noqa: E402
from composer.solver.phases import Continuation, KnownSequel  # noqa: E402
from composer.solver.session import Session  # noqa: E402
from composer.solver.solution import Stage, Verdict  # noqa: E402
from composer.solver.solve import solve, solve_keys, solving  # noqa: E402
from composer.solver.stages import Found  # noqa: E402

PERFT = json.loads(
    (Path(__file__).parent.parent / "data" / "perft.json").read_text(encoding="utf-8")
)
MOST_NODES = 1_200_000
EXCELSIOR = "n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k"  # Loyd's, in five moves
LONG = "r3r2k/b4pp1/2R5/6N1/3nN3/8/1K2n1R1/3Q4"  # minutes, in eight moves
THREE = "8/8/8/2k5/2P5/2N5/2N3Q1/3K4"


@pytest.fixture(autouse=True)
def kernel_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, KERNEL)


def _found(
    text: str, stipulation: str, *, threads: int = 1, megabytes: int = 4, tries: bool = True
) -> Found:
    search = CompiledSearch(
        engine.Kernel(megabytes), parse_fen(text), parse_stipulation(stipulation), Token(), threads
    )
    *_, last = search.find(SolveOptions(tries=tries))
    return last


@every("case", PERFT)
def test_rows_of_moves_are_counted_right(case: dict[str, object]) -> None:
    counts = case["counts"]
    assert isinstance(counts, list)
    position = parse_fen(str(case["fen"]))
    for depth, count in enumerate(counts, start=1):
        if count <= MOST_NODES:
            assert engine.perft(position, depth) == count


@every(
    "text",
    [
        "8/8/8/8/8/8/8/8",  # nobody
        "8/8/8/8/8/8/8/K7",  # a king too few
        "kK6/8/8/8/8/8/8/8",  # kings side by side
        "K1k4P/8/8/8/8/8/8/8",  # a pawn on the edge
        "K1k4p/8/8/8/8/8/8/8",
        "K1k4K/8/8/8/8/8/8/8",  # a king too many
        "K1k4R/8/8/8/8/8/8/8",  # the other king is to be captured
        "/".join(["qqqqqqqq"] * 8),
        "/".join(["PPPPPPPP"] * 8),
        "/".join(["KKKKKKKK"] * 8),
    ],
)
def test_what_cannot_be_solved_is_refused(text: str) -> None:
    position = parse_fen(text)
    with pytest.raises(ValueError, match="cannot be solved"):
        engine.Solve(engine.Kernel(1), position, 2, MATE, bytearray(1))
    with pytest.raises(ValueError, match="cannot be solved"):
        engine.perft(position, 1)
    with pytest.raises(Unsolvable):
        CompiledSearch(engine.Kernel(1), position, parse_stipulation("#2"), Token(), 1)
    assert solve(position, "#2").verdict is Verdict.INVALID


def test_what_is_no_argument_is_refused() -> None:
    position = parse_fen(THREE)
    for arguments in (
        (None, position, 2, MATE, bytearray(1)),
        (engine.Kernel(1), position, 2, MATE, None),
        (engine.Kernel(1), position, 2, None, bytearray(1)),
        (engine.Kernel(1), None, 2, MATE, bytearray(1)),
        (engine.Kernel(1), THREE, 2, MATE, bytearray(1)),
    ):
        with pytest.raises(TypeError):
            engine.Solve(*arguments)
    with pytest.raises(ValueError, match="token"):
        engine.Solve(engine.Kernel(1), position, 2, MATE, bytearray())


def test_a_board_full_of_queens_is_solved() -> None:
    text = "kqqqqqqq/qqqqqqqq/8/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQK w - - 0 1"
    found = _found(text, "#3", tries=False)
    assert found.keys
    assert engine.perft(parse_fen(text), 2) > 0


@every("moves", [0, -1, 255])
def test_a_number_of_moves_out_of_range_is_refused(moves: int) -> None:
    with pytest.raises(ValueError, match="expected 1 to 254 moves"):
        engine.Solve(engine.Kernel(1), parse_fen(THREE), moves, MATE, bytearray(1))


@every("megabytes", [0, -1, 1 << 30])
def test_a_table_out_of_range_is_refused(megabytes: int) -> None:
    with pytest.raises(ValueError, match="megabytes"):
        Session(table_megabytes=megabytes)


@every("threads", [-1, 33])
def test_threads_out_of_range_are_refused(threads: int) -> None:
    with pytest.raises(ValueError, match="threads"):
        Session(threads=threads)


def test_a_hundred_moves_need_no_deep_stack() -> None:
    search = CompiledSearch(
        engine.Kernel(1), parse_fen("k7/8/8/8/8/8/8/K7"), parse_stipulation("#100"), Token(), 1
    )
    found = [each for each in search.find(SolveOptions(tries=False)) if each.stage >= Stage.KEYS]
    assert not found[0].keys


def test_the_size_of_the_table_changes_no_answer() -> None:
    assert _found(EXCELSIOR, "#4", megabytes=1) == _found(EXCELSIOR, "#4", megabytes=64)


@every("text, stipulation", [(EXCELSIOR, "#5"), (THREE, "#4")])
def test_threads_change_no_answer(text: str, stipulation: str) -> None:
    alone = _found(text, stipulation)
    for _ in range(3):
        assert _found(text, stipulation, threads=2) == alone


def test_a_session_answers_the_same_twice_and_sooner() -> None:
    session = Session(threads=1)
    first = solve_keys(EXCELSIOR, "#5", session=session)
    second = solve_keys(EXCELSIOR, "#5", session=session)
    assert second.keys == first.keys
    assert second.nodes < first.nodes / 10


def test_a_closed_session_still_answers() -> None:
    session = Session(threads=1)
    before = solve(THREE, "#3", session=session)
    session.close()
    session.close()
    after = solve(THREE, "#3", session=session)
    assert (after.keys, after.tries) == (before.keys, before.tries)
    assert before.keys == solve(THREE, "#3").keys  # all of it unfolded


def test_two_solves_share_a_session() -> None:
    session = Session(threads=2)
    asked = [(EXCELSIOR, "#5"), (THREE, "#4"), (EXCELSIOR, "#4"), (THREE, "=3")]
    alone = {each: solve(*each, session=Session(threads=1)) for each in asked}
    answers = {}

    def work(each: tuple[str, str]) -> None:
        answers[each] = solve(*each, session=session)

    threads = [threading.Thread(target=work, args=(each,)) for each in asked]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for each in asked:
        assert answers[each].keys == alone[each].keys
        assert answers[each].tries == alone[each].tries
        assert answers[each].set_play == alone[each].set_play


@every("threads", [1, 2])
def test_a_solve_cancelled_in_its_midst_does_not_go_on_to_the_end(threads: int) -> None:
    token = Token()
    timer = threading.Timer(0.15, token.cancel)
    timer.start()
    answer = solve(LONG, "#30", cancel=token, session=Session(threads=threads))
    timer.join()
    assert not answer.complete  # the end is years away
    assert answer.verdict is Verdict.UNDECIDED


def test_a_cancelled_search_looks_at_few_positions_more() -> None:
    token, counted = Token(), []
    search = CompiledSearch(engine.Kernel(1), parse_fen(LONG), parse_stipulation("#30"), token, 1)

    def cancel() -> None:
        token.cancel()
        counted.append(search.nodes)

    timer = threading.Timer(0.1, cancel)
    timer.start()
    with pytest.raises(Cancelled):
        list(search.find(SolveOptions()))
    timer.join()
    assert search.nodes - counted[0] <= 1024  # so often it looks whether it may go on


def test_other_threads_run_meanwhile() -> None:
    token = Token()
    solver = threading.Thread(
        target=solve, args=(LONG, "#30", None, token), kwargs={"session": Session(threads=1)}
    )
    solver.start()
    for _ in range(100):
        time.sleep(0.001)  # the other thread gives the lock away
    assert solver.is_alive()
    token.cancel()
    solver.join()


def test_closing_the_answers_stops_the_work() -> None:
    stages = solving(LONG, "#8", session=Session(threads=2))
    next(stages)
    before = threading.active_count()
    stages.close()  # type: ignore[attr-defined]
    assert threading.active_count() < before


def test_a_cancelled_token_stops_before_the_first_position() -> None:
    token = Token()
    token.cancel()
    search = CompiledSearch(engine.Kernel(1), parse_fen(THREE), parse_stipulation("#3"), token, 1)
    with pytest.raises(Cancelled):
        list(search.find(SolveOptions()))


def _unfolding() -> Continuation:
    found = _found(THREE, "#3")
    return next(
        answer
        for variation in found.keys[0].variations
        for answer in variation.continuations
        if not answer.ends
    )


def test_play_that_unfolds_is_as_any_other() -> None:
    unfolding = _unfolding()
    sequel = KnownSequel(
        unfolding.threats, unfolding.zugzwang, unfolding.variations, unfolding.threat_play
    )
    plain = Continuation(unfolding.move, sequel)
    assert type(unfolding.sequel) is not KnownSequel
    assert unfolding == plain
    assert plain == unfolding
    assert hash(unfolding) == hash(plain)
    other = dataclasses.replace(sequel, zugzwang=not plain.zugzwang)
    assert unfolding != dataclasses.replace(plain, sequel=other)
    assert dataclasses.replace(unfolding, sequel=other) == dataclasses.replace(plain, sequel=other)
    assert copy.deepcopy(unfolding) == plain
    with pytest.raises(dataclasses.FrozenInstanceError):
        unfolding.move = plain.move  # type: ignore[misc]


def test_play_that_unfolds_goes_to_other_processes() -> None:
    answer = _found(THREE, "#3")
    assert pickle.loads(pickle.dumps(answer)) == answer  # noqa: S301 - our own


def test_play_unfolds_in_any_thread_and_after_its_session() -> None:
    unfolding = _unfolding()
    seen = []
    threads = [threading.Thread(target=lambda: seen.append(unfolding.variations)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert seen == [unfolding.variations] * 4
    assert unfolding.variations
