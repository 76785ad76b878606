# SPDX-License-Identifier: GPL-3.0-or-later
"""The compiled general engine against the plain solver, and against the kernel where it can."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from cases import every
from fairypositions import KINDS, fairy_position, orthodox_position
from oracle.board import PlainBoard
from oracle.search import plain_search
from thorough import many, some

from composer.problem.fen import parse_fen
from composer.problem.men import SIDES
from composer.problem.position import Position
from composer.problem.stipulation import parse_stipulation
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.solver.compiled import kernel_module
from composer.solver.general.quest import general_moves
from composer.solver.general.search import general_search
from composer.solver.legal import count_lines, legal_moves
from composer.solver.options import Cancelled, SolveOptions, Token, UnsupportedStipulation
from composer.solver.phases import Continuation, Phase, Variation
from composer.solver.popeyemoves import popeye_text
from composer.solver.reference.staged import reference_search
from composer.solver.session import Session
from composer.solver.solve import solve
from composer.solver.stages import Found, Search
from composer.solver.unfolding import UnfoldingSequel

pytestmark = pytest.mark.skipif(kernel_module() is None, reason="the kernel was not built")

CORPUS = Path(__file__).parents[3].parent / "shared" / "corpus"

FAIRY_PLAY = (
    "#2", "=2", "+1", "x2", "==1", "=*2", "zd42", "s#1", "s#2", "s=1", "r#1", "semi-r#1",
    "h#1", "h#1.5", "h=1.5", "hs#1.5", "hr#1.5", "ser-#2", "ser-h#2", "ser-s#2", "ser-r#2",
    "ser-semi-r#2", "exact-#2", "exact-=2", "exact-x2", "exact-zd42", "~1", "h~1", "ser-~2",
)  # fmt: skip
ORTHODOX_PLAY = (
    "#2", "=2", "#3", "s#2", "r#2", "semi-r#2", "h#2", "h=1.5", "hs#2", "ser-h#2", "ser-s#2",
    "ser-r#2",
)  # fmt: skip
PLAYS = (
    "{}2", "s{}1", "s{}2", "r{}2", "semi-r{}2", "h{}1.5", "hs{}1.5", "hr{}1.5", "ser-{}2",
    "ser-h{}2", "ser-s{}2", "ser-r{}2", "ser-semi-r{}2", "exact-ser-{}2",
)  # fmt: skip
GOALS = ("#", "=", "==", "+", "x", "zd4", "=*", "=Q")

SMALL = (1000, 1001, 1002, 1003, 1005, 1011)
"""Seeds of positions with fairy, royal, half-neutral, neutral men in which few moves are played."""

LONG = "4.kh3/.kh3.am{royal}3/8/Qr1r4/8/8/1p6/5.KP{royal}R1 w - - 0 1"
"""A position in which a #5 takes long."""

FAIRY = "7Q/8/8/3k4/8/1G6/1K6/8 w - - 0 1"
"""A position with a grasshopper."""


def last(search: Search, options: SolveOptions | None = None) -> Found:
    *_, found = search.find(options or SolveOptions())
    return found


def plain_moves(position: Position) -> tuple[object, ...]:
    board = PlainBoard(position)
    return tuple(board.described(move) for move in board.moves())


def showing_each_man(times: int) -> Iterator[Position]:
    """Yield positions until each kind of fairy man has come up so many times."""
    left = Counter(dict.fromkeys(KINDS, times))
    for number in count():
        position = fairy_position(number, turn=SIDES[number % 2])
        shown = {man.kind for _, man in position} & left.keys()
        if shown:
            yield position
            left = +(left - Counter(shown))
        if not left:
            return


def test_both_have_the_same_moves_in_the_same_order() -> None:
    for position in showing_each_man(many(2, 4, 12)):
        assert general_moves(position) == plain_moves(position), position


@every("place, text", enumerate(FAIRY_PLAY))
def test_both_find_the_same(place: int, text: str) -> None:
    stipulation = parse_stipulation(text)
    one = place // 2 % len(SMALL)  # each side begins half of all plays
    for number in (SMALL[one:] + SMALL[:one])[:: len(SMALL) // many(1, 2, len(SMALL))]:
        position = fairy_position(number, 6, SIDES[number % 2])
        plain = last(plain_search(position, stipulation, Token()))
        assert last(general_search(position, stipulation, Token())) == plain, (number, position)


def variation(each: Variation) -> Any:
    answers = frozenset(map(continuation, each.continuations))
    return each.defence, each.effective, frozenset(each.parries), answers


def continuation(each: Continuation) -> Any:
    play = frozenset(map(variation, each.variations))
    return each.move, frozenset(each.threats), each.zugzwang, play


def phase(each: Phase | None) -> Any:
    if each is None:
        return None
    return (
        (each.move, each.zugzwang, each.trivial, each.length, each.reaches),
        frozenset(each.threats),
        frozenset(each.refutations),
        frozenset(each.unprovided),
        frozenset(map(variation, each.variations)),
    )


def unordered(found: Found) -> Any:
    """Return what was found, whatever its order."""
    return (
        frozenset(map(phase, found.keys)),
        frozenset(map(phase, found.tries)),
        phase(found.set_play),
        frozenset(found.lines),
        frozenset(found.set_lines),
        found.must_end,
    )


@pytest.mark.parametrize("text", ORTHODOX_PLAY)
def test_orthodox_positions_are_solved_as_by_the_kernel(text: str) -> None:
    stipulation, session = parse_stipulation(text), Session(1)
    for number in range(12):
        position = orthodox_position(number, 7, SIDES[number % 2])
        theirs = unordered(last(session.search(position, stipulation, Token())))
        ours = unordered(last(general_search(position, stipulation, Token())))
        assert ours == theirs, (number, position)


@pytest.mark.parametrize("play", PLAYS)
def test_each_goal_of_each_play_is_reached_as_by_the_kernel(play: str) -> None:
    session = Session(1)
    for goal in GOALS:
        stipulation = parse_stipulation(play.format(goal))
        for number in some(range(12), 2):
            position = orthodox_position(200 + number, 5 + number % 3, SIDES[number % 2])
            theirs = unordered(last(session.search(position, stipulation, Token())))
            ours = unordered(last(general_search(position, stipulation, Token())))
            assert ours == theirs, (goal, number, position)


def test_a_series_leads_through_stalemates() -> None:
    position = parse_fen("k7/2Q5/5K2/8/8/8/1P6/8 w - - 0 1")
    stipulation = parse_stipulation("exact-ser-=2")
    options = SolveOptions(exact=True)
    expected = last(Session(1).search(position, stipulation, Token()), options).lines
    assert len(expected) == 136
    for made in (general_search, plain_search, reference_search):
        found = last(made(position, stipulation, Token()), options)
        assert set(found.lines) == set(expected)


def test_a_marine_ship_hops_over_the_cell_that_a_pawn_has_passed() -> None:
    stipulation = parse_stipulation("hx1")
    for text, expected in (
        ("7k/4p3/8/5.MH2/8/8/8/K7 b - - 0 1", {"e7-e5 MHf5*d7 ep.", "e7-e5 MHf5*e5-d5"}),
        ("7k/3pp3/8/5.MH2/8/8/8/K7 b - - 0 1", {"e7-e5 MHf5*e5-d5"}),
    ):
        for made in (general_search, plain_search):
            lines = last(made(parse_fen(text), stipulation, Token())).lines
            shown = {" ".join(map(popeye_text, line.moves)) for line in lines}
            assert {each for each in shown if each.startswith("e7-e5")} == expected


@pytest.mark.parametrize(
    ("fen", "moves"),
    [
        (
            "8/6.MP1/1p1p4/2.MP5/8/8/8/8 w - - 0 1",
            "MPc5*b6-a7 MPc5*d6-e7 MPc5-c6 MPg7-g8=SI MPg7-g8=TR MPg7-g8=ND MPg7-g8=MS",
        ),
        ("7o/6P1/8/8/8/8/8/.N-7 b - - 0 1", "Oh8*g7 Oh8-h7"),
        ("8/8/5p2/3pO3/8/8/8/8 w - d6 0 1", "Oe5*f6 Oe5-e6"),
    ],
)
def test_pawns_of_other_sorts_have_just_these_moves(fen: str, moves: str) -> None:
    position = parse_fen(fen)
    assert {popeye_text(move) for move in general_moves(position)} == set(moves.split())
    assert len(PlainBoard(position).moves()) == len(moves.split())


def test_plain_and_reference_agree_on_orthodox_positions() -> None:
    for text in ("#2", "h#1.5", "s#1"):
        stipulation = parse_stipulation(text)
        position = orthodox_position(4, 6)
        ours = unordered(last(plain_search(position, stipulation, Token())))
        assert ours == unordered(last(reference_search(position, stipulation, Token())))


@pytest.mark.corpus
@pytest.mark.skipif(not CORPUS.exists(), reason="the corpus is not beside the project")
def test_published_two_movers_are_solved_as_by_the_kernel() -> None:
    session, stipulation = Session(1), parse_stipulation("#2")
    text = (CORPUS / "composed-twomovers.jsonl").read_text(encoding="utf-8")
    for line in text.splitlines()[::40]:
        position = parse_fen(json.loads(line)["fen"])
        theirs = unordered(last(session.search(position, stipulation, Token())))
        assert unordered(last(general_search(position, stipulation, Token()))) == theirs


def test_the_front_door_picks_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    position = parse_fen(FAIRY)
    assert solve(position, "#2").solver == "general"
    assert legal_moves(position) == plain_moves(position)
    monkeypatch.setenv("COMPOSER_SOLVER", "reference")  # it knows orthodox chess only
    assert solve(position, "#2").solver == "general"
    assert legal_moves(position) == plain_moves(position)


def test_without_the_compiled_engine_one_sentence_says_so(without_engine: None) -> None:
    missing = "only the compiled part of the program solves this"
    position = parse_fen(FAIRY)
    orthodox = parse_fen("8/8/8/8/8/1K6/5R2/k7 w - - 0 1")
    with pytest.raises(UnsupportedStipulation, match=missing):
        solve(position, "#2")
    with pytest.raises(UnsupportedStipulation, match=missing):
        legal_moves(position)
    with pytest.raises(UnsupportedStipulation, match=missing):
        solve(orthodox, "#1 GridChess")
    assert solve(orthodox, "#1").solver == "reference"
    assert len(legal_moves(orthodox)) == 20
    assert count_lines(orthodox, 2) == 18


def test_a_cancelled_solve_stops() -> None:
    token = Token()
    token.cancel()
    position = parse_fen(LONG)
    with pytest.raises(Cancelled):
        last(general_search(position, parse_stipulation("#5"), token))
    with pytest.raises(Cancelled):
        last(general_search(position, parse_stipulation("h#5"), token))


def test_the_play_of_long_problems_unfolds_as_the_plain_solver_has_it() -> None:
    position = parse_fen("8/8/8/8/8/1K6/3Q4/1k6 w - - 0 1")
    stipulation = parse_stipulation("#3")
    ours = last(general_search(position, stipulation, Token()))
    assert ours == last(plain_search(position, stipulation, Token()))
    assert ours.keys


def test_what_unfolding_proves_serves_the_play_further_on() -> None:
    """What the first needs is most of what all eighteen continuations need together."""
    asked = "s#19 (BlackMaximummer, ChecklessChess)"
    (key,) = solve("5K2/8/5k2/6p1/5p1n/1n6/6p1/2r5 w - - 0 1", asked).keys
    nodes, found = [], [answer for row in key.variations for answer in row.continuations]
    while found:
        sequel = found.pop().sequel
        assert isinstance(sequel, UnfoldingSequel)
        source: Any = sequel._source
        found += [answer for row in sequel.variations for answer in row.continuations]
        nodes.append(source.nodes)
    assert nodes == sorted(nodes)
    assert len(nodes) == 18
    assert nodes[-1] < 2 * nodes[0]


def test_a_king_is_put_where_he_is_mated_though_the_other_could_be_put_against_it() -> None:
    """The plain solver takes a minute and a half for it."""
    position = parse_fen("8/8/4b3/7p/8/6R1/6R1/r7 b - - 0 1")
    asked = parse_stipulation("h#1")
    rules = Rules.of(conditions=[condition_of("RepublicanChess")])
    (line,) = solve(position, replace(asked, rules=rules)).lines
    assert [popeye_text(move) for move in line.moves] == ["Ra1-h1[+wKh3]", "Kh3-h4[+bKh2]"]
