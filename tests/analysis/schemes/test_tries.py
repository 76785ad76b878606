# SPDX-License-Identifier: GPL-3.0-or-later
"""Tries beside a key, the men whom cooks rest on, why there is no key; and all of it in words."""

from __future__ import annotations

from composer.analysis.schemes.keyorder import ranked
from composer.analysis.schemes.replies import table_of
from composer.analysis.schemes.sentences import (
    cook_sentence,
    key_facts,
    key_move,
    no_key_sentences,
    origins,
    try_sentence,
)
from composer.analysis.schemes.takebacks import keys_of
from composer.analysis.schemes.tries import cooks_of, tries_of, why_no_key
from composer.problem.edits import remove
from composer.problem.fen import parse_fen
from composer.problem.stipulation import TWO_MOVER
from composer.solver.schemeplay import scheme_board, step_of
from composer.solver.solve import solve_keys

AFTER = parse_fen("2B5/2p1N3/3k4/3Np3/4K3/3pQ3/3P4/8 b - - 0 1")
FLIGHTS = parse_fen("5b2/1n6/8/1Q1p4/3k4/4R3/3K4/7B b - - 0 1")
"""Its six quiet keys all take a flight or two."""

NEAR = parse_fen("KB6/pR6/QN2k3/6P1/5p2/1r2N1pq/bp6/1B2R3 b - - 0 1")
"""To it lead many near misses."""

HOLE = parse_fen("2N5/8/K1p4p/1pk2N2/R2n3r/1P2n2p/7Q/4r1BB b - - 0 1")


def test_a_try_has_one_refutation() -> None:
    found = [(key, one) for key in keys_of(FLIGHTS, 0) for one in tries_of(key.taken_back)]
    assert found
    for key, one in found[:20]:
        table = table_of(scheme_board(key.taken_back.diagram), one.first)
        assert table.holes == (one.refutation,)
        assert step_of(one.first).origin == key.taken_back.step.origin
    row = ranked(FLIGHTS, [found[0][0]])[0]
    assert "?" in str(try_sentence(row.key.taken_back.diagram, found[0][1]))


def test_without_a_man_it_rests_on_a_cook_fails_and_the_key_stays() -> None:
    alone = 0
    for key in [key for key in keys_of(NEAR) if key.cooks][:12]:
        diagram = key.taken_back.diagram
        for cook in cooks_of(key):
            for square in cook.rests_on[:2]:
                without = remove(diagram, square)
                keys = {k.move.uci for k in solve_keys(without, TWO_MOVER).keys if k.move}
                assert str(step_of(cook.first)) not in keys
                alone += str(key.taken_back.step) in keys
            assert str(cook_sentence(diagram, cook)).startswith("1.")
    assert alone


def test_a_hole_is_why_no_move_is_a_key() -> None:
    why = why_no_key(HOLE)
    assert [str(each) for each in no_key_sentences(HOLE, why)] == ["no mate after Rf4"]


def test_several_threats_are_named_though_black_is_to_move() -> None:
    after = parse_fen("7k/6pp/8/8/8/8/7p/3RQ2K b - - 0 1")
    told = [str(each) for each in no_key_sentences(after, why_no_key(after))]
    assert "2 threats: 2.Qe8#, 2.Rd8#" in told


def test_cooks_are_why_no_move_is_a_key() -> None:
    why = why_no_key(AFTER)
    assert why.tried == why.impossible + why.short + why.cooked + len(list(keys_of(AFTER, 0)))
    words = [str(each) for each in no_key_sentences(AFTER, why)]
    assert f"{why.tried} moves may lead here" in words
    assert words[-1].startswith("most often Q")


def test_a_key_in_words() -> None:
    rows = ranked(AFTER, keys_of(AFTER, 0))
    assert key_move(rows[0]) == "1.Ke4"
    assert str(origins(rows[:1])) == "from f5"
    assert [str(fact.words) for fact in key_facts(rows[0])] == ["set mates 1 of 2"]
