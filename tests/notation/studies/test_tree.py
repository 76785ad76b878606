# SPDX-License-Identifier: GPL-3.0-or-later
"""The solutions of studies go in and out move for move."""

from __future__ import annotations

import io
import random
from dataclasses import replace

import chess.pgn
import pytest
from hypothesis import given
from hypothesis import strategies as some

from composer.notation.letters import ALL_LETTERS, ENGLISH, GERMAN, Letters
from composer.notation.studies.printed import tree_lines
from composer.notation.studies.reading import read_tree
from composer.notation.studies.typed import typed_tree
from composer.notation.studies.writing import pgn_moves, tree_text
from composer.problem.boards import board_of, move_of
from composer.problem.fen import fen, parse_fen
from composer.problem.position import Position
from composer.studies.codes import Code, codes_of, with_code
from composer.studies.tree import DIAGRAM, Line, StudyTree, TreeMove

RETI = parse_fen("7K/8/k1P5/7p/8/8/8/8 w - - 0 1")
STARTS = (
    RETI,
    parse_fen("5r2/8/8/7k/8/P7/K7/6R1 b - - 0 1"),
    parse_fen("4k2r/P2p2P1/8/4Pp2/8/8/1p1N1N2/R3K3 w Qk - 0 1"),
)


SAID = (
    "two words",
    "1.Kd5 would do",
    "{",
    "}",
    "}{",
    "\uff5b",
    "\uff5d",
    "\uff3c",
    "[",
    "(",
    ")",
    "1-0",
)


def remark(chance: random.Random) -> str:
    """Return a remark with whatever might be taken for the end of it, or for a move."""
    return " ".join(chance.choices(SAID, k=chance.randrange(1, 5)))


def sans(line: Line) -> str:
    return " ".join(told.move.san for told in line)


def drawn(position: Position, chance: random.Random, length: int, depth: int = 0) -> Line:
    """Return a line of random moves with sidelines."""
    line: list[TreeMove] = []
    board = board_of(position)
    while len(line) < length:
        moves = list(board.legal_moves)
        chance.shuffle(moves)
        if not moves:
            break
        heads = moves[: 1 + (chance.random() < 0.2) * chance.randrange(3)]
        told = []
        for move in heads:
            glyphs = (1, 2, 3, 5, 18, 22)[(at := chance.randrange(9)) : at + 1]
            glyphs += (146,) * (chance.random() < 0.1)
            remarks = (remark(chance),) * (chance.random() < 0.2)
            before = (remark(chance),) * (chance.random() < 0.2)
            told.append(TreeMove(move_of(board, move), glyphs, before, remarks))
        sidelines = []
        for head, move in zip(told[1:], heads[1:], strict=True):
            after = board.copy()
            after.push(move)
            rest = drawn(_position(after), chance, chance.randrange(4), depth + 1)
            sidelines.append((head, *(rest if depth < 3 else ())))
        first = told[0]
        line.append(replace(first, sidelines=tuple(sidelines)))
        board.push(heads[0])
        board.clear_stack()
    return tuple(line)


def _position(board: chess.Board) -> Position:
    return parse_fen(board.fen(en_passant="fen"))


@given(some.integers(0, 2**32), some.sampled_from(STARTS))
def test_what_is_written_is_read_again(seed: int, start: Position) -> None:
    chance = random.Random(seed)
    tree = StudyTree(start, drawn(start, chance, 8), (remark(chance),) * chance.randrange(2))
    text = pgn_moves(tree)
    again = read_tree(text, start)
    assert again.tree == tree
    assert not again.unread
    for letters in ALL_LETTERS:
        told = tree_text(tree, letters)
        again = read_tree(told, start, letters)
        assert again.tree == tree or "?" in told  # in print what is marked as a try comes last
        assert not again.unread


@given(some.integers(0, 2**32), some.sampled_from(STARTS))
def test_other_programs_play_it(seed: int, start: Position) -> None:
    chance = random.Random(seed)
    tree = StudyTree(start, drawn(start, chance, 8))
    written = f'[SetUp "1"]\n[FEN "{fen(start)}"]\n\n{pgn_moves(tree)} *\n'
    game = chess.pgn.read_game(io.StringIO(written))
    assert game is not None
    assert not game.errors
    assert [move.uci() for move in game.mainline_moves()] == [move.uci for move in tree.moves]
    places = sum(1 for _ in tree.placed())
    assert _count(game) == places


def _count(node: chess.pgn.GameNode) -> int:
    return sum(1 + _count(child) for child in node.variations)


def test_numbers_that_were_there_begin_sidelines_without_brackets() -> None:
    text = (
        "1.Kh8-h7 ? h5-h4 2.Kh7-h6 h4-h3\n1.Kh8-g7 ! h5-h4 2.Kg7-f6 ! Ka6-b6 3.Kf6-e5 ! h4-h3 "
        "4.Ke5-d6 3...Kb6*c6 4.Ke5-f4 1...Ka6-b6 2.Kg7-f6 ! h5-h4 3.Kf6-e5"
    )
    read = read_tree(text, RETI)
    assert read.is_whole
    assert sans(read.tree.line) == "Kg7 h4 Kf6 Kb6 Ke5 h3 Kd6"
    (tried,) = read.tree.line[0].sidelines
    assert (sans(tried), tried[0].is_try) == ("Kh7 h4 Kh6 h3", True)
    assert [sans(line) for line in read.tree.line[1].sidelines] == ["Kb6 Kf6 h4 Ke5"]
    assert [sans(line) for line in read.tree.line[5].sidelines] == ["Kxc6 Kf4"]
    assert read_tree(pgn_moves(read.tree), RETI).tree == read.tree


@pytest.mark.parametrize(
    ("text", "letters"),
    [("1.Kg7! Kb6 2.Kf6", ENGLISH), ("1.Rg7! Rb6 2.Rf6", None), ("1.Крg7! Крb6 2.Крf6", None)],
)
def test_letters_are_told_from_the_text(text: str, letters: Letters | None) -> None:
    assert sans(read_tree(text, RETI, letters).tree.line) == "Kg7 Kb6 Kf6"


def test_an_illegal_move_is_told_at_its_place_and_the_text_is_kept() -> None:
    read = read_tree("1.Kg7! h4\n2.Kf3 h3 3.Kg2 (1...Kb6 2.Kf6 Kd8 {lost}) wins", RETI)
    (first,) = read.unread
    assert (first.line, first.column, str(first.why)) == (2, 3, "Kf3 cannot be played here")
    assert sans(read.tree.line) == "Kg7 h4"
    told = pgn_moves(read.tree)
    assert told.endswith("h4 {2.Kf3 h3 3.Kg2 (1...Kb6 2.Kf6 Kd8 \uff5blost\uff5d) wins}")


def test_a_note_in_brackets_is_a_remark() -> None:
    read = read_tree("1.Kg7 Kb6(b5) 2.Kf6 (a famous march) Kxc6 =", RETI)
    assert read.is_whole
    assert sans(read.tree.line) == "Kg7 Kb6 Kf6 Kxc6"
    assert read.tree.line[1].remarks == ("(b5)",)
    assert read.tree.line[3].glyphs == (10,)


def test_moves_are_added_and_taken_out() -> None:
    tree = read_tree("1.Kg7 h4 (1...Kb6 2.Kf6) 2.Kf6", RETI).tree
    way = tree.line[0].move.uci, tree.line[1].move.uci
    board = board_of(tree.at(way) or RETI)
    added = tree.with_move(way, move_of(board, chess.Move.from_uci("g7h6")))
    assert sans(added.line[2].sidelines[0]) == "Kh6"
    assert added.with_move(way, added.line[2].move) == added
    assert added.without((*way, "g7h6")) == tree
    assert sans(tree.without(way).line) == "Kg7 Kb6 Kf6"
    assert [move.san for move in tree.following(way[:1])] == ["h4", "Kb6"]
    with pytest.raises(ValueError, match="a1a2"):
        tree.with_move(("a1a2",), tree.line[0].move)


def test_german_letters_are_written() -> None:
    tree = read_tree("1.Ke2! f4 2.a8=N (2.a8=Q+? Ke7)", STARTS[2]).tree
    assert tree_text(tree, GERMAN) == "1.Ke2! f4 2.a8=S (2.a8=D+? Ke7)"


def test_lines_are_promoted_demoted_and_joined() -> None:
    tree = read_tree("1.Kg7 h4 (1...Kb6 2.Kf6 h4 (2...Kc7 3.Ke5) 3.Ke5) (1...Kb5 2.Kf6)", RETI).tree
    way = ("h8g7", "a6b6", "g7f6")
    higher = tree.promoted(way)
    assert sans(higher.line) == "Kg7 Kb6 Kf6 h4 Ke5"
    assert [sans(line) for line in higher.line[1].sidelines] == ["h4", "Kb5 Kf6"]
    assert higher.promoted(way) == higher
    assert higher.demoted(("h8g7", "a6b6")) == tree
    assert [sans(line) for line in tree.demoted(way).line[1].sidelines] == [
        "Kb5 Kf6",
        "Kb6 Kf6 h4 Ke5",
    ]
    through = tree.line_through((*way, "b6c7"))
    assert [move.san for move in through] == ["Kg7", "Kb6", "Kf6", "Kc7", "Ke5"]
    assert [move.san for move in tree.line_through(("h8g7",))] == ["Kg7", "h4"]
    told = tree.with_told(way, lambda move: with_code(move, Code.MINOR, on=True))
    assert codes_of(told.told_at(way) or tree.line[0]) == {Code.MINOR}
    assert told.with_told(way, lambda move: with_code(move, Code.MINOR, on=False)) == tree
    begun = read_tree("1.Kg7! Kb6", RETI).tree
    rest = read_tree("2.Kf6! (2.Kf7? h4) h4", begun.at(way[:2]) or RETI).tree
    joined = begun.merged(way[:2], rest)
    assert tree_text(joined, ENGLISH) == "1.Kg7! Kb6 2.Kf6! (2.Kf7? h4) 2...h4"
    assert joined.merged((), tree).merged((), tree) == joined.merged((), tree)
    with pytest.raises(ValueError, match="a1a2"):
        tree.promoted(("a1a2",))


def test_a_pass_is_told_and_kept() -> None:
    for text, kept in (("1.Kg7 h4 (1...-- 2.Kg6) 2.Kf6 Kb6", "(1...-- 2.Kg6)"),
                       ("1.Kg7 Z0 2.Kf6", "Z0 2.Kf6")):  # fmt: skip
        read = read_tree(text, RETI)
        (first,) = read.unread
        assert "lets a side pass" in str(first.why)
        assert kept in pgn_moves(read.tree)
    assert read_tree("1.Kg7 -- the point -- h4", RETI).is_whole


def test_moves_are_typed_in_any_letters_or_as_squares() -> None:
    for text in ("h8g7 h5h4 g7f6", "1.Rg7 h4 2.Rf6", "1.Kh8-g7 h5-h4 2.Kf6!"):
        assert sans(typed_tree(text, RETI, GERMAN).tree.line) == "Kg7 h4 Kf6"
    assert typed_tree("1.Kg7 h4 2.Ka1", RETI, GERMAN).unread


def test_print_has_a_line_for_each_sideline() -> None:
    text = "1.Kg7! $22 h4 {a march} (1...Kb6 2.Kf6 h4 (2...Kc7 3.Ke5 $10) 3.Ke5) 2.Kf6 (2.Kg6? h3)"
    lines = tree_lines(read_tree(text, RETI).tree, GERMAN)
    assert [(line.indent, line.text) for line in lines] == [
        (0, "1.Kg7! zz h4 a march"),
        (1, "1...Kb6 2.Kf6 h4 (2...Kc7 3.Ke5 =) 3.Ke5"),
        (0, "2.Kf6"),
        (1, "2.Kg6? h3"),
    ]
    assert lines[0].spans[0].bold
    assert not lines[1].spans[0].bold


def test_a_sign_that_nobody_prints_leaves_no_gap() -> None:
    tree = read_tree("1.Kg7 $230 h4 $230 2.Kf6", RETI).tree
    assert [line.text for line in tree_lines(tree, GERMAN)] == ["1.Kg7 h4 2.Kf6"]
    assert pgn_moves(tree) == "1. Kg7 $230 h4 $230 2. Kf6"
    text = "1.Kg7 h4 (1...Kb6 2.Kf6 h4 (2...Kc7 $230 3.Ke5)) 2.Kf6"
    inner = tree_lines(read_tree(text, RETI).tree, GERMAN)[1]
    assert inner.text == "1...Kb6 2.Kf6 h4 (2...Kc7 3.Ke5)"


def test_a_diagram_stands_in_print_where_a_move_asks_for_it() -> None:
    text = (
        "1. Kg7 $1 h4 (1... Kb6 2. Kf6 $220 Kc5 (2... h4 3. Ke5 $221)) 2. Kf6 $18 $220 Kb6 3. Ke5"
    )
    tree = read_tree(text, RETI).tree
    assert pgn_moves(tree) == text
    lines = tree_lines(tree, GERMAN)
    assert [(line.indent, line.text) for line in lines] == [
        (0, "1.Kg7! h4"),
        (1, "1...Kb6 2.Kf6"),
        (1, "[8/8/1kP2K2/7p/8/8/8/8 b - - 0 1]"),
        (1, "2...Kc5 (2...h4 3.Ke5)"),
        (1, "[8/8/1kP5/4K3/7p/8/8/8 b - - 0 1]"),
        (0, "2.Kf6 +–"),
        (0, "[8/8/k1P2K2/8/7p/8/8/8 b - - 0 1]"),
        (0, "2...Kb6 3.Ke5"),
    ]
    assert [line.diagram for line in lines if line.diagram] == [
        tree.at(("h8g7", "a6b6", "g7f6")),
        tree.at(("h8g7", "a6b6", "g7f6", "h5h4", "f6e5")),
        tree.at(("h8g7", "h5h4", "g7f6")),
    ]


def test_a_sign_gives_way_to_one_of_its_sort_only() -> None:
    (told,) = read_tree("1.Kg7! $18", RETI).tree.line
    drawn = told.with_sign(DIAGRAM)
    assert drawn.glyphs == (1, 18, 220)
    assert drawn.with_sign(10).glyphs == (1, 10, 220)
    assert drawn.with_sign(3).glyphs == (3, 18, 220)
    assert drawn.with_sign(18).glyphs == (1, 220)
    assert drawn.with_sign(DIAGRAM) == told
    turned = read_tree("1.Kg7 $221", RETI).tree.line[0]
    assert turned.with_sign(DIAGRAM).glyphs == ()
