# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of a problem: how many men, which, and how clean its mates are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.analysis.effects import Play
from composer.analysis.phaseplay import PhasePlay
from composer.analysis.study import Study
from composer.analysis.themes.flag import ELEMENT, THEME, Flag, after_key, shown
from composer.said.sentence import said

MINIATURE: Final = 7
"""Men of a miniature at most."""

MEREDITH: Final = 12
"""Men of a Meredith at most."""


def size(study: Study) -> Iterator[Flag]:
    """Miniature: at most seven men. Meredith: eight to twelve."""
    yield from size_of(study.men)


def size_of(men: int) -> Iterator[Flag]:
    """Say how many men there are, if they are few."""
    if men <= MINIATURE:
        sentence = said("A miniature: {men} men.", men=men)
        yield Flag("miniature", ELEMENT, "diagram", (), (), (), sentence)
    elif men <= MEREDITH:
        sentence = said("A Meredith: {men} men.", men=men)
        yield Flag("meredith", ELEMENT, "diagram", (), (), (), sentence)


def aristocrat(study: Study) -> Iterator[Flag]:
    """Aristocrat: there is no pawn in the diagram."""
    if not study.diagram.pawns:
        yield Flag("aristocrat", ELEMENT, "diagram", (), (), (), said("There are no pawns."))


@after_key
def model_mates(study: Study, key: PhasePlay) -> Iterator[Flag]:
    """Model mate, two model mates, ideal mate; see `composer.analysis.matepicture`.

    Where all are ideal, the ideal mates are the theme.

    Single mates after full defences; two count as different if the mate or the king's square
    differs.
    """
    models: dict[tuple[int, int], Play] = {}
    ideals: dict[tuple[int, int], Play] = {}
    for answer, play in key.plays:
        place = (answer.unique, play.king)
        if place in models:
            continue
        purity = play.purity
        if purity.model:
            models[place] = play
            if purity.ideal:
                ideals[place] = play
    word = said("Model mates") if len(models) > 1 else said("Model mate")
    yield from shown("model_mate", ELEMENT, key, models.values(), word)
    if len(models) >= 2:
        grade = ELEMENT if len(ideals) == len(models) else THEME
        yield from shown("model_mate_2", grade, key, models.values(), word)
    word = said("Ideal mates") if len(ideals) > 1 else said("Ideal mate")
    yield from shown("ideal_mate", THEME, key, ideals.values(), word)


RULES: Final = (size, aristocrat, model_mates)
