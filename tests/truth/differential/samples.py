# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem that goes to both programs, as the text that both read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

_Item = TypeVar("_Item")

_FORM = re.compile(r"Pieces (?P<men>.*) Stipulation (?P<sign>\S+) Option (?P<options>.*)")
_NO_KING = ("NoWk", "NoBk")
_PRINTING = ("Variation", "MoveNumbers", "SetPlay", "Try", *_NO_KING)
SIDES = ("White", "Black", "Neutral")


@dataclass(frozen=True)
class Placed:
    """A man on a square, in Popeye's words.

    Attributes:
        side: `White`, `Black` or `Neutral`.
        code: his letters.
        square: where he stands.
        special: what is special about him, such as `Royal`; or nothing.
    """

    side: str
    code: str
    square: str
    special: str = ""


@dataclass(frozen=True)
class Sample:
    """A problem, in Popeye's words.

    Attributes:
        name: seed and number, by which it is drawn again.
        men: who stands where.
        sign: the stipulation.
        conditions: each with its options.
        options: what the task is besides: `HalfDuplex`, `Quodlibet`.
        set_play: whether set play is asked for.
        tries: whether tries are asked for.
        twins: the commands of twins.
        zero: whether the first twin stands in the place of the diagram.
    """

    name: str
    men: tuple[Placed, ...]
    sign: str
    conditions: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    set_play: bool = False
    tries: bool = False
    twins: tuple[str, ...] = ()
    zero: bool = False

    def lines(self) -> Iterator[str]:
        """Yield the lines of the input between its first word and its last."""
        yield "Pieces"
        for side in SIDES:
            plain = [man for man in self.men if man.side == side and not man.special]
            if plain:
                yield f"  {side} {' '.join(placed.code + placed.square for placed in plain)}"
            for man in self.men:
                if man.side == side and man.special:
                    yield f"  {side} {man.special} {man.code}{man.square}"
        yield f"Stipulation {self.sign}"
        printing = ["Variation", "MoveNumbers"]
        printing += ["SetPlay"] if self.set_play else []
        printing += ["Try"] if self.tries else []
        kingless = [
            option
            for side, option in zip(SIDES[:2], _NO_KING, strict=True)
            if not any(
                man.side == side and (man.code == "K" or man.special == "Royal") for man in self.men
            )
        ]
        yield f"Option {' '.join((*printing, *kingless, *self.options))}"
        for condition in self.conditions:
            yield f"Condition {condition}"
        for number, twin in enumerate(self.twins):
            yield f"{'ZeroPosition' if self.zero and not number else 'Twin'} {twin}"

    def text(self) -> str:
        """Return the whole input."""
        return "\n".join(("BeginProblem", *self.lines(), "EndProblem", ""))

    def words(self) -> str:
        """Return it in one line."""
        return " ".join(" ".join(self.lines()).split())

    @classmethod
    def of(cls, words: str, name: str = "given") -> Sample:
        """Return the problem of its words in one line.

        Raises:
            ValueError: they are not in the form of `words`.
        """
        head, *rest = re.split(r" (?=(?:Condition|ZeroPosition|Twin) )", words)
        found = _FORM.fullmatch(head)
        if found is None:
            raise ValueError(f"expected a problem in one line, got {words[:60]!r}")
        options = found["options"].split()
        commands = [each.split(maxsplit=1) for each in rest]
        return cls(
            name,
            tuple(_placed(found["men"].split())),
            found["sign"],
            tuple(told for command, told in commands if command == "Condition"),
            tuple(option for option in options if option not in _PRINTING),
            "SetPlay" in options,
            "Try" in options,
            tuple(told for command, told in commands if command != "Condition"),
            any(command == "ZeroPosition" for command, _ in commands),
        )

    def simpler(self) -> Iterator[Sample]:
        """Yield what is simpler by one step: without a twin, a condition, a man, an option."""
        for number in range(len(self.twins)):
            yield replace(self, twins=_without(self.twins, number))
        if self.zero:
            yield replace(self, zero=False)
        for number in range(len(self.conditions)):
            yield replace(self, conditions=_without(self.conditions, number))
        for number in range(len(self.options)):
            yield replace(self, options=_without(self.options, number))
        for number, man in enumerate(self.men):
            if man.code != "K":
                yield replace(self, men=_without(self.men, number))
        if self.set_play:
            yield replace(self, set_play=False)
        if self.tries:
            yield replace(self, tries=False)
        for number, condition in enumerate(self.conditions):
            name, *words = condition.split()
            if words:
                rest = (*self.conditions[:number], name, *self.conditions[number + 1 :])
                yield replace(self, conditions=rest)
        for number, man in enumerate(self.men):
            if man.special:
                plain = replace(man, special="")
                yield replace(self, men=(*self.men[:number], plain, *self.men[number + 1 :]))


def _placed(words: list[str]) -> Iterator[Placed]:
    side = special = ""
    for word in words:
        if word in SIDES:
            side, special = word, ""
        elif word.isalpha():
            special = word
        else:
            yield Placed(side, word[:-2], word[-2:], special)
            special = ""


def _without(items: tuple[_Item, ...], number: int) -> tuple[_Item, ...]:
    return items[:number] + items[number + 1 :]
