# SPDX-License-Identifier: GPL-3.0-or-later
"""The conditions that are solved here, by their rows (`rows`), and which go together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import combinations, product
from pathlib import Path
from typing import Final, TypeAlias

from composer.problem.defects import Defect, Fault, Kings, royal_defects
from composer.problem.men import Colour, Man
from composer.problem.position import Board, Position, Rights, possible_castling
from composer.rules.book import ORTHODOX_BOOK, Condition, Rules, RulesError
from composer.said.sentence import NOTHING, Part, Sentence, joined, said
from composer.solver.conditions.condition import PlayedCondition, partner_of_kings

Pair: TypeAlias = tuple[Condition | str, Condition | str]
"""Two conditions; a quality of men stands for them."""
_MOST: Final = 8
_PLAYED_OTHERWISE: Final = frozenset({"Parachute", "WaitCapture"})
"""Words by which conditions are played in another way: what was compared without such a word says
nothing of them."""


@lru_cache(maxsize=512)
def played(
    rules: Rules, restrained: Colour | None = None, men: frozenset[str] = frozenset()
) -> tuple[PlayedCondition, ...]:
    """Return the conditions of some rules, in the order in which they have their say.

    Args:
        rules: the rules.
        restrained: the side that those restrain which name none; None restrains nobody by them.
        men: what is special about the men (`qualities_of`).

    Raises:
        RulesError: one is not solved here, or cannot be meant as it is written.
    """
    if unsolved_conditions(rules) or (not rules.untried and untried_pairs(rules.conditions)):
        raise RulesError(unsolved_sentence(rules))
    found = list(played_alone(_ordered(rules.conditions)))
    if restrained is not None:
        found = [condition.restraining(restrained) for condition in found]
    if not men:
        return tuple(found)
    from composer.solver.conditions.rows import QUALITIES

    return (*found, *(made() for quality, made in QUALITIES.items() if quality in men))


def _ordered(conditions: Sequence[Condition]) -> Sequence[Condition]:
    """Return conditions in the order in which they have their say."""
    if len(conditions) < 2:
        return conditions
    from composer.solver.conditions.rows import ORDER

    return sorted(conditions, key=lambda condition: ORDER[condition.id])


def played_alone(conditions: Iterable[Condition]) -> tuple[PlayedCondition, ...]:
    """Return conditions, each as it is played by itself; those not solved here are left out."""
    made = map(_made, conditions)
    return tuple(condition for condition in made if condition is not None)


def qualities_of(men: Iterable[Man | None]) -> frozenset[str]:
    """Return what is special about some men and has a rule of its own."""
    found = frozenset[str]().union(*(man.qualities for man in men if man is not None))
    return found & solved_qualities() if found else found


def solved_qualities() -> frozenset[str]:
    """Return what can be special about men and has a rule of its own."""
    from composer.solver.conditions.rows import QUALITIES

    return frozenset(QUALITIES)


def castlings_by(board: Board, rules: Rules) -> Rights:
    """Return the castlings that the convention grants by some rules.

    King and partner stand at home: a rook, or whom a condition puts in his place.
    """
    made = [_made(condition) for condition in rules.conditions[:_MOST]]
    partner = partner_of_kings(condition for condition in made if condition is not None)
    stands = {castling: board[castling.rook_square] for castling in possible_castling(board)}
    return frozenset(castling for castling, man in stands.items() if man and man.kind is partner)


def unsolved_conditions(rules: Rules) -> tuple[Condition, ...]:
    """Return the conditions of some rules that are not solved here."""
    if len(rules.conditions) > _MOST:
        return rules.conditions
    return tuple(condition for condition in rules.conditions if _made(condition) is None)


def unsolved_sentence(rules: Rules) -> Sentence:
    """Return what of some rules is not solved here, in a sentence; empty if all is."""
    if not rules.book.is_known:
        return said(
            "{book} is a rule book of a newer version, or of another program: it is kept, and not"
            " solved",
            book=rules.book.name(),
        )
    if len(rules.conditions) > _MOST:
        return said("expected at most {most} conditions at once", most=_MOST)
    unsolved = unsolved_conditions(rules)
    if unsolved:
        named = joined(sorted(map(str, unsolved)))
        return said("{conditions}: not solved yet", conditions=named)
    if not rules.untried and (uncertain := uncertain_sentence(rules)):
        return uncertain
    if rules.conditions and rules.book != ORTHODOX_BOOK:
        return said(
            "{book} with conditions is not solved: they are put on today's chess only",
            book=rules.book.name(),
        )
    return NOTHING


def uncertain_sentence(rules: Rules) -> Sentence:
    """Return why what is found by some rules is not certain, in a sentence; empty if it is."""
    return _uncertain(untried_pairs(rules.conditions))


def uncertain_men_sentence(
    board: Iterable[Man | None], conditions: Sequence[Condition]
) -> Sentence:
    """Return why what is found with some men is not certain, in a sentence; empty if it is."""
    return _uncertain(untried_men(board, conditions))


def _uncertain(pairs: Sequence[Pair]) -> Sentence:
    """Say of the first pair, one that is answered differently before others, what it is."""
    for pair in sorted(pairs, key=differs_from_popeye, reverse=True)[:1]:
        one, other = map(named_in_pair, pair)
        if differs_from_popeye(pair):
            return said(
                "{one} and {other}: not solved unasked, for Popeye answers differently",
                one=one,
                other=other,
            )
        return _untried_sentence(one, other)
    return NOTHING


def named_in_pair(one: Condition | str) -> Part:
    """Return what a condition is called, or the men with a quality."""
    return str(one) if isinstance(one, Condition) else said("{quality} men", quality=one)


def _untried_sentence(one: Part, other: Part) -> Sentence:
    return said(
        "{one} and {other} were never compared together with Popeye: no answer is certain",
        one=one,
        other=other,
    )


def diagram_defects(position: Position, rules: Rules, kings: Kings) -> tuple[Defect, ...]:
    """Name what is fatal in a diagram by the conditions of some rules.

    Args:
        position: the diagram.
        rules: the rules.
        kings: which sides must have a king, as `kings_asked` has it.

    Raises:
        RulesError: a condition is not solved here.
    """
    conditions = played(rules, None, qualities_of(position.board))
    allowed = frozenset[Fault]().union(*(condition.allows for condition in conditions))
    found = royal_defects(position, kings)
    for condition in conditions:
        found += condition.wrong(position)
    return tuple(defect for defect in found if defect.fault not in allowed)


def untried_pairs(conditions: Sequence[Condition]) -> tuple[Pair, ...]:
    """Return the pairs of some conditions that nobody has tried together.

    What two conditions make of each other does not follow from either of them. So two of them are
    certain together only if on random problems of all plays the answers were those of the
    reference program. Others are played as well (`Rules.untried`), and the answer says so.
    """
    tried = tried_pairs()
    ordered = sorted(conditions, key=lambda condition: condition.id)
    return tuple(pair for pair in combinations(ordered, 2) if _row_of(pair) not in tried)


def untried_men(board: Iterable[Man | None], conditions: Sequence[Condition]) -> tuple[Pair, ...]:
    """Return what is special about men, with each condition or quality it was never tried with."""
    tried = tried_pairs()
    special = sorted(qualities_of(board))
    found: list[Pair] = []
    for place, quality in enumerate(special):
        others: tuple[Condition | str, ...] = (*special[place + 1 :], *conditions)
        found += ((quality, other) for other in others if _row_of((quality, other)) not in tried)
    return tuple(found)


def compared_as(condition: Condition) -> str:
    """Return how a condition is called in the table of pairs: by its id, with some words `id+word`.

    A pair is certain only with the words with which it was compared, where these change much.
    """
    words = sorted(_PLAYED_OTHERWISE.intersection(condition.words.split()))
    return "+".join((condition.id, *words))


def _row_of(pair: Pair) -> tuple[str, str]:
    """Return how a pair is written in the tables."""
    one, other = pair
    return (
        compared_as(one) if isinstance(one, Condition) else f"{one} men",
        compared_as(other) if isinstance(other, Condition) else f"{other}-men",
    )


def differs_from_popeye(pair: Pair) -> bool:
    """Tell whether a pair was compared, and the reference program answers differently.

    What differs stands in `apart.tsv`, where `circe+RexInclusive` is that condition with that word
    only; who of both is right is not known.
    """
    ways = (
        _ways_of(each) if isinstance(each, Condition) else [name]
        for name, each in zip(_row_of(pair), pair, strict=True)
    )
    return not _apart().isdisjoint(product(*ways))


def _ways_of(condition: Condition) -> list[str]:
    """Return a condition's id, and the same with each of its words."""
    return [condition.id, *(f"{condition.id}+{word}" for word in condition.words.split())]


def is_apart(board: Iterable[Man | None], rules: Rules) -> bool:
    """Tell whether there is a pair on the board to which the reference program answers differently.

    Such is solved on request only.
    """
    pairs = (*untried_pairs(rules.conditions), *untried_men(board, rules.conditions))
    return any(map(differs_from_popeye, pairs))


def is_only_apart(board: Iterable[Man | None], rules: Rules) -> bool:
    """Tell whether nothing else is against solving than a pair that is answered differently."""
    return is_apart(board, rules) and not unsolved_sentence(replace(rules, untried=True))


@cache
def tried_pairs() -> frozenset[tuple[str, str]]:
    """Return the pairs: a row names a condition, and those behind it in the alphabet.

    A quality stands there too, as `chameleon men`, with the conditions and qualities that it is
    solved with.
    """
    text = Path(__file__).with_name("together.tsv").read_text(encoding="utf-8")
    rows = (line.split("\t") for line in text.splitlines()[1:])
    return frozenset((name, other) for name, others in rows for other in others.split())


@cache
def _apart() -> frozenset[tuple[str, str]]:
    """Return the pairs on which the reference program answers differently."""
    text = Path(__file__).with_name("apart.tsv").read_text(encoding="utf-8")
    rows = (line.split("\t") for line in text.splitlines()[1:])
    return frozenset((one, other) for one, other, _ in rows)


@lru_cache(maxsize=512)
def _made(condition: Condition) -> PlayedCondition | None:
    from composer.solver.conditions.rows import PLAYED

    row = PLAYED.get(condition.id)
    if row is None:
        return None
    try:
        return row(condition)
    except RulesError:
        return None
