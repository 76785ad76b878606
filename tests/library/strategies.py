# SPDX-License-Identifier: GPL-3.0-or-later
"""Random problems of every shape that the program can hold, for the library's tests."""

from __future__ import annotations

from hypothesis import strategies as st
from twins import twin_rows

from composer.problem.credits import Credits
from composer.problem.goals import PLAIN_GOALS
from composer.problem.men import ORTHODOX_MEN, SIDES
from composer.problem.position import Position, possible_castling
from composer.problem.problem import Problem
from composer.problem.squares import SQUARES
from composer.problem.stipulation import Stipulation, proof_game, told_stipulation
from composer.problem.stipulations.play import Play

TEXT = st.text(max_size=20)  # any characters: NUL, emoji, Cyrillic
BROKEN_TEXT = st.text(st.characters(), max_size=20)  # halves of characters (surrogates) too
HALF_MOVES = (Play.HELP, Play.HELP_SELF, Play.HELP_REFLEX)


@st.composite
def positions(draw: st.DrawFn, most: int = 64) -> Position:
    men = draw(
        st.dictionaries(st.sampled_from(SQUARES), st.sampled_from(ORTHODOX_MEN), max_size=most)
    )
    turn = draw(st.sampled_from(SIDES))
    bare = Position.of(men, turn, frozenset())
    rights = frozenset(r for r in possible_castling(bare.board) if draw(st.booleans()))
    passed = draw(st.sampled_from((None, *bare.en_passant_squares())))
    return Position(bare.board, turn, rights, passed)


@st.composite
def proof_games(draw: st.DrawFn) -> Stipulation:
    start = draw(st.one_of(st.none(), positions()))
    return proof_game(draw(st.integers(1, 1999)), start, shortest=draw(st.booleans()))


@st.composite
def stipulations(draw: st.DrawFn) -> Stipulation:
    play = draw(st.sampled_from(Play))
    if play is Play.PROOF:
        return draw(proof_games())
    series = draw(st.booleans())
    half = play in HALF_MOVES and not series and draw(st.booleans())
    moves = draw(st.integers(0 if half else 1, 999))
    if draw(st.integers(0, 9)) == 0:
        return told_stipulation(draw(st.sampled_from(["+", "= Black", "h#3 (Circe)", "Ω?", ""])))
    return Stipulation.of(draw(st.sampled_from(PLAIN_GOALS)), moves, play, series, half)


def problems(text: st.SearchStrategy[str] = TEXT) -> st.SearchStrategy[Problem]:
    texts = st.lists(text, max_size=3).map(tuple)
    credits = st.builds(Credits, texts, text, text, text, text, text, text)
    rows = twin_rows()
    extras = st.dictionaries(st.sampled_from(["solution", "x"]), text).map(dict.items).map(tuple)
    return st.builds(
        Problem, positions(), stipulations(), credits, text, texts, texts, rows, extras
    )
