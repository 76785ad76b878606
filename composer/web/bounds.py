# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of a solution's play is told to a page, and what is told where there is too much."""

from __future__ import annotations

from typing import Final

from composer.solver.options import Token
from composer.web.limits import Limits
from composer.web.request import Json

_LEAST: Final = 100  # bytes that a move of the play takes, and what is said beside it
_LINES: Final = 20  # of help play, where not all can be told


class Bounds:
    """Says how far play is written down: the play of one long mate may fill hours, and gigabytes.

    Attributes:
        cut: whether something was left out; what was written is then no whole solution.
    """

    def __init__(self, token: Token, limits: Limits) -> None:
        """Make ready for one answer; nothing more is written once the token is cancelled."""
        self._token, self._left = token, limits.answer // _LEAST
        self.cut = False

    def further(self) -> bool:
        """Return whether what follows another move is to be written."""
        self._left -= 1
        self.cut = self.cut or self._left < 0 or self._token.cancelled
        return not self.cut


def shortened(solution: Json) -> Json:
    """Return a solution without its play, which is too long to be sent."""
    bare = {**solution, "set_play": None, "tries": [], "twins": [], "complete": False}
    keys = [{**key, "variations": []} for key in solution.get("keys", [])]
    bare["keys"] = [{name: key[name] for name in key if name != "threat_play"} for key in keys]
    lines = solution.get("lines", [])
    bare["lines"], bare["set_lines"] = lines[:_LINES], []
    if len(lines) > _LINES or solution.get("set_lines"):
        bare["lines_cut"] = True
    if "parts" in solution:
        bare["parts"] = [shortened(part) for part in solution["parts"]]
    return bare
