# SPDX-License-Identifier: GPL-3.0-or-later
"""The scheme bench as a page is told of it: what the desk's tabs find, in their sentences.

Each tool is asked alone. What it finds stands in groups of rows; a row that is tapped is set up.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType
from typing import Final

from composer.analysis.comparing.edit import Edit, Edits
from composer.analysis.schemes.choice import choice_of, question_of, taken_over
from composer.analysis.schemes.keepandkill import Effect, Judged, judged, keep_and_kill
from composer.analysis.schemes.keyorder import RankedKey
from composer.analysis.schemes.keysearch import (
    Listed,
    Rested,
    Tried,
    is_plain,
    is_quiet,
    look_for_keys,
    near_misses,
)
from composer.analysis.schemes.nearmisses import Patched
from composer.analysis.schemes.park import Parked, parked
from composer.analysis.schemes.phasesasked import PhasesAsked, phases_asked
from composer.analysis.schemes.question import BenchQuestion, Kind, as_asked, bench_refusal
from composer.analysis.schemes.sentences import (
    cook_sentence,
    cooked,
    edit_sentence,
    first_text,
    judged_sentence,
    kept_sentence,
    key_facts,
    key_move,
    lost_sentences,
    no_key_sentences,
    origins,
    pair_facts,
    parked_facts,
    parked_sentence,
    refuted,
    reply_text,
    rivals_sentence,
    separated_mates,
    separated_name,
    try_sentence,
)
from composer.analysis.schemes.separator import SET_PLAY, Pair, Separated, separate
from composer.analysis.schemes.smaller import Smaller, moved_elsewhere, smaller
from composer.analysis.schemes.tries import NoKey
from composer.analysis.schemes.work import TOO_LONG, SchemeWork
from composer.formats.jsonlines import record_of
from composer.problem.edits import put, set_turn
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.said.sentence import Listed as ListOfParts
from composer.said.sentence import Notation, Part, Sentence, said, sentence_of
from composer.solver.options import Cancelled, Token, Unsolvable
from composer.solver.schemeplay import Number, number_of, step_of
from composer.solver.session import Session
from composer.web.request import Answers, BadRequest, Json, SolveRequest
from composer.web.speaker import Speaker

_PAUSE: Final = 0.5  # seconds between two reports
_MOST: Final = 40  # rows of a group that are told
_MOST_TRIES: Final = 2  # named in a row
_FEWEST: Final = 2  # defences that are told apart


@dataclass(frozen=True, slots=True)
class _Row:
    """What is found: in words, with the position that it makes, or the first moves it speaks of."""

    title: Part
    facts: tuple[Part, ...] = ()
    sound: bool = False
    after: Position | None = None
    moves: tuple[Number, ...] = ()


@dataclass(slots=True)
class _Found:
    """All that a tool has found so far: rows by group, and why there are none."""

    groups: dict[str, Sequence[_Row]] = field(default_factory=dict)
    why: list[Sentence] = field(default_factory=list)
    lacks: str = ""  # a name of the page's own words: what is to be done first


Tell = Callable[[], _Found]
"""Tells what is found so far; called only where that is to be told."""
Tool = Callable[[BenchQuestion, SchemeWork], Iterator[Tell]]


def bench_answers(
    request: SolveRequest, token: Token, session: Session, speaker: Speaker
) -> Answers:
    """Yield what a tool finds, more from report to report."""
    problem = request.problem
    choice = choice_of(problem)
    question = question_of(problem, choice)
    tool = _TOOLS.get(request.tool or "keys")
    if tool is None:
        raise BadRequest(said("nothing that is done here"))
    work = SchemeWork(question.asked, session, token)
    told = partial(_told, problem, speaker)
    refused = bench_refusal(question)
    tell: Tell = _Found
    reported = 0.0
    if refused is not None:
        yield told(_Found(why=[refused]), 0), True
        return
    try:
        for tell in tool(question, work):
            now = time.monotonic()
            if now - reported > _PAUSE:
                reported = now
                yield told(tell(), work.tally.open), False
        found = tell()
    except Unsolvable as fault:
        found = _Found(why=[sentence_of(fault)])
    except Cancelled:
        found = tell()
        found.why.append(TOO_LONG.said())
    if not work.is_over:
        yield told(found, work.tally.open), True


def _told(problem: Problem, speaker: Speaker, found: _Found, left_open: int) -> Json:
    before = record_of(problem)
    choice = choice_of(problem)

    def fields(position: Position) -> Json:
        after = record_of(taken_over(problem, position, choice))
        return {
            name: after.get(name)
            for name in {**before, **after}
            if after.get(name) != before.get(name)
        }

    def row(each: _Row) -> Json:
        return {
            "title": speaker.say(each.title),
            "facts": [speaker.say(fact) for fact in each.facts if fact],
            "sound": each.sound,
            "fields": None if each.after is None else fields(each.after),
            "moves": [{"uci": str(step_of(move)), "kind": "white"} for move in each.moves],
        }

    groups = [
        {"name": name, "count": len(rows), "rows": [row(each) for each in rows[:_MOST]]}
        for name, rows in found.groups.items()
        if rows
    ]
    why = [f"{speaker.tongue.capital(speaker.say(sentence))}." for sentence in found.why]
    return {"groups": groups, "why": why, "lacks": found.lacks, "open": left_open}


# Keys that lead to a position.


def _keys(question: BenchQuestion, work: SchemeWork) -> Iterator[Tell]:
    if question.kind is not Kind.AFTER_KEY:
        yield partial(_Found, lacks="schemeAfterKey")
        return
    known: dict[int, tuple[Part, ...]] = {}  # tries and cooks, by the row
    rows: tuple[RankedKey, ...] = ()
    patched: list[_Row] = []
    why: list[Sentence] = []
    for find in look_for_keys(question.position, work, patched=False):
        match find:
            case Listed(rows):
                known.clear()
            case Tried(row, tries):
                diagram = row.key.taken_back.diagram
                named = (try_sentence(diagram, one) for one in tries[:_MOST_TRIES])
                known[id(row)] = tuple(said("try {move}", move=move) for move in named)
            case Rested(row, cooks):
                diagram = row.key.taken_back.diagram
                known[id(row)] = tuple(cook_sentence(diagram, cook) for cook in cooks)
            case NoKey():
                why = list(no_key_sentences(question.position, find, work))
            case Patched():
                patched.append(_patched(find))
        yield partial(_keys_found, rows, known, patched, why, work)


def _keys_found(
    rows: tuple[RankedKey, ...],
    known: Mapping[int, tuple[Part, ...]],
    patched: Sequence[_Row],
    why: list[Sentence],
    work: SchemeWork,
) -> _Found:
    sound = [row for row in rows if row.key.is_sound]
    groups = {
        "quiet": [row for row in sound if is_plain(row) and is_quiet(row)],
        "captures": [row for row in sound if is_plain(row) and not is_quiet(row)],
        "marked": [row for row in sound if not is_plain(row)],
        "near": near_misses(rows),
    }
    told: dict[str, Sequence[_Row]] = {
        name: [_key(row, known.get(id(row), ()), work) for row in found]
        for name, found in groups.items()
    }
    return _Found({**told, "patched": patched}, list(why))


def _key(row: RankedKey, more: tuple[Part, ...], work: SchemeWork) -> _Row:
    sound = row.key.is_sound
    title = ListOfParts((Notation(key_move(row)), origins((row,))), " ")
    facts: list[Part] = [fact.words for fact in key_facts(row, work)]
    if not sound and not more:
        more = (cooked(row),)
    taken = row.key.taken_back
    moves = (number_of(taken.step),)
    return _Row(title, (*facts, *more), sound, taken.diagram, moves)


def _patched(one: Patched) -> _Row:
    move = number_of(one.key.taken_back.step)
    title = Notation(first_text(one.diagram, move, "!"))
    return _Row(title, (edit_sentence(one.edit),), True, one.diagram, (move,))


# First moves that separate.


def _separate(question: BenchQuestion, work: SchemeWork) -> Iterator[Tell]:
    defences = phases_asked(question, work).defences
    if len(defences) < _FEWEST:
        yield partial(_Found, lacks="schemeTwoDefences")
        return
    diagram = as_asked(question.position, Kind.DIAGRAM)
    found = separate(diagram, defences, least=1, work=work)

    def row(phases: Iterable[Separated], facts: Iterable[Part] = ()) -> _Row:
        phases = tuple(phases)
        return _Row(
            ListOfParts(tuple(separated_name(diagram, phase) for phase in phases), " / "),
            (*facts, *_mates(diagram, phases, defences, work), *map(refuted, phases)),
            moves=tuple(phase.first for phase in phases if phase.first != SET_PLAY),
        )

    def pair(pairs: Iterable[Pair]) -> list[_Row]:
        return [
            row((one.one, one.other), (fact.words for fact in pair_facts(one, len(defences))))
            for one in pairs
        ]

    groups: dict[str, Sequence[_Row]] = {"pairs": pair(found.pairs), "partial": pair(found.partial)}
    if not found.pairs:
        groups = {"phases": [row((phase,)) for phase in found.phases], **groups}
    yield partial(_Found, groups)


def _mates(
    diagram: Position, phases: Sequence[Separated], defences: Sequence[Number], work: SchemeWork
) -> Iterator[Sentence]:
    """Yield the mates of each defence in some phases, side by side."""
    mates = [separated_mates(diagram, phase, defences, work) for phase in phases]
    for place, defence in enumerate(defences):
        row = ListOfParts(tuple(Notation(each[place]) for each in mates), " / ")
        reply = Notation(reply_text(diagram, SET_PLAY, defence))
        yield said("{reply}: {mates}", reply=reply, mates=row)


# Men who keep the mates that are wanted and stop the others.


def _keep_and_kill(question: BenchQuestion, work: SchemeWork) -> Iterator[Tell]:
    held = phases_asked(question, work)
    if not held.phases:
        yield partial(_Found, lacks="schemeNoPlay")
        return
    position = question.position
    effects: list[Effect] = []
    for effect in keep_and_kill(position, held.phases, work=work):
        if work.is_over:
            return
        effects.append(effect)
    effects.sort(key=lambda effect: effect.rank)
    effects = [effect for effect in effects if effect.keeps_and_kills] or effects[:_MOST]
    known: dict[object, Judged] = {}

    def found() -> _Found:
        rows = [_man(position, held, effect, known, work) for effect in effects]
        rows.sort(key=lambda row: not row.sound)
        return _Found({"men": rows})

    yield found
    for one in judged(position, held.phases, effects, work):
        known[one.effect.man, one.effect.square] = one
        yield found


def _man(
    position: Position,
    held: PhasesAsked,
    effect: Effect,
    known: dict[object, Judged],
    work: SchemeWork,
) -> _Row:
    one = known.get((effect.man, effect.square))
    judgement = () if one is None or one.key is None else (judged_sentence(position, one),)
    return _Row(
        Edit.put(position, effect.square, effect.man).words,
        (
            *judgement,
            kept_sentence(effect, work),
            rivals_sentence(effect),
            *lost_sentences(position, held.phases, effect),
        ),
        one is not None and one.is_stopper,
        put(position, effect.square, effect.man),
    )


# Men parked on a line, and smaller forms.


def _park(question: BenchQuestion, work: SchemeWork) -> Iterator[Tell]:
    if question.kind is not Kind.AFTER_KEY:
        yield partial(_Found, lacks="schemeAfterKey")
        return
    rows = [_parked(one) for one in parked(question.position, work=work)]
    yield partial(_Found, {"parked": rows})


def _parked(one: Parked) -> _Row:
    move = Notation(first_text(one.diagram, one.key, "!"))
    title = ListOfParts((move, parked_sentence(one)), " ")
    facts = tuple(fact.words for fact in parked_facts(one))
    return _Row(title, facts, True, one.diagram, (one.key,))


def _smaller(question: BenchQuestion, work: SchemeWork) -> Iterator[Tell]:
    held = phases_asked(question, work)
    if not held.phases:
        yield partial(_Found, lacks="schemeNoPlay")
        return
    position, sound = question.position, held.key is not None
    first = held.key or held.phases[0]
    others = tuple(phase for phase in held.phases if phase is not first)
    forms: list[Smaller] = []
    moved: list[Smaller] = []

    def found() -> _Found:
        best = sorted(forms, key=lambda form: form.rank)
        rows = {"smaller": best, "elsewhere": moved}
        return _Found(
            {name: [_form(position, form, sound) for form in all] for name, all in rows.items()}
        )

    for form in smaller(position, first, sound, also=others, work=work):
        forms.append(form)
        yield found
    for form in moved_elsewhere(position, first, sound, others, work):
        moved.append(form)
        yield found
    yield found


def _form(before: Position, form: Smaller, sound: bool) -> _Row:
    edits = [Edit.remove(before, square) for square in form.removed]
    edits += [Edit.put(before, square, man) for square, man in form.replaced]
    if form.moved is not None:
        edits.append(Edit.move(before, *form.moved))
    step = edits[0] if len(edits) == 1 else Edits(tuple(edits))
    material = Notation(form.position.material())
    return _Row(step.words, (material,), sound, set_turn(form.position, before.turn))


_TOOLS: Final = MappingProxyType(
    {
        "keys": _keys,
        "separate": _separate,
        "keep": _keep_and_kill,
        "park": _park,
        "smaller": _smaller,
    }
)

TOOLS: Final = tuple(_TOOLS)
"""The tools by name, as the page asks for them."""
