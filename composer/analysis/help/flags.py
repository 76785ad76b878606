# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes of help play, as far as they can be proved from the intended solutions.

Themes of pairs are said of sound problems only: with a cook nobody knows the pairs.

- *Model mates*, *ideal mates*: as `composer.analysis.purity` says; *pin models* are model mates
  that need a pin.
- *Allumwandlung*: one side promotes to queen, rook, bishop and knight over the solutions; *mixed*
  where both do so together and neither alone.

The other themes stand in the modules beside this one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from composer.analysis.help.correspondences import Correspondences
from composer.analysis.help.course import Course
from composer.analysis.help.crossing import crossing_flags
from composer.analysis.help.functions import exchanges, reciprocal_captures, zilahi
from composer.analysis.help.matepicture import MatePicture
from composer.analysis.help.orientation import future, transformations
from composer.analysis.help.shutting import grimshaws
from composer.analysis.help.waiting import waiting_flags
from composer.analysis.help.walks import pair_flags, walk_flags
from composer.analysis.themes.flag import ELEMENT, PHASES, THEME, Flag
from composer.analysis.themes.forms import size_of
from composer.problem.men import PROMOTIONS, Colour
from composer.problem.move import Move
from composer.problem.named import side_name
from composer.said.sentence import Listed, Notation, Sentence, joined, said


def help_flags(
    found: Correspondences, pictures: Sequence[MatePicture | None], is_sound: bool
) -> Iterator[Flag]:
    """Yield the themes of solutions that are intended.

    Args:
        found: what recurs in them.
        pictures: their mates, in the same order; None where one does not end in mate.
        is_sound: whether the problem has just the solutions that are intended.
    """
    courses = found.courses
    if is_sound:
        yield from zilahi(courses)
        yield from exchanges(found)
        yield from reciprocal_captures(courses)
        yield from pair_flags(courses, pictures)
        yield from grimshaws(courses)
        yield from transformations(courses, pictures)
        yield from future(courses, pictures)
    yield from walk_flags(courses)
    yield from crossing_flags(courses, pictures)
    yield from waiting_flags(courses)
    yield from _mates(courses, pictures)
    yield from _promotions(courses)
    if courses:
        yield from size_of(len(courses[0].diagram))


def _mates(courses: Sequence[Course], pictures: Sequence[MatePicture | None]) -> Iterator[Flag]:
    mated = [(c, p) for c, p in zip(courses, pictures, strict=True) if p is not None]
    models = [(course, picture) for course, picture in mated if picture.purity.model]
    ideals = [(course, picture) for course, picture in mated if picture.purity.ideal]
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


def _promotions(courses: Sequence[Course]) -> Iterator[Flag]:
    made = {
        colour: [
            step.move
            for course in courses
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
