# SPDX-License-Identifier: GPL-3.0-or-later
"""What a verdict of the library is to be read with: the printed key, a right of the history."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress

from composer.analysis.dependence import right_sentence, rights_sentence
from composer.gui.collection.columns import key_words, verdict_of
from composer.gui.panels.verdict import statement_words
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.library.records.details import FoundRight
from composer.library.records.values import Row
from composer.notation.letters import ENGLISH, Letters
from composer.problem.position import Castling
from composer.problem.squares import parse_square
from composer.problem.statement import statement
from composer.said.sentence import Sentence


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
    return worded(rights_sentence(_rights(row.details.depends)), letters)


def mark_in_short(row: Row) -> str:
    """Return a row's mark in the few words that a narrow column has room for."""
    if verdict_of(row) is None or row.details is None:
        return statement(row.problem) if verdict_of(row) is None else ""
    if row.details.printed:
        return fill(tr("print: %1"), f"1.{row.details.printed}")
    for right in row.details.depends:
        return tr("castling off") if right.right.startswith("-") else tr("with e.p.")
    return ""


def _differing(row: Row, printed: str, letters: Letters) -> str:
    """Name both keys: the printed one as it is written there, the other in the reader's letters."""
    written = ", ".join(f"1.{word}" for word in printed.split(", "))
    if row.finding is None or not row.finding.key_text:
        return fill(tr("Printed %1, no key found"), written)
    return fill(tr("Printed %1, found %2"), written, key_words(row.finding.key_text, letters))


def _rights(found: Iterable[FoundRight]) -> Iterator[Sentence]:
    for found_right in found:
        key = key_words(found_right.key, ENGLISH) + "!"
        if found_right.right.startswith("-"):
            off = frozenset(right for right in Castling if right.value in found_right.right)
            if off:
                yield right_sentence(None, off, key)
            continue
        with suppress(ValueError):  # of a later version of the program, or damaged
            yield right_sentence(parse_square(found_right.right), frozenset(), key)
