# SPDX-License-Identifier: GPL-3.0-or-later
"""The one tool that changes something: it adds a problem to the library, where that was allowed."""

from __future__ import annotations

import json
from typing import Final

from composer.cli.assistants.adding import ADD
from composer.cli.assistants.schema import Refused, text
from composer.cli.assistants.tools import PROBLEM, Asked, Tool, lines_of, of_json


def _arguments(asked: Asked) -> list[str]:
    (*_, fen) = asked.problem("import")
    given = asked.given
    record: dict[str, object] = {"fen": fen, "stipulation": given.get("stipulation", "#2")}
    if given.get("author"):
        record["authors"] = [given["author"]]
    return [ADD, json.dumps(record), asked.library]


def _told(told: bytes, _asked: Asked) -> list[dict[str, object]]:
    (found,) = lines_of(told)
    if found["unread"]:
        raise Refused("; ".join(str(fault["message"]) for fault in found["reasons"]))
    return of_json({name: value for name, value in found.items() if name != "file"})


SAVE: Final = Tool(
    "save",
    "Adds a problem to the user's library, where it is not there yet. Nothing else is changed.",
    {**PROBLEM, "author": text("Whose it is, as Family, Given.", 200)},
    ("fen",),
    _arguments,
    _told,
    writes=True,
)
