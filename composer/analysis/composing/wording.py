# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences of the composing aids: what edits make of a problem, flaws, what men are for.

What an edit is called stands with it (`composer.analysis.comparing.edit`).
"""

from __future__ import annotations

from collections.abc import Iterable

from composer.analysis.comparing.difference import Difference
from composer.analysis.composing.dropmap import Drop, DropAnswer
from composer.analysis.composing.flaws import Flaw, FlawKind
from composer.analysis.composing.needed import Pair, Ring
from composer.analysis.composing.without import Need, Why
from composer.notation.moves import first_move_text, move_text
from composer.problem.intended import Intended
from composer.problem.move import Move
from composer.problem.squares import square_name
from composer.said.sentence import (
    NOTHING,
    Capital,
    InWords,
    Notation,
    Part,
    Sentence,
    Template,
    counted,
    joined,
    said,
)
from composer.solver.solution import Verdict
from composer.solver.verdicts import BY_VERDICT

_NAMED = 4  # moves named in a sentence


def moves_named(moves: Iterable[Move], defender: bool = False) -> Part:
    """Return first moves as a list, the first four by name: `1.Bb4+, 1.f8=Q+`."""
    named = [Notation(first_move_text(move, defender=defender)) for move in moves]
    rest = len(named) - _NAMED
    if rest <= 0:
        return joined(named)
    return said("{moves} and {number} more", moves=joined(named[:_NAMED]), number=InWords(rest))


# What an edit makes of a problem.


def meant_sentence(meant: Intended) -> Sentence:
    """Return how many solutions of help play and series edits are to keep."""
    if meant.stated:
        return said("Meant: {number}", number=str(meant))
    return counted(
        meant.count,
        "Meant is one solution",
        "Meant are all {number} solutions",
        number=InWords(meant.count),
    )


def verdict_named(verdict: Verdict, keys: tuple[Move, ...]) -> Sentence:
    """Return a verdict in a few words: `cooked, two keys`."""
    if verdict is Verdict.SOUND and not keys:
        return said("sound")  # of lines, which are not named
    if verdict is Verdict.SOUND:
        return said("sound: {keys}!", keys=moves_named(keys))
    if verdict is Verdict.COOKED and keys:
        return said("cooked, {number} keys", number=InWords(len(keys)))
    return BY_VERDICT[verdict].phrase.said()


def drop_title(answer: DropAnswer) -> Sentence:
    """Return what a square would be in a few words: `cooked, two keys`."""
    if answer.drop is Drop.ILLEGAL:
        return said("illegal")
    if answer.finding:
        return answer.finding
    if answer.lines is not None:
        return _lines_title(answer, answer.lines)
    if answer.drop is Drop.COOKED and not answer.final:
        return said("cooked, at least {number} keys", number=InWords(len(answer.keys)))
    return verdict_named(answer.verdict, answer.keys)


def drop_detail(answer: DropAnswer) -> Sentence:
    """Return the sentence that follows upon the title of a square; nothing if there is none."""
    detail = _detail(answer)
    return said("{detail}.", detail=Capital(detail)) if detail else NOTHING


def _detail(answer: DropAnswer) -> Sentence:
    if answer.drop is Drop.ILLEGAL:
        return _why_illegal(answer)
    if answer.comparison is not None and (answer.same_key or not answer.finding):
        return what_changed(answer.comparison)
    if answer.lines is not None or answer.finding:
        return NOTHING
    if answer.drop in (Drop.COOKED, Drop.SHORT):
        return said("{keys} solve", keys=moves_named(answer.keys))
    if answer.drop is Drop.SOUND and answer.same_key:
        return said("the key stays")
    if answer.drop is Drop.UNKNOWN and answer.keys:
        return said("so far {keys}", keys=moves_named(answer.keys))
    return NOTHING


def drop_sentence(answer: DropAnswer) -> Sentence:
    """Return all that is said of a square in one line: `two keys: 1.Bb4+, 1.f8=Q+`."""
    if answer.drop is Drop.ILLEGAL:
        return said("illegal: {why}", why=_why_illegal(answer))
    if answer.finding:
        return answer.finding
    if answer.verdict is Verdict.DEPENDS:
        return BY_VERDICT[answer.verdict].phrase.said()
    if answer.lines is not None:
        title = _lines_title(answer, answer.lines)
        if answer.comparison is None:
            return title
        return said("{outcome}: {stays}", outcome=title, stays=what_changed(answer.comparison))
    number, keys = InWords(len(answer.keys)), moves_named(answer.keys)
    if answer.drop is Drop.COOKED:
        if answer.final:
            return said("{number} keys: {keys}", number=number, keys=keys)
        return said("at least {number} keys: {keys}", number=number, keys=keys)
    if answer.drop is Drop.SHORT:
        return said("short: {keys}", keys=keys)
    if answer.drop is Drop.UNKNOWN and answer.keys:
        return said("not finished, so far {keys}", keys=keys)
    if answer.drop not in (Drop.SOUND, Drop.SAME):
        return BY_VERDICT[answer.verdict].phrase.said()
    sound = said("sound: {keys}!", keys=keys)
    if answer.comparison is not None:
        return said("{outcome} {stays}", outcome=sound, stays=what_changed(answer.comparison))
    return said("{outcome} same key", outcome=sound) if answer.same_key else sound


def _lines_title(answer: DropAnswer, number: int) -> Sentence:
    """Return what is said of a square where solutions are lines: `cooked, 3 solutions`."""
    if answer.drop is Drop.NO_SOLUTION:
        return said("no solution")
    found: Sentence = counted(number, "one solution", "{number} solutions", number=InWords(number))
    if answer.drop is Drop.COOKED and not answer.final:
        found = said("at least {solutions}", solutions=found)
    words = {} if answer.meant.stated else _OF_ALL
    return words.get(answer.drop, _OF_LINES[answer.drop]).said(solutions=found)


_OF_LINES = {
    Drop.SAME: Template("sound, {solutions}"),
    Drop.SOUND: Template("sound, {solutions}"),
    Drop.COOKED: Template("cooked, {solutions}"),
    Drop.FEW: Template("too few, {solutions}"),
    Drop.OTHER_SHAPE: Template("other shape, {solutions}"),
    Drop.SHORT: Template("short, {solutions}"),
    Drop.UNKNOWN: Template("not finished, so far {solutions}"),
}

_OF_ALL = {
    Drop.COOKED: Template("more than here, {solutions}"),
    Drop.FEW: Template("fewer than here, {solutions}"),
}
"""Where nothing is stated, and all that there are here are meant."""


def _why_illegal(answer: DropAnswer) -> Sentence:
    why = joined((defect.message for defect in answer.defects), "; ")
    return said("{defects}", defects=why)


def what_changed(found: Difference) -> Sentence:
    """Return what a sound position keeps, gains and loses beside the diagram."""
    parts: list[Part] = []
    if found.finding:
        parts.append(_answer_stays(found))
    elif found.lines.before:
        parts.append(_lines_stay(found))
    elif found.same_key and found.keeps_themes and not found.gained:
        parts.append(said("same key and themes"))
    else:
        parts.append(said("same key") if found.same_key else said("another key"))
    parts += [*themes_lost(found), *themes_gained(found)]
    return said("{changes}", changes=joined(parts))


def themes_lost(found: Difference) -> list[Sentence]:
    """Return how many themes are lost, if any."""
    number = len(found.lost)
    words = counted(number, "one theme lost", "{number} themes lost", number=InWords(number))
    return [words] if number else []


def themes_gained(found: Difference) -> list[Sentence]:
    """Return how many themes are gained, if any."""
    number = len(found.gained)
    words = counted(number, "one theme gained", "{number} themes gained", number=InWords(number))
    return [words] if number else []


def what_stays(found: Difference) -> Sentence:
    """Return what stays of the play in a few words: `no dual left, 6 of 6 mates kept`."""
    if found.finding:
        return _answer_stays(found)
    if found.lines.before:
        return _lines_stay(found)
    if not found.answers.before:
        return said("the key stays") if found.same_key else said("another key")
    if found.same_play:
        return _unchanged(found)
    mates = _MATES_KEPT if found.answers_mate else _ANSWERS_KEPT
    kept = mates.said(kept=found.mates.kept, number=found.mates.before)
    if found.duals:
        number = InWords(found.duals)
        duals = counted(found.duals, "one dual left", "{number} duals left", number=number)
        return said("{duals}, {mates}", duals=duals, mates=kept)
    return said("no dual left, {mates}", mates=kept) if found.duals_before else kept


_MATES_KEPT = Template("mates kept: {kept} of {number}")
_ANSWERS_KEPT = Template("answers kept: {kept} of {number}")


def _unchanged(found: Difference) -> Sentence:
    before = found.answers.before
    if found.answers_mate:
        return counted(
            before,
            "the one defence and its mate unchanged",
            "all {number} defences and mates unchanged",
            number=InWords(before),
        )
    return counted(
        before,
        "the one defence and its answer unchanged",
        "all {number} defences and answers unchanged",
        number=InWords(before),
    )


def play_kept(found: Difference) -> Sentence:
    """Return what stays of the play, after the key if that is another."""
    if found.same_key or found.key is None or found.lines.before:
        return what_stays(found)
    key = Notation(first_move_text(found.key, sign="!"))
    if not found.answers.before:
        return said("{key}", key=key)
    return said("{key}, {stays}", key=key, stays=what_stays(found))


def _answer_stays(found: Difference) -> Sentence:
    return said("the same answer") if found.same_key else found.finding


def _lines_stay(found: Difference) -> Sentence:
    if found.same_key:
        return counted(found.lines.before, "the same solution", "the same solutions")
    if not found.lines.kept:
        return said("other solutions")
    return said(
        "solutions that stay: {kept} of {number}",
        kept=found.lines.kept,
        number=found.lines.before,
    )


# Flaws.


def flaw_move(flaw: Flaw) -> Notation:
    """Return the move that a flaw is about."""
    return Notation(first_move_text(flaw.move, defender=flaw.kind is not FlawKind.COOK))


def flaw_sentence(flaw: Flaw) -> Sentence:
    """Return what is wrong with that move."""
    if flaw.kind is FlawKind.COOK:
        return said("also solves")
    if flaw.kind is FlawKind.REFUTED:
        return said("refutes {move}", move=Notation(first_move_text(flaw.key, sign="?")))
    if flaw.kind is FlawKind.DUAL:
        answers = joined(Notation("2." + move_text(answer)) for answer in flaw.answers)
        return said("dual: {answers}", answers=answers)
    if flaw.kind is FlawKind.FLIGHT:
        return said("flight without a set mate")
    return said("check without a set mate")


# What men are for.


def need_sentence(ring: Ring, of_lines: bool = False) -> Sentence:
    """Return what a man is needed for; `of_lines` where solutions are lines."""
    if of_lines:
        return _need_of_lines(ring)
    if ring.need is Need.NEEDED:
        reason = _REASONS[ring.why].said(defences=moves_named(ring.defences, defender=True))
        return _also_stops(reason, ring)
    moves = moves_named(ring.moves)
    if ring.need is Need.REFUTES:
        return said("without him no refutation of {moves}", moves=moves)
    if ring.need is Need.STOPS_COOK:
        number = len(ring.moves)
        return counted(
            number, "only stops the cook {moves}", "only stops the cooks {moves}", moves=moves
        )
    if ring.need is Need.STOPS_DUAL:
        defences = moves_named(ring.moves, defender=True)
        return said("only stops a dual after {defences}", defences=defences)
    return _NEEDS[ring.need].said()


def _need_of_lines(ring: Ring) -> Sentence:
    """Return what a man is needed for where solutions are lines; the moves begin cooks."""
    if ring.need is Need.STOPS_COOK:
        return said("only stops cooks that begin with {moves}", moves=moves_named(ring.moves))
    if ring.need is Need.NEEDED:
        reason = (_REASONS_OF_LINES.get(ring.why) or _REASONS[ring.why]).said()
        return _also_stops(reason, ring)
    return _NEEDS_OF_LINES[ring.need].said()


def _also_stops(reason: Sentence, ring: Ring) -> Sentence:
    if not ring.moves:
        return reason
    return said("{reason}; also stops {moves}", reason=reason, moves=moves_named(ring.moves))


_NEEDS = {
    Need.CAN_GO: Template("can go: key and play stay"),
    Need.SAME_KEY: Template("can go: the key stays, the play changes"),
    Need.UNKNOWN: Template("not finished"),
}
_NEEDS_OF_LINES = {
    Need.CAN_GO: Template("can go: all solutions stay"),
    Need.SAME_KEY: Template("can go: all solutions stay, the set play changes"),
    Need.UNKNOWN: Template("not finished"),
}
_REASONS = {
    Why.UNKNOWN: Template("needed"),
    Why.KEY_MAN: Template("needed: makes the key"),
    Why.UNSOLVABLE: Template("needed: without him it cannot be solved"),
    Why.IMPOSSIBLE: Template("needed: without him no game leads to the position"),
    Why.FAILS: Template("needed: without him the key does not solve"),
    Why.REFUTED: Template("needed: without him no mate after {defences}"),
    Why.MATES: Template("needed: he mates after {defences}"),
    Why.CHANGES: Template("needed: without him another mate after {defences}"),
    Why.NO_DEFENCE: Template("needed: without him no defence {defences}"),
    Why.PLAY: Template("needed: without him other play after {defences}"),
    Why.DEFENDS: Template("needed: he brings mates about by {defences}"),
    Why.THREATS: Template("needed: without him the threats change"),
    Why.SET_PLAY: Template("needed: without him set play is lost"),
    Why.THEMES: Template("needed: without him themes are lost"),
}
_REASONS_OF_LINES = {
    Why.UNKNOWN: Template("needed: without him a solution is lost"),
    Why.FAILS: Template("needed: without him a solution is lost"),
}


def pair_sentence(pair: Pair, of_lines: bool = False) -> Sentence:
    """Return that two men can go together; `of_lines` where solutions are lines."""
    a, b = (square_name(square) for square in pair.squares)
    if pair.need is Need.CAN_GO:
        return said("{square} and {other} can go together", square=a, other=b)
    if of_lines:
        return said(
            "{square} and {other} can go together: all solutions stay, the set play changes",
            square=a,
            other=b,
        )
    return said(
        "{square} and {other} can go together: the key stays, the play changes",
        square=a,
        other=b,
    )
