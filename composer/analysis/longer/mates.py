# SPDX-License-Identifier: GPL-3.0-or-later
"""Mates of longer problems: model mates, ideal mates, echoes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from composer.analysis.longer.flags import flag_of
from composer.analysis.picture import Picture, echo_of, picture_of
from composer.analysis.playlines import PlayLine
from composer.analysis.purity import purity_of
from composer.analysis.study import End, Study
from composer.analysis.themes.flag import Flag, Grade
from composer.analysis.themes.forms import MINIATURE
from composer.problem.squares import distance
from composer.said.sentence import said


def are_many(models: int, men: int) -> bool:
    """Return whether so many different model mates are a theme: three, in a miniature two."""
    return models >= (2 if men <= MINIATURE else 3)


def model_mates(study: Study) -> Iterator[Flag]:
    """Model mates of the lines that take all moves; see `models`."""
    yield from models(study.ends, study.men)


def models(ends: Iterable[End], men: int) -> Iterator[Flag]:
    """Model mates: pure and economical end positions of lines that take all moves.

    Mates are different by the mating move and the king's square. Three are a theme, two in a
    miniature; fewer an element. Ideal mates likewise, from one.
    """
    models: dict[tuple[int, int], PlayLine] = {}
    ideals: dict[tuple[int, int], PlayLine] = {}
    for line, final in ends:
        purity = purity_of(final)
        mate = (line.mate.code, final.king)
        if purity.model:
            models.setdefault(mate, line)
        if purity.ideal:
            ideals.setdefault(mate, line)
    if models:
        found = list(models.values())
        kings = tuple(dict.fromkeys(king for _, king in models))
        word = said("Model mates") if len(found) > 1 else said("Model mate")
        if are_many(len(found), men):
            yield flag_of("model_mate_2", Grade.THEME, word, found, kings)
        else:
            yield flag_of("model_mate", Grade.ELEMENT, word, found, kings)
    if ideals:
        found = list(ideals.values())
        kings = tuple(dict.fromkeys(king for _, king in ideals))
        word = said("Ideal mates") if len(found) > 1 else said("Ideal mate")
        yield flag_of("ideal_mate", Grade.THEME, word, found, kings)


def echoes(study: Study) -> Iterator[Flag]:
    """Echoes of the lines that take all moves; see `echoing`."""
    yield from echoing(study.ends)


def echoing(ends: Iterable[End]) -> Iterator[Flag]:
    """Echo, chameleon echo: two mates of the same picture, the king on different squares.

    Of different colours for the chameleon. Not where the same man mates by the same move with
    the kings side by side: that is one mate, and two steps of the king. Both mates are pure, or
    it would be accident.
    """
    pictures: dict[Picture, dict[int, PlayLine]] = {}
    for line, final in ends:
        if purity_of(final).pure:
            kings = pictures.setdefault(picture_of(final), {})
            kings.setdefault(final.king, line)
    seen: set[str] = set()
    for kings in pictures.values():
        for one, two in combinations(kings, 2):
            a, b = kings[one], kings[two]
            if distance(one, two) <= 1 and a.mate.code == b.mate.code:
                continue
            theme, word = echo_of(one, two)
            if theme not in seen:
                seen.add(theme)
                yield flag_of(theme, Grade.THEME, word, (a, b), (one, two))


RULES: Final = (model_mates, echoes)
