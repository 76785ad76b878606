# SPDX-License-Identifier: GPL-3.0-or-later
"""Men with their squares as lists: `Ke5 Qg4` as problemists write them.

A knight is S, or N in English games; the reader of a list says which letters it has. Lists in
Popeye's letters may have fairy men: `Ga1`, `RLb2c2`, where N is the nightrider; what is special
about a man stands before it: `Royal Ga1`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Final

from composer.formats.entry import RecordError
from composer.notation import letters as printed
from composer.problem.men import ORTHODOX_KINDS, Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import Square, parse_square, square_name
from composer.rules.kinds import FAIRY_KINDS
from composer.said.sentence import Sentence, said


def _lettered(language: printed.Letters) -> dict[str, Kind]:
    """Return the orthodox kinds by their letters in a language, in capitals."""
    kinds = zip(language.in_order(), ORTHODOX_KINDS, strict=True)
    return {letter.upper(): kind for letter, kind in kinds}


POPEYE: Final = _lettered(printed.ENGLISH_S)
"""The letters of Popeye and of the collections made for it."""

ENGLISH: Final = POPEYE | {"N": Kind.KNIGHT}
"""The same, and N for the knight too."""

GERMAN: Final = _lettered(printed.GERMAN)
"""The letters of German magazines, in which B is a pawn."""

FRENCH: Final = _lettered(printed.FRENCH)
ITALIAN: Final = _lettered(printed.ITALIAN)
SPANISH: Final = _lettered(printed.SPANISH)
RUSSIAN: Final = _lettered(printed.RUSSIAN)

_GROUP: Final = re.compile(r"([^\W_]*?)((?:[a-h][1-8])+)")
_OF_LISTS: Final = (ENGLISH, GERMAN, FRENCH, ITALIAN)  # Spanish has the letters of Italian
LISTED: Final = {"de": GERMAN, "fr": FRENCH, "it": ITALIAN, "es": SPANISH, "ru": RUSSIAN}
"""The letters of orthodox men by the codes of languages."""
_LANGUAGES: Final = ("en", "de", "fr")
_ORTHODOX: Final = {"en": frozenset("KQRBSP"), "de": frozenset("KS"), "fr": frozenset("P")}
"""Letters of orthodox men that are the same as in English."""
_SQUARES: Final = re.compile(r"(?:[a-h][1-8])+", re.ASCII)
_SHORTEST: Final = 3  # letters of a shortened quality

QUALITIES: Final = {
    "royal": ("royal", "koeniglich", "royale"),
    "kamikaze": ("kamikaze", "kamikaze", "kamikaze"),
    "paralysing": ("paralysing", "paralysierend", "paralysante"),
    "chameleon": ("chameleon", "chamaeleon", "cameleon"),
    "jigger": ("jigger", "jigger", "jigger"),
    "volage": ("volage", "volage", "volage"),
    "functionary": ("functionary", "beamtet", "fonctionnaire"),
    "half-neutral": ("halfneutral", "halbneutral", "demineutre"),
    "hurdle-colour-changing": (
        "hurdlecolourchanging",
        "sprungbockfarbewechselnd",
        "couleurechangeantsautoir",
    ),
    "protean": ("protean", "proteisch", "protee"),
    "magic": ("magic", "magisch", "magique"),
    "uncapturable": ("uncapturable", "unschlagbar", "inprenable"),
    "patrol": ("patrol", "patrouille", "patrouille"),
    "frischauf": ("frischauf", "frischauf", "frischauf"),
    "bul": ("bul", "bul", "bul"),
    "dob": ("dob", "dob", "dob"),
    "anda": ("anda", "anda", "anda"),
    "anda-inverse": ("andainverse", "andainvers", "andainverse"),
    "alice-a": ("alicea", "alicea", "alicea"),
    "alice-b": ("aliceb", "aliceb", "aliceb"),
}
"""What can be special about a man, with Popeye's word in English, German and French."""

_OLD_WORDS: Final = {"beamtet": "functionary"}
"""English words that collections still have."""

_SQUARE_LIKE_CODES: Final = ("b1", "b2", "b3", "g2", "g3")
"""Letters of Popeye's men, in every language, that could be squares."""

Letters = dict[str, Kind]
Men = dict[Square, Man]


def men_of(
    words: Iterable[str], colour: Colour, letters: Letters = POPEYE
) -> Iterator[tuple[Square, Man]]:
    """Yield (square, man) for words such as `Ke5`, `Pa2b2` or, for pawns, `a2`.

    They may be fairy men by their letters in the same language; with Popeye's also `Royal Ge5`.

    Raises:
        RecordError: a word is no man with its squares.
    """
    for word in words:
        if letters is POPEYE:
            yield from _popeye_men(word, colour)
            continue
        found = _GROUP.fullmatch(word)
        if found is None:
            if len(word.split()) > 1:
                raise RecordError(said("{word}: men with properties are not read", word=word[:40]))
            raise RecordError(said("expected a man such as Ke1, got {word}", word=repr(word[:40])))
        kind = kind_lettered(found[1], letters)
        if kind is None:
            raise RecordError(_stranger(found[1], word))
        for at in range(0, len(found[2]), 2):
            yield parse_square(found[2][at : at + 2]), Man.of(colour, kind)


def is_man(word: str) -> bool:
    """Return whether a word is a man with its squares in the letters of any language."""
    found = _GROUP.fullmatch(word)
    return found is not None and any(
        kind_lettered(found[1], letters) is not None for letters in (*_OF_LISTS, SPANISH, RUSSIAN)
    )


def begins_man(word: str) -> bool:
    """Return whether a word has letters and squares as a man has, whether it is known or not."""
    return _GROUP.fullmatch(word) is not None


def letters_of(words: Iterable[str], german: bool = False, language: str = "") -> Letters:
    """Return the letters in which men are written; where it is open, English unless told.

    D, T and L are German, Q, R and P English; B is a pawn in German. Beside S, N is the
    nightrider's. Where there are fairy men it is the first language that has all letters.

    Args:
        words: the men.
        german: whether what is open is German.
        language: the code of the language in which the sides are named; its letters are meant
            if the men have them.

    Raises:
        RecordError: the letters may mean this or that.
    """
    groups = (_GROUP.fullmatch(word) for word in words)
    written = {found[1] for found in groups if found is not None} - {""}
    named = LISTED.get(language)
    if named is not None and all(kind_lettered(code, named) for code in written):
        return named
    codes = {code.upper() for code in written}
    if {"N", "S"} <= codes and all(kind_lettered(code, POPEYE) for code in codes):
        return POPEYE
    is_english = not codes & set("DTL") and (not german or bool(codes & set("QRPN")))
    told = ENGLISH if is_english else GERMAN
    if codes <= told.keys():
        return told
    languages = (GERMAN, ENGLISH, FRENCH, ITALIAN) if german else _OF_LISTS
    fit = [
        language for language in languages if all(kind_lettered(code, language) for code in codes)
    ]
    fit.sort(key=lambda letters_in: not any(letters_in.get(code) is Kind.KING for code in codes))
    if not fit:
        return told
    chosen, *others = fit
    if chosen is ENGLISH and "N" in codes:
        raise RecordError(
            said("N may be a knight or a nightrider beside fairy men: write S for the knight")
        )
    if chosen is FRENCH and ITALIAN in others:
        mixed = [c for c in codes if kind_lettered(c, FRENCH) is not kind_lettered(c, ITALIAN)]
        if mixed:
            raise RecordError(
                said("{name} is another man in French than in Italian", name=min(mixed))
            )
    return chosen


def kind_lettered(code: str, letters: Letters) -> Kind | None:
    """Return the kind that has some letters in a list, an orthodox or a fairy one; or None."""
    if not code:
        return Kind.PAWN
    kind = letters.get(code.upper())
    if kind is not None or code != code.upper():
        return kind
    language = next((name for name, listed in LISTED.items() if listed is letters), "en")
    return _kinds(language).get(code)


def quality_named(word: str, language: str = "en", shortest: int = _SHORTEST) -> str:
    """Return the quality that a word of Popeye's, perhaps shortened, means; empty if none.

    It is not shorter than `shortest` letters, but may be shortened if only one begins with it.
    """
    small = _folded(word)
    place = _LANGUAGES.index(language)
    named = {words[place]: quality for quality, words in QUALITIES.items()}
    named |= _OLD_WORDS if language == "en" else {}
    meant = [quality for name, quality in named.items() if name.startswith(small)]
    return named.get(small) or (meant[0] if len(small) >= shortest and len(meant) == 1 else "")


def kind_of_code(code: str, language: str = "en") -> Kind | None:
    """Return the kind that has some letters in Popeye's of a language; None if none has."""
    if code.upper() in _ORTHODOX[language]:
        return POPEYE[code.upper()]
    return _kinds(language).get(code.upper())


@cache
def _kinds(language: str) -> dict[str, Kind]:
    """Return the fairy kinds by Popeye's letters in a language."""
    return {
        (row.code if language == "en" else row.letter(language)).upper(): Kind.of(row.id)
        for row in FAIRY_KINDS
    }


def _popeye_men(
    word: str, colour: Colour, qualities: Iterable[str] = ()
) -> Iterator[tuple[Square, Man]]:
    """Yield the men of `Ga1`, `Pa2b2`, `a2` or, with what is special about them, `Royal Ga1`."""
    *special, men = word.split() or [""]
    wanted = set(qualities)
    for sign in special:
        quality = quality_named(sign)
        if not quality:
            raise RecordError(
                said("{word}: {quality} is nothing that a man can be", word=word[:40], quality=sign)
            )
        wanted.add(quality)
    code, kind, squares = parted(men, kind_of_code)
    if not are_squares(squares) or not code.isalnum():
        raise RecordError(said("expected a man such as Ke1, got {word}", word=repr(men[:40])))
    if kind is None:
        raise RecordError(
            said("{word}: {name} is no man that is known here", word=men[:40], name=code)
        )
    yield from men_on(squares, Man.of(colour, kind, wanted))


def are_squares(word: str) -> bool:
    """Tell whether a word is a list of squares: `a1`, `a1b2`."""
    return _SQUARES.fullmatch(word.lower()) is not None


def men_on(squares: str, man: Man) -> Iterator[tuple[Square, Man]]:
    """Yield a man on each square of a list such as `a1b2`."""
    for at in range(0, len(squares), 2):
        yield parse_square(squares[at : at + 2].lower()), man


def parted(word: str, kind_of: Callable[[str], Kind | None]) -> tuple[str, Kind | None, str]:
    """Part a word of Popeye's, such as `Ga1` or `RLb2c2`, into letters, kind and squares.

    A word of even length begins with two letters of a man, one of odd length with a single one,
    for a square has two: `g2a2` is a grasshopper-2 on a2, and no two pawns. Popeye refuses squares
    alone; they are pawns here if they name no man.
    """
    length = 1 if len(word) % 2 else 2
    code, squares = word[:length], word[length:]
    kind = kind_of(code)
    if kind is None and are_squares(word) and code.lower() not in _SQUARE_LIKE_CODES:
        return "P", Kind.PAWN, word
    return code, kind, squares


def _folded(word: str) -> str:
    plain = word.lower().replace("ö", "oe").replace("ä", "ae").replace("ü", "ue")
    return plain.replace("é", "e").replace("-", "")


def position_of(men: Iterable[tuple[Square, Man]], turn: Colour = Colour.WHITE) -> Position:
    """Return the position of men on squares; castling is by convention.

    Raises:
        RecordError: two men stand on one square.
    """
    placed: Men = {}
    for square, man in men:
        if placed.setdefault(square, man) is not man:
            raise RecordError(said("two men stand on {square}", square=square_name(square)))
    return Position.of(placed, turn)


def men_codes(position: Position, colour: Colour) -> list[str]:
    """Return the men of a side as `Ke5`, in the order of diagrams: king first, pawns last.

    Letters are Popeye's; what is special about a man stands before it: `Royal Ga1`.
    """
    found = [(square, man) for square, man in position if man.colour is colour]
    found.sort(key=lambda placed: (_place(placed[1].kind), -placed[0]))
    return [
        " ".join((*_special(man), f"{man.kind.code}{square_name(square)}")) for square, man in found
    ]


def quality_word(quality: str) -> str:
    """Return Popeye's English word for a quality: `Royal`, `HalfNeutral`."""
    return "".join(part.capitalize() for part in quality.split("-"))


def _special(man: Man) -> list[str]:
    return [quality_word(quality) for quality in sorted(man.qualities)]


def _place(kind: Kind) -> tuple[int, int]:
    """Return where a kind stands in lists: officers, fairy men, pawns."""
    if kind.row is None and kind is not Kind.PAWN:
        return 0, -kind
    return (2, 0) if kind is Kind.PAWN else (1, kind)


def _stranger(name: str, word: str) -> Sentence:
    return said("{word}: {name} is no man that is known here", word=word[:40], name=name[:40])
