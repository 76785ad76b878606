# SPDX-License-Identifier: GPL-3.0-or-later
"""A row of a solution tree as a value, whatever the tree is of. No widgets here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property

from composer.analysis.composing.news import News
from composer.gui.words.language import tr
from composer.problem.move import ENDING, Move


class RowKind(Enum):
    """What a row shows."""

    SECTION = "section"
    FIRST_MOVE = "first move"
    THREAT = "threat"
    VARIATION = "variation"
    CONTINUATION = "continuation"
    MORE = "more"
    HINT = "hint"
    GONE = "gone"


class TagKind(Enum):
    """What a tag says of a row; it decides colour and icon."""

    THREAT = "threat"
    ZUGZWANG = "zugzwang"
    DUAL = "dual"
    CHECK = "check"
    COOK = "cook"
    INTENDED = "intended"
    REFUTES = "refutes"


@dataclass(frozen=True, slots=True)
class Tag:
    """A fact about a row, in a word."""

    kind: TagKind
    text: str


@dataclass(frozen=True)
class TreeRow:
    """A row of the tree.

    Attributes:
        key: distinguishes the row from its siblings, also when a newer answer is shown.
        kind: what it shows.
        lead: the first column: section, first move or defences.
        answer: the moves that answer.
        tags: facts about it.
        end: what stands at the right end: a refutation or a count.
        is_key: whether it is the key, to be drawn as such.
        is_cook: whether it solves and is not the key, or not known to be.
        line: the moves of the play up to this row, the first move first.
        grow: makes the children.
        open_at_first: whether its children are shown until the user closes it.
        news: what became of it with the last edit.
    """

    key: str
    kind: RowKind
    lead: str = ""
    answer: str = ""
    tags: tuple[Tag, ...] = ()
    end: str = ""
    is_key: bool = False
    is_cook: bool = False
    line: tuple[Move, ...] = ()
    grow: Callable[[], tuple[TreeRow, ...]] | None = field(default=None, compare=False)
    open_at_first: bool = False
    news: News = News.NONE

    @property
    def ends(self) -> bool:
        """Whether the line of the row ends the play: nothing follows its last move."""
        if not self.line:
            return False
        plays_on = self.grow is not None or self.kind is RowKind.THREAT
        return self.line[-1].mark in ENDING or not plays_on

    @cached_property
    def children(self) -> tuple[TreeRow, ...]:
        """The rows below this one."""
        return () if self.grow is None else self.grow()

    @property
    def text(self) -> str:
        """The row in words, for copying."""
        words = [self.lead, self.answer, *(tag.text for tag in self.tags), self.end]
        return " ".join(word for word in words if word)

    @property
    def spoken(self) -> str:
        """The row in words for screen readers: what became of it, too."""
        said = news_words(self.news)
        return f"{self.text}, {said}" if said else self.text


def news_words(news: News) -> str:
    """Return what became of a move with the last edit; nothing if nothing did."""
    return {
        News.NONE: "",
        News.NEW: tr("new since the last edit"),
        News.CHANGED: tr("changed since the last edit"),
        News.GONE: tr("gone since the last edit"),
    }[news]


def gone_section(words: Iterable[str]) -> tuple[TreeRow, ...]:
    """Return the section of what is there no more since the last edit; none if nothing is."""
    rows = tuple(
        TreeRow(f"gone {place}", RowKind.GONE, said, news=News.GONE)
        for place, said in enumerate(words)
    )
    if not rows:
        return ()
    title, end = tr("Gone since the last edit"), str(len(rows))
    return (TreeRow("gone", RowKind.SECTION, title, end=end, grow=lambda: rows),)
