# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts that the text of a solution is made of: numbers, moves, signs, words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from typing import Final

from composer.notation.effectreading import (
    SIGNS_FORM,
    effects_form,
    one_of,
    read_effects,
    read_signs,
)
from composer.notation.letters import BLACK_FIGURINES, FIGURINES, Letters
from composer.notation.moves import LONG_CASTLING, SHORT_CASTLING, MoveText
from composer.notation.words import BUT_WORDS, THREAT_WORDS, ZUGZWANG_WORDS
from composer.problem.consequences import COLOUR_SIGNS, EffectText
from composer.problem.men import ORTHODOX_KINDS, PROMOTIONS, Colour, Kind
from composer.problem.move import Mark
from composer.problem.squares import parse_square

_LONGEST: Final = 2_000_000  # characters; the longest printed solutions have some thousands
_MOST_MOVES: Final = 100
_MARKS: Final = {"+": Mark.CHECK, "†": Mark.CHECK, "#": Mark.MATE, "‡": Mark.MATE}


class ReadingError(ValueError):
    """A text that is no move or solution; the message says what was expected, and where.

    Attributes:
        line: the line, counted from 1.
        column: the character in the line, counted from 1.
    """

    def __init__(self, line: int, column: int, message: str) -> None:
        super().__init__(f"line {line}, column {column}: {message}")
        self.line = line
        self.column = column


class Part(Enum):
    """What a part of the text is."""

    NUMBER = auto()
    MOVE = auto()
    SIGN = auto()
    THREAT = auto()
    ZUGZWANG = auto()
    BUT = auto()
    COMMA = auto()
    CLOSE = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """One part of the text.

    Attributes:
        part: what it is.
        text: how it is written.
        line: where it stands, counted from 1.
        column: where it stands in the line, counted from 1.
        first: whether it is the first of its line.
        ply: for a number, the half-move it announces, 1 for the first move.
        move: for a move, what it says.
    """

    part: Part
    text: str
    line: int
    column: int
    first: bool
    ply: int = 0
    move: MoveText | None = None

    def fault(self, message: str) -> ReadingError:
        """Return an error that points to this part."""
        return ReadingError(self.line, self.column, message)


def tokens(text: str, letters: Letters, changing: bool = False) -> Iterator[Token]:
    """Yield the parts of a text; comments in braces and thematic letters, `[A]`, are passed over.

    Args:
        text: the text.
        letters: the letters of the men.
        changing: whether a man who moves may become another by a condition: `Qf4=S`.

    Raises:
        ReadingError: something in it is none of the known parts.
    """
    if len(text) > _LONGEST:
        raise ReadingError(1, 1, f"expected at most {_LONGEST} characters, got {len(text)}")
    pattern = _pattern(letters, changing)
    at, line, line_start, first = 0, 1, 0, True
    while at < len(text):
        found = pattern.match(text, at)
        column = at - line_start + 1
        if found is None:
            raise ReadingError(line, column, f"expected a move such as Qe4, got {_some(text, at)}")
        at = found.end()
        kind = found.lastgroup
        if kind in ("space", "comment", "newline"):
            breaks = found[0].count("\n")
            if breaks:
                line, line_start = line + breaks, found.start() + found[0].rindex("\n") + 1
                first = True
            continue
        yield _token(found, kind or "", letters, line, column, first)
        first = False


def read_move(text: str, letters: Letters, changing: bool = False) -> MoveText | None:
    """Read a move that is the whole text, or return None if it is none."""
    found = re.fullmatch(move_form(letters, changing), text)
    return None if found is None else move_found(found, letters)


def _token(
    found: re.Match[str], kind: str, letters: Letters, line: int, column: int, first: bool
) -> Token:
    text = found[0]
    if kind == "number":
        ply = _ply(text, line, column)
        return Token(Part.NUMBER, text, line, column, first, ply=ply)
    if kind == "move":
        return Token(Part.MOVE, text, line, column, first, move=move_found(found, letters))
    if kind == "word":
        return Token(_word(found, line, column), text, line, column, first)
    part = {
        "sign": Part.SIGN,
        "comma": Part.COMMA,
        "open": Part.THREAT,
        "close": Part.CLOSE,
    }[kind]
    return Token(part, text, line, column, first)


def _ply(text: str, line: int, column: int) -> int:
    digits = re.match(r"[0-9]+", text)
    number = int(digits[0]) if digits else 0
    if not 1 <= number <= _MOST_MOVES:
        raise ReadingError(
            line, column, f"expected a move number of 1 to {_MOST_MOVES}, got {number}"
        )
    defender = text.count(".") > 1 or "…" in text
    return 2 * number - (0 if defender else 1)


def _word(found: re.Match[str], line: int, column: int) -> Part:
    word = found[0].rstrip(".:").lower()
    if word in THREAT_WORDS:
        return Part.THREAT
    if word in ZUGZWANG_WORDS:
        return Part.ZUGZWANG
    if word in BUT_WORDS:
        return Part.BUT
    raise ReadingError(
        line, column, f"expected a move such as Qe4, got {_some(found.string, found.start())}"
    )


def _some(text: str, at: int) -> str:
    """Quote what stands at a place, up to the next space and not at length."""
    rest = text[at : at + 20].split()
    return repr(rest[0] if rest else text[at : at + 1])


def move_found(found: re.Match[str], letters: Letters) -> MoveText:
    """Return the move that `move_form` found."""
    marks = (found["mark"] or "") + (found["late_mark"] or "")
    mark = next((_MARKS[sign] for sign in marks if sign in _MARKS), Mark.NONE)
    if mark is Mark.NONE and "=" in marks:
        mark = Mark.STALEMATE
    if found["castling"]:
        long = found["castling"].count("-") == 2
        side = LONG_CASTLING if long else SHORT_CASTLING
        return MoveText(
            Kind.KING,
            None,
            castling=side,
            mark=mark,
            effects=_effects(found, letters),
            suffix=found["suffix"] or "",
            place=found.span(),
        )
    kinds = _kinds(letters)
    promotion = found["promotion"]
    kind = kinds[found["man"]] if found["man"] else Kind.PAWN
    file, rank = found["file"] or "", found["rank"] or ""
    exchanged = via = origin = None
    if found["exchange"]:
        exchanged = kinds[found["other"]] if found["other"] else Kind.PAWN
    if found["via"]:
        via = parse_square(found["via"])
    if file and rank and (exchanged is not None or via is not None):
        origin, file, rank = parse_square(file + rank), "", ""
    return MoveText(
        kind=kind,
        target=parse_square(found["target"]),
        file=file,
        rank=rank,
        capture=found["capture"] is not None,
        promotion=kinds[promotion] if promotion else None,
        en_passant=found["passing"] is not None,
        mark=mark,
        effects=_effects(found, letters),
        origin=origin,
        via=via,
        captured=parse_square(found["aside"]) if found["aside"] else None,
        exchanged=exchanged,
        suffix=found["suffix"] or "",
        place=found.span(),
        neutral=found["neutral"] is not None,
    )


def _effects(found: re.Match[str], letters: Letters) -> tuple[EffectText, ...]:
    signs, effects = found["signs"] or "", found["effects"] or ""
    if not signs and not effects:
        return ()
    return (*read_effects(effects, letters, _kinds(letters)), *read_signs(signs))


@cache
def _kinds(letters: Letters) -> dict[str, Kind]:
    """Return what each letter means; figurines and both knights are read in all languages."""
    known = dict(zip(letters.in_order(), ORTHODOX_KINDS, strict=True))
    for figurines in (FIGURINES.in_order(), BLACK_FIGURINES):
        known.update(zip(figurines, ORTHODOX_KINDS, strict=True))
    for kind in letters.others:
        known.setdefault(letters.letter(kind), kind)
    for knight in "NS":
        known.setdefault(knight, Kind.KNIGHT)
    return known


@cache
def move_form(letters: Letters, changing: bool = False) -> str:
    """Return the regular expression of a move, with groups that `move_found` reads."""
    kinds = _kinds(letters)
    men = one_of(kinds)
    neutral = f"[{COLOUR_SIGNS[2]}{letters.colour(Colour.NEUTRAL)}]"
    promoted = {*PROMOTIONS, *letters.others}
    promotions = one_of({letter: kind for letter, kind in kinds.items() if kind in promoted})
    return (
        r"(?:(?P<castling>[0Oo]-[0Oo](?:-[0Oo])?)"
        rf"|(?P<neutral>{neutral}(?={men}|[a-h]))?(?P<man>{men})?(?P<file>[a-h])?(?P<rank>[1-8])?"
        rf"(?:(?P<exchange><->)(?P<other>{men})?"
        r"|(?:-(?P<via>[a-h][1-8])(?=[-x:*×]))?(?:-|(?P<capture>[x:*×])))?"
        r"(?:(?P<aside>[a-h][1-8])-(?=[a-h]))?(?P<target>[a-h][1-8])"
        rf"(?P<signs>{SIGNS_FORM})"
        rf"(?(man)|(?:(?:=\(?{neutral}?|(?<=[18])\(?|\()(?P<promotion>{promotions})\)?)?))"
        rf"(?P<effects>{effects_form(letters, kinds, changing)})(?P<suffix>[AB](?!\w))?"
        r"(?:[ \t]*(?P<mark>\+{1,2}|[#‡†=]))?"
        r"(?P<passing>[ \t]*e\.?[ \t]?p(?:\.|\b))?"
        r"(?:[ \t]*(?P<late_mark>\+{1,2}|[#‡†=]))?(?!\w)"
    )


@cache
def _pattern(letters: Letters, changing: bool) -> re.Pattern[str]:
    return re.compile(
        r"(?P<newline>\r?\n)|(?P<space>[^\S\n]+)|(?P<comment>\{[^{}]*\}|\[[A-Za-z]{1,2}\])"
        r"|(?P<number>[0-9]{1,4}[ \t]*(?:…|\.(?:[ \t]*\.)*))"
        rf"|(?P<move>{move_form(letters, changing)})"
        r"|(?P<word>[^\W\d_]+[.:]?)|(?P<sign>[!?]+)|(?P<comma>[,/;])"
        r"|(?P<open>[(\[])|(?P<close>[)\]])"
    )
