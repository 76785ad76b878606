# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects of fairy conditions read back from the text of a move: `[+bPc7]`, `=b`, `[Ie7,f8]`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from composer.notation.letters import BLACK_FIGURINES, FIGURINES, Letters, figure_colour
from composer.problem.consequences import COLOUR_SIGNS, EffectKind, EffectText
from composer.problem.men import Colour, Kind
from composer.problem.squares import parse_square

_SQ: Final = "[a-h][1-8]"
SIGNS_FORM: Final = rf"(?:\[I{_SQ}(?:,{_SQ})*\])?(?:=I)?"
"""Where signs that are no men go, as a regular expression without groups."""
_GONE: Final = re.compile(rf"\[(?P<sign>I)(?P<squares>{_SQ}(?:,{_SQ})*)\]")
_FIGURES: Final = "".join(FIGURINES.in_order()) + BLACK_FIGURINES
"""Men who show their colour, and so need no letter of it."""
_MADE_SO: Final = ("c", "hcc")
"""Who is promoted becomes special: a chameleon, or changes the colour of his hurdles."""

_BRACKETED: Final = re.compile(r"\[(?P<inner>[^\[\]]*)\]|=(?P<own>[^=\[\]]+)")


def effects_form(letters: Letters, men: Mapping[str, Kind], changing: bool) -> str:
    """Return what effects behind a move look like, as a regular expression without groups.

    Args:
        letters: the letters of the men.
        men: all letters that are read, with what they mean.
        changing: whether a man who moves may become another, so that `Qf4=S` is a move.
    """
    man = one_of(men)
    colour = f"[{letters.colours}{COLOUR_SIGNS}]"
    named = f"r?{man}"
    coloured = f"(?:{colour}{named}|r?[{_FIGURES}])"
    bracketed = "|".join(
        (
            rf"[+-]{coloured}{_SQ}",
            rf"\+{coloured}{_SQ}=(?:{man}|{colour})",
            rf"{coloured}{_SQ}->{_SQ}(?:=(?:{man}|{colour}))?",
            rf"{coloured}{_SQ}->{named}{_SQ}(?:={colour})?",
            rf"{named}{_SQ}<->{man}{_SQ}",
            rf"{_SQ}=(?:{colour}|{named})",
        )
    )
    own = rf"|={named}(?!\w)" if changing else ""
    return rf"(?:\[(?:{bracketed})\]|=(?:{'|'.join(_MADE_SO)})(?!\w)|={colour}(?!\w){own})*"


def read_signs(text: str) -> tuple[EffectText, ...]:
    """Return where signs go, of a text of `SIGNS_FORM`."""
    found = _GONE.match(text)
    made = (EffectText(EffectKind.MARKED, None, sign="=I"),) if text.endswith("=I") else ()
    if found is None:
        return made
    gone = (
        EffectText(EffectKind.MARKED, parse_square(square), sign=found["sign"])
        for square in found["squares"].split(",")
    )
    return (*gone, *made)


def read_effects(text: str, letters: Letters, men: Mapping[str, Kind]) -> tuple[EffectText, ...]:
    """Return the effects of a text of `effects_form`."""
    form = _inner_form(letters, "|".join(map(re.escape, _longest_first(men))))
    found = []
    for bracket in _BRACKETED.finditer(text):
        if bracket["own"] is not None:
            found.append(_own(bracket["own"], letters, men))
            continue
        inner = form.fullmatch(bracket["inner"])
        assert inner is not None  # else it were not of the form
        found.append(_effect(inner, letters, men))
    return tuple(found)


def _own(text: str, letters: Letters, men: Mapping[str, Kind]) -> EffectText:
    if text in _MADE_SO:
        return EffectText(EffectKind.MARKED, None, sign=f"={text}")
    colour = _colour(text, letters)
    if colour is not None:
        return EffectText(EffectKind.TURNED, None, colour)
    return EffectText(
        EffectKind.CHANGED, None, man=men[text.removeprefix("r")], royal=text.startswith("r")
    )


def _effect(found: re.Match[str], letters: Letters, men: Mapping[str, Kind]) -> EffectText:
    square, royal = parse_square(found["square"]), bool(found["royal"])
    man = men[found["man"]] if found["man"] else None
    other = parse_square(found["other"]) if found["other"] else None
    between = (found["between"] or "").removeprefix("r")
    other_man = men[between] if between else None
    colour = _colour(found["colour"] or "", letters) or figure_colour(found["man"] or " ")
    if found["way"]:
        kind = EffectKind.ADDED if found["way"] == "+" else EffectKind.REMOVED
        become = found["become"] or ""
        turned = _colour(become, letters)
        made = men[become] if become and turned is None else None
        return EffectText(kind, square, colour, man, royal, other_man=made, other_colour=turned)
    if found["go"] == "->":
        after = found["after"] or ""
        turned = _colour(after, letters)
        as_other = bool(found["between"])
        if not as_other:
            other_man = men[after] if after and turned is None else None
        return EffectText(
            EffectKind.CARRIED,
            square,
            colour,
            man,
            royal,
            other,
            other_man,
            turned,
            goes_as=as_other,
        )
    if found["go"] == "<->":
        return EffectText(EffectKind.SWAPPED, square, None, man, royal, other, other_man)
    become = found["become"]
    turned = _colour(become, letters)
    if turned is not None:
        return EffectText(EffectKind.TURNED, square, turned)
    kind_of = men[become.removeprefix("r")]
    return EffectText(EffectKind.CHANGED, square, None, kind_of, become.startswith("r"))


@cache
def _inner_form(letters: Letters, men: str) -> re.Pattern[str]:
    colour = f"[{letters.colours}{COLOUR_SIGNS}]"
    return re.compile(
        rf"(?P<way>[+-])?(?P<colour>{colour})?(?P<royal>r)?(?P<man>{men})?(?P<square>{_SQ})"
        rf"(?:(?P<go><->|->)(?P<between>r?(?:{men})(?={_SQ}))?(?P<other>{_SQ})(?:=(?P<after>.+))?"
        rf"|=(?P<become>.+))?"
    )


def _colour(text: str, letters: Letters) -> Colour | None:
    """Return the side of a letter of the language, or of Popeye's."""
    if len(text) != 1:
        return None
    place = letters.colours.find(text)
    if place < 0:
        place = COLOUR_SIGNS.find(text)
    return None if place < 0 else Colour(COLOUR_SIGNS[place])


def _longest_first(men: Mapping[str, Kind]) -> list[str]:
    return sorted(men, key=len, reverse=True)


def one_of(men: Mapping[str, Kind]) -> str:
    """Return what the letters of some men look like, as a regular expression without groups."""
    return f"(?:{'|'.join(map(re.escape, _longest_first(men)))})"
