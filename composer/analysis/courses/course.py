# SPDX-License-Identifier: GPL-3.0-or-later
"""The course of a line: each man followed from its square in the diagram."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Final

from composer.analysis.board import Board, board_of
from composer.analysis.matepicture import MatePicture, mate_picture
from composer.analysis.written import written
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import (
    Consequences,
    Effect,
    EffectKind,
    Mark,
    Move,
    WrittenMove,
    play_line,
)
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Square


@dataclass(frozen=True, slots=True)
class Step:
    """One half-move of a line.

    Attributes:
        place: its place in the line, from 0.
        move: the move.
        who: where the man that moves stood in the diagram.
        taken: where the man that it captures stood in the diagram; None for no capture.
        taken_on: the square on which it is captured; None for no capture.
    """

    place: int
    move: Move
    who: Square
    taken: Square | None = None
    taken_on: Square | None = None


MateKey = tuple[Square, Square, int, Square]


@dataclass(frozen=True)
class Course:
    """A line with its men followed from the diagram.

    Attributes:
        diagram: where it begins.
        moves: the half-moves as played.
        steps: the same with who moves and who is captured.
        final: the position that it ends in.
        followed: before the line and after each half-move, for each square occupied then, where
            its man stood in the diagram.
        is_fairy: whether it is played by other rules than those of chess.
        strangers: men who were not in the diagram, by the square on which they appeared, which
            stands for that of the diagram.
        homes: in a twin, where each man of its diagram stands in the first one; men who stand
            there in both may be left out.
    """

    diagram: Position
    moves: tuple[Move, ...]
    steps: tuple[Step, ...]
    final: Position
    followed: tuple[Mapping[Square, Square], ...]
    is_fairy: bool = False
    strangers: Mapping[Square, Man] = field(default_factory=dict)
    homes: Mapping[Square, Square] = field(default_factory=dict)

    @property
    def whence(self) -> Mapping[Square, Square]:
        """For each square occupied in the end, where its man stood in the diagram."""
        return self.followed[-1]

    def home(self, who: Square) -> Square:
        """Return what names a man in all twins: where he stands in the first diagram."""
        return self.homes.get(who, who)

    def own(self, home: Square) -> Square | None:
        """Return where the man with a home stands in this diagram; None where he is not there."""
        if home in self.homes.values():
            return next(square for square, first in self.homes.items() if first == home)
        is_here = home not in self.homes and (home in self.strangers or home < 64)
        return home if is_here else None

    @cached_property
    def boards(self) -> tuple[Board, ...]:
        """The boards of the line, before it and after each half-move; White is who mates."""
        found = [board_of(replace(self.diagram, turn=self.mater, en_passant=None))]
        for move in self.moves:
            found.append(found[-1].after(move))
        return tuple(found)

    @cached_property
    def mater(self) -> Colour:
        """The side that makes the last move, and so reaches the goal."""
        return self.final.turn.other

    @property
    def mates(self) -> bool:
        """Whether the last move mates."""
        return bool(self.moves) and self.moves[-1].mark is Mark.MATE

    @cached_property
    def picture(self) -> MatePicture | None:
        """The picture of the mate that it ends in.

        None where it ends otherwise, with fairy men and by fairy conditions: pure and model are
        said of orthodox mates, and guards and pins are found by the rules of chess.
        """
        if self.is_fairy or not self.mates or any(not man.is_orthodox for _, man in self.final):
            return None
        return mate_picture(self.final)

    @property
    def mate_key(self) -> MateKey | None:
        """What distinguishes its mate: the man, its arrival, its promotion, the king's square.

        None where it does not end in mate.
        """
        if not self.mates:
            return None
        turn = self.final.turn
        kings = [square for square, man in self.final if man.is_royal and man.colour is turn]
        king = kings[0] if kings else -1  # there may be no king where a neutral man is royal
        return (*self.key(self.steps[-1]), king)

    def key(self, step: Step) -> tuple[Square, Square, int]:
        """Return what distinguishes a half-move over solutions: its man, arrival, promotion."""
        return self.home(step.who), step.move.target, int(step.move.promotion or 0)

    def man(self, who: Square) -> Man:
        """Return a man as it stood in the diagram, or as he appeared in the play.

        Raises:
            ValueError: nothing stood there.
        """
        found = (self.diagram[who] if who in SQUARES else None) or self.strangers.get(who)
        if found is None:
            raise ValueError("expected a man of the diagram")
        return found

    def man_at_home(self, home: Square) -> Man:
        """Return a man by his home (see `home`), as he stood in this diagram.

        Raises:
            ValueError: he is not there.
        """
        own = self.own(home)
        return self.man(home if own is None else own)

    def steps_of(self, who: Square) -> tuple[Step, ...]:
        """Return the half-moves that a man makes; of castling the king's alone."""
        return tuple(step for step in self.steps if step.who == who)

    def written(self, steps: Sequence[Step]) -> str:
        """Return half-moves of the line with their numbers: `1...e4 2.Ne3 Kg3#`.

        One that follows the other half of its move right away needs no number of its own.
        """
        begun = int(bool(self.moves) and self.moves[0].man.colour is self.mater)
        series = len(self.moves) > 2 and self.moves[0].man.colour is self.moves[1].man.colour
        parts: list[str] = []
        last: Step | None = None
        for step in steps:
            if series:
                number, first = step.place + 1, True
                if step is self.steps[-1]:
                    number, first = step.place, False
            else:
                number, half = divmod(step.place + begun, 2)
                number, first = number + 1, half == 0
            follows = not first and last is not None and last.place == step.place - 1
            lead = "" if follows else f"{number}." if first else f"{number}..."
            parts.append(lead + written(step.move))
            last = step
        return " ".join(parts)

    def capture_of(self, who: Square) -> Step | None:
        """Return the half-move that captures a man, if any does."""
        return next((step for step in self.steps if step.taken == who), None)


@dataclass(slots=True)
class Following:
    """The men of a line while they are followed.

    Attributes:
        whence: where the man on each square stood in the diagram.
        lost: who has vanished, with his kind, the latest last: men are reborn from them.
        strangers: men who were not in the diagram, by the square on which they appeared.
    """

    whence: dict[Square, Square]
    lost: list[tuple[Square, Kind]] = field(default_factory=list)
    strangers: dict[Square, Man] = field(default_factory=dict)

    def leave(self, square: Square, man: Man) -> Square:
        """Take the man off a square, and return where he stood in the diagram."""
        if square not in self.whence:
            self.strangers[square] = man
        return self.whence.pop(square, square)

    def take(self, effect: Effect) -> None:
        """Follow the men in what a condition adds to a move."""
        whence, square, other, man = self.whence, effect.square, effect.other, effect.man
        if man is None:
            return
        if effect.kind is EffectKind.ADDED:
            whence[square] = self._reborn(square, man)
        elif effect.kind is EffectKind.REMOVED:
            self.lost.append((self.leave(square, man), man.kind))
        elif effect.kind is EffectKind.CARRIED and other is not None:
            whence[other] = self.leave(square, man)
        elif effect.kind is EffectKind.SWAPPED and other is not None:
            whence[square], whence[other] = whence.get(other, other), whence.get(square, square)

    def settle(self, move: Move) -> None:
        """Leave out who has vanished without a word, and take in who has come so."""
        for square, man in move.changes:
            if man is None:
                self.whence.pop(square, None)
            elif square not in self.whence:
                self.whence[square] = square
                self.strangers[square] = man

    def _reborn(self, square: Square, man: Man) -> Square:
        """Return who appears: the last of his kind who vanished, else the last of all."""
        kinds = [man_lost for man_lost in self.lost if man_lost[1] is man.kind] or self.lost
        if not kinds:
            self.strangers[square] = man
            return square
        found = kinds[-1]
        self.lost.remove(found)
        return found[0]


NO_HOMES: Final[Mapping[Square, Square]] = MappingProxyType({})
"""Of a diagram that is the first one: every man is at home where he stands."""


def course_of(
    diagram: Position,
    moves: Sequence[Move],
    is_fairy: bool = False,
    homes: Mapping[Square, Square] = NO_HOMES,
) -> Course:
    """Follow the men of a line that is legal from the diagram; set play may begin it, too.

    Args:
        diagram: where it begins.
        moves: the half-moves.
        is_fairy: whether it is played by other rules than those of chess, if that is known; moves
            with effects tell it themselves.
        homes: where the men of a twin stand in the first diagram, as far as that is elsewhere.
    """
    following = Following({square: square for square, _ in diagram})
    steps, followed = [], [MappingProxyType(dict(following.whence))]
    for place, move in enumerate(moves):
        steps.append(_step(place, move, following))
        followed.append(MappingProxyType(dict(following.whence)))
    final = play_line(diagram, moves)[-1]
    by_others = is_fairy or any(
        move.consequences is not None or isinstance(move, WrittenMove) for move in moves
    )
    return Course(
        diagram,
        tuple(moves),
        tuple(steps),
        final,
        tuple(followed),
        by_others,
        MappingProxyType(following.strangers),
        homes,
    )


def _step(place: int, move: Move, following: Following) -> Step:
    """Move the men on by a half-move."""
    if move.consequences is not None or isinstance(move, WrittenMove):
        return _step_with_effects(place, move, following)
    whence = following.whence
    who = following.leave(move.origin, move.man)
    if move.castling is not None:
        rook = whence.pop(move.castling.rook_square)
        corner = next(
            square for square, man in move.changes if man is not None and square != move.target
        )
        whence[move.target], whence[corner] = who, rook
        return Step(place, move, who)
    taken_on = next(
        (square for square, _ in move.changes if square != move.origin and square in whence), None
    )
    taken = None if taken_on is None else whence.pop(taken_on)
    whence[move.target] = who
    return Step(place, move, who, taken, taken_on)


def _step_with_effects(place: int, move: Move, following: Following) -> Step:
    """Move the men on by a half-move that is played by a condition, and by all that follows."""
    whence, added = following.whence, move.consequences or Consequences()
    who = following.leave(move.origin, move.man)
    taken = taken_on = None
    if move.castling is not None:
        if move.castling.rook_square in whence:
            whence[(move.origin + move.target) // 2] = whence.pop(move.castling.rook_square)
    elif added.exchanged is not None:
        whence[move.origin] = following.leave(move.target, added.exchanged)
    elif move.capture is not None:
        taken_on = move.target if added.captured is None else added.captured
        if taken_on in whence:
            taken = whence.pop(taken_on)
            following.lost.append((taken, move.capture))
        else:
            taken_on = None
    whence[move.target] = who
    for effect in added.effects:
        following.take(effect)
    following.settle(move)
    return Step(place, move, who, taken, taken_on)
