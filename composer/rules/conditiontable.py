# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of fairy conditions, `conditions.tsv`: a new condition is a new row.

What its rule is in other languages stands in `conditiontexts.tsv`, by the keyword.

Names are Popeye's English keywords. What the columns hold is said at `ConditionRow`; how the
column of options is written, at `composer.rules.conditionwords`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from composer.rules.book import Condition
from composer.rules.fairykind import ByLanguage
from composer.rules.names import store
from composer.said.languages import CODES
from composer.said.sentence import Name

FAMILIES: Final = (
    "rebirth",
    "paralysis",
    "colour change",
    "movement",
    "capture",
    "check",
    "forced play",
    "special squares",
)
"""The families of conditions, in the order in which they are shown."""

_OUT: Final = re.compile(r"[^0-9a-zа-я&]+")
_LIKE: Final = re.compile(r"as:(\S+)")
_ENDS: Final = ("chess", "schach", "шахматы")
_BEGINS: Final = ("echecs", "scacchi", "шахматы")


@dataclass(frozen=True, slots=True)
class Example:
    """A small problem that shows a condition.

    Attributes:
        fen: the position, with the side that begins.
        stipulation: what is asked, without the condition: `h#2`.
        words: what stands behind the condition's name in it, such as `e4`.
    """

    fen: str
    stipulation: str
    words: str = ""


@dataclass(frozen=True, slots=True)
class ConditionRow:
    """What is known of a condition.

    Attributes:
        condition: the condition, without options.
        family: one of `FAMILIES`.
        names: by language; English is always there, others where the field has its own.
        also: further names, among them Popeye's German and French keywords.
        base: the id of the condition of which it is a form; its own id where it is none.
        means: the options of that condition that make the form: `Mirror` for Mirror Circe.
        options: the options that it takes, as the table writes them.
        text: its rule in a line or two, in English.
        published: who invented it, and when and where it was first published, as far as that
            is certain.
        example: a problem that shows it, if there is one.
        texts: its rule in other languages.
    """

    condition: Condition
    family: str
    names: ByLanguage
    also: tuple[str, ...]
    base: str
    means: str
    options: str
    text: str
    published: str = ""
    example: Example | None = None
    texts: ByLanguage = ()

    @property
    def id(self) -> str:
        """The condition's name in files."""
        return self.condition.id

    def name(self, language: str = "en") -> str:
        """Return its name in a language, in English where there is none."""
        names = dict(self.names)
        return names.get(language, names["en"])

    def rule(self, language: str = "en") -> str:
        """Return its rule in a language, in English where there is none."""
        return dict(self.texts).get(language, self.text)


def folded_name(text: str) -> str:
    """Return a name without what is forgiven: spaces, signs, capitals, accents, `chess`."""
    plain = text.lower().replace("ö", "oe").replace("ä", "ae").replace("ü", "ue")
    plain = unicodedata.normalize("NFKD", plain.replace("ß", "ss"))
    found = _OUT.sub("", plain)
    for end in _ENDS:
        found = found.removesuffix(end)
    for begin in _BEGINS:
        found = found.removeprefix(begin)
    return found


@cache
def condition_rows() -> tuple[ConditionRow, ...]:
    """Return the rows of the table, by family and there in the order of the table."""
    text = Path(__file__).with_name("conditions.tsv").read_text(encoding="utf-8")
    lines = [line.split("\t") for line in text.splitlines()]
    columns = lines[0]
    cells = [dict(zip(columns, line, strict=True)) for line in lines[1:]]
    bases = {folded_name(row["keyword"]): row for row in cells}
    texts = store("conditiontexts.tsv")
    rows = [_row(cell, bases, texts.get((cell["keyword"],), ())) for cell in cells]
    forms: dict[str, set[str]] = {}
    for row in rows:
        forms.setdefault(row.base, set()).add(row.id)
    rows = [_with_excluded(row, forms) for row in rows]
    return tuple(sorted(rows, key=lambda row: FAMILIES.index(row.family)))


@cache
def rows_by_id() -> Mapping[str, ConditionRow]:
    """Return the rows of the table by the id of their condition."""
    return MappingProxyType({row.id: row for row in condition_rows()})


@cache
def rows_by_name() -> Mapping[str, ConditionRow]:
    """Return the rows of the table by each of their names, folded."""
    found: dict[str, ConditionRow] = {}
    for row in condition_rows():
        for name in (row.condition.keyword, *(name for _, name in row.names), *row.also):
            found.setdefault(folded_name(name), row)
    return MappingProxyType(found)


def condition_row(condition: Condition) -> ConditionRow | None:
    """Return what is known of a condition; None of one that is not in the table."""
    return rows_by_id().get(condition.id) if condition.is_known else None


def _with_excluded(row: ConditionRow, forms: Mapping[str, set[str]]) -> ConditionRow:
    """Let a condition exclude the forms of what it excludes, and the other forms of its own."""
    named = (form for exclude in row.condition.excludes for form in forms.get(exclude, {exclude}))
    others = ({*named} | forms[row.base]) - {row.id}
    return replace(row, condition=replace(row.condition, excludes=tuple(sorted(others))))


def _row(
    cells: dict[str, str], bases: Mapping[str, dict[str, str]], texts: ByLanguage
) -> ConditionRow:
    name = folded_name(cells["keyword"])
    base, _, means = cells["means"].partition(" ")
    options = cells["options"]
    if base:
        options = f"{options} {bases[folded_name(base)]['options']}".strip()
    options = _LIKE.sub(lambda each: bases[folded_name(each[1])]["options"], options)
    named = tuple((language, cells[language]) for language in CODES if cells[language])
    fen, _, rest = cells["example"].partition("; ")
    stipulation, _, words = rest.partition(" ")
    return ConditionRow(
        Condition(
            name,
            keyword=cells["keyword"],
            excludes=tuple(folded_name(name) for name in cells["excludes"].split()),
        ),
        cells["family"],
        named,
        tuple(name for name in cells["also"].split("; ") if name),
        folded_name(base) or name,
        means,
        options,
        cells["text"],
        cells["published"],
        Example(fen, stipulation, words) if fen else None,
        texts,
    )


def condition_name(condition: Condition) -> Name:
    """Return the title of a condition in every language, for a sentence."""
    return Name(tuple((code, condition_title(condition, code)) for code in CODES))


def condition_title(condition: Condition, language: str = "en") -> str:
    """Return the name of a condition in a language, as a title, with its options as they stand.

    One that is not known is called as it is written.
    """
    row = condition_row(condition)
    if row is None:
        return str(condition)
    name = row.name(language)
    return f"{name[:1].upper()}{name[1:]} {condition.words}".rstrip()
