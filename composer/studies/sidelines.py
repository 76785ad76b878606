# SPDX-License-Identifier: GPL-3.0-or-later
"""The audit of a whole solution: of its main line, and of each defence of Black that it shows.

In a sideline that the composer calls thematic (`<main>`) each move of White is to be the only one,
as in the main line; in others duals are told and do no harm. What only comes back to a position of
the solution wastes time there. Whether a dual is minor is the composer's word (`<minor_dual>`,
`<or>`), and from `<eg>` on a line is only an example (H. van der Heijden's database has these
codes).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from composer.problem.men import Colour
from composer.problem.move import Move, play
from composer.problem.position import Position
from composer.problem.stipulations.claims import Claim
from composer.studies.audit import (
    Audit,
    AuditedLine,
    AuditedMove,
    Report,
    Work,
    audit,
    classed,
    with_advice,
)
from composer.studies.codes import HARMLESS, Code, codes_of
from composer.studies.endings import Endings
from composer.studies.marks import Adviser, Dual
from composer.studies.positions import Positions
from composer.studies.tree import Line, StudyTree, Way


@dataclass(frozen=True, slots=True)
class Branch:
    """A line in which Black defends otherwise.

    Attributes:
        way: the place of its first move.
        steps: its moves, each with the position where it is played.
        before: those from the diagram to it.
        is_thematic: whether the composer says that it belongs to the main play.
    """

    way: Way
    steps: tuple[tuple[Position, Move], ...]
    before: tuple[tuple[Position, Move], ...]
    is_thematic: bool


def branches(tree: StudyTree) -> tuple[Branch, ...]:
    """Return the sidelines that begin with a move of Black, in the order of the solution.

    What begins with another move of White is a try, or a dual; it is not asked to be sound.
    """
    return tuple(_branches(tree.position, tree.line, ()))


def _branches(
    position: Position, line: Line, before: tuple[tuple[Position, Move], ...]
) -> Iterator[Branch]:
    for told in line:
        if position.turn is Colour.BLACK:
            for sideline in told.sidelines:
                steps = tuple(_steps(position, sideline))
                way = (*(move.uci for _, move in before), sideline[0].move.uci)
                yield Branch(way, steps, before, Code.MAIN in codes_of(sideline[0]))
                yield from _branches(position, sideline, before)
        before = (*before, (position, told.move))
        position = play(position, told.move)


def _steps(position: Position, line: Line) -> Iterator[tuple[Position, Move]]:
    for told in line:
        yield position, told.move
        position = play(position, told.move)


def asks_alike(one: StudyTree, other: StudyTree) -> bool:
    """Return whether the same moves of two solutions are to be looked at."""
    if list(one.steps()) != list(other.steps()):
        return False
    return [each.steps for each in branches(one)] == [each.steps for each in branches(other)]


def audit_tree(
    endings: Endings,
    claim: Claim,
    tree: StudyTree,
    flag: bytearray | None = None,
    adviser: Adviser | None = None,
    report: Report = lambda move: None,
    positions: Positions | None = None,
) -> Audit:
    """Audit a solution, as `audit` does a line; an engine is asked of thematic sidelines only.

    What the composer says of duals and sidelines is not in it yet: see `chosen`.

    Args:
        endings: the tables.
        claim: what the study asks.
        tree: the solution.
        flag: a byte that cancels once it is set; what is known until then is returned.
        adviser: is asked where nothing is proved.
        report: is told each move of White when something new is known of it.
        positions: makes tables of the line's own positions where others do not reach.
    """
    ways = _ways(tree.steps())

    def placed(move: AuditedMove) -> AuditedMove:
        return replace(move, way=ways[move.number - 1])

    found = audit(
        endings, claim, tree.steps(), flag, adviser, lambda m: report(placed(m)), positions
    )
    found = replace(found, moves=tuple(map(placed, found.moves)))
    lines: list[AuditedLine] = []
    work: Work | None = None
    for branch in branches(tree) if found.is_whole else ():
        work = work or _work(endings, claim, tree, flag, positions)
        line = _line(branch, work)
        if line is None:
            found = replace(found, is_whole=False)
            break
        if adviser is not None and branch.is_thematic:
            line = replace(line, moves=_advised(line.moves, adviser, flag))
        for move in line.moves:
            report(move if branch.is_thematic else _of_sideline(move))
        lines.append(line)
    return replace(found, sidelines=tuple(lines))


def chosen(found: Audit, tree: StudyTree) -> Audit:
    """Return an audit with what the composer says in the solution of its duals and sidelines."""
    said_minor, examples, thematic = _words_of(tree)
    moves = tuple(_chosen(move, said_minor, examples) for move in found.moves)
    lines = []
    for line in found.sidelines:
        is_thematic = line.way in thematic
        own = tuple(_chosen(move, said_minor, examples) for move in line.moves)
        if not is_thematic:
            own = tuple(map(_of_sideline, own))
        lines.append(replace(line, moves=own, is_thematic=is_thematic))
    return replace(found, moves=moves, sidelines=tuple(lines))


def _words_of(tree: StudyTree) -> tuple[set[Way], set[Way], set[Way]]:
    """Return the places of duals called minor, of moves that are examples, of thematic lines."""
    minor: set[Way] = set()
    examples: set[Way] = set()
    thematic: set[Way] = set()
    for placed in tree.placed():
        codes = codes_of(placed.told)
        if codes & HARMLESS:
            minor.add(placed.way)
        if Code.EXAMPLE in codes or placed.way[:-1] in examples:
            examples.add(placed.way)
        if Code.MAIN in codes:
            thematic.add(placed.way)
    return minor, examples, thematic


def _chosen(move: AuditedMove, minor: set[Way], examples: set[Way]) -> AuditedMove:
    is_example = (*move.way, move.move.uci) in examples
    others = tuple(
        replace(
            other,
            is_minor=(*move.way, other.move.uci) in minor,
            dual=Dual.END if is_example and other.dual not in (None, Dual.WASTE) else other.dual,
        )
        for other in move.alternatives
    )
    return replace(move, alternatives=others)


def _work(
    endings: Endings,
    claim: Claim,
    tree: StudyTree,
    flag: bytearray | None,
    positions: Positions | None,
) -> Work:
    """Return what looks at sidelines: to come back to any position of the solution is no dual."""
    shown = [position for position, _ in tree.steps()]
    shown += [position for branch in branches(tree) for position, _ in branch.steps]
    whites = dict.fromkeys(position for position in shown if position.turn is Colour.WHITE)
    work = Work(endings, claim, list(whites), flag)
    work.positions = positions
    return work


def _line(branch: Branch, work: Work) -> AuditedLine | None:
    """Return a sideline that was looked at; None where it was cancelled."""
    ways = _ways((*branch.before, *branch.steps))
    played = [step for step in branch.steps if step[0].turn is Colour.WHITE]
    after = len(ways) - len(played)
    moves: list[AuditedMove] = []
    for number, (position, move) in enumerate(played, start=after + 1):
        found = work.looked_at(number, position, move)
        if found is None:
            return None
        moves.append(replace(found, way=ways[number - 1]))
    own = tuple(map(_inside, classed(moves)))  # it has no end before a move that is the only one
    return AuditedLine(branch.way, branch.steps[0][1], after, branch.is_thematic, own)


def _inside(move: AuditedMove) -> AuditedMove:
    """Return a move of a sideline; a dual there is no second solution, even at move 1."""
    others = tuple(
        replace(other, dual=Dual.INSIDE) if other.dual is Dual.SECOND else other
        for other in move.alternatives
    )
    return replace(move, alternatives=others)


def _of_sideline(move: AuditedMove) -> AuditedMove:
    others = tuple(
        other if other.dual in (None, Dual.WASTE) else replace(other, dual=Dual.SIDELINE)
        for other in move.alternatives
    )
    return replace(move, alternatives=others)


def _advised(
    moves: tuple[AuditedMove, ...], adviser: Adviser, flag: bytearray | None
) -> tuple[AuditedMove, ...]:
    """Return the moves of a line with an engine's word; it is asked from the end backwards."""
    told = []
    for move in reversed(moves):
        cancelled = flag is not None and flag[0]
        told.append(move if cancelled else with_advice(move, adviser, flag))
    return tuple(reversed(told))


def _ways(steps: Iterator[tuple[Position, Move]] | tuple[tuple[Position, Move], ...]) -> list[Way]:
    """Return the places where White moves in a line from the diagram."""
    ways: list[Way] = []
    way: Way = ()
    for position, move in steps:
        if position.turn is Colour.WHITE:
            ways.append(way)
        way = (*way, move.uci)
    return ways
