# SPDX-License-Identifier: GPL-3.0-or-later
"""Rights that only the history of a position gives: named where a problem speaks of them.

The positions are by T. R. Dawson, published from 1913 to 1922; the answers are computed.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from cases import every

from composer.analysis.dependence import (
    Dependence,
    dependences,
    is_hinted,
)
from composer.formats.entry import Fault
from composer.formats.sniff import scan_problems
from composer.problem.fen import parse_fen
from composer.problem.position import Castling
from composer.problem.problem import Problem
from composer.problem.squares import square_name
from composer.problem.stipulation import parse_stipulation
from composer.retro.rights.values import capturable_passing
from composer.solver.options import Token
from composer.solver.solution import Verdict
from composer.solver.solve import solve_keys

CORPUS = Path(__file__).parents[2] / ".." / "shared" / "corpus" / "olv" / "dawson.olv"

PASSING = "3Rrb2/k2bQ1pp/P2PRn2/PPp2K2/pqB5/1pP5/7P/6B1 w - - 0 1"  # after T. R. Dawson
CASTLING = "nk6/brpp2p1/brp4p/1p6/8/8/8/4K2R w K - 0 1"  # 1913
EITHER = "4k3/ppp1P1p1/2N1P1P1/2PpKpP1/P2pNp2/P7/PR6/b7 w - - 0 1"  # 1914
PARTIAL = "r3k2r/2pppp2/1p4p1/5N2/1pP2Q2/2pPPP2/1b2KPP1/8 w kq - 0 1"  # 1915


def problem(fen: str, printed: str = "", *keywords: str) -> Problem:
    extras = (("solution", printed),) if printed else ()
    two = parse_stipulation("#2")
    return Problem(parse_fen(fen), two, keywords=keywords, extras=extras)


def found(given: Problem) -> tuple[Dependence, ...]:
    return dependences(given, solve_keys(given, retro=False))


def in_words(each: Dependence) -> str:
    passed = "" if each.en_passant is None else f" e.p. {square_name(each.en_passant)}"
    off = "".join(sorted(right.value for right in each.castling))
    return each.key.san + passed + (f" without {off}" if off else "")


@every(
    "given, expected",
    [
        (problem(PASSING, "1. b5*c6 ep.+"), ["bxc6+ e.p. c6"]),
        (problem(PASSING, "", "En passant"), ["bxc6+ e.p. c6"]),
        (problem(PASSING, "1.bc e.p.!", "Retro"), ["bxc6+ e.p. c6"]),
        (problem(CASTLING, "1.Rf1! (2.Rf8#)\nIllegal is 1.0-0", "Cantcastler"), ["Rf1 without K"]),
        (problem(CASTLING, "1.Tf1!", "Retro"), ["Rf1 without K"]),
        (problem(EITHER, "", "Retro"), ["cxd6 e.p. d6", "gxf6 e.p. f6"]),
        (problem(EITHER, "1.g5xf6 ep!", "Retro"), ["gxf6 e.p. f6"]),
        (problem(PARTIAL, "", "Retro", "pRA"), ["Qe4 without k", "Qe5 without q"]),
    ],
)
def test_what_a_problem_rests_on_is_named(given: Problem, expected: list[str]) -> None:
    named = found(given)
    assert [in_words(dependence) for dependence in named] == expected
    for dependence in named:
        proof = solve_keys(dependence.position, given.stipulation, decide=False)
        assert proof.verdict is Verdict.SOUND
        assert proof.keys[0].move == dependence.key


@every(
    "given",
    [
        problem(PASSING),  # nothing speaks of it
        problem(PASSING, "1.Qe4!"),
        problem(PASSING, "1.Qe4!", "Retro"),  # another key was printed
        problem(CASTLING, "1.0-0!", "Castling"),  # the printed key needs no right taken away
        problem("8/8/8/8/8/1K6/7R/k7 w - - 0 1", "", "Retro"),
        problem("8/8/8/8/8/1K6/7R/8 w - - 0 1", "", "Retro"),  # cannot be solved
    ],
)
def test_nothing_is_guessed(given: Problem) -> None:
    assert found(given) == ()


def test_a_sound_problem_with_its_printed_key_needs_nothing() -> None:
    sound = problem("8/8/8/8/8/1K6/7R/k7 w - - 0 1", "1.Rh1#", "Retro")
    one = Problem(sound.position, parse_stipulation("#1"), extras=sound.extras, keywords=("Retro",))
    assert is_hinted(one)
    assert found(one) == ()


def test_a_cancelled_search_names_nothing() -> None:
    given, token = problem(PASSING, "", "En passant"), Token()
    solution = solve_keys(given, retro=False)
    token.cancel()
    assert dependences(given, solution, token) == ()


def test_help_play_is_left_alone() -> None:
    given = Problem(parse_fen(PASSING), parse_stipulation("h#2"), keywords=("En passant",))
    solution = solve_keys(parse_fen(PASSING), "#2")
    assert dependences(given, solution) == ()


@every(
    "fen, squares",
    [
        ("4k3/8/8/1PpPp2P/8/8/8/4K3 w - - 0 1", "c6 e6"),
        ("4k3/2p5/8/1PpP4/8/8/8/4K3 w - - 0 1", ""),  # it cannot have come over c7
        ("4k3/8/2n5/1PpP4/8/8/8/4K3 w - - 0 1", ""),
        ("4k3/8/8/8/pP4pP/8/8/4K3 b - - 0 1", "b3 h3"),
        ("4k3/8/8/8/pP4pP/8/8/4K3 w - - 0 1", ""),
    ],
)
def test_only_what_geometry_allows_is_tried(fen: str, squares: str) -> None:
    assert " ".join(map(square_name, capturable_passing(parse_fen(fen)))) == squares


def test_rights_are_those_of_convention() -> None:
    (each,) = found(problem(CASTLING, "1.Rf1!", "Cantcastler"))
    assert each.castling == {Castling.WHITE_SHORT}
    assert not each.position.castling


@pytest.mark.corpus
@pytest.mark.skipif(not CORPUS.is_file(), reason="the collection is not here")
def test_most_of_a_retro_composer_s_problems_are_named() -> None:
    wanted = named = 0
    for entry in scan_problems(CORPUS):
        if isinstance(entry, Fault):
            continue
        given = entry.problem
        short = given.stipulation.is_direct and given.stipulation.moves <= 2
        if not (short and {"En passant", "Cantcastler"} & set(given.keywords)):
            continue
        solution = solve_keys(given, retro=False)
        if solution.verdict is Verdict.NO_SOLUTION:
            wanted += 1
            named += bool(dependences(given, solution))
    assert wanted > 25
    assert named >= wanted - 1
