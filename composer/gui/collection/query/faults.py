# SPDX-License-Identifier: GPL-3.0-or-later
"""What is wrong with a query, in the language of the window."""

from __future__ import annotations

from composer.gui.words.language import tr
from composer.library.query.terms import QueryError, QueryFault


def fault_sentence(error: QueryError) -> str:
    """Return what is wrong with a query, in a sentence."""
    words = _sentences().get(error.fault)
    if words is None:  # a fault that is newer than this list
        return error.sentence
    return words.replace("{found}", error.found).replace("{meant}", error.meant)


def _sentences() -> dict[QueryFault, str]:
    return {
        QueryFault.FIELD: tr(
            "There is no field “{found}”. To search for the word, put it in quotation marks."
        ),
        QueryFault.FIELD_MEANT: tr("There is no field “{found}”. Did you mean “{meant}”?"),
        QueryFault.SIGN: tr("With “{found}” only : and = can stand."),
        QueryFault.NOTHING: tr("Nothing stands after “{found}”."),
        QueryFault.THEME: tr("There is no theme “{found}”."),
        QueryFault.THEME_MEANT: tr("There is no theme “{found}”. Did you mean “{meant}”?"),
        QueryFault.FEATURE: tr("“{found}” is nothing that a problem can have here."),
        QueryFault.FEATURE_MEANT: tr(
            "“{found}” is nothing that a problem can have here. Did you mean “{meant}”?"
        ),
        QueryFault.STATE: tr(
            "“{found}” is none of sound, cooked, unsound, short, unsolvable, unchecked and mine."
        ),
        QueryFault.STATE_MEANT: tr("There is no verdict “{found}”. Did you mean “{meant}”?"),
        QueryFault.NUMBER: tr("“{found}” is no number. Write 12, 8-12, 8- or <=12."),
        QueryFault.YEAR: tr("“{found}” is no year. Write 1925, 1900-1930, 1950- or 192?."),
        QueryFault.SQUARES: tr(
            "“{found}” is no square. Write e4, a1-c3, a file, a rank, centre, edge or corner."
        ),
        QueryFault.FORCE: tr("“{found}” are no men. Write RN-Q for rook and knight against queen."),
        QueryFault.KEY: tr("“{found}” is no key. Write Q*, Nf3, *f3 or e2e4."),
        QueryFault.AWARD: tr(
            "“{found}” is no distinction. Write prize, hm, comm, 1st or “1st prize”."
        ),
        QueryFault.TASK: tr("“{found}” is no stipulation. Write #2, h#3, s# or moves:2-3."),
        QueryFault.DAYS: tr(
            "“{found}” is no time. Write 2026-11-22, 2026-11, 2026, today or week."
        ),
        QueryFault.PATTERN: tr("“{found}” is no part of a pattern. Write Qd4, kd6, .e5 or ?f3."),
        QueryFault.COLLECTION: tr("There is no collection “{found}”."),
        QueryFault.COLLECTION_MEANT: tr(
            "There is no collection “{found}”. Did you mean “{meant}”?"
        ),
        QueryFault.CIRCLE: tr("The collection “{found}” is searched for with itself."),
        QueryFault.BRACKET_OPEN: tr("This bracket is not closed."),
        QueryFault.BRACKET_CLOSED: tr("This bracket was not opened."),
        QueryFault.OR: tr(
            "“{found}” stands between two things. To search for the word, put it in quotation "
            "marks."
        ),
        QueryFault.NOT: tr(
            "“{found}” stands right before what must not hold. In quotation marks it is looked for."
        ),
        QueryFault.LIKE: tr(
            "“{found}” is no problem. Write like:123, like:123@60 (60 % alike) or like: and a FEN."
        ),
        QueryFault.RECORD: tr("There is no problem {found} in the library."),
        QueryFault.EXTRA: tr("“{found}” cannot stand here."),
        QueryFault.LONG: tr("The search is too long."),
        QueryFault.DEEP: tr("There are too many brackets in one another."),
    }
