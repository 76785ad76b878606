# SPDX-License-Identifier: GPL-3.0-or-later
"""By what rules a problem is played: a rule book, options of it, and conditions put on it.

These are values. A book says what can be chosen and where it is from; engines read what was
chosen. The books of the program stand in the table of `composer.rules.books`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from composer.geometry.geometry import CHESSBOARD, Geometry
from composer.rules.fairykind import ByLanguage
from composer.rules.game import Game, name_in
from composer.rules.names import named
from composer.said.sentence import Name, joined, said

Value = str | int | bool
"""What an option can be set to."""


class RulesError(ValueError):
    """Rules that cannot be had: an option or value unknown, or two that exclude each other."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something in which the sources of a book differ, so that it is chosen.

    Attributes:
        id: its name in files and on the command line: `castling`.
        names: by language; English is always there.
        values: what can be chosen, in the order in which they are offered.
        default: the value where nothing is said.
        text: what it decides, in a line of English.
        source: who says what.
        value_names: what a value is called, by its written form; those left out as written.
    """

    id: str
    names: ByLanguage
    values: tuple[Value, ...]
    default: Value
    text: str = ""
    source: str = ""
    value_names: tuple[tuple[str, ByLanguage], ...] = ()

    def __post_init__(self) -> None:
        if self.default not in self.values:
            raise ValueError(f"{self.id}: {self.default!r} is none of the values")

    def value_of(self, text: str) -> Value:
        """Return the value that a written form stands for, such as `free`, `2` or `yes`.

        Raises:
            RulesError: it is none of the values.
        """
        small = text.strip().lower()
        for value in self.values:
            if small in _forms(value):
                return value
        raise _no_value(self, text)


def _no_value(option: Option, text: str) -> RulesError:
    return RulesError(
        said(
            "{option}: expected {values}, got {text}",
            option=option.id,
            values=joined(written_value(value) for value in option.values),
            text=repr(text[:40]),
        )
    )


def _same(one: Value, other: Value) -> bool:
    """Tell whether two values are the same; Python takes True for 1."""
    return one == other and type(one) is type(other)


def written_value(value: Value) -> str:
    """Return a value as it is written: `free`, `2`, `yes`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _forms(value: Value) -> tuple[str, ...]:
    if isinstance(value, bool):
        return ("yes", "true", "on", "1") if value else ("no", "false", "off", "0")
    return (str(value).lower(),)


@dataclass(frozen=True, slots=True)
class Preset:
    """Options of a book that go together, such as one author's.

    Attributes:
        id: its name in files and on the command line: `murray`.
        names: by language; English is always there.
        values: ids of options with their values.
        text: whose choice it is, in a line of English.
    """

    id: str
    names: ByLanguage
    values: tuple[tuple[str, Value], ...]
    text: str = ""

    def name(self, language: str = "en") -> str:
        """Return its name in a language, in English where there is none."""
        return name_in(self.names, language)


@dataclass(frozen=True, slots=True)
class RuleBook:
    """The rules of a game. Books are equal by their id and version.

    Attributes:
        id: its name in files and on the command line: `ponziani`.
        version: raised when the same options come to mean other rules.
        names: by language; English is always there.
        options: what can be chosen.
        men: the ids of the kinds of men that the game has; empty where any may be used.
        geometry: the board.
        texts: what is special in it, in a few lines, by language; English is there if any.
        source: where its rules are from.
        one_colour: whether its board has squares of one colour, with lines between them.
        game: what it has that is no chess; None for books of chess.
        marks_men: whether single men may be marked, as `composer.rules.state` says.
        presets: options that go together, the recommended ones first.
        interpretations: what the sources leave open and is decided here, a sentence each, by
            language; English is always there.
        variant_of: the id of the game that it is otherwise; the game book tells of it there.
        is_known: whether this program knows it. Of a book that it does not only the name is
            had, and what a file says of it is kept.
    """

    id: str
    version: int
    names: ByLanguage = field(compare=False)
    options: tuple[Option, ...] = field(default=(), compare=False)
    men: tuple[str, ...] = field(default=(), compare=False)
    geometry: Geometry = field(default=CHESSBOARD, compare=False, repr=False)
    texts: ByLanguage = field(default=(), compare=False, repr=False)
    source: str = field(default="", compare=False)
    is_known: bool = True
    one_colour: bool = field(default=False, compare=False)
    game: Game | None = field(default=None, compare=False, repr=False)
    marks_men: bool = field(default=False, compare=False)
    presets: tuple[Preset, ...] = field(default=(), compare=False)
    interpretations: tuple[ByLanguage, ...] = field(default=(), compare=False, repr=False)
    variant_of: str = field(default="", compare=False)

    def name(self, language: str = "en") -> str:
        """Return its name in a language, in English where there is none."""
        return name_in(self.names, language)

    def text(self, language: str = "en") -> str:
        """Return what is special in it in a language, in English where there is none."""
        return name_in(self.texts, language) if self.texts else ""

    def interpretation_texts(self, language: str = "en") -> tuple[str, ...]:
        """Return what is interpretation in a language, in English where there is none."""
        return tuple(name_in(interpretation, language) for interpretation in self.interpretations)

    def preset(self, name: str) -> Preset:
        """Return the preset of an id.

        Raises:
            RulesError: the book has none of that id.
        """
        for preset in self.presets:
            if preset.id == name:
                return preset
        raise RulesError(
            said("{book} has no preset {preset}", book=Name(self.names), preset=repr(name[:40]))
        )

    def option(self, name: str) -> Option:
        """Return the option of an id.

        Raises:
            RulesError: the book has none of that id.
        """
        for option in self.options:
            if option.id == name:
                return option
        raise RulesError(
            said("{book} has no option {option}", book=Name(self.names), option=repr(name[:40]))
        )

    def has_man(self, kind: str) -> bool:
        """Tell whether a kind of men, given by its id, belongs to the game."""
        return not self.men or kind in self.men


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition put on a book, such as Circe.

    Attributes:
        id: its name in files: `circe`; of one that this program does not know its words.
        words: what stands with its name, as Popeye writes it: `RexInclusive`, `e4`.
        keyword: how Popeye calls it.
        excludes: the ids of conditions that cannot hold at the same time.
        is_known: whether the program knows its name.
    """

    id: str
    words: str = ""
    keyword: str = field(default="", compare=False)
    excludes: tuple[str, ...] = field(default=(), compare=False)
    is_known: bool = field(default=True, compare=False)

    def __str__(self) -> str:
        """The condition as Popeye writes it."""
        return f"{self.keyword or self.id} {self.words}".rstrip()


ORTHODOX_BOOK: Final = RuleBook(
    "orthodox",
    1,
    named("orthodox chess"),
)
"""Today's chess, whatever men are used."""


@dataclass(frozen=True, slots=True)
class Rules:
    """A book, what is chosen in it, and conditions put on it.

    Attributes:
        book: the book.
        options: ids of options with values that are not the book's own, in the book's order.
        conditions: by name.
        untried: whether conditions are also to be played together that were never compared with
            the reference program; what is found then is not certain, and says so.

    Raises:
        RulesError: the book has no such option or value, or two rules exclude each other.
    """

    book: RuleBook = ORTHODOX_BOOK
    options: tuple[tuple[str, Value], ...] = ()
    conditions: tuple[Condition, ...] = ()
    untried: bool = False

    def __post_init__(self) -> None:
        if self.book.is_known:
            self._require_options()
        for place, one in enumerate(self.conditions):
            for other in self.conditions[place + 1 :]:
                if one.id == other.id or one.id in other.excludes or other.id in one.excludes:
                    raise RulesError(
                        said("{one} and {other} exclude each other", one=str(one), other=str(other))
                    )

    def _require_options(self) -> None:
        for name, value in self.options:
            option = self.book.option(name)
            if not any(_same(value, each) for each in option.values):
                raise _no_value(option, written_value(value))
        names = [name for name, _ in self.options]
        if len(set(names)) < len(names):
            raise RulesError(said("{option} is chosen twice", option=joined(sorted(names))))

    @classmethod
    def of(
        cls,
        book: RuleBook = ORTHODOX_BOOK,
        options: Mapping[str, Value] | None = None,
        conditions: Iterable[Condition] = (),
    ) -> Rules:
        """Return rules in good order: options as in the book without its own values, conditions.

        Raises:
            RulesError: as above.
        """
        given = dict(options or {})
        chosen = tuple(given.items())
        if book.is_known:
            for name in given:
                book.option(name)
            chosen = tuple(
                (option.id, given[option.id])
                for option in book.options
                if option.id in given and not _same(given[option.id], option.default)
            )
        return cls(book, chosen, tuple(sorted(conditions, key=str)))

    @property
    def is_orthodox(self) -> bool:
        """Whether these are the rules of today's chess without any condition."""
        return self.book == ORTHODOX_BOOK and not self.conditions

    def __getitem__(self, name: str) -> Value:
        """Return what holds for an option: what is chosen, or the book's own value.

        Raises:
            RulesError: the book has none of that id.
        """
        return dict(self.options).get(name, self.book.option(name).default)

    def chosen(self) -> dict[str, Value]:
        """Return all options of the book with the values that hold."""
        return {option.id: option.default for option in self.book.options} | dict(self.options)

    def __str__(self) -> str:
        """The rules in a line: book, options, conditions; empty for orthodox chess."""
        parts = [] if self.book == ORTHODOX_BOOK else [self.book.name()]
        parts += [f"{name}={written_value(value)}" for name, value in self.options]
        return ", ".join([*parts, *sorted(map(str, self.conditions))])


ORTHODOX: Final = Rules()
"""Today's chess without any condition."""
