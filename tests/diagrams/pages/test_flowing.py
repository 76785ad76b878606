# SPDX-License-Identifier: GPL-3.0-or-later
"""Text in columns: nothing is lost, and no head stands alone at the foot of a column."""

from __future__ import annotations

from itertools import pairwise, repeat

from cases import every
from diagrams.sheets import BLOCK, LOYD, MUTATE, THREE
from hypothesis import given
from hypothesis import strategies as st

from composer.diagrams.pages.entry import solved_entries
from composer.diagrams.pages.flowing import Frame, flowed
from composer.diagrams.pages.page import Box, PlacedText
from composer.diagrams.pages.typesetting import Column, SetLine
from composer.notation.printed import Extent, PrintOptions
from composer.notation.spans import Line, Span

FULL = PrintOptions.of("de", compact=False, set_play=Extent.ALL, tries=Extent.ALL)
SOLUTIONS = tuple(
    solved_entry.lines
    for solved_entry in solved_entries([LOYD, BLOCK, MUTATE, THREE], FULL, seconds=60)
)
LINES = st.lists(
    st.builds(
        lambda words, indent: Line((Span("word " * words),), indent),
        st.integers(1, 12),
        st.integers(0, 2),
    ),
    min_size=1,
    max_size=25,
)


def columns_of(
    blocks: list[list[SetLine]], height: float, columns: int = 2
) -> list[list[PlacedText]]:
    """Return the lines of each column in order, over all pages."""
    frame = Frame(Box(10, 10, 100, height), columns, 5)
    found = []
    for page in flowed(blocks, repeat(frame)):
        for place in range(columns):
            left, right = frame.column_x(place) - 0.1, frame.column_x(place) + frame.room
            found.append([text for text in page.texts if left <= text.x < right])
    return found


@every("height", range(30, 120, 3))
def test_no_move_stands_alone_below_a_column_while_its_play_is_in_the_next(height: int) -> None:
    column = Column(47.5)
    blocks = [column.printed(lines, 9) for lines in SOLUTIONS]
    columns = [column for column in columns_of(blocks, height) if column]
    left = min(text.x for text in columns[0])
    pitch = 52.5
    for one, other in pairwise(columns):
        last, first = one[-1], other[0]
        depths = [(text.x - left) % pitch for text in (last, first)]
        is_head = not last.text.startswith("1...") and depths[0] < 0.5
        assert not (is_head and depths[1] > 0.5), (last.text, first.text)


@given(st.lists(LINES, max_size=6), st.integers(4, 90))
def test_every_line_is_set_once_and_in_order(blocks: list[list[Line]], height: int) -> None:
    column = Column(47.5)
    made = [column.printed(lines, 9) for lines in blocks]
    told = [text.text for column in columns_of(made, height) for text in column]
    assert told == ["".join(s.text for s in line.spans) for lines in made for line in lines]


def test_a_block_longer_than_a_page_goes_on() -> None:
    head_only = [Line((Span("1.a4!"),)), *(Line((Span(f"1...{n}"),), 1) for n in range(200))]
    columns = columns_of([Column(47.5).printed(head_only, 9)], 40)
    assert sum(map(len, columns)) == 201
    assert len(columns[0]) > 8
