# SPDX-License-Identifier: GPL-3.0-or-later
"""What single men do over a line of a selfmate: the kings' walks; Black's promotions as defences.

The rest is as in longer direct play (`composer.analysis.longer.walks`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from composer.analysis.longer import continuations, stars, walks
from composer.analysis.longer.flags import flag_of
from composer.analysis.playlines import PlayLine
from composer.analysis.study import Study
from composer.analysis.themes import tasks
from composer.analysis.themes.flag import Flag, Grade
from composer.problem.men import Kind
from composer.problem.move import Mark
from composer.problem.squares import Square
from composer.problem.stipulation import Play
from composer.said.sentence import Template, said

_WALK: Final = 3  # squares beside the first


def king_walks(study: Study) -> Iterator[Flag]:
    """King's walk: a king comes to at least three squares one after the other in one line.

    White's and Black's apart; the squares are all different. The longest one is shown.
    """
    for white, theme, word in (
        (True, "white_king_walk", Template("The white king comes to {count} squares")),
        (False, "black_king_walk", Template("The black king comes to {count} squares")),
    ):
        best: tuple[int, PlayLine, tuple[Square, ...]] | None = None
        for line in study.full:
            squares = _way(line, white)
            if len(squares) > _WALK and (best is None or len(squares) > best[0]):
                best = len(squares), line, squares
        if best is not None:
            count, line, squares = best
            told = word.said(count=count - 1)
            yield flag_of(theme, Grade.ELEMENT, told, (line,), squares)


def _way(line: PlayLine, white: bool) -> tuple[Square, ...]:
    """Return the squares where a king stands in a line, each once, in order."""
    steps = [
        (ply.move.origin, ply.move.target)
        for ply in line.plies[0 if white else 1 :: 2]
        if ply.move.man.kind is Kind.KING
    ]
    return tuple(dict.fromkeys(square for step in steps for square in step))


def second_moves(study: Study) -> Iterator[Flag]:
    """Quiet continuations; second and third moves exchanged or in a cycle, if there are any.

    In reflex play, where White need not force anything, quiet moves are no theme.
    """
    if study.moves >= 2:
        for flag in continuations.quiet_continuations(study):
            forced = study.solution.stipulation.play is Play.SELF
            yield flag if forced else replace(flag, grade=Grade.ELEMENT)
    if study.moves >= 3:
        yield from continuations.continuations_exchanged(study)
        yield from continuations.cyclic_continuations(study)


def umnov(study: Study) -> Iterator[Flag]:
    """Umnov: White moves to the square that Black has just left, without capturing.

    A theme where Black's man was no king and was free to leave, else an element: where White checks
    all the time, Black's men go to and fro over the same squares anyhow.
    """
    free: dict[tuple[Square, Square], PlayLine] = {}
    forced: dict[tuple[Square, Square], PlayLine] = {}
    for line in study.full:
        for number in range(1, study.moves):
            black, white = line.black(number), line.white(number + 1)
            if white.move.target != black.move.origin or white.move.capture is not None:
                continue
            checked = line.white(number).move.mark is Mark.CHECK
            is_free = not checked and black.move.man.kind is not Kind.KING
            (free if is_free else forced).setdefault((black.home, white.move.target), line)
    for grade, found in ((Grade.THEME, free), (Grade.ELEMENT, forced)):
        if found and not (free and grade is Grade.ELEMENT):
            squares = tuple(square for _, square in found)
            yield flag_of("umnov_s", grade, said("Umnov"), list(found.values()), squares)


RULES: Final = (
    king_walks,
    tasks.black_promotions,  # of first defences
    second_moves,
    umnov,
    walks.switchback,
    walks.round_trip,
    walks.promotions,
    stars.star_flights,
)
