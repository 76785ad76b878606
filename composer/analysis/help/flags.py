# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes of help play, as far as they can be proved from the intended solutions.

Themes of pairs are said of sound problems only: with a cook nobody knows the pairs.

- *Model mates*, *ideal mates*: as `composer.analysis.matepicture` says; *pin models* are model
  mates that need a pin.
- *Allumwandlung*: one side promotes to queen, rook, bishop and knight over the solutions; *mixed*
  where both do so together and neither alone.

The other themes stand in the modules beside this one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from composer.analysis.courses.correspondences import Correspondences
from composer.analysis.courses.course import Course
from composer.analysis.matepicture import MatePicture
from composer.analysis.themes.flag import ELEMENT, PHASES, THEME, Flag
from composer.analysis.themes.forms import size_of
from composer.problem.men import PROMOTIONS, Colour
from composer.problem.move import Move
from composer.problem.named import side_name
from composer.said.sentence import Listed, Notation, Sentence, joined, said


def mates(found: Correspondences) -> Iterator[Flag]:
    """Model mates, ideal mates, pin models."""
    courses = found.courses
    models = [(course, picture) for course, picture in found.mated if picture.purity.model]
    ideals = [(course, picture) for course, picture in found.mated if picture.purity.ideal]
    if models:
        squares = tuple(dict.fromkeys(picture.king for _, picture in models))
        all_are = len(models) == len(courses) and len(models) >= 2
        sentence = said("Model mates: {lines}.", lines=_last(models, courses))
        if len(models) == 1:
            sentence = said("Model mate: {lines}.", lines=_last(models, courses))
        if all_are:
            sentence = said("All mates are model mates: {lines}.", lines=_last(models, courses))
        yield Flag(
            "model_mate_2" if all_are else "model_mate",
            THEME if all_are else ELEMENT,
            PHASES,
            squares,
            tuple(course.moves[-1] for course, _ in models),
            (),
            sentence,
        )
    if ideals:
        moves = tuple(course.moves[-1] for course, _ in ideals)
        squares = tuple(dict.fromkeys(picture.king for _, picture in ideals))
        sentence = said("Ideal mates: {lines}.", lines=_last(ideals, courses))
        if len(ideals) == 1:
            sentence = said("Ideal mate: {lines}.", lines=_last(ideals, courses))
        yield Flag("ideal_mate", THEME, PHASES, squares, moves, (), sentence)
    pinned = [(course, picture) for course, picture in models if picture.pinners]
    if pinned:
        moves = tuple(course.moves[-1] for course, _ in pinned)
        squares = tuple(square for _, picture in pinned for square in picture.pinned)
        sentence = said("Model mates that need a pin: {lines}.", lines=_last(pinned, courses))
        if len(pinned) == 1:
            sentence = said("Model mate that needs a pin: {lines}.", lines=_last(pinned, courses))
        yield Flag("pin_model", THEME, PHASES, squares, moves, (), sentence)


def _last(mated: Sequence[tuple[Course, MatePicture]], courses: Sequence[Course]) -> Listed:
    """Return how some solutions end: with the mate, and where it ends several, the move before."""
    ends = [course.written(course.steps[-1:]) for course in courses]
    texts = [
        course.written(course.steps[-2 if ends.count(end) > 1 else -1 :])
        for course, end in ((course, course.written(course.steps[-1:])) for course, _ in mated)
    ]
    return joined((Notation(text) for text in dict.fromkeys(texts)), ", ")


def promotions(found: Correspondences) -> Iterator[Flag]:
    """Allumwandlung of one side, or of both together."""
    made = {
        colour: [
            step.move
            for course in found.courses
            for step in course.steps
            if step.move.promotion is not None and step.move.man.colour is colour
        ]
        for colour in (Colour.WHITE, Colour.BLACK)
    }
    alone = False
    for colour, name in (
        (Colour.WHITE, "allumwandlung_white"),
        (Colour.BLACK, "allumwandlung_black"),
    ):
        if _all_kinds(made[colour]):
            alone = True
            sentence = said(
                "{side} promotes to queen, rook, bishop and knight: {moves}.",
                side=side_name(colour),
                moves=_listed(made[colour]),
            )
            yield _promotion_flag(name, made[colour], sentence)
    both = [*made[Colour.WHITE], *made[Colour.BLACK]]
    if not alone and _all_kinds(both):
        sentence = said(
            "Both sides together promote to queen, rook, bishop and knight: {moves}.",
            moves=_listed(both),
        )
        yield _promotion_flag("allumwandlung_mixed", both, sentence)


def _all_kinds(moves: Sequence[Move]) -> bool:
    return {move.promotion for move in moves} == set(PROMOTIONS)


def _listed(moves: Sequence[Move]) -> Notation:
    return Notation(", ".join(dict.fromkeys(move.san.rstrip("+#") for move in moves)))


def _promotion_flag(theme: str, moves: Sequence[Move], sentence: Sentence) -> Flag:
    squares = tuple(dict.fromkeys(move.target for move in moves))
    return Flag(theme, THEME, PHASES, squares, tuple(moves), (), sentence)


def size(found: Correspondences) -> Iterator[Flag]:
    """Miniature and Meredith, by the men of the first diagram."""
    for course in found.courses[:1]:
        yield from size_of(len(course.diagram))


RULES: Final = (mates, promotions, size)
