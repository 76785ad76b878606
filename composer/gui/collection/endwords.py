# SPDX-License-Identifier: GPL-3.0-or-later
"""How a problem's line that ends as is wanted is told in the list of problems."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from composer.analysis.matepicture import Cleanness
from composer.gui.words.language import fill, tr
from composer.library.query.ends import ACTUAL, EndSought
from composer.library.records.ends import FoundEnd, line_text
from composer.library.records.values import Row
from composer.notation.letters import Letters
from composer.problem.forms import form_head
from composer.problem.men import Kind
from composer.solver.phases import EndPhase

_MAN: Final = re.compile(r"(?<![A-Za-z(])[KQRBN](?=[a-h1-8x])|(?<==)[QRBN]")
_KINDS: Final = {kind.letter: kind for kind in (Kind.KING, Kind.QUEEN, Kind.ROOK)} | {
    kind.letter: kind for kind in (Kind.BISHOP, Kind.KNIGHT)
}


def end_line(row: Row, end: FoundEnd, letters: Letters) -> str:
    """Return a line in the reader's letters: `b) 1.Qe4! Kd6 2.Qb4#`."""
    text = line_text(end, row.problem.stipulation)
    text = _MAN.sub(lambda found: letters.letter(_KINDS[found[0]]), text)
    return f"{form_head(end.part)} {text}".strip()


def ends_in_short(row: Row, letters: Letters) -> str:
    """Return the first line for which a problem was found, and how many more there are."""
    if not row.ends:
        return ""
    line = end_line(row, row.ends[0], letters)
    more = len(row.ends) - 1
    return f"{line}  +{more}" if more else line


def phase_name(phase: EndPhase) -> str:
    """Return where a line is played, where that is not the solution."""
    return {
        EndPhase.PLAY: "",
        EndPhase.THREAT: tr("threat"),
        EndPhase.SET: tr("Set play"),
        EndPhase.TRY: tr("try"),
        EndPhase.LINE: tr("on the way"),
    }[phase]


def sought_words(sought: EndSought, squares: str) -> str:
    """Return in few words how lines are to end.

    Args:
        sought: how.
        squares: the pattern in words; empty for none.
    """
    parts = [squares] if squares else []
    if sought.by is not None:
        parts.append(fill(tr("by %1"), sought.by.letter))
    if sought.cleanness is not Cleanness.PLAIN:
        parts.append(_cleanness_names()[sought.cleanness])
    if sought.places != ACTUAL or not parts:
        parts.append(", ".join(_place_names(sought.places)))
    return " · ".join(parts)


def _cleanness_names() -> dict[Cleanness, str]:
    return {
        Cleanness.PURE: tr("pure mate"),
        Cleanness.MODEL: tr("model mate"),
        Cleanness.IDEAL: tr("ideal mate"),
    }


def _place_names(places: Iterable[str]) -> list[str]:
    names = {
        "actual": tr("solution"),
        "set": tr("set play"),
        "try": tr("tries"),
        "line": tr("on the way"),
    }
    return [names[place] for place in places]
