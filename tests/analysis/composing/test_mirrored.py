# SPDX-License-Identifier: GPL-3.0-or-later
"""Aids say of a mirrored problem what they say of the problem, on the mirrored squares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable

import pytest

from composer.analysis.comparing.difference import Difference
from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.dropmap import drop_map
from composer.analysis.composing.flaws import flaws
from composer.analysis.composing.needed import needs
from composer.analysis.composing.neighbours import Neighbour, neighbours
from composer.analysis.composing.removal import weighed
from composer.analysis.composing.repair import repairs
from composer.analysis.report import analyse
from composer.problem.edits import set_turn, swap_colours
from composer.problem.fen import fen, parse_fen
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solve import solve

PROBLEMS = (
    ("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1", "#2"),
    ("8/8/8/2k5/2P5/2N5/2N3Q1/3K4 w - - 0 1", "#3"),
    ("5K2/3p4/4k3/8/2r2p2/6R1/8/7B b - - 0 1", "h#2"),
    ("6k1/4Q3/6K1/8/8/8/7p/7B w - - 0 1", "s#2"),
)
"""Sound positions of several kinds of play, with what is asked."""

COOKED = "6K1/8/7b/4Pk2/2Q2n1P/2B3R1/5nP1/5R2 w - - 0 1"
"""A position with three keys, of which 1.Rg6 is meant."""


SPARE = "8/1p3p2/b3p3/1p6/4p1NB/6N1/8/2K1k3 w - - 0 1"
"""A mate in two with men to spare of both sides."""

Made = Callable[..., Baseline]


def swapped(position: str) -> str:
    """Return the problem with the colours changed, the other side to move."""
    found = parse_fen(position)
    return fen(set_turn(swap_colours(found), found.turn.other))


def mirrored(position: str) -> str:
    found = parse_fen(position)
    return fen(Position.of({square ^ 7: man for square, man in found}, found.turn))


def compared(found: Difference | None) -> Hashable:
    if found is None:
        return None
    lost, gained = (Counter(map(str, each)) for each in (found.lost, found.gained))
    return (
        found.same_key,
        *(found.lines, found.duals, found.mates, found.variations, found.threats),
        *(found.set_play, found.tries, found.men_saved, lost.total(), gained.total()),
    )


@pytest.mark.parametrize(("position", "asked"), PROBLEMS)
@pytest.mark.parametrize("man", [Man.WHITE_KNIGHT, Man.BLACK_PAWN])
def test_drop_map(baseline_of: Made, position: str, asked: str, man: Man) -> None:
    def answers(text: str, image: int) -> dict[Square, Hashable]:
        baseline = baseline_of(text, asked)
        found: dict[Square, Hashable] = {}
        for answer in drop_map(baseline, man):
            told = (answer.drop, answer.verdict, answer.count, answer.same_key, len(answer.defects))
            found[answer.square ^ image] = (*told, compared(answer.comparison))
        return found

    assert answers(position, 0) == answers(mirrored(position), 7)


@pytest.mark.parametrize(("position", "asked"), PROBLEMS)
def test_needed_men(session: Session, position: str, asked: str) -> None:
    def told(text: str, image: int) -> Hashable:
        *_, found = needs(analyse(solve(text, asked, session=session)), session=session)
        assert found.complete
        rings = {
            (ring.square ^ image, ring.need, ring.why, len(ring.moves)) for ring in found.rings
        }
        pairs = {(frozenset(s ^ image for s in pair.squares), pair.need) for pair in found.pairs}
        return frozenset(rings), frozenset(pairs)

    assert told(position, 0) == told(mirrored(position), 7)


@pytest.mark.parametrize(("position", "asked"), [*PROBLEMS, (SPARE, "#2")])
def test_men_are_weighed_alike_whoever_mates(session: Session, position: str, asked: str) -> None:
    """With the colours changed the same men are needed, and the same ones are wasted."""

    def told(text: str, image: int) -> Hashable:
        analysis = analyse(solve(text, asked, session=session))
        *_, found = needs(analysis, session=session)
        rings = {(r.square ^ image, r.need, r.why, len(r.moves)) for r in found.rings}
        points = {
            (point.id, point.weight, frozenset(square ^ image for square in point.squares))
            for point in weighed(analysis, Token(), session).points
            if point.id in ("economy", "cookstoppers", "idle_man", "idle_men")
        }
        return frozenset(rings), frozenset(points)

    assert told(position, 0) == told(swapped(position), 56)


@pytest.mark.parametrize(("position", "asked"), [PROBLEMS[2], PROBLEMS[3]])
def test_neighbours(baseline_of: Made, session: Session, position: str, asked: str) -> None:
    def told(text: str) -> Counter[Hashable]:
        last: dict[int, Neighbour] = {}
        for progress in neighbours(baseline_of(text, asked), session=session):
            last |= {neighbour.number: neighbour for neighbour in progress.new}
        return Counter(
            (
                *(neighbour.edit.kind, neighbour.edit.man, neighbour.edit.other, neighbour.verdict),
                *(neighbour.same_key, len(neighbour.defects), compared(neighbour.comparison)),
            )
            for neighbour in last.values()
        )

    found = told(position)
    assert found.total() > 100
    assert found == told(mirrored(position))


def test_repairs(baseline_of: Made, session: Session) -> None:
    def told(baseline: Baseline) -> Counter[Hashable]:
        found = [
            repair
            for progress in repairs(baseline, flaws(baseline), session=session)
            for repair in progress.new
        ]
        return Counter(
            (repair.verdict, repair.all_mended, len(repair.keys), compared(repair.comparison))
            for repair in found
        )

    found = told(baseline_of(COOKED, "#2", "Rg6"))
    assert found
    assert found == told(baseline_of(mirrored(COOKED), "#2", "Rb6"))
