# SPDX-License-Identifier: GPL-3.0-or-later
"""What single men do in selfmates: over a line, and in Black's mates, what they hold down there.

What is not said here is as in longer direct play (`composer.analysis.longer.walks`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from composer.analysis.board import squares_in
from composer.analysis.longer import continuations, walks
from composer.analysis.longer import mating as ends
from composer.analysis.playlines import PlayLine
from composer.analysis.selfplay.batteries import apart
from composer.analysis.study import Study
from composer.analysis.themes import tasks
from composer.analysis.themes.flag import ELEMENT, Flag, Grade, flag_of, unit, units
from composer.problem.men import Kind
from composer.problem.move import Mark
from composer.problem.named import kind_name
from composer.problem.squares import Square
from composer.problem.stipulations.play import Play
from composer.said.sentence import Template, listed, said

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


def mating_men(study: Study) -> Iterator[Flag]:
    """Who gives mate: one man in all lines, or different men.

    The man that checks in the mate, by his square in the diagram. Lines count as different where
    White's last moves differ; with one line there is nothing to compare.
    """
    maters: dict[Square, PlayLine] = {}
    last: set[tuple[int, ...]] = set()
    for line, final in study.ends:
        last.add(tuple(ply.code for ply in line.plies[2:-1:2]))
        for checker in squares_in(final.checkers()):
            maters.setdefault(line.homes.get(checker, checker), line)
    if len(last) < 2:
        return
    men = tuple(maters)
    lines = list({id(line): line for line in maters.values()}.values())
    if len(men) == 1:
        word = said("All mates by {unit}", unit=unit(study.diagram, men[0]))
        yield flag_of("same_mating_man", ELEMENT, word, lines, men)
    else:
        word = said("Mates by {units}", units=units(study.diagram, men))
        yield flag_of("different_mating_men", ELEMENT, word, lines, men)


def promotion_mates(study: Study) -> Iterator[Flag]:
    """Black promotes with mate; of several mates after the same play the first counts."""
    kinds: dict[Kind, PlayLine] = {}
    for line in _without_choice(study.mated):
        kind = line.mate.move.promotion
        if kind is not None:
            kinds.setdefault(kind, line)
    if kinds:
        word = said("Black mates by promotion to {kinds}", kinds=listed(map(kind_name, kinds)))
        yield flag_of("black_promotion_mate", ELEMENT, word, list(kinds.values()))


def _without_choice(lines: Sequence[PlayLine]) -> tuple[PlayLine, ...]:
    """Return the first line of each play before the mate: which mate Black gives is no play."""
    before: dict[tuple[int, ...], PlayLine] = {}
    for line in lines:
        before.setdefault(tuple(ply.code for ply in line.plies[:-1]), line)
    return tuple(before.values())


def pin_mates(study: Study) -> Iterator[Flag]:
    """Pin-mate: a white man could parry the mate if it were not pinned.

    A theme with two different mates after different last moves of White, else an element.
    """
    found: dict[Square, list[PlayLine]] = {}
    for line, final in study.ends:
        for man, _ in final.needed_pins():
            found.setdefault(man, []).append(line)
    if found:
        different = apart([line for lines in found.values() for line in lines])
        several = len(different) > 1
        told = different if several else [lines[0] for lines in found.values()]
        word = said("Mates by the pin of white men")
        yield flag_of("pin_mate", Grade.THEME if several else ELEMENT, word, told, tuple(found))


def pictures(study: Study) -> Iterator[Flag]:
    """Model mates, ideal mates, echoes of Black's mates, as in longer direct play.

    Of several mates after the same play the first counts.
    """
    once = set(map(id, _without_choice(study.lines)))
    found = [end for end in study.ends if id(end[0]) in once]
    yield from ends.models(found, study.men)
    yield from ends.echoing(found)


RULES: Final = (
    mating_men,
    promotion_mates,
    pin_mates,
    pictures,
    king_walks,
    tasks.black_promotions,  # of first defences
    second_moves,
    umnov,
    walks.switchback,
    walks.round_trip,
    walks.promotions,
    walks.star_flights,
)
