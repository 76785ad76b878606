# SPDX-License-Identifier: GPL-3.0-or-later
"""Sheets marked by the solver: what was written compared with what is asked, part by part.

What is unclear brings nothing and leaves the sheet to the director. Right moves beside which a
wrong one is written in the same place are lost; of lines of help play, each that is too many and
wrong loses one that is right. `Code` says how wrong keys, cooks and claims count.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from composer.contests.answers import (
    SECONDS,
    UNMARKED,
    Answer,
    Form,
    answer_of,
    meant_lines,
    parts_of,
)
from composer.contests.asked import Part
from composer.contests.contest import Code, Contest, Mark, PartMark, Passage, Sheet
from composer.contests.reading import (
    LONGEST,
    Attack,
    Branch,
    FirstMove,
    Reading,
    Unclear,
    Written,
    read_lines,
    read_play,
)
from composer.contests.studies import compared
from composer.contests.twinheads import part_texts
from composer.said.plain import plain
from composer.said.sentence import NOTHING, Notation, Sentence, said
from composer.solver.options import (
    Token,
)
from composer.solver.phases import Phase
from composer.solver.session import Session

_BEHIND_A_WORD: Final = re.compile(r"[^\W\d_]{3,}\W*(?:[0-9]+\s*\.\s*)?\Z")


@dataclass(slots=True)
class _Marking:
    """A sheet being marked."""

    code: Code
    passages: list[Passage] = field(default_factory=list)
    won: dict[str, bool] = field(default_factory=dict)
    lost: int = 0  # lines that are lost to wrong ones
    cooks: int = 0
    further: int = 0  # solutions beside that which counts already
    claims: int = 0
    open: bool = False

    def note(self, written: Written, state: str, why: Sentence = NOTHING) -> None:
        self.place(written.start, written.end, state, why)

    def place(self, start: int, end: int, state: str, why: Sentence = NOTHING) -> None:
        told = plain(why) if why else None
        self.passages.append(Passage(start, end, state, str(why) if why else "", told))

    def leave(self, unclear: Iterable[Unclear]) -> None:
        """Leave places to the director."""
        for each in unclear:
            self.place(each.start, each.end, "unclear", each.why)
            self.open = True


def mark_sheet(
    answer: Answer, code: Code, text: str, language: str = "", first: str = "en"
) -> Mark:
    """Mark what a solver wrote of a problem.

    Args:
        answer: the problem, solved.
        code: the rules.
        text: what was written.
        language: of the solver's letters; empty where they are to be told from the text.
        first: the language that is thought of first.
    """
    if not text.strip():
        return Mark(0.0, tuple(_unwon(parts_of(answer, code))))
    if not answer.is_known:
        why = answer.why or UNMARKED
        return Mark(0.0, why=str(why), told=plain(why), open=True)
    marking = _Marking(code)
    if len(text) > LONGEST:
        why = said("expected at most {most} characters", most=LONGEST)
        marking.leave([Unclear(LONGEST, len(text), why)])
    if answer.study:
        parts = parts_of(answer, code)
        won, unclear = compared(answer.task.problem, parts, text, language)
        marking.won.update((part.id, part.id in won) for part in parts)
        marking.leave(unclear)
        return _sum(marking, parts, answer.task.points)
    texts = part_texts(text, [form.letter for form in answer.forms if form.letter])
    if "" in texts and len(answer.forms) > 1:
        why = said("the twins are not told apart: a), b)")
        marking.leave([Unclear(0, len(text.rstrip()), why)])
        texts = {answer.forms[0].letter: text}
    chosen: list[Phase | None] = []
    readings: list[Reading[FirstMove] | None] = []
    for form in answer.forms:
        written = texts.get(form.letter, "")
        if form.solution.stipulation.has_lines:
            chosen.append(None)
            readings.append(None)
            continue
        reading = read_play(written, form.solution.position, form.problem.rules, language, first)
        chosen.append(_chosen(form, reading))
        readings.append(reading)
    parts = parts_of(answer, code, chosen)
    for form, key, known in zip(answer.forms, chosen, readings, strict=True):
        own = [part for part in parts if _belongs(part, form, answer.forms)]
        if known is None:
            _mark_lines(marking, form, own, texts.get(form.letter, ""), language, first)
        else:
            _mark_play(marking, form, own, key, known, texts.get(form.letter, ""))
    return _sum(marking, parts, answer.task.points)


def _belongs(part: Part, form: Form, forms: Sequence[Form]) -> bool:
    return len(forms) == 1 or part.id.startswith(f"{form.letter}:")


def _chosen(form: Form, reading: Reading[FirstMove]) -> Phase | None:
    """Return the right key that was written, the intended one first."""
    claimed = {each.attack.first.move.uci for each in reading.found if not each.is_try}
    for key in (*form.intended, *form.solution.keys):
        if key.move is not None and key.move.uci in claimed:
            return key
    return None


def _mark_play(
    marking: _Marking,
    form: Form,
    parts: Sequence[Part],
    key: Phase | None,
    reading: Reading[FirstMove],
    text: str,
) -> None:
    marking.leave(reading.unclear)
    if not reading.found and not reading.denied and not reading.unclear and text.strip():
        start = len(text) - len(text.lstrip())
        why = said("no first move is written")
        marking.leave([Unclear(start, len(text.rstrip()), why)])
    right = {each.move.uci for each in form.solution.keys if each.move is not None}
    claimed = [each for each in reading.found if not each.is_try]
    wrong = [each for each in claimed if each.attack.first.move.uci not in right]
    for each in claimed:
        first = each.attack.first
        name = Notation(f"1.{first.move.san}")
        if first.move.uci in right:
            marking.note(first, "right")
        else:
            marking.note(first, "wrong", said("{move} does not solve", move=name))
    found = [each for each in claimed if each.attack.first.move.uci in right]
    meant = {each.move.uci for each in form.intended if each.move is not None}
    unmeant = sum(each.attack.first.move.uci not in meant for each in found)
    marking.cooks += unmeant if len(meant) < len(right) else max(0, len(found) - 1)
    marking.further += max(0, len(found) - 1)
    marking.claims += len(wrong)
    _mark_denial(marking, reading, parts, solves=bool(right), alone=not claimed)
    lost = bool(wrong) and marking.code is not Code.COLUMN
    _doubt_tries(marking, reading, right, text)
    played = next((each for each in found if key and each.attack.first.move == key.move), None)
    for part in parts:
        if part.kind == "key":
            marking.won[part.id] = played is not None and not lost
        elif part.kind == "try":
            _mark_try(marking, part, reading.found)
    if played is None or key is None:
        return
    _note_all(marking, (each for each in found if each is not played))
    play = [part for part in parts if part.kind in ("threat", "variation")]
    _follow(marking, play, played.attack, lost)


def _doubt_tries(
    marking: _Marking, reading: Reading[FirstMove], right: Collection[str], text: str
) -> None:
    """Leave to the director what may be meant as a key or as a try.

    That is a move that solves and is written as a try; and a wrong one beside the key before which
    there is a word, as `Try: 1.f3`, or after which a defence stands that nothing answers.
    """
    found = [each for each in reading.found if each.attack.first.move.uci in right]
    if all(each.is_try for each in found):
        for each in found:
            first = each.attack.first
            why = said("{move} solves, and is written as a try", move=Notation(first.move.san))
            marking.leave([Unclear(first.start, first.end, why)])
        return
    for each in reading.found:
        first = each.attack.first
        if each.is_try or first.move.uci in right:
            continue
        refuted = any(not branch.answers for branch in each.attack.branches)
        if refuted or _BEHIND_A_WORD.search(text, max(0, first.start - 80), first.start):
            why = said("{move} may be meant as a try", move=Notation(first.move.san))
            marking.leave([Unclear(first.start, first.end, why)])


def _mark_denial(
    marking: _Marking,
    reading: Reading[FirstMove] | Reading[tuple[Written, ...]],
    parts: Sequence[Part],
    *,
    solves: bool,
    alone: bool,
) -> None:
    """Mark what is said of there being no solution."""
    for part in parts:
        if part.kind == "none":
            marking.won[part.id] = reading.denied is not None and alone
    if reading.denied is None:
        return
    start, end = reading.denied
    if solves:
        marking.claims += 1
        marking.place(start, end, "wrong", said("there is a solution"))
    else:
        marking.place(start, end, "right")


def _mark_try(marking: _Marking, part: Part, found: Iterable[FirstMove]) -> None:
    first = part.id.rpartition(":")[2].rstrip("?")
    for each in found:
        if not each.is_try or each.attack.first.move.uci != first:
            continue
        marking.note(each.attack.first, "right")
        bare = (branch.defence for branch in each.attack.branches if not branch.answers)
        refutations = (*each.refutations, *bare)
        refuted = {written.move.uci for written in refutations}
        marking.won[part.id] = bool(refuted) and refuted <= part.answers
        for written in refutations:
            marking.note(written, "right" if written.move.uci in part.answers else "wrong")


def _follow(
    marking: _Marking,
    parts: Sequence[Part],
    attack: Attack,
    lost: bool,
) -> None:
    """Compare what is written after a right move with what is asked there."""
    seen: set[int] = set()
    for part in parts:
        if part.kind == "threat":
            _mark_threat(marking, part, attack, lost)
            seen.update(each.first.start for each in attack.threats)
            continue
        branches = [b for b in attack.branches if b.defence.move.uci in part.defences]
        good = [b for b in branches if _is_right(b, part)]
        for branch in branches:
            seen.add(branch.defence.start)
            _note_branch(marking, branch, part)
        marking.won[part.id] = bool(good) and not lost and not _spoiled(branches, good)
        if good and len(good) < len(branches) and marking.won[part.id]:
            why = said("another defence of the same part is answered wrongly")
            marking.leave([Unclear(good[0].defence.start, good[0].defence.end, why)])
        for under in part.under:
            marking.won.setdefault(under.id, False)
        if good and part.under:
            _follow(marking, part.under, _together(good), not marking.won[part.id])
    for branch in attack.branches:
        if branch.defence.start not in seen:
            _note_rest(marking, (branch,))
    known = frozenset().union(*(part.known for part in parts))
    missed = [p for p in parts if p.kind == "variation" and not marking.won[p.id]]
    answers = frozenset().union(*(part.answers for part in missed)) - known
    for each in attack.threats:
        if each.first.move.uci in answers:  # after `~`: whatever else is played, perhaps
            why = said("{move} is no threat", move=Notation(each.first.move.san))
            marking.leave([Unclear(each.first.start, each.first.end, why)])
        if each.first.start not in seen:
            _note_attack(marking, each)


def _is_right(branch: Branch, part: Part) -> bool:
    answers = {answer.first.move.uci for answer in branch.answers}
    return bool(answers) and answers <= part.answers


def _spoiled(branches: Sequence[Branch], good: Sequence[Branch]) -> bool:
    """Return whether the defence that is answered rightly is answered wrongly elsewhere."""
    right = {branch.defence.move.uci for branch in good}
    return any(
        branch.answers and branch not in good and branch.defence.move.uci in right
        for branch in branches
    )


def _together(branches: Sequence[Branch]) -> Attack:
    """Return what is written after the right answers as one."""
    attacks = [answer for branch in branches for answer in branch.answers]
    return replace(
        attacks[0],
        threats=tuple(threat for each in attacks for threat in each.threats),
        branches=tuple(branch for each in attacks for branch in each.branches),
    )


def _mark_threat(marking: _Marking, part: Part, attack: Attack, lost: bool) -> None:
    """Mark a threat; one that answers a move which parries nothing is as good as written."""
    written = [each.first for each in attack.threats]
    for each in written:
        good = each.move.uci in part.known
        why = NOTHING if good else said("{move} is no threat", move=Notation(each.move.san))
        marking.note(each, "right" if good else "wrong", why)
    names = {each.move.uci for each in written}
    won = bool(names & part.answers) and names <= part.known
    right = [each for each in attack.threats if each.first.move.uci in part.answers]
    if not written:
        shown = [
            answer
            for branch in attack.branches
            if branch.defence.move.uci in part.defences
            for answer in branch.answers
            if answer.first.move.uci in part.answers
        ]
        won, right = bool(shown), shown
    marking.won[part.id] = won and not lost
    for under in part.under:
        marking.won.setdefault(under.id, False)
    if won and part.under:
        branches = [Branch(each.first, (each,)) for each in right]
        _follow(marking, part.under, _together(branches), not marking.won[part.id])


def _note_branch(marking: _Marking, branch: Branch, part: Part) -> None:
    marking.note(branch.defence, "read")
    for answer in branch.answers:
        good = answer.first.move.uci in part.answers
        why = said("{move} is no answer", move=Notation(answer.first.move.san))
        marking.note(answer.first, "right" if good else "wrong", NOTHING if good else why)
        if not (good and part.under):
            _note_rest(marking, answer.branches)
            for threat in answer.threats:
                _note_attack(marking, threat)


def _note_all(marking: _Marking, firsts: Iterable[FirstMove]) -> None:
    for each in firsts:
        _note_rest(marking, each.attack.branches)
        for threat in each.attack.threats:
            _note_attack(marking, threat)


def _note_attack(marking: _Marking, attack: Attack) -> None:
    marking.note(attack.first, "read")
    for threat in attack.threats:
        _note_attack(marking, threat)
    _note_rest(marking, attack.branches)


def _note_rest(marking: _Marking, branches: Iterable[Branch]) -> None:
    """Note moves as understood that are not asked for."""
    for branch in branches:
        marking.note(branch.defence, "read")
        for answer in branch.answers:
            _note_attack(marking, answer)


def _mark_lines(
    marking: _Marking,
    form: Form,
    parts: Sequence[Part],
    text: str,
    language: str,
    first: str,
) -> None:
    solution = form.solution
    reading = read_lines(text, solution.first_position, solution.stipulation, language, first)
    marking.leave(reading.unclear)
    asked = {part.line: part for part in parts if part.kind == "line"}
    lengths = sorted(map(len, asked), reverse=True)  # of short solutions as well
    found: dict[tuple[str, ...], Part] = {}
    wrong = 0
    for line in reading.found:
        names = tuple(written.move.uci for written in line)
        part = next((asked[names[:n]] for n in lengths if names[:n] in asked), None)
        state = "right" if part is not None else "wrong"
        for written in line:
            marking.note(written, state)
        if part is not None:
            found[part.line] = part
        else:
            wrong += 1
    most = meant_lines(form)
    right = min(len(found), most)
    _mark_denial(marking, reading, parts, solves=bool(asked), alone=not reading.found)
    if not asked:
        marking.claims += wrong
        return
    marking.lost += len(found) - right
    marking.cooks += len(found) - right
    marking.further += len(found) - right
    marking.claims += wrong
    if marking.code is not Code.COLUMN:
        marking.lost += min(right, max(0, right + wrong - most))
    for part in asked.values():
        marking.won[part.id] = part.line in found


def _unwon(parts: Iterable[Part]) -> list[PartMark]:
    every = (each for part in parts for each in part.all())
    return [PartMark(each.id, each.text, each.points, False) for each in every]


def _sum(marking: _Marking, parts: Sequence[Part], most: float) -> Mark:
    every = [each for part in parts for each in part.all()]
    marks = tuple(
        PartMark(part.id, part.text, part.points, marking.won.get(part.id, False)) for part in every
    )
    won = sorted((mark.points for mark in marks if mark.won), reverse=True)
    points = sum(won[: len(won) - marking.lost]) if marking.lost else sum(won)
    points = min(points, most)
    if marking.code is Code.COLUMN:
        points += marking.further * most
    return Mark(
        round(points, 2),
        marks,
        tuple(sorted(marking.passages, key=lambda each: (each.start, each.end))),
        marking.cooks,
        marking.claims,
        open=marking.open,
    )


def mark_contest(
    contest: Contest,
    *,
    again: bool = False,
    seconds: float = SECONDS,
    token: Token | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Contest:
    """Mark all sheets, or those that were not marked yet; what the director ruled stays.

    Raises:
        Cancelled: the token was cancelled.
    """
    chosen = [sheet for sheet in contest.sheets if again or sheet.mark is None]
    numbers = list(dict.fromkeys(sheet.task for sheet in chosen))
    marked: list[Sheet] = []
    session = Session()
    try:
        for place, number in enumerate(numbers):
            answer = answer_of(contest.task(number), seconds=seconds, token=token, session=session)
            marked += marked_sheets(contest, answer, chosen)
            if progress is not None:
                progress(place + 1, len(numbers))
    finally:
        session.close()
    return contest.with_sheets(marked)


def marked_sheets(contest: Contest, answer: Answer, sheets: Iterable[Sheet]) -> list[Sheet]:
    """Return the sheets of one problem with their marks."""
    return [
        replace(
            sheet,
            mark=mark_sheet(
                answer,
                contest.code,
                sheet.text,
                contest.solver(sheet.solver).language,
                contest.language,
            ),
        )
        for sheet in sheets
        if sheet.task == answer.task.number
    ]
