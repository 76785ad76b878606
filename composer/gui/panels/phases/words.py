# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the phase table: heads, cells, and what colours and signs mean."""

from __future__ import annotations

from composer.analysis.phases import Cell, Change, Column, PhaseTable
from composer.gui.panels.phases.heads import HEAD, head_hint
from composer.gui.words.language import fill, in_figures, tr
from composer.notation.letters import Letters
from composer.notation.moves import first_move_text, move_text
from composer.problem.move import Move


def sized(table: PhaseTable) -> str:
    """Return how many defences and phases the table has: `6 defences, 3 phases`."""
    defences = in_figures(len(table.rows), tr("1 defence"), tr("%1 defences", "", len(table.rows)))
    phases = in_figures(len(table.columns), tr("1 phase"), tr("%1 phases", "", len(table.columns)))
    return f"{defences}, {phases}"


def head_words(column: Column, letters: Letters) -> str:
    """Return the head of a column: `Set`, `1.Qe4?`, `1.Qe3!`."""
    move = column.phase.move
    if move is None:
        return tr("Set")
    sign = {"key": "!", "try": "?"}.get(column.kind, "")
    return first_move_text(move, letters, sign)


def cell_text(cell: Cell, letters: Letters, longer: bool = False) -> str:
    """Return what stands in a cell; with `longer` the answers are continuations, not mates."""
    if cell.refutes:
        return "!"
    if not cell.legal:
        return "·"
    count = len(cell.mates)
    if count == 0:
        return tr("no continuation") if longer else tr("no mate")
    if count > 2:
        return {3: tr("triple"), 4: tr("quadruple")}.get(
            count, fill(tr("%1 answers", "", count), count)
        )
    return ", ".join(move_text(mate, letters, mark=longer) for mate in cell.mates)


def cell_hint(cell: Cell, letters: Letters, longer: bool = False) -> str:
    """Say in words what colour and sign of a cell mean, and name its mates."""
    if cell.refutes:
        return tr("refutes the try")
    if not cell.legal:
        return tr("cannot be played here")
    mates = ", ".join(move_text(mate, letters) for mate in cell.mates)
    words = (_longer_meanings() if longer else _meanings()).get(cell.change, "")
    return ". ".join(part for part in (mates, words) if part)


def legend_words(table: PhaseTable) -> tuple[tuple[Change | str, str], ...]:
    """Return the colours and signs that occur, with what they mean."""
    found: set[Change | str] = set()
    for row in table.rows:
        for cell in row.cells:
            found.add(cell.change)
            found.add("!" if cell.refutes else "" if cell.legal else "·")
    changed, transferred = tr("changed mate"), tr("transferred mate")
    if table.is_longer:
        changed, transferred = tr("changed continuation"), tr("transferred continuation")
    meanings: tuple[tuple[Change | str, str], ...] = (
        (Change.CHANGED, changed),
        (Change.BOTH, tr("changed and transferred")),
        (Change.TRANSFERRED, transferred),
        ("!", tr("refutes")),
        ("·", tr("cannot occur")),
    )
    return tuple((sign, words) for sign, words in meanings if sign in found)


def letters_in(cell: Cell) -> str:
    """Return the letters of a cell's mates, each once."""
    return "".join(dict.fromkeys(letter for letter in cell.letters if letter))


def _meanings() -> dict[Change, str]:
    return {
        Change.CHANGED: tr("changed: another mate in an earlier phase"),
        Change.TRANSFERRED: tr("transferred: the mate follows another defence before"),
        Change.BOTH: tr("changed and transferred: before, another defence has this mate"),
        Change.ADDED: tr("added: no mate for this defence in the other phases"),
        Change.LOST: tr("lost: no mate of its own after the key"),
    }


def _longer_meanings() -> dict[Change, str]:
    return {
        Change.CHANGED: tr("changed: another continuation in an earlier phase"),
        Change.TRANSFERRED: tr("transferred: the continuation follows another defence before"),
        Change.BOTH: tr("changed and transferred: before, another defence has this continuation"),
        Change.ADDED: tr("added: no continuation for this defence in the other phases"),
        Change.LOST: tr("lost: no continuation of its own after the key"),
    }


def line_of(table: PhaseTable, place: int, column: int) -> tuple[Move, ...]:
    """Return the moves of a cell: first move, defence, a mate; of a head the first move alone."""
    phase = table.columns[column].phase
    moves = [] if phase.move is None else [phase.move]
    if place != HEAD:
        row = table.rows[place]
        cell = row.cells[column]
        if cell.legal or cell.refutes:
            moves += [row.defence, *cell.mates[:1]]
    return tuple(moves)


def hint_of(table: PhaseTable, place: int, column: int, letters: Letters) -> str:
    """Say in words what colour and sign of a cell mean; of a head, what can be done there."""
    if place == HEAD:
        return head_hint(table.columns[column])
    return cell_hint(table.rows[place].cells[column], letters, table.is_longer)


def spoken(table: PhaseTable, place: int, column: int, letters: Letters) -> str:
    """Return a cell in words: defence, phase, mates, letters, and what they mean."""
    phase, hint = table.columns[column], hint_of(table, place, column, letters)
    head = head_words(phase, letters)
    if place == HEAD:
        parts = [head, tr("pinned") if phase.pinned else ""]
    else:
        cell = table.rows[place].cells[column]
        parts = [move_text(table.rows[place].defence, letters), head]
        if cell.legal and not cell.refutes:
            parts += [cell_text(cell, letters, table.is_longer), letters_in(cell)]
    return ", ".join(part for part in (*parts, hint) if part)
