# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer scheme`: a problem worked after its key."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice

from composer.analysis.schemes.explained import Explained, explained
from composer.analysis.schemes.keepandkill import Effect, Phase, keep_and_kill, stoppers
from composer.analysis.schemes.keyorder import RankedKey, folded, likely_first, ranked
from composer.analysis.schemes.live import live_table
from composer.analysis.schemes.moves import after_first, answer_mark, played
from composer.analysis.schemes.nearmisses import Patched, patches
from composer.analysis.schemes.park import Parked, parked, parse_line
from composer.analysis.schemes.phasetext import parse_phase
from composer.analysis.schemes.replies import Table, table_of
from composer.analysis.schemes.sentences import (
    TRIPLES,
    no_key_sentences,
    pair_facts,
    separated_mates,
    separated_name,
    short_text,
)
from composer.analysis.schemes.separator import SET_PLAY, Pair, Separated, Triple, separate
from composer.analysis.schemes.smaller import Smaller, smaller
from composer.analysis.schemes.takebacks import keys_of, take_backs
from composer.analysis.schemes.tries import why_no_key
from composer.analysis.schemes.whysentences import why_sentences
from composer.analysis.schemes.work import SchemeWork, refusal
from composer.cli.faults import BadInput, Exit
from composer.cli.output import say, say_json
from composer.cli.schemewords import (
    edit_text,
    effect_lines,
    key_line,
    key_object,
    move_name,
    pair_object,
    parked_line,
    parked_object,
    patch_line,
    table_object,
    why_object,
)
from composer.problem.edits import set_turn
from composer.problem.fen import FenError, fen, parse_fen
from composer.problem.men import Colour
from composer.problem.move import Mark
from composer.problem.position import Position
from composer.problem.squares import square_name
from composer.problem.stipulation import parse_task
from composer.solver.jsonform import FORMAT, Json
from composer.solver.options import Cancelled, Unsolvable
from composer.solver.schemeplay import (
    Number,
    bare,
    from_arrival,
    number_of,
    parse_step,
    scheme_board,
)
from composer.solver.session import Session


def run_scheme(arguments: argparse.Namespace) -> Exit:
    """Work a scheme and print what is found.

    Raises:
        BadInput: it is no scheme, or a move is none of its moves.
    """
    try:
        position = parse_fen(" ".join(arguments.what))
        found = _Findings(position, arguments, _work(arguments.stipulation))
        if arguments.json:
            say_json(found.json())
        else:
            say("\n\n".join(found.text()))
    except (FenError, Unsolvable, ValueError) as error:
        raise BadInput(str(error)) from error
    except Cancelled:
        raise BadInput("not finished: the play takes too many positions") from None
    return Exit.DONE


def _work(stipulation: str) -> SchemeWork:
    """Return what is asked, and what it is worked with."""
    asked = replace(parse_task(stipulation), after_key=False)
    refused = refusal(asked)
    if refused is not None:
        raise BadInput(str(refused))
    return SchemeWork(asked, Session(threads=1))


class _Findings:
    """What the options ask of a scheme."""

    def __init__(self, position: Position, arguments: argparse.Namespace, work: SchemeWork) -> None:
        self._position, self._work = position, work
        self._limit: int | None = arguments.limit
        board = work.board(position)
        firsts = [_number(text) for text in arguments.first]
        phases = [parse_phase(text) for text in arguments.phase]
        first_moves = firsts or [phase.first for phase in phases if phase.first != SET_PLAY]
        if position.turn is Colour.BLACK and (first_moves or arguments.separate is not None):
            raise BadInput("Black is to move: first moves are of a diagram in which White is")
        if arguments.separate is not None and not arguments.separate.strip():
            raise BadInput("--separate: expected defences such as c7c6,c7c5")
        parks = arguments.park is not None
        if (arguments.keys or arguments.patch or parks) and position.turn is Colour.WHITE:
            raise BadInput("White is to move: keys lead to a position in which Black is")
        self._tables = [(first, table_of(board, first)) for first in (SET_PLAY, *firsts)]
        self._live = live_table(position, firsts, work=work) if arguments.why else None
        self._keys = self._found_keys(arguments.cooks) if arguments.keys else None
        defences = arguments.separate.split(",") if arguments.separate else ()
        self._defences = list(map(_number, defences))
        if arguments.changed is not None and not defences:
            raise BadInput("--changed needs --separate")
        self._separation = (
            separate(position, self._defences, arguments.changed, work) if defences else None
        )
        if (arguments.sound or arguments.smaller) and len(phases) != 1:
            raise BadInput("--sound and --smaller are of one phase")
        if arguments.sound and phases[0].first == SET_PLAY:
            raise BadInput("--sound is of a phase with a first move")
        if arguments.cooks and not arguments.keys:
            raise BadInput("--cooks needs --keys")
        if arguments.sound or arguments.smaller:
            phases = [self._with_threats(phases[0])]
        wants_men = phases and not arguments.smaller
        self._effects = self._found_effects(phases, arguments.sound) if wants_men else None
        self._patches = self._found_patches() if arguments.patch else None
        self._parked = self._found_parked(arguments.park) if parks else None
        self._smaller = self._found_smaller(phases[0], arguments) if arguments.smaller else None

    def _with_threats(self, phase: Phase) -> Phase:
        """Return a phase whose threats are to stay as they are."""
        table = table_of(self._work.board(self._position), phase.first)
        return replace(phase, threats=frozenset(table.threats))

    def _found_keys(self, cooks: int) -> tuple[RankedKey, ...]:
        work, tried = self._work, None
        if work.is_long:
            tried = likely_first(bare(self._position), take_backs(bare(self._position)))
        found = keys_of(self._position, cooks, work, tried)
        return ranked(self._position, found, work=work)

    def _found_effects(self, phases: Sequence[Phase], sound: bool) -> tuple[Effect, ...]:
        if sound:
            found = stoppers(self._position, phases[0], work=self._work)
        else:
            effects = keep_and_kill(self._position, phases, work=self._work)
            found = (effect for effect in effects if effect.keeps_and_kills)
        return tuple(sorted(found, key=lambda effect: effect.rank))

    def _found_patches(self) -> tuple[Patched, ...]:
        return tuple(islice(patches(self._position, work=self._work), self._limit))

    def _found_parked(self, text: str) -> tuple[Parked, ...]:
        lines = (parse_line(text),) if text else ()
        return parked(self._position, lines, self._work)

    def _found_smaller(self, phase: Phase, arguments: argparse.Namespace) -> tuple[Smaller, ...]:
        found = smaller(self._position, phase, arguments.sound, work=self._work)
        return tuple(sorted(found, key=lambda form: form.rank))

    def json(self) -> Json:
        """Return what was found as plain values."""
        found: Json = {
            "format": FORMAT,
            "fen": fen(self._position),
            "phases": [
                table_object(first, table) | self._whys_object(place)
                for place, (first, table) in enumerate(self._tables)
            ],
        }
        if self._work.is_long:
            found["stipulation"] = str(self._work.asked)
            found["not_finished"] = self._work.tally.open
        if self._keys is not None:
            found["keys"] = [key_object(key) for key in islice(self._keys, self._limit)]
        if self._separation is not None:
            found["separating"] = {
                move_name(phase.first): list(map(move_name, phase.mates))
                for phase in self._separation.phases
            }
            for name, pairs in (
                ("pairs", self._separation.pairs),
                ("partial", self._separation.partial),
            ):
                found[name] = list(map(pair_object, islice(pairs, self._limit)))
            found["triples"] = [
                {"phases": [move_name(phase.first) for phase in triple.phases]}
                | {"change": triple.change.value}
                for triple in islice(self._separation.triples, self._limit)
            ]
            found["more_triples"] = self._separation.more_triples
        if self._effects is not None:
            found["men"] = [
                {"man": effect.man.letter, "square": square_name(effect.square)}
                | {"new_black_moves": effect.new_black_moves}
                for effect in islice(self._effects, self._limit)
            ]
        if self._patches is not None:
            found["patches"] = [
                {"fen": fen(one.diagram), "key": str(one.key.taken_back.step)}
                | {"edit": edit_text(one.edit)}
                for one in self._patches
            ]
        if self._parked is not None:
            found["parked"] = list(map(parked_object, islice(self._parked, self._limit)))
        if self._smaller is not None:
            found["smaller"] = [fen(form.position) for form in islice(self._smaller, self._limit)]
        return found

    def text(self) -> Iterator[str]:
        """Yield what was found, in blocks of lines."""
        yield from self._blocks()
        if self._work.tally.open:
            yield f"Not finished: {self._work.tally.open} diagrams that take too long"

    def _blocks(self) -> Iterator[str]:
        for place, (first, table) in enumerate(self._tables):
            yield "\n".join(self._table_lines(first, table, self._whys(place)))
        if self._keys is not None:
            groups = folded(self._keys)
            sound = [key for key in self._keys if key.key.is_sound]
            quiet = sum(key.key.taken_back.captured is None for key in sound)
            near = len(self._keys) - len(sound)
            head = f"Keys: {quiet} quiet, {len(sound) - quiet} by capture"
            head += f"; near misses: {near}" if near else ""
            lines = self._limited(key_line(group, self._work) for group in groups)
            yield "\n".join([head, *lines] if groups else ["No key", *self._why_no_key()])
        if self._separation is not None:
            found = self._separation
            head = f"First moves that separate: {len(found.phases)}; pairs: {len(found.pairs)}"
            head += f"; partial pairs: {len(found.partial)}" if found.partial else ""
            lines = self._limited(map(self._pair_line, found.pairs))
            if not lines:
                lines = self._limited(f"   {self._separated(one)}" for one in found.phases)
            lines += self._limited(map(self._pair_line, found.partial))
            lines += self._limited(map(self._triple_line, found.triples))
            lines += ["   and more triples"] if found.more_triples else []
            yield "\n".join([head, *lines])
        if self._effects is not None:
            yield "\n".join(effect_lines(self._effects, self._limit))

        if self._patches is not None:
            rows = [patch_line(one) for one in self._patches]
            if self._limit is not None and len(rows) == self._limit:
                rows.append(f"   the first {self._limit} that were found")
            yield "\n".join(["Near misses made sound", *(rows or ["   none"])])
        if self._parked is not None:
            rows = self._limited(map(parked_line, self._parked))
            yield "\n".join(["Men parked on a line", *(rows or ["   none"])])
        if self._smaller is not None:
            forms = self._limited(f"   {fen(form.position)}" for form in self._smaller)
            yield "\n".join(["Smaller forms", *(forms or ["   none"])])

    def _why_no_key(self) -> Iterator[str]:
        why = why_no_key(self._position, self._work)
        for sentence in no_key_sentences(self._position, why, self._work):
            yield f"   {sentence}"

    def _whys(self, place: int) -> dict[Number, Explained]:
        """Return what is said of the defences of a phase; nothing unless it was asked for."""
        if self._live is None:
            return {}
        rows = (row for row in self._live.rows if row.cells[place].defends)
        return {row.reply: explained(self._live, row, place, (), self._work) for row in rows}

    def _whys_object(self, place: int) -> Json:
        whys = self._whys(place)
        told = {move_name(reply): why_object(found) for reply, found in whys.items()}
        return {} if self._live is None else {"why": told}

    def _table_lines(
        self, first: Number, table: Table, whys: Mapping[Number, Explained]
    ) -> Iterator[str]:
        start = self._position
        if first != SET_PLAY:
            yield f"1.{short_text(start, first)}"
        elif start.turn is Colour.WHITE:
            yield "Set play"
            if scheme_board(start).is_checked(black=False):
                yield "   none: White is in check"
                return
        start = after_first(start, first)
        passing = set_turn(start, Colour.WHITE)
        if table.is_stuck:
            yield "Mate" if table.in_check else "Stalemate"
            return
        if table.in_check:
            yield "Black is in check"
        elif table.threats:
            yield f"Threat: {self._answers(passing, first, table.threats)}"
        else:
            yield "Zugzwang"
        told = 0
        for reply, mates in sorted(table.defences.items(), key=lambda row: (not row[1], row[0])):
            told += 1
            answers = self._answers(played(start, reply), first, mates)
            nothing = "no continuation" if self._work.is_long else "no mate"
            yield f"   1...{short_text(start, reply)} {answers or nothing}"
            if self._live is not None and reply in whys:
                yield f"      {'; '.join(map(str, why_sentences(self._live, whys[reply])))}"
        for reply in sorted(table.ended):
            told += 1
            yield f"   1...{short_text(start, reply, Mark.MATE)}"
        rest = len(table.replies) - told
        if rest:
            yield f"   {rest} more: the threat"
        if table.is_short:
            yield "Short: all is answered in fewer moves"

    def _answers(self, position: Position, first: Number, moves: Iterable[Number]) -> str:
        return ", ".join(
            f"2.{short_text(position, arrived, answer_mark(position, arrived, self._work))}"
            for arrived in (from_arrival(move, first) for move in moves)
        )

    def _limited(self, rows: Iterable[str]) -> list[str]:
        """Return as many rows as are to be listed, and how many there are more."""
        every = list(rows)
        shown = every if self._limit is None else every[: self._limit]
        more = len(every) - len(shown)
        return [*shown, *([f"   and {more} more"] if more else [])]

    def _pair_line(self, pair: Pair) -> str:
        facts = (str(fact.words) for fact in pair_facts(pair, len(self._defences)))
        line = f"{self._separated(pair.one)} / {self._separated(pair.other)}"
        return f"   {'   '.join([line, *facts])}"

    def _triple_line(self, triple: Triple) -> str:
        named = TRIPLES[triple.change].text
        return f"   {' / '.join(map(self._separated, triple.phases))}   {named}"

    def _separated(self, phase: Separated) -> str:
        told = separated_mates(self._position, phase, self._defences, self._work)
        mates = told if self._work.is_long else (f"{mate}#" for mate in told)
        return f"{separated_name(self._position, phase)} ({', '.join(mates)})"


def _number(text: str) -> Number:
    return number_of(parse_step(text.strip()))
