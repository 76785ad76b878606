# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a right is there or not, in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from composer.problem.men import Colour
from composer.problem.named import side_name
from composer.problem.position import Castling, Position
from composer.problem.squares import Square, square_name
from composer.retro.legality.judging import judge
from composer.retro.rights.search import BackSearch, Cells, SpentError, Supposed, cells_of, side_of
from composer.retro.rights.values import Back, RightsPart
from composer.said.sentence import InWords, Notation, Sentence, Template, counted, joined, said

_LETTERS: Final = {1: "", 2: "N", 3: "B", 4: "R", 5: "Q", 6: "K"}
_NAMED = 4  # last moves named in a sentence
_MOST = 1000  # positions looked at to word a reason


def castling_words(right: Castling) -> Sentence:
    """Return a castling as it is named: `White's castling short`."""
    if right.colour is Colour.WHITE:
        if right.is_short:
            return said("White's castling on the king's side")
        return said("White's castling on the queen's side")
    if right.is_short:
        return said("Black's castling on the king's side")
    return said("Black's castling on the queen's side")


def allowed_words(right: Castling) -> Sentence:
    """Return why castling is allowed: nothing disproves it."""
    del right
    return said("allowed: nothing proves that king or rook has moved")


def impossible_words() -> Sentence:
    """Return why nothing follows from a position that cannot arise."""
    return said("no game leads to this position, so nothing is proved of its rights")


def excluded_words(claims: tuple[Castling, ...]) -> Sentence:
    """Return that two castlings are not both possible."""
    one, other = (castling_words(right) for right in claims)
    return said("{one} and {other} exclude each other", one=one, other=other)


def double_step(position: Position, square: Square) -> Notation:
    """Return the double step over a square, as `c7-c5`."""
    step = -8 if position.turn is Colour.WHITE else 8
    return Notation(f"{square_name(square - step)}-{square_name(square + step)}")


def proved_words(position: Position, square: Square) -> Sentence:
    """Return that a double step was the last move: `Black's last move was c7-c5`."""
    move = double_step(position, square)
    if position.turn is Colour.WHITE:
        return said("Black's last move was {move}: no other is possible", move=move)
    return said("White's last move was {move}: no other is possible", move=move)


def passing_gone_words(position: Position, square: Square) -> Sentence:
    """Return that a double step cannot have been the last move."""
    return said("{move} cannot have been the last move", move=double_step(position, square))


def possible_words(position: Position, square: Square, others: Iterable[str]) -> Sentence:
    """Return that a double step is not proved, with last moves that are possible instead.

    Args:
        position: the diagram.
        square: the square that the double step passed over.
        others: other last moves, none of which is disproved.
    """
    move = double_step(position, square)
    texts = dict.fromkeys(others)
    if not texts:
        return said("not proved: {move} need not have been the last move", move=move)
    named = joined((Notation(text) for text in list(texts)[:_NAMED]), ", ")
    return said(
        "not proved: instead of {move} the last move may have been {others}",
        move=move,
        others=named,
    )


def depends_words(position: Position, square: Square, parts: tuple[RightsPart, ...]) -> Sentence:
    """Return that a double step is proved only together with other rights."""
    move = double_step(position, square)
    having = [part for part in parts if part.passing == square]
    rights = [right for right in Castling if right in having[0].castling]
    if not rights:
        return said("{move} is one of the double steps of which one was the last move", move=move)
    names = joined((castling_words(right) for right in rights), ", ")
    return said("{move} was the last move if this is possible: {rights}", move=move, rights=names)


def back_text(back: Back, cells: Cells) -> str:
    """Return a move taken back in English letters, as `Ke8-f8` or `g7xh8=Q`."""
    if back.unmoved:
        return "O-O" if back.target > back.origin else "O-O-O"
    sign = "x" if back.victim else "-"
    now = cells[back.target] & 7
    promoted = f"={_LETTERS[now]}" if now != back.kind else ""
    passing = " e.p." if back.forced >= 0 else ""
    letter = _LETTERS[back.kind]
    taken = _LETTERS[back.victim & 7] if back.victim else ""
    return (
        f"{letter}{square_name(back.origin)}{sign}{taken}{square_name(back.target)}"
        f"{promoted}{passing}"
    )


def gone_words(
    position: Position, right: Castling, depth: int, forced: int
) -> tuple[Sentence, tuple[Square, ...]]:
    """Return why a castling is not possible, and the squares of the proof.

    Args:
        position: the diagram.
        right: the castling.
        depth: how many half-moves back it was refuted; 0 where the diagram shows it.
        forced: where a pawn stands whose double step was declared; -1 for none.
    """
    cells, mover = cells_of(position), side_of(position.turn.other)
    home = (right.king_square, right.rook_square)
    if depth == 0:
        return _shut_words(position, cells, right)
    is_movers = side_of(right.colour) == mover
    side = side_name(right.colour)
    if is_movers and depth == 1:
        return said("{side}'s last move was by king or rook", side=side), home
    try:
        only = _only_last_move(BackSearch(_MOST), cells, mover, forced, depth)
    except SpentError:
        only = None
    if only is None or only.origin in home or only.target in home:
        return _nowhere_words(side, depth), home
    words = _BEFORE[is_movers, not is_movers and depth == 2]
    move = Notation(back_text(only, cells))
    told = words.said(side=side, other=side_name(position.turn.other), move=move)
    return told, (*home, only.origin, only.target)


_BEFORE: Final = {
    (True, False): Template(
        "{side}'s last move was {move}, and its king or rook has moved before it"
    ),
    (False, True): Template(
        "{other}'s last move was {move}, and {side}'s before it was by king or rook"
    ),
    (False, False): Template(
        "{other}'s last move was {move}, and {side}'s king or rook has moved before it"
    ),
}
"""Why a castling is gone where the last move is known: by whether the castling side made it, and
whether the move before it was by king or rook."""


def to_and_fro_words(right: Castling) -> Sentence:
    """Return why a castling is not possible where every history stays among few positions."""
    return said(
        "{side}'s king or rook has moved: otherwise every way back stays among few positions, none"
        " of which begins a game",
        side=side_name(right.colour),
    )


def otherwise_words(right: Castling, reason: Sentence) -> Sentence:
    """Return why a castling is not possible by what would be wrong otherwise."""
    return said(
        "{side}'s king or rook has moved; otherwise: {reason}",
        side=side_name(right.colour),
        reason=reason,
    )


def _shut_words(
    position: Position, cells: Cells, right: Castling
) -> tuple[Sentence, tuple[Square, ...]]:
    """Return that men would shut each other in, or what else is wrong, if none had ever moved."""
    home = (right.king_square, right.rook_square)
    bits = BackSearch(0).cage_proof(cells, 1 << home[0] | 1 << home[1])
    men = tuple(square for square in range(64) if bits >> square & 1)
    if not men:
        judged = judge(replace(position, en_passant=None), frozenset(home))
        return (
            otherwise_words(right, judged.reason or impossible_words()),
            (*home, *judged.squares),
        )
    words = said(
        "{side}'s king or rook has moved: otherwise the men on {squares} could not stand there",
        side=side_name(right.colour),
        squares=joined((square_name(square) for square in men), ", "),
    )
    return words, (*home, *men)


def _nowhere_words(side: Sentence, depth: int) -> Sentence:
    half = counted(depth, "one half-move", "{number} half-moves", number=InWords(depth))
    return said(
        "{side}'s king or rook has moved: otherwise every way back ends in an impossible "
        "position within {half}",
        side=side,
        half=half,
    )


def _only_last_move(
    search: BackSearch, cells: Cells, mover: int, forced: int, depth: int
) -> Back | None:
    """Return the only last move that is not refuted; None if there are several."""
    found: Back | None = None
    for back in search.moves_back(cells, mover, Supposed(forced=forced)):
        if search.refuted_before(cells, back, mover, Supposed(), depth):
            continue
        same = found is not None and (found.origin, found.target) == (back.origin, back.target)
        if found is not None and not same:
            return None
        found = found or back
    return found
