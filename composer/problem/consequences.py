# SPDX-License-Identifier: GPL-3.0-or-later
"""What a move does by fairy conditions besides its step or capture, and how that is written.

The short forms: `[+bPc7]` who appears, `[-wSd4]` who vanishes, `[bPc3->c7]` who goes on,
`[wQf7->Sb1]` as another, `[d4=b]` who changes sides, `[d4=S]` who becomes another, `[Kd4<->Se5]`
who change places, `[Ie7,f8]` where imitators go. Of the man who moved himself it is `=b` and `=S`
behind his move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from composer.problem.men import Colour, Kind, Man
from composer.problem.squares import Square, rank_of, square_name

LetterOf = Callable[[Kind], str]
FigureOf = Callable[[Colour, Kind], str]
"""Gives the letter of a kind of man, of pawns too."""

COLOUR_SIGNS: Final = "wbn"
"""What White, Black and neutral are called before a man, in English and by Popeye."""


class EffectKind(Enum):
    """What happens besides a move by a fairy condition."""

    ADDED = "added"
    """A man appears, such as one who is reborn."""
    REMOVED = "removed"
    """A man vanishes."""
    CARRIED = "carried"
    """A man goes on from one square to another."""
    TURNED = "turned"
    """A man changes sides."""
    CHANGED = "changed"
    """A man becomes another."""
    SWAPPED = "swapped"
    """Two men change places."""
    MARKED = "marked"
    """A sign that is no man moves, such as an imitator."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that happens besides a move.

    Attributes:
        kind: what it is.
        square: where.
        man: who it is, as he stands afterwards; one who vanishes, as he stood before.
        other: where a man goes on to, or the square of the second man.
        other_man: the second man, as he stood on `other` before; of one who goes on
            or appears, what he becomes there.
        sign: what moves that is no man, in Popeye's letters: `I`.
    """

    kind: EffectKind
    square: Square
    man: Man | None = None
    other: Square | None = None
    other_man: Man | None = None
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Consequences:
    """What a move by fairy conditions does that its squares and men do not tell.

    Attributes:
        effects: what happens, in order.
        captured: where the captured man stood.
        via: a square from which the man captures, or on which he sets off.
        exchanged: the man with whom the moving one changes places, of two that do so instead of
            a move.
        suffix: what stands at the very end of the move, such as the name of a board.
    """

    effects: tuple[Effect, ...] = ()
    captured: Square | None = None
    via: Square | None = None
    exchanged: Man | None = None
    suffix: str = ""


@dataclass(frozen=True, slots=True)
class EffectText:
    """One effect as it is written, apart from the language.

    Attributes:
        kind: what it is.
        square: where; None of the man who moved, at the end of his move.
        colour: whose a man is who appears, vanishes or goes on, and whom one becomes who turns.
        man: his kind; None of one who turns.
        royal: whether he is royal, and no king.
        other: where he goes on to, or the square of the second man.
        other_man: the kind of the second man, or what one who goes on or appears becomes.
        other_colour: whose man one becomes who appears.
        sign: what moves that is no man: `I`; `=I` of a pawn that becomes one.
        goes_as: whether who goes on is the second man there without being promoted.
    """

    kind: EffectKind
    square: Square | None
    colour: Colour | None = None
    man: Kind | None = None
    royal: bool = False
    other: Square | None = None
    other_man: Kind | None = None
    other_colour: Colour | None = None
    sign: str = ""
    goes_as: bool = False


def effect_texts(added: Consequences, target: Square) -> tuple[EffectText, ...]:
    """Return the effects of a move to a target as they are written."""
    return tuple(_effect_text(effect, target) for effect in added.effects)


def written_effects(
    effects: Iterable[EffectText],
    letter: LetterOf,
    colours: str = COLOUR_SIGNS,
    figure: FigureOf = lambda colour, kind: "",
) -> tuple[str, str]:
    """Return where signs that are no men go, which stands before a promotion, and all the rest.

    What a man becomes that is no man, or by a sign, stands behind it.

    Args:
        effects: the effects, in order.
        letter: the letters of the men.
        colours: the letters of White, Black and neutral.
        figure: the figurine of a man, which shows his colour without a letter; empty for none.
    """
    gone: list[EffectText] = []
    made = rest = ""
    for effect in effects:
        if effect.kind is not EffectKind.MARKED:
            rest += _written(effect, letter, colours, figure)
        elif effect.sign.startswith("="):
            made += effect.sign
        else:
            gone.append(effect)
    if gone:
        return f"[{gone[0].sign}{','.join(_name(text.square) for text in gone)}]", made + rest
    return "", made + rest


def _effect_text(effect: Effect, target: Square) -> EffectText:
    kind, man, other_man = effect.kind, effect.man, effect.other_man
    if kind is EffectKind.MARKED or man is None:
        return EffectText(kind, effect.square, sign=effect.sign)
    own = kind in (EffectKind.TURNED, EffectKind.CHANGED) and effect.square == target
    coloured = kind not in (EffectKind.CHANGED, EffectKind.SWAPPED)
    other_colour = None
    adds = kind in (EffectKind.ADDED, EffectKind.CARRIED)
    if adds and other_man is not None and other_man.kind is man.kind:
        other_colour, other_man = other_man.colour, None
    return EffectText(
        kind,
        None if own else effect.square,
        man.colour if coloured else None,
        None if kind is EffectKind.TURNED else man.kind,
        kind is not EffectKind.TURNED and man.is_royal and man.kind is not Kind.KING,
        None if kind is EffectKind.TURNED else effect.other,
        None if other_man is None else other_man.kind,
        other_colour,
        goes_as=goes_as_other(effect),
    )


def goes_as_other(effect: Effect) -> bool:
    """Tell whether a man goes on as another without promotion, as in `[wQf7->Sb1]`."""
    man, other, made = effect.man, effect.other, effect.other_man
    if effect.kind is not EffectKind.CARRIED or man is None or other is None or made is None:
        return False
    if made.kind is man.kind:
        return False
    is_pawn = man.kind is Kind.PAWN if man.kind.row is None else man.kind.row.promotes
    last = {Colour.WHITE: (7,), Colour.BLACK: (0,), Colour.NEUTRAL: (0, 7)}[man.colour]
    return not is_pawn or rank_of(other) not in last


def _written(effect: EffectText, letter: LetterOf, colours: str, figure: FigureOf) -> str:
    square, other = _name(effect.square), _name(effect.other)
    colour, turned = (
        "" if colour is None else colours[COLOUR_SIGNS.index(colour.value)]
        for colour in (effect.colour, effect.other_colour)
    )

    def letter_of(man: Kind | None) -> str:
        if man is None:
            return ""
        return (figure(effect.colour, man) if effect.colour else "") or letter(man)

    if effect.colour and effect.man and figure(effect.colour, effect.man):
        colour = ""
    man = ("r" if effect.royal else "") + letter_of(effect.man)
    second = letter_of(effect.other_man)
    match effect.kind:
        case EffectKind.ADDED:
            return f"[+{colour}{man}{square}{'=' if second or turned else ''}{second}{turned}]"
        case EffectKind.REMOVED:
            return f"[-{colour}{man}{square}]"
        case EffectKind.CARRIED:
            if effect.goes_as:
                return f"[{colour}{man}{square}->{second}{other}{'=' if turned else ''}{turned}]"
            become = f"={second}{turned}" if second or turned else ""
            return f"[{colour}{man}{square}->{other}{become}]"
        case EffectKind.SWAPPED:
            return f"[{man}{square}<->{second}{other}]"
        case _:
            become = f"={colour}{man}"
            return become if effect.square is None else f"[{square}{become}]"


def _name(square: Square | None) -> str:
    return "" if square is None else square_name(square)
