# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the live table: heads, cells, the rest, what a drop changed, why a move works."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from composer.analysis.schemes.explained import Explained
from composer.analysis.schemes.live import (
    Difference,
    LiveColumn,
    LiveRow,
    LiveTable,
    News,
    PhaseKind,
)
from composer.analysis.schemes.whysentences import arrival_name, why_sentences
from composer.gui.words.language import fill, in_figures, tr
from composer.gui.words.sentences import worded
from composer.notation.letters import Letters
from composer.notation.moves import first_move_text, move_text
from composer.problem.move import Move
from composer.said.sentence import Notation, joined
from composer.said.shortened import some
from composer.solver.schemeplay import step_of

_MOST_NEWS = 6
_MOST_NAMED = 3


def sized(table: LiveTable) -> str:
    """Return how many defences and phases there are: `3 defences, 3 phases`."""
    rows, columns = len(table.rows), len(table.columns)
    defences = in_figures(rows, tr("1 defence"), tr("%1 defences", "", rows))
    phases = in_figures(columns, tr("1 phase"), tr("%1 phases", "", columns))
    return f"{defences}, {phases}"


def head_words(column: LiveColumn, letters: Letters) -> str:
    """Return the head of a column: `Set`, `1.Be6?`, `1.Ke4!`."""
    if column.kind is PhaseKind.SET:
        return tr("Set")
    if column.kind is PhaseKind.AFTER_KEY:
        return tr("After the key")
    if column.move is None:
        return f"1.{step_of(column.first)}"
    return first_move_text(column.move, letters, "!" if column.kind is PhaseKind.KEY else "?")


def state_words(column: LiveColumn, letters: Letters) -> str:
    """Return what stands below the head: the threat, zugzwang, or why there is no play."""
    table = column.table
    if column.is_begun:
        return tr("being worked out …")
    if column.is_open:
        return tr("not finished")
    if table is None:
        return tr("not legal now")
    if column.white_in_check:
        return tr("none: White is in check")
    if table.is_stuck:
        return tr("mate") if table.in_check else tr("stalemate")
    if table.in_check:
        return tr("check")
    if not table.threats:
        return tr("zugzwang") if column.asks_all else tr("no threat")
    return fill(tr("threat %1"), _named(column.threats, letters))


def cell_text(
    table: LiveTable, row: LiveRow, place: int, letters: Letters, wanted: Sequence[int] = ()
) -> str:
    """Return what stands in a cell: of several mates a dot before the one that is wanted.

    A wanted mate that no longer works is told behind the others.
    """
    cell, lost = row.cells[place], [mate for mate in wanted if mate not in row.cells[place].mates]
    if cell.is_dual and any(mate in wanted for mate in cell.mates):
        told = zip(cell.mates, cell.moves, strict=True)
        text = ", ".join("● " * (n in wanted) + move_text(m, letters, mark=False) for n, m in told)
    else:
        text = _answers(table, row, place, letters)
    if lost and cell.legal:
        names = (Notation(arrival_name(table.position, mate)) for mate in lost)
        text = fill(tr("%1, not %2"), text, worded(joined(names), letters))
    return text


def _answers(table: LiveTable, row: LiveRow, place: int, letters: Letters) -> str:
    cell, column = row.cells[place], table.columns[place]
    if not cell.legal:
        return "·"
    if cell.is_bare:
        if table.is_hole(row, place):
            sign = "!" if column.kind is PhaseKind.TRY else ""
            return fill(tr("hole: %1"), move_text(row.move, letters) + sign)
        return tr("no continuation") if table.is_long else tr("no mate")
    if cell.ends:
        return tr("Black mates")
    if not cell.defends:
        return tr("threat", "in a cell: the threat mates after this move")
    mates = [move_text(move, letters, mark=table.is_long) for move in cell.moves]
    if len(mates) > _MOST_NAMED and table.is_long:
        return fill(tr("%1 continuations", "", len(mates)), len(mates))
    if len(mates) > _MOST_NAMED:
        return fill(tr("%1 mates", "", len(mates)), len(mates))
    return ", ".join(mates)


def cell_words(
    table: LiveTable, row: LiveRow, place: int, letters: Letters, wanted: Sequence[int] = ()
) -> str:
    """Say what the look of a cell means."""
    cell = row.cells[place]
    if not cell.legal:
        return tr("cannot be played here")
    told = [cell_text(table, row, place, letters, wanted)]
    if cell.is_dual:
        told.append(tr("dual"))
    if cell.changed:
        told.append(
            tr("changed: another continuation in another phase")
            if table.is_long
            else tr("changed: another mate in another phase")
        )
    return ", ".join(told)


def spoken(
    table: LiveTable, row: LiveRow, place: int, letters: Letters, wanted: Sequence[int] = ()
) -> str:
    """Return a cell for those who hear it: the defence, the phase, what answers."""
    parts = [move_text(row.move, letters), head_words(table.columns[place], letters)]
    ticked = [tr("thematic")] if row.thematic else []
    return ", ".join([*parts, cell_words(table, row, place, letters, wanted), *ticked])


def rest_words(table: LiveTable, letters: Letters) -> tuple[str, str]:
    """Return the line of the replies that are folded: `14 more:` and what answers them."""
    count = len(table.rest)
    if not count:
        return "", ""
    threats = dict.fromkeys(threat for each in table.columns for threat in each.threats)
    words = in_figures(count, tr("1 more"), tr("%1 more", "", count))
    if not threats:
        return words, tr("no continuation") if table.is_long else tr("no mate")
    return f"{words}:", _named(threats, letters)


def _named(mates: Iterable[Move], letters: Letters) -> str:
    """Name a few mates, and say how many more there are."""
    texts = dict.fromkeys(f"2.{move_text(mate, letters)}" for mate in mates)
    return worded(some(texts, _MOST_NAMED))


def news_words(news: Sequence[Difference], table: LiveTable, letters: Letters) -> str:
    """Say what the last drop changed; empty for nothing."""
    told = [_news(each, len(table.columns) > 1, letters) for each in news[:_MOST_NEWS]]
    if len(news) > _MOST_NEWS:
        more = len(news) - _MOST_NEWS
        told.append(in_figures(more, tr("1 more"), tr("%1 more", "", more)))
    return "; ".join(told)


def _news(each: Difference, several: bool, letters: Letters) -> str:
    move = "" if each.move is None else move_text(each.move, letters)
    mates = _named(each.mates, letters)
    words = {
        News.CLOSED: tr("hole %1 closed"),
        News.OPENED: tr("new hole %1"),
        News.DUAL: tr("1...%1 now dual"),
        News.SINGLE: tr("1...%1 no longer dual: %2"),
        News.OTHER: tr("1...%1 now %2"),
        News.THREAT: tr("threat now %2"),
        News.ZUGZWANG: tr("now zugzwang"),
    }[each.news]
    told = fill(words, move, mates)
    return f"{head_words(each.column, letters)} {told}" if several else told


def why_words(table: LiveTable, found: Explained, letters: Letters) -> str:
    """Say why a reply defends, why each mate works, and why others do not."""
    return " · ".join(worded(each, letters) for each in why_sentences(table, found))
