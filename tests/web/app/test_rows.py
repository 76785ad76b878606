# SPDX-License-Identifier: GPL-3.0-or-later
"""The rows in which the page lists a solution; in Node, where it is there."""

from __future__ import annotations

from typing import Any

import pytest
from pageline import called

from composer.analysis.composing.news import SolutionNews
from composer.analysis.foremost import thematic_moves
from composer.analysis.report import analyse
from composer.gui.panels.rows import TreeOptions, solution_rows
from composer.notation.letters import ENGLISH
from composer.notation.moves import move_text
from composer.solver.phases import Continuation, Phase
from composer.solver.solution import Solution
from composer.solver.solve import solve
from composer.studio.solutionrows import gone_words, later_rows, rows_of_news

LONG = "8/1p5Q/bP2P3/1p1B2P1/1B6/4kNp1/5pP1/5K2 w - - 0 1"  # E. Baird 1902
LOYD = "1B6/b1N1R1pp/rr6/2pP2NR/2Pk1q2/p2B2p1/1PPP1n1Q/4K1n1 w - - 0 1"


def rows(solution: Solution) -> list[dict[str, Any]]:
    (found,) = called("rows.js", "en", ("rowsOf", solution.json_object()))
    assert isinstance(found, list)
    return found


def test_play_that_does_not_branch_is_one_row() -> None:
    found = [row for row in rows(solve(LONG, "s#4")) if row["kind"] == "defence"]
    assert [(row["label"], row["moves"]) for row in found] == [
        ("1...Kd3", "2.Bd2 b4 3.Qc4+ Bxc4 4.Be4+ Kxe4#")
    ]
    assert [step["move"]["uci"] for step in found[0]["path"]] == [
        *("h7c7", "e3d3", "b4d2", "b5b4", "c7c4", "a6c4", "d5e4", "d3e4")
    ]
    assert [step["white"] for step in found[0]["path"]] == [True, False] * 4


def lines(phase: Phase) -> set[tuple[str, ...]]:
    """All lines of a phase to their ends, as UCI; threats left aside."""
    assert phase.move is not None
    found: set[tuple[str, ...]] = set()

    def walk(line: tuple[str, ...], above: Phase | Continuation) -> None:
        effective = [each for each in above.variations if each.effective]
        for variation in effective:
            there = (*line, variation.defence.uci)
            for answer in variation.continuations:
                walk((*there, answer.move.uci), answer)
            if not variation.continuations:
                found.add(there)
        if not effective:
            found.add(line)

    walk((phase.move.uci,), phase)
    return found


@pytest.mark.parametrize(("fen", "stipulation"), [(LONG, "s#4"), (LOYD, "#4")])
def test_every_line_of_the_key_ends_in_a_row(fen: str, stipulation: str) -> None:
    solution = solve(fen, stipulation)
    (key,) = solution.keys
    told = {tuple(step["move"]["uci"] for step in row["path"]) for row in rows(solution)}
    wanted = lines(key)
    first_duals = {line for line in wanted if line not in told}
    # Of several mates at once the first stands for the others in the path.
    assert all(any(other[:-1] == line[:-1] for other in told) for line in first_duals)
    assert len(first_duals) < len(wanted)


def test_variations_that_show_something_come_first() -> None:
    solution = solve(LOYD, "#4")
    later = later_rows(solution, thematic_moves(analyse(solution)))
    assert later
    (found,) = called("rows.js", "en", ("rowsOf", solution.json_object(), later))
    assert isinstance(found, list)
    plain = rows(solution)
    told = {row["id"] for row in found if row["kind"] != "more"}
    assert len(found) == 1500 or told == {row["id"] for row in plain}  # nothing is lost
    more = [place for place, row in enumerate(found) if row["kind"] == "more"]
    assert more
    for place in more:
        head, below = found[place], []
        for row in found[place + 1 :]:
            if row["depth"] <= head["depth"]:
                break
            below.append(row)
        assert not head["open"]
        firsts = [row for row in below if row["depth"] == head["depth"] + 1 and row["label"]]
        assert firsts or place == len(found) - 1
    key = [row for row in found if row["id"].startswith("key ")]
    assert key[0]["kind"] == "first"


def test_what_an_edit_brought_and_took_is_told_of_the_rows() -> None:
    before = solve("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1", "#2")
    after = solve("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P7/4Q3/8 w - - 0 1", "#2")
    news = SolutionNews.between(before, after)
    told: dict[str, list[str]] = rows_of_news(after, news)
    told["gone"] = list(gone_words(news, ENGLISH, "Set play"))
    assert told["gone"]
    (found,) = called("rows.js", "en", ("rowsOf", after.json_object(), [], told))
    assert isinstance(found, list)
    gone = [row["label"] for row in found if row.get("news") == "gone"]
    assert gone == told["gone"]
    new = [row for row in found if row.get("news") == "new"]
    assert len(new) + sum(row.get("news") == "changed" for row in found) > 0
    window = solution_rows(after, TreeOptions(letters=ENGLISH), news=news)
    (section,) = [row for row in window if row.key == "gone"]
    assert [row.lead for row in section.children] == gone  # as at the desk


def test_what_comes_after_the_key_has_its_holes() -> None:
    solution = solve("2N5/8/K1p4p/1pk2N2/R2n3r/1P2n2p/7Q/4r1BB b - - 0 1", "after #2")
    (found,) = called("rows.js", "en", ("rowsOf", solution.json_object()))
    told = [(row["kind"], row["label"], row["moves"]) for row in found]
    assert told[0] == ("section", "The position after the key (after #2)", "")
    assert any(kind == "note" and "1...Rf4!" in label for kind, label, _ in told)
    assert any("2.Qd6" in label for kind, label, _ in told if kind == "note")
    assert ("defence", "1...Nc4", "2.b4#") in told
    sides = [[step["white"] for step in row["path"]] for row in found if row["path"]]
    assert [False, True] in sides  # the side that answers the key begins
    assert not any(first for first, *_ in sides)


@pytest.mark.parametrize(
    ("fen", "stipulation", "wanted"),
    [
        ("3rkr2/3p1p2/8/4P3/8/7B/8/K3R3 b - - 0 1", "h#1", "exd6 e.p.#"),
        ("4rkr1/4p1p1/8/8/8/8/8/4K2R w K - 0 1", "#1", "0-0#"),
        ("7k/5Q2/8/6K1/8/8/8/8 w - - 0 1", "h=0.5", "="),
    ],
)
def test_moves_are_written_as_at_the_desk(fen: str, stipulation: str, wanted: str) -> None:
    solution = solve(fen, stipulation)
    told = [row[name] for row in rows(solution) for name in ("label", "moves")]
    moves = [move for line in solution.lines for move in line.moves]
    moves += [key.move for key in solution.keys if key.move is not None]
    texts = [move_text(move, ENGLISH) for move in moves]
    assert any(wanted in text for text in texts)
    assert all(any(text in each for each in told) for text in texts)
