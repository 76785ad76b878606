# SPDX-License-Identifier: GPL-3.0-or-later
"""The mark beside a verdict of the library, in the words of its tool tip."""

from __future__ import annotations

from datetime import UTC, datetime

from cases import every
from studio import BLOCK, problem

from composer.gui.collection.marks import mark_icon, mark_in_short, mark_words
from composer.library.records.details import Details, FoundRight
from composer.library.records.values import Finding, Row
from composer.notation.letters import ENGLISH, letters_of
from composer.problem.statement import with_statement

NOW = datetime(2026, 1, 2, 12, tzinfo=UTC)


def row(details: Details | None, key: str = "") -> Row:
    finding = Finding("sound" if key else "no-solution", key_text=key, details=details)
    return Row(1, problem(BLOCK), finding, 1, NOW)


@every(
    "given, icon, words",
    [
        (row(None), "", ""),
        (row(Details()), "", ""),
        (row(Details(printed="Qe4"), "Qd4"), "warning", "Printed 1.Qe4, found 1.Qd4"),
        (row(Details(printed="Qe4, Rd1")), "warning", "Printed 1.Qe4, 1.Rd1, no key found"),
        (
            row(Details(depends=(FoundRight("-K", "Rf1"),))),
            "history",
            "Sound if White may not castle short: 1.Rf1!",
        ),
        (
            row(Details(depends=(FoundRight("d6", "Qe4"), FoundRight("f6", "Qd4")))),
            "history",
            "Sound with en passant on d6: 1.Qe4! or with en passant on f6: 1.Qd4!",
        ),
        (row(Details(depends=(FoundRight("z9", "Qe4"),))), "history", ""),
    ],
)
def test_the_mark_says_what_is_the_matter(given: Row, icon: str, words: str) -> None:
    assert (mark_icon(given), mark_words(given, ENGLISH)) == (icon, words)


def test_the_found_key_is_told_in_the_letters_of_the_reader() -> None:
    words = mark_words(row(Details(printed="Qe4"), "Qd4"), letters_of("de"))
    assert words == "Printed 1.Qe4, found 1.Dd4"


@every(
    "given, words",
    [
        (row(Details()), ""),
        (row(Details(printed="Qe4"), "Qd4"), "print: 1.Qe4"),
        (row(Details(depends=(FoundRight("-K", "Rf1"),))), "castling off"),
        (row(Details(depends=(FoundRight("d6", "Qe4"),))), "with e.p."),
        (Row(1, with_statement(problem(BLOCK), "C+ Popeye"), None, 1, NOW), "C+ Popeye"),
        (Row(1, problem(BLOCK), None, 1, NOW), ""),
    ],
)
def test_the_row_says_it_in_short(given: Row, words: str) -> None:
    assert mark_in_short(given) == words
