# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of verdicts for the page for telephones, which `packaging/languages.py` writes."""

from __future__ import annotations

import json
from typing import Final

from composer.notation.sentences import Translated, worded_by
from composer.solver.verdicts import VERDICTS

_HEAD: Final = """\
// SPDX-License-Identifier: GPL-3.0-or-later
// The table of verdicts, as packaging/languages.py writes it from composer/solver/verdicts.py.
export const VERDICTS = """


def page() -> str:
    """Return the whole file."""
    table = {
        row.verdict.value: {
            "icon": row.icon,
            "ink": row.ink,
            "drop": row.drop,
        }
        for row in VERDICTS
    }
    return f"{_HEAD}{json.dumps(table, ensure_ascii=False, indent=1)};\n"


def words(code: str) -> dict[str, str]:
    """Return how verdicts are called in a language, and their headings where these differ."""
    found = {}
    for row in VERDICTS:
        word, heading = (
            worded_by(Translated(code), each.said()) for each in (row.word, row.heading)
        )
        found[f"verdict_{row.verdict.value}"] = word
        if heading != word:
            found[f"heading_{row.verdict.value}"] = heading
    return found
