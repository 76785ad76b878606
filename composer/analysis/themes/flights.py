# SPDX-License-Identifier: GPL-3.0-or-later
"""Patterns of the black king's flights."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.analysis.phaseplay import PhasePlay
from composer.analysis.study import Study
from composer.analysis.themes.flag import ELEMENT, PERHAPS, THEME, Flag, after_key, names
from composer.problem.squares import file_of, rank_of
from composer.said.sentence import Sentence, Template, as_it_is, said

Step = tuple[int, int]

STAR: Final = frozenset({(1, 1), (1, -1), (-1, 1), (-1, -1)})
PLUS: Final = frozenset({(1, 0), (-1, 0), (0, 1), (0, -1)})
Y_SHAPES: Final = (
    frozenset({(1, 1), (-1, 1), (0, -1)}),
    frozenset({(1, -1), (-1, -1), (0, 1)}),
    frozenset({(1, 1), (1, -1), (-1, 0)}),
    frozenset({(-1, 1), (-1, -1), (1, 0)}),
)


def steps_of(phase: PhasePlay) -> frozenset[Step]:
    """Return the king's legal steps in a phase as (files, ranks)."""
    king = phase.board.king
    return frozenset(
        (file_of(square) - file_of(king), rank_of(square) - rank_of(king))
        for square in phase.flights
    )


def star_flights(study: Study) -> Iterator[Flag]:
    """Star flights: after the key the king may step to all four squares beside him diagonally.

    Those and no others. Editors use the name where he has further flights too: there it is an
    element, and the sentence says so.
    """
    return _shape(study, "star_flights", (STAR,), said("star"))


def plus_flights(study: Study) -> Iterator[Flag]:
    """Plus flights (cross flights): the four squares beside him along rank and file.

    Among further flights an element, as the star is.
    """
    return _shape(study, "plus_flights", (PLUS,), said("cross"))


def y_flights(study: Study) -> Iterator[Flag]:
    """Y flights: two diagonal neighbours on one side and the straight one opposite.

    Editors use the name where the king has further flights too, even together with a star: an
    element there.
    """
    return _shape(study, "y_flights", Y_SHAPES, as_it_is("Y"))


def _shape(
    study: Study, theme: str, shapes: tuple[frozenset[Step], ...], word: Sentence
) -> Iterator[Flag]:
    key = study.key
    if key is None or len(key.flights) < 3:
        return
    steps = steps_of(key)
    for shape in shapes:
        if shape <= steps:
            king = key.board.king
            squares = tuple(sorted(king + 8 * rank + file for file, rank in shape))
            alone = Template("The king may flee to {squares}: a {shape}.")
            among = Template("The king may flee to {squares}: a {shape}, among other flights.")
            template, grade = (alone, THEME) if steps == shape else (among, ELEMENT)
            sentence = template.said(squares=names(squares), shape=word)
            moves = (key.first, *(key.flights[square] for square in squares))
            yield Flag(theme, grade, "key", squares, moves, (), sentence)
            return


@after_key
def many_flights_5plus(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Five or more flights: the king has at least five different steps after the key."""
    if len(key.flights) >= 5:
        squares = tuple(sorted(key.flights))
        sentence = said(
            "The king has {count} flights: {squares}.", count=len(squares), squares=names(squares)
        )
        moves = (key.first, *(key.flights[square] for square in squares))
        yield Flag("many_flights_5plus", THEME, "key", squares, moves, (), sentence)


@after_key
def extended_star(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Extended star: the four diagonal steps are all answered, but over several phases.

    Set play, tries that do not check and the key together show all four; none does alone.
    """
    if any(steps_of(phase) >= STAR for phase in study.calm_phases):
        return
    home = study.diagram.king
    answered: dict[Step, PhasePlay] = {}
    for phase in reversed(study.calm_phases):
        for answer in phase.unique_answers():
            if answer.defence.man.kind == 6:
                square = answer.defence.target
                step = (file_of(square) - file_of(home), rank_of(square) - rank_of(home))
                answered.setdefault(step, phase)
    if set(answered) >= STAR:
        squares = tuple(sorted(home + 8 * rank + file for file, rank in STAR))
        firsts = tuple({answered[s].first_code: answered[s].first for s in STAR}.values())
        moves = tuple(move for move in firsts if move is not None)
        sentence = said(
            "Over set play, tries and key the king flees to {squares}.", squares=names(squares)
        )
        yield Flag("king_flight_promo_star", PERHAPS, "phases", squares, moves, (), sentence)


RULES: Final = (star_flights, plus_flights, y_flights, many_flights_5plus, extended_star)
