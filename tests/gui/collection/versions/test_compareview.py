# SPDX-License-Identifier: GPL-3.0-or-later
"""Two versions side by side: they are told to be the same only where they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from cases import every
from pytestqt.qtbot import QtBot
from studio import problem

from composer.games.position import GamePosition
from composer.games.record import as_problem
from composer.games.tables import TablesPosition, TablesProblem
from composer.games.task import GameProblem
from composer.gui.collection.versions.compareview import CompareView
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.library.records.values import Version
from composer.problem.problem import Problem
from composer.rules.book import Rules
from composer.rules.gamebooks import game_book_of

NOW = datetime(2026, 1, 2, tzinfo=UTC)
SAME = "The two versions are the same."


def game(
    name: str, men: Mapping[str, str], hand: tuple[int, int] | None = None, **options: str
) -> Problem:
    book = game_book_of(name)
    extra = {} if hand is None else {"hand": {"white": hand[0], "black": hand[1]}}
    rules = Rules(book, options=tuple(options.items()))
    return as_problem(GameProblem(GamePosition.of(book, men, extra=extra), rules))


TABLUT, MERELS = game("tablut", {"b5": "K"}), game("merels", {}, (3, 3))
TABLES = as_problem(TablesProblem(TablesPosition.of({4: 2}, {1: 2}, "white")))
CASTLING = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"
PAIRS = (
    (problem(CASTLING), problem(CASTLING.replace("Q", "-"))),
    (TABLUT, game("tablut", {"b6": "K"})),
    (TABLUT, game("tablut", {"b5": "K"}, king_away="two")),
    (MERELS, game("merels", {}, (3, 2))),
    (TABLES, as_problem(TablesProblem(TablesPosition.of({4: 1, 3: 1}, {1: 2}, "white")))),
)


@pytest.fixture
def view(qtbot: QtBot, appearance: Appearance) -> Iterator[CompareView]:
    made = CompareView(Thumbnails(appearance), appearance)
    qtbot.addWidget(made)
    yield made
    made.close_worker()


def told(view: CompareView, old: Problem, new: Problem) -> str:
    versions = [
        Version(number, 1, None, each, None, "", NOW) for number, each in ((1, old), (2, new))
    ]
    view.compare(versions[0], versions[1], {1: "v1", 2: "v2"})
    return view.text


@every("old, new", PAIRS)
def test_what_differs_is_never_told_to_be_the_same(
    view: CompareView, old: Problem, new: Problem
) -> None:
    assert SAME not in told(view, old, new)
    assert SAME in told(view, old, replace(old, title="Another title"))


def test_men_of_games_are_told_with_what_is_beside_the_board(view: CompareView) -> None:
    assert "b6" in told(view, *PAIRS[1])
    assert "3 2" in told(view, *PAIRS[3])
    assert "3 ×1, 4 ×1 + 1 ×2" in told(view, *PAIRS[4])
