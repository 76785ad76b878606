# SPDX-License-Identifier: GPL-3.0-or-later
"""Write docs/men-and-conditions.md from the tables of fairy men and of conditions.

python packaging/rulespage.py            write the page
python packaging/rulespage.py --short    print the short table, by families
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from composer.rules.book import Rules, RulesError
from composer.rules.conditions import condition_of
from composer.rules.conditiontable import FAMILIES, ConditionRow, condition_rows
from composer.rules.conditionwords import option_forms
from composer.rules.finding import families
from composer.rules.kinds import FAIRY_KINDS
from composer.solver.conditions.table import unsolved_sentence

PAGE: Final = Path(__file__).parent.parent / "docs" / "men-and-conditions.md"
NAMED: Final = 3  # of a family, in the short table

_HEAD: Final = """\
# Men and conditions

Every fairy man and every fairy condition that the program knows by name. How men move is in
[Fairy men and rule books](rules.md). In the studio, F7 finds men and F9 chooses conditions, by any
of their names, in any language of the program, or by a word of their rule. What a language has no
name for is [counted](languages.md), and called as in English.

Behind a stipulation conditions stand with Popeye's keyword or any other name, and their options
behind it: `h#2 Circe RexInclusive`, `#2 Imitator e4f5`, `h#3 Spiegelcirce, Madrasi`. Squares
stand together. Conditions with an asterisk are not solved here, and some options of others, and
some of them together, are not: the studio and the command line say so. They are kept, found,
printed and written for Popeye all the same.
"""


def page() -> str:
    """Return the whole page."""
    parts = [_HEAD, "## Men\n", _men()]
    for family in FAMILIES:
        rows = [row for row in condition_rows() if row.family == family]
        parts += [f"## {family.capitalize()}\n", _table(rows)]
    return "\n".join(parts)


def short_table() -> str:
    """Return a table of the families: how many are solved in each, and the first of them."""
    lines = ["| | |", "|---|---|"]
    for family, _ in families():
        lines.append(_family(family, [row.name() for row in FAIRY_KINDS if row.family == family]))
    for family in FAMILIES:
        bases = [
            row.name()
            for row in condition_rows()
            if row.family == family and row.base == row.id and _is_solved(row)
        ]
        lines.append(_family(f"**{family}**", bases))
    return "\n".join(lines) + "\n"


def _family(family: str, names: list[str]) -> str:
    more = " …" if len(names) > NAMED else ""
    return f"| {family} | {len(names)}: {', '.join(names[:NAMED])}{more} |"


def _is_solved(row: ConditionRow) -> bool:
    """Tell whether a condition is solved here, without options, or with those that it needs."""
    for words in ("", " e4", " Q"):
        try:
            rules = Rules.of(conditions=[condition_of(row.condition.keyword + words)])
        except RulesError:
            continue
        if not unsolved_sentence(rules):
            return True
    return False


def _men() -> str:
    lines = ["| family | men, with their letters |", "|---|---|"]
    for family, _ in families():
        men = ", ".join(f"{row.name()} {row.code}" for row in FAIRY_KINDS if row.family == family)
        lines.append(f"| {family} | {men} |")
    return "\n".join(lines) + "\n"


def _table(rows: list[ConditionRow]) -> str:
    lines = ["| condition | keyword | rule | options | first published |", "|---|---|---|---|---|"]
    for row in rows:
        name = row.name() if _is_solved(row) else f"{row.name()} \\*"
        cells = (name, f"`{row.condition.keyword}`", row.text, _options(row), row.published)
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def _options(row: ConditionRow) -> str:
    if row.base != row.id:
        return f"as {row.base.capitalize()}"
    found = []
    for form in option_forms(row.options):
        if not form.flags:
            found.append(form.sort())
        found += [f"`{flag}` {form.sort(flag)}".strip() for flag in form.flags]
    return ", ".join(found)


if __name__ == "__main__":
    if "--short" in sys.argv[1:]:
        print(short_table(), end="")
    else:
        PAGE.write_text(page(), encoding="utf-8")
