# SPDX-License-Identifier: GPL-3.0-or-later
"""The kinds of fairy men: the table `fairymen.tsv`, one row for each, family by family.

Rules are as in the manuals of the field and as Popeye 4.104 plays them; letters are Popeye's in
English, German and French. A new kind is a new row; its text in other languages is the row of its
id in `fairytexts.tsv`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from composer.rules.fairykind import ByLanguage, FairyKind
from composer.rules.movetext import parse_movement
from composer.rules.names import Store, store

__all__ = ["FAIRY_KINDS", "ByLanguage", "FairyKind", "kinds_by_code", "kinds_by_id"]

_LETTERS: Final = ("en", "de", "fr", "it", "es")
"""Whose letters the table has; Spanish ones only where the English would be another man's."""


def _row(languages: Sequence[str], texts: Store, line: str) -> FairyKind:
    kind, code, letters, *words, family, figure, movement, promotes, text, source = line.split("\t")
    drawn, rotation = figure.split()
    return FairyKind(
        id=kind,
        code=code,
        letters=tuple(zip(_LETTERS, (code, *letters.split()), strict=False)),
        names=tuple((code, word) for code, word in zip(languages, words, strict=True) if word),
        family=family,
        figure=drawn,
        rotation=int(rotation),
        movement=parse_movement(movement),
        text=text,
        source=source,
        promotes=promotes == "yes",
        texts=texts.get((kind,), ()),
    )


def _table() -> tuple[FairyKind, ...]:
    text = Path(__file__).with_name("fairymen.tsv").read_text(encoding="utf-8")
    head, *lines = text.splitlines()
    _, _, _, *languages, _, _, _, _, _, _ = head.split("\t")
    texts = store("fairytexts.tsv")
    return tuple(_row(languages, texts, line) for line in lines)


FAIRY_KINDS: Final[tuple[FairyKind, ...]] = _table()
"""Every fairy kind of the program."""


@cache
def kinds_by_id() -> Mapping[str, FairyKind]:
    """Return the rows of the table by id."""
    return MappingProxyType({row.id: row for row in FAIRY_KINDS})


@cache
def kinds_by_code() -> Mapping[str, FairyKind]:
    """Return the rows of the table by Popeye's letters."""
    return MappingProxyType({row.code: row for row in FAIRY_KINDS})
