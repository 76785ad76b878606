# SPDX-License-Identifier: GPL-3.0-or-later
"""The rank of a distinction, read from the words in which magazines and databases report it."""

from __future__ import annotations

import re
from typing import Final

PRIZE: Final = 100
MENTION: Final = 200
COMMENDATION: Final = 300
OTHER: Final = 400

_SPECIAL: Final = 0
_MOST: Final = 99

# Looked for in this order: "honourable mention" before "mention", which is one as well.
_GROUPS: Final = (
    (re.compile(r"prize|pr[.]|\bpr\b|preis|premio|prix|prijs|приз|cena|díj|nagroda"), PRIZE),
    (
        re.compile(
            r"\bhm\b|h[.] ?m[.]|hono\w* ment|mention|ehrende|menzione|mención|почетн|почётн"
            r"|čestné|wyróżnienie"
        ),
        MENTION,
    ),
    (re.compile(r"comm|\blob|segnal|похв|ehrenvoll|recommand|recomend|pochvaln"), COMMENDATION),
)
_PLACE: Final = re.compile(r"(?<!\d)(\d{1,2})(?!\d)")
_SPECIAL_WORD: Final = re.compile(r"special|spezial|sonder|speciale|специальн|spécial|especial")


def award(distinction: str) -> int | None:
    """Return the rank of a distinction: the lower, the better; None if there is none.

    100 stands for a prize, 200 for an honourable mention, 300 for a commendation and 400 for
    anything else, such as a place in a team match; to it is added the place from 1 to 99 (the
    better one of `1st-2nd`), or 0 where no place is reported or the distinction is a special one.
    """
    words = distinction.casefold()
    if not words.strip():
        return None
    group = next((rank for pattern, rank in _GROUPS if pattern.search(words)), OTHER)
    place = _PLACE.search(words)
    if place is None or _SPECIAL_WORD.search(words):
        return group + _SPECIAL
    return group + min(int(place[1]), _MOST)
