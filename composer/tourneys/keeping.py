# SPDX-License-Identifier: GPL-3.0-or-later
"""The file in which a tourney travels."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from composer.tourneys.onefile import OneFile
from composer.tourneys.plainform import tourney_from, tourney_object
from composer.tourneys.tourney import Tourney

ENDING: Final = ".tourney"
"""How names of such files end."""


class TourneyFile(OneFile[Tourney]):
    """A tourney's file, open."""

    @property
    def tourney(self) -> Tourney:
        """What it holds."""
        return self.held

    @staticmethod
    def read(form: object, name: str) -> Tourney:
        """Return the tourney that plain values are."""
        return tourney_from(form, name)

    @staticmethod
    def form(held: Tourney) -> dict[str, Any]:
        """Return a tourney as plain values."""
        return tourney_object(held)


def open_tourney(path: Path | str) -> TourneyFile:
    """Open a tourney's file, to be read only where another program has it.

    Raises:
        TourneyFault: it cannot be read.
    """
    return TourneyFile.open(path)


def new_tourney(path: Path | str, tourney: Tourney) -> TourneyFile:
    """Make a file for a tourney and open it.

    Raises:
        TourneyFault: there is a file already, or none can be written there.
    """
    return TourneyFile.new(path, tourney)
