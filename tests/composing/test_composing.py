# SPDX-License-Identifier: GPL-3.0-or-later
"""A core, the men that may be added, a theme: what is found, what is refused."""

from __future__ import annotations

from concurrent.futures import Future
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest

from composer.composing.ask import Ask, why_not
from composer.composing.composer import Composing
from composer.composing.finds import Archive, Find
from composer.composing.prover import Prover, named_by
from composer.composing.turns import work_turn
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.solver.options import Token
from composer.solver.session import Session

GRIMSHAW = Ask(
    parse_fen("4br2/8/7Q/5k2/8/1B4K1/8/8 w - - 0 1"),
    tuple(map(Man.from_letter, "NPnppp")),
    "grimshaw",
    tuple(map(parse_square, ("f7", "f8", "e8"))),
    changes=20_000,
)


class Here:
    """A pool that works where it is."""

    workers = 1
    lack = ""

    def submit(self, function: Any, /, *args: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(function(*args))
        return future

    def renew(self) -> None: ...

    def close(self) -> None: ...


def test_a_grimshaw_is_found_with_all_of_its_core() -> None:
    search = Composing(GRIMSHAW, Here())
    told: list[Find] = []
    progress = search.run(told.append, turns=6)
    assert progress.finished
    assert progress.tally.turns == 6
    assert search.best()
    assert {find.fen for find in search.best()} <= {find.fen for find in told}
    with closing(Session(table_megabytes=16, threads=1)) as session:
        prover = Prover(GRIMSHAW, session, Token())
        for find in search.best():
            proof = prover.prove(parse_fen(find.fen))
            assert proof is not None
            assert named_by(proof.flag) >= GRIMSHAW.needed
    assert all(find.whole_core for find in told)


def test_a_turn_is_the_same_again() -> None:
    ask = replace(GRIMSHAW, changes=4_000)
    assert work_turn(ask, 3) == work_turn(ask, 3)


def test_a_published_one_is_proved_and_made_no_lighter() -> None:
    position = parse_fen("4br2/8/5p1Q/5k2/6N1/1B4K1/8/8 w - - 0 1")
    with closing(Session(table_megabytes=16, threads=1)) as session:
        prover = Prover(GRIMSHAW, session, Token())
        proof = prover.prove(position)
        assert proof is not None
        assert prover.economized(position, proof)[0] == position


@pytest.mark.parametrize(
    ("core", "allowed", "theme", "squares", "part"),
    [
        ("8/8/8/8/8/8/8/K7", "Q", "grimshaw", "", "Black's king is missing"),
        ("k7/8/8/8/8/8/8/8", "Q", "grimshaw", "", "White's king is missing"),
        ("k7/8/8/8/8/8/8/K7", "QK", "grimshaw", "", "more kings than one"),
        ("k7/PP6/8/8/8/8/8/K7", "PPPPPPP", "grimshaw", "", "more pawns"),
        ("k7/8/8/8/8/8/8/K7", "Q", "nonsense", "", "no theme nonsense"),
        ("k7/8/8/8/8/8/8/K7", "Q", "aristocrat", "", "no grammar"),
        ("k7/8/8/8/8/8/8/K6r", "Qb", "grimshaw", "", "no geometry"),
        ("4br2/8/7Q/5k2/8/1B4K1/8/8", "N", "grimshaw", "a1", "no geometry"),
    ],
)
def test_what_cannot_be_is_said_at_once(
    core: str, allowed: str, theme: str, squares: str, part: str
) -> None:
    ask = Ask(
        parse_fen(f"{core} w - - 0 1"),
        tuple(map(Man.from_letter, allowed)),
        theme,
        tuple(map(parse_square, squares.split())),
    )
    assert part in str(why_not(ask))


def test_what_can_be_is_not_refused() -> None:
    assert why_not(GRIMSHAW) is None
    assert "8 men" not in str(why_not(replace(GRIMSHAW, most_men=8)))
    assert "more than the 5" in str(why_not(replace(GRIMSHAW, most_men=5)))


def find(turn: int, added: str, idea: str = "x", fatal: str = "") -> Find:
    men = tuple(added.split())
    return Find(turn, f"{turn}", "a1a2", "Ra2", 6 + len(men), men, "grimshaw", idea=(idea,),
                fatal=tuple(fatal.split()))  # fmt: skip


def test_no_find_repeats_another_with_a_man_more() -> None:
    archive = Archive()
    light = find(1, "Pa2")
    assert archive.add([find(0, "Pa2 pb3"), light]) == [find(0, "Pa2 pb3"), light]
    assert archive.ranked() == (light,)
    assert archive.add([find(2, "Pa2 ph7")]) == []


def test_three_of_each_idea_are_kept_and_the_best_of_each_come_first() -> None:
    archive = Archive()
    archive.add([find(n, f"Pa{n}") for n in range(2, 7)] + [find(9, "Pb2", "y", "fatal")])
    assert [found.turn for found in archive.ranked()] == [2, 9, 3, 4]
