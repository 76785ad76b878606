# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes of tries: threats that come back as mates, first moves that come back, refutations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from composer.analysis.themes.grammar.plan import (
    ANYWHERE,
    DUALS_TOO,
    KEY,
    SECOND_TRY,
    THREATS_TOO,
    TRY,
    Core,
    Plan,
    Sort,
    Wish,
)
from composer.problem.squares import Square


def _who(core: Core) -> int:
    return core.black | core.black_king


def vladimirov(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: two tries, each refuted by one reply, which the try's move answers after the key."""
    yield _firsts_return(core, (TRY, SECOND_TRY))


def banny(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: the same with the replies crossed: each first move answers the other's refutation."""
    yield _firsts_return(core, (SECOND_TRY, TRY))


def _firsts_return(core: Core, mates: tuple[int, int]) -> Plan:
    who = _who(core)
    return Plan(
        (
            Wish(TRY, who, sort=Sort.REFUTED_BY),
            Wish(SECOND_TRY, who, sort=Sort.REFUTED_BY, other_reply=(0,)),
            Wish(KEY, who, like=0, first_of=mates[0]),
            Wish(KEY, who, like=1, first_of=mates[1]),
        ),
        tries=2,
        try_origins=(core.mating, core.mating),
        try_targets=(ANYWHERE, ANYWHERE),
    )


def dombrovskis(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: two tries; each threat is answered by the refutation that after the key it answers."""
    yield _threats_return(core, (0, 1))


def hannelius(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: the same crossed: each threat answers the other try's refutation."""
    yield _threats_return(core, (1, 0))


def _threats_return(core: Core, mates: tuple[int, int]) -> Plan:
    who, mating = _who(core), core.mating
    return Plan(
        (
            Wish(TRY, mate_origins=mating, sort=Sort.THREATENED),
            Wish(SECOND_TRY, mate_origins=mating, sort=Sort.THREATENED, differs=(0,)),
            Wish(TRY, who, sort=Sort.REFUTED_BY),
            Wish(SECOND_TRY, who, sort=Sort.REFUTED_BY, other_reply=(2,)),
            Wish(KEY, who, mate_origins=mating, like=2, equals=mates[:1]),
            Wish(KEY, who, mate_origins=mating, like=3, equals=mates[1:]),
        ),
        tries=2,
    )


def pseudo_le_grand(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: threat and mate change places between a try and the key, after different replies."""
    yield from _le_grand(core, None)


def le_grand(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: the same after one and the same reply."""
    yield from _le_grand(core, 1)


def _le_grand(core: Core, like: int | None) -> Iterator[Plan]:
    who, mating = _who(core), core.mating
    for last in (KEY, SECOND_TRY):
        wishes = (
            Wish(TRY, mate_origins=mating, sort=Sort.THREATENED),
            Wish(TRY, who, mate_origins=mating, differs=(0,)),
            Wish(last, mate_origins=mating, sort=Sort.THREATENED, equals=(1,)),
            Wish(last, who, mate_origins=mating, like=like, equals=(0,)),
        )
        yield _refuted(wishes, who, last)


def _refuted(wishes: tuple[Wish, ...], who: int, last: int) -> Plan:
    """Return a plan of a try and another phase, in which the proof names the refutations, too."""
    tries = (TRY,) if last == KEY else (TRY, last)
    refuted = tuple(Wish(phase, who, sort=Sort.REFUTED_BY) for phase in tries)
    return Plan((*wishes, *refuted), tries=len(tries))


def salazar(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: first move and mate change places between a try and the key."""
    who = _who(core)
    yield Plan(
        (
            Wish(TRY, who, first_of=KEY),
            Wish(KEY, who, like=0, first_of=TRY),
            Wish(TRY, who, sort=Sort.REFUTED_BY),
        ),
        tries=1,
        key_origins=core.mating,
        try_origins=(core.mating,),
        try_targets=(ANYWHERE,),
    )


def threat_reversal(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: first move and threat change places between a try and the key, or two tries."""
    who, mating = _who(core), core.mating
    for last in (KEY, SECOND_TRY):
        plan = _refuted(
            (
                Wish(TRY, sort=Sort.THREATENED, first_of=last),
                Wish(last, sort=Sort.THREATENED, first_of=TRY),
            ),
            who,
            last,
        )
        if last == KEY:
            yield replace(plan, key_origins=mating, try_origins=(mating,), try_targets=(ANYWHERE,))
        else:
            yield replace(plan, try_origins=(mating, mating), try_targets=(ANYWHERE, ANYWHERE))


def rudenko(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: the threats of a try answer different replies after the key."""
    who, mating = _who(core), core.mating
    yield Plan(
        (
            Wish(TRY, mate_origins=mating, sort=Sort.THREATENED, loose=DUALS_TOO),
            Wish(TRY, mate_origins=mating, sort=Sort.THREATENED, differs=(0,), loose=DUALS_TOO),
            Wish(KEY, who, mate_origins=mating, equals=(0,), loose=THREATS_TOO),
            Wish(KEY, who, mate_origins=mating, equals=(1,), loose=THREATS_TOO),
            Wish(TRY, who, sort=Sort.REFUTED_BY),
        ),
        tries=1,
    )


def anti_reversal(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: a try's first move comes back as the mate after a reply that it had answered."""
    who, mating = _who(core), core.mating
    yield Plan(
        (
            Wish(TRY, who, mate_origins=mating),
            Wish(KEY, who, like=0, first_of=TRY),
            Wish(TRY, who, sort=Sort.REFUTED_BY),
        ),
        tries=1,
        try_origins=(mating,),
        try_targets=(ANYWHERE,),
    )
