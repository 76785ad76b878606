# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of verdicts for the page for telephones, which `packaging/languages.py` writes."""

from __future__ import annotations

import json
from typing import Final

from composer.notation.sentences import Translated, worded_by
from composer.notation.translations import LANGUAGES
from composer.said.sentence import Template
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
            "word": _in_all(row.word),
            "heading": _in_all(row.heading),
        }
        for row in VERDICTS
    }
    return f"{_HEAD}{json.dumps(table, ensure_ascii=False, indent=1)};\n"


def _in_all(template: Template) -> dict[str, str]:
    return {code: worded_by(Translated(code), template.said()) for code in LANGUAGES}
