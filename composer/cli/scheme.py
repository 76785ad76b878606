# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer scheme`: a two-mover worked after its key."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice

from composer.analysis.schemes.keeping import Effect, Phase, keep_and_kill, stoppers
from composer.analysis.schemes.keyorder import RankedKey, folded, ranked
from composer.analysis.schemes.moves import described, played
from composer.analysis.schemes.patching import Edit, Patched, patches
from composer.analysis.schemes.replies import Table, table_of
from composer.analysis.schemes.separating import SET_PLAY, Pair, Separated, separate
from composer.analysis.schemes.smaller import Smaller, smaller
from composer.analysis.schemes.takebacks import keys_of
from composer.cli.faults import BadInput, Exit
from composer.cli.output import say, say_json
from composer.notation.moves import move_text
from composer.problem.edits import set_turn
from composer.problem.fen import FenError, fen, parse_fen
from composer.problem.men import Colour
from composer.problem.move import Mark
from composer.problem.position import Position
from composer.problem.squares import square_name
from composer.solver.jsonform import FORMAT, Json
from composer.solver.options import Unsolvable
from composer.solver.schemeplay import Number, number_of, parse_step, scheme_board, step_of

_MOST_ALIKE = 8


def run_scheme(arguments: argparse.Namespace) -> Exit:
    """Work a scheme and print what is found.

    Raises:
        BadInput: it is no scheme, or a move is none of its moves.
    """
    try:
        position = parse_fen(" ".join(arguments.what))
        found = _Findings(position, arguments)
        if arguments.json:
            say_json(found.json())
        else:
            say("\n\n".join(found.text()))
    except (FenError, Unsolvable, ValueError) as error:
        raise BadInput(str(error)) from error
    return Exit.DONE


class _Findings:
    """What the options ask of a scheme."""

    def __init__(self, position: Position, arguments: argparse.Namespace) -> None:
        self._position = position
        self._limit: int | None = arguments.limit
        board = scheme_board(position)
        firsts = [_number(text) for text in arguments.first]
        if position.turn is Colour.BLACK and (firsts or arguments.separate):
            raise BadInput("Black is to move: first moves are of a diagram in which White is")
        if (arguments.keys or arguments.patch) and position.turn is Colour.WHITE:
            raise BadInput("White is to move: keys lead to a position in which Black is")
        self._tables = [(first, table_of(board, first)) for first in (SET_PLAY, *firsts)]
        self._keys = self._found_keys(arguments.cooks) if arguments.keys else None
        defences = arguments.separate.split(",") if arguments.separate else ()
        self._separation = separate(position, list(map(_number, defences))) if defences else None
        phases = [_phase(text) for text in arguments.phase]
        if (arguments.sound or arguments.smaller) and len(phases) != 1:
            raise BadInput("--sound and --smaller are of one phase")
        wants_men = phases and not arguments.smaller
        self._effects = self._found_effects(phases, arguments.sound) if wants_men else None
        self._patches = self._found_patches() if arguments.patch else None
        self._smaller = self._found_smaller(phases[0], arguments) if arguments.smaller else None

    def _found_keys(self, cooks: int) -> tuple[RankedKey, ...]:
        return ranked(self._position, keys_of(self._position, cooks))

    def _found_effects(self, phases: Sequence[Phase], sound: bool) -> tuple[Effect, ...]:
        if sound:
            found = stoppers(self._position, phases[0])
        else:
            effects = keep_and_kill(self._position, phases)
            found = (effect for effect in effects if effect.keeps_and_kills)
        return tuple(sorted(found, key=lambda effect: effect.rank))

    def _found_patches(self) -> tuple[Patched, ...]:
        return tuple(islice(patches(self._position), self._limit))

    def _found_smaller(self, phase: Phase, arguments: argparse.Namespace) -> tuple[Smaller, ...]:
        found = smaller(self._position, phase, arguments.sound)
        return tuple(islice(sorted(found, key=lambda form: form.rank), self._limit))

    def json(self) -> Json:
        """Return what was found as plain values."""
        found: Json = {
            "format": FORMAT,
            "fen": fen(self._position),
            "phases": [_table_object(first, table) for first, table in self._tables],
        }
        if self._keys is not None:
            found["keys"] = [_key_object(key) for key in islice(self._keys, self._limit)]
        if self._separation is not None:
            found["separating"] = {
                _name(phase.first): list(map(_name, phase.mates))
                for phase in self._separation.phases
            }
            found["pairs"] = [
                {"phases": [_name(pair.one.first), _name(pair.other.first)]}
                | {"change": pair.change.value}
                for pair in islice(self._separation.pairs, self._limit)
            ]
            found["triples"] = [
                [_name(phase.first) for phase in triple] for triple in self._separation.triples
            ]
        if self._effects is not None:
            found["men"] = [
                {"man": effect.man.letter, "square": square_name(effect.square)}
                | {"new_black_moves": effect.new_black_moves}
                for effect in islice(self._effects, self._limit)
            ]
        if self._patches is not None:
            found["patches"] = [
                {"fen": fen(one.diagram), "key": str(one.key.taken_back.step)}
                | {"edit": _edit_text(one.edit)}
                for one in self._patches
            ]
        if self._smaller is not None:
            found["smaller"] = [fen(form.position) for form in self._smaller]
        return found

    def text(self) -> Iterator[str]:
        """Yield what was found, in blocks of lines."""
        for first, table in self._tables:
            yield "\n".join(self._table_lines(first, table))
        if self._keys is not None:
            groups = folded(self._keys)
            quiet = sum(key.key.taken_back.captured is None for key in self._keys)
            head = f"Keys: {quiet} quiet, {len(self._keys) - quiet} by capture"
            lines = [_key_line(row) for row in islice(groups, self._limit)]
            yield "\n".join([head, *lines] if groups else ["No key", *self._why_no_key()])
        if self._separation is not None:
            found = self._separation
            head = f"First moves that separate: {len(found.phases)}; pairs: {len(found.pairs)}"
            lines = [self._pair_line(pair) for pair in islice(found.pairs, self._limit)]
            yield "\n".join([head, *(lines or map(self._separated, found.phases))])
        if self._effects is not None:
            yield "\n".join(_effect_lines(self._effects, self._limit))

        if self._patches is not None:
            rows = [_patch_line(one) for one in self._patches]
            yield "\n".join(["Near misses made sound", *(rows or ["   none"])])
        if self._smaller is not None:
            forms = [f"   {fen(form.position)}" for form in self._smaller]
            yield "\n".join(["Smaller forms", *(forms or ["   none"])])

    def _why_no_key(self) -> Iterator[str]:
        table = self._tables[0][1]
        after = set_turn(self._position, Colour.BLACK)
        if table.is_stuck:
            yield "   Black has no move"
        if table.holes:
            told = ", ".join(_text(after, hole) for hole in table.holes[:_MOST_ALIKE])
            yield f"   no mate after {told}"
        elif not table.is_stuck:
            yield "   each first move that leads here has cooks, or could take Black's king"

    def _table_lines(self, first: Number, table: Table) -> Iterator[str]:
        start = self._position
        if first != SET_PLAY:
            yield f"1.{_text(start, first)}"
        start = played(start, first) if first != SET_PLAY else set_turn(start, Colour.BLACK)
        home = _AtHome(first)
        passing = set_turn(start, Colour.WHITE)
        if table.in_check:
            yield "Black is in check"
        elif table.threats:
            threats = (f"2.{_text(passing, home(mate), Mark.MATE)}" for mate in table.threats)
            yield f"Threat: {', '.join(threats)}"
        else:
            yield "Zugzwang"
        if table.is_stuck:
            yield "Black has no move"
        told = 0
        for reply, mates in sorted(table.defences.items(), key=lambda row: (not row[1], row[0])):
            told += 1
            after = played(start, reply)
            answers = ", ".join(f"2.{_text(after, home(mate), Mark.MATE)}" for mate in mates)
            yield f"   1...{_text(start, reply)} {answers or 'no mate'}"
        rest = len(table.replies) - told
        if rest:
            yield f"   {rest} more: the threat"

    def _pair_line(self, pair: Pair) -> str:
        change = "" if pair.change.value == "changed" else f"   {pair.change.value}"
        return f"   {self._separated(pair.one)} / {self._separated(pair.other)}{change}"

    def _separated(self, phase: Separated) -> str:
        if phase.first == SET_PLAY:
            head = "set play"
        else:
            sign = "?" if phase.refuted else "!"
            head = f"1.{_text(self._position, phase.first)}{sign}"
        return f"{head} ({', '.join(map(_name, phase.mates))})"


class _AtHome:
    """Tells where the key man stands after a first move, whose mates are told from before it."""

    def __init__(self, first: Number) -> None:
        self._from, self._at = first & 63, first >> 6 & 63
        self._moved = first != SET_PLAY

    def __call__(self, mate: Number) -> Number:
        return mate - self._from + self._at if self._moved and mate & 63 == self._from else mate


def _number(text: str) -> Number:
    return number_of(parse_step(text.strip()))


def _phase(text: str) -> Phase:
    first, *mates = text.split()
    wanted = {}
    for each in mates:
        defence, sign, mate = each.partition("=")
        if not sign:
            raise BadInput(f"--phase: expected DEFENCE=MATE, got {each!r}")
        wanted[_number(defence)] = _number(mate)
    return Phase(SET_PLAY if first == "-" else _number(first), wanted)


def _name(number: Number) -> str:
    return "-" if number == SET_PLAY else str(step_of(number))


def _text(position: Position, number: Number, mark: Mark = Mark.NONE) -> str:
    return move_text(described(position, number, mark))


def _table_object(first: Number, table: Table) -> Json:
    return {
        "first": _name(first),
        "in_check": table.in_check,
        "threats": list(map(_name, table.threats)),
        "replies": {
            _name(reply): list(map(_name, mates)) for reply, mates in table.replies.items()
        },
        "holes": list(map(_name, table.holes)),
    }


def _key_object(row: RankedKey) -> Json:
    key, taken = row.key, row.key.taken_back
    return {
        "fen": fen(taken.diagram),
        "key": str(taken.step),
        "man": taken.man.letter,
        "captured": None if taken.captured is None else taken.captured.letter,
        "cooks": list(map(_name, key.cooks)),
        "white_in_check": key.white_in_check,
        "gives_flights": list(map(square_name, key.gives)),
        "takes_flights": list(map(square_name, key.takes)),
        "set_mates": row.set_mates,
        "defences": row.defences,
        "changed": row.changed,
        "promoted_force": [side.value for side in row.promoted_force],
        "impossible": row.impossible,
        "out_of_play": row.out_of_play,
    }


def _key_line(row: Sequence[RankedKey]) -> str:
    first = row[0]
    key, taken = first.key, first.key.taken_back
    move = replace(described(taken.diagram, number_of(taken.step)), disambiguation="")
    origins = " or ".join(square_name(each.key.taken_back.step.origin) for each in row)
    said = [] if taken.captured is None else [f"takes {taken.captured.letter}"]
    said.append(f"set mates {first.set_mates} of {first.defences}")
    if first.changed:
        said.append(f"{first.changed} changed")
    if key.gives:
        said.append(f"gives the flight {', '.join(map(square_name, key.gives))}")
    if key.takes:
        said.append(f"takes the flight {', '.join(map(square_name, key.takes))}")
    said += ["White in check"] * key.white_in_check + ["promoted men"] * bool(first.promoted_force)
    said += ["no game leads there"] * bool(first.impossible) + ["out of play"] * first.out_of_play
    cooks = [f"1.{_text(taken.diagram, cook)}" for cook in key.cooks]
    said += [f"cooked: {', '.join(cooks)}"] if cooks else []
    return f"   1.{move_text(move)} from {origins}: {'; '.join(said)}"


def _effect_lines(effects: Iterable[Effect], limit: int | None) -> Iterator[str]:
    found = list(effects)
    yield f"Men who keep the mates and leave no other: {len(found)}"
    by_man: dict[str, list[str]] = {}
    for effect in islice(found, limit):
        by_man.setdefault(effect.man.letter, []).append(square_name(effect.square))
    for letter, squares in by_man.items():
        yield f"   {letter} {', '.join(squares)}"


def _edit_text(edit: Edit) -> str:
    if edit.left is None:
        return f"+{edit.man.letter}{square_name(edit.square)}"
    return f"{edit.man.letter}{square_name(edit.left)}-{square_name(edit.square)}"


def _patch_line(one: Patched) -> str:
    move = described(one.diagram, number_of(one.key.taken_back.step))
    return f"   1.{move_text(move)} with {_edit_text(one.edit)}: {fen(one.diagram)}"
