# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said at once of what cannot be asked, or cannot be had."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from composer.analysis.help.grammar import HELP_GRAMMARS
from composer.analysis.points import KEPT_POINTS
from composer.analysis.themes.catalogue import catalogue
from composer.analysis.themes.grammar.table import GRAMMARS
from composer.composing.ask import FATAL, Ask
from composer.composing.demand import demand_wrong
from composer.composing.naming import long_grammars
from composer.problem.attacks import all_orthodox
from composer.problem.goals import MATE
from composer.problem.men import Colour, Kind, Man
from composer.problem.squares import Square
from composer.problem.stipulation import TWO_MOVER, Stipulation
from composer.problem.stipulations.play import Play
from composer.said.sentence import Sentence, either, listed, said
from composer.solver.compiled import kernel_module

MOST_ALLOWED: Final = 30
"""Men that may be added."""

MOST_SOLUTIONS: Final = 4
"""Solutions of a helpmate that can be asked for."""

PLAYS: Final = (
    TWO_MOVER,
    Stipulation.of(MATE, 3),
    Stipulation.of(MATE, 2, Play.SELF),
    Stipulation.of(MATE, 2, Play.HELP),
    Stipulation.of(MATE, 2, Play.HELP, half=True),
    Stipulation.of(MATE, 3, Play.HELP),
)
"""What can be composed."""

_MOST_OF_SIDE: Final = 16
_MOST_PAWNS: Final = 8


def grammars_of(stipulation: Stipulation) -> tuple[str, ...]:
    """Return the themes of which it is known what they need, in what is asked."""
    if stipulation.is_two_mover:
        return tuple(GRAMMARS)
    if stipulation.play is Play.HELP:
        return tuple(HELP_GRAMMARS)
    return tuple(long_grammars(stipulation))


class Refused(ValueError):  # noqa: N818 - an answer, not an error
    """What is asked cannot be had; the text is a sentence for the user."""


def why_not(ask: Ask) -> Sentence | None:
    """Return why a search would be in vain or cannot begin; None where nothing is against it."""
    return (
        play_wrong(ask)
        or _men_wrong(ask)
        or _kings_wrong(ask)
        or _flaw_wrong(ask)
        or _demand_wrong(ask)
        or _theme_wrong(ask)
    )


def play_wrong(ask: Ask) -> Sentence | None:
    """Return what is wrong with the stipulation, or with what is asked of it."""
    if ask.stipulation not in PLAYS:
        asked = either(str(each) for each in PLAYS)
        return said(
            "the theme composer works {known}, not {asked}", known=asked, asked=str(ask.stipulation)
        )
    if ask.is_two_mover:
        return None
    if ask.is_help and not 1 <= ask.solutions <= MOST_SOLUTIONS:
        return said("a helpmate of 1 to {most} solutions can be asked for", most=MOST_SOLUTIONS)
    if ask.demand or ask.after_key:
        return said("mates are wanted by their phases in two-movers only")
    return None


def _men_wrong(ask: Ask) -> Sentence | None:
    men = [man for _, man in ask.core] + [*ask.allowed]
    if not all_orthodox(ask.core.board) or any(man.kind > Kind.KING for man in ask.allowed):
        return said("the theme composer works with orthodox men only")
    counts = Counter(men)
    for king, missing, several in (
        (
            Man.BLACK_KING,
            said("Black's king is missing: put him on the board, or allow him"),
            said("Black has more kings than one"),
        ),
        (
            Man.WHITE_KING,
            said("White's king is missing: put him on the board, or allow him"),
            said("White has more kings than one"),
        ),
    ):
        if counts[king] == 0:
            return missing
        if counts[king] > 1:
            return several
    for colour in (Colour.WHITE, Colour.BLACK):
        there = Counter(man.kind for _, man in ask.core if man.colour is colour)
        if sum(there.values()) > _MOST_OF_SIDE or there[Kind.PAWN] > _MOST_PAWNS:
            return said("the core has more men than a side can have")
        pawns = there[Kind.PAWN] + ask.allowed.count(Man.of(colour, Kind.PAWN))
        if pawns > _MOST_PAWNS:
            return said("core and men allowed have more pawns than a side can have")
    if len(ask.allowed) + ask.after_key > MOST_ALLOWED:
        return said("at most {most} men can be allowed", most=MOST_ALLOWED)
    if ask.most_men and len(ask.core) > ask.most_men:
        return said(
            "the core has {men} men, more than the {most} that are allowed",
            men=len(ask.core),
            most=ask.most_men,
        )
    kings = sum(man.kind is Kind.KING for man in ask.allowed)
    if ask.most_men and len(ask.core) + kings > ask.most_men:
        return said(
            "the core and the kings that it lacks are {men} men, more than the {most} that are"
            " allowed",
            men=len(ask.core) + kings,
            most=ask.most_men,
        )
    return None


def _kings_wrong(ask: Ask) -> Sentence | None:
    """Return what is wrong whoever is added, since nobody can come between."""
    at = {man: square for square, man in ask.core if man.kind is Kind.KING}
    king = at.get(Man.BLACK_KING)
    if king is None:
        return None
    white = at.get(Man.WHITE_KING)
    if white is not None and max(map(abs, _way(king, white))) == 1:
        return said("the kings stand side by side")
    for square, man in ask.core:
        if man.colour is Colour.WHITE and man.kind is not Kind.KING:
            files, ranks = _way(square, king)
            far = sorted((abs(files), abs(ranks)))
            near = {
                Kind.PAWN: abs(files) == 1 and ranks == 1,
                Kind.KNIGHT: far == [1, 2],
                Kind.BISHOP: far == [1, 1],
                Kind.ROOK: far == [0, 1],
                Kind.QUEEN: far[1] == 1,
            }
            if near.get(man.kind, False) and not ask.after_key and not ask.is_help:
                return said("Black's king is in check by the core, and White is to move")
    return None


def _way(origin: Square, target: Square) -> tuple[int, int]:
    return target % 8 - origin % 8, target // 8 - origin // 8


def _flaw_wrong(ask: Ask) -> Sentence | None:
    known = (FATAL, *KEPT_POINTS)
    for flaw in ask.forbidden:
        if flaw not in known:
            return said("there is no flaw {flaw}: expected {known}", flaw=flaw, known=either(known))
    return None


def _demand_wrong(ask: Ask) -> Sentence | None:
    if not ask.themes and not ask.demand:
        return said("neither a theme nor a mate is wanted")
    return demand_wrong(ask.demand, ask.position, ask.arrives)


def _theme_wrong(ask: Ask) -> Sentence | None:
    known = catalogue()
    grammars = grammars_of(ask.stipulation)
    for each in ask.themes:
        if each.theme not in known:
            return said("there is no theme {theme}", theme=each.theme)
        if each.theme not in grammars:
            return said(
                "nothing is known of what {theme} needs: it has no grammar",
                theme=known[each.theme].name(),
            )
    names = [known[each.theme].name() for each in ask.themes]
    if not any(placed.plans for placed in ask.placed):
        for each, name in zip(ask.themes, names, strict=True):
            alone = replace(ask, theme=each.theme, squares=each.squares, also=(), demand=())
            if not any(placed.plans for placed in alone.placed):
                return said(
                    "this core has no geometry for {theme} that is known here: more of the men"
                    " whom the theme needs must stand on the board",
                    theme=name,
                )
        if not names:
            return said("the mates that are wanted contradict each other")
        return said(
            "this core has no geometry known here that shows {themes} together",
            themes=listed(names),
        )
    if kernel_module() is None:
        return said("the compiled solver, which this needs, was not built")
    return None
