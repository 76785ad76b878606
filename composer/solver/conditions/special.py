# SPDX-License-Identifier: GPL-3.0-or-later
"""Single men with a quality that no condition gives to all: kamikaze, paralysing men and others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from composer.problem.attacks import movement_of
from composer.problem.men import Kind, Man
from composer.problem.position import Position
from composer.rules.movement import Circle, Course, Lame, Learn, Locust
from composer.solver.conditions.condition import (
    BUL,
    DOB,
    HURDLE_COLOUR,
    KAMIKAZE,
    MAGIC,
    PARALYSING,
    QUALITY_ORDER,
    UNCAPTURABLE,
    Arising,
    PlayedCondition,
    of_men,
)


class Kamikaze(PlayedCondition):
    """A man who captures disappears with his victim."""

    engine = "kamikaze"


class Paralysing(PlayedCondition):
    """Men whom a paralysing enemy observes neither move nor check; such men capture nobody.

    That a paralysing man is paralysed himself, or pinned, does not hinder him. A side all of whose
    men who could move are paralysed is not mated but stalemated, even in check. Source: as Popeye
    has it.
    """

    engine = "paralysing"


class Hoppers(PlayedCondition):
    """Hoppers with a quality, who do something with the man they hopped over.

    Pawns become such men, too: of each kind that stands so in the diagram, and of others than the
    orthodox ones only as they stand there. Source: as Popeye has it.

    Attributes:
        quality: what such men have.
    """

    engine = "hoppers"

    quality: ClassVar[str]

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return the number of the quality, how many kinds stand so, and for each its number.

        Behind it stands whether it stands there without the quality, too.
        """
        found = [
            number
            for kind in sorted({man.kind for _, man in start if self.quality in man.qualities})
            for number in (kinds[kind], int(self.is_plain(start, kind)))
        ]
        return (QUALITY_ORDER.index(self.quality), len(found) // 2, *found)

    def is_plain(self, start: Position, kind: Kind) -> bool:
        """Tell whether pawns become men of a kind without the quality."""
        return kind.is_orthodox or any(
            man.kind is kind and self.quality not in man.qualities for _, man in start
        )

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return that men become such."""
        return Arising(qualities=frozenset({self.quality}))


class HurdleColours(Hoppers):
    """After a hop the man hopped over, but a king, changes sides."""

    engine = "hurdle-colours"
    sign = "hcc"
    quality = HURDLE_COLOUR


class MovedHurdles(Hoppers):
    """In a hop the man hopped over, a king too, then moves without capture; if he cannot, no hop.

    He goes by the rules of his own side, and arrives promoted as its pawns do; a neutral man goes
    by those of the side to move. Source: P. A. Petkov 2020, as Popeye has it.
    """

    engine = "moved-hurdles"


class Bul(MovedHurdles):
    """He goes in the manner of the hopper."""

    sign = "b"
    quality = BUL


class Dob(MovedHurdles):
    """He goes in his own manner."""

    sign = "d"
    quality = DOB


class Uncapturable(PlayedCondition):
    """Nobody captures such a man."""

    engine = "uncapturable"


def _is_leap(part: Lame) -> bool:
    """Tell whether a lame man makes a single leap, as a mao does, and does not go on in zigzag."""
    return part.limit == 1 and all(len(path) <= 2 for path in part.paths)


class MagicMen(PlayedCondition):
    """Whom magic men come to observe along another line than before changes sides.

    He is observed by an odd number of them anew, or along so many lines; kings, neutral and magic
    men do not change. Source: as Popeye has it.
    """

    engine = "magic-men"


def has_lines(kind: Kind) -> bool:
    """Tell whether men of a kind observe along lines by which it is plain what is observed anew.

    Not so those who bounce, turn, capture whom they hop over or go by the ways of others.
    """
    return not any(
        isinstance(part, Circle | Course | Learn | Locust)
        or (isinstance(part, Lame) and not _is_leap(part))
        for part in movement_of(kind)
    )


LAST_QUALITIES: Final[Mapping[str, Callable[[], PlayedCondition]]] = {MAGIC: MagicMen}

QUALITIES: Final[Mapping[str, Callable[[], PlayedCondition]]] = {
    PARALYSING: Paralysing,
    UNCAPTURABLE: Uncapturable,
    KAMIKAZE: of_men(KAMIKAZE, Kamikaze),
    HURDLE_COLOUR: HurdleColours,
    BUL: Bul,
    DOB: Dob,
}
