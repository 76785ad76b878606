# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of last moves: in the rows of their list, in menus and for a screen reader."""

from __future__ import annotations

from composer.gui.history.lastmoves import Heading, LastMoveGroup, Row
from composer.gui.words.language import counted, fill, tr
from composer.gui.words.sentences import worded
from composer.notation.letters import Letters
from composer.problem.named import kind_name
from composer.retro.unmoves.unmove import UnMove


def way_title(way: LastMoveGroup, letters: Letters) -> str:
    """Return the move of a row; what it may have captured stands beside it."""
    usual = way.usual
    if usual is not None or len(way.options) == 1:
        return _spaced((usual or way.first).text(letters.letter))
    return _spaced(way.first.text(letters.letter)) if not way.possible else _open_text(way, letters)


def way_detail(way: LastMoveGroup, letters: Letters) -> str:
    """Return the second line of a row; empty where the move says all."""
    if not way.possible and way.options[0].refuted is not None:
        return worded(way.options[0].refuted, letters)
    usual = way.usual
    if usual is not None and usual.double_step and way.proved:
        return tr("a double step: capturing in passing is allowed")
    if way.proved and len(way.possible) == 1:
        return tr("the only move that can have been the last")
    return ""


def way_spoken(way: LastMoveGroup, letters: Letters) -> str:
    """Return a row as it is read aloud."""
    words = [way_title(way, letters)]
    if len(way.options) > 1:
        captured = [option_words(unmove) for unmove in way.possible]
        words.append(fill(tr("without a capture or taking: %1"), ", ".join(captured)))
    if way.proved:
        words.append(tr("proved"))
    elif not way.possible:
        words.append(tr("impossible"))
    detail = way_detail(way, letters)
    return ", ".join([*words, *([detail] if detail else [])])


def option_words(unmove: UnMove) -> str:
    """Return what a move captured, in one word or two."""
    if unmove.en_passant:
        return tr("a pawn in passing")
    if unmove.uncaptured is None:
        return tr("nothing", "captured")
    return worded(kind_name(unmove.uncaptured.kind))


def row_spoken(row: Row, letters: Letters) -> str:
    """Return any row as it is read aloud."""
    return heading_words(row) if isinstance(row, Heading) else way_spoken(row, letters)


def heading_words(heading: Heading) -> str:
    """Return the line above the moves that cannot have been played."""
    return counted(
        heading.count,
        tr("One more that cannot have been played"),
        tr("%1 more that cannot have been played", "", heading.count),
    )


def tag_of(way: LastMoveGroup) -> str:
    """Return the tag of a row; empty for none."""
    if way.proved:
        return tr("proved")
    return "" if way.possible else tr("impossible")


def _spaced(text: str) -> str:
    return text.replace("-", "–") if not text.startswith("O") else text


def _open_text(way: LastMoveGroup, letters: Letters) -> str:
    """Return a capture of which it is open what was captured."""
    text = way.first.text(letters.letter)
    head, _, tail = text.partition("x")
    return f"{head}x{tail[-2:] if not way.first.unpromotes else tail[1:]}"
