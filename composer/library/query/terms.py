# SPDX-License-Identifier: GPL-3.0-or-later
"""What a query is made of: fields, values, terms, and what can be wrong with one.

All are values; `composer.library.query.parser` reads them from a text and writes them back.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from composer.library.query.ends import EndSought
from composer.library.query.pattern import Pattern
from composer.said.sentence import Sentence, Template


class ValueShape(Enum):
    """What stands after a field; decides how its values are read."""

    TEXT = "text"
    NUMBER = "number"
    HALVES = "number of moves"
    YEAR = "year"
    THEME = "theme"
    FEATURE = "feature"
    STATE = "state"
    LEGALITY = "legality"
    STATUS = "status"
    SQUARES = "squares"
    FORCE = "men"
    KEY = "key"
    AWARD = "award"
    TASK = "stipulation"
    PATTERN = "pattern"
    END = "end"
    DAYS = "days"
    LIKE = "problem"


class Field(Enum):
    """What a term asks of a problem; the value is the word before the colon.

    Attributes:
        shape: what stands after it.
        meaning: what it looks at, in English.
    """

    shape: ValueShape
    meaning: str

    def __new__(cls, word: str, shape: ValueShape, meaning: str) -> Field:
        """Make a member whose value is the word alone."""
        made = object.__new__(cls)
        made._value_ = word
        made.shape = shape
        made.meaning = meaning
        return made

    WORD = "", ValueShape.TEXT, "any text"
    AUTHOR = "author", ValueShape.TEXT, "author, in all spellings of the name"
    SOURCE = "source", ValueShape.TEXT, "magazine, column or book"
    SOURCE_NUMBER = "no", ValueShape.TEXT, "number in the source"
    TITLE = "title", ValueShape.TEXT, "title"
    KEYWORD = "keyword", ValueShape.TEXT, "keyword typed by hand"
    COMMENT = "comment", ValueShape.TEXT, "comments"
    THEME = "theme", ValueShape.THEME, "theme found by analysis"
    HAS = "has", ValueShape.FEATURE, "feature, flaw or merit"
    IS = "is", ValueShape.STATE, "verdict"
    LEGALITY = "legality", ValueShape.LEGALITY, "whether a game can lead to the diagram"
    STIPULATION = "stip", ValueShape.TASK, "stipulation"
    MOVES = "moves", ValueShape.HALVES, "number of moves"
    LENGTH = "length", ValueShape.NUMBER, "number of White's moves in a study"
    MEN = "men", ValueShape.NUMBER, "number of men"
    WHITE = "white", ValueShape.NUMBER, "number of White's men"
    BLACK = "black", ValueShape.NUMBER, "number of Black's men"
    PIECES = "pieces", ValueShape.FORCE, "men of both sides"
    PIECE = "piece", ValueShape.TEXT, "fairy man: its name or letters, or neutral, royal"
    RULES = "rules", ValueShape.TEXT, "rule book or condition"
    GAME = "game", ValueShape.TEXT, "game that is no chess: its name, or any"
    GOAL = "goal", ValueShape.TEXT, "goal of a game that is no chess"
    PLACED = "placed", ValueShape.TEXT, "man on the board of another game, such as K@e5"
    WHITE_KING = "wk", ValueShape.SQUARES, "square of the white king"
    BLACK_KING = "bk", ValueShape.SQUARES, "square of the black king"
    KEY = "key", ValueShape.KEY, "key move"
    KEYS = "keys", ValueShape.NUMBER, "number of keys, or of solutions in help play"
    THREATS = "threats", ValueShape.NUMBER, "number of threats"
    VARIATIONS = "variations", ValueShape.NUMBER, "number of variations"
    MATES = "mates", ValueShape.NUMBER, "number of different mates"
    DUALS = "duals", ValueShape.NUMBER, "number of duals"
    SET_MATES = "setmates", ValueShape.NUMBER, "number of mates in the set play"
    CHANGED = "changed", ValueShape.NUMBER, "number of changed mates"
    TRIES = "tries", ValueShape.NUMBER, "number of tries"
    REFUTATIONS = "refutations", ValueShape.NUMBER, "number of refutations"
    PURE = "pure", ValueShape.NUMBER, "number of pure mates"
    MODEL = "model", ValueShape.NUMBER, "number of model mates"
    IDEAL = "ideal", ValueShape.NUMBER, "number of ideal mates"
    TWINS = "twins", ValueShape.NUMBER, "number of twins"
    YEAR = "year", ValueShape.YEAR, "year of publication"
    AWARD = "award", ValueShape.AWARD, "distinction"
    TOURNEY = "tourney", ValueShape.TEXT, "tourney"
    DEDICATION = "dedication", ValueShape.TEXT, "dedication"
    CODE = "code", ValueShape.TEXT, "code of a study, as databases have it"
    STATUS = "status", ValueShape.STATUS, "what became of an original"
    COLLECTION = "in", ValueShape.TEXT, "collection"
    PATTERN = "pattern", ValueShape.PATTERN, "men on the board"
    END = "end", ValueShape.END, "men on the board where a line ends"
    MATE = "mate", ValueShape.END, "men on the board of a mate"
    LIKE = "like", ValueShape.LIKE, "resemblance to a problem"
    ID = "id", ValueShape.NUMBER, "number in the library"
    LINKED = "linked", ValueShape.NUMBER, "link with a problem"
    IMPORT = "import", ValueShape.NUMBER, "import that brought it"
    SAVED = "saved", ValueShape.DAYS, "day of the last change"
    ADDED = "added", ValueShape.DAYS, "day when it came in"
    OPENED = "opened", ValueShape.DAYS, "day when it was last opened"


OTHER_NAMES: Final = {
    "authors": Field.AUTHOR,
    "composer": Field.AUTHOR,
    "by": Field.AUTHOR,
    "sources": Field.SOURCE,
    "keywords": Field.KEYWORD,
    "comments": Field.COMMENT,
    "themes": Field.THEME,
    "stipulation": Field.STIPULATION,
    "gbr": Field.PIECES,
    "pattern": Field.PATTERN,
    "ends": Field.END,
    "final": Field.END,
    "collection": Field.COLLECTION,
    "date": Field.YEAR,
    "years": Field.YEAR,
    "solutions": Field.KEYS,
    "set-mates": Field.SET_MATES,
    "changes": Field.CHANGED,
    "man": Field.PIECE,
    "condition": Field.RULES,
    "verdict": Field.IS,
    "changed-mates": Field.CHANGED,
    "number": Field.ID,
    "tournament": Field.TOURNEY,
    "tourneys": Field.TOURNEY,
    "dedicated": Field.DEDICATION,
    "codes": Field.CODE,
    "links": Field.LINKED,
    "imported": Field.IMPORT,
}
"""What a field may be called besides its own word."""


@dataclass(frozen=True, slots=True)
class Text:
    """Words to be found.

    Attributes:
        text: as typed.
        phrase: whether it stood in quotation marks: the words in just this order, and whole
            unless the last one ends with `*`.
        exact: whether it is all that stands there (`source="The Field"`).
    """

    text: str
    phrase: bool = False
    exact: bool = False


@dataclass(frozen=True, slots=True)
class Numbers:
    """A range of numbers, ends included; None where it is open."""

    low: float | None
    high: float | None


@dataclass(frozen=True, slots=True)
class ThemeValue:
    """A theme, or all whose names begin so.

    Attributes:
        text: as typed.
        ids: the ids of the catalogue that are meant.
        perhaps: whether a problem counts too that only perhaps shows it (`~grimshaw`).
        full: whether a problem counts only that shows it in full, not as a mere element
            (`theme=grimshaw`).
    """

    text: str
    ids: tuple[str, ...]
    perhaps: bool = False
    full: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """A word of a list: a feature of `has:`, or a state of `is:`."""

    word: str


@dataclass(frozen=True, slots=True)
class Squares:
    """Squares of the board.

    Attributes:
        text: as typed, such as `e4`, `centre` or `a1-c3`.
        mask: a bitboard of the squares.
    """

    text: str
    mask: int


@dataclass(frozen=True, slots=True)
class SideForce:
    """What one side must have besides its king.

    Attributes:
        officers: letters in the order QRBN, repeated as often as there must be such men.
        pawns: how many pawns; None where any number will do.
        or_more: whether there may be more men than these.
    """

    officers: str
    pawns: int | None = None
    or_more: bool = False


@dataclass(frozen=True, slots=True)
class Force:
    """The men of both sides; None where a side may have any."""

    white: SideForce | None
    black: SideForce | None


@dataclass(frozen=True, slots=True)
class KeyMove:
    """A key, or a part of one.

    Attributes:
        man: an English letter KQRBNP, or empty for any man.
        origin: the square it leaves, or empty.
        target: the square it comes to, or empty for any.
        castling: `O-O`, `O-O-O` or empty.
        promotion: the letter of the man promoted to, or empty.
    """

    man: str = ""
    origin: str = ""
    target: str = ""
    castling: str = ""
    promotion: str = ""


@dataclass(frozen=True, slots=True)
class Award:
    """A distinction.

    Attributes:
        group: `prize`, `hm`, `comm`, `other`, or empty for any.
        places: the place, from 1; None for any.
    """

    group: str = ""
    places: int | None = None


@dataclass(frozen=True, slots=True)
class Task:
    """A stipulation, or a kind of it.

    Attributes:
        genre: the stipulation without its moves, such as `#` or `h=`.
        moves: the number of moves, half moves as .5; None for any.
        words: for a stipulation in words: the text; otherwise empty.
        none: whether problems are meant of which it is not known what is asked.
    """

    genre: str = ""
    moves: float | None = None
    words: str = ""
    none: bool = False


@dataclass(frozen=True, slots=True)
class Days:
    """A time, kept in words so that `week` means the week before now, whenever it is asked.

    Attributes:
        low: the first day (`2026`, `2026-11`, `2026-11-22`, `today`, `week`) or empty.
        high: the last day or empty; equal to `low` where one day, month or year is meant.
    """

    low: str
    high: str


@dataclass(frozen=True, slots=True)
class Published:
    """A month or a day of publication.

    Attributes:
        date: `1925-02` or `1925-02-17`; of a month all its days are meant, too.
    """

    date: str


@dataclass(frozen=True, slots=True)
class Model:
    """A problem that others are to be like.

    Attributes:
        record_id: its number in the library; None where a position is given.
        fen: the position, as a whole FEN; empty where a number is given.
        least: how much they must be like it at least, in per cent; 0 for as little as counts.
    """

    record_id: int | None = None
    fen: str = ""
    least: int = 0


Value = (
    Text
    | Numbers
    | ThemeValue
    | Choice
    | Squares
    | Force
    | KeyMove
    | Award
    | Task
    | Days
    | Published
    | Pattern
    | EndSought
    | Model
)


@dataclass(frozen=True, slots=True)
class Span:
    """A place in the text of a query: where it starts and how many characters it has."""

    start: int
    length: int

    @property
    def end(self) -> int:
        """The place behind it."""
        return self.start + self.length


NOWHERE: Final = Span(0, 0)


@dataclass(frozen=True, slots=True)
class Term:
    """A field and what it must be: one of some values.

    Attributes:
        field: what is asked; `Field.WORD` for a plain word.
        values: the alternatives, at least one.
        span: where it stands; not compared.
    """

    field: Field
    values: tuple[Value, ...]
    span: Span = dataclasses.field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Not:
    """What must not hold."""

    part: Node
    span: Span = dataclasses.field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class All:
    """What must hold together; with no parts everything does."""

    parts: tuple[Node, ...] = ()
    span: Span = dataclasses.field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Some:
    """What must hold in one part at least."""

    parts: tuple[Node, ...]
    span: Span = dataclasses.field(default=NOWHERE, compare=False)


Node = Term | Not | All | Some


def terms_in(parts: Iterable[Node], *, denied: bool = False) -> Iterator[Term]:
    """Yield the terms in the parts of a query, with `denied` also those that must not hold."""
    for part in parts:
        match part:
            case Term():
                yield part
            case Not():
                yield from terms_in((part.part,) if denied else (), denied=denied)
            case _:
                yield from terms_in(part.parts, denied=denied)


class QueryFault(Enum):
    """What can be wrong with a query; the value is the template of the sentence.

    `{found}` stands for what is wrong, `{meant}` for what may have been meant.
    """

    FIELD = Template(
        "There is no field “{found}”. To search for the word, put it in quotation marks."
    )
    FIELD_MEANT = Template("There is no field “{found}”. Did you mean “{meant}”?")
    SIGN = Template("With “{found}” only : and = can stand.")
    NOTHING = Template("Nothing stands after “{found}”.")
    THEME = Template("There is no theme “{found}”.")
    THEME_MEANT = Template("There is no theme “{found}”. Did you mean “{meant}”?")
    FEATURE = Template("“{found}” is nothing that a problem can have here.")
    FEATURE_MEANT = Template(
        "“{found}” is nothing that a problem can have here. Did you mean “{meant}”?"
    )
    STATE = Template(
        "“{found}” is none of sound, cooked, unsound, short, unsolvable, unchecked and mine."
    )
    STATUS = Template(
        "“{found}” is none of received, acknowledged, tested, anticipated, accepted, printed, "
        "awarded, returned, open, any and none."
    )
    STATUS_MEANT = Template("There is no status “{found}”. Did you mean “{meant}”?")
    LEGALITY = Template("“{found}” is none of legal, illegal, unknown and unjudged.")
    STATE_MEANT = Template("There is no verdict “{found}”. Did you mean “{meant}”?")
    NUMBER = Template("“{found}” is no number. Write 12, 8-12, 8- or <=12.")
    WITHIN_YEAR = Template(
        "“{found}” is no month or day. Write 1925-02, or for years 1925 or 1925-1930."
    )
    YEAR = Template("“{found}” is no year. Write 1925, 1900-1930, 1950- or 192?.")
    SQUARES = Template(
        "“{found}” is no square. Write e4, a1-c3, a file, a rank, centre, edge or corner."
    )
    FORCE = Template("“{found}” are no men. Write RN-Q for rook and knight against queen.")
    KEY = Template("“{found}” is no key. Write Q*, Nf3, *f3 or e2e4.")
    AWARD = Template("“{found}” is no distinction. Write prize, hm, comm, 1st or “1st prize”.")
    TASK = Template("“{found}” is no stipulation. Write #2, h#3, s# or moves:2-3.")
    GAME = Template(
        "Problem {found} is of another game than chess: only positions of chess are compared."
    )
    DAYS = Template("“{found}” is no time. Write 2026-11-22, 2026-11, 2026, today or week.")
    PATTERN = Template("“{found}” is no part of a pattern. Write Qd4, kd6, .e5 or ?f3.")
    END = Template(
        "“{found}” is nothing of a last position. Write Qd4, kd6, by=Q, model, set or try."
    )
    COLLECTION = Template("There is no collection “{found}”.")
    COLLECTION_MEANT = Template("There is no collection “{found}”. Did you mean “{meant}”?")
    CIRCLE = Template("The collection “{found}” is searched for with itself.")
    BRACKET_OPEN = Template("This bracket is not closed.")
    BRACKET_CLOSED = Template("This bracket was not opened.")
    OR = Template(
        "“{found}” stands between two things. To search for the word, put it in quotation marks."
    )
    NOT = Template(
        "“{found}” stands right before what must not hold. In quotation marks it is looked for."
    )
    LIKE = Template(
        "“{found}” is no problem. Write like:123, like:123@60 (60 % alike) or like: and a FEN."
    )
    RECORD = Template("There is no problem {found} in the library.")
    EXTRA = Template("“{found}” cannot stand here.")
    LONG = Template("The search is too long.")
    DEEP = Template("There are too many brackets in one another.")


class QueryError(ValueError):
    """A query that cannot be understood, and where.

    Attributes:
        fault: what is wrong.
        start: the place in the text, from 0.
        length: how many characters are wrong; may be 0.
        found: what stands there.
        meant: what may have been meant; often empty.
    """

    def __init__(
        self, fault: QueryFault, start: int, length: int, found: str = "", meant: str = ""
    ) -> None:
        self.fault = fault
        self.start = start
        self.length = length
        self.found = found
        self.meant = meant
        super().__init__(self.sentence)

    @property
    def sentence(self) -> Sentence:
        """What is wrong."""
        return self.fault.value.said(found=self.found, meant=self.meant)
