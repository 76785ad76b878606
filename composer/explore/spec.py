# SPDX-License-Identifier: GPL-3.0-or-later
"""What a search is asked: which men and squares may vary, and what must hold."""

from __future__ import annotations

import re
from dataclasses import KW_ONLY, dataclass, field, fields, replace
from enum import Enum
from typing import Any, Final

from composer.analysis.themes.catalogue import STUDIES, UNDETECTED, catalogue
from composer.problem.intended import intended_of
from composer.problem.men import Kind, Man
from composer.problem.position import EMPTY, Position
from composer.problem.squares import Square, rank_of
from composer.problem.stipulation import TWO_MOVER, Stipulation
from composer.said.sentence import said, sentence_of
from composer.solver.deadline import LONGEST
from composer.solver.options import MOST_MOVES, NO_TASK_WORDS

NODES: Final = 100_000
"""How many nodes an engine looks at for a question, unless told otherwise."""

MOST_ONLY: Final = 40
"""Only moves in a row that may be demanded."""

MOST_SLOTS = 40
MOST_CHANGES = 6
MOST_TURNS = 10**18
"""Candidates that a search may name; it could never try so many."""

_UCI = re.compile(r"[a-h][1-8][a-h][1-8][qrbn]?")

Place = tuple[Square, Man]


class SpecError(ValueError):
    """A search that cannot be understood or done; the text says what and where."""


class Order(Enum):
    """In which order candidates are tried; its value is the word of the files."""

    NEAR = "near"
    RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Slot:
    """One thing that may vary: a man of the diagram, or one that may be added.

    Attributes:
        home: where which man stands in the diagram; None for a man that may be added.
        men: what it may be; the man of the diagram may always be itself.
        squares: where it may stand; the man of the diagram may always stand at home.
        may_miss: whether the man of the diagram may be left out; an added one always may.
    """

    home: Place | None
    men: tuple[Man, ...] = ()
    squares: tuple[Square, ...] = ()
    may_miss: bool = False

    def others(self) -> tuple[Place | None, ...]:
        """Return all that the slot may be other than what it is in the diagram."""
        squares, men = self.squares, self.men
        if self.home is not None:
            squares = (self.home[0], *squares)
            men = (self.home[1], *men)
        places: list[Place | None] = [
            (square, man)
            for man in dict.fromkeys(men)
            for square in dict.fromkeys(squares)
            if (square, man) != self.home and not _is_pawn_on_edge(man, square)
        ]
        if self.home is not None and self.may_miss:
            places.append(None)
        return tuple(places)


@dataclass(frozen=True, slots=True)
class Demands:
    """What must hold besides being sound.

    Attributes:
        key: the key must be this move, as UCI; any if empty.
        key_from: the key must be a move of the man on this square; any if None.
        themes: ids of the catalogue that must be found as themes.
        most_men: at most so many men; 0 for any number.
        most_duals: at most so many full defences with a dual; None for any number.
        least_tries: at least so many tries that do not check.
        least_variations: at least so many defences with a single mate.
        least_changed: at least so many defences with mates changed from the set play.
        least_models: of help play and series, at least so many solutions end in a model mate.
        least_only: of studies, at least so many moves of White in a row are the only ones.
        quiet_key: whether the key must neither check nor take.
        legal: whether the position must be able to arise in a game, as far as can be reported.
        no_promoted: whether promoted force is refused.
    """

    key: str = ""
    key_from: Square | None = None
    themes: tuple[str, ...] = ()
    most_men: int = 0
    most_duals: int | None = None
    least_tries: int = 0
    least_variations: int = 0
    least_changed: int = 0
    quiet_key: bool = False
    legal: bool = True
    no_promoted: bool = False
    least_models: int = 0
    least_only: int = 0

    @property
    def of_play(self) -> bool:
        """Whether something is demanded of a key or its play, which help play does not have."""
        counted = (self.least_tries, self.least_variations, self.least_changed)
        named = (self.key, self.quiet_key, *counted)
        return any(named) or self.key_from is not None or self.most_duals is not None

    def of(self, stipulation: Stipulation) -> Demands:
        """Return these without what play of this kind does not have."""
        kept: tuple[str, ...] = ("themes", "most_men", "least_models", "legal", "no_promoted")
        if stipulation.claim is not None:
            kept = (
                "key",
                "key_from",
                "quiet_key",
                "most_men",
                "least_only",
                "legal",
                "no_promoted",
            )
        elif not stipulation.has_lines:
            return replace(self, least_models=0, least_only=0)
        return Demands(**{name: getattr(self, name) for name in kept})

    def check(self) -> None:
        """Refuse demands that nothing could ever hold.

        Raises:
            SpecError: a theme is not in the catalogue or not looked for, or the key is no move.
        """
        if self.key and not _UCI.fullmatch(self.key):
            raise SpecError(
                said("key: expected a move such as e2e4 or a7a8q, got {key}", key=_short(self.key))
            )
        for theme in self.themes:
            if theme not in catalogue() or catalogue()[theme].group == STUDIES:
                raise SpecError(
                    said("themes: {theme} is not in the catalogue of themes", theme=_short(theme))
                )
            if theme in UNDETECTED:
                raise SpecError(
                    said(
                        "themes: {theme} is not looked for: {reason}",
                        theme=theme,
                        reason=UNDETECTED[theme],
                    )
                )


@dataclass(frozen=True, slots=True)
class Question:
    """What a search asks, whether it may run yet or is still being written.

    Attributes:
        position: the diagram that is varied.
        stipulation: the task of every candidate.
        changes: at most so many men differ from the diagram; 0 for any number.
        demands: what must hold.
        order: near candidates first, or at random without repeats.
        seed: which random order.
        limit: try at most so many candidates; 0 for all.
        seconds: give up a candidate after so long, and count it as not finished; 0 never.
        intended: of help play and series, how many solutions are meant, such as `2.1.1.1`; one
            if empty.
        engine: of studies, the engine that is asked where tables do not reach, by name or path;
            none if empty.
        nodes: how many it looks at for a question.
    """

    position: Position = EMPTY
    stipulation: Stipulation = TWO_MOVER
    _: KW_ONLY
    changes: int = 2
    demands: Demands = field(default_factory=Demands)
    order: Order = Order.NEAR
    seed: int = 1
    limit: int = 0
    seconds: float = 0.0
    intended: str = ""
    engine: str = ""
    nodes: int = NODES

    @property
    def asked(self) -> dict[str, Any]:
        """The same by name, to be asked in another form."""
        return {each.name: getattr(self, each.name) for each in fields(Question)}


@dataclass(frozen=True, slots=True)
class Spec(Question):
    """A whole search. Immutable; a search that was begun goes on only with the same one.

    Attributes:
        slots: what may vary.
        themes: whether to look for the themes of what is found, which takes longer than
            solving it; always done where themes are demanded.

    Raises:
        SpecError: the search is too large to be numbered, or contradicts itself.
    """

    slots: tuple[Slot, ...] = ()
    themes: bool = True

    def __post_init__(self) -> None:
        if not self.slots:
            raise SpecError(said("nothing may vary: name at least one man or square"))
        if len(self.slots) > MOST_SLOTS:
            raise SpecError(
                said(
                    "{count} men may vary; expected at most {most}",
                    count=len(self.slots),
                    most=MOST_SLOTS,
                )
            )
        if not 0 <= self.changes <= MOST_CHANGES:
            raise SpecError(
                said(
                    "expected 0 to {most} changes, got {changes}",
                    most=MOST_CHANGES,
                    changes=self.changes,
                )
            )
        if self.changes == 0 and len(self.slots) > 12:
            raise SpecError(
                said("with more than 12 men that may vary, say how many changes at most")
            )
        for name, number in (("limit", self.limit), ("seed", self.seed)):
            if not 0 <= number <= MOST_TURNS:
                raise SpecError(
                    said(
                        "{name}: expected 0 to {most}, got {number}",
                        name=name,
                        most=MOST_TURNS,
                        number=_short(number),
                    )
                )
        if not 0 <= self.seconds <= LONGEST:  # also false for what is not a number
            raise SpecError(
                said(
                    "seconds: expected 0 to {most}, got {seconds}",
                    most=f"{LONGEST:.0f}",
                    seconds=str(self.seconds),
                )
            )
        if not self.stipulation.told:
            raise SpecError(NO_TASK_WORDS)
        try:
            intended_of(self.intended)
        except ValueError as error:
            raise SpecError(said("intended: {fault}", fault=sentence_of(error))) from error
        is_study = self.stipulation.claim is not None
        if (self.stipulation.in_words and not is_study) or self.stipulation.after_key:
            raise SpecError(
                said(
                    "{stipulation} cannot be searched; play such as #2, s#3 or h#2 can",
                    stipulation=str(self.stipulation),
                )
            )
        if self.stipulation.is_proof_game:
            raise SpecError(said("proof games cannot be searched; play such as #2 or h#2 can"))
        if self.stipulation.has_lines and self.demands.of_play:
            raise SpecError(
                said(
                    "{stipulation} has no key: of its play themes and model mates can be demanded",
                    stipulation=str(self.stipulation),
                )
            )
        self._check_study()
        if self.demands.least_models and not self.stipulation.has_lines:
            raise SpecError(
                said(
                    "{stipulation}: model mates can be demanded of help play and series",
                    stipulation=str(self.stipulation),
                )
            )
        if self.stipulation.moves > MOST_MOVES:
            raise SpecError(
                said(
                    "{stipulation} is too long; expected at most {most} moves",
                    stipulation=str(self.stipulation),
                    most=MOST_MOVES,
                )
            )
        self.demands.check()
        for slot in self.slots:
            self._check(slot)

    def _check_study(self) -> None:
        """Refuse what only studies have of others, and of studies what they do not have."""
        if self.stipulation.claim is None:
            if self.demands.least_only or self.engine:
                raise SpecError(said("only moves and an engine are asked of studies (+ and =)"))
            return
        if not self.stipulation.rules.is_orthodox:
            raise SpecError(said("studies are searched by the rules of today's chess only"))
        if self.demands != self.demands.of(self.stipulation):
            raise SpecError(
                said("of studies a first move and only moves can be demanded, no themes or figures")
            )
        if self.demands.least_only > MOST_ONLY:
            raise SpecError(said("only: expected at most {most} moves", most=MOST_ONLY))

    def _check(self, slot: Slot) -> None:
        if not slot.others():
            raise SpecError(said("a man that may vary has nothing else to be"))
        if slot.home is not None:
            square, man = slot.home
            if self.position[square] is not man:
                raise SpecError(said("a man that may vary is not on the diagram"))
            if sum(1 for other in self.slots if other.home == slot.home) > 1:
                raise SpecError(said("a man of the diagram is named twice"))

    @property
    def most_changes(self) -> int:
        """How many slots may differ at most."""
        return min(self.changes, len(self.slots)) if self.changes else len(self.slots)

    @property
    def chunk(self) -> int:
        """How many candidates are tried at once between two saves; depends on the length."""
        if self.stipulation.claim is not None:
            return 4 if self.engine else 500
        return {1: 2000, 2: 2000, 3: 100}.get(self.stipulation.moves, 10)


def _is_pawn_on_edge(man: Man, square: Square) -> bool:
    return man.kind is Kind.PAWN and rank_of(square) in (0, 7)


def _short(found: object) -> str:
    """Return what was given, cut where it is too long for a sentence."""
    text = repr(found)
    return text if len(text) <= 40 else text[:37] + "..."
