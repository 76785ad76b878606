# SPDX-License-Identifier: GPL-3.0-or-later
"""The live table of a scheme: threats or zugzwang, holes, defences with their mates.

A threat is a mate that works if Black could pass; there is none to speak of while he is in check. A
hole is a legal reply without a mate. A defence is a reply after which no threat mates; in zugzwang
every reply is one. Mates are told apart by the square of the man in the position shown, where he
arrives, and what he promotes to; a rook or bishop beside a queen on one square is the queen's mate.

In longer play a continuation stands in the place of a mate: a move of White after which he solves
in time, of those that do so in the fewest moves. A threat is one that would do so if Black passed,
and a defence a reply after which none of them does so in as few moves. In self play a reply that
mates White only hastens the end: it is neither hole nor defence.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from composer.solver.schemeplay import LongTable, Number, SchemeBoard, from_home

_QUEEN, _ROOK, _BISHOP = 4, 3, 2

Mates = tuple[Number, ...]


@dataclass(frozen=True)
class Table:
    """What White threatens and what answers Black, after a first move or as it stands.

    Attributes:
        in_check: whether Black is in check; then nothing threatens.
        threats: the threats.
        replies: each legal reply of Black with the mates that answer it; in longer play with the
            continuations.
        parrying: in longer play, the replies after which no threat works in as few moves; None
            where that is seen by the mates.
        ended: in self play, the replies that mate.
        is_short: whether all is answered in fewer moves than are asked for.
        is_self: whether Black is to mate.
    """

    in_check: bool
    threats: Mates
    replies: Mapping[Number, Mates]
    parrying: frozenset[Number] | None = None
    ended: frozenset[Number] = frozenset()
    is_short: bool = False
    is_self: bool = False

    @property
    def is_zugzwang(self) -> bool:
        """Whether nothing threatens, and Black is not in check."""
        return not self.threats and not self.in_check

    @cached_property
    def holes(self) -> tuple[Number, ...]:
        """The replies that no mate answers."""
        ended = self.ended
        return tuple(
            reply for reply, mates in self.replies.items() if not mates and reply not in ended
        )

    @cached_property
    def defences(self) -> Mapping[Number, Mates]:
        """The replies after which no threat mates, holes included."""
        if self.parrying is not None:
            return {reply: mates for reply, mates in self.replies.items() if reply in self.parrying}
        threats = set(self.threats)
        return {reply: mates for reply, mates in self.replies.items() if threats.isdisjoint(mates)}

    @property
    def single(self) -> Mapping[Number, Number]:
        """The defences that one mate answers: what is thematic unless the composer says so."""
        return {reply: mates[0] for reply, mates in self.defences.items() if len(mates) == 1}

    @property
    def duals(self) -> Mapping[Number, Mates]:
        """The defences that several mates answer."""
        return {reply: mates for reply, mates in self.defences.items() if len(mates) > 1}

    @property
    def is_stuck(self) -> bool:
        """Whether Black has no move: he is stalemated, or mated."""
        return not self.replies

    @property
    def is_whole(self) -> bool:
        """Whether every reply is answered, so that a key that leads here solves."""
        return bool(self.replies) and not self.holes

    @property
    def solves(self) -> bool:
        """Whether a first move that leads here solves: every reply is answered, or it mates."""
        return self.is_whole or (self.in_check and self.is_stuck and not self.is_self)


def table_of(board: SchemeBoard, first: Number = 0) -> Table:
    """Return the table after a first move; 0 for the position as it stands, Black to move.

    While White is in check there is no set play: the table is then empty.

    Raises:
        ValueError: the first move is not legal.
        Cancelled: of longer play it was not found out.
    """
    if first == 0 and board.is_checked(black=False):
        return Table(in_check=False, threats=(), replies={})  # White must parry: no set play
    found = board.table(first)
    if isinstance(found, LongTable):
        return _long(found, first)
    in_check, threats, rows = found
    return Table(
        in_check,
        _told(threats, first),
        {reply: _told(mates, first) for reply, mates in rows},
    )


def _long(found: LongTable, first: Number) -> Table:
    return Table(
        found.in_check,
        tuple(from_home(threat, first) for threat in found.threats),
        {reply: tuple(from_home(move, first) for move in moves) for reply, moves in found.rows},
        found.parrying,
        found.ended,
        found.short,
        found.is_self,
    )


def _told(mates: Mates, first: Number) -> Mates:
    """Tell mates by the squares that the men had before a first move, promotions once."""
    return tuple(from_home(mate, first) for mate in _promoted_once(mates))


def _promoted_once(mates: Mates) -> Mates:
    """Leave out rooks and bishops where a queen mates on the same square."""
    if all(mate >> 12 == 0 for mate in mates):
        return mates
    queens = {mate & 0xFFF for mate in mates if mate >> 12 == _QUEEN}
    return tuple(
        mate for mate in mates if mate >> 12 not in (_ROOK, _BISHOP) or mate & 0xFFF not in queens
    )
