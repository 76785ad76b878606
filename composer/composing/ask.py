# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked of a composing search, and what is said at once of what cannot be."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from composer.analysis.themes.catalogue import catalogue
from composer.analysis.themes.grammar.plan import Core, Plan
from composer.analysis.themes.grammar.table import GRAMMARS
from composer.problem.attacks import all_orthodox
from composer.problem.edits import game_array, set_turn
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.said.sentence import Sentence, said
from composer.solver.compiled import kernel_module
from composer.solver.schemeplay import bare

MOST_ALLOWED: Final = 30
"""Men that may be added."""

_MOST_OF_SIDE: Final = 16
_MOST_PAWNS: Final = 8


@dataclass(frozen=True)
class Ask:
    """A core, the men that may be added, and the theme that is meant.

    Attributes:
        core: the men that stay where they are; White begins.
        allowed: those who may be added, each once.
        theme: the theme's id.
        squares: the squares that the theme means, as its proof names them; none for any.
        whole_core: whether every man of the core is to take part in the proof (kings apart).
        most_men: how many men at most; 0 for any number.
        seed: where chance begins.
        changes: how many changes a turn tries.
    """

    core: Position
    allowed: tuple[Man, ...]
    theme: str
    squares: tuple[Square, ...] = ()
    whole_core: bool = True
    most_men: int = 0
    seed: int = 1
    changes: int = 40_000

    @cached_property
    def plans(self) -> tuple[Plan, ...]:
        """The ways in which the core may show the theme."""
        grammar = GRAMMARS.get(self.theme)
        return () if grammar is None else tuple(grammar(Core(self.position), self.squares))

    @cached_property
    def position(self) -> Position:
        """The core as a scheme, White to move."""
        return bare(set_turn(self.core, Colour.WHITE))

    @cached_property
    def needed(self) -> frozenset[Square]:
        """The squares whose men are to take part in the proof."""
        if not self.whole_core:
            return frozenset()
        return frozenset(square for square, man in self.core if man.kind is not Kind.KING)


def parse_allowed(text: str) -> tuple[Man, ...]:
    """Read men that may be added, such as `KRNPPkbpp`: White's in capitals.

    Raises:
        ValueError: a letter is none of an orthodox man.
    """
    try:
        return tuple(Man.from_letter(letter) for letter in text if not letter.isspace())
    except ValueError:
        raise ValueError(
            said("expected men such as KRNPPkbpp, got {text}", text=repr(text[:60]))
        ) from None


def allowed_men(core: Position) -> tuple[Man, ...]:
    """Return the men that each side has in the game and not in a core, kings first."""
    array = game_array()
    men = [man for _, man in array]
    there = Counter(man for _, man in core)
    missing = Counter(men) - there
    return tuple(sorted(missing.elements(), key=lambda man: (-man.kind, man.colour.value)))


def why_not(ask: Ask) -> Sentence | None:
    """Return why a search would be in vain or cannot begin; None where nothing is against it."""
    return _men_wrong(ask) or _theme_wrong(ask)


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
    if len(ask.allowed) > MOST_ALLOWED:
        return said("at most {most} men can be allowed", most=MOST_ALLOWED)
    if ask.most_men and len(ask.core) > ask.most_men:
        return said(
            "the core has {men} men, more than the {most} that are allowed",
            men=len(ask.core),
            most=ask.most_men,
        )
    return None


def _theme_wrong(ask: Ask) -> Sentence | None:
    known = catalogue().get(ask.theme)
    if known is None:
        return said("there is no theme {theme}", theme=ask.theme)
    if ask.theme not in GRAMMARS:
        return said("nothing is known of what {theme} needs: it has no grammar", theme=known.name())
    if not ask.plans:
        return said(
            "this core has no geometry for {theme} that is known here: more of the men whom the"
            " theme needs must stand on the board",
            theme=known.name(),
        )
    if kernel_module() is None:
        return said("the compiled solver, which this needs, was not built")
    return None
