# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems of games in a library beside chess: found, kept in versions, imported, solved."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from library.conftest import MATE

from composer.formats.jsonlines import entry_of
from composer.formats.sniff import read_problems
from composer.games.record import as_problem, game_problem
from composer.games.task import GameProblem
from composer.games.textform import problem_from_object, problem_text
from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.arriving.arrivals import begin_intake, end_intake, take_back
from composer.library.changes.intake import bring_in
from composer.library.changes.operations import add_problem, save_version
from composer.library.classify.worker import Round, findings
from composer.library.query.terms import QueryError
from composer.library.records.problemform import problem_text as kept_text
from composer.library.search.completion import completions
from composer.library.search.search import find, rows
from composer.problem.credits import Credits
from composer.problem.problem import Problem

ESCAPE: dict[str, Any] = {
    "game": "tablut",
    "position": {"men": {"e4": "K", "c6": "B", "g2": "W"}},
    "turn": "white",
    "stipulation": {"goal": "escape", "n": 1, "play": "direct", "side": "white"},
    "authors": ["Rossi, Ada"],
    "title": "Fuga",
}
HARE: dict[str, Any] = {
    "game": "hare",
    "position": {"men": {"a1": "H", "a3": "W", "b2": "W", "c1": "W"}},
    "turn": "hunters",
    "stipulation": {"goal": "caught", "n": 2, "play": "direct", "side": "hunters"},
    "authors": ["Alfonso X"],
}
UNKNOWN: dict[str, Any] = {
    "game": "senet",
    "position": {"men": {"house 3": "cone"}},
    "stipulation": {"goal": "home", "n": 4},
}


def a_game(record: dict[str, Any]) -> Problem:
    return entry_of(record).problem


@pytest.fixture
def games(library: Library) -> Library:
    for problem in (MATE, a_game(ESCAPE), a_game(HARE), a_game(UNKNOWN)):
        add_problem(library, problem)
    return library


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("game:tablut", [2]),
        ("gioco:lepre", []),
        ('gioco:"caccia alla lepre"', [3]),
        ("spiel:Hasenjagd", [3]),
        ("game:senet", [4]),
        ("game:any", [2, 3, 4]),
        ("-game:any", [1]),
        ("goal:escape", [2]),
        ('ziel:"König entkommt"', [2]),
        ('stip:"King escapes in 1"', [2]),
        ("escapes", [2]),
        ("Hase", [3]),
        ("goal:home moves:4", [4]),
        ("placed:K@e4", [2]),
        ("placed:@A3 placed:W@b2", [3]),
        ("placed:W@e4", []),
        ("men:3", [2]),
        ("white:2", [2]),
        ("author:Rossi", [2]),
        ("title:Fuga", [2]),
        ("#2", [1]),
        ("pattern:.a8", [1]),
        ("pieces:K-K", []),
        ("is:unchecked game:any", [2, 3, 4]),
    ],
)
def test_games_are_found_by_what_they_are(games: Library, query: str, found: list[int]) -> None:
    assert sorted(find(games, query)) == found


def test_likeness_is_of_chess_only(games: Library) -> None:
    with pytest.raises(QueryError, match="Problem 2 is of another game than chess"):
        find(games, "like:2")


def test_what_may_be_typed_is_offered_in_the_language(games: Library) -> None:
    assert "Hasenjagd" in [
        completion.label for completion in completions(games, "spiel:Ha", 8, language="de")
    ]
    offered = [completion.label for completion in completions(games, "goal:king", 9)]
    assert offered[:2] == ["king escapes", "king captured"]


def test_versions_hold_games(games: Library) -> None:
    game = game_problem(load(games, 2).problem)
    longer = replace(game, task=replace(game.task, turns=2), title="Lunga fuga")  # type: ignore[type-var]
    saved = save_version(games, 2, as_problem(longer), note="one more")
    assert game_problem(load(games, 2).problem) == longer
    assert find(games, "moves:2 game:tablut") == [2]
    assert saved.before is not None


def test_an_import_joins_what_is_there_and_is_taken_back(games: Library, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    other = HARE | {"stipulation": HARE["stipulation"] | {"n": 3}}
    lines = [HARE | {"source": "Alfonso 1283"}, other, UNKNOWN]
    file.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    number = begin_intake(games, [str(file)])
    *_, last = bring_in(games, read_problems(file), intake_id=number)
    assert (last.added, last.merged, last.skipped) == (1, 1, 1)
    assert load(games, 3).problem.credits.source == "Alfonso 1283"
    assert find(games, "linked:3") == [5]
    end_intake(games, number)
    take_back(games, number)
    assert load(games, 3).problem == a_game(HARE)
    assert sorted(find(games, "game:any")) == [2, 3, 4]


def test_games_are_solved_like_chess() -> None:
    several = {"e4": "K", "c6": "B"}
    twokings = {"e4": "K", "d4": "K"}
    asked = [
        ESCAPE | {"position": {"men": {"c4": "K", "b4": "B", "d4": "B", "c5": "B", "c2": "B"}}},
        ESCAPE | {"position": {"men": several}},
        ESCAPE | {"position": {"men": twokings}},
        {**ESCAPE, "stipulation": None},
        UNKNOWN,
    ]
    found = findings((kept_text(a_game(each)) for each in asked), Round.VERDICTS)
    assert [finding.verdict for finding in found] == [
        *("no-solution", "cooked", "invalid", "unsupported", "unsupported")
    ]
    assert found[1].keys
    assert found[1].details is not None
    assert found[1].details.solutions == len(found[1].keys)
    assert found[4].details is not None
    assert "senet" in found[4].details.note


def test_a_row_gives_the_game_back(games: Library) -> None:
    (row,) = rows(games, [2])
    game = game_problem(row.problem)
    assert isinstance(game, GameProblem)
    assert game.credits == Credits(("Rossi, Ada",))
    assert problem_from_object(json.loads(problem_text(game))) == game
