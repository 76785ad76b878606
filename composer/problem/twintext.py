# SPDX-License-Identifier: GPL-3.0-or-later
"""Twins as the commands of Popeye, which files and other programs use: `Move c3 d4`.

The knight is S, as there; N would be a nightrider, and is not understood. Words may be
shortened as long as they stay distinct.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from composer.problem.men import Colour, Kind, Man
from composer.problem.squares import Square, Symmetry, parse_square, square_name
from composer.problem.stipulation import StipulationError, stipulation_in_words
from composer.problem.twins import (
    AddMan,
    Change,
    Exchange,
    MoveMan,
    OtherConditions,
    OtherStipulation,
    PolishType,
    RemoveMan,
    Shift,
    Substitute,
    Turned,
    Twin,
    Unread,
)
from composer.rules.book import Condition
from composer.rules.conditions import condition_named, named_at
from composer.rules.conditionwords import words_taken
from composer.rules.kinds import kinds_by_code

_KINDS: Final = {"K": Kind.KING, "Q": Kind.QUEEN, "R": Kind.ROOK, "B": Kind.BISHOP} | {
    "S": Kind.KNIGHT,
    "P": Kind.PAWN,
}
_NONE: Final[Mapping[str, Kind]] = MappingProxyType({})
_ROTATIONS: Final = {
    "90": Symmetry.ROTATE_90,
    "180": Symmetry.ROTATE_180,
    "270": Symmetry.ROTATE_270,
}
# Named by two corners that change places.
MIRRORS: Final = {
    "a1<-->h1": Symmetry.MIRROR_FILES,
    "a1<-->a8": Symmetry.MIRROR_RANKS,
    "a1<-->h8": Symmetry.MIRROR_SHORT,
    "a8<-->h1": Symmetry.MIRROR_LONG,
}
_TURNS: Final = {symmetry: f"Rotate {word}" for word, symmetry in _ROTATIONS.items()} | {
    symmetry: f"Mirror {word}" for word, symmetry in MIRRORS.items()
}
_COLOURS: Final = {"white": Colour.WHITE, "black": Colour.BLACK, "neutral": Colour.NEUTRAL}
_SIDES: Final = {colour: name for name, colour in _COLOURS.items()}
_SQUARES: Final = re.compile(r"(?:[a-h][1-8])+", re.ASCII)
_MEN: Final = re.compile(
    r"([a-z0-9]{1,2}?)(?:\{([a-z,-]{1,100})\})?((?:[a-h][1-8])+)", re.ASCII
)  # Popeye's letters and, as in FEN, qualities
_SHORTEST: Final = 3  # letters of a shortened word


class _WordsError(Exception):
    """The words of a change are not as they should be."""


class _Words:
    """The words of a twin, taken one after the other."""

    def __init__(self, text: str, defined: Mapping[str, Kind]) -> None:
        self._words = text.split()
        self._defined = defined
        self.at = 0

    @property
    def next(self) -> str:
        """The next word, in small letters; empty at the end."""
        return self._words[self.at].lower() if self.at < len(self._words) else ""

    @property
    def conditions(self) -> list[str]:
        """The words that are next, as they are written, as far as they may name conditions."""
        return before_named_alike(self._words, self.at)

    def take(self) -> str:
        """Take the next word, or nothing at the end."""
        word = self.next
        self.at += 1
        return word

    def kind(self, code: str) -> Kind:
        """Return the kind of Popeye's letters, or of those of a kind that a user defined."""
        letters = code.upper()
        found = _KINDS.get(letters) or self._defined.get(letters)
        if found is None:
            row = kinds_by_code().get(letters)
            if row is None:
                raise _WordsError
            found = Kind.of(row.id)
        return found

    def rest(self, at: int, end: int | None = None) -> str:
        """Return the words from a place on, or up to another, as they are written."""
        return " ".join(self._words[at:end])


def parse_twin(letter: str, text: str, defined: Mapping[str, Kind] = _NONE) -> Twin:
    """Read a twin's command, with or without `Continued`.

    `defined` has the kinds that a user defined, by their code. What is not understood stands as
    `Unread` at the end of the changes.

    Raises:
        ValueError: the letter is none.
    """
    words = _Words(text, defined)
    continued = _meant(words.next) == "continued"
    if continued:
        words.take()
    changes: list[Change] = []
    while words.next:
        at = words.at
        try:
            changes += _READERS[_meant(words.take())](words)
        except (_WordsError, KeyError):
            changes.append(Unread(words.rest(at)))
            break
    return Twin(letter, tuple(changes), continued)


def twin_text(twin: Twin) -> str:
    """Write a twin as its command; read back, it is equal."""
    words = ["Continued"] if twin.continued else []
    return " ".join([*words, *(change_text(change) for change in twin.changes)])


def change_text(change: Change) -> str:
    """Write one change as its command."""
    if isinstance(change, MoveMan):
        return f"Move {square_name(change.origin)} {square_name(change.target)}"
    if isinstance(change, Exchange):
        return f"Exchange {square_name(change.a)} {square_name(change.b)}"
    if isinstance(change, RemoveMan):
        return f"Remove {square_name(change.square)}"
    if isinstance(change, AddMan):
        man = change.man
        special = "{" + ",".join(sorted(man.qualities)) + "}" if man.qualities else ""
        return f"Add {_SIDES[man.colour]} {man.kind.code}{special}{square_name(change.square)}"
    if isinstance(change, Substitute):
        return f"Substitute {change.old.code} {change.new.code}"
    if isinstance(change, Turned):
        return _TURNS[change.symmetry]
    if isinstance(change, Shift):
        return f"Shift {square_name(change.origin)} {square_name(change.target)}"
    if isinstance(change, PolishType):
        return "PolishType"
    if isinstance(change, OtherStipulation):
        return f"Stipulation {change.stipulation}"
    if isinstance(change, OtherConditions):
        return " ".join(("Condition", *map(str, change.conditions)))
    return change.text


def _meant(word: str) -> str:
    """Return the command that a word, perhaps shortened, means; empty if none or several."""
    meant = [command for command in (*_READERS, "continued") if command.startswith(word)]
    return meant[0] if len(word) >= _SHORTEST and len(meant) == 1 else ""


def _two_squares(words: _Words) -> tuple[Square, Square]:
    a = _square(words.take())
    if words.next.strip("<->=") == "":  # an arrow between the two, as it is printed
        words.take()
    return a, _square(words.take())


def _square(word: str) -> Square:
    try:
        return parse_square(word)
    except ValueError:
        raise _WordsError from None


def _squares(word: str) -> Iterator[Square]:
    for at in range(0, len(word), 2):
        yield parse_square(word[at : at + 2])


def _read_move(words: _Words) -> list[Change]:
    return [MoveMan(*_two_squares(words))]


def _read_exchange(words: _Words) -> list[Change]:
    return [Exchange(*_two_squares(words))]


def _read_shift(words: _Words) -> list[Change]:
    return [Shift(*_two_squares(words))]


def _read_remove(words: _Words) -> list[Change]:
    removed: list[Change] = []
    while _SQUARES.fullmatch(words.next):
        removed += [RemoveMan(square) for square in _squares(words.take())]
    if not removed:
        raise _WordsError
    return removed


def _read_add(words: _Words) -> list[Change]:
    added: list[Change] = []
    colour: Colour | None = None
    while words.next in _COLOURS or (colour is not None and _MEN.fullmatch(words.next)):
        word = words.take()
        if word in _COLOURS:
            colour = _COLOURS[word]
            continue
        found = _MEN.fullmatch(word)
        if found is not None and colour is not None:
            special = found[2].split(",") if found[2] else ()
            man = Man.of(colour, words.kind(found[1]), special)
            added += [AddMan(square, man) for square in _squares(found[3])]
    if not added:
        raise _WordsError
    return added


def _read_substitute(words: _Words) -> list[Change]:
    old = words.kind(words.take())
    if words.next.strip("<->=") == "":
        words.take()
    new = words.kind(words.take())
    return [Substitute(old, new)]


def _read_rotate(words: _Words) -> list[Change]:
    return [Turned(_ROTATIONS[words.take()])]


def _read_mirror(words: _Words) -> list[Change]:
    a, _, b = words.take().partition("<-->")
    symmetry = MIRRORS.get(f"{a}<-->{b}") or MIRRORS[f"{b}<-->{a}"]
    return [Turned(symmetry)]


def _read_polish(words: _Words) -> list[Change]:
    return [PolishType()]


def _read_stipulation(words: _Words) -> list[Change]:
    """Read a stipulation up to the next command; what is of no known kind is kept in words.

    Conditions behind it are a change of their own.
    """
    at = words.at
    while words.next and not _meant(words.next):
        words.take()
    try:
        found = stipulation_in_words(words.rest(at, words.at))
    except StipulationError:
        raise _WordsError from None
    if not found.rules.conditions:
        return [OtherStipulation(found)]
    bare = replace(found, rules=replace(found.rules, conditions=()))
    return [OtherStipulation(bare), OtherConditions(found.rules.conditions)]


def before_named_alike(words: list[str], start: int = 0) -> list[str]:
    """Return the words from a place on, up to the first change that ends a list of conditions.

    That is `Condition` again, and changes that are named as forms of conditions are, whose corners
    or squares tell them from those: `Mirror a1<-->h1`, `Exchange a1 b2`.
    """
    for at in range(start, len(words)):
        meant, following = _meant(words[at].lower()), "".join(words[at + 1 : at + 2]).lower()
        mirror = meant == "mirror" and "<-->" in following
        exchange = meant == "exchange" and _SQUARES.fullmatch(following)
        if meant == "condition" or mirror or exchange:
            return words[start:at]
    return words[start:]


def _read_conditions(words: _Words) -> list[Change]:
    """Read conditions, each with the words behind its name that it takes.

    A word that one takes belongs to it, though it may be a twin's command as well: `Mirror`, but
    where its corners follow.
    """
    found: list[Condition] = []
    left = words.conditions
    while (named := named_at(left)) is not None:
        row, length = named
        length += words_taken(row.options, left[length:])[1]
        condition = condition_named(" ".join(left[:length]))
        if condition is None:
            raise _WordsError
        found.append(condition)
        words.at += length
        left = left[length:]
    if not found and words.next and not _meant(words.next):
        raise _WordsError
    return [OtherConditions(tuple(found))]


_READERS: Final[dict[str, Callable[[_Words], list[Change]]]] = {
    "move": _read_move,
    "exchange": _read_exchange,
    "remove": _read_remove,
    "add": _read_add,
    "substitute": _read_substitute,
    "rotate": _read_rotate,
    "mirror": _read_mirror,
    "shift": _read_shift,
    "polishtype": _read_polish,
    "stipulation": _read_stipulation,
    "condition": _read_conditions,
}
