# SPDX-License-Identifier: GPL-3.0-or-later
"""Sidelines carry marks as the main line does; the verdict asks of them what the composer asks."""

from __future__ import annotations

from composer.notation.studies.reading import read_tree
from composer.problem.fen import parse_fen
from composer.problem.stipulations.claims import Claim
from composer.studies.audit import Audit, AuditedMove
from composer.studies.endings import Endings
from composer.studies.marks import Dual, Mark
from composer.studies.sidelines import asks_alike, audit_tree, branches, chosen
from composer.studies.tree import StudyTree
from composer.studies.verdict import is_sound, sentences_of

RETI = parse_fen("7K/8/k1P5/7p/8/8/8/8 w - - 0 1")
TREE = "1.Kg7! h4 (1...Kb6 2.Kf6 h4 3.Ke5) 2.Kf6 Kb6 (2...h3{}3.Ke7{}h2 4.c7) 3.Ke5 h3 4.Kd6"


def tree_of(thematic: str = " ", minor: str = " ") -> StudyTree:
    read = read_tree(TREE.format(thematic, minor), RETI)
    assert read.is_whole
    return read.tree


def duals_of(found: Audit) -> dict[str, Dual]:
    return {
        f"{move.number}.{other.move.san}": other.dual
        for move in (*found.moves, *(move for line in found.sidelines for move in line.moves))
        for other in move.alternatives
        if other.dual is not None
    }


def test_each_move_of_white_is_looked_at(endings: Endings) -> None:
    told: list[AuditedMove] = []
    tree = tree_of()
    raw = audit_tree(endings, Claim.DRAW, tree, report=told.append)
    found = chosen(raw, tree)
    assert [f"{line.number}...{line.first.san}" for line in found.sidelines] == [
        "1...Kb6",
        "2...h3",
    ]
    assert {move.way for move in told} == {
        placed.way[:-1] for placed in tree.placed() if placed.before.turn.name == "WHITE"
    }
    assert all(move.weakest in (Mark.TABLE, Mark.WASTE, Mark.KERNEL) for move in told)
    assert duals_of(found) == {"3.Ke6": Dual.SIDELINE}
    assert is_sound(found)
    told_of = map(str, sentences_of(found))
    assert [told for told in told_of if not told.startswith("tries ")] == [
        "draw, proved: in the line 4 moves of White are each the only one",
        "sidelines that are not thematic: White's move is proved to be the only one at 3 of 4 "
        "moves",
    ]


def test_a_thematic_sideline_is_asked_to_be_sound(endings: Endings) -> None:
    plain, thematic = tree_of(), tree_of(" {<main>} ")
    assert asks_alike(plain, thematic)
    raw = audit_tree(endings, Claim.DRAW, plain)
    found = chosen(raw, thematic)
    assert found == chosen(audit_tree(endings, Claim.DRAW, thematic), thematic)
    assert duals_of(found) == {"3.Ke6": Dual.INSIDE}
    assert is_sound(found) is False
    assert f"{sentences_of(found)[0]}" == "sideline 2...h3: dual at move 3: Ke6 (draw)"
    minor = tree_of(" {<main>} ", " (3.Ke6 {<minor_dual>}) 3...")
    assert asks_alike(plain, minor)
    found = chosen(raw, minor)
    assert is_sound(found)
    told_of = map(str, sentences_of(found))
    assert [told for told in told_of if not told.startswith("tries ")] == [
        "draw, proved: in main line and thematic sidelines 5 moves of White are each the only one",
        "one dual is minor by the composer's word",
        "sidelines that are not thematic: White's move is proved to be the only one at 2 of 2 "
        "moves",
    ]
    text = "1.Kg7! h4 2.Kf6 Kb6 (2...h3 {<main>} 3.Ke7) 3.Ke5 h3 4.Kd6"
    short = read_tree(text, RETI).tree  # where nothing is the only move, no dual is one in the end
    found = chosen(audit_tree(endings, Claim.DRAW, short), short)
    assert duals_of(found) == {"3.Ke6": Dual.INSIDE}
    assert is_sound(found) is False
    example = tree_of(" {<main>} ", " {<eg>} ")
    assert duals_of(chosen(raw, example)) == {"3.Ke6": Dual.END}


def test_a_cancelled_audit_says_no_more_than_it_knows(endings: Endings) -> None:
    tree, flag = tree_of(" {<main>} "), bytearray(1)

    def report(move: AuditedMove) -> None:
        flag[0] = move.number == 4

    found = chosen(audit_tree(endings, Claim.DRAW, tree, flag, report=report), tree)
    assert not found.is_whole
    assert is_sound(found) is None
    assert "not finished" in f"{sentences_of(found)[0]}"


def test_a_failing_sideline_is_told(endings: Endings) -> None:
    tree = read_tree("1.Kg7 h4 (1...Kb6 2.Kg6 h4 3.Kg5 h3) 2.Kf6", RETI).tree
    found = chosen(audit_tree(endings, Claim.DRAW, tree), tree)
    told = " ".join(f"{each}" for each in sentences_of(found))
    assert "sideline 1...Kb6: the line fails at move 2: Kg6 is answered by" in told
    begun = read_tree("1...Kb6 (1...h4 2.Kf6 {<main>}) 2.Kf6", parse_fen(
        "8/6K1/k1P5/7p/8/8/8/8 b - - 0 1")).tree  # fmt: skip
    (branch,) = branches(begun)
    assert len(branch.before) == 0
    (line,) = chosen(audit_tree(endings, Claim.DRAW, begun), begun).sidelines
    assert f"{line.number}...{line.first.san}" == "1...h4"
    assert (line.after, line.is_thematic) == (0, False)
    assert [move.printed for move in line.moves] == [2]


def test_mutual_zugzwangs_of_the_line_are_told(endings: Endings) -> None:
    start = parse_fen("8/8/8/1k6/8/8/K5P1/8 w - - 0 1")
    tree = read_tree("1.Kb3 Kc5 2.Kc3 Kd5 3.Kd2", start).tree
    found = audit_tree(endings, Claim.WIN, tree)
    assert [move.zugzwang for move in found.moves] == [True, True, False]
    assert "mutual zugzwang after move 1, 2" in [f"{each}" for each in sentences_of(found)]
