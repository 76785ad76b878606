# SPDX-License-Identifier: GPL-3.0-or-later
"""Fairy conditions as the page's own solver reads them, those that are plain data.

That is so where what a condition says of itself neither hangs on the diagram nor is worked out for
it: by that it is found out which they are. All others need the studio.

    conditions  by what stands in a record: its id, its place among those that have their say, its
                name in the engine, how it is meant (`numbers`; `white` and `black` where it
                restrains that side), the kinds and qualities that men may come to by it, what it
                allows in a diagram, its sign; whether a move names a square on its way (`via`), or
                a man before it (`first`)
    names       of those without words, by language
    pairs       ids of conditions that are certain together
    qualities   in the order of the engine's numbers
    letters     of fairy men, by language, by their code
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, NoReturn

from composer.problem.men import ORTHODOX_KINDS, SIDES, Kind
from composer.rules.book import Condition, RulesError
from composer.rules.conditions import condition_named
from composer.rules.conditiontable import condition_rows
from composer.rules.conditionwords import option_forms
from composer.rules.kinds import FAIRY_KINDS
from composer.rules.reading import rules_named
from composer.solver.conditions.condition import QUALITY_ORDER, PlayedCondition, ShownStep
from composer.solver.conditions.rows import ORDER
from composer.solver.conditions.table import compared_as, played_alone, tried_pairs

NAME: Final = "solver/rules.json"
"""Its place among the files of the page."""

_PLAIN: Final = ("wrong", "prepared", "goes_as", "promotions", "last", "suffix_of")
_SOME: Final = (Kind.of("grasshopper"), Kind.of("nightrider"), Kind.of("locust"))
_STEP: Final = ShownStep(11, 22, 33, 1)


class _Untouched(Exception):  # noqa: N818 - nobody sees it
    """A condition looks at the diagram."""


class _Diagram:
    """A diagram, or its men, at which nobody may look."""

    def _refuse(self, *_: object) -> NoReturn:
        raise _Untouched

    __getattr__ = __iter__ = __contains__ = __len__ = __bool__ = __getitem__ = _refuse


def rules_file() -> bytes:
    """Return the file."""
    rows = {str(condition): row for condition in _conditions() if (row := _row(condition))}
    ids = {row["id"] for row in rows.values()}
    pairs = sorted(pair for pair in tried_pairs() if ids.issuperset(pair))
    names = {str(row.condition): dict(row.names) for row in condition_rows() if row.id in ids}
    letters = {row.code: dict(row.letters) for row in FAIRY_KINDS}
    told = {"conditions": rows, "names": names, "pairs": pairs, "qualities": QUALITY_ORDER}
    told["letters"] = letters
    return json.dumps(told, separators=(",", ":")).encode()


def _conditions() -> Iterator[Condition]:
    """Yield all conditions, bare and with each of the words that they take."""
    for row in condition_rows():
        yield row.condition
        for form in option_forms(row.options):
            for word in form.flags:
                found = condition_named(f"{row.condition.keyword} {word}")
                if found is not None and found.words and _is_whole(found):
                    yield found


def _is_whole(condition: Condition) -> bool:
    """Return whether nothing more has to be said with it, as the lines of a grid have to be."""
    try:
        return rules_named(str(condition)) is not None
    except RulesError:
        return False


def _row(condition: Condition) -> dict[str, Any] | None:
    """Return what is said of a condition; None where it is not played, or no plain data."""
    (made, *_) = (*played_alone((condition,)), None)
    if made is None or any(
        getattr(type(made), name) is not getattr(PlayedCondition, name) for name in _PLAIN
    ):
        return None
    try:
        arising = made.arising(_Diagram())  # type: ignore[arg-type]
        numbers = [_numbers(made), *(_numbers(made.restraining(side)) for side in SIDES)]
    except (_Untouched, KeyError, TypeError):
        return None
    if None in numbers or made.partner is not Kind.ROOK or not made.tells <= {"royal"}:
        return None
    via = made.via(_STEP)
    known = not arising.neutral and arising.kinds <= set(ORTHODOX_KINDS)
    if via not in (None, _STEP.choice) or not known:
        return None
    base, white, black = numbers
    found = {
        "id": compared_as(condition), "place": ORDER[condition.id], "engine": made.engine,
        "numbers": base, "white": white, "black": black,
        "kinds": sorted(kind - 1 for kind in arising.kinds), "qualities": sorted(arising.qualities),
        "allows": sorted(fault.name for fault in made.allows), "sign": made.sign,
        "via": via is not None, "first": made.names_first,
    }  # fmt: skip
    if white == black == base:
        del found["white"], found["black"]
    return {name: value for name, value in found.items() if value}


def _numbers(made: PlayedCondition) -> list[int] | None:
    """Return how a condition is meant, without noughts at the end; None where kinds matter."""
    few = {kind: number + 1 for number, kind in enumerate(ORTHODOX_KINDS)}
    more = {kind: number + 1 for number, kind in enumerate((*ORTHODOX_KINDS, *_SOME))}
    first, second = (_trimmed(made, kinds) for kinds in (few, more))
    return first if first == second else None


def _trimmed(made: PlayedCondition, kinds: dict[Kind, int]) -> list[int]:
    found = [int(number) for number in made.numbers(_Diagram(), kinds)]  # type: ignore[arg-type]
    while found and not found[-1]:
        found.pop()
    return found
