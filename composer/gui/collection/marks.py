# SPDX-License-Identifier: GPL-3.0-or-later
"""What a verdict of the library is to be read with: the printed key, a right of the history."""

from __future__ import annotations

from composer.gui.collection.columns import key_words, verdict_of
from composer.gui.panels.rights import right_words, rights_sentence
from composer.gui.panels.statements import statement_words
from composer.gui.words.language import fill, tr
from composer.library.records.details import FoundRight
from composer.library.records.values import Row
from composer.notation.letters import Letters
from composer.problem.position import Castling
from composer.problem.squares import parse_square
from composer.problem.statement import statement


def mark_icon(row: Row) -> str:
    """Return the icon of a row's mark; empty where it has none."""
    if verdict_of(row) is None:
        return "edit" if statement_words(row.problem) else ""
    if row.details is None:
        return ""
    if row.details.printed:
        return "warning"
    return "history" if row.details.depends else ""


def mark_words(row: Row, letters: Letters) -> str:
    """Return the sentence of a row's mark; empty where it has none."""
    if verdict_of(row) is None:
        return statement_words(row.problem)
    if row.details is None:
        return ""
    if row.details.printed:
        return _differing(row, row.details.printed, letters)
    parts = [_right_words(each, letters) for each in row.details.depends]
    return rights_sentence([each for each in parts if each])


def mark_in_short(row: Row) -> str:
    """Return a row's mark in the few words that a narrow column has room for."""
    if verdict_of(row) is None or row.details is None:
        return statement(row.problem) if verdict_of(row) is None else ""
    if row.details.printed:
        return fill(tr("print: %1"), f"1.{row.details.printed}")
    for each in row.details.depends:
        return tr("castling off") if each.right.startswith("-") else tr("with e.p.")
    return ""


def _differing(row: Row, printed: str, letters: Letters) -> str:
    """Name both keys: the printed one as it is written there, the other in the reader's letters."""
    written = ", ".join(f"1.{each}" for each in printed.split(", "))
    if row.finding is None or not row.finding.key_text:
        return fill(tr("Printed %1, no key found"), written)
    return fill(tr("Printed %1, found %2"), written, key_words(row.finding.key_text, letters))


def _right_words(each: FoundRight, letters: Letters) -> str:
    key = key_words(each.key, letters) + "!"
    if each.right.startswith("-"):
        off = frozenset(right for right in Castling if right.value in each.right)
        return right_words(None, off, key) if off else ""
    try:
        return right_words(parse_square(each.right), frozenset(), key)
    except ValueError:  # of a later version of the program, or damaged
        return ""
