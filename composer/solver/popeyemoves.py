# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves as Popeye writes them: `Ne2*c3[+bPc7]`, `d5*e6 ep.`, `nPc2-c1=nQ`, `Lh2*d2-c2`, `0-0`.

Checks and mates, which Popeye writes after a blank, are no part of these texts.
"""

from __future__ import annotations

import re
from typing import Final

from composer.problem.consequences import goes_as_other
from composer.problem.men import HALF_NEUTRAL, ROYAL, Colour, Kind, Man
from composer.problem.move import Consequences, Effect, EffectKind, Move, WrittenMove
from composer.problem.squares import Square, square_name

QUALITY_LETTERS: Final = {
    ROYAL: "r",
    "kamikaze": "k",
    "paralysing": "p",
    "chameleon": "c",
    "jigger": "j",
    "volage": "v",
    "functionary": "f",
    HALF_NEUTRAL: "hn",
    "hurdle-colour-changing": "hcc",
    "protean": "p",
    "magic": "m",
    "uncapturable": "u",
    "patrol": "p",
    "bul": "b",
    "dob": "d",
}
"""Popeye's small letters of what is special about a man, in the order in which he writes them."""

_LIKE_KINGS: Final = frozenset((Kind.KING, Kind.of("sting"), Kind.of("poseidon")))
_HOPPERS: Final = frozenset(("bul", "dob", "hurdle-colour-changing"))
_NOTHING = Consequences()
_EFFECTS: Final = re.compile(r"(?:=[wbn]h?)?[AB]?(?:\[[^\]]*\])*$")
_STEP: Final = re.compile(r"0-0|[A-Za-z0-9]*?[a-h][1-8][-*][a-h][1-8](?![-*<])")


def popeye_text(move: Move) -> str:
    """Return a move as Popeye writes it, with both squares and its own letters."""
    if isinstance(move, WrittenMove):
        return move.written
    before = ""
    if move.named is not None:
        square, kind = move.named
        before = f"[{square_name(square)}={kind.code}]"
    return before + _move_text(move)


def _move_text(move: Move) -> str:
    added = move.consequences or _NOTHING
    if move.castling is not None:
        way = "0-0" if move.castling.is_short else "0-0-0"
        return way + _signs(added) + _effects(move, added)
    if added.exchanged is not None:
        one, other = move.man.kind.code, added.exchanged.kind.code  # royal or neutral is not said
        return f"{one}{square_name(move.origin)}<->{other}{square_name(move.target)}"
    pawn = move.man.kind is Kind.PAWN and not _prefix(move.man)
    man = "" if pawn else _named(move.man)
    via = "" if added.via is None else f"-{square_name(added.via)}"
    return (
        f"{man}{square_name(move.origin)}{via}{_arrival(move)}{_signs(added)}{_promotion(move)}"
        f"{' ep.' if move.en_passant else ''}{_phase(move)}{added.suffix}{_effects(move, added)}"
    )


def _named(man: Man) -> str:
    return _prefix(man) + man.kind.code


def _signs(added: Consequences) -> str:
    """Return where signs that are no men have gone, together: `[Ie7,f8]`."""
    moved = [effect for effect in added.effects if effect.kind is EffectKind.MARKED]
    gone = [effect for effect in moved if not effect.sign.startswith("=")]
    if not gone:
        return ""
    return f"[{gone[0].sign}{','.join(square_name(effect.square) for effect in gone)}]"


def _turned(man: Man, effect: Effect) -> str:
    """Return what becomes of a man who appears: `=Q`, or `=w` if he changes sides."""
    other = effect.other_man
    if other is not None and other.kind is man.kind:
        return f"={other.colour.value}"
    if other is not None and (got := (other.qualities - man.qualities) & _HOPPERS):
        return f"={other.kind.code}={''.join(QUALITY_LETTERS[quality] for quality in got)}"
    return _made(other)


def _made(man: Man | None) -> str:
    """Return what a man is promoted to by an effect."""
    return "" if man is None else f"={_named(man)}"


def _coloured(man: Man) -> str:
    return man.colour.value + _qualities(man) + man.kind.code


def _effects(move: Move, added: Consequences) -> str:
    colour = "n" if move.man.colour is Colour.NEUTRAL else ""
    signs = (effect.sign for effect in added.effects if effect.sign.startswith("="))
    made = (f"={colour}{sign[1:]}" for sign in signs)
    return "".join(made) + "".join(
        _effect(move, effect) for effect in added.effects if effect.kind is not EffectKind.MARKED
    )


def _effect(move: Move, effect: Effect) -> str:
    """Return an effect: of the man who moved, a rook who castled too, at the end, `=b` or `=S`."""
    own = effect.square == move.target or (
        move.castling is not None and effect.square == (move.origin + move.target) // 2
    )
    square, man = square_name(effect.square), effect.man
    assert man is not None
    other = "" if effect.other is None else square_name(effect.other)
    match effect.kind:
        case EffectKind.ADDED:
            return f"[+{_coloured(man)}{square}{_turned(man, effect)}]"
        case EffectKind.REMOVED:
            return f"[-{_coloured(man)}{square}]"
        case EffectKind.CARRIED if effect.sign == "/":
            return f"/{_coloured(man)}{square}-{other}"
        case EffectKind.CARRIED:
            if goes_as_other(effect) and effect.other_man is not None:
                made = _qualities(effect.other_man) + effect.other_man.kind.code
                return f"[{_coloured(man)}{square}->{made}{other}]"
            return f"[{_coloured(man)}{square}->{other}{_turned(man, effect)}]"
        case EffectKind.SWAPPED:
            second = "" if effect.other_man is None else effect.other_man.kind.code
            return f"[{man.kind.code}{square}<->{second}{other}]"
        case EffectKind.TURNED if own and Colour.NEUTRAL in (man.colour, move.man.colour):
            return f"[={man.colour.value}]"
        case EffectKind.TURNED:
            return f"={man.colour.value}" if own and not other else f"[{square}={man.colour.value}]"
        case _:
            return f"={_named(man)}" if own else f"[{square}={_named(man)}]"


def effects_text(written: str) -> str:
    """Return what Popeye's text of a move says of effects: `[+bPc7]`, `=w`; empty if nothing."""
    found = _EFFECTS.search(written)
    return "" if found is None else found[0]


def is_plain(written: str) -> bool:
    """Return whether Popeye's text of a move has one step or capture, and perhaps effects."""
    return _STEP.match(written) is not None


def _prefix(man: Man) -> str:
    """Return the small letters before a man: `n` of neutral ones, `r` of royal men but kings.

    Sting and Poseidon are kings there. What else is special about a man is told so, too: `u` of
    one whom nobody captures.
    """
    return ("n" if man.colour is Colour.NEUTRAL else "") + _qualities(man)


def _qualities(man: Man) -> str:
    return "".join(
        letters
        for quality, letters in QUALITY_LETTERS.items()
        if quality in man.qualities and (quality != ROYAL or man.kind not in _LIKE_KINGS)
    )


def _phase(move: Move) -> str:
    """Return whose a half-neutral man has become by his move: `=wh`, `=nh`; else nothing."""
    if HALF_NEUTRAL not in move.man.qualities:
        return ""
    after = dict(move.changes).get(move.target)
    if after is None and move.consequences is not None:  # he went on from there, by an effect
        effects = move.consequences.effects
        after = next((effect.man for effect in effects if effect.square == move.target), None)
    return "" if after is None else f"={after.colour.value}h"


def _arrival(move: Move) -> str:
    target = square_name(move.target)
    if move.capture is None:
        return f"-{target}"
    if move.en_passant:
        return f"*{target}"
    captured = _captured(move)
    if move.consequences is not None:
        where = move.consequences.captured
        captured = None if where == move.target else where
    return f"*{target}" if captured is None else f"*{square_name(captured)}-{target}"


def _captured(move: Move) -> Square | None:
    """Return the square of a man captured elsewhere than where the capturer arrives."""
    elsewhere = [
        square
        for square, man in move.changes
        if man is None and square not in (move.origin, move.target)
    ]
    return elsewhere[0] if elsewhere else None


def _promotion(move: Move) -> str:
    if move.promotion is None:
        return ""
    return f"={_prefix(move.man)}{move.promotion.code}"
