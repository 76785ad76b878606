# SPDX-License-Identifier: GPL-3.0-or-later
"""What a defence and the mate that answers it do on the board, proved by counterfactual.

Each effect is proved in the mate position by undoing that one thing: put the man back, take
the block away, lift the man over the one who shuts him off. If Black then has a parry, the
effect is why the mate works; else it is incidental and is not named.
"""

from __future__ import annotations

from functools import cached_property

from composer.analysis.board import Bits, Board, between, line_through, squares_in
from composer.analysis.matepicture import Purity, purity_of
from composer.analysis.written import written
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.squares import Square
from composer.said.sentence import Notation


class Play:
    """A defence and a mate: what they do. Immutable; each effect is found when requested.

    Attributes:
        before: the board before the defence.
        defence: Black's move.
        mate: White's answer.
    """

    def __init__(self, before: Board, defence: Move, mate: Move) -> None:
        self.before = before
        self.defence = defence
        self.mate = mate

    @property
    def text(self) -> str:
        """The line as text, such as `1...Rd6 2.Nf3#`."""
        return f"1...{written(self.defence)} 2.{written(self.mate)}"

    @property
    def notation(self) -> Notation:
        """The line as it stands in a sentence."""
        return Notation(self.text)

    @property
    def arrival(self) -> Square:
        """Where the defence arrives."""
        return self.defence.target

    @cached_property
    def between(self) -> Board:
        """The board after the defence."""
        return self.before.after(self.defence)

    @cached_property
    def final(self) -> Board:
        """The mate position."""
        return self.between.after(self.mate)

    @cached_property
    def king(self) -> Square:
        """Where the black king is mated."""
        return self.final.king

    @property
    def by_king(self) -> bool:
        """Whether the king himself defends."""
        return self.defence.man.kind is Kind.KING

    @property
    def stands(self) -> bool:
        """Whether the man that defended stands in the mate position."""
        return bool(self.final.black >> self.arrival & 1)

    @cached_property
    def targets(self) -> Bits:
        """Where a black man would parry the mate; nothing against a double check."""
        return self.final.parrying_squares()

    @cached_property
    def checkers(self) -> Bits:
        """The men that give the mate."""
        return self.final.checkers()

    @cached_property
    def battery(self) -> Square | None:
        """The man behind that is opened by the mating man, in a battery mate."""
        return self.final.opener(self.mate)

    @cached_property
    def is_double_check(self) -> bool:
        """Whether two men give the mate."""
        return bool(self.checkers & (self.checkers - 1))

    @cached_property
    def self_blocks(self) -> bool:
        """Whether the defence takes a flight from its own king that he would have now."""
        if self.by_king or not self.stands or not self.final.field() >> self.arrival & 1:
            return False
        return self.final.without(1 << self.arrival).may_flee(self.arrival)

    @cached_property
    def shuts(self) -> tuple[Square, ...]:
        """The black men whose parry the defending man shuts off by where it stands.

        A man is shut off if, lifted over the one who stands in its way, it reaches a square
        beyond from which it parries; the other stays, for it may be pinned there.
        """
        if not self.stands or not self.targets:
            return ()
        return shut_men(self.final, self.arrival)

    @cached_property
    def would_parry(self) -> bool:
        """Whether the defending man, put back where it came from, would parry the mate.

        Also where it would already stand between there: then its departure opened the line.
        """
        origin = self.defence.origin
        if self.by_king or self.final.occupied >> origin & 1:
            return False
        board = self._returned()
        return not board.checkers() or bool(board.parried_by(1 << origin))

    @cached_property
    def unguards(self) -> bool:
        """Whether the defence gives up a guard: the man, put back, would parry the mate.

        A man that the mate captures could always take back from where it came: that is no guard
        given up, and it must parry on another square.
        """
        if not self.would_parry or self.mate.target != self.arrival:
            return self.would_parry
        origin, board = self.defence.origin, self._returned()
        elsewhere = board.steps(origin) & board.parrying_squares() & ~(1 << self.arrival)
        return any(not board.shifted(origin, square).checkers() for square in squares_in(elsewhere))

    def _returned(self) -> Board:
        """Return the mate position with the defending man back where it came from."""
        board = self.final
        if self.stands:
            board = board.without(1 << self.arrival)
        return board.put(self.defence.origin, self.defence.man.kind, white=False)

    @cached_property
    def opens_line(self) -> bool:
        """Whether the mate needs a white line that the defence opened by its departure.

        Not by the king's: he is sought behind the square he left.
        """
        origin = self.defence.origin
        if self.by_king:
            return False
        if self.final.occupied >> origin & 1:
            return self._mate_crosses(origin) and self.mate.target != origin
        if self._mate_crosses(origin):
            return True
        if not _on_white_line(self.final, origin):
            return False
        return not self.final.blocked(origin).is_mate()

    def _mate_crosses(self, square: Square) -> bool:
        return bool(between(self.mate.origin, self.mate.target) >> square & 1)

    @cached_property
    def pinned(self) -> Bits:
        """The black men pinned in the mate position."""
        return self.final.pinned()

    @cached_property
    def pins_needed(self) -> Bits:
        """The pinned black men that would parry the mate if they were not."""
        return sum(1 << man for man, _ in self.final.needed_pins())

    @cached_property
    def self_pins(self) -> bool:
        """Whether the defending man steps into a pin that the mate needs."""
        if self.by_king or not self.stands or not self.pins_needed >> self.arrival & 1:
            return False
        return not self.before.pinned() >> self.defence.origin & 1

    @cached_property
    def white_unpinned(self) -> Square | None:
        """The pinner, if the mating man was pinned until the defence and leaves the line."""
        mate = self.mate
        pinner = next((p for m, p in self.before.pins(white=True) if m == mate.origin), None)
        if pinner is None:
            return None
        leaves = not line_through(self.before.white_king, mate.origin) >> mate.target & 1
        freed = not self.between.pinned(white=True) >> mate.origin & 1
        return pinner if leaves and freed else None

    @cached_property
    def white_shut(self) -> Bits:
        """Field squares whose white guard along a line the mating man shuts off on arrival."""
        target = self.mate.target
        final, bit = self.final, 1 << target
        liners = final.white & final.liners & ~bit
        found = 0
        occupied = final.without_king
        for rear in squares_in(final.attackers(target, liners)):
            beyond = final.attacks(rear, occupied & ~bit) & ~final.attacks(rear, occupied)
            found |= beyond & final.field()
        return found & ~bit

    @cached_property
    def purity(self) -> Purity:
        """How clean the mate is."""
        return purity_of(self.final)

    @property
    def cross_checks(self) -> bool:
        """Whether the mate answers a check other than by taking the man that just moved."""
        return bool(self.defence.mark.value) and not self.mate.alters(self.defence.target)


def shut_men(board: Board, square: Square) -> tuple[Square, ...]:
    """Return the black line men whose parry of a check the man on a square shuts off.

    Each, lifted over the one in its way, reaches a square beyond from which it parries.
    """
    targets = board.parrying_squares()
    if not targets:
        return ()
    bit = 1 << square
    liners = board.black & board.liners & ~bit
    near = board.attackers(square, liners)
    return tuple(man for man in squares_in(near) if _is_shut(board, man, bit, targets))


def _is_shut(board: Board, man: Square, bit: Bits, targets: Bits) -> bool:
    near = board.attacks(man)
    beyond = board.attacks(man, board.occupied & ~bit) & ~near & targets
    for square in squares_in(beyond & ~board.black):
        if not board.shifted(man, square).checkers():
            return True
    if targets & bit and not board.kings & bit and not board.pinned() >> man & 1:
        return bool(board.without(bit).parried_by(1 << man))
    return False


def _on_white_line(board: Board, square: Square) -> bool:
    liners = board.white & board.liners
    return bool(liners and board.attackers(square, liners))
