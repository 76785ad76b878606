# SPDX-License-Identifier: GPL-3.0-or-later
"""Men as users type them: `G` White's grasshopper, `g` Black's, `=G` neutral, `G*` royal."""

from __future__ import annotations

from collections.abc import Iterable

from composer.notation.letters import Letters
from composer.problem.men import FAIRY, ORTHODOX_KINDS, ROYAL, Colour, Kind, Man
from composer.said.accents import without_accents
from composer.said.sentence import said


def typed_man(text: str, letters: Letters, own: Iterable[Kind] = ()) -> Man:
    """Return the man that a text means.

    A capital first letter is White's, a small one Black's; `=` before it makes the man neutral,
    `*` behind it royal. Understood are the letters of the user's language, Popeye's, and names
    in any language, as far as they are unmistakable. `N` is the nightrider, as everywhere in
    fairy chess; the knight is `S`.

    Args:
        text: what was typed.
        letters: those of the user's language.
        own: the user's own kinds, which go before all others.

    Raises:
        ValueError: it means no man, or several.
    """
    core = text.strip()
    neutral, royal = core.startswith("="), core.endswith("*")
    core = core.removeprefix("=").removesuffix("*").strip()
    kind = _kind(core, letters, tuple(own))
    colour = Colour.WHITE if core[:1].isupper() else Colour.BLACK
    colour = Colour.NEUTRAL if neutral else colour
    return Man.of(colour, kind, {ROYAL} if royal and kind is not Kind.KING else ())


def _kind(core: str, letters: Letters, own: tuple[Kind, ...]) -> Kind:
    wanted = _plain(core)
    kinds = (*own, *FAIRY)
    if wanted and wanted != "n":
        for orthodox_kind in ORTHODOX_KINDS:
            if wanted in (
                _plain(letters.letter(orthodox_kind)),
                _plain(orthodox_kind.code),
                orthodox_kind.id,
            ):
                return orthodox_kind
    for kind in kinds:
        if wanted and wanted == _plain(letters.letter(kind)):
            return kind
    for kind in kinds:
        if wanted and wanted == _plain(kind.code):
            return kind
    exact = [kind for kind in kinds if wanted in _names(kind)]
    if exact:
        return exact[0]
    begins = [k for k in kinds if len(wanted) > 2 and any(n.startswith(wanted) for n in _names(k))]
    if len(begins) != 1:
        raise ValueError(said("no man is called {name}", name=repr(core[:40])))
    return begins[0]


def _names(kind: Kind) -> tuple[str, ...]:
    row = kind.row
    return () if row is None else (kind.id, *(_plain(name) for _, name in row.names))


def _plain(text: str) -> str:
    return without_accents(text.strip())
