# SPDX-License-Identifier: GPL-3.0-or-later
"""Twins in Popeye's input, in its three languages: their words in English, as twins are read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import MappingProxyType
from typing import Final

from composer.formats.popeye.conditions import take_conditions
from composer.formats.popeye.men import is_man, kind_in, take_men
from composer.formats.popeye.words import Tongue
from composer.problem.twins import AddMan, Twin
from composer.problem.twintext import before_named_alike, change_text, parse_twin


def read_twin(words: list[str], tongue: Tongue) -> Twin:
    """Read the words of a twin; what is not understood stands at the end of its changes."""
    return parse_twin("b", " ".join(_Words(words, tongue).english()))


class _Words:
    """The words of a twin, taken one after the other."""

    def __init__(self, words: list[str], tongue: Tongue) -> None:
        self._words, self._tongue, self._at = words, tongue, 0

    def english(self) -> Iterator[str]:
        """Yield the words in English."""
        while self._at < len(self._words):
            command = self._command(self._at)
            self._at += bool(command)
            yield from _TAKING.get(command, _Words._arguments)(self, command)

    def _command(self, at: int) -> str:
        """Return the twin's command that a word means; empty for any other word."""
        word, following = self._words[at], "".join(self._words[at + 1 : at + 2])
        return "" if is_man(word, following) else self._tongue.twin(word)

    def _up_to_command(self) -> list[str]:
        start = self._at
        while self._at < len(self._words) and not self._command(self._at):
            self._at += 1
        return self._words[start : self._at]

    def _arguments(self, command: str) -> Iterator[str]:
        yield command
        yield from self._up_to_command()

    def _added(self, command: str) -> Iterator[str]:
        """Yield a command for each man: what is special about him is written as in a FEN."""
        men, count = take_men(self._words[self._at :], self._tongue)
        if not count:
            yield command
        self._at += count
        for square, man in men:
            yield change_text(AddMan(square, man))

    def _substituted(self, command: str) -> Iterator[str]:
        yield command
        for word in self._up_to_command():
            kind = kind_in(self._tongue, word)
            yield word if kind is None else kind.code

    def _conditions(self, command: str) -> Iterator[str]:
        yield command
        found, count = take_conditions(before_named_alike(self._words, self._at), self._tongue)
        self._at += count
        yield from found
        yield from self._up_to_command()


_TAKING: Final = MappingProxyType[str, Callable[[_Words, str], Iterator[str]]](
    {
        "Add": _Words._added,
        "Substitute": _Words._substituted,
        "Condition": _Words._conditions,
    }
)
