# SPDX-License-Identifier: GPL-3.0-or-later
"""The values of a query's terms, read from their text and written back.

Every reader takes what stands after the field and returns a value, or raises `Misread` with
what is wrong; the place is added by `composer.library.query.parser`.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from typing import Final

from composer.library.index.awards import COMMENDATION, MENTION, OTHER, PRIZE, award
from composer.library.index.indexing import folded
from composer.library.query.days import is_day
from composer.library.query.ends import EndSought, parse_end
from composer.library.query.fields import words_of
from composer.library.query.pattern import Pattern, PatternError, parse_pattern
from composer.library.query.terms import (
    Award,
    Choice,
    Days,
    Force,
    KeyMove,
    Model,
    Numbers,
    Published,
    QueryFault,
    SideForce,
    Squares,
    Task,
    Text,
    ThemeValue,
    Value,
    ValueShape,
)
from composer.library.query.vocabulary import (
    FEATURES,
    LEGALITIES,
    NO_TASK_WORDS,
    OTHER_WORDS,
    STATES,
    STATUSES,
    ZONES,
    theme_words,
)
from composer.notation.studies.gbr import parse_gbr
from composer.problem.credits import date_fault
from composer.problem.fen import FenError, fen, parse_fen
from composer.problem.squares import SQUARES, file_of, parse_square, rank_of
from composer.problem.stipulations.proofgametext import (
    EXACT_SIGN,
    SHORTEST_SIGN,
    written_proof_game,
)
from composer.problem.stipulations.signtext import AFTER

MOST_DIGITS: Final = 9


class Misread(Exception):  # noqa: N818 - turned into a `QueryError`, which says where
    """A value that cannot be read.

    Attributes:
        fault: what is wrong.
        found: what stands there.
        meant: what may have been meant.
        start: the place within the value.
    """

    def __init__(self, fault: QueryFault, found: str, meant: str = "", start: int = 0) -> None:
        self.fault, self.found, self.meant, self.start = fault, found, meant, start
        super().__init__(found)


def read_value(shape: ValueShape, text: str, sign: str = ":", quoted: bool = False) -> Value:
    """Read what stands after a field.

    Args:
        sign: `:`, `=`, `<`, `<=`, `>` or `>=`; only numbers and days can be compared. After
            `=` a text is all that stands there, and a theme is shown in full.
        quoted: whether it stood in quotation marks.

    Raises:
        Misread: it is no value of this shape.
    """
    if shape is ValueShape.TEXT:
        return Text(text, quoted, sign == "=")
    if shape in _COMPARED:
        return _COMPARED[shape](text, sign)
    if shape is ValueShape.THEME:
        return _theme(text.strip(), sign == "=")
    return _READERS[shape](text.strip())


def can_compare(shape: ValueShape) -> bool:
    """Return whether a shape's values can stand after `<`, `<=`, `>` and `>=`."""
    return shape in _COMPARED


def close_to(text: str, words: list[str]) -> str:
    """Return the word that was probably meant, or nothing."""
    near = difflib.get_close_matches(text, words, 1, 0.6)
    return near[0] if near else ""


_NUMBER: Final = re.compile(rf"\d{{1,{MOST_DIGITS}}}", re.ASCII)
_HALF: Final = re.compile(r"(\d{1,3})(?:[.,]([05])|(½))?|(½)", re.ASCII)
_PARTS: Final = re.compile(r"(?P<low>[^.…–-]*)\s*(?:\.\.+|…|–|-)\s*(?P<high>[^.…–-]*)")
_HALF_PARTS: Final = re.compile(r"(?P<low>[\d.,½]*?)\s*(?:\.\.+|…|–|-)\s*(?P<high>[\d.,½]*)")
_OF_YEAR: Final = re.compile(r"(\d{4})\s*[-–/.]\s*(\d{1,3})(?:\s*[-–/.]\s*(\d{1,2}))?", re.ASCII)
_YEAR: Final = re.compile(r"\d{1,4}|\d{1,3}\?{1,3}", re.ASCII)


def _numbers(text: str, sign: str) -> Numbers:
    return _range(text, sign, _whole, QueryFault.NUMBER, _PARTS, 1)


def _halves(text: str, sign: str) -> Numbers:
    return _range(text, sign, _half, QueryFault.NUMBER, _HALF_PARTS, 0.5)


def _years(text: str, sign: str) -> Numbers | Published:
    within = _OF_YEAR.fullmatch(text.strip())
    if within is not None:  # never the years from 1925 to 2 or 1902
        date = "-".join(f"{int(group):02}" for group in within.groups() if group)
        if sign not in (":", "="):
            raise Misread(QueryFault.WITHIN_YEAR, sign + text)
        if date_fault(date) is not None:
            raise Misread(QueryFault.WITHIN_YEAR, text)
        return Published(date)
    return _range(text, sign, _year, QueryFault.YEAR, _PARTS, 1)


Ends = tuple[float, float]


def _range(
    text: str,
    sign: str,
    read: Callable[[str], Ends | None],
    fault: QueryFault,
    parts: re.Pattern[str],
    step: float,
) -> Numbers:
    """Read one number, a range or what stands after a sign of comparison."""
    text = text.strip()
    one = read(text)
    if one is not None:
        found = _compared(one, sign, step)
        for end in (found.low, found.high):
            if end is not None and read(f"{end:.10g}") is None:
                raise Misread(fault, sign + text)  # men<0, or beyond what can be written
        return found
    ends = parts.fullmatch(text)
    if ends is None or sign not in (":", "="):
        raise Misread(fault, text)
    low, high = ends["low"].strip(), ends["high"].strip()
    first, last = read(low) if low else None, read(high) if high else None
    if (low and first is None) or (high and last is None) or not (first or last):
        raise Misread(fault, text)
    if first is not None and last is not None:
        return Numbers(min(first[0], last[0]), max(first[1], last[1]))
    return Numbers(None if first is None else first[0], None if last is None else last[1])


def _compared(ends: Ends, sign: str, step: float) -> Numbers:
    low, high = ends
    match sign:
        case "<":
            return Numbers(None, low - step)
        case "<=":
            return Numbers(None, high)
        case ">":
            return Numbers(high + step, None)
        case ">=":
            return Numbers(low, None)
    return Numbers(low, high)


def _whole(text: str) -> Ends | None:
    return (int(text), int(text)) if _NUMBER.fullmatch(text) else None


def _half(text: str) -> Ends | None:
    found = _HALF.fullmatch(text)
    if found is None:
        return None
    moves = int(found[1] or 0) + (0.5 if found[2] == "5" or found[3] or found[4] else 0)
    return moves, moves


def _year(text: str) -> Ends | None:
    if _YEAR.fullmatch(text) is None or len(text) > 4:
        return None
    return int(text.replace("?", "0")), int(text.replace("?", "9"))


def _theme(text: str, full: bool) -> ThemeValue:
    perhaps = text.startswith("~")
    name = text[1:].strip() if perhaps else text
    words = theme_words()
    wanted = _plain(name)
    exact = [words[wanted]] if wanted in words else []
    begun = exact or _begun(wanted, words)
    if not begun or not wanted:
        raise Misread(QueryFault.THEME_MEANT, name, close_to(wanted, list(words)))
    return ThemeValue(text, tuple(dict.fromkeys(begun)), perhaps, full and not perhaps)


def _begun(wanted: str, words: dict[str, str]) -> list[str]:
    """Return the ids of the themes of whose names a word, or all, begins so."""
    wanted = wanted.removesuffix("*").rstrip()
    return [id for name, id in words.items() if name.startswith(wanted) or f" {wanted}" in name]


def _plain(text: str) -> str:
    """Return a name as it is compared: no capitals, accents, hyphens and underlines."""
    return " ".join(re.sub(r"[_\-]", " ", folded(text)).split())


def _feature(text: str) -> Choice | ThemeValue:
    """Read a feature; the name of a theme will do as well."""
    try:
        return Choice(_word_of(text, "features", FEATURES, QueryFault.FEATURE_MEANT))
    except Misread:
        theme = theme_words().get(_plain(text))
        if theme is None:
            raise
        return ThemeValue(text, (theme,))


def _state(text: str) -> Choice:
    return Choice(_word_of(text, "states", STATES, QueryFault.STATE_MEANT))


def _legality(text: str) -> Choice:
    wanted = _plain(text).replace(" ", "-")
    word = words_of("legality").get(wanted, wanted)
    if word not in LEGALITIES:
        raise Misread(QueryFault.LEGALITY, text)
    return Choice(word)


def _status(text: str) -> Choice:
    wanted = _plain(text).replace(" ", "-").removesuffix("?")
    word = words_of("statuses").get(wanted, wanted)
    if word in STATUSES:
        return Choice(word)
    meant = close_to(wanted, [*STATUSES, *words_of("statuses")])
    raise Misread(QueryFault.STATUS_MEANT if meant else QueryFault.STATUS, text, meant)


def _word_of(text: str, kind: str, words: tuple[str, ...], fault: QueryFault) -> str:
    wanted = _plain(text).replace(" ", "-")
    for meant in (OTHER_WORDS.get(wanted, wanted), wanted, wanted.removesuffix("s")):
        if meant in words:
            return meant
    elsewhere = words_of(kind).get(wanted)
    if elsewhere is not None:
        return elsewhere
    others = [word for word, meant in OTHER_WORDS.items() if meant in words]
    raise Misread(fault, text, close_to(wanted, [*words, *others]))


def _squares(text: str) -> Squares:
    wanted = _plain(text).replace(" ", "-")
    if wanted in ZONES:
        return Squares(wanted, ZONES[wanted])
    if re.fullmatch(r"[a-h]", wanted):
        return Squares(wanted, sum(1 << s for s in SQUARES if "abcdefgh"[file_of(s)] == wanted))
    if re.fullmatch(r"[1-8]", wanted):
        return Squares(wanted, sum(1 << s for s in SQUARES if rank_of(s) + 1 == int(wanted)))
    corners = wanted.split("-")
    try:
        ends = [parse_square(corner) for corner in corners]
    except ValueError:
        raise Misread(QueryFault.SQUARES, text) from None
    if len(ends) > 2:
        raise Misread(QueryFault.SQUARES, text)
    files, ranks = sorted(map(file_of, ends)), sorted(map(rank_of, ends))
    mask = sum(
        1 << s
        for s in SQUARES
        if files[0] <= file_of(s) <= files[-1] and ranks[0] <= rank_of(s) <= ranks[-1]
    )
    return Squares(wanted, mask)


_SIDE: Final = re.compile(r"K?(?P<officers>[QRBNS]*)(?:(?P<pawn>P)(?P<count>\d)?)?(?P<more>\+)?")
_OFFICERS: Final = "QRBN"


def _force(text: str) -> Force:
    code = parse_gbr(text)
    if code is not None:
        white, black, pawns = code
        counts = (None, None) if pawns is None else pawns
        return Force(SideForce(white, counts[0]), SideForce(black, counts[1]))
    plain = re.sub(r"\s+(?:v|vs\.?|versus|against|gegen|contro)\s+", "-", text)
    plain = re.sub(r"\s", "", plain).upper()
    plain = re.sub(r"\+(?=[KQRBNSP])", "", plain)  # R+N is RN
    white, dash, black = plain.partition("-")
    force = Force(_side(white, text), _side(black, text) if dash else None)
    if force.white is None and force.black is None:
        raise Misread(QueryFault.FORCE, text)
    return force


def _side(text: str, whole: str) -> SideForce | None:
    if text == "*":
        return None
    found = _SIDE.fullmatch(text)
    if found is None:
        raise Misread(QueryFault.FORCE, whole)
    letters = found["officers"].replace("S", "N")
    officers = "".join(sorted(letters, key=_OFFICERS.index))
    pawns = None if found["pawn"] is None else int(found["count"] or 1)
    return SideForce(officers, pawns, found["more"] is not None)


_KEY: Final = re.compile(
    r"(?P<man>[KQRBNPS])?(?P<from>[a-h]?[1-8]?)[x:\-–]?(?P<target>[a-h][1-8])"
    r"(?:=?(?P<promotion>[QRBNSqrbns]))?[+#!?]*"
)
_ANY_KEY: Final = re.compile(r"(?P<man>[KQRBNPS*])?\*?(?P<target>[a-h][1-8])?")


def _key(text: str) -> KeyMove:
    wanted = re.sub(r"^1\s*\.\s*", "", text)
    castling = wanted.upper().replace("0", "O").rstrip("+#!?")
    if castling in ("O-O", "O-O-O"):
        return KeyMove(castling=castling)
    found = _KEY.fullmatch(wanted)
    if found is not None:
        origin = found["from"] if len(found["from"]) == 2 else ""
        man = _knight(found["man"] or ("" if origin else "P"))
        return KeyMove(
            man, origin, found["target"], "", _knight((found["promotion"] or "").upper())
        )
    some = _ANY_KEY.fullmatch(wanted)
    if some is None or wanted in ("", "*", "**"):
        raise Misread(QueryFault.KEY, text)
    man = some["man"] or ""
    return KeyMove("" if man == "*" else _knight(man), "", some["target"] or "")


def _knight(letter: str) -> str:
    return "N" if letter == "S" else letter


_PLACE: Final = re.compile(r"(\d{1,2})(?:st|nd|rd|th|\.|º|ª|°)?", re.ASCII)
_GROUPS: Final = {PRIZE: "prize", MENTION: "hm", COMMENDATION: "comm", OTHER: "other"}


def _award(text: str) -> Award:
    plain = folded(text).replace("-", " ").strip()
    if plain == "any":
        return Award()
    only_place = _PLACE.fullmatch(plain)
    if only_place is not None and int(only_place[1]):
        return Award("", int(only_place[1]))
    rank = award(plain)
    if rank is None or (rank >= OTHER and "other" not in plain):
        raise Misread(QueryFault.AWARD, text)
    return Award(_GROUPS[rank // 100 * 100], rank % 100 or None)


_TASK: Final = re.compile(
    r"(?P<genre>(?P<after>after\s*)?(?:exact-)?(?:ser-)?(?:semi-r|hs|hr|h|s|r)?[#=])"
    r"(?:(?P<moves>\d{1,3})(?P<half>[.,]5|½)?)?",
    re.ASCII | re.IGNORECASE,
)


_TASK_BEHIND: Final = re.compile(  # as Germans and Italians write it
    r"(?P<genre>(?:exact-)?(?:ser-)?(?:semi-r|hs|hr|h|s|r)?)(?P<moves>\d{1,3})(?P<half>[.,]5|½)?(?P<goal>#)",
    re.ASCII | re.IGNORECASE,
)


def task_of(text: str) -> Task | None:
    """Return the stipulation, or the kind of stipulation, that a text is; None for other text.

    The goal may stand behind the number: `2#` is `#2`. A proof game needs its number: `PG` alone
    may be anybody's initials.
    """
    game = written_proof_game(text)
    if game is not None and not game.rest and game.start is None:
        return Task(SHORTEST_SIGN if game.shortest else EXACT_SIGN, game.halfmoves / 2)
    behind = _TASK_BEHIND.fullmatch(text)
    if behind is not None:
        text = behind["genre"] + behind["goal"] + behind["moves"] + (behind["half"] or "")
    found = _TASK.fullmatch(text)
    if found is None:
        return None
    moves = None if found["moves"] is None else int(found["moves"]) + (0.5 if found["half"] else 0)
    genre = found["genre"].lower()
    if found["after"]:
        genre = f"{AFTER} {genre.removeprefix(found['after'].lower())}"
    return Task(genre, moves)


def _task(text: str) -> Task:
    words = " ".join(text.split())
    if not words:
        raise Misread(QueryFault.TASK, text)
    if folded(words) in NO_TASK_WORDS:
        return Task(none=True)
    if words.upper() in (EXACT_SIGN, SHORTEST_SIGN):
        return Task(words.upper())
    return task_of(re.sub(r"\s+", "", text)) or task_of(words) or Task(words=words)


_AT: Final = re.compile(r"(?P<model>.*?)(?:\s*@\s*(?P<least>\d{1,3})\s*%?)?", re.ASCII | re.DOTALL)


def _model(text: str) -> Model:
    """Read the number of a problem or a FEN, and how much others must be like it."""
    found = _AT.fullmatch(text)
    model, least = ("", None) if found is None else (found["model"].strip(), found["least"])
    per_cent = int(least or 0)
    if per_cent > 100:
        raise Misread(QueryFault.LIKE, text)
    if _NUMBER.fullmatch(model):
        return Model(int(model), "", per_cent)
    try:
        return Model(None, fen(parse_fen(model)), per_cent)
    except FenError:
        raise Misread(QueryFault.LIKE, text) from None


def _pattern(text: str) -> Pattern:
    try:
        return parse_pattern(text)
    except PatternError as error:
        raise Misread(QueryFault.PATTERN, error.found, start=error.start) from error


def _end(text: str) -> EndSought:
    try:
        return parse_end(text)
    except PatternError as error:
        raise Misread(QueryFault.END, error.found, start=error.start) from error


def _days(text: str, sign: str) -> Days:
    text = text.strip().lower()
    low, dots, high = text.partition("..")
    if not dots:
        low = high = text
    low, high = low.strip(), high.strip()
    if not (low or high) or not all(is_day(day) for day in (low, high) if day):
        raise Misread(QueryFault.DAYS, text)
    if sign in (":", "="):
        return Days(low, high)
    if dots:
        raise Misread(QueryFault.DAYS, text)
    match sign:
        case "<":
            return Days("", f"<{low}")
        case "<=":
            return Days("", low)
        case ">":
            return Days(f">{low}", "")
    return Days(low, "")


_COMPARED: Final[dict[ValueShape, Callable[[str, str], Value]]] = {
    ValueShape.NUMBER: _numbers,
    ValueShape.HALVES: _halves,
    ValueShape.YEAR: _years,
    ValueShape.DAYS: _days,
}
_READERS: Final[dict[ValueShape, Callable[[str], Value]]] = {
    ValueShape.FEATURE: _feature,
    ValueShape.STATE: _state,
    ValueShape.LEGALITY: _legality,
    ValueShape.STATUS: _status,
    ValueShape.SQUARES: _squares,
    ValueShape.FORCE: _force,
    ValueShape.KEY: _key,
    ValueShape.AWARD: _award,
    ValueShape.TASK: _task,
    ValueShape.PATTERN: _pattern,
    ValueShape.END: _end,
    ValueShape.LIKE: _model,
}
