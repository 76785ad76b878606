# SPDX-License-Identifier: GPL-3.0-or-later
"""The judge's file: entries without names, and what the judge says of them.

One program writes it at a time, as with a tourney's file: the second that opens it reads.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from composer.said.sentence import said, sentence_of
from composer.tourneys.judging import JudgeSheet
from composer.tourneys.onefile import OneFile, read_json
from composer.tourneys.plainform import (
    FORMAT,
    entry_from,
    entry_object,
    opinion_from,
    opinion_object,
    require_format,
)
from composer.tourneys.tourney import Section, TourneyFault

ENDING: Final = ".judge"
"""How names of judges' files end."""


class SheetFile(OneFile[JudgeSheet]):
    """A judge's file, open."""

    @staticmethod
    def read(form: object, name: str) -> JudgeSheet:
        """Return the judge's sheet that plain values are."""
        return sheet_from(form, name)

    @staticmethod
    def form(held: JudgeSheet) -> dict[str, Any]:
        """Return a judge's sheet as plain values."""
        return sheet_object(held)


def sheet_object(sheet: JudgeSheet) -> dict[str, Any]:
    """Return a judge's file as plain values."""
    return {
        "format": FORMAT,
        "kind": "judge",
        "tourney": sheet.tourney,
        "section": asdict(sheet.section),
        "judge": sheet.judge,
        "language": sheet.language,
        "entries": [entry_object(entry) for entry in sheet.entries],
        "opinions": [opinion_object(opinion) for opinion in sheet.opinions],
    }


def read_sheet(path: Path) -> JudgeSheet:
    """Read a judge's file.

    Raises:
        TourneyFault: it cannot be read, or is none.
    """
    return sheet_from(read_json(path), path.name)


def sheet_from(form: object, name: str) -> JudgeSheet:
    """Return the judge's sheet that the plain values of a file are, which is called by its name.

    Raises:
        TourneyFault: they are none.
    """
    if (
        not isinstance(form, Mapping)
        or form.get("kind") != "judge"
        or not str(form.get("judge", "")).strip()  # nobody's word is the director's last one
    ):
        raise TourneyFault(said("{path} is no judge's file", path=name))
    require_format(form)
    try:
        section = form["section"]
        return JudgeSheet(
            str(form["tourney"]),
            Section(**{**section, "judges": tuple(section["judges"])}),
            str(form["judge"]),
            str(form["language"]),
            tuple(entry_from(each) for each in form["entries"]),
            tuple(opinion_from(each) for each in form["opinions"]),
        )
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        if isinstance(error, TourneyFault):
            raise
        raise TourneyFault(
            said("{path} is damaged: {wrong}", path=name, wrong=sentence_of(error))
        ) from error
