# SPDX-License-Identifier: GPL-3.0-or-later
"""The sentences that the page's own solver says, in the languages of the program.

Its modules have them in English, as `said("...")` has them here; the translations are those of the
window.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Final

from composer.said.sentence import InWords, Template
from composer.studio.sentences import CONTEXT
from composer.studio.translations import LANGUAGES, messages_of

ONLY_THERE: Final = (
    Template("{task} needs the studio"),
    Template("fairy men and other boards need the studio"),
    Template("diagrams without a king need the studio"),
    Template("castling and e.p. as set; history needs the studio"),
    Template("some play is left out: it is too much for this page"),
    Template("this is too much for the memory of this page"),
    Template("the solver of this page failed"),
)
"""What only the page's own solver has to say."""

_TEXT: Final = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
_NUMBERS: Final = tuple(str(InWords(number)) for number in range(13))


def page_sentences(scripts: Iterable[bytes]) -> bytes:
    """Return the translations of every text in some modules that is a sentence here.

    As JSON: by language, by the English; a sentence that goes with a number has a list of forms.
    """
    texts = {json.loads(f'"{found}"') for each in scripts for found in _TEXT.findall(each.decode())}
    told = {
        language: dict(_translated(language, texts)) for language in LANGUAGES if language != "en"
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def _translated(language: str, texts: set[str]) -> Iterable[tuple[str, str | list[str]]]:
    words = messages_of(language).words
    for context, wanted in ((CONTEXT, sorted(texts)), ("", _NUMBERS)):
        for text in wanted:
            forms = words.get((context, text, ""))
            if forms:
                yield text, list(forms) if len(forms) > 1 else forms[0]
