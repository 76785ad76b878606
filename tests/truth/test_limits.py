# SPDX-License-Identifier: GPL-3.0-or-later
"""With the smallest limits no door says anything definite that it does not say without a limit.

What has been found may be said at once: that there are too many keys, lines or games, or shorter
ones. `none`, `sound`, `all` are said of a finished search only.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from cases import every
from deadlines import Patience, over_at_once
from oracle.chances import PlainChances
from oracle.games.engine import PlainGame
from oracle.search import plain_search
from thorough import some

from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.economy import economy
from composer.analysis.composing.neighbours import neighbours
from composer.analysis.report import analyse
from composer.analysis.twins import solve_parts
from composer.formats.jsonlines import entry_of
from composer.games.position import GameError
from composer.games.record import game_problem, tables_problem
from composer.games.task import GamePlay
from composer.launcher import main
from composer.library.classify import games as game_classifier
from composer.library.classify import worker as classifier
from composer.library.classify.worker import Round, classify
from composer.library.records.values import UNSUPPORTED
from composer.problem.fen import parse_fen
from composer.problem.intended import intended_of
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task
from composer.retro.judge import Effort, history
from composer.retro.legality.judging import Legality
from composer.retro.proofgames import finding as proofgames
from composer.retro.rights.proving import rights
from composer.retro.rights.values import RightStatus
from composer.rules.historic.tables.books import TABLES_BOOK
from composer.solver.dice.solve import solve_tables
from composer.solver.games.answer import GameVerdict
from composer.solver.games.solve import solve_game
from composer.solver.general.search import general_search
from composer.solver.judging import SearchJudge
from composer.solver.options import SolveOptions, Token
from composer.solver.reference.staged import reference_search
from composer.solver.session import Session
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve, solving

STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
ROOK = "8/8/8/8/8/2K5/5R2/k7 w - - 0 1"
SELF = "7k/5Q2/8/8/8/8/1rp5/K7 w - - 0 1"
HELP = "6B1/3P4/R7/2n5/1p6/1k1p4/8/1K6 b - - 0 1"
CASTLING = "8/pbp5/1b6/8/PPPPPPP1/pprprpp1/2N1PR1n/R3K2k w Q - 0 1"
PASSING = "2R5/2P5/B1pP1N2/Pp2PpK1/4P3/P1PkN3/1Bpb2P1/1nrQn3 w - - 0 1"
OPENED = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"
ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
ASKED = (
    *((STAR, "#2"), (STAR, "#2 Circe"), (ROOK, "#2"), (ROOK, "#3"), (ROOK, "exact-#2")),
    *((SELF, "s#2"), (SELF, "r#2"), (SELF, "hs#2"), (SELF, "ser-s#2")),
    *((HELP, "h#2"), (HELP, "h#2 Circe"), (HELP, "h#2 Maximummer"), (HELP, "ser-h#3")),
    *((ROOK, "ser-#2"), (ROOK, "ser-#2 Madrasi"), (ROOK, "~1")),
    *((CASTLING, "#2"), (PASSING, "#2")),
    *((OPENED, "PG 1.0"), (OPENED, "PG 2.0"), (OPENED, "SPG 2.0"), (ARRAY, "PG 2.0")),
)
MEANT = ("1", "2", "2.1.1.1")
FEWEST = (1, 2)
READS = tuple(some((0, 1, 2, 3, 4, 5, 6, 7, 10, 15, 25, 50, 100, 200, 300), 2, 2))
_GRAVER: dict[object, tuple[object, ...]] = {
    Verdict.COOKED: (Verdict.COOKED, Verdict.SHORT),
    GameVerdict.COOKED: (GameVerdict.COOKED, GameVerdict.SHORT),
}


def meanings(task: str) -> tuple[str, ...]:
    """Return how many solutions may be meant of a task, to be tried."""
    return MEANT if parse_task(task).has_lines else MEANT[:1]


def is_allowed(verdict: object, whole: object) -> bool:
    """Return whether a verdict may be given by a stopped search where another one is the truth."""
    if verdict in (Verdict.UNDECIDED, GameVerdict.UNDECIDED):
        return True
    return whole in _GRAVER.get(verdict, (verdict,))


@cache
def whole_of(fen: str, task: str, meant: str) -> Solution:
    options = SolveOptions(intended=intended_of(meant))
    return solve(fen, parse_task(task), options)


@every("fen, task, meant", [(*each, meant) for each in ASKED for meant in meanings(each[1])])
def test_few_lines(fen: str, task: str, meant: str) -> None:
    whole = whole_of(fen, task, meant)
    for most in FEWEST:
        options = SolveOptions(intended=intended_of(meant), most_lines=most)
        found = solve(fen, parse_task(task), options)
        assert is_allowed(found.verdict, whole.verdict), most
        assert not found.complete or found.lines == whole.lines
        assert not found.complete or found.set_lines == whole.set_lines
        assert found.shape is None or found.shape == whole.shape


@every("fen, task", ASKED)
def test_little_time(fen: str, task: str) -> None:
    whole = whole_of(fen, task, "1")
    options = SolveOptions(intended=intended_of("1"))
    for reads in READS:
        for found in solving(fen, parse_task(task), options, Patience(reads)):
            assert is_allowed(found.verdict, whole.verdict), reads
        assert not found.complete or found.verdict is whole.verdict


def engines_for(fen: str, task: str) -> Iterator[Any]:
    """Yield the engines that play a task; proof games have one of their own."""
    asked = parse_task(task)
    if not asked.is_proof_game:
        yield from (general_search, plain_search)
        if Session(1, 1).knows(parse_fen(fen), asked):
            yield reference_search


BY_ENGINE = [(*asked, make) for asked in ASKED for make in engines_for(*asked)]


@pytest.mark.parametrize(("fen", "task", "make"), BY_ENGINE)
def test_little_time_for_each_engine(fen: str, task: str, make: Any) -> None:
    asked, whole = parse_task(task), whole_of(fen, task, "1")
    for reads in READS if whole.verdict is not Verdict.DEPENDS else ():
        (found,) = SearchJudge(asked, Patience(reads), make).judge([parse_fen(fen)], 400_000)
        assert is_allowed(found.verdict, whole.verdict), reads


@every("fen, task", ASKED)
def test_few_positions(fen: str, task: str) -> None:
    asked, meant = parse_task(task), intended_of("1")
    session = Session(1, 1)
    (whole,) = session.judge(asked, Token(), meant).judge([parse_fen(fen)])
    for nodes in (*range(1, 20), 40, 100, 300, 1000):
        for lines in (0, 1, 2):
            (found,) = session.judge(asked, Token(), meant, lines).judge([parse_fen(fen)], nodes)
            assert is_allowed(found.verdict, whole.verdict), (nodes, lines)
            assert not found.complete or set(found.keys) == set(whole.keys)


def test_proof_games_that_end_with_their_limit_are_not_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So many were found as were wanted, and no more were looked for."""
    monkeypatch.setattr(proofgames, "_SLICE", 1)
    options = SolveOptions(most_lines=1, intended=intended_of("1"))
    found = solve(ARRAY, "PG 2.0", options)
    assert (len(found.lines), found.verdict, found.complete) == (1, Verdict.UNDECIDED, False)


@pytest.mark.parametrize("solver", ["kernel", "reference"])
def test_set_play_that_is_cut_changes_no_verdict(
    solver: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is one solution, and set play has two lines, of which one is wanted."""
    if solver == "reference":
        monkeypatch.setenv("COMPOSER_SOLVER", solver)
    found = solve("8/8/3r4/4k3/5R2/6K1/2Q5/8 b - - 0 1", "h#1", SolveOptions(most_lines=1))
    assert (found.verdict, found.lines_cut, found.set_lines_cut) == (Verdict.SOUND, False, True)
    assert not found.complete


def records(name: str) -> Iterator[Problem]:
    for line in (Path(__file__).parents[1] / "data" / name).read_text("utf-8").splitlines():
        yield entry_of(json.loads(line)).problem


def asked_of(problem: Problem) -> Any:
    """Return what a record of another game asks to be played; None where nothing is."""
    assert problem.game is not None
    try:
        is_tables = problem.game.book == TABLES_BOOK.id
        asked = tables_problem(problem) if is_tables else game_problem(problem)
    except GameError:
        return None
    return asked if asked.task is not None and asked.task.play is not GamePlay.LIST else None


GAMES = ("chess", "draughts", "merels", "tafl", "jumps", "kaleido", "arithmomachia", "dice")


@pytest.mark.parametrize("name", GAMES)
def test_other_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_classifier, "Deadline", over_at_once)
    played = [(each, asked_of(each)) for each in records(f"games-{name}.jsonl") if asked_of(each)]
    compared = 0
    for problem, asked in some(played[1::5], 3, 3):
        assert problem.game is not None
        is_tables = problem.game.book == TABLES_BOOK.id
        answer: Callable[..., Any] = solve_tables if is_tables else solve_game
        plain = PlainChances if is_tables else PlainGame
        whole = answer(asked, Patience(3_000), make=plain)
        for reads in READS if whole.complete else ():
            found = answer(asked, Patience(reads), make=plain)
            assert is_allowed(found.verdict, whole.verdict), (problem.title, reads)
            compared += not found.complete
        for most in () if is_tables else FEWEST:
            found, all_lines = solve_game(asked, most_lines=most), solve_game(asked)
            assert is_allowed(found.verdict, all_lines.verdict), (problem.title, most)
            assert not found.complete or found.lines == all_lines.lines
        kept = classify(problem, Round.VERDICTS, Session(1, 1))
        assert kept.verdict == UNSUPPORTED or kept.complete or kept.verdict == "undecided"
    assert compared, "no search was stopped by its limit"


HISTORIES = (PASSING, CASTLING, ARRAY, "7k/8/8/8/8/1P6/PrP5/K7 w - - 0 1", STAR)


@every("fen", HISTORIES)
def test_histories(fen: str) -> None:
    position = parse_fen(fen)
    whole, proved = history(position, effort=Effort(game=20_000)), rights(position)
    disproved = {move.unmove for move in whole.last_moves if move.disproof is not None}
    for positions in (1, 10, 100, 1_000):
        effort = Effort(rights=positions, back=positions, game=positions, columns=positions)
        found = history(position, effort=effort)
        assert found.judged.legality in (Legality.UNKNOWN, whole.judged.legality)
        assert {move.unmove for move in found.last_moves if move.disproof is not None} <= disproved
        some = rights(position, positions)
        gone = {right.right for right in proved.castling if right.status is RightStatus.GONE}
        assert {e.right for e in some.castling if e.status is RightStatus.GONE} <= gone
        by_proof = {e.square for e in proved.passing if e.status is RightStatus.PROVED}
        assert {e.square for e in some.passing if e.status is RightStatus.PROVED} <= by_proof


def test_what_men_are_for_and_what_is_near() -> None:
    session = Session(1, 1)
    solution = solve(STAR, "#2", session=session)
    baseline = Baseline.of(analyse(solution))
    whole = {service.square: service for service in economy(baseline, Token(), session).services}
    for reads in (*READS, 1_000):
        found = economy(baseline, Patience(reads), session)
        assert all(service == whole[service.square] for service in found.services)
        assert found.complete is (len(found.services) == len(whole))
        for report in neighbours(baseline, cancel=Patience(min(reads, 20)), session=session):
            assert not report.complete


@every("fen, task", [(ROOK, "h#2"), (HELP, "h#2"), (HELP, "ser-h#3")])
def test_a_part_whose_lines_are_cut_is_not_decided(fen: str, task: str) -> None:
    problem = Problem(parse_fen(fen), parse_task(task))
    for part in solve_parts(problem, SolveOptions(most_lines=1)):
        assert part.solution is not None
        assert part.is_decided is (part.solution.complete or not part.solution.lines_cut)


@pytest.mark.parametrize(("fen", "task"), [*ASKED[2:4], *ASKED[5:12], *ASKED[16:]])
def test_a_library_keeps_nothing_definite_of_what_was_given_up(
    fen: str, task: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(classifier, "Deadline", over_at_once)
    monkeypatch.setattr(classifier, "_is_short", lambda problem: False)
    whole = solve(Problem(parse_fen(fen), parse_task(task)))
    for asked in (Round.VERDICTS, Round.ANALYSES):
        kept = classify(Problem(parse_fen(fen), parse_task(task)), asked, Session(1, 1))
        assert is_allowed(Verdict(kept.verdict), whole.verdict)
        assert not kept.complete or kept.verdict == whole.verdict.value


@pytest.mark.parametrize("command", ["solve", "check"])
def test_commands_say_that_they_did_not_finish(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "long.jsonl"
    path.write_text(json.dumps({"fen": ARRAY, "stipulation": "#9"}) + "\n", "utf-8")
    main([command, str(path), "--seconds", "0.01", "--json"])
    told = json.loads(capsys.readouterr().out.splitlines()[0])
    assert (told["verdict"], told["complete"]) == ("undecided", False)


def test_a_verdict_without_a_limit_is_the_one_with_a_large_one() -> None:
    """So that the tests above compare with something that was finished."""
    found = [whole_of(*each, meant) for each in ASKED for meant in meanings(each[1])]
    assert {Verdict.SOUND, Verdict.COOKED, Verdict.SHORT, Verdict.NO_SOLUTION} <= {
        solution.verdict for solution in found
    }
    assert all(solution.complete for solution in found)
