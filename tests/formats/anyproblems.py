# SPDX-License-Identifier: GPL-3.0-or-later
"""Random problems of every kind that people publish, for the tests of files."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st
from positions import ANY_MAN, SQUARE, any_positions
from twins import twin_rows

from composer.problem.credits import Credits
from composer.problem.edits import set_turn
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import NO_TASK, Stipulation, proof_game, told_stipulation
from composer.problem.task import INTENDED, SET_PLAY, Duplex
from composer.problem.taskedits import with_extra, with_option
from composer.problem.twins import first_side

WORD = st.text("abcXYZéüßñłØŐçЖйя0189.,'&()#%_{}[]/!?*=\"$^~<>|«»„“–…+:-", min_size=1, max_size=9)
TEXT = st.lists(WORD, max_size=4).map(" ".join)
"""A line as people write it: with any signs, but one space between words."""
COMMENT = st.lists(st.lists(WORD, min_size=1, max_size=4).map(" ".join), min_size=1, max_size=2)
SOURCES = st.just("") | TEXT.map(lambda words: f"Die {words} Welt".replace("  ", " "))
NAMES = st.sampled_from(
    [
        "Вукчевић, Милан",
        "Loyd, Samuel",
        "Benkő, Pál",
        "Doe & Co, J.",
        "d'Orville, Auguste",
        "von Holzhausen, W. Freiherr",
        "Mrs W. J. Baird",
        "N. N.",
    ]
)
DATES = st.sampled_from(["", "1925", "1925-05", "1925-05-07", "ca. 1920", "1851 or 1852"])
STATED = st.sampled_from(["1st Prize", "2. ehrende Erwähnung", "1ère Mention d'honneur ex aequo"])
SIGNS = st.sampled_from(
    [
        *("#2", "=3", "#12", "s#4", "r#3", "semi-r#2", "h#2", "h#2.5", "h#0.5", "hs#3", "hr#2.5"),
        *("ser-h#7", "ser-#5", "ser-s#3", "exact-h#3", "h==2", "h+1", "hx2", "hzd41", "#2 pRA"),
        *("#3 RS", "h#2 AP", "#2 rights as given", "h#2 (Circe)", "s#8 (Maximummer)"),
        *("h#3 (AntiCirce, Madrasi)", "#2 (Grid Chess)", "PG 7.5", "SPG 12.0"),
        *("+", "White to play and win", "h#3 (Unheard-of chess)", "#2 (Quodlibet)"),
    ]
)
OPTIONS = st.sampled_from(["", "", "", "NoThreat", "NoShortVariations"])


@st.composite
def stipulations(draw: st.DrawFn) -> Stipulation:
    kind = draw(st.integers(0, 9))
    if kind == 0:
        return NO_TASK
    if kind == 1:
        start = draw(any_positions(5).filter(lambda each: any(each.board)))
        return proof_game(draw(st.integers(1, 40)), start, draw(st.booleans()))
    return told_stipulation(draw(SIGNS))


@st.composite
def fairy_positions(draw: st.DrawFn) -> Position:
    return Position.of(draw(st.dictionaries(SQUARE, ANY_MAN, min_size=1, max_size=9)))


@st.composite
def any_problems(draw: st.DrawFn) -> Problem:
    """Draw a problem with any of what a problem may have."""
    position = draw(any_positions(8) | fairy_positions())
    stipulation = draw(stipulations())
    credits = Credits(
        tuple(draw(st.lists(NAMES, max_size=3, unique=True))),
        draw(SOURCES),
        draw(DATES),
        draw(st.just("") | STATED),
        draw(st.just("") | TEXT),
        draw(st.sampled_from(["", "17", "1/23", "a 5"])),
        draw(st.just("") | TEXT),
    )
    problem = Problem(
        position,
        stipulation,
        credits,
        draw(st.just("") | TEXT),
        keywords=tuple(draw(st.lists(st.sampled_from(["Grimshaw", "Novotný", "Ж"]), max_size=2))),
        comments=tuple("\n".join(each) for each in draw(st.lists(COMMENT, max_size=2))),
        twins=draw(twin_rows()) if draw(st.booleans()) else (),
    )
    if draw(st.booleans()):
        problem = with_extra(problem, "solution", "1.Kb1? zz\n  1...Kc4 2.Kc2#\n\n1.Kb2!")
    if draw(st.booleans()):
        problem = with_extra(problem, "reprints", draw(TEXT.filter(bool)))
    if draw(st.integers(0, 3)) == 0:
        problem = with_extra(problem, "remarks", draw(TEXT.filter(bool)))
    return _asked(draw, problem)


def _asked(draw: st.DrawFn, problem: Problem) -> Problem:
    stipulation = problem.stipulation
    if not stipulation.told or stipulation.words:
        return problem
    if stipulation.has_lines and not stipulation.is_proof_game:
        if draw(st.booleans()):
            problem = with_option(problem, SET_PLAY, True)
        if draw(st.booleans()) and not stipulation.series:
            shape = ".".join(["2", *["1"] * (stipulation.halfmoves - 1)])
            problem = with_extra(problem, INTENDED, draw(st.sampled_from(["3", shape, "2.1..."])))
    if stipulation.is_proof_game:
        return replace(problem, position=set_turn(problem.position, stipulation.turn_at_end))
    if draw(st.integers(0, 3)) == 0:
        problem = with_option(problem, Duplex.BOTH.value, True)
    option = draw(OPTIONS)
    if option:
        problem = with_option(problem, option, True)
    if draw(st.booleans()):
        return replace(problem, position=set_turn(problem.position, first_side(stipulation)))
    return problem
