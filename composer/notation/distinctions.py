# SPDX-License-Identifier: GPL-3.0-or-later
"""Distinctions in the words of each language: `1st Prize`, `1. Preis`, `1° Premio`, `1-й приз`."""

from __future__ import annotations

import re
from typing import Final

from composer.said.languages import group_of
from composer.said.signs import ranged

_FEMININE: Final = {
    "it": ("mention", "commendation"),
    "es": ("mention", "commendation"),
    "fr": ("mention",),
}
_ENGLISH: Final = {1: "st", 2: "nd", 3: "rd"}


def distinction_text(kind: str, place: int, special: bool, language: str) -> str:
    """Return a distinction in words.

    Args:
        kind: `prize`, `mention` or `commendation`.
        place: from 1; 0 for one that is not ranked.
        special: whether it is a special one.
        language: the code of a language; English for those that are not known.
    """
    words = group_of("distinction", language)
    named = words[f"special_{kind}" if special else kind]
    return f"{ordinal(place, kind, language)} {named}" if place else named


def ordinal(place: int, kind: str, language: str) -> str:
    """Return a place before a distinction as a language writes it."""
    feminine = kind in _FEMININE.get(language, ())
    match language:
        case "de":
            return f"{place}."
        case "it":
            return f"{place}{'ª' if feminine else '°'}"
        case "fr":
            return f"{place}{('re' if feminine else 'er') if place == 1 else 'e'}"
        case "es":
            if feminine:
                return f"{place}.ª"
            return f"{place}.{'er' if place in (1, 3) else 'º'}"
        case "ru":
            return f"{place}-й"
    teens = 10 <= place % 100 <= 20
    return f"{place}{'th' if teens else _ENGLISH.get(place % 10, 'th')}"


_KINDS: Final = (
    (
        "prize",
        r"prizes?|pr\.|pr|preis|premio|premiato|prix|prijs|приз",
    ),
    (
        "mention",
        r"honou?rable mention|hono?u?r?\.? ?ment(?:ion|\.)|h\. ?m\.|hm|ehrende erwähnung|e\. ?e\."
        r"|menzione d['’ ]?onore(?:vole)?|menzione onorevole|m\. ?d['’]o\.|m\. ?o\."
        r"|mention d['’]honneur|mention honorable|mención de honor|mención honorífica"
        r"|mención honrosa|поч[её]тный отзыв",
    ),
    (
        "commendation",
        r"commendation|commended|comm?\.|comm|lob|lode|segnalazione|segnalato"
        r"|recommandation|recommandée?|rec\.|recomendación|recomendado|похвальный отзыв",
    ),
)
_SPECIAL: Final = (
    r"special|spec\.|sp\.|spezielle[rs]?|spezial|sonder|speciale|spéciale?|especial|специальный"
)
_PLACE: Final = (
    r"(\d{1,2})(?:st|nd|rd|th|er|re|ère|ième|ème|e|de|\.er|\.º|\.ª|º|ª|°|\.o|\.a|\.|-[йя])?"
)
_FORM: Final = re.compile(
    rf"(?:(?P<before>{_SPECIAL})[ -]?)?"
    rf"(?:{_PLACE.replace('(', '(?P<first>', 1)}"
    rf"(?: ?[-–/] ?{_PLACE.replace('(', '(?P<last>', 1)})? *)?"
    rf"(?:(?P<middle>{_SPECIAL})[ -]?)?"
    rf"(?:{'|'.join(f'(?P<{kind}>{words})' for kind, words in _KINDS)})"
    rf"(?: (?P<behind>{_SPECIAL}))?"
    r"(?P<equal>,? (?:ex ?aequo|e\. ?a\.|ex æquo))?",
    re.IGNORECASE,
)


def translated_distinction(text: str, language: str) -> str:
    """Return a distinction as a language has it: `1st Prize` is `1. Preis`, `1° Premio`.

    What is not understood with certainty, to its last word, stays as it is written.
    """
    found = _FORM.fullmatch(" ".join(text.split()))
    if found is None:
        return text
    kind = next(kind for kind, _ in _KINDS if found[kind])
    special = any(found[place] for place in ("before", "middle", "behind"))
    first, last = int(found["first"] or 0), int(found["last"] or 0)
    if (found["first"] and not first) or (found["last"] and last <= first):
        return text
    told = distinction_text(kind, first, special, language)
    if last:
        told = ranged(
            ordinal(first, kind, language), distinction_text(kind, last, special, language)
        )
    return f"{told} ex aequo" if found["equal"] else told
