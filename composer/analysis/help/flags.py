# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes of help play, as far as they can be proved from the intended solutions.

Themes of pairs are said of sound problems only: with a cook nobody knows the pairs.

- *Model mates*, *ideal mates*: as `composer.analysis.matepicture` says; *pin models* are model
  mates that need a pin.
- *Pin-mates*: mates that are no models and need a pin: a pinned man could parry, were he free. A
  theme where all solutions, two at least, end so with different mates; else an element.

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
from composer.said.sentence import Listed, Notation, joined, said


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


def pin_mates(found: Correspondences) -> Iterator[Flag]:
    """Pin-mates; where each of them is a model, they are pin models and no more."""
    courses = found.courses
    pinned = [(course, picture) for course, picture in found.mated if picture.pinners]
    if all(picture.purity.model for _, picture in pinned):
        return
    different = {course.mate_key for course, _ in pinned}
    all_are = len(pinned) == len(courses) and len(different) > 1
    squares = tuple(dict.fromkeys(square for _, picture in pinned for square in picture.pinned))
    sentence = said("Mates that need a pin: {lines}.", lines=_last(pinned, courses))
    if len(pinned) == 1:
        sentence = said("Mate that needs a pin: {lines}.", lines=_last(pinned, courses))
    moves = tuple(course.moves[-1] for course, _ in pinned)
    yield Flag("pin_mate", THEME if all_are else ELEMENT, PHASES, squares, moves, (), sentence)


def size(found: Correspondences) -> Iterator[Flag]:
    """Miniature and Meredith, by the men of the first diagram."""
    for course in found.courses[:1]:
        yield from size_of(len(course.diagram))


RULES: Final = (mates, pin_mates, size)
