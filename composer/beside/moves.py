# SPDX-License-Identifier: GPL-3.0-or-later
"""Popeye's moves as values: what `Ne2*c3[+bPc7]` says is done to the board, and the text kept.

Nothing is worked out here: where the men go is as Popeye says. A move that says something that
is not understood is refused, so that no line is shown on the board otherwise than it was meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from functools import cache
from types import MappingProxyType
from typing import Final

from composer.geometry.geometry import CHESSBOARD
from composer.problem.attacks import movement_of
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Changes, Mark, Move, WrittenMove
from composer.problem.position import Board, Castling
from composer.problem.squares import Square, file_of, parse_square, rank_of, square_name
from composer.rules.arrivals import arrivals
from composer.rules.kinds import FAIRY_KINDS
from composer.rules.trails import trails
from composer.said.sentence import said
from composer.solver.conditions.condition import CHAMELEON, HURDLE_COLOUR, VOLAGE
from composer.solver.popeyemoves import QUALITY_LETTERS, popeye_text


def with_board_apart(text: str) -> str:
    """Part the board of Alice chess from what a pawn becomes: `=RB` is a rook there, on board B."""
    return _PROMOTED_TO_BOARD.sub(r"\1/", text)


class Unread(ValueError):  # noqa: N818 - it says what became of a text
    """Something that Popeye printed cannot be read; the sentence says what."""


_SQ: Final = "[a-h][1-8]"
_MAN: Final = r"(?:[a-z]{0,6}?(?:[A-Z][A-Z0-9]?|[0-9]{2}))"
MOVE: Final = (
    rf"(?:\[{_SQ}={_MAN}\])?"
    r"(?:0-0-0|0-0"
    rf"|{_MAN}?{_SQ}<->{_MAN}?{_SQ}"
    rf"|{_MAN}?{_SQ}(?:[-*]{_SQ})+(?: ep\.)?(?:={_MAN})?(?:=(?:c|hcc)(?![a-z]))?(?:=[wbn]h?)?[AB]?)"
    rf"(?:/[wbn]{_MAN}{_SQ}-{_SQ})?"
    r"(?:\[[^\]\[\n]{1,40}\])*"
)
"""What a move looks like, as a regular expression without groups."""

_PLAIN: Final = re.compile(
    rf"(?P<man>{_MAN})?(?P<origin>{_SQ})(?P<legs>(?:[-*]{_SQ})+)(?P<ep> ep\.)?"
    rf"(?:=(?P<becomes>{_MAN}))?(?:=(?P<made_so>c|hcc)(?![a-z]))?(?:=(?P<colour>[wbn])h?)?/?(?P<board>[AB])?(?P<effects>\[.*)?"
)
_PROMOTED_TO_BOARD: Final = re.compile(r"(?<==)([a-z]*[A-Z][A-Z0-9]?)(?=[AB](?:\[|$))")
_CASTLES: Final = re.compile(r"(?P<wing>0-0-0|0-0)(?P<effects>\[.*)?")
_EXCHANGES: Final = re.compile(
    rf"(?P<man>{_MAN})?(?P<a>{_SQ})<->(?P<other>{_MAN})?(?P<b>{_SQ})(?P<effects>\[.*)?"
)
_LEG: Final = re.compile(rf"([-*])({_SQ})")
_EFFECT: Final = re.compile(r"\[([^\]]*)\]")
_COLOURS: Final = {"w": Colour.WHITE, "b": Colour.BLACK, "n": Colour.NEUTRAL}
_APPEARS: Final = re.compile(rf"\+([wbn])({_MAN})?({_SQ})(?:=({_MAN}))?(?:=([wbn]))?")
_VANISHES: Final = re.compile(rf"-(?:[wbn]?{_MAN})?({_SQ})")
_GOES: Final = re.compile(rf"(?:[wbn]?{_MAN})?({_SQ})->({_MAN})?({_SQ})(?:=({_MAN}))?(?:=([wbn]))?")
_SWAP: Final = re.compile(rf"(?:[wbn]?{_MAN})?({_SQ})<->(?:[wbn]?{_MAN})?({_SQ})")
_TURNS: Final = re.compile(rf"({_SQ})=([wbn])")
_BECOMES: Final = re.compile(rf"({_SQ})=({_MAN})")
_PARTNER: Final = re.compile(rf"/([wbn]{_MAN}{_SQ})-({_SQ})")  # in Castling chess
_NAMED: Final = re.compile(rf"\[({_SQ})=({_MAN})\]")  # a man who becomes another before a move
_NO_MAN: Final = re.compile(rf"I({_SQ})(?:,?I?{_SQ})*")  # an imitator, which is nobody's man
_MADE_SO: Final = MappingProxyType({"c": CHAMELEON, "hcc": HURDLE_COLOUR})
_QUALITY: Final = re.compile("|".join(sorted(set(QUALITY_LETTERS.values()), key=len, reverse=True)))

Men = Mapping[Square, Man]


def read_move(
    text: str, men: Men, side: Colour, mark: Mark, *, by_reach: bool
) -> tuple[Move, dict[Square, Man]]:
    """Return the move of a text, and the men after it.

    Args:
        text: the move as Popeye writes it, without the signs behind it.
        men: the men before it.
        side: who makes it, where the board does not say whose man it is.
        mark: what it does to the other king.
        by_reach: whether men go as their kind does, so that only those who reach the target must be
            told apart; where a condition may make them go otherwise, all of a kind are.

    Raises:
        Unread: the text says something that is not understood.
    """
    whole = text
    text = _PARTNER.sub(r"[\1->\2]", text)
    named = _NAMED.match(text)
    if named is not None:
        _take_effect(named[0][1:-1], men := dict(men), text)
    castles = _CASTLES.fullmatch(rest := text[named.end() :] if named else text)
    if castles is not None:
        move = _castling(castles["wing"], side, mark)
        effects = castles["effects"]
    elif (swaps := _EXCHANGES.fullmatch(rest)) is not None:
        move = _exchange(swaps, men, side, mark)
        effects = swaps["effects"]
    elif (plain := _PLAIN.fullmatch(rest)) is not None:
        move = _plain(plain, men, side, mark)
        effects = plain["effects"]
    else:
        raise Unread(said("{text} is no move that is understood", text=repr(text[:60])))
    after = _done(men, move.changes)
    before_effects = dict(after)
    for effect in _EFFECT.findall(effects or ""):
        where = square_name(move.target) if effect.startswith("=") else ""  # who moved, in Anda
        _take_effect(where + effect, after, text)
    touched = {square for square, _ in move.changes} | {
        square
        for square in {*before_effects, *after}
        if before_effects.get(square) is not after.get(square)
    }
    lead = [square for square in (move.origin, move.target) if square in touched]
    order = dict.fromkeys([*lead, *sorted(touched)])
    changes = tuple((square, after.get(square)) for square in order)
    move = replace(move, changes=changes, disambiguation=_told_apart(move, men, by_reach=by_reach))
    if named is not None:
        move = replace(move, named=(parse_square(named[1]), _kind(named[2])))
    # with the board of Alice chess where it was
    written = whole if whole != text else text.replace("/", "")
    if popeye_text(move) != written:
        values = {field.name: getattr(move, field.name) for field in fields(move)}
        move = WrittenMove(**values, written=written)
    return move, after


def _done(men: Men, changes: Changes) -> dict[Square, Man]:
    after = dict(men)
    for square, man in changes:
        if man is None:
            after.pop(square, None)
        else:
            after[square] = man
    return after


def _castling(wing: str, side: Colour, mark: Mark) -> Move:
    which = next(
        castling
        for castling in Castling
        if castling.colour is side and castling.is_short is (wing == "0-0")
    )
    king, rook = which.king_square, which.rook_square
    step = 1 if which.is_short else -1
    royal = Man.of(side, Kind.KING)
    changes: Changes = (
        (king, None),
        (king + 2 * step, royal),
        *sorted(((king + step, Man.of(side, Kind.ROOK)), (rook, None)), key=lambda pair: pair[0]),
    )
    return Move(royal, king, king + 2 * step, changes, castling=which, mark=mark)


def _exchange(found: re.Match[str], men: Men, side: Colour, mark: Mark) -> Move:
    a, b = parse_square(found["a"]), parse_square(found["b"])
    man = _mover(found["man"], men.get(a), side, men)
    other = _mover(found["other"], men.get(b), side, men)
    return Move(man, a, b, ((a, other), (b, man)), mark=mark)


def _plain(found: re.Match[str], men: Men, side: Colour, mark: Mark) -> Move:
    origin = parse_square(found["origin"])
    man = _mover(found["man"], men.get(origin), side, men)
    changes: dict[Square, Man | None] = {origin: None}
    capture: Kind | None = None
    target = origin
    for sign, name in _LEG.findall(found["legs"]):
        target = parse_square(name)
        victim = men.get(target)
        if sign == "*" and not found["ep"]:
            if victim is None:
                raise Unread(
                    said("{text}: nothing stands on {square}", text=found[0][:60], square=name)
                )
            capture = victim.kind
            changes[target] = None
    if found["ep"]:
        beside = target - 8 if rank_of(target) > rank_of(origin) else target + 8
        capture = Kind.PAWN
        changes[beside] = None
    becomes = None if found["becomes"] is None else _kind(found["becomes"])
    settled = man
    if becomes is not None:
        settled = Man.of(man.colour, becomes, _qualities(found["becomes"], (man,)))
    if found["made_so"] is not None:
        settled = settled.with_qualities({*settled.qualities, _MADE_SO[found["made_so"]]})
    if found["colour"] is not None:
        left = settled.qualities - {VOLAGE}  # he has changed
        settled = Man.of(_COLOURS[found["colour"]], settled.kind, left)
    changes[target] = settled
    order = [
        origin,
        target,
        *sorted(change for change in changes if change not in (origin, target)),
    ]
    return Move(
        man=man,
        origin=origin,
        target=target,
        changes=tuple((square, changes[square]) for square in dict.fromkeys(order)),
        capture=capture,
        promotion=becomes,
        en_passant=bool(found["ep"]),
        passed=_passed(man, origin, target),
        mark=mark,
    )


def _passed(man: Man, origin: Square, target: Square) -> Square | None:
    if man.kind is Kind.PAWN and target - origin in (16, -16):
        return (origin + target) // 2
    return None


def _mover(code: str | None, standing: Man | None, side: Colour, men: Men) -> Man:
    """Return the man who moves: the one who stands there, if he is what the text says.

    He is of the side that moves, or neutral: some conditions let men change sides without a word.
    """
    kind = Kind.PAWN if code is None else _kind(code)
    if standing is not None and standing.kind is kind:
        if standing.colour in (side, Colour.NEUTRAL):
            return standing
        return standing.recoloured()  # by a condition of which Popeye does not speak
    colour = Colour.NEUTRAL if code is not None and code.startswith("n") else side
    return Man.of(colour, kind, _qualities(code or "", men.values()))


def _take_effect(text: str, men: dict[Square, Man], move: str) -> None:
    """Apply what stands in brackets behind a move."""
    if (found := _APPEARS.fullmatch(text)) is not None:
        colour = _COLOURS[found[5] or found[1]]
        code = found[4] or found[2] or "P"
        special = _qualities(code, men.values())
        men[parse_square(found[3])] = Man.of(colour, _kind(code), special)
    elif (found := _VANISHES.fullmatch(text)) is not None:
        men.pop(parse_square(found[1]), None)
    elif (found := _SWAP.fullmatch(text)) is not None:
        a, b = parse_square(found[1]), parse_square(found[2])
        first, second = men.pop(a, None), men.pop(b, None)
        men.update({b: first} if first is not None else {})
        men.update({a: second} if second is not None else {})
    elif (found := _GOES.fullmatch(text)) is not None:
        man = men.pop(parse_square(found[1]), None)
        if man is None:
            raise Unread(said("{text}: nothing stands on {square}", text=move, square=found[1]))
        for code in (found[2], found[4]):
            if code is not None:
                man = Man.of(man.colour, _kind(code), _qualities(code, (man,)))
        if found[5] is not None:
            man = Man.of(_COLOURS[found[5]], man.kind, man.qualities)
        men[parse_square(found[3])] = man
    elif (found := _TURNS.fullmatch(text)) is not None or (
        found := _BECOMES.fullmatch(text)
    ) is not None:
        square = parse_square(found[1])
        man = men.get(square)
        if man is None:
            raise Unread(said("{text}: nothing stands on {square}", text=move, square=found[1]))
        if found[2] in _COLOURS:
            men[square] = Man.of(_COLOURS[found[2]], man.kind, man.qualities)
        else:
            men[square] = Man.of(man.colour, _kind(found[2]), _qualities(found[2], (man,)))
    elif _NO_MAN.fullmatch(text) is None:
        raise Unread(said("{text}: what [{effect}] does is not known", text=move, effect=text))


def _kind(code: str) -> Kind:
    """Return the kind of Popeye's letters, with or without small ones before them.

    Raises:
        Unread: it is no kind that is known.
    """
    found = _kinds().get(code.lstrip("abcdefghijklmnopqrstuvwxyz"))
    if found is None:
        raise Unread(said("{code} is no man that is known here", code=code))
    return found


@cache
def _kinds() -> Mapping[str, Kind]:
    orthodox = zip("PSBRQK", (Kind(number) for number in range(1, 7)), strict=True)
    fairy = {row.code.upper(): Kind.of(row.id) for row in FAIRY_KINDS}
    return MappingProxyType(fairy | dict(orthodox))


def _qualities(code: str, men: Iterable[Man]) -> frozenset[str]:
    """Return what small letters before a man say.

    A letter of several qualities is that which men of his kind have, else any of these men.
    """
    small = code.rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    if not small:
        return frozenset()
    standing, kind = tuple(men), _kinds().get(code[len(small) :] or "P")
    known = [quality for man in standing if man.kind is kind for quality in man.qualities]
    known += [quality for man in standing for quality in man.qualities]
    found = set[str]()
    for sign in _QUALITY.findall(small):
        meant = [quality for quality, letters in QUALITY_LETTERS.items() if letters == sign]
        found.add(next((each for each in known if each in meant and each not in found), meant[0]))
    return frozenset(found)


def _told_apart(move: Move, men: Men, *, by_reach: bool) -> str:
    """Return what tells a man apart from others just like him that might go there as well."""
    if move.castling is not None or move.man.kind is Kind.PAWN:
        return ""
    rivals = [square for square, man in men.items() if man is move.man and square != move.origin]
    if rivals and by_reach:
        board = tuple(men.get(square) for square in range(64))
        upwards = move.man.colour is not Colour.BLACK
        rivals = [
            square for square in rivals if _reaches(board, square, move.man, move.target, upwards)
        ]
    if not rivals:
        return ""
    name = square_name(move.origin)
    if all(file_of(rival) != file_of(move.origin) for rival in rivals):
        return name[0]
    if all(rank_of(rival) != rank_of(move.origin) for rival in rivals):
        return name[1]
    return name


def _reaches(board: Board, origin: Square, man: Man, target: Square, upwards: bool) -> bool:
    """Tell whether a man may go or capture to a square as his kind does."""
    return any(
        arrival.target == target
        for trail in trails(movement_of(man.kind), CHESSBOARD, origin, upwards)
        for arrival in arrivals(board, trail)
    )
