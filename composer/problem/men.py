# SPDX-License-Identifier: GPL-3.0-or-later
"""The men: a colour and a kind each, and what qualities it has.

Kinds and men are interned: there is one object for each, in every thread and after copying and
pickling, so that `is` compares them. The six orthodox kinds and their twelve men are constants;
fairy men are the same types.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from itertools import count
from types import MappingProxyType
from typing import Any, ClassVar, Final, NoReturn

from composer.rules.kinds import FAIRY_KINDS, FairyKind
from composer.said.sentence import said


class Colour(Enum):
    """Whose a man is: a side's, or both sides' (neutral). Only `SIDES` have the move."""

    WHITE = "w"
    BLACK = "b"
    NEUTRAL = "n"

    @property
    def other(self) -> Colour:
        """The opposing side; a neutral man's is neutral."""
        if self is Colour.WHITE:
            return Colour.BLACK
        return Colour.WHITE if self is Colour.BLACK else self


SIDES: Final = (Colour.WHITE, Colour.BLACK)
"""The two sides of the game, White first."""


class Kind(int):
    """A kind of man. As a number it is only a place in an order and an index.

    The orthodox kinds have the numbers that python-chess gives its piece types; fairy kinds
    follow, in the order of their table. Numbers of fairy kinds are of one run of the program:
    files hold ids.

    Attributes:
        id: the name of the kind in files: `knight`, `rook-lion`.
        letter: the English capital letters; the knight is N, as in FEN and UCI.
        code: Popeye's English letters; the knight is S, the nightrider N.
        row: its row of the table or its definition; None of an orthodox kind.
        is_defined: whether a user defined it, so that it is stored with the problem.
    """

    PAWN: ClassVar[Kind]
    KNIGHT: ClassVar[Kind]
    BISHOP: ClassVar[Kind]
    ROOK: ClassVar[Kind]
    QUEEN: ClassVar[Kind]
    KING: ClassVar[Kind]

    id: str
    letter: str
    code: str
    row: FairyKind | None
    is_defined: bool
    _men: tuple[Man, Man, Man]  # White's, Black's, neutral

    def __new__(cls, number: int) -> Kind:
        """Return the orthodox kind of a number.

        Raises:
            ValueError: there is none.
        """
        if not 1 <= number <= 6:
            raise ValueError(f"{number} is no orthodox kind")
        return ORTHODOX_KINDS[number - 1]

    @classmethod
    def of(cls, name: str) -> Kind:
        """Return the kind of an id, orthodox or of the table.

        Raises:
            ValueError: no kind has that id.
        """
        found = _BY_ID.get(name)
        if found is None:
            raise ValueError(said("no man is called {name}", name=repr(name)))
        return found

    @classmethod
    def defined(cls, row: FairyKind) -> Kind:
        """Return the kind that a definition makes; the table's own where it is a row of it."""
        found = _OF_ROW.get(row)
        if found is None:
            made = _made(next(_NUMBERS), row.id, row.letter(), row.code, row, is_defined=True)
            found = _OF_ROW.setdefault(row, made)  # another thread may have been faster
        return found

    @property
    def is_orthodox(self) -> bool:
        """Whether it is one of the six."""
        return self.row is None

    def __reduce__(self) -> tuple[Callable[..., Kind], tuple[Any, ...]]:
        """Keep identity in copies and in other processes."""
        return (Kind.defined, (self.row,)) if self.is_defined else (Kind.of, (self.id,))

    def __copy__(self) -> Kind:
        """Return itself: there is one object for each kind."""
        return self

    def __deepcopy__(self, memo: object) -> Kind:
        """Return itself: there is one object for each kind."""
        return self

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refuse: a kind never changes."""
        raise AttributeError(f"{self!r} cannot be changed")

    def __delattr__(self, name: str) -> NoReturn:
        """Refuse: a kind never changes."""
        raise AttributeError(f"{self!r} cannot be changed")

    def __repr__(self) -> str:
        """Return the constant, or how to get the kind."""
        return f"Kind.{self.id.upper()}" if self.row is None else f"Kind.of({self.id!r})"


Qualities = frozenset[str]
"""What is special about a man, in words of files: `royal`, `half-neutral`."""

NO_QUALITIES: Final[Qualities] = frozenset()
ROYAL: Final = "royal"
HALF_NEUTRAL: Final = "half-neutral"
SPECIAL: Final = (
    *("chameleon", "kamikaze", "paralysing", "magic", "hurdle-colour-changing", "functionary"),
    *("patrol", "volage", "protean", "jigger", "uncapturable", "bul", "dob", "alice-a", "alice-b"),
)
"""What else a single man may be, in the words of files, and is played."""


class Man:
    """A man: a colour, a kind and qualities.

    Attributes:
        colour: whose it is.
        kind: how it moves.
        qualities: what is special about it; empty of nearly all men.
        letter: how it stands in FEN: capital for White, `=` before a neutral man, a dot before
            two letters, a comma before two digits of Black's (`composer.problem.fen`).
    """

    __slots__ = ("colour", "kind", "letter", "qualities")

    WHITE_KING: ClassVar[Man]
    WHITE_QUEEN: ClassVar[Man]
    WHITE_ROOK: ClassVar[Man]
    WHITE_BISHOP: ClassVar[Man]
    WHITE_KNIGHT: ClassVar[Man]
    WHITE_PAWN: ClassVar[Man]
    BLACK_KING: ClassVar[Man]
    BLACK_QUEEN: ClassVar[Man]
    BLACK_ROOK: ClassVar[Man]
    BLACK_BISHOP: ClassVar[Man]
    BLACK_KNIGHT: ClassVar[Man]
    BLACK_PAWN: ClassVar[Man]

    colour: Colour
    kind: Kind
    qualities: Qualities
    letter: str

    def __new__(cls, letter: str) -> Man:
        """Return the orthodox man of a FEN letter.

        Raises:
            ValueError: it is the letter of none.
        """
        found = _BY_LETTER.get(letter)
        if found is None:
            raise ValueError(f"{letter!r} is no orthodox man")
        return found

    @classmethod
    def of(cls, colour: Colour, kind: Kind, qualities: Iterable[str] = NO_QUALITIES) -> Man:
        """Return the man of a colour and kind, with qualities if there are any."""
        if colour is Colour.WHITE:
            man = kind._men[0]
        else:
            man = kind._men[1 if colour is Colour.BLACK else 2]
        return man.with_qualities(qualities) if qualities else man

    @classmethod
    def from_letter(cls, letter: str) -> Man:
        """Return the man of a FEN letter; S and s are read as knights too.

        Raises:
            ValueError: the letter names no man of orthodox chess.
        """
        knight = {"S": "N", "s": "n"}.get(letter, letter)
        found = _BY_LETTER.get(knight)
        if found is None:
            raise ValueError(
                said("expected one of KQRBNP or kqrbnp, got {letter}", letter=repr(letter))
            )
        return found

    @classmethod
    def from_fen(cls, text: str, defined: Mapping[str, Kind] = MappingProxyType({})) -> Man:
        """Return the man of what stands for one in FEN: `Q`, `g`, `.ca`, `=N`, `G{royal}`.

        Args:
            text: the letters.
            defined: kinds that a user defined, by their code; they go before those of the table.

        Raises:
            ValueError: it stands for no man.
        """
        found = _BY_LETTER.get(text)
        if found is not None:
            return found
        parts = FEN_MAN.fullmatch(text)
        if parts is None:
            return cls.from_letter(text)  # which says what was expected
        letters = parts["letters"]
        if len(letters) == 1:
            code, black = letters.upper(), letters.islower()
            kind = _ORTHODOX_CODES.get(code)
        else:
            code, kind = letters[1:].removesuffix("-").upper(), None
            black = letters[0] == "," or next(filter(str.isalpha, letters), "A").islower()
        if kind is None:
            kind = defined.get(code) or _BY_CODE.get(code)
        if kind is None and len(letters) == 1:
            return cls.from_letter(text)
        if kind is None:
            raise ValueError(said("no man has the letters {letters}", letters=repr(code)))
        colour = Colour.NEUTRAL if parts["neutral"] else Colour.BLACK if black else Colour.WHITE
        special = parts["special"]
        return cls.of(colour, kind, special.split(",") if special else NO_QUALITIES)

    @property
    def is_orthodox(self) -> bool:
        """Whether it is one of the twelve men of orthodox chess."""
        return self.letter in _BY_LETTER and self.kind.row is None

    @property
    def is_royal(self) -> bool:
        """Whether check and mate are of it: a king, or a man that is royal."""
        return self.kind is Kind.KING or ROYAL in self.qualities

    def with_qualities(self, qualities: Iterable[str]) -> Man:
        """Return the man of this colour and kind with just these qualities."""
        wanted = frozenset(qualities)
        if not wanted:
            return Man.of(self.colour, self.kind)
        key = self.colour, self.kind, wanted
        found = _QUALIFIED.get(key)
        return _QUALIFIED.setdefault(key, _new_man(*key)) if found is None else found

    def next_kind(self, steps: int = 1) -> Man:
        """Return the man of the same colour some kinds on in K Q R B N P, and round again.

        A fairy man goes round the men of its family, in the order of their table.
        """
        row = self.kind.row
        if row is None:
            return Man.of(self.colour, ORTHODOX_KINDS[(self.kind - 1 - steps) % 6], self.qualities)
        family = [fairy_kind for fairy_kind in FAIRY_KINDS if fairy_kind.family == row.family]
        if row not in family:
            return self
        found = family[(family.index(row) + steps) % len(family)]
        return Man.of(self.colour, Kind.of(found.id), self.qualities)

    def recoloured(self) -> Man:
        """Return the man of the same kind and the other colour; a neutral man stays so."""
        return Man.of(self.colour.other, self.kind, self.qualities)

    def __reduce__(self) -> tuple[Callable[..., Man], tuple[Any, ...]]:
        """Keep identity in copies and in other processes."""
        return (Man.of, (self.colour, self.kind, self.qualities))

    def __copy__(self) -> Man:
        """Return itself: there is one object for each man."""
        return self

    def __deepcopy__(self, memo: object) -> Man:
        """Return itself: there is one object for each man."""
        return self

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refuse: a man never changes."""
        raise AttributeError(f"{self!r} cannot be changed")

    def __delattr__(self, name: str) -> NoReturn:
        """Refuse: a man never changes."""
        raise AttributeError(f"{self!r} cannot be changed")

    def __repr__(self) -> str:
        """Return the constant, or how to get the man."""
        if self.is_orthodox:
            return f"Man.{self.colour.name}_{self.kind.id.upper()}"
        special = f", {sorted(self.qualities)}" if self.qualities else ""
        return f"Man.of({self.colour}, {self.kind!r}{special})"


def _fen_letters(colour: Colour, kind: Kind, qualities: Qualities) -> str:
    """Return how a man stands in FEN."""
    black = colour is Colour.BLACK
    letters = kind.letter if kind.row is None else kind.code
    if kind.row is not None and (len(letters) > 1 or letters in _TAKEN):
        dot = "," if black and letters.isdigit() else "."  # digits have no small letters
        letters = dot + letters.ljust(2, "-")
    written = letters.lower() if black else letters
    neutral = "=" if colour is Colour.NEUTRAL else ""
    special = "{" + ",".join(sorted(qualities)) + "}" if qualities else ""
    return f"{neutral}{written}{special}"


def _new_man(colour: Colour, kind: Kind, qualities: Qualities = NO_QUALITIES) -> Man:
    man = object.__new__(Man)
    letter = _fen_letters(colour, kind, qualities)
    for name, value in (
        ("colour", colour),
        ("kind", kind),
        ("qualities", qualities),
        ("letter", letter),
    ):
        object.__setattr__(man, name, value)
    return man


def _made(
    number: int, name: str, letter: str, code: str, row: FairyKind | None, is_defined: bool = False
) -> Kind:
    kind = int.__new__(Kind, number)
    values = {"id": name, "letter": letter, "code": code, "row": row, "is_defined": is_defined}
    for attribute, value in values.items():
        object.__setattr__(kind, attribute, value)
    object.__setattr__(kind, "_men", tuple(_new_man(colour, kind) for colour in Colour))
    return kind


_TAKEN: Final = frozenset("KQRBNSP")
"""The letters of orthodox men: a fairy kind of such a letter stands in FEN with a dot."""

_NUMBERS: Final = count(1)

ORTHODOX_KINDS: Final = tuple(
    _made(next(_NUMBERS), name, letter, "S" if letter == "N" else letter, None)
    for name, letter in zip(
        ("pawn", "knight", "bishop", "rook", "queen", "king"), "PNBRQK", strict=True
    )
)
"""The six kinds of orthodox chess, from the pawn to the king."""

Kind.PAWN, Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN, Kind.KING = ORTHODOX_KINDS

_OF_ROW: Final = {
    row: _made(next(_NUMBERS), row.id, row.letter(), row.code, row) for row in FAIRY_KINDS
}
_BY_ID: Final = {kind.id: kind for kind in (*ORTHODOX_KINDS, *_OF_ROW.values())}

FAIRY: Final = tuple(_OF_ROW.values())
"""The fairy kinds of the table."""

PROMOTIONS: Final = (Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT)

ORTHODOX_MEN: Final = tuple(
    Man.of(colour, kind) for colour in SIDES for kind in reversed(ORTHODOX_KINDS)
)
"""The twelve men of orthodox chess: White's from the king to the pawn, then Black's."""

(Man.WHITE_KING, Man.WHITE_QUEEN, Man.WHITE_ROOK) = ORTHODOX_MEN[:3]
(Man.WHITE_BISHOP, Man.WHITE_KNIGHT, Man.WHITE_PAWN) = ORTHODOX_MEN[3:6]
(Man.BLACK_KING, Man.BLACK_QUEEN, Man.BLACK_ROOK) = ORTHODOX_MEN[6:9]
(Man.BLACK_BISHOP, Man.BLACK_KNIGHT, Man.BLACK_PAWN) = ORTHODOX_MEN[9:]

FEN_CODE: Final = re.compile(r"[A-Z]|[A-Z0-9]{2}")
"""The code of a kind of men."""

FEN_MAN: Final = re.compile(
    r"(?P<neutral>=?)(?P<letters>[.,][A-Za-z0-9][A-Za-z0-9-]|[A-Za-z])"
    r"(?:\{(?P<special>[a-z]+(?:-[a-z]+)*(?:,[a-z]+(?:-[a-z]+)*)*)\})?"
)
"""What stands for a man in FEN."""

_ORTHODOX_CODES: Final = {
    **{kind.letter: kind for kind in ORTHODOX_KINDS},
    "S": Kind.KNIGHT,
}
_BY_CODE: Final = {kind.code: kind for kind in FAIRY}

_BY_LETTER: Final = {man.letter: man for man in ORTHODOX_MEN}
_QUALIFIED: Final[dict[tuple[Colour, Kind, Qualities], Man]] = {}
