# SPDX-License-Identifier: GPL-3.0-or-later
"""Walking along a line of the solution and coming home."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

import composer
from composer.gui.panels.reading import LinePlayer
from composer.problem.fen import parse_fen
from composer.problem.move import Move
from composer.problem.position import Position

DIAGRAM = parse_fen("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1")


def lines() -> list[tuple[Move, ...]]:
    """Key, defence, mate: a line for each defence."""
    key = composer.solve(DIAGRAM).keys[0]
    assert key.move is not None
    return [(key.move, variation.defence, variation.mates[0]) for variation in key.variations]


def test_a_line_plays_by_itself_to_its_end(qtbot: QtBot) -> None:
    player = LinePlayer()
    seen: list[tuple[Position, int]] = []
    player.shown.connect(lambda position, step: seen.append((position, step)))
    player.play(DIAGRAM, lines()[0])
    qtbot.waitUntil(lambda: player.step == 3)
    assert [step for _, step in seen] == [0, 1, 2, 3]
    assert seen[0][0] == DIAGRAM
    player.home()


def test_another_line_goes_on_where_it_leaves_the_first(qtbot: QtBot) -> None:
    first, second = lines()[:2]
    player = LinePlayer()
    player.play(DIAGRAM, first)
    player.go(len(first))
    steps: list[int] = []
    player.shown.connect(lambda _, step: steps.append(step))
    player.play(DIAGRAM, second)
    player.go(len(second))
    assert steps == [1, 2, 3]  # the key is common to both and is not played again
    player.play(DIAGRAM, first)
    assert steps[3] == 1
    qtbot.waitUntil(lambda: player.step == 3)
    player.home()


def test_steps_stay_within_the_line_and_home_ends_it(qtbot: QtBot) -> None:
    player = LinePlayer()
    player.play(DIAGRAM, lines()[0])
    player.go(len(lines()[0]))
    player.forward()
    assert player.step == 3
    for _ in range(5):
        player.back()
    assert (player.step, player.position) == (0, DIAGRAM)
    with qtbot.waitSignal(player.ended):
        player.home()
    assert (player.is_active, player.position, player.moves) == (False, None, ())
    player.home()  # nothing to end twice
    player.forward()
    assert player.step == 0


def test_an_empty_line_is_home(qtbot: QtBot) -> None:
    player = LinePlayer()
    player.play(DIAGRAM, lines()[0])
    player.go(len(lines()[0]))
    player.play(DIAGRAM, ())
    assert not player.is_active
