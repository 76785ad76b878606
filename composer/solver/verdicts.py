# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of verdicts: their words, and whatever depends on which verdict it is.

Window, commands, library and the page for telephones read it here; for the page
`packaging/languages.py` writes it into `resources/web/app/verdicts.js`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from composer.said.sentence import Template
from composer.solver.solution import Verdict


@dataclass(frozen=True, slots=True)
class VerdictRow:
    """What goes with a verdict.

    Attributes:
        verdict: which it is.
        word: what a list or a chart says of it.
        phrase: the same within a sentence.
        icon: the name of its sign.
        ink: the colour of its words, as the window's tokens and the page's style name it.
        tint: the colour behind its sign.
        state: how a query asks for it: `is:cooked`.
        drop: what a square of the drop map is with which a position has it.
        is_fault: whether the problem is shown not to be as it should.
        title: what the verdict line says where it has nothing more to say; `word` where empty.
    """

    verdict: Verdict
    word: Template
    phrase: Template
    icon: str
    ink: str
    tint: str
    state: str
    drop: str
    is_fault: bool = False
    title: Template | None = None

    @property
    def heading(self) -> Template:
        """What the verdict line says where it has nothing more to say."""
        return self.word if self.title is None else self.title


VERDICTS: Final = (
    VerdictRow(
        Verdict.INVALID,
        Template("Cannot be solved"),
        Template("cannot be solved"),
        "invalid",
        "invalid",
        "invalid_tint",
        "invalid",
        "illegal",
    ),
    VerdictRow(
        Verdict.COOKED,
        Template("Cooked"),
        Template("cooked"),
        "cooked",
        "cooked",
        "cooked_tint",
        "cooked",
        "cooked",
        is_fault=True,
    ),
    VerdictRow(
        Verdict.SHORT,
        Template("Short"),
        Template("short"),
        "short",
        "short",
        "short_tint",
        "short",
        "short",
        is_fault=True,
    ),
    VerdictRow(
        Verdict.NO_SOLUTION,
        Template("No solution"),
        Template("no solution"),
        "no-solution",
        "nosol",
        "nosol_tint",
        "unsolvable",
        "no-solution",
        is_fault=True,
    ),
    VerdictRow(
        Verdict.FEW,
        Template("Too few"),
        Template("too few solutions"),
        "short",
        "nosol",
        "nosol_tint",
        "few",
        "few",
        is_fault=True,
    ),
    VerdictRow(
        Verdict.OTHER_SHAPE,
        Template("Other shape"),
        Template("other shape"),
        "cooked",
        "nosol",
        "nosol_tint",
        "other-shape",
        "other-shape",
        is_fault=True,
    ),
    VerdictRow(
        Verdict.DEPENDS,
        Template("Depends"),
        Template("depends on what came before"),
        "undecided",
        "changed",
        "changed_tint",
        "open",
        "unknown",
        title=Template("Depends on what came before"),
    ),
    VerdictRow(
        Verdict.UNTRIED,
        Template("Not certain"),
        Template("not certain"),
        "warning",
        "changed",
        "changed_tint",
        "untried",
        "unknown",
    ),
    VerdictRow(
        Verdict.UNDECIDED,
        Template("Not finished"),
        Template("not finished"),
        "undecided",
        "muted",
        "sunken",
        "undecided",
        "unknown",
    ),
    VerdictRow(
        Verdict.PROVED,
        Template("Claim proved"),
        Template("claim proved"),
        "table",
        "sound",
        "sound_tint",
        "proved",
        "sound",
    ),
    VerdictRow(
        Verdict.SOUND,
        Template("Sound"),
        Template("sound"),
        "check",
        "sound",
        "sound_tint",
        "sound",
        "sound",
    ),
)
"""The verdicts, the gravest first: of several parts or twins the first of these is said."""

BY_VERDICT: Final[Mapping[Verdict, VerdictRow]] = MappingProxyType(
    {row.verdict: row for row in VERDICTS}
)
"""The rows of the table by verdict."""

FAULTS: Final = tuple(row.verdict for row in VERDICTS if row.is_fault)
"""The verdicts that show a problem not to be as it should."""
