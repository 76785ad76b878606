# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window of contests says of sheets: points, parts, what is unclear."""

from __future__ import annotations

from html import escape

from composer.contests.contest import Code, Contest, Sheet
from composer.gui.words.language import locale, tr
from composer.gui.words.sentences import worded
from composer.notation.letters import Letters
from composer.said.plain import read_sentence
from composer.said.sentence import Notation, said
from composer.said.signs import NOTHING


def code_name(code: Code) -> str:
    """Return what rules are called."""
    match code:
        case Code.WCSC:
            return tr("WCSC: 5 points a problem, six rounds")
        case Code.ISC:
            return tr("ISC: 5 points a problem, two rounds")
    return tr("Column: a ladder, cooks count")


def points_words(points: float | None) -> str:
    """Return points in the language's figures; a dash for none."""
    if points is None:
        return NOTHING
    return locale().toString(float(points), "g", 6)


def sheet_mark(sheet: Sheet) -> str:
    """Return what a cell of the table says: points, `?` for the director, `*` for a ruling."""
    if sheet.is_empty:
        return ""
    sign = " *" if sheet.ruling is not None else " ?" if sheet.is_open else ""
    return "…" if sheet.points is None else points_words(sheet.points) + sign


def moves_words(text: str, letters: Letters) -> str:
    """Return a part of a solution in the letters of the window."""
    return worded(said("{moves}", moves=Notation(text)), letters)


def sheet_html(contest: Contest, sheet: Sheet, letters: Letters) -> str:
    """Return what the machine says of a sheet: part by part, then place by place."""
    mark = sheet.mark
    if mark is None:
        return "" if sheet.is_empty else "<p>" + escape(tr("being marked …")) + "</p>"
    parts: list[str] = []
    if mark.why:
        parts.append(f"<p>⚠ {escape(worded(read_sentence(mark.told), letters))}</p>")
    rows = [
        f"<tr><td>{'✓' if part.won else '✗'}&nbsp;</td>"
        f"<td align='right'>{points_words(part.points)}&nbsp;&nbsp;</td>"
        f"<td>{escape(_part_words(part.text, letters))}</td></tr>"
        for part in mark.parts
    ]
    if rows:
        parts.append(f"<table>{''.join(rows)}</table>")
    for passage in mark.passages:
        if passage.told is None:
            continue
        sign = "⚠" if passage.state == "unclear" else "✗"
        words = worded(read_sentence(passage.told), letters)
        quoted = sheet.text[passage.start : passage.end].strip()
        quoted = quoted if len(quoted) <= 30 else quoted[:29] + "…"
        parts.append(f"<p>{sign} {escape(quoted)}: {escape(words)}</p>")
    if contest.code is Code.COLUMN and (mark.cooks or mark.claims):
        cooks, claims = tr("Cooks found"), tr("wrong claims")
        told = f"{cooks}: {mark.cooks}, {claims}: {mark.claims}"
        parts.append(f"<p>{escape(told)}</p>")
    return "".join(parts)


def _part_words(text: str, letters: Letters) -> str:
    return tr("no solution") if text.endswith("-") else moves_words(text, letters)
