# SPDX-License-Identifier: GPL-3.0-or-later
"""What databases of studies say of a move in codes, as H. van der Heijden's has them.

They stand among the remarks of a move: `<main>` on a sideline that belongs to the main play, whose
moves of White are to be the only ones; `<minor_dual>` on another move that does no harm, `<or>` on
one that does the same, `<cook>` on one that spoils the study; from `<eg>` on a line only shows how
it may end.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from typing import Final

from composer.said.sentence import Sentence, as_it_is, said
from composer.studies.tree import TreeMove


class Code(Enum):
    """A code; the value is its word."""

    MAIN = "main"
    EXAMPLE = "eg"
    OR = "or"
    MINOR = "minor_dual"
    COOK = "cook"

    @property
    def text(self) -> str:
        """The code as it stands in a remark."""
        return f"<{self.value}>"


HARMLESS: Final = frozenset({Code.MINOR, Code.OR})
"""What a composer says of another move that meets the claim, and spoils nothing."""

_WHOLE: Final = {
    "U1": said("second solution"),
    "U2": said("cooked after the first move"),
    "U3": said("no solution"),
    "U4": said("White wins where he was to draw"),
    "U5": said("illegal position"),
    "(c)": said("correction"),
    "(m)": said("modification"),
    "(v)": said("version"),
    "AN": said("anticipated"),
    "CR": said("colours exchanged"),
    "MC": said("many composers"),
    "TE": said("theoretical ending"),
    "TT": said("theme tourney"),
    "TW": said("twin"),
}
"""What stands for the whole study; other codes are shown as they are."""

_MEN: Final = re.compile(r"\d{4}\.\d\d")
_CODE: Final = re.compile(r"<(" + "|".join(code.value for code in Code) + r")>")


def codes_of(told: TreeMove) -> frozenset[Code]:
    """Return the codes that stand at a move."""
    remarks = (*told.before, *told.remarks)
    return frozenset(Code(word) for remark in remarks for word in _CODE.findall(remark))


def codes_in(codes: str, solution: str) -> tuple[str, ...]:
    """Return all codes of a study by which it may be looked for, each once.

    Args:
        codes: those that stand for the whole study, such as `U1 (c) 0000.11`; that of the men is
            left out, for it is known from the diagram.
        solution: the text of its solution, with those of moves.
    """
    whole = (word for word in re.split(r"[\s,]+", codes) if word and not _MEN.fullmatch(word))
    return tuple(dict.fromkeys((*whole, *_CODE.findall(solution))))


def codes_in_words(codes: str) -> Iterator[Sentence]:
    """Yield the codes that stand for a whole study, each with what it says."""
    for word in codes_in(codes, ""):
        known = _WHOLE.get(word)
        yield as_it_is(word) if known is None else said("{code}: {words}", code=word, words=known)


def with_code(told: TreeMove, code: Code, on: bool) -> TreeMove:
    """Return a move with a code, or without it; other remarks stay."""
    if on:
        if code in codes_of(told):
            return told
        return replace(told, remarks=(code.text, *told.remarks))
    return replace(told, before=_without(told.before, code), remarks=_without(told.remarks, code))


def _without(remarks: tuple[str, ...], code: Code) -> tuple[str, ...]:
    left = (
        " ".join(remark.replace(code.text, " ").split()) if code.text in remark else remark
        for remark in remarks
    )
    return tuple(remark for remark in left if remark)
