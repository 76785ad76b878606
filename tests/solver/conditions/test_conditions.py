# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions: the compiled engine against the plain solver, and single moves known to be right."""

from __future__ import annotations

import csv
import random
from dataclasses import replace
from pathlib import Path

import pytest
from cases import every
from fairypositions import fairy_position
from oracle.board import PlainBoard
from oracle.search import plain_search
from thorough import BRUTE, IN_FULL

from composer.problem.fen import parse_fen
from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.move import Mark
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation, parse_stipulation
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.solver.compiled import kernel_module
from composer.solver.conditions.rows import PLAYED, QUALITIES
from composer.solver.conditions.table import (
    played,
    qualities_of,
    unsolved_sentence,
)
from composer.solver.general.search import general_search
from composer.solver.lawdefects import fatal_by_rules
from composer.solver.legal import legal_moves
from composer.solver.options import SolveOptions, Token, UnsupportedStipulation
from composer.solver.popeyemoves import popeye_text
from composer.solver.solve import solve
from composer.solver.stages import Found, Search

HERE = Path(__file__).parent
SPELLINGS = HERE.joinpath("spellings.txt").read_text(encoding="utf-8").split("\n")[:-1]
WIDE = frozenset(
    {"AntiSuperCirce", "AntiCirce Super Cheylan", "CageCirce", "SuperCirce"}
)  # so many moves that the plain solver is slow
MOST = 4 if IN_FULL else 2  # positions for each condition, half of them with Black to move
ENOUGH = 600  # positions looked at, times the moves of a side
PLAYS = ("#1", "h#1", "s#1", "ser-h#1", "exact-#2", "~1")
KERNEL = pytest.mark.skipif(kernel_module() is None, reason="the kernel was not built")
_KINDS = (Kind.PAWN, Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN)


def rules_of(text: str) -> Rules:
    rules = Rules.of(conditions=[condition_of(text)])
    assert not unsolved_sentence(rules), text
    return rules


def crowded(seed: int, rules: Rules, turn: Colour, most: int = 9) -> Position:
    """Return a position with few squares between the men, which can be solved by the rules."""
    chance = random.Random(f"{seed} {rules}")
    if seed % 4 == 0:
        position = fairy_position(chance.randrange(10**6), most, turn)
        if not fatal_by_rules(position, rules):
            return position
    while True:
        men = {}
        squares = chance.sample(range(8, 56), most)
        for side in SIDES:
            men[squares.pop()] = Man.of(side, Kind.KING)
        for square in squares:
            men[square] = Man.of(chance.choice(SIDES), chance.choice(_KINDS))
        position = Position.of(men, turn)
        if not fatal_by_rules(position, rules):
            return position


def quickly_solved(seed: int, stipulation: Stipulation, turn: Colour) -> tuple[Position, Found]:
    """Return a position with a solution, if one is soon drawn, and what the compiled engine finds.

    The plain solver takes a thousand times as long: of six drawn positions it gets the first that
    has a solution and in which few positions are looked at, else the one with the fewest.
    """
    drawn = []
    for draw in range(6):
        position = crowded(100 * (draw + 1) + seed, stipulation.rules, turn, 6)
        search = general_search(position, stipulation, Token())
        found = last(search)
        moves = max(len(legal_moves(position, stipulation.rules, side)) for side in SIDES)
        cost = search.nodes * moves
        is_solved = bool(found.keys or found.lines)
        drawn.append((cost > ENOUGH, not is_solved, cost, draw, position, found))
        if is_solved and cost <= ENOUGH:
            break
    return min(drawn)[4:]


def last(search: Search) -> Found:
    *_, found = search.find(SolveOptions())
    return found


def test_each_condition_is_tried() -> None:
    tried = {condition_of(text).id for text in SPELLINGS}
    assert tried == set(PLAYED)
    module = kernel_module()
    if module is not None:
        names = {condition.engine for text in SPELLINGS for condition in played(rules_of(text))}
        names |= {made().engine for made in QUALITIES.values()}
        names |= {"learning"}  # of orphans and friends, who need no condition
        assert names == set(module.condition_names())


@KERNEL
@every("text", SPELLINGS)
def test_both_have_the_same_moves_in_the_same_order(text: str) -> None:
    rules = rules_of(text)
    for seed in range(min(MOST, 2) if text in WIDE else MOST):
        position = crowded(seed, rules, SIDES[seed % 2], 5 if text in WIDE else 9)
        board = PlainBoard(position, played(rules, position.turn))
        plain = tuple(board.described(move) for move in board.moves())
        assert legal_moves(position, rules, position.turn) == plain, (seed, position)


def with_special(seed: int, quality: str, turn: Colour) -> Position:
    """Return a position in which about half of the men have a quality."""
    chance = random.Random(f"{seed} {quality}")
    position = crowded(seed, Rules.of(), turn)
    men = {
        square: man.with_qualities({*man.qualities, quality})
        if not man.is_royal and chance.random() < 0.5
        else man
        for square, man in position
    }
    return Position.of(men, turn)


@KERNEL
@every("quality", sorted(QUALITIES))
def test_both_have_the_same_moves_of_men_with_a_quality(quality: str) -> None:
    moved = 0
    for seed in range(3 * MOST):
        position = with_special(seed, quality, SIDES[seed % 2])
        board = PlainBoard(position, played(Rules.of(), None, qualities_of(position.board)))
        plain = tuple(board.described(move) for move in board.moves())
        moved += sum(quality in move.man.qualities for move in plain)
        assert legal_moves(position, Rules.of(), position.turn) == plain, (seed, position)
    assert moved


def test_chameleons_go_round_and_others_may_become_chameleons() -> None:
    position = parse_fen("7k/P7/8/8/8/6=R{chameleon}1/8/4K3 w - - 0 1")
    board = PlainBoard(position, played(Rules.of(), None, frozenset({"chameleon"})))
    told = {popeye_text(board.described(move)) for move in board.moves()}
    assert {"ncRg3-g2=ncQ", "a7-a8=Q", "a7-a8=Q=c", "a7-a8=S=c"} <= {
        text.rstrip("+ ") for text in told
    }


def test_whom_a_magic_man_sees_along_another_line_changes_sides() -> None:
    position = parse_fen("7k/8/8/3q4/8/2r5/3R{magic}4/6K1 w - - 0 1")
    told = {popeye_text(move) for move in legal_moves(position, Rules.of(), Colour.WHITE)}
    assert "mRd2-d3[c3=w]" in told  # the queen was seen along the file before
    assert {text for text in told if text.startswith("mRd2-d4")} == {"mRd2-d4"}
    assert {text for text in told if text.startswith("mRd2-c2")} == {"mRd2-c2[c3=w]"}
    twice = parse_fen("1k6/8/8/8/2R{magic}5/4R{magic}3/7r/K7 w - - 0 1")
    told = {popeye_text(move) for move in legal_moves(twice, Rules.of(), Colour.WHITE)}
    assert {"mRc4-h4[h2=w]", "mRe3-h3[h2=w]"} <= told
    with pytest.raises(UnsupportedStipulation, match="magic men are not solved yet"):
        solve(parse_fen("7k/8/8/8/8/2.RO{magic}5/8/K7 w - - 0 1"), "#1")


@KERNEL
def test_the_hurdle_of_a_bul_or_dob_moves_on_and_is_promoted() -> None:
    board = "7k/8/2P5/3G{@}4/8/8/8/K7 w - - 0 1"
    told = {
        quality: {
            popeye_text(move)
            for move in legal_moves(
                parse_fen(board.replace("@", quality)), Rules.of(), Colour.WHITE
            )
            if move.man.kind.code == "G"
        }
        for quality in ("bul", "dob")
    }
    assert told["dob"] == {"dGd5-b7[wPc6->c7]"}
    assert told["bul"] == {f"bGd5-b7[wPc6->a8={kind}]" for kind in "QRBS"} | {
        "bGd5-b7[wPc6->a8=G=b]"
    }
    chances = random.Random("hurdles")
    hops = 0
    for number in range(60):
        quality, cells = ("bul", "dob")[number % 2], chances.sample(range(8, 56), 10)
        kinds = [Kind.KING, Kind.KING, *map(Kind.of, ("grasshopper", "lion", "pao", "grasshopper"))]
        kinds += [Kind.PAWN, Kind.PAWN, Kind.ROOK, Kind.KNIGHT]
        men = {
            cell: Man.of(
                SIDES[place] if place < 2 else chances.choice(list(Colour)),
                kinds[place],
                {quality} if 2 <= place < 6 else (),
            )
            for place, cell in enumerate(cells)
        }
        position = Position.of(men, SIDES[number % 2])
        if fatal_by_rules(position, Rules.of()):
            continue
        plain = PlainBoard(position, played(Rules.of(), None, qualities_of(position.board)))
        found = tuple(plain.described(move) for move in plain.moves())
        hops += sum("->" in popeye_text(move) for move in found)
        assert legal_moves(position, Rules.of(), position.turn) == found, position
    assert hops > 200


def plays_of(number: int) -> tuple[str, ...]:
    """Return in which plays a condition is tried: at the desk in one, unattended in three.

    Two kinds of play find what hooks of conditions do wrong: help, where all moves of both are
    played, and self play, where those of the one must answer all of the other. The others take
    turns.
    """
    if BRUTE:
        return PLAYS
    if IN_FULL:
        return ("h#1", "s#1", ("#1", "ser-h#1", "exact-#2", "~1")[number % 4])
    return (PLAYS[number % len(PLAYS)],)


@KERNEL
@pytest.mark.timeout(900)  # all conditions one after the other, on a machine that may be busy
@every("number, text", enumerate(SPELLINGS))
def test_both_find_the_same(number: int, text: str) -> None:
    rules = rules_of(text)
    for seed, asked in enumerate(plays_of(number)):
        stipulation = replace(parse_stipulation(asked), rules=rules)
        position, found = quickly_solved(seed, stipulation, SIDES[asked.startswith("h")])
        assert found == last(plain_search(position, stipulation, Token())), (asked, position)


with HERE.joinpath("golden.tsv").open(encoding="utf-8") as _file:
    GOLDEN = tuple(csv.DictReader(_file, delimiter="\t"))


@every("case", GOLDEN)
def test_moves_that_are_known(case: dict[str, str]) -> None:
    """`moves` must be legal; behind a bar stand moves that must not be."""
    rules = rules_of(case["condition"])
    texts = {popeye_text(move) for move in legal_moves(parse_fen(case["position"]), rules)}
    wanted, _, unwanted = case["moves"].partition("|")
    assert set(wanted.split()) <= texts
    assert not set(unwanted.split()) & texts


@pytest.mark.parametrize(
    ("fen", "condition", "keys"),
    [
        ("7k/8/8/8/8/8/8/2K1R1R1 w - - 0 1", "", set()),
        ("7k/8/8/8/8/8/8/2K1R1R1 w - - 0 1", "MAFF", {"Re1-e8"}),
        ("7k/6pp/8/8/8/8/1B4Q1/K3R3 w - - 0 1", "", {"Qg2*g7", "Qg2-a8", "Re1-e8"}),
        ("7k/6pp/8/8/8/8/1B4Q1/K3R3 w - - 0 1", "OWU", {"Qg2*g7"}),
        ("7k/6pp/8/8/8/8/8/K3R3 w - - 0 1", "AMU", set()),
        ("7k/6pp/8/8/8/8/6n1/K3R3 w - - 0 1", "AMU", {"Re1-e8"}),
    ],
)
def test_what_mates_by_rules_of_mate(fen: str, condition: str, keys: set[str]) -> None:
    found = solve(fen, f"#1 ({condition})" if condition else "#1")
    assert {popeye_text(key.move) for key in found.keys if key.move is not None} == keys


def test_each_condition_that_says_who_is_mated_must_hold() -> None:
    """MAFF leaves the king one flight, and by AMU who mates was attacked by just one man."""
    both = Rules.of(conditions=[condition_of("MAFF"), condition_of("AMU")])
    for men, mates in (("8/2K1R1R1", set()), ("5p2/2K1R1R1", {"Re1-e8"})):
        position = parse_fen(f"7k/8/8/8/8/8/{men} w - - 0 1")
        moves = legal_moves(position, replace(both, untried=True))
        assert {popeye_text(move) for move in moves if move.mark is Mark.MATE} == mates


def test_a_man_on_the_square_of_an_imitator_is_a_fault() -> None:
    position = Position.of({16: Man.BLACK_KING, 0: Man.WHITE_KING, 28: Man.WHITE_ROOK})
    (defect,) = fatal_by_rules(position, rules_of("Imitator e4f4"))
    assert str(defect.message) == "a man stands on the square of an imitator (e4)"
    assert not fatal_by_rules(position, rules_of("Imitator f4"))
