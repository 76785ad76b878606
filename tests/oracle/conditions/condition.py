# SPDX-License-Identifier: GPL-3.0-or-later
"""What a condition has to say at the points of a turn, and what it may look at and change.

A turn is worked out in this order: who may leave his cell (`may_go`), in whose manner he goes
(`manners`), where his ways begin (`walk`), where he arrives (`reroute`), what he is promoted to,
what is to be chosen besides (`choices`), whether the move may be made (`admits`); it is made,
with all that follows (`effects`); then whether it may stand (`stands`), whether a king is in
check (`checks`), and which of the legal moves may be played (`choose`). A condition overrides
what it cares for. The same questions are put to find checks (`checking`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Changes, Effect, EffectKind
from composer.problem.position import Castling, Position
from composer.solver.conditions.condition import PlayedCondition, turned

HOLES: Final = "hole "
"""How the memory of a cell that is a hole begins; its number follows."""

Memory = Mapping[str, int]
"""What conditions remember of the game, by a name of their own."""


@dataclass(frozen=True, slots=True)
class PlainMove:
    """A move and all that it does.

    Attributes:
        man: who moves.
        origin: where from.
        target: where he arrives; in castling, the king.
        changes: the cells that change, with what stands there afterwards.
        captured: the cell of the captured man.
        promotion: what he becomes.
        castling: which castling it is.
        passed: the cell that a pawn passes, who can now be captured there.
        choice: a cell that is chosen besides, by a condition.
        kind: a kind that is chosen besides.
        flag: what a condition tells one of its moves by from another; 0 of all others.
        exchanges: whether two men change places instead of a move.
        effects: what happens besides.
        memory: what is remembered afterwards.
        at: where the man who moved stands after all that follows; None if nowhere.
        pawn: where the pawn of a double step stands then; None where he arrived.
        settled: where a king or rook came to stand at home by what follows, and may castle.
    """

    man: Man
    origin: int
    target: int
    changes: Changes = ()
    captured: int | None = None
    promotion: Kind | None = None
    castling: Castling | None = None
    passed: int | None = None
    choice: int | None = None
    kind: Kind | None = None
    flag: int = 0
    exchanges: bool = False
    effects: tuple[Effect, ...] = ()
    memory: tuple[tuple[str, int], ...] | None = None
    at: int | None = None
    pawn: int | None = None
    settled: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Walk:
    """A man on the way along his trails.

    Attributes:
        man: who goes, as he stands on the board.
        manner: a man of any kind, in whose manner he goes.
        origin: where he stands.
        begin: the cell where his trails begin: the origin, but by some conditions.
        side: whose move it is, or would be.
        moves: whether arrivals on empty cells are looked for.
        captures: whether captures are looked for.
        checking: whether it is only looked who could capture a king.
        choice: the choice of each of his moves.
        flag: the flag of each of his moves.
        chosen: the kind that each of his moves chooses.
        board: the men as they stand for this walk, where that is not as on the board.
        notes: whether the hurdle of a hop is the choice of its moves.
        bare: whether conditions have no say in where he arrives.
    """

    man: Man
    manner: Man
    origin: int
    begin: int
    side: Colour
    moves: bool = True
    captures: bool = True
    checking: bool = False
    choice: int | None = None
    flag: int = 0
    board: tuple[Man | None, ...] | None = None
    notes: bool = False
    bare: bool = False
    chosen: Kind | None = None


class ConditionedBoard(Protocol):
    """What conditions may look at: a position, and ways to try things out on it.

    Attributes:
        ahead: how deep conditions look ahead for a move now.
    """

    ahead: int

    @property
    def men(self) -> Sequence[Man | None]:
        """What stands on each cell."""
        ...

    @property
    def turn(self) -> Colour:
        """The side to move."""
        ...

    @property
    def memory(self) -> Memory:
        """What conditions remember."""
        ...

    @property
    def start(self) -> Position:
        """The diagram from which it is played."""
        ...

    def walk(self, walk: Walk) -> Iterator[PlainMove]:
        """Yield the moves of a walk along its trails, as conditions have them behind the walk."""
        ...

    def arrive(self, walk: Walk, move: PlainMove) -> Iterator[PlainMove]:
        """Yield what an arrival becomes by conditions and promotion."""
        ...

    def captures_there(self, origin: int, target: int, side: Colour) -> bool:
        """Tell whether a man, moved by a side, captures what stands on a cell by his own ways.

        Conditions have no say in it, nor whose the man on the target is.
        """
        ...

    def goes_there(self, origin: int, manner: Man, target: int, side: Colour) -> bool:
        """Tell whether a man, in the manner of any man, goes to a cell or captures there.

        Conditions have no say in it.
        """
        ...

    def manners_at(self, origin: int, side: Colour) -> Sequence[Man]:
        """Return the men in whose manners the one on a cell goes."""
        ...

    def made(self, move: PlainMove, side: Colour) -> PlainMove:
        """Return a move with all that it does."""
        ...

    def is_in_passing(self, move: PlainMove) -> bool:
        """Tell whether a move captures a pawn in passing."""
        ...

    def could_go(self, origin: int, side: Colour, freed: RuledCondition) -> bool:
        """Tell whether the man on a cell has a candidate but for who may go by a condition."""
        ...

    def is_safe(self, move: PlainMove) -> bool:
        """Tell whether a candidate of the side to move is legal, but for what may be chosen."""
        ...

    def candidates_from(
        self, origin: int, side: Colour, checking: bool, captures: bool = True
    ) -> Iterator[PlainMove]:
        """Yield the moves of the man on a cell as conditions have them, legal or not.

        Captures may be left out, by a condition that is asked about captures itself.
        """
        ...

    def castled(self, walk: Walk, move: PlainMove) -> Iterator[PlainMove]:
        """Yield what a castling becomes by conditions."""
        ...

    def castlings(self, side: Colour) -> Iterator[PlainMove]:
        """Yield the castlings of a side, legal or not, as conditions have them."""
        ...

    def captures_royal(self, by: Colour, royals_of: Colour) -> bool:
        """Tell whether a man of one side could capture a king of a side."""
        ...

    def in_check(self, side: Colour) -> bool:
        """Tell whether a side is in check."""
        ...

    @property
    def men_before(self) -> Sequence[Man | None]:
        """What stood on each cell before the move that was made last."""
        ...

    def has_move(self) -> bool:
        """Tell whether the side to move has a legal move."""
        ...

    def moves(self) -> Sequence[object]:
        """Return the legal moves of the side to move."""
        ...

    def has_escape(self) -> bool:
        """Tell whether a side in check has a move, so that it is not mated."""
        ...

    @property
    def is_judging_mate(self) -> bool:
        """Whether it is looked whether the side to move is mated."""
        ...

    def has_move_within(self, most: int) -> bool:
        """Tell whether there is a legal move, for a condition that is asked about moves itself.

        It is looked for at most so deep, beyond which there is one.
        """
        ...

    def after(self, move: PlainMove | None) -> ConditionedBoard:
        """Return the position after a move, legal or not, or after passing."""
        ...

    def turned_to(self, side: Colour) -> ConditionedBoard:
        """Return the same position with a side to move, nothing else changed."""
        ...

    def with_men(self, men: Mapping[int, Man | None]) -> ConditionedBoard:
        """Return the same position with other men on some cells."""
        ...


@dataclass(slots=True)
class Draft:
    """A move that was made, while conditions add to it.

    Attributes:
        board: the men, as they stand after the move and what followed.
        move: the move.
        side: whose it is.
        victim: who was captured; None if nobody was.
        at: where the man who moved stands now; None if nowhere any more.
        memory: what is remembered.
        effects: what happened besides so far.
        before: the position before the move.
        passed: the cell that a pawn has passed, who can now be captured there.
        pawn: where he stands now.
        settled: where men came to stand as others than before, or again; kings and rooks among
            them may castle from there.
    """

    board: list[Man | None]
    move: PlainMove
    side: Colour
    victim: Man | None
    at: int | None
    memory: dict[str, int]
    before: ConditionedBoard
    effects: list[Effect] = field(default_factory=list)
    passed: int | None = None
    pawn: int | None = None
    settled: set[int] = field(default_factory=set)

    def man_at(self, cell: int) -> Man:
        """Return the man on a cell, which is not empty."""
        man = self.board[cell]
        assert man is not None
        return man

    def add(self, cell: int, man: Man, becomes: Man | None = None) -> None:
        """Let a man appear on a cell, in place of who stands there, and become another."""
        self.board[cell] = becomes or man
        self.settled.add(cell)
        self.effects.append(Effect(EffectKind.ADDED, cell, man, other_man=becomes))

    def remove(self, cell: int) -> None:
        """Let the man on a cell vanish."""
        self.effects.append(Effect(EffectKind.REMOVED, cell, self.man_at(cell)))
        self.board[cell] = None

    def carry(self, cell: int, target: int, becomes: Man | None = None) -> None:
        """Let the man on a cell go on to another, where he may be promoted."""
        man = self.man_at(cell)
        self.board[cell], self.board[target] = None, becomes or man
        self.settled.add(target)
        self.effects.append(Effect(EffectKind.CARRIED, cell, man, target, becomes))

    def turn(self, cell: int, seen: bool = False) -> None:
        """Let the man on a cell change sides, perhaps because he is seen there."""
        self.board[cell] = man = turned(self.man_at(cell))
        self.settled.add(cell)
        self.effects.append(Effect(EffectKind.TURNED, cell, man, cell if seen else None))

    def colour(self, cell: int, colour: Colour) -> None:
        """Let the man on a cell come to another side, or to both."""
        man = self.man_at(cell)
        self.board[cell] = other = Man.of(colour, man.kind, man.qualities)
        self.settled.add(cell)
        self.effects.append(Effect(EffectKind.TURNED, cell, other))

    def change(self, cell: int, man: Man) -> None:
        """Let the man on a cell become another, if he is not that one."""
        if self.board[cell] is not man:
            self.board[cell] = man
            self.settled.add(cell)
            self.effects.append(Effect(EffectKind.CHANGED, cell, man))

    def swap(self, cell: int, other: int) -> None:
        """Let two men change places."""
        one, two = self.man_at(cell), self.man_at(other)
        self.board[cell], self.board[other] = two, one
        self.effects.append(Effect(EffectKind.SWAPPED, cell, one, other, two))


class RuledCondition(PlayedCondition):
    """A condition with its rules; one that overrides none changes nothing."""

    @property
    def is_free(self) -> bool:
        """Whether it leaves each legal move to be played, whatever the others are."""
        return type(self).choose is RuledCondition.choose

    @property
    def reroutes(self) -> bool:
        """Whether who captures may end elsewhere, by a move that names where he captured."""
        return type(self).reroute is not RuledCondition.reroute

    def begin(self, start: Position) -> Memory:
        """Return what is remembered in a diagram."""
        return {}

    def begin_on(self, board: ConditionedBoard) -> Memory:
        """Return what else is remembered in a diagram, the men standing as they do in play."""
        return {}

    def may_go(self, board: ConditionedBoard, origin: int, side: Colour, checking: bool) -> bool:
        """Tell whether the man on a cell may leave it at all, for a move or to check."""
        return True

    def manners(
        self, board: ConditionedBoard, origin: int, side: Colour, manners: Sequence[Man]
    ) -> Sequence[Man]:
        """Return the men in whose manner the one on a cell goes; at first it is himself."""
        return manners

    def walk(self, board: ConditionedBoard, walk: Walk) -> Iterable[PlainMove] | None:
        """Return the moves of a walk in the condition's own way; None leaves it to others."""
        return None

    def reroute(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Return the arrivals that take the place of one, before promotion."""
        return (move,)

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Return the moves that take the place of one: its choices."""
        return (move,)

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether a candidate may be made, castling too."""
        return True

    def more(self, board: ConditionedBoard, side: Colour) -> Iterable[PlainMove]:
        """Return candidates that no man walks to."""
        return ()

    def prepares(self, board: list[Man | None], move: PlainMove) -> None:
        """Do what comes before a move."""

    def effects(self, draft: Draft) -> None:
        """Do what follows a move."""

    def forgets(self, memory: dict[str, int]) -> None:
        """Forget what waits for the next move: a side is passed over to see what threatens it."""

    def passes(self, board: ConditionedBoard) -> Iterable[int]:
        """Return where men vanish when a side was passed over to see what threatens it."""
        return ()

    def stands(
        self, after: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether a candidate, which was made, may stand."""
        return True

    def strikes(self, board: ConditionedBoard, move: PlainMove, royals_of: Colour) -> bool:
        """Tell whether a candidate that captures no king removes one of a side all the same."""
        return False

    def checks(self, board: ConditionedBoard, side: Colour) -> bool | None:
        """Tell whether a side is in check; None if that is whether its king can be captured."""
        return None

    def stifles(self, board: ConditionedBoard, side: Colour) -> bool:
        """Tell whether a side without a move is stalemated and never mated, even in check."""
        return False

    def escapes(self, board: ConditionedBoard, checked: bool) -> bool | None:
        """Tell whether the side to move is neither mated nor stalemated; None if it has a move.

        Where several conditions say so, all must hold it mated.
        """
        return None

    def choose(self, board: ConditionedBoard, moves: list[PlainMove]) -> list[PlainMove]:
        """Return those of the legal moves that may be played."""
        return moves

    def keeps(self, board: ConditionedBoard, move: PlainMove) -> bool:
        """Tell whether after a legal move was found there is surely one left by `choose`."""
        return self.is_free
