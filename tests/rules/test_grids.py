# SPDX-License-Identifier: GPL-3.0-or-later
"""Grids in Popeye's words."""

from __future__ import annotations

from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.problem.squares import Symmetry, parse_square
from composer.rules.book import ORTHODOX, Rules
from composer.rules.conditions import condition_of
from composer.rules.grids import Grid, grid_of, has_grid, read_grid, with_grid, with_grid_placed
from composer.rules.reading import rules_named

CELLS = st.lists(st.integers(0, 5), min_size=64, max_size=64)


def _cell(grid: Grid, square: str) -> set[int]:
    number = grid.cells[parse_square(square)]
    return {at for at, cell in enumerate(grid.cells) if cell == number}


def _grid(words: str) -> Grid:
    found = read_grid(words)
    assert found is not None
    return found


@every(
    "words, cell",
    [
        ("", {"a1", "b1", "a2", "b2"}),
        ("VerticalShift", {"a1", "b1"}),
        ("HorizontalShift", {"a1", "a2"}),
        ("DiagonalShift", {"a1"}),
        ("orthogonal bdf246", {"a1", "b1", "a2", "b2"}),
        ("Orthogonal c1", {"a1", "b1", "c1"}),
        ("Irregular a1a2a3", {"a1", "a2", "a3"}),
    ],
)
def test_the_cell_of_a1(words: str, cell: set[str]) -> None:
    assert _cell(_grid(words), "a1") == {parse_square(each) for each in cell}


def test_squares_not_named_make_one_more_cell() -> None:
    assert len(_cell(_grid("Irregular a1a2 h8"), "d4")) == 61
    assert _grid("Irregular").edges == ()


def test_lines_begin_at_the_lower_left_corner_of_a_square() -> None:
    lines = _grid("Irregular GridLine Ha24 Vc61").lines
    across = {(parse_square(f"{file}1"), parse_square(f"{file}2")) for file in "abcd"}
    assert lines == across | {(parse_square("b6"), parse_square("c6"))}


def test_a_line_ends_at_the_edge() -> None:
    grid = _grid("Irregular GridLine Hg28 Vc78 Ha18")
    assert len(grid.lines) == 4
    assert grid.words == "Irregular GridLine Hg22 Vc72"


@every("words", ["Sideways", "GridLine x", "Irregular zz", "VerticalShift a1"])
def test_words_that_are_not_understood_make_no_grid(words: str) -> None:
    rules = Rules.of(conditions=(condition_of(f"GridChess {words}"),))  # as a file keeps it
    assert read_grid(words) is None
    assert grid_of(rules) is None
    assert has_grid(rules)
    assert with_grid_placed(rules, Symmetry.ROTATE_90.apply) == rules


@given(cells=CELLS, lines=st.sets(st.integers(0, 62).map(lambda at: (at, at + 1)), max_size=6))
def test_what_is_written_is_read(cells: list[int], lines: set[tuple[int, int]]) -> None:
    within = frozenset(edge for edge in lines if edge[1] % 8)
    grid = Grid(tuple(cells), within).placed(lambda square: square)
    assert _grid(grid.words) == grid


@given(cells=CELLS, symmetry=st.sampled_from(Symmetry))
def test_a_grid_turns_with_the_board(cells: list[int], symmetry: Symmetry) -> None:
    grid = Grid(tuple(cells), frozenset({(0, 8), (9, 10)})).placed(lambda square: square)
    turned = grid.placed(symmetry.apply)
    for a, b in grid.edges:
        pair = symmetry.apply(a), symmetry.apply(b)
        assert (min(pair), max(pair)) in turned.edges
    assert len(turned.edges) == len(grid.edges)


def test_the_common_grid_turns_into_itself_and_a_shifted_one_into_the_other() -> None:
    plain, shifted = rules_named("GridChess"), rules_named("GridChess VerticalShift")
    assert plain is not None
    assert shifted is not None
    assert with_grid_placed(plain, Symmetry.ROTATE_90.apply) is plain
    turned = with_grid_placed(shifted, Symmetry.ROTATE_90.apply)
    assert str(turned) == "GridChess HorizontalShift"
    assert with_grid(with_grid(ORTHODOX, _grid("")), None) == ORTHODOX


def test_lines_all_round_make_a_cell_and_one_rubbed_out_opens_it() -> None:
    grid = _grid("Irregular")
    for edge in ((0, 1), (0, 8)):
        grid = grid.turned(edge)
    assert grid.words == "Irregular a1"
    assert grid.turned((0, 8)).words == "Irregular GridLine Vb11"
    plain = _grid("")
    assert plain.turned((1, 2)).words.startswith("Irregular")
    assert plain.turned((1, 2)).turned((1, 2)) == plain


@given(cells=CELLS, at=st.integers(0, 54))
def test_a_line_turned_twice_leaves_what_is_seen(cells: list[int], at: int) -> None:
    grid = Grid(tuple(cells)).placed(lambda square: square)
    edge = (at, at + 8)
    assert set(grid.turned(edge).edges) == set(grid.edges) ^ {edge}
    assert grid.turned(edge).turned(edge).edges == grid.edges
