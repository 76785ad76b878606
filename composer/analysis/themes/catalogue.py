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

from composer.assets import asset


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
    themes = (Theme(each["id"], each["group"], MappingProxyType(each["names"])) for each in records)
    return MappingProxyType({theme.id: theme for theme in themes})


def theme_name(theme: str, language: str = "en") -> str:
    """Return the name of a theme in a language; its id if the catalogue does not know it."""
    known = catalogue().get(theme)
    return theme.replace("_", " ") if known is None else known.name(language)
