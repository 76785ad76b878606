# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import io
from dataclasses import replace

import chess.pgn
from cases import every
from filed import filed_problems
from hypothesis import given
from hypothesis import strategies as st

from composer.formats.entry import Entry, Fault
from composer.formats.pgn import read_pgn
from composer.formats.pgnwriting import pgn_game
from composer.notation.studies.comments import of_comment
from composer.notation.studies.reading import read_tree
from composer.notation.studies.writing import pgn_moves
from composer.problem.fen import fen, parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import (
    NO_TASK,
    TWO_MOVER,
    Stipulation,
    parse_stipulation,
    stipulation_in_words,
)
from composer.studies.tree import StudyTree

FEN = "8/8/8/3K4/8/5nP1/5Q1b/5N1k w - - 0 1"


def scan(text: str) -> list[Entry | Fault]:
    return list(read_pgn(enumerate(text.split("\n"), start=1)))


@every(
    "tags, asked, noted",
    [
        ('[Event "#99 Chess: Mate in one"]', "#1", False),
        ('[Event "#99 Chess: Best of all"]', "", True),
        ('[Event "#99"]', "", True),
        ('[Event "x"]\n[Termination "mate in 3"]', "#3", False),
        ('[White "White to play and draw"]', "=", False),
        ('[Event "Mate in two"]\n[Black "#3"]', "", True),
        ('[Event "Black mates in 3"]', "", True),
        ('[Event "Column, Matt in 3 Zügen"]', "#3", False),
        ('[Stipulation "2#"]', "#2", False),
        ('[Stipulation "?"]', "", True),
        ('[Stipulation "s#3"]', "s#3", False),
        ('[Black "#3"]', "#3", False),
        ('[Event "Mate in two"]', "#2", False),
        ('[White "Loyd"]\n[Black "h#2.5"]', "h#2.5", False),
        ('[Event "Column, mate in 4"]', "#4", False),
        ('[Event "The Column"]', "", True),
        ('[Stipulation "win"]', "win", False),
        ('[White "Kubbel, L"]\n[Black "U1, (c)"]\n[Result "1-0"]', "+", False),
        ('[White "Reti, R"]\n[Black "0000.11"]\n[Result "1/2-1/2"]', "=", False),
        ('[White "Kubbel, L"]\n[Result "1/2-1/2"]', "", True),
        (f'[White "K"]\n[Result "1-0"]\n[Black "{"MC " * 60}x"]', "", True),
        ('[White "Kubbel, L"]\n[Result "0-1"]', "", True),
        ('[White "Kubbel, L"]\n[Black "Troitzky, A"]\n[Result "1-0"]', "", True),
        ('[WhiteElo "2000"]\n[Result "1-0"]', "", True),
    ],
)
def test_what_is_asked_is_found(tags: str, asked: str, noted: bool) -> None:
    (entry,) = scan(f'{tags}\n[FEN "{FEN}"]\n\n*\n')
    assert isinstance(entry, Entry)
    assert str(entry.problem.stipulation) == asked
    assert any("task" in note for note in tuple(map(str, entry.notes))) == noted


@every("default, asked", [(NO_TASK, "="), (TWO_MOVER, "#2")])
def test_a_long_line_without_mate_has_the_claim_of_its_result(
    default: Stipulation, asked: str
) -> None:
    text = (
        '[White "Reti"]\n[Result "1/2-1/2"]\n[FEN "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"]\n\n'
        "1. Kg7 h4 2. Kf6 Kb6 3. Ke5 h3 4. Kd6 1/2-1/2\n"
    )
    (entry,) = read_pgn(enumerate(text.splitlines(), start=1), default)
    assert isinstance(entry, Entry)
    assert str(entry.problem.stipulation) == asked


@every("codes", ["U1 (c)", "CR, 0000.11", "0000.11"])
def test_the_codes_of_a_study_go_in_and_out(codes: str) -> None:
    (entry,) = scan(f'[White "Reti"]\n[Black "{codes}"]\n[Result "1-0"]\n[FEN "{FEN}"]\n\n*\n')
    assert isinstance(entry, Entry)
    assert entry.problem.extra("codes") == codes
    written = pgn_game(entry.problem)
    assert f'[Black "{codes}"]' in written
    (again,) = scan(written)
    assert isinstance(again, Entry)
    assert again.problem.extra("codes") == codes


def test_several_games_and_one_without_a_position() -> None:
    text = (
        f'[Event "The \\"Column\\""]\n[Date "1925.05.??"]\n[White "Sam Loyd & J Doe"]\n'
        f'[FEN "{FEN}"]\n\n{{a comment}} *\n\n[Event "x"]\n\n1. e4 e5 *\n\n'
        f'[White "?"]\n[FEN "{FEN}"]\n\n1. Nd2 *\n'
    )
    first, second, third = scan(text)
    assert isinstance(first, Entry)
    credits = first.problem.credits
    assert (credits.source, credits.date) == ('The "Column"', "1925-05")
    assert credits.authors == ("Sam Loyd", "J Doe")
    assert first.problem.comments == ("a comment",)
    assert isinstance(second, Fault)
    assert (second.line, str(second.message)) == (
        8,
        "no tag FEN: a game from the array is no problem",
    )
    assert isinstance(third, Entry)
    assert third.problem.credits.authors == ()
    assert third.problem.extra("solution") == "1. Nd2 *"


@given(filed_problems())
def test_what_is_written_is_read_back_and_is_pgn(problem: Problem) -> None:
    text = pgn_game(problem, most_moves=0)
    (entry,) = scan(text)
    assert isinstance(entry, Entry)
    again = entry.problem
    assert (again.position, again.stipulation) == (problem.position, problem.stipulation)
    assert again.title == problem.title
    assert again.extra("options") == problem.extra("options")
    assert again.extra("solution") == problem.extra("solution")
    told = [of_comment(" ".join(comment.split())) for comment in problem.comments]
    assert list(again.comments) == [each for each in told if each]
    headers = chess.pgn.read_headers(io.StringIO(text))
    assert headers is not None
    assert headers["FEN"] == fen(problem.position)


@given(st.text() | st.lists(st.sampled_from(["[", "]", '"', "FEN", FEN, "\n", "*"])).map("".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    for each in scan(f'[FEN "{FEN}"]\n{text}'):
        assert isinstance(each, (Entry, Fault))


def moves_of(text: str) -> list[str]:
    """All moves of a game with their variations, as another program reads them."""
    game = chess.pgn.read_game(io.StringIO(text))
    assert game is not None
    assert not game.errors
    found: list[str] = []
    waiting: list[chess.pgn.GameNode] = [game]
    while waiting:
        node = waiting.pop()
        for child in node.variations:
            found.append(child.san())
            waiting.append(child)
    return found


def back(problem: Problem) -> Problem:
    (entry,) = scan(pgn_game(problem))
    assert isinstance(entry, Entry)
    return entry.problem


def test_key_defences_and_mates_are_moves_with_variations() -> None:
    problem = Problem(parse_fen(FEN), comments=("a fine block",))
    text = pgn_game(problem)
    moves = moves_of(text)
    assert moves.count("Kd6") == 1
    assert moves.count("Qxh2#") == 7
    assert {"Nxg3#", "Qxf3#", "Bxg3+", "Bg1"} <= set(moves)
    game = chess.pgn.read_game(io.StringIO(text))
    assert game is not None
    assert game.end().board().is_checkmate()
    again = back(problem)
    assert again.comments == ("a fine block",)
    assert str(again.stipulation) == "#2"
    assert back(again) == again


def test_threats_duals_and_two_keys() -> None:
    threats = pgn_game(Problem(parse_fen("8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w - - 0 1")))
    assert "{ threat: " in threats
    assert {"Rc7+", "Rxd5", "Qa7#"} <= set(moves_of(threats))
    cooked = Problem(parse_fen("7k/8/5K2/8/8/8/8/QR6 w - - 0 1"))
    game = chess.pgn.read_game(io.StringIO(pgn_game(cooked)))
    assert game is not None
    assert len(game.variations) > 1


def test_help_play_has_the_lines_that_its_file_told() -> None:
    problem = Problem(
        parse_fen("8/8/8/8/8/1K6/7R/k7 b - - 0 1"),
        parse_stipulation("h#1"),
        extras=(("solution", "1.Ka1-b1 Rh2-h1 #"),),
    )
    assert moves_of(pgn_game(problem)) == ["Kb1", "Rh1#"]
    again = back(problem)
    assert again.extra("solution") == problem.extra("solution")
    assert back(again) == again


@every(
    "told",
    [
        "1. Kd6 Ng5 2. Qxh2# *",
        '1.Kd5-d6 !\n  1...Sf3-g5\n     2.Qf2*h2 #\n[Event "x"]',
        "no moves at all } {",
        "1.Rc3-c2 d2-d1=Q {\n} 2.Rc2*c1 {+-}",
        "% a line\n\n; another",
    ],
)
def test_a_told_solution_comes_back(told: str) -> None:
    problem = Problem(parse_fen(FEN), extras=(("solution", told),))
    moves_of(pgn_game(problem))
    again = back(problem)
    assert again.extra("solution") == told
    assert back(again) == again


@every("stipulation", ["#4", "s#3", "+"])
def test_what_is_not_solved_has_no_moves(stipulation: str) -> None:
    problem = Problem(parse_fen(FEN), stipulation_in_words(stipulation))
    game = pgn_game(problem)
    assert moves_of(game) == []
    assert f'[Result "{"1-0" if stipulation == "+" else "*"}"]' in game
    assert back(problem) == problem


def test_what_only_a_missing_engine_solves_has_no_moves(without_engine: None) -> None:
    problem = Problem(parse_fen("8/8/8/8/8/K7/P7/7k w - - 0 1"), parse_stipulation("~1"))
    assert moves_of(pgn_game(problem)) == []
    assert back(problem).position == problem.position


def test_no_task_has_no_moves_and_stays_so() -> None:
    problem = Problem(parse_fen(FEN), NO_TASK)
    assert moves_of(pgn_game(problem)) == []
    assert back(problem) == problem


SAID = st.sampled_from(
    ["{", "}", "\uff5b", "\uff5d", "\uff3c", "[x", '[Event "x"]', "(", "1.Kf6", "a " * 40]
)


@given(st.lists(st.lists(SAID, min_size=1, max_size=6).map(" ".join), min_size=3, max_size=3))
def test_remarks_in_the_solution_of_a_study_come_back(remarks: list[str]) -> None:
    start = parse_fen("7K/8/k1P5/7p/8/8/8/8 w - - 0 1")
    before, first, *_ = told = [" ".join(remark.split()) for remark in remarks]
    tree = read_tree("1.Kg7 h4 2.Kf6", start).tree
    line = tuple(replace(move, remarks=(told[2],)) for move in tree.line)
    tree = StudyTree(start, (replace(line[0], before=(first,)), *line[1:]), (before,))
    kept = Problem(start, stipulation_in_words("="), extras=(("solution", pgn_moves(tree)),))
    again = back(kept)
    assert again.extra("solution") == kept.extra("solution")
    assert read_tree(again.extra("solution"), start).tree == tree
    game = chess.pgn.read_game(io.StringIO(pgn_game(kept)))
    assert game is not None
    assert [move.uci() for move in game.mainline_moves()] == ["h8g7", "h5h4", "g7f6"]
