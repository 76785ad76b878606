# SPDX-License-Identifier: GPL-3.0-or-later
"""Change a problem so that its solution must change in a known way, and see that it does.

    python tests/truth/metamorphic.py [--seed N] [--count N] [--relation NAME] [--only CONDITION]

Where no second program knows the answer, the program itself does: a problem with the colours
exchanged, mirrored, with riders for rooks and bishops, or with men added whom no move reaches,
has the same solution in other words. The relations:

- `exchange`: colours exchanged and the board turned upside down, the other side to begin, which
  is what duplex and its half ask of each condition;
- `mirror`: files a to h become h to a;
- `riders`: rooks and bishops become wazirriders and fersriders, who move alike;
- `aside`: two pawns who block each other are added out of reach of men who go one step.

Which conditions do not keep a relation stands in `relations.json`, with the reason. Prints what
differs and at last `N of M equal`; the status is 1 if anything differs.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import Square, parse_square, square_name
from composer.problem.stipulation import Stipulation, parse_stipulation
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.rules.kinds import FAIRY_KINDS
from composer.solver.conditions.table import unsolved_sentence
from composer.solver.lawdefects import fatal_by_rules
from composer.solver.options import SolveOptions, Token
from composer.solver.phases import Phase
from composer.solver.popeyemoves import popeye_text
from composer.solver.solution import Solution
from composer.solver.solve import solve

HERE: Final = Path(__file__).resolve().parent
SPELLINGS: Final = (HERE.parent / "solver" / "conditions" / "spellings.txt").read_text("utf-8")
CONDITIONS: Final = ("", *SPELLINGS.split("\n")[:-1])
EXCEPTIONS: Final[dict[str, dict[str, str]]] = json.loads(
    (HERE / "relations.json").read_text("utf-8")
)
OFFICERS: Final = (Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT)
STEPPERS: Final = (Kind.of("wazir"), Kind.of("fers"))
FAIRY: Final = tuple(
    Kind.of(row.id)
    for row in FAIRY_KINDS
    if not row.promotes
    and row.code.isalpha()  # `16` behind a colour is read as a square
    and not any(getattr(part, "absolute", False) for part in row.movement)
)
"""Those who go alike for both sides, as hunters do not."""
WAZIRRIDER, FERSRIDER = Kind.of("wazirrider"), Kind.of("fersrider")
ASKED: Final = (
    *("#1", "#2", "s#1", "s#2", "r#2", "semi-r#2", "h#1", "h#1.5", "h#2", "hs#1.5", "hs#2"),
    *("hr#2", "ser-#2", "ser-h#2", "ser-s#2", "ser-r#2", "exact-ser-#2", "=2", "h=2", "ser-=2"),
    *("ser-h=2", "s=2", "+1", "+2", "h+1.5", "x1", "x2", "hx2", "ser-x2", "zc52", "hzf41.5"),
    *("h==2", "ser-+2", "ser-h+2", "ser-hx2", "exact-ser-=2", "exact-h+2"),
)
_MOST_LINES: Final = 3000

Answer = dict[str, Any]
Mapping = Callable[[Square], Square]


@dataclass(frozen=True)
class Case:
    """A problem, as it is tried.

    Attributes:
        position: the diagram.
        asked: what is asked, without rules.
        condition: the condition, as Popeye writes it; empty for none.
    """

    position: Position
    asked: str
    condition: str

    def stipulation(self) -> Stipulation:
        """Return what is asked, with rules."""
        conditions = [condition_of(self.condition)] if self.condition else []
        return replace(parse_stipulation(self.asked), rules=Rules.of(conditions=conditions))

    def told(self) -> str:
        """Return it in a line."""
        men = " ".join(
            f"{man.colour.value}{man.kind.code}{square_name(square)}"
            for square, man in self.position
        )
        return f"{self.condition or '-'} | {self.asked} | {men} | {self.position.turn.value}"


def answer_of(solution: Solution, text: Callable[[str], str]) -> Answer | None:
    """Return what was found, every move through `text`; None where it is not known whole."""
    if not solution.complete or solution.lines_cut:
        return None

    def said(move: Any) -> str:
        return text(popeye_text(move))

    def play(phase: Phase) -> Answer:
        replies = {
            said(defence.defence): sorted(said(reply.move) for reply in defence.continuations)
            for defence in phase.defences(effective_only=False)
        }
        return {
            "threats": sorted(map(said, phase.threats)),
            "refutations": sorted(map(said, phase.refutations)),
            "replies": replies,
        }

    def phases(every: tuple[Phase, ...]) -> Answer:
        return {said(phase.move): play(phase) for phase in every if phase.move is not None}

    return {
        "verdict": solution.verdict.value,
        "lines": sorted([said(move) for move in line.moves] for line in solution.lines),
        "set lines": sorted([said(move) for move in line.moves] for line in solution.set_lines),
        "keys": phases(solution.keys),
        "tries": phases(solution.tries),
        "set play": None if solution.set_play is None else play(solution.set_play),
    }


_SQUARE: Final = re.compile(r"[a-h][1-8]")
_NAMED: Final = re.compile(r"(?<![a-y])[a-h][1-8]")
"""A square in a condition, or in a stipulation such as `zc52`; there is none in `Type1`."""

_GROUP: Final = re.compile(r"\[[^\]]*\]")
_SWAP: Final = re.compile(r"(\w+)<->(\w+)")
_EXCHANGED: Final = str.maketrans("wb", "bw")


def moves_mapped(square: Mapping, exchange: bool, letters: dict[str, str]) -> Callable[[str], str]:
    """Return how the text of a move changes with its squares, colours and men.

    Groups in brackets are put in order: they stand in that of their squares.
    """

    def colours(text: str) -> str:
        if not exchange:
            return text
        text = re.sub(r"(?<=\[[+-])[wb]|(?<=\[)[wb](?=[ur]*[A-Z])", _other, text)
        return re.sub(r"(?<==)[wb](?![a-z0-9])", _other, text)

    def mapped(text: str) -> str:
        text = _SQUARE.sub(lambda found: square_name(square(parse_square(found[0]))), text)
        text = colours(text)
        for old, new in letters.items():
            text = re.sub(rf"(?<![A-Z1-8]){old}(?=[a-h][1-8]|\b)", new, text)
        groups = sorted(_SWAP.sub(_in_order, each) for each in _GROUP.findall(text))
        signs = [
            "[" + group[1] + ",".join(sorted(group[2:-1].split(","))) + "]"
            if re.fullmatch(r"\[[A-Z][a-h1-8,]+\]", group)
            else group
            for group in groups
        ]
        return _GROUP.sub("", text) + "".join(signs)

    return mapped


def _in_order(found: re.Match[str]) -> str:
    return "<->".join(sorted(found.groups()))


def _other(found: re.Match[str]) -> str:
    return found[0].translate(_EXCHANGED)


def _upside_down(square: Square) -> Square:
    return square ^ 56


def _mirrored(square: Square) -> Square:
    return square ^ 7


def _same(square: Square) -> Square:
    return square


def _moved(
    position: Position, square: Mapping, man: Callable[[Man], Man], turn: Colour
) -> Position:
    return Position.of({square(at): man(each) for at, each in position}, turn)


def _exchanged(man: Man) -> Man:
    return Man.of(man.colour.other, man.kind, man.qualities)


def _words(text: str, square: Mapping, exchange: bool) -> str:
    """Return a condition or stipulation with its squares, and the side that it names, changed."""
    text = _NAMED.sub(lambda found: square_name(square(parse_square(found[0]))), text)
    if exchange:
        sides = {"White": "Black", "Black": "White"}
        text = re.sub("White|Black", lambda found: sides[found[0]], text)
    return text


@dataclass(frozen=True)
class Relation:
    """How a problem changes, and how its answer does.

    Attributes:
        change: the problem changed; None where it cannot be.
        text: how the text of a move changes.
        riders: whether men other than kings are rooks and bishops.
        steppers: whether men are wazirs and ferses in a corner.
    """

    change: Callable[[Case], Case | None]
    text: Callable[[str], str]
    riders: bool = False
    steppers: bool = False


def _exchange(case: Case) -> Case:
    position = _moved(case.position, _upside_down, _exchanged, case.position.turn.other)
    asked, condition = (_words(each, _upside_down, True) for each in (case.asked, case.condition))
    return Case(position, asked, condition)


def _mirror(case: Case) -> Case:
    position = _moved(case.position, _mirrored, lambda man: man, case.position.turn)
    asked, condition = (_words(each, _mirrored, False) for each in (case.asked, case.condition))
    return Case(position, asked, condition)


def _riding(case: Case) -> Case:
    riders = {Kind.ROOK: WAZIRRIDER, Kind.BISHOP: FERSRIDER}

    def rider(man: Man) -> Man:
        return Man.of(man.colour, riders.get(man.kind, man.kind), man.qualities)

    return replace(case, position=_moved(case.position, _same, rider, case.position.turn))


def _aside(case: Case) -> Case | None:
    men = dict(case.position) | {
        parse_square("h6"): Man.of(Colour.WHITE, Kind.PAWN),
        parse_square("h7"): Man.of(Colour.BLACK, Kind.PAWN),
    }
    return replace(case, position=Position.of(men, case.position.turn))


RELATIONS: Final = {
    "exchange": Relation(_exchange, moves_mapped(_upside_down, True, {})),
    "mirror": Relation(_mirror, moves_mapped(_mirrored, False, {})),
    "riders": Relation(_riding, moves_mapped(_same, False, {"R": "WR", "B": "FR"}), riders=True),
    "aside": Relation(_aside, moves_mapped(_same, False, {}), steppers=True),
}


def case_of(seed: int, relation: str, condition: str) -> Case:
    """Return a problem that can be solved, the same each time."""
    chance = random.Random(f"{seed} {relation} {condition}")
    how = RELATIONS[relation]
    for _ in range(1000):
        asked = chance.choice(ASKED)
        case = Case(_position(chance, how, chance.choice(SIDES)), asked, condition)
        if _can_be_solved(case):
            return case
    raise AssertionError(f"no position for {condition}")


def _can_be_solved(case: Case) -> bool:
    stipulation = case.stipulation()
    sentence = unsolved_sentence(stipulation.rules)
    return not sentence and not fatal_by_rules(case.position, stipulation.rules)


def _position(chance: random.Random, how: Relation, turn: Colour) -> Position:
    kinds: tuple[Kind, ...] = (*OFFICERS, Kind.PAWN)
    squares = [square for square in range(64) if 8 <= square < 56]
    if how.riders:
        kinds = OFFICERS
    elif how.steppers:
        kinds, squares = (
            STEPPERS,
            [8 * rank + file for rank in range(3) for file in range(3)],
        )
    elif chance.random() < 0.4:
        kinds = (*kinds, *chance.sample(FAIRY, 3))
    chance.shuffle(squares)
    men = {squares.pop(): Man.of(side, Kind.KING) for side in SIDES}
    for _ in range(chance.randint(2, 5)):
        colours = [*SIDES, *SIDES, Colour.NEUTRAL] if chance.random() < 0.2 else SIDES
        men[squares.pop()] = Man.of(chance.choice(colours), chance.choice(kinds))
    return Position.of(men, turn)


def difference(case: Case, relation: str) -> str:
    """Return how the answers differ that should be one; empty where they do not."""
    how = RELATIONS[relation]
    changed = how.change(case)
    if changed is None or not _can_be_solved(changed):
        return "" if changed is None else "the changed problem cannot be solved"
    one = answer_of(_solved(case), how.text)
    other = answer_of(_solved(changed), moves_mapped(_same, False, {}))
    if one is None or other is None:
        return ""
    for part, wanted in one.items():
        if other[part] != wanted:
            return f"{part}: {_short(wanted)} became {_short(other[part])}"
    return ""


def _solved(case: Case) -> Solution:
    options = SolveOptions(refutations=1, most_lines=_MOST_LINES, retro=False)
    return solve(case.position, case.stipulation(), options, Token())


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 700 else text[:700] + " ..."


def is_kept(relation: str, condition: str) -> bool:
    """Return whether a condition keeps a relation; those that do not say why."""
    return not any(condition.startswith(each) for each in EXCEPTIONS[relation])


def differences(
    seed: int, relations: tuple[str, ...] = tuple(RELATIONS), only: str | None = None
) -> Iterator[tuple[str, Case, str]]:
    """Yield each case of a seed with what differs."""
    for relation in relations:
        for condition in CONDITIONS:
            if is_kept(relation, condition) and (only is None or only == condition):
                case = case_of(seed, relation, condition)
                yield relation, case, difference(case, relation)


def main(arguments: list[str] | None = None) -> int:
    """Try seeds; return the exit status."""
    parser = argparse.ArgumentParser(description="Change problems, and compare their solutions.")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--count", type=int, default=1, help="how many seeds")
    parser.add_argument("--relation", choices=tuple(RELATIONS), help="only one of them")
    parser.add_argument("--only", metavar="CONDITION", help="only with this condition")
    given = parser.parse_args(arguments)
    relations = (given.relation,) if given.relation else tuple(RELATIONS)
    equal = total = 0
    for seed in range(given.seed, given.seed + given.count):
        for relation, case, differs in differences(seed, relations, given.only):
            total += 1
            equal += not differs
            if differs:
                sys.stdout.write(f"{relation} {seed} | {case.told()}\n    {differs}\n")
    sys.stdout.write(f"{equal} of {total} equal\n")
    return 0 if equal == total else 1


if __name__ == "__main__":
    sys.exit(main())
