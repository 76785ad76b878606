# SPDX-License-Identifier: GPL-3.0-or-later
"""The positions of a letter: FEN, and lists of men in the letters of six languages.

Fairy men may be written by their names as well (`composer.formats.mail.fairynames`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from composer.formats.entry import RecordError
from composer.formats.mail.fairynames import (
    NAMED,
    STRANGE,
    is_named,
    kind_named,
    squares_of,
    with_signs,
)
from composer.formats.mail.words import INITIALS, SIDES
from composer.formats.menlists import (
    GERMAN,
    LISTED,
    Letters,
    kind_lettered,
    letters_of,
    men_of,
    men_on,
    position_of,
)
from composer.problem.fen import FenError, parse_fen
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.said.sentence import NOTHING, Sentence, said, sentence_of

_RANK: Final = r"[A-Za-z0-9.*=~()\-]{1,40}"
_FEN: Final = re.compile(
    rf"(?<![\w/.:])(?:{_RANK}/){{7}}{_RANK}(?![\w/])"
    r"(?P<rest>[ \t]+[wb](?:[ \t]+(?:-|[KQkq]{1,4})"
    r"(?:[ \t]+(?:-|[a-h][36])(?:[ \t]+\d{1,4}){0,2})?)?(?![\w/]))?"
)
_MAN: Final = rf"(?:{NAMED}|[^\W\d_a-z]?[^\W\d_]{{0,2}})(?:[a-h][1-8]){{1,16}}(?![\w])"
_SEP: Final = (
    r"(?:[ \t]{0,8}[,;·+&][ \t]{0,8}(?:\n[ \t]{0,8})?|[ \t]{1,8}(?:\n[ \t]{0,8})?|\n[ \t]{0,8})"
)
_RUN: Final = re.compile(rf"{_MAN}(?:{_SEP}{_MAN}){{0,70}}")
_TOKEN: Final = re.compile(rf"({NAMED}|[^\W\d_a-h]?[^\W\d_]{{0,2}}?)((?:[a-h][1-8])+)(?!\w)")
_HEAD: Final = re.compile(
    rf"(?<!\w)(?:(?P<word>{'|'.join(sorted(SIDES, key=len, reverse=True))})\.?"
    r"[ \t]{0,8}(?:[(\[][ \t]?\d{1,2}[^\n)\]]{0,12}[)\]])?"
    r"[ \t]{0,8}[:=–-]?[ \t]{0,8}\n?[ \t]{0,8}"
    rf"|(?P<sign>[WSBNБЧwsb])[ \t]?[:=][ \t]{{0,8}})(?=(?:{NAMED}|[^\W\d_]{{0,3}})[a-h][1-8])",
    re.IGNORECASE,
)
_MARKED: Final = re.compile(
    r"(?<!\w)[wsbn][A-Z][A-Z]?(?:[a-h][1-8])+"
    r"(?:[ \t,;\n]{1,8}[wsbn](?:[A-Z][A-Z]?)?(?:[a-h][1-8])+){1,70}(?!\w)"
)
_MARKS: Final = {"w": Colour.WHITE, "b": Colour.BLACK, "s": Colour.BLACK, "n": Colour.NEUTRAL}
_BETWEEN: Final = re.compile(r"[ \t]{0,8}(?:[–—|/]|-{1,2}|\n)[ \t]{0,8}")
_GAP: Final = re.compile(r"[\s,;.:/|–—-]*(?:\(\d{1,2}(?:\+\d{1,2})?\))?[\s,;.:/|–—-]*")
_TAIL: Final = re.compile(
    r"(?:[ \t]{0,8}[,;:·+&][ \t]{0,8}\n?[ \t]{0,8}"
    r"|[ \t]{1,8}(?=(?:and|und|et|e|y|i|и)[ \t])|[ \t]{1,8}(?=[А-ЯЁа-яё]))"
    r"(?![b-z]\))(?P<word>[^\W\d_][^\d\n,;#=()]{0,15}?(?<![A-Za-z]{2})[a-hаbсdеfgh][1-8])(?!\d)"
)
_TAIL_STRANGE: Final = re.compile(
    r"[ \t]{0,8}(?:[,;:·+&][ \t]{0,8}\n?)?[ \t]{0,8}"
    rf"(?P<word>[^\d\n,;.#=()]{{0,30}}{STRANGE}+)"
)
_NUMBERED: Final = re.compile(r"\d[ \t]*\.[ \t.…]*$")
_WIDEST: Final = 60  # characters between the sides of one list
MOST: Final = 500
"""Positions of one letter that are read."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A position and where it stands.

    Attributes:
        start: where it begins.
        end: where it ends.
        position: the position; None where it looks like one and is none.
        told_turn: whether the text says who is to move.
        note: what is wrong with it, or what had to be taken for granted.
    """

    start: int
    end: int
    position: Position | None
    told_turn: bool = False
    note: Sentence = NOTHING


def positions_in(text: str) -> tuple[Placed, ...]:
    """Return the positions of a text in order; what looks like one and is none has a note."""
    signed = with_signs(text)
    found = [*_fens(signed), *_marked(signed)]
    found += _sided(signed, found)
    found += _bare(signed, found)
    found = sorted(found, key=lambda placed: placed.start)[:MOST]
    return tuple(_whole(text, signed, placed) for placed in found)


def _whole(text: str, signed: str, placed: Placed) -> Placed:
    """Return a position; none where its list goes on with what is no man that is read."""
    if placed.position is None or "/" in text[placed.start : placed.end]:
        return placed
    found = _TAIL.match(signed, placed.end) or _TAIL_STRANGE.match(signed, placed.end)
    if found is None:
        return placed
    word = text[found.start("word") : found.end("word")]
    wrong = said("the list goes on with {word}, which is not understood", word=word)
    return Placed(placed.start, found.end(), None, note=wrong)


def _fens(text: str) -> Iterator[Placed]:
    for found in _FEN.finditer(text):
        if not any(map(str.isdigit, found[0])) and "K" not in found[0].upper():
            continue  # a path or an address
        try:
            position = parse_fen(found[0])
        except FenError as error:
            if re.search(r"[kK]", found[0]) and re.search(r"[1-8]", found[0]):
                yield Placed(found.start(), found.end(), None, note=sentence_of(error))
            continue
        yield Placed(found.start(), found.end(), position, found["rest"] is not None)


def _marked(text: str) -> Iterator[Placed]:
    for found in _MARKED.finditer(text):
        sides: dict[Colour, list[str]] = {}
        for word in re.split(r"[ \t,;\n]+", found[0]):
            sides.setdefault(_MARKS[word[0]], []).append(word[1:])
        if len(sides) == 1:
            if re.search(r"(?<!\w)[wsbn]K[a-h]", found[0]) is not None:
                yield Placed(found.start(), found.end(), None, note=_one_side())
            continue  # men that are spoken of
        german = re.search(r"(?<!\w)s[A-Z]", found[0]) is not None
        yield _placed(found.start(), found.end(), sides, ("de",) if german else (), german)


def _sided(text: str, taken: Sequence[Placed]) -> Iterator[Placed]:
    """Yield lists whose sides are named, by words or initials."""
    group: list[tuple[int, int, str, str]] = []  # start, end, head, men
    for head in _HEAD.finditer(text):
        run = _RUN.match(text, head.end())
        if run is None or _inside(head.start(), taken):
            continue
        name = (head["word"] or "").lower() or head["sign"]
        if group and not _goes_on(text, group, head.start(), name):
            yield _of_group(group)
            group = []
        group.append((head.start(), run.end(), name, run[0]))
    if group:
        yield _of_group(group)


def _goes_on(text: str, group: list[tuple[int, int, str, str]], start: int, name: str) -> bool:
    gap = text[group[-1][1] : start]
    if len(gap) > _WIDEST or _GAP.fullmatch(gap) is None or len(group) > 2:
        return False
    return all(name != other for _, _, other, _ in group)


def _of_group(group: list[tuple[int, int, str, str]]) -> Placed:
    start, end = group[0][0], group[-1][1]
    sides: dict[Colour, list[str]] = {}
    languages: set[str] | None = None
    initials = tuple(name.upper() for _, _, name, _ in group if name not in SIDES)
    if initials and initials[:2] not in INITIALS:
        return Placed(start, end, None, note=said("it is not certain which side is White"))
    for place, (_, _, name, men) in enumerate(group):
        if name in SIDES:
            colour, language = SIDES[name]
            known = {code for word, (_, code) in SIDES.items() if word == name} | {language}
            languages = known if languages is None else languages & known
        else:
            colour = (Colour.WHITE, Colour.BLACK, Colour.NEUTRAL)[min(place, 2)]
            languages = set(INITIALS[initials[:2]])
        sides.setdefault(colour, []).extend(_words(men))
    if len(sides) == 1:
        return Placed(start, end, None, note=_one_side())
    return _placed(start, end, sides, tuple(languages or ()), False)


def _one_side() -> Sentence:
    return said("the men of only one side stand here")


def _bare(text: str, taken: Sequence[Placed]) -> Iterator[Placed]:
    """Yield lists without names of sides: both have a king, a dash or a line end is between."""
    end = 0
    for found in _RUN.finditer(text):
        if found.start() < end or _inside(found.start(), taken):
            continue
        if _NUMBERED.search(text[max(0, found.start() - 8) : found.start()]):
            continue  # moves of a solution
        if STRANGE in text[text.rfind("\n", 0, found.start()) + 1 : found.start()]:
            continue  # the list began with what is not understood
        first, second, end = found[0], "", found.end()
        gap = _BETWEEN.match(text, end)
        if gap is not None and (other := _RUN.match(text, gap.end())) is not None:
            second, end = other[0], other.end()
        elif "\n" in first:
            first, _, second = first.partition("\n")
        one, two = _words(first), _words(second)
        if len(one) + len(two) < 3 or not two or _inside(end - 1, taken):
            continue
        placed = _placed(found.start(), end, {Colour.WHITE: one, Colour.BLACK: two}, (), False)
        if placed.position is None or not _has_kings(placed.position):
            continue
        yield Placed(
            placed.start,
            placed.end,
            placed.position,
            note=said("the sides are not named: White's men were taken to stand first"),
        )


def _has_kings(position: Position) -> bool:
    kings = [man.colour for _, man in position if man.kind is Kind.KING]
    return sorted(colour.value for colour in kings) == sorted(
        (Colour.WHITE.value, Colour.BLACK.value)
    )


def _inside(place: int, taken: Sequence[Placed]) -> bool:
    return any(each.start <= place < each.end for each in taken)


def _words(men: str) -> list[str]:
    """Return the men of a list one by one.

    A square without a letter is a pawn's; where pawns have their letter, or where it stands
    right behind a comma without a blank (`Td1,f1`), it belongs to the man before it. Behind a
    name it may be either: names of several men are often as that of one (`Grashüpfer d1, f1`).
    """
    found = [(token[1], token[2], men[: token.start()]) for token in _TOKEN.finditer(men)]
    lettered_pawns = any(code in ("P", "B", "П", "п") for code, _, _ in found if code)
    words, last = list[str](), ""
    for code, squares, before in found:
        joined = before.endswith(",")
        if code:
            last = code
        elif not joined and is_named(last):
            last = STRANGE
        elif not (last and (joined or (lettered_pawns and last in ("P", "B", "П", "п")))):
            last = ""
        words.append(f"{last}{squares}")
    return words


def _placed(
    start: int, end: int, sides: dict[Colour, list[str]], languages: Sequence[str], german: bool
) -> Placed:
    every = [word for side in sides.values() for word in side]
    words = [word for word in every if not is_named(word)]
    language = languages[0] if len(languages) == 1 else ""
    try:
        for word in every:
            if word.startswith(STRANGE):
                raise RecordError(
                    said(
                        "it is not certain whether {square} is a pawn or the man named before it",
                        square=squares_of(word)[:2],
                    )
                )
        if len(languages) > 1:
            language = _agreed(words, languages)
        letters = letters_of(words, german or language == "de", language)
        if letters is GERMAN and language not in ("", "de"):
            raise RecordError(said("the letters of the men are not those of the sides"))
        men = [man for side, list_ in sides.items() for man in _men(list_, side, letters)]
        return Placed(start, end, position_of(men))
    except RecordError as error:
        return Placed(start, end, None, note=sentence_of(error))


def _men(words: Sequence[str], side: Colour, letters: Letters) -> Iterator[tuple[Square, Man]]:
    for word in words:
        if is_named(word):
            yield from men_on(squares_of(word), Man.of(side, kind_named(word)))
        else:
            yield from men_of((word,), side, letters)


def _agreed(words: Sequence[str], languages: Sequence[str]) -> str:
    """Return one of several languages whose letters men have, where all mean the same men.

    Raises:
        RecordError: the men have the letters of none, or are others in one than in another.
    """
    codes = sorted({found[1] for word in words if (found := _TOKEN.fullmatch(word))} - {""})
    every = sorted(languages)
    fit = [each for each in every if all(code.upper() in LISTED[each] for code in codes)]
    fit = fit or [each for each in every if all(kind_lettered(c, LISTED[each]) for c in codes)]
    if not fit:
        raise RecordError(said("the letters of the men are not those of the sides"))
    for code in codes:
        if len({kind_lettered(code, LISTED[language]) for language in fit}) > 1:
            raise RecordError(
                said("{name} is another man in one language than in another", name=code)
            )
    return fit[0]
