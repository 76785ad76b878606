# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window says of Popeye."""

from __future__ import annotations

from composer.beside.comparing import BranchKind, Difference
from composer.gui.beside.consulting import Consulted
from composer.gui.words.language import decimal, fill, tr
from composer.gui.words.sentences import worded


def place_words(place: BranchKind) -> str:
    """Return where a line stands: what kind of play it belongs to."""
    return {
        BranchKind.KEY: tr("Key"),
        BranchKind.TRY: tr("Try"),
        BranchKind.SET_PLAY: tr("Set play"),
        BranchKind.SOLUTION: tr("Solution"),
        BranchKind.SET_LINE: tr("Set play"),
        BranchKind.THREAT: tr("Threat"),
        BranchKind.ZUGZWANG: tr("Zugzwang"),
        BranchKind.REFUTATION: tr("Refutation"),
        BranchKind.MOVE: tr("Move"),
    }[place]


def side_words(difference: Difference) -> str:
    """Return who alone has a line."""
    return tr("only here") if difference.only_ours else tr("only Popeye")


def state_words(state: Consulted) -> str:
    """Return what is known of a request, in one sentence."""
    if state.is_missing:
        if state.checks:
            return tr("No Popeye program was found.")
        return tr("A Popeye program could solve this, but none was found.")
    if state.running:
        if state.progress is None:
            return tr("Popeye is solving …")
        number, move = state.progress.number, state.progress.move
        return fill(tr("Popeye is at first move %1, %2"), number, move)
    asked = state.asked
    if asked is None or asked.solution is None:
        return "" if asked is None else worded(asked.note)
    if state.comparison is not None:
        return worded(state.comparison.sentence(asked.solver)) + "."
    if asked.note:
        return f"{asked.solver}: {worded(asked.note)}"
    return fill(tr("Solved by %1"), asked.solver)


def time_words(seconds: float) -> str:
    """Return how long it took."""
    return decimal(seconds, 2 if seconds < 1 else 1) + " s"
