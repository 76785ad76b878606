# SPDX-License-Identifier: GPL-3.0-or-later
"""Men of a user's own: a row like those of the table, from what is typed into a form."""

from __future__ import annotations

import re
from typing import Final

from composer.rules.fairykind import FairyKind
from composer.rules.kinds import kinds_by_code, kinds_by_id
from composer.rules.movetext import parse_movement
from composer.said.sentence import said, sentence_of

OWN: Final = "own"
"""The family of such men."""
LETTERS: Final = ""
"""The figure of a man who stands as letters on a disc."""

_CODE: Final = re.compile(r"[A-Z][A-Z0-9]?")
_ORTHODOX: Final = frozenset("KQRBNSP")
_LONGEST: Final = 40
_NOT_OF_AN_ID: Final = re.compile(r"[^a-z0-9]+")


def own_kind(name: str, letters: str, figure: str, rotation: int, movement: str) -> FairyKind:
    """Return the kind that a form describes.

    Args:
        name: what the man is called.
        letters: one or two capitals (the second may be a figure) that no other man has.
        figure: the id of an orthodox kind whose figure is drawn for it, or `LETTERS`.
        rotation: by how many degrees that is turned.
        movement: as `composer.rules.movetext` reads it.

    Raises:
        ValueError: something of it cannot be used; the message is one sentence.
    """
    name, code = " ".join(name.split()), letters.strip().upper()
    if not name or len(name) > _LONGEST or not name.isprintable():
        raise ValueError(said("the man needs a name of 1 to {most} characters", most=_LONGEST))
    if not _CODE.fullmatch(code):
        raise ValueError(said("the man needs one or two letters, such as X or XY"))
    taken = kinds_by_code().get(code)
    if code in _ORTHODOX or taken is not None:
        owner = "an orthodox man" if taken is None else taken.name()
        raise ValueError(said("the letters {code} are those of {owner}", code=code, owner=owner))
    if not movement.strip():
        raise ValueError(said("the man has no moves yet"))
    try:
        parts = parse_movement(movement)
    except ValueError as error:
        raise ValueError(said("the movement: {wrong}", wrong=sentence_of(error))) from error
    identity = _NOT_OF_AN_ID.sub("-", name.lower()).strip("-") or code.lower()
    if identity in kinds_by_id():
        identity += "-own"
    text = " ".join(movement.split())
    return FairyKind(
        id=identity,
        code=code,
        letters=(("en", code),),
        names=(("en", name),),
        family=OWN,
        figure=figure,
        rotation=rotation % 360,
        movement=parts,
        text=text[0].upper() + text[1:] + ".",
        source="",
    )
