# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked of a solver, part by part, and what each part is worth.

After the rules of the WFCC (rules for writing solutions of the ISC, guidelines for directors of
rated tournaments):

- Of a mate in two the key is asked, and brings all points.
- Of longer direct play and of selfmates threat and variations of full length are asked, white moves
  as far as the last but one (in selfmates all of them); the key alone brings nothing. Variations
  with the same continuation are one part, and one whose continuations hold all those of another is
  shown with it. Where there are duals, any of them will do.
- Of help play and series each solution is a part, with all its moves.
- Points are shared evenly, in halves where that goes: the first parts get what is left over.

In a column the key of longer play is a part as well. Tries are asked only where the director says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from composer.contests.contest import Code, Task
from composer.notation.lines import line_text, omitted_before
from composer.problem.move import Move
from composer.problem.stipulations.play import Play
from composer.solver.lines import Line, ends_forced
from composer.solver.phases import Continuation, Phase, Sequel, Variation
from composer.solver.solution import Solution

MOST_PARTS: Final = 40
"""Of longer play only so many levels are asked as have together at most so many parts."""

_STEPS: Final = (0.5, 0.25, 0.05, 0.01)


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that is asked.

    Attributes:
        id: what the file calls it; the same whenever the problem is solved again.
        kind: `key`, `threat`, `variation`, `try`, `line` or `none` (nothing solves).
        text: in English notation.
        points: what it is worth.
        defences: the defences of which one is to be written, as `e7e5`; of a threat those that
            parry nothing, to show it.
        answers: the moves, any of which is right; of a try what refutes it.
        known: of a threat all threats there are, those included that are over sooner.
        line: the moves of a line; of forced ends all but the last.
        under: the parts that follow it.
    """

    id: str
    kind: str
    text: str
    points: float = 0.0
    defences: frozenset[str] = frozenset()
    answers: frozenset[str] = frozenset()
    known: frozenset[str] = frozenset()
    line: tuple[str, ...] = ()
    under: tuple[Part, ...] = ()

    def all(self) -> Iterator[Part]:
        """Yield the part and all that follow it."""
        yield self
        for part in self.under:
            yield from part.all()


def key_parts(solution: Solution, key: Phase, letter: str = "") -> tuple[Part, ...]:
    """Return what may be asked of direct, self and reflex play with one of its keys.

    The key comes first; threats and variations stand beside it, not under it. What follows them may
    have to be worked out.

    Args:
        solution: the solver's answer.
        key: the key.
        letter: the twin's; empty where there are none.

    Raises:
        Cancelled: the token of the solve was cancelled.
    """
    assert key.move is not None  # only set play has none
    name = _named(letter, key.move.uci)
    text = f"{letter + ') ' if letter else ''}1.{key.move.san}!"
    first = Part(name, "key", text, answers=frozenset((key.move.uci,)))
    moves = key.length or solution.stipulation.moves
    last = moves - (solution.stipulation.play is Play.DIRECT)
    under: tuple[Part, ...] = ()
    for deepest in range(last, 1, -1):
        under = tuple(_Asked(moves, deepest).after(_play_of(key), 2, name))
        if _count(under) <= MOST_PARTS:
            break
    return (first, *under)


def asked_by(code: Code, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Return those of a key's parts that are asked by some rules: the key with others or alone."""
    return parts if code is Code.COLUMN or len(parts) == 1 else parts[1:]


def line_part(solution: Solution, line: Line, letter: str = "") -> Part:
    """Return a line of help play or of series as a part."""
    moves = line.moves[:-1] if ends_forced(solution.stipulation) else line.moves
    names = tuple(move.uci for move in moves)
    text = line_text(moves, omitted_before(solution.stipulation))
    head = f"{letter}) " if letter else ""
    return Part(_named(letter, "-".join(names)), "line", head + text, line=names)


def line_parts(solution: Solution, letter: str = "") -> tuple[Part, ...]:
    """Return what is asked of help play and of series; lines with forced ends are one part each."""
    found = (line_part(solution, line, letter) for line in solution.lines)
    return tuple({part.line: part for part in found}.values())


def try_parts(solution: Solution, asked: Sequence[str], letter: str = "") -> tuple[Part, ...]:
    """Return the tries that are asked for, as many of them as are tries."""
    found = []
    for phase in solution.tries:
        if phase.move is None or phase.move.uci not in asked:
            continue
        refuted = "/".join(move.san for move in phase.refutations)
        found.append(
            Part(
                _named(letter, f"{phase.move.uci}?"),
                "try",
                f"1.{phase.move.san}? {refuted}!",
                answers=frozenset(move.uci for move in phase.refutations),
            )
        )
    return tuple(found)


def with_points(
    parts: Sequence[Part],
    points: float,
    shares: Mapping[str, float] | None = None,
    most: int = 0,
) -> tuple[Part, ...]:
    """Share points between parts: what the director says, the rest evenly.

    Solutions of help play are shared exactly, to a hundredth; all else in halves, or in the largest
    step of which there is one for each part.

    Args:
        parts: what is asked.
        points: what the problem is worth.
        shares: what the director says of single parts.
        most: how many of the parts are enough for all points; 0 for all of them.
    """
    given = shares or {}
    every = list(chain.from_iterable(part.all() for part in parts))
    free = [part.id for part in every if part.id not in given]
    left = max(0.0, points - sum(given.get(part.id, 0.0) for part in every))
    steps = (0.01,) if all(part.kind == "line" for part in every) else _STEPS
    enough = min(len(free), most or len(free))
    each = _evenly(left, enough, steps)
    each += each[-1:] * (len(free) - enough)
    worth = {**given, **dict(zip(free, each, strict=True))}
    return tuple(_worth(part, worth) for part in parts)


def _evenly(points: float, count: int, steps: Sequence[float]) -> list[float]:
    if not count:
        return []
    step = next((step for step in steps if points / step >= count), steps[-1])
    units = round(points / step)
    whole, more = divmod(units, count)
    return [round((whole + (place < more)) * step, 2) for place in range(count)]


def _worth(part: Part, worth: Mapping[str, float]) -> Part:
    under = tuple(_worth(each, worth) for each in part.under)
    return replace(part, points=worth[part.id], under=under)


def shares_of(task: Task) -> dict[str, float]:
    """Return what the director says of single parts."""
    return dict(task.shares)


def _named(letter: str, rest: str) -> str:
    return f"{letter}:{rest}" if letter else rest


def _count(parts: Iterable[Part]) -> int:
    return sum(1 for part in parts for _ in part.all())


@dataclass(frozen=True, slots=True)
class _Play:
    """What follows a move: as a phase has it and as a sequel has it."""

    threats: tuple[Move, ...]
    threat_play: tuple[Continuation, ...]
    variations: tuple[Variation, ...]


def _play_of(what: Phase | Sequel | Continuation) -> _Play:
    return _Play(what.threats, what.threat_play, what.variations)


@dataclass(frozen=True, slots=True)
class _Asked:
    """Lists what is asked down to the white move `deepest` of a problem in so many moves."""

    moves: int
    deepest: int

    def after(self, play: _Play, number: int, name: str) -> Iterator[Part]:
        """Yield the parts of the white move `number`, each with those that follow it."""
        if number > self.deepest:
            return
        threats = self._full(play.threat_play, number)
        if not play.threat_play and number == self.moves:  # of selfmates in two: it ends the play
            threats = tuple(Continuation(move) for move in play.threats)
        if threats:
            part = self._part(f"{name}/", "threat", f"{number}.", (), threats, number)
            known = frozenset(move.uci for move in play.threats)
            idle = frozenset(v.defence.uci for v in play.variations if not v.effective)
            yield replace(part, known=known, defences=idle, text=f"({part.text})")
        groups: dict[tuple[frozenset[str], tuple[Part, ...]], list[Variation]] = {}
        for variation in play.variations:
            answers = variation.continuations
            if variation.effective and answers and self._full(answers, number):
                names = frozenset(answer.move.uci for answer in answers)
                under = self._under(answers, number)  # one answer may lead to other play
                groups.setdefault((names, under), []).append(variation)
        for (names, _), group in groups.items():
            if any(other < names for other, _ in groups):
                continue  # whoever shows the other one shows a continuation of this one
            defences = tuple(variation.defence for variation in group)
            found = group[0].continuations
            told = "/".join(dict.fromkeys(move.san for move in defences))
            text = f"{number - 1}...{told} {number}."
            yield self._part(f"{name}/", "variation", text, defences, found, number)

    def _part(
        self,
        name: str,
        kind: str,
        text: str,
        defences: tuple[Move, ...],
        answers: tuple[Continuation, ...],
        number: int,
    ) -> Part:
        moves = [answer.move for answer in answers]
        told = ",".join(sorted(move.uci for move in defences))
        name = f"{name}{told}:{','.join(sorted(move.uci for move in moves))}"
        return Part(
            name,
            kind,
            text + "/".join(move.san for move in moves),
            defences=frozenset(move.uci for move in defences),
            answers=frozenset(move.uci for move in moves),
            under=self._under(answers, number, name),
        )

    def _under(
        self, answers: tuple[Continuation, ...], number: int, name: str = ""
    ) -> tuple[Part, ...]:
        """Return what is asked after an answer; nothing where there are several."""
        if len(answers) != 1:
            return ()
        return tuple(self.after(_play_of(answers[0]), number + 1, name))

    def _full(self, answers: tuple[Continuation, ...], number: int) -> tuple[Continuation, ...]:
        """Return the answers of the white move `number` whose play has its full length."""
        return tuple(each for each in answers if _lasts(each, self.moves - number + 1))


def _lasts(answer: Continuation, moves: int) -> bool:
    """Return whether play with an answer can last so many white moves, itself included."""
    if moves <= 1:
        return True
    if answer.ends:
        return False
    if moves == 2 and not answer.variations:
        return bool(answer.threats)
    play = _play_of(answer)
    after = chain(play.threat_play, *(variation.continuations for variation in play.variations))
    return any(_lasts(each, moves - 1) for each in after)
