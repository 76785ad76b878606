# SPDX-License-Identifier: GPL-3.0-or-later
"""The catalogue of themes: their ids, groups and names in each language.

It lies in `resources/themes.json`, so that translators need not touch the program.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from composer.assets import asset
from composer.said.sentence import Sentence, said

UNDETECTED: Final[Mapping[str, Sentence]] = MappingProxyType(
    {
        "third_pin": said(
            "Three men on one pin line leave it one at a time; a mate in two shows at"
            " most one departure in each line, and sources do not say which phases count."
        ),
        "anti_battery": said("It needs fairy men; orthodox ones cannot form it."),
        "white_combinations": said(
            "A family of dual avoidances by white lines; the single ones are"
            " flagged as dual avoidance, what unites them is a judgement."
        ),
        "cyclic_rukhlis": said(
            "Sources disagree on which of transfers and changes form the cycle."
        ),
        "ukrainian": said(
            "Sources disagree on which functions are permuted, and over how many phases."
        ),
        "sushkov": said("Several codified forms that contradict each other."),
        "odessa": said("Its definition differs between sources."),
        "erokhin": said("No reliable definition was found."),
        "kiss_cycle": said("No reliable definition was found; cyclic double threats are flagged."),
        "isaev_defence": said(
            "Tried as Barulin's defence with a guard given up in place of a line"
            " shut: it missed the known example and named some thirty others in a thousand."
        ),
        "threat_correction": said(
            "What the random move of a threatening man is cannot be told from"
            " the moves; the effects on the defending side are flagged as black correction."
        ),
        "tertiary_correction": said(
            "Which correction corrects which is a matter of the errors' order,"
            " which the tree of moves does not hold."
        ),
        "rukhlis_weak": said(
            "What is left of a Rukhlis is named by the changed and transferred mates that it has."
        ),
        "twin": said(
            "It belongs to the problem with its twins, not to the solution of one position."
        ),
        "zero_position": said("It belongs to the problem with its twins."),
        "twin_cyclic_mates": said("It needs the solutions of all twins side by side."),
    }
)
"""The themes that no rule looks for, each with the reason; composers may name them by hand."""


STUDIES: Final = "studies"
"""The group of the themes that only studies show."""


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme or element of the catalogue.

    Attributes:
        id: the word that names it in files and flags; never changed.
        group: the family it belongs to, in English.
        names: its name by language code, `en` always among them.
    """

    id: str
    group: str
    names: Mapping[str, str]

    def name(self, language: str = "en") -> str:
        """Return the name in a language, in English where there is no other."""
        return self.names.get(language) or self.names["en"]


@cache
def catalogue() -> Mapping[str, Theme]:
    """Return all themes by id, in the order of the catalogue.

    Raises:
        FileNotFoundError: the file was not installed.
    """
    records = json.loads(asset("themes.json").read_text(encoding="utf-8"))
    themes = (
        Theme(record["id"], record["group"], MappingProxyType(record["names"]))
        for record in records
    )
    return MappingProxyType({theme.id: theme for theme in themes})


def demanded() -> tuple[str, ...]:
    """Return the ids of the themes that can be demanded of a problem which is no study."""
    return tuple(
        id for id, theme in catalogue().items() if id not in UNDETECTED and theme.group != STUDIES
    )


def theme_name(theme: str, language: str = "en") -> str:
    """Return the name of a theme in a language; its id if the catalogue does not know it."""
    known = catalogue().get(theme)
    return theme.replace("_", " ") if known is None else known.name(language)
