# SPDX-License-Identifier: GPL-3.0-or-later
"""What a verdict line says of a problem of tables: chances, the best plays, throws at will."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from composer.games.statement import enough_text
from composer.games.tables import TablesGoal, TablesPosition, TablesTask, names_throws
from composer.notation.gameverdict import GameVerdictLine
from composer.rules.historic.tables.books import tables_player
from composer.rules.historic.tables.row import OFF
from composer.said.languages import LANGUAGES
from composer.said.sentence import Decimal, InWords, Name, Part, Sentence, counted, joined, said
from composer.said.signs import NOTHING
from composer.solver.dice.answer import TablesAnswer
from composer.solver.games.answer import GameVerdict
from composer.solver.verdicts import BY_VERDICT

_SHOWN: Final = 5  # plays that are written out


def tables_verdict_line(
    answer: TablesAnswer, task: TablesTask, position: TablesPosition | None = None
) -> GameVerdictLine:
    """Return what is said of an answer; everybody who tells of one asks here.

    Args:
        answer: what was found.
        task: what was asked.
        position: of which it was; numbers of men that do not add up are told of.
    """
    verdict = answer.verdict.judged
    notes = () if position is None else missing_men(position)
    detail = joined((*_detail(answer, task), *notes))
    return GameVerdictLine(verdict, _title(answer, task), detail, answer.complete)


def missing_men(position: TablesPosition) -> Iterator[Sentence]:
    """Yield of whom men are missing, where it is said how many are off."""
    row = position.row
    for player in row.players:
        off, count = position.count(player.id, OFF), sum(position.sorts(player.id).values())
        if off and count != row.men():
            yield said(
                "{player}: {count} of {most} men",
                player=Name(player.names),
                count=count,
                most=row.men(),
            )


def chance_words(chance: Fraction) -> Sentence:
    """Return a chance in words: `25/36 (69.44 %)`."""
    return said(
        "{chance} ({percent} %)", chance=str(chance), percent=Decimal(float(chance) * 100, 2)
    )


def worth_words(worth: Fraction, task: TablesTask) -> Sentence:
    """Return in words what a play of a task is worth: a chance, or throws on average."""
    if task.goal is TablesGoal.STAKES:
        stakes = int(worth)
        return counted(stakes, "one stake", "{number} stakes", number=InWords(stakes))
    if task.goal is not TablesGoal.EXPECTED:
        return chance_words(worth)
    return said("{number} ({written})", number=Decimal(float(worth), 3), written=str(worth))


def _title(answer: TablesAnswer, task: TablesTask) -> Part:
    heading = BY_VERDICT[answer.verdict.judged].heading.said()
    told: Part = ""
    if answer.verdict is GameVerdict.SHORT and answer.least is not None:
        told = _enough(answer.least)
    elif answer.too_much:
        told = said("there are more positions than are looked at")
    elif not answer.complete:
        told = said("{done} of {total} plays looked at", done=answer.done, total=answer.of)
    elif answer.verdict is GameVerdict.UNDECIDED and task.goal is TablesGoal.RACE:
        told = said("a race is not counted out where a throw can be lost or passed on")
    elif answer.over:
        told = said("the throw is lost, and the game with it")
    elif answer.lost:
        told = said("the throw is lost")
    elif answer.best and answer.verdict is not GameVerdict.NO_SOLUTION:
        told = _few(answer.best)
    return said("{verdict}: {told}", verdict=heading, told=told) if told else heading


def _few(texts: Sequence[str]) -> str:
    return ", ".join(texts[:_SHOWN]) + (" …" if len(texts) > _SHOWN else "")


def _enough(throws: int) -> Name:
    """Return that so many throws are enough, as it is said under diagrams, too."""
    forms = []
    for each in LANGUAGES:
        words = enough_text(throws, each.code)
        forms.append((each.code, words[:1].lower() + words[1:]))
    return Name(tuple(forms))


def _before(worth: Fraction, task: TablesTask) -> Sentence:
    """Return what is said of what holds before the throw is made."""
    words = worth_words(worth, task)
    match task.goal:
        case TablesGoal.HIT | TablesGoal.HIT_CHANCE:
            return said("some throw hits: {chance}", chance=words)
        case TablesGoal.HIT_TURN:
            return said("his turn hits: {chance}", chance=words)
        case TablesGoal.LOST:
            return said("the throw is lost: {chance}", chance=words)
        case TablesGoal.ALL_OFF:
            return said("without this throw: {chance}", chance=words)
        case TablesGoal.EXPECTED:
            return said("throws on average: {number}", number=words)
        case _:
            return said("chance: {chance}", chance=words)


def _detail(answer: TablesAnswer, task: TablesTask) -> Iterator[Part]:
    if answer.chance is not None:
        yield _before(answer.chance, task)
    if answer.throws:
        yield said("throws: {throws}", throws=" ".join(map(throw_text, answer.throws)))
    if answer.best_chance is not None:
        yield said("best play: {chance}", chance=worth_words(answer.best_chance, task))
    if answer.second is not None:
        yield said("second best: {chance}", chance=worth_words(answer.second, task))
    if answer.passed:
        plays = _few([play.text for play in answer.passed_plays])
        player = Name(tables_player(answer.passed).names)
        yield said("{player} plays the throw: {plays}", player=player, plays=plays)
    if answer.least is not None and answer.verdict is not GameVerdict.SHORT:
        yield said("throws at will: {number}", number=InWords(answer.least))
    if names_throws(task) and answer.complete:
        found = dict.fromkeys(throw_text(throw) for throw, _ in answer.first)
        throws = " ".join(found) or NOTHING
        if task.goal is TablesGoal.SAVES:
            yield said("throws that save: {throws}", throws=throws)
        else:
            yield said("throws that do it: {throws}", throws=throws)


def throw_text(throw: Sequence[int]) -> str:
    """Return a throw as it is written: `6-5`."""
    return "-".join(map(str, throw))
