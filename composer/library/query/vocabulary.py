# SPDX-License-Identifier: GPL-3.0-or-later
"""The words that a query knows: features, states, zones of the board, names of themes."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from composer.analysis.points import KEPT_POINTS
from composer.analysis.themes.catalogue import catalogue
from composer.library.index.indexing import folded
from composer.problem.originals.status import STAGES
from composer.problem.squares import SQUARES, file_of, is_light, rank_of

PLAIN_FEATURES: Final = (
    "dual",
    "set-play",
    "try",
    "changed-mate",
    "twin",
    "duplex",
    "threat",
    "zugzwang",
    "check",
    "capture",
    "flight",
    "promotion",
    "castling",
    "en-passant",
    "comment",
    "remark",
    "statement",
    "award",
    "keyword",
    "title",
    "author",
    "source",
    "year",
    "version",
    "link",
    "note",
    "model-mate",
    "ideal-mate",
    "cook",
)
"""The features that are looked up in their own way; see `composer.library.search.translation`."""

FEATURES: Final = tuple(
    dict.fromkeys((*PLAIN_FEATURES, *(point.replace("_", "-") for point in KEPT_POINTS)))
)
"""What `has:` knows."""

STATES: Final = (
    "sound",
    "cooked",
    "unsound",
    "few",
    "other-shape",
    "short",
    "unsolvable",
    "invalid",
    "open",
    "untried",
    "proved",
    "undecided",
    "unsupported",
    "unchecked",
    "checked",
    "c+",
    "conditional",
    "differs",
    "legal",
    "illegal",
    "mine",
    "scheme",
    "unfinished",
)
"""What `is:` knows."""

STATUSES: Final = (*STAGES, "open", "any", "none")
"""What `status:` knows: the stages of an original; those with something to do; all; no original."""

LEGALITIES: Final = ("legal", "illegal", "unknown", "unjudged")
"""What `legality:` knows: whether a game can lead to the diagram; fairy chess is not judged."""

NO_TASK_WORDS: Final = ("none", "no task", "keine", "nessuna")
"""What `stip:` knows problems by of which it is not known what is asked; the first is written."""

OTHER_WORDS: Final = {
    "setplay": "set-play",
    "set": "set-play",
    "set-mates": "set-play",
    "set-mate": "set-play",
    "tries": "try",
    "block": "zugzwang",
    "waiting": "zugzwang",
    "checks": "check",
    "checking": "check",
    "check-key": "check",
    "flight-key": "flight",
    "promotions": "promotion",
    "castles": "castling",
    "ep": "en-passant",
    "e.p.": "en-passant",
    "remarks": "remark",
    "stated": "statement",
    "distinction": "award",
    "prize": "award",
    "changed": "changed-mate",
    "change": "changed-mate",
    "changes": "changed-mate",
    "changed-mates": "changed-mate",
    "model": "model-mate",
    "models": "model-mate",
    "ideal": "ideal-mate",
    "cooks": "cook",
    "correct": "sound",
    "no-solution": "unsolvable",
    "unknown": "unchecked",
    "untested": "unchecked",
    "tested": "checked",
    "depends": "conditional",
    "retro": "conditional",
    "different": "differs",
    "own": "mine",
    "schemes": "scheme",
    "my": "mine",
}
"""Other words for some of these."""


def _mask(holds: list[int]) -> int:
    return sum(1 << square for square in holds)


def _ring(square: int) -> int:
    """Return how many steps a square lies from the edge."""
    file, rank = file_of(square), rank_of(square)
    return min(file, 7 - file, rank, 7 - rank)


ZONES: Final = {
    "centre": _mask([s for s in SQUARES if _ring(s) == 3]),
    "center": _mask([s for s in SQUARES if _ring(s) == 3]),
    "middle": _mask([s for s in SQUARES if _ring(s) >= 2]),
    "edge": _mask([s for s in SQUARES if _ring(s) == 0]),
    "corner": _mask([0, 7, 56, 63]),
    "kingside": _mask([s for s in SQUARES if file_of(s) > 3]),
    "queenside": _mask([s for s in SQUARES if file_of(s) < 4]),
    "light": _mask([s for s in SQUARES if is_light(s)]),
    "dark": _mask([s for s in SQUARES if not is_light(s)]),
}
"""Zones of the board as bitboards; `middle` is c3-f6, `centre` d4, e4, d5 and e5."""


_RENAMED: Final = {"white pawn star tries": "obstructive_tries"}
"""Names that themes had before, which saved searches may still have."""


@cache
def theme_words() -> dict[str, str]:
    """Return the ids of the themes by their names in all languages, and by the ids themselves.

    Names are folded, with blanks for hyphens and underlines; ids and English names go before
    those of other languages.
    """
    found: dict[str, str] = dict(_RENAMED)
    themes = catalogue()
    for id in themes:
        found.setdefault(id.replace("_", " "), id)
    languages = [
        "en",
        *sorted({code for theme in themes.values() for code in theme.names} - {"en"}),
    ]
    for language in languages:
        for id, theme in themes.items():
            if language in theme.names:
                name = re.sub(r"[_\-]", " ", folded(theme.names[language]))
                found.setdefault(" ".join(name.split()), id)
    return found
