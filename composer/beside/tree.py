# SPDX-License-Identifier: GPL-3.0-or-later
"""Popeye's rows of moves as phases and lines: who moves follows from the numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from composer.beside.moves import Men, Unread, read_move
from composer.beside.printed import DUTY, PrintedMove, Row, require_wanted
from composer.problem.men import Colour
from composer.problem.move import CHECKING, ENDING, Mark, Move
from composer.problem.position import Position
from composer.problem.squares import parse_square
from composer.said.sentence import said
from composer.solver.lines import Line
from composer.solver.options import Token
from composer.solver.phases import Continuation, KnownSequel, Phase, Variation
from composer.solver.popeyemoves import popeye_text

_MARKS: Final = {"#": Mark.MATE, "=": Mark.STALEMATE, "+": Mark.CHECK}


@dataclass(slots=True)
class _Node:
    """A move with what follows it; the root has none."""

    ply: int
    men: Men
    move: Move | None = None
    reaches: bool = False
    row: Row | None = None
    threats: list[_Node] = field(default_factory=list)
    below: list[_Node] = field(default_factory=list)
    refutations: list[_Node] = field(default_factory=list)

    @property
    def made(self) -> Move:
        assert self.move is not None  # only the root has none
        return self.move

    def last_ply(self) -> int:
        """Return the half-move that the play below it lasts to."""
        return max([self.ply, *(node.last_ply() for node in (*self.threats, *self.below))])


@dataclass(frozen=True, slots=True)
class Tree:
    """Phases that were read.

    Attributes:
        keys: what solves.
        tries: what is refuted.
        set_play: the play if the other side began; None where there is none.
        must_end: whether first moves are named that reach the goal of reflex play at once.
    """

    keys: tuple[Phase, ...] = ()
    tries: tuple[Phase, ...] = ()
    set_play: Phase | None = None
    must_end: bool = False


def is_tree(rows: list[Row]) -> bool:
    """Tell whether rows are those of a tree: a first move has its sign, and a row one move."""
    return any(row.sign and row.moves[0].ply == 1 for row in rows)


def read_tree(
    rows: list[Row],
    position: Position,
    *,
    whole: bool,
    moves: int,
    by_reach: bool,
    to_check: bool = False,
    unwanted: Token | None = None,
) -> Tree:
    """Return the phases of rows.

    Args:
        rows: the rows of direct, self or reflex play.
        position: the diagram.
        whole: whether all was printed; else the last phase may lack some play.
        moves: how many moves are asked for.
        to_check: whether a check of the side that begins is the goal, so that nothing follows.
        by_reach: as `read_move` has it.
        unwanted: ends the reading when it is cancelled.

    Raises:
        Unread: rows stand where they cannot, or a move is not understood.
        Cancelled: it is unwanted.
    """
    root = _Node(0, dict(position))
    path = [root]
    for row in rows:
        require_wanted(unwanted)
        if len(row.moves) != 1 or not row.moves[0].ply:
            raise _misplaced(row)
        _place(row, path, position.turn, by_reach, to_check)
    phases = [node for node in root.below if node.ply == 1]
    ready = [node for node in root.below if node.ply == 2]
    keys, tries = [], []
    must_end = False
    for phase in phases:
        cut = not whole and phase is phases[-1]
        assert phase.row is not None  # it was read from one
        if phase.row.sign == DUTY:
            must_end = True
        elif phase.row.sign == "?":
            tries.append(_phase(phase, length=0))
        elif phase.row.sign == "!":
            keys.append(_phase(phase, length=_length(phase, moves, cut)))
        else:
            raise _misplaced(phase.row)
    variations = tuple(_variation(node, ()) for node in ready)
    set_play = Phase(None, variations=variations) if ready else None
    return Tree(tuple(keys), tuple(tries), set_play, must_end)


def read_lines(
    rows: list[Row],
    position: Position,
    *,
    series: bool,
    half: bool,
    by_reach: bool,
    in_parts: bool = False,
    unwanted: Token | None = None,
) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """Return the lines of rows, and those of set play.

    A first move that reflex play demands is none: it stands there because nothing else is allowed.

    Args:
        rows: the rows of help play or of a series.
        position: the diagram.
        series: whether one side makes all moves but perhaps the last.
        half: whether play begins with the second half of a move.
        by_reach: as `read_move` has it.
        in_parts: whether play is of several parts, where the men tell whose moves are whose.
        unwanted: ends the reading when it is cancelled.

    Raises:
        Unread: rows stand where they cannot, or a move is not understood.
        Cancelled: it is unwanted.
    """
    reader = _LineReader(position, series=series, by_reach=by_reach, in_parts=in_parts)
    lines: list[Line] = []
    ready: list[Line] = []
    first = 2 if half else 1
    for row in rows:
        require_wanted(unwanted)
        start = row.moves[0].ply
        if row.sign == DUTY and len(row.moves) == 1 and start in (first, first + 1):
            continue
        if row.sign or row.threat or row.zugzwang or start not in (first, first + 1):
            raise _misplaced(row)
        is_set = start != first
        line = reader.line(row, is_set=is_set)
        (ready if is_set else lines).append(line)
    lines.sort(key=len)  # shorter ones first, as they are found otherwise
    return tuple(lines), tuple(ready)


class _LineReader:
    """Reads the lines of one output; what lines have in common at their beginning is read once."""

    def __init__(
        self, position: Position, *, series: bool, by_reach: bool, in_parts: bool = False
    ) -> None:
        self._in_parts = in_parts
        self._turn, self._series, self._by_reach = position.turn, series, by_reach
        self._start: Men = dict(position)
        self._known: dict[tuple[object, ...], tuple[Move, Men]] = {}
        self._last: tuple[bool, Row] | None = None

    def line(self, row: Row, *, is_set: bool) -> Line:
        """Return the line of a row.

        Raises:
            Unread: a move stands where it cannot, or is not understood.
        """
        if (
            self._last is None
            or self._last[0] is not is_set
            or not _begin_alike(self._last[1], row)
        ):
            self._known.clear()  # rows come in the order of their first moves
        self._last = is_set, row
        men = self._start
        side = self._turn.other if is_set else self._turn
        found = []
        path: tuple[object, ...] = ()
        for place, printed in enumerate(row.moves):
            if self._series and not is_set:
                mover = self._turn if printed.number else self._turn.other
            else:
                mover = side if place % 2 == 0 else side.other
            if self._in_parts:
                mover = _owner(printed.text, men, mover)
            if not self._fits(row, place):
                raise _misplaced(row)
            path = (*path, printed.text, printed.marks, mover)
            known = self._known.get(path)
            if known is None:
                known = read_move(printed.text, men, mover, _mark(printed), by_reach=self._by_reach)
                self._known[path] = known
            move, men = known
            found.append(move)
        return Line(tuple(found))

    def _fits(self, row: Row, place: int) -> bool:
        """Tell whether the number before a move, or that there is none, is right."""
        if self._in_parts:
            return True
        printed = row.moves[place]
        if self._series and row.moves[0].ply != 2:  # 2 is set play, the last move at once
            is_last = place == len(row.moves) - 1 and place > 0
            return printed.number == place + 1 or (not printed.number and is_last)
        ply = row.moves[0].ply + place
        numbered = place == 0 or ply % 2 == 1
        return printed.ply == (ply if numbered else 0)


def _owner(text: str, men: Men, usual: Colour) -> Colour:
    """Return whose man a move names, or the usual side where that is of no side or not told."""
    named = re.search("[a-h][1-8]", text)
    man = None if named is None else men.get(parse_square(named[0]))
    return usual if man is None or man.colour is Colour.NEUTRAL else man.colour


def _begin_alike(one: Row, other: Row) -> bool:
    return one.moves[0].text == other.moves[0].text


def _place(row: Row, path: list[_Node], turn: Colour, by_reach: bool, to_check: bool) -> None:
    """Put a row where it belongs: below the move before it, or among the threats of one."""
    printed = row.moves[0]
    while len(path) > 1 and path[-1].ply >= printed.ply:
        path.pop()
    above = path[-1]
    side = turn if printed.ply % 2 else turn.other
    move, men = read_move(printed.text, above.men, side, _mark(printed), by_reach=by_reach)
    reaches = any(mark != "+" or to_check for mark in printed.marks)
    node = _Node(printed.ply, men, move, reaches, row)
    if above.ply == 0 and printed.ply in (1, 2):
        above.below.append(node)
    elif row.refutes and printed.ply == 2 and above.ply == 1:
        above.refutations.append(node)
    elif above.ply == printed.ply - 1:
        above.below.append(node)
    elif (
        above.ply == printed.ply - 2
        and above.row is not None
        and above.row.threat
        and not above.below
    ):
        above.threats.append(node)
    else:
        raise _misplaced(row)
    path.append(node)


def _phase(node: _Node, length: int) -> Phase:
    assert node.row is not None  # it was read from one
    move = node.made
    threats = tuple(threat.made for threat in node.threats)
    variations = tuple(_variation(reply, _plain_threats(node)) for reply in node.below)
    refutations = tuple(refutation.made for refutation in node.refutations)
    checks = move.mark in CHECKING
    return Phase(
        move,
        threats=threats,
        zugzwang=node.row.zugzwang,
        refutations=refutations,
        variations=variations,
        trivial=bool(refutations) and (checks or not variations),
        length=length,
        reaches=node.reaches and move.mark not in ENDING,
    )


def _length(node: _Node, moves: int, cut: bool) -> int:
    """Return how many moves a key needs, itself included: as many as the longest play shown."""
    if node.reaches:
        return 1
    last = node.last_ply()
    if cut or last == node.ply:
        return moves
    return min(moves, (last + 1) // 2)


def _plain_threats(node: _Node) -> tuple[Move, ...]:
    """Return the threats that end the play: of those it is known which defences parry them."""
    if all(not threat.below and not threat.threats for threat in node.threats):
        return tuple(threat.made for threat in node.threats)
    return ()


def _variation(node: _Node, threats: tuple[Move, ...]) -> Variation:
    continuations = tuple(_continuation(reply) for reply in node.below)
    answers = {popeye_text(continuation.move) for continuation in continuations}
    parries = tuple(threat for threat in threats if popeye_text(threat) not in answers)
    return Variation(node.made, continuations, parries)


def _continuation(node: _Node) -> Continuation:
    assert node.row is not None  # it was read from one
    if not (node.threats or node.below or node.row.zugzwang):
        return Continuation(node.made)
    variations = tuple(_variation(reply, _plain_threats(node)) for reply in node.below)
    threats = tuple(threat.made for threat in node.threats)
    return Continuation(node.made, KnownSequel(threats, node.row.zugzwang, variations))


def _mark(printed: PrintedMove) -> Mark:
    for sign, mark in _MARKS.items():
        if sign in printed.marks:
            return mark
    return Mark.STALEMATE if "==" in printed.marks else Mark.NONE


def _misplaced(row: Row) -> Unread:
    return Unread(
        said(
            "line {number}: {move} stands where it cannot",
            number=row.line,
            move=row.moves[0].text[:60],
        )
    )
