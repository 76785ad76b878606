# SPDX-License-Identifier: GPL-3.0-or-later
"""The phase table: defences down, phases across, mates in the cells.

In longer problems White's second moves, the continuations, stand in the place of the mates.
Black moves and white mates that change or move between the phases get thematic letters as
the field writes them: a, b, c for the defences, A, B, C for the mates.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from string import ascii_lowercase, ascii_uppercase
from typing import Final

from composer.analysis.phasechoice import TableChoice, ThemeMoves, shown_phases
from composer.analysis.phaseplay import TRY, Code, PhasePlay, move_code, origin_of
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag
from composer.notation.letters import ENGLISH, Letters
from composer.notation.moves import move_text
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.said.signs import NOTHING
from composer.solver.phases import Phase
from composer.solver.solution import Solution

_WANDERS: Final = 3  # moves of one officer


class Change(Enum):
    """How a cell stands to the phases shown before it (to its left).

    The phase that a row is compared with is the first one shown in which the defence has a mate
    of its own: set play where it has one there, else a try. A mate that this phase gives, too, is
    never changed, from whatever square its man comes and however many others there are beside it.
    """

    NONE = ""
    CHANGED = "changed"  # the defence had another mate there
    TRANSFERRED = "transferred"  # the mate followed another defence before, and this one none
    BOTH = "both"  # changed, and the new mate followed another defence before
    ADDED = "added"  # in the actual play: the defence has no mate in any other phase
    LOST = "lost"  # in another phase: the defence has no mate of its own after the key

    @property
    def is_changed(self) -> bool:
        """Whether the defence has another mate than before."""
        return self in (Change.CHANGED, Change.BOTH)

    @property
    def is_transferred(self) -> bool:
        """Whether the mate followed another defence before."""
        return self in (Change.TRANSFERRED, Change.BOTH)


@dataclass(frozen=True, slots=True)
class Cell:
    """What answers a defence in one phase.

    Attributes:
        mates: the mates, promotion duals as one; none if the move refutes or is not there.
        letters: the thematic letter of each mate, empty where it has none.
        refutes: whether the move refutes the try.
        legal: whether Black has the move in this phase.
        parries: whether the move parries a threat, or there was none to parry.
        threats: whether a threat is still among the mates.
        change: how it stands to the phases shown before it.
        told: whether the theme that is pointed at speaks of it.
    """

    mates: tuple[Move, ...] = ()
    letters: tuple[str, ...] = ()
    refutes: bool = False
    legal: bool = False
    parries: bool = False
    threats: bool = False
    change: Change = Change.NONE
    told: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A defence with its cells, one for each phase.

    Attributes:
        defence: Black's move as it is in the last phase that has it.
        letter: its thematic letter, or nothing.
        cells: what answers it, phase by phase.
    """

    defence: Move
    letter: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """A phase: the head of a column.

    Attributes:
        phase: the phase of the solution.
        kind: `set`, `try` or `key`; `cook` where several moves solve and none of them is meant.
        threats: its threats, with their thematic letters.
        letters: the letters of the threats, empty where there is none.
        pinned: whether the user pinned it.
    """

    phase: Phase
    kind: str
    threats: tuple[Move, ...]
    letters: tuple[str, ...]
    pinned: bool = False


@dataclass(frozen=True, slots=True)
class PhaseTable:
    """Defences by phases.

    Attributes:
        columns: set play, tries, actual play, as far as they are shown. Without a key those
            tries that come nearest to one.
        rows: the defences; those of the theme first, with letters, and last the moves of officers
            who may go here or there.
        is_longer: whether it is of a problem in three moves or more, or of self or reflex play:
            the cells hold White's second moves, not mates.
    """

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    is_longer: bool = False

    @property
    def changed(self) -> tuple[Row, ...]:
        """The defences that have different mates in two of the phases shown."""
        return tuple(r for r in self.rows if any(c.change.is_changed for c in r.cells))

    @property
    def told(self) -> PhaseTable:
        """The part that the theme which is pointed at speaks of: its defences, in its phases."""
        rows = [row for row in self.rows if any(cell.told for cell in row.cells)]
        places = [
            place for place in range(len(self.columns)) if any(r.cells[place].told for r in rows)
        ]
        return replace(
            self,
            columns=tuple(self.columns[place] for place in places),
            rows=tuple(
                replace(row, cells=tuple(row.cells[place] for place in places)) for row in rows
            ),
        )


def phase_table(
    solution: Solution,
    tries: int | TableChoice = 6,
    meant: Move | None = None,
    flags: tuple[Flag, ...] = (),
) -> PhaseTable:
    """Return the phase table of a mate or selfmate in two or more; an empty one of anything else.

    Without a key the tries stand in it that come nearest to one.

    Args:
        solution: the solution, complete with its tries.
        tries: how many tries to show at most: those that change most, none that check. Or what
            the user chose of them.
        meant: the key that is meant, of several.
        flags: a theme that is pointed at: the phases that it speaks of are shown, its defences
            first, and its cells are marked.
    """
    return table_of(Study.of(solution, meant), tries, flags)


def table_of(
    study: Study,
    tries: int | TableChoice = 6,
    flags: tuple[Flag, ...] = (),
) -> PhaseTable:
    """Return the phase table of a solution that is laid out already; see `phase_table`."""
    choice = TableChoice(tries) if isinstance(tries, int) else tries
    phases = shown_phases(study, choice, flags)
    if not phases:
        return PhaseTable((), ())
    mates, defences = _thematic(phases)
    moves = {move_code(move): move for phase in phases for move in _moves_shown(phase)}
    wanderings = _wanderings(moves)
    told = [ThemeMoves.of(phase, flags, study.solution) for phase in phases]
    order = sorted(
        moves,
        key=lambda code: (
            not any(table.names(phase, code) for phase, table in zip(phases, told, strict=True)),
            defences.get(code, "~"),
            code in wanderings,
            -_answered(phases, code),
            code,
        ),
    )
    columns = tuple(
        Column(
            phase.source,
            phase.kind,
            tuple(phase.threats.values()),
            tuple(mates.get(code, "") for code in phase.threats),
            any(first.uci in choice.pinned for first in phase.lead),
        )
        for phase in phases
    )
    rows = tuple(
        Row(
            moves[code],
            defences.get(code, ""),
            tuple(
                _cell(phase, code, phases, mates, table)
                for phase, table in zip(phases, told, strict=True)
            ),
        )
        for code in order
    )
    return PhaseTable(columns, rows, not study.is_two_mover)


def _moves_shown(phase: PhasePlay) -> list[Move]:
    """Return the moves that make a row: those that parry, and refutations."""
    refutations = phase.source.refutations if phase.lead else ()
    answered = (a.defence for a in phase.answers.values() if a.effective)
    return [*answered, *refutations]


def _wanderings(moves: Mapping[Code, Move]) -> frozenset[Code]:
    """Return the moves without capture of officers who have several: `Ra1`, `Ra2` ... `Ra8`."""
    quiet = {
        code: move
        for code, move in moves.items()
        if move.capture is None and not move.man.is_royal and move.man.kind is not Kind.PAWN
    }
    men = Counter(origin_of(code) for code in quiet)
    return frozenset(code for code in quiet if men[origin_of(code)] >= _WANDERS)


def _answered(phases: list[PhasePlay], code: Code) -> int:
    return sum(1 for phase in phases if code in phase.unique)


def _thematic(phases: list[PhasePlay]) -> tuple[dict[Code, str], dict[Code, str]]:
    """Return the letters of mates and of defences.

    A defence is thematic if its single mate differs between two phases shown; a mate if it
    belongs to such a defence.
    """
    changes: Counter[Code] = Counter()
    for phase in phases:
        for defence, mate in phase.unique.items():
            changes[defence] += any(
                other.unique.get(defence, mate) != mate for other in phases if other is not phase
            )
    thematic = [code for code, count in changes.items() if count > 1]
    defences = dict(zip(thematic, ascii_lowercase, strict=False))
    found = dict.fromkeys(
        phase.unique[code] for phase in phases for code in defences if code in phase.unique
    )
    return dict(zip(found, ascii_uppercase, strict=False)), defences


def _cell(
    phase: PhasePlay,
    code: Code,
    phases: list[PhasePlay],
    letters: dict[Code, str],
    told: ThemeMoves,
) -> Cell:
    answer = phase.answers.get(code)
    is_told = told.names(phase, code)
    if answer is None:
        legal = any(move_code(move) == code for move in phase.unanswered)
        return Cell(refutes=legal and bool(phase.lead), legal=legal, told=is_told)
    mates = answer.mates
    return Cell(
        mates=tuple(mates.values()),
        letters=tuple(letters.get(mate, "") for mate in mates),
        legal=True,
        parries=answer.effective,
        threats=not answer.full,
        change=_change(phase, code, phases),
        told=is_told,
    )


def _change(phase: PhasePlay, code: Code, phases: list[PhasePlay]) -> Change:
    """Return how the mate after a defence stands to the phases before this one."""
    mate = phase.unique.get(code)
    if mate is None:
        return Change.NONE
    before = phases[: phases.index(phase)]
    reference = next((own for play in before if (own := _own_mates(play, code))), ())
    changed = bool(reference) and mate not in reference
    transferred = mate not in reference and any(
        code not in play.defences_of.get(mate, (code,)) and mate not in _own_mates(play, code)
        for play in before
    )
    if changed:
        return Change.BOTH if transferred else Change.CHANGED
    if transferred:
        return Change.TRANSFERRED
    key = phases[-1]
    if key.kind != "key" or reference:
        return Change.NONE
    if phase is key:
        alone = before and not any(code in other.answers for other in before)
        return Change.ADDED if alone else Change.NONE
    return Change.NONE if code in key.answers else Change.LOST


def _own_mates(phase: PhasePlay, code: Code) -> tuple[Code, ...]:
    """Return the mates after a defence in a phase; none where it lets a threat through."""
    answer = phase.answers.get(code)
    return () if answer is None or not answer.full else tuple(answer.mates)


def table_text(table: PhaseTable, letters: Letters = ENGLISH) -> str:
    """Return the table as lines of text, columns aligned, thematic letters beside the moves."""
    if not table.columns:
        return ""
    head = ["", *(_head(column, letters) for column in table.columns)]
    body = [
        [
            f"1...{move_text(row.defence, letters)}" + (f" {row.letter}" if row.letter else ""),
            *(_cell_text(cell, letters) for cell in row.cells),
        ]
        for row in table.rows
    ]
    widths = [max(len(line[i]) for line in (head, *body)) for i in range(len(head))]
    return "\n".join(
        "  ".join(part.ljust(width) for part, width in zip(line, widths, strict=True)).rstrip()
        for line in (head, *body)
    )


def _head(column: Column, letters: Letters) -> str:
    move = column.phase.move
    if move is None:
        return "set play"
    mark = {"key": "!", TRY: "?"}.get(column.kind, "")
    threats = ", ".join(
        f"2.{move_text(threat, letters)}" + (f" {letter}" if letter else "")
        for threat, letter in zip(column.threats, column.letters, strict=True)
    )
    return f"1.{move_text(move, letters)}{mark}" + (f" ({threats})" if threats else "")


def _cell_text(cell: Cell, letters: Letters) -> str:
    if cell.refutes:
        return "!"
    if not cell.mates:
        return NOTHING if cell.legal else ""
    return "/".join(
        move_text(mate, letters) + (f" {letter}" if letter else "")
        for mate, letter in zip(cell.mates, cell.letters, strict=True)
    )
