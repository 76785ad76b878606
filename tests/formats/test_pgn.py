# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import io

import chess.pgn
import pytest
from filed import filed_problems
from hypothesis import given
from hypothesis import strategies as st

from composer.formats.entry import Entry, Fault
from composer.formats.pgn import pgn_game, read_pgn
from composer.problem.fen import fen
from composer.problem.problem import Problem

FEN = "8/8/8/3K4/8/5nP1/5Q1b/5N1k w - - 0 1"


def scan(text: str) -> list[Entry | Fault]:
    return list(read_pgn(enumerate(text.split("\n"), start=1)))


@pytest.mark.parametrize(
    ("tags", "asked", "noted"),
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
    ],
)
def test_what_is_asked_is_found(tags: str, asked: str, noted: bool) -> None:
    (entry,) = scan(f'{tags}\n[FEN "{FEN}"]\n\n*\n')
    assert isinstance(entry, Entry)
    assert str(entry.problem.stipulation) == asked
    assert any("task" in note for note in entry.notes) == noted


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
    assert second == Fault(8, "no tag FEN: a game from the array is no problem")
    assert isinstance(third, Entry)
    assert third.problem.credits.authors == ()
    assert third.problem.extra("solution") == "1. Nd2 *"


@given(filed_problems())
def test_what_is_written_is_read_back_and_is_pgn(problem: Problem) -> None:
    text = pgn_game(problem)
    (entry,) = scan(text)
    assert isinstance(entry, Entry)
    again = entry.problem
    assert (again.position, again.stipulation) == (problem.position, problem.stipulation)
    assert again.title == problem.title
    assert again.extra("options") == problem.extra("options")
    headers = chess.pgn.read_headers(io.StringIO(text))
    assert headers is not None
    assert headers["FEN"] == fen(problem.position)


@given(st.text() | st.lists(st.sampled_from(["[", "]", '"', "FEN", FEN, "\n", "*"])).map("".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    for each in scan(f'[FEN "{FEN}"]\n{text}'):
        assert isinstance(each, (Entry, Fault))
