# SPDX-License-Identifier: GPL-3.0-or-later
"""The problems of old games in the sample collection: five of each, sound, with the key given."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from cases import every
from thorough import BRUTE

from composer.games.record import game_problem, tables_problem
from composer.library.access.store import Library
from composer.library.changes.samples import (
    create_sample_library,
    made_entries,
    old_entries,
    sample_problems,
)
from composer.library.changes.writing import NewProblem
from composer.library.records.problemform import parse_problem, problem_text
from composer.library.search.search import find
from composer.rules.books import BOOKS
from composer.rules.gamebooks import GAME_BOOKS
from composer.rules.historic.tables.books import TABLES_BOOK
from composer.solver.dice.solve import solve_tables
from composer.solver.games.answer import GameVerdict
from composer.solver.games.solve import solve_game
from composer.solver.options import SolveOptions
from composer.solver.solution import Verdict
from composer.solver.solve import solve

MADE = made_entries()
OLD = old_entries()
FEWEST = 5
CHESS = [entry for entry in MADE if entry.problem.game is None]
OTHERS = [entry for entry in MADE if entry.problem.game is not None]
TABLES = [entry for entry in OTHERS if entry.problem.game and entry.problem.game.book == "tables"]
GAMES = [entry for entry in OTHERS if entry not in TABLES]


def book_of(entry: NewProblem) -> str:
    game = entry.problem.game
    return entry.problem.rules.book.id if game is None else game.book


def test_there_are_five_of_each_game_and_they_say_where_they_are_from() -> None:
    count = Counter(map(book_of, MADE))
    wanted = {book.id for book in (*BOOKS[1:], *GAME_BOOKS, TABLES_BOOK)}
    wanted.remove("hnefatafl-k10")  # the same points by other letters
    assert {name: count[name] for name in wanted} == dict.fromkeys(wanted, FEWEST)
    for entry in MADE:
        assert entry.problem.credits.authors == ("Chess Composer",)
        assert "made for this program" in entry.problem.comments[0]


def test_no_problem_stands_there_twice() -> None:
    assert len({(problem.problem.game, problem.problem.position) for problem in MADE}) == len(MADE)


@every("entry", GAMES)
def test_each_problem_of_a_game_is_sound_with_the_key_given(entry: NewProblem) -> None:
    game = game_problem(entry.problem)
    answer = solve_game(game)
    assert (answer.verdict, answer.complete) == (GameVerdict.SOUND, True)
    (key,) = answer.keys
    assert entry.finding is not None
    assert entry.finding.key_text == key.turn.text


@every("entry", TABLES)
def test_each_problem_of_tables_has_one_best_play(entry: NewProblem) -> None:
    answer = solve_tables(tables_problem(entry.problem))
    assert (answer.verdict, answer.complete) == (GameVerdict.SOUND, True)
    assert entry.finding is not None
    assert entry.finding.key_text == answer.best[0]
    assert parse_problem(problem_text(entry.problem)) == entry.problem
    assert len(answer.plays) > 5  # there is something to choose from


@every("entry", [*CHESS, *OLD[:2]])
def test_each_problem_of_chess_by_old_laws_is_sound_with_the_key_given(entry: NewProblem) -> None:
    _require_sound(entry)


@pytest.mark.slow
@pytest.mark.skipif(not BRUTE, reason="takes 20 s; looked at where COMPOSER_BRUTE is set")
@pytest.mark.parametrize("entry", OLD[2:])
def test_each_long_problem_of_old_books_is_sound_with_the_key_given(entry: NewProblem) -> None:
    _require_sound(entry)


def _require_sound(entry: NewProblem) -> None:
    solution = solve(entry.problem, options=SolveOptions(tries=False, set_play=False))
    assert (solution.verdict, solution.complete) == (Verdict.SOUND, True)
    assert entry.finding is not None
    assert solution.keys[0].move is not None
    assert entry.finding.key_text == solution.keys[0].move.san


def test_what_old_books_have_says_where_it_is_from_and_whether_their_solution_is_ours() -> None:
    for entry in OLD:
        assert entry.problem.credits.source
        assert all(comment.endswith(".") for comment in entry.problem.comments)
        assert entry.finding is not None
        assert f"1.{entry.finding.key_text}" in entry.problem.comments[-1]


def test_they_stand_in_the_library_of_the_first_start(tmp_path: Path) -> None:
    with create_sample_library(tmp_path / "samples.chesslib") as library:
        assert isinstance(library, Library)
        assert len(find(library, "game:any")) == len(OTHERS)
        assert len(find(library, "-game:any")) == len((*sample_problems(), *CHESS, *OLD))
        assert len(find(library, "game:any is:sound")) == len(OTHERS)
        assert len(find(library, "game:medieval")) == FEWEST + len(OLD)
        assert len(find(library, "spiel:Wurfzabel ist:korrekt")) == FEWEST
