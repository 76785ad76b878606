# SPDX-License-Identifier: GPL-3.0-or-later
"""Random problems as files can hold them, and people as a library has them."""

from __future__ import annotations

from hypothesis import strategies as st
from positions import any_positions
from twins import twin_rows

from composer.formats.cleaning import one_line
from composer.formats.rules import read_requested, with_options
from composer.library.access.store import Library
from composer.library.names.looking import people_called
from composer.problem.credits import Credits
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import told_stipulation

ASKED = ["", "#2", "#3", "=4", "s#3", "r#2", "h#2.5", "h#3", "ser-h#7", "hs#3", "+", "See text"]
OPTIONS = ["SetPlay", "Maximummer", "Circe Parrain", "Duplex", "Intelligent 3", "# : 'x' \"y\""]


def lines() -> st.SearchStrategy[str]:
    """Texts of one line without space around them."""
    return st.text(max_size=12).map(lambda text: one_line(text).strip())


def words() -> st.SearchStrategy[str]:
    """Such texts that are not empty."""
    return lines().filter(bool)


@st.composite
def filed_problems(draw: st.DrawFn) -> Problem:
    """Problems that every one of our forms with room for all must give back."""
    found: Position = draw(any_positions())
    options = draw(st.lists(st.sampled_from(OPTIONS), max_size=3, unique=True))
    asked = read_requested(found, draw(st.sampled_from(ASKED)), options)
    texts = st.lists(words(), max_size=3).map(tuple)
    date = draw(lines() | st.sampled_from(["1925", "1925-05", "1925-05-07", "1925-13-40", "0000"]))
    credits = Credits(
        draw(texts),
        draw(lines()),
        date,
        draw(lines()),
        draw(lines()),
        draw(lines()),
        draw(lines()),
    )
    solution = draw(st.sampled_from(["", '"1.e4! zz\n  1...e5\n\n2.x#\n"', "a\n  b ", "[1, 2]"]))
    extras = (("solution", solution),) if solution else ()
    plain = Problem(
        found,
        asked.stipulation,
        credits,
        draw(lines()),
        draw(texts),
        draw(texts),
        draw(twin_rows()),
        extras,
    )
    made = with_options(plain, asked.options)
    return Problem(
        made.position,
        made.stipulation,
        made.credits,
        made.title,
        made.keywords,
        made.comments,
        made.twins,
        tuple(sorted(made.extras)),
    )


def asked(problem: Problem) -> str:
    """Return what is asked of a problem; a check that words read back equal."""
    assert told_stipulation(str(problem.stipulation)) == problem.stipulation
    return str(problem.stipulation)


def person_called(library: Library, name: str) -> int | None:
    """Return whom the user calls so, or who is written so in any order; None if there is none."""
    with library.reading() as connection:
        return next(iter(people_called(connection, name)), None)
