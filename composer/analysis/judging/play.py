# SPDX-License-Identifier: GPL-3.0-or-later
"""Points of the play: duals, repeated mates, variety, changes, tries, clean mates."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from composer.analysis.effects import Play
from composer.analysis.phaseplay import Answer, PhasePlay, grouped
from composer.analysis.points import Point, Weight
from composer.analysis.study import Study
from composer.analysis.themes.changes import changed
from composer.analysis.themes.flag import defences, lines
from composer.analysis.themes.flag import mates as listed_mates
from composer.analysis.themes.forms import MINIATURE
from composer.analysis.written import written, written_for_all
from composer.notation.alike import alike
from composer.problem.move import Mark, Move
from composer.said.sentence import Counted, Listed, Notation, Sentence, counted, listed, said

_RICH, _LIGHT = 5, 3
_SHOWN = 3  # tries in a sentence
_SEPARATING = frozenset({"fleck", "novotny_key", "barnes", "combinative_separation"})


def play_points(study: Study, key: PhasePlay, themes: frozenset[str]) -> Iterator[Point]:
    """What speaks for and against the play."""
    yield from _duals(key)
    yield from _threats(key, themes)
    yield from _repeated(key)
    yield from _extent(study, key)
    yield from _lost(study, key)
    yield from _symmetric(study, key)
    yield from _tries(study)
    yield from _errors(key)
    yield from _clean(key)


def _duals(key: PhasePlay) -> Iterator[Point]:
    """Full defences with more than one mate.

    Grave if the mates are not those of other variations; lighter if all of them are, or if
    every move of the man allows the same ones.
    """
    single = set(key.unique.values())
    by_mates: dict[tuple[object, frozenset[int]], list[Answer]] = {}
    for answer in key.full:
        if answer.mates and not answer.unique:  # a defence that ends the play has none
            place = (answer.defence.origin, frozenset(answer.mates))
            by_mates.setdefault(place, []).append(answer)
    for (_, mates), answers in by_mates.items():
        moves = tuple(a.defence for a in answers)
        known = mates <= single
        same = [a for a in key.answers.values() if a.defence.origin == moves[0].origin]
        weight = Weight.BLEMISH if known or len(same) == len(answers) else Weight.FLAW
        if len(mates) > 2 and not known:
            weight = Weight.SERIOUS
        for group in alike(answers, lambda answer: frozenset(map(written, answer.mates.values()))):
            told, found = tuple(a.defence for a in group), group[0].mates.values()
            sentence = said(
                "Dual after {moves}: {mates}.", moves=defences(told), mates=listed_mates(found)
            )
            squares = tuple(move.target for move in told)
            yield Point("dual", weight, sentence, squares, (*told, *found), len(mates))
    if not by_mates and key.full:
        yield Point("dual_free", Weight.MERIT, said("There is no dual."))


def _threats(key: PhasePlay, themes: frozenset[str]) -> Iterator[Point]:
    if len(key.threats) < 2 or themes & _SEPARATING:
        return
    moves = tuple(key.threats.values())
    forced = {a.unique for a in key.answers.values() if a.unique in key.threats}
    separated = len(forced) == len(key.threats)
    if separated:
        sentence = said(
            "There are {count} threats, told apart by the defences: {threats}.",
            count=len(moves),
            threats=listed_mates(moves),
        )
        yield Point("multiple_threats", Weight.BLEMISH, sentence, (), moves, len(moves))
    else:
        sentence = said(
            "There are {count} threats, not all forced alone: {threats}.",
            count=len(moves),
            threats=listed_mates(moves),
        )
        yield Point("multiple_threats", Weight.FLAW, sentence, (), moves, len(moves))


def _repeated(key: PhasePlay) -> Iterator[Point]:
    answered = (
        [(key.answers[code].defence, key.answers[code].mate) for code in codes]
        for codes in key.defences_of.values()
    )
    return repeated_answers("repeated_mate", list(answered))


def repeated_answers(
    name: str, answered: Collection[Sequence[tuple[Move, Move]]]
) -> Iterator[Point]:
    """One move that answers more than half of the defences, of two men at least.

    Args:
        name: the id of the point.
        answered: for each move that answers, the defences with it as it is then.
    """
    number = sum(map(len, answered))
    for pairs in answered:
        defending = tuple(defence for defence, _ in pairs)
        units = {defence.origin for defence in defending}
        if len(pairs) > 3 and len(units) > 1 and 2 * len(pairs) > number:
            move = pairs[0][1]
            sentence = said(
                "{move} answers {count} of {all} defences.",
                move=Notation(f"2.{written_for_all(answer for _, answer in pairs)}"),
                count=len(pairs),
                all=number,
            )
            moves = (*defending, move)
            yield Point(name, Weight.BLEMISH, sentence, (move.target,), moves, len(pairs))


def _extent(study: Study, key: PhasePlay) -> Iterator[Point]:
    mates = len(key.single_mates)
    if not mates:
        return
    shift = 2 if study.men <= MINIATURE else 0
    if mates < _LIGHT - shift:
        sentence = counted(
            mates,
            "The play is short: 1 different mate.",
            "The play is short: {count} different mates.",
        )
        yield Point("few_variations", Weight.FLAW, sentence, count=mates)
    elif mates < _RICH - shift:
        yield Point(
            "few_variations",
            Weight.NEUTRAL,
            counted(mates, "1 different mate.", "{count} different mates."),
            count=mates,
        )
    else:
        sentence = counted(
            mates, "Rich play: 1 different mate.", "Rich play: {count} different mates."
        )
        yield Point("rich_play", Weight.MERIT, sentence, count=mates)


def _lost(study: Study, key: PhasePlay) -> Iterator[Point]:
    before = study.set_play
    if before is None:
        return
    replaced = changed(before, key)
    if replaced:
        moves = tuple(before.answers[d].defence for d in replaced)
        sentence = said("Set mates are changed after {defences}.", defences=_after(moves))
        yield Point("changed_mates", Weight.MERIT, sentence, (), moves, len(replaced))
    lost = [  # of moves that still defend, and not where the set mate still works
        d
        for d, mate in before.unique.items()
        if (now := key.answers.get(d)) is not None
        and now.effective
        and not now.unique
        and mate not in now.mates
    ]
    if lost:
        moves = tuple(before.answers[d].defence for d in lost)
        sentence = said(
            "Set mates are lost without a single mate in their place after {defences}.",
            defences=_after(moves),
        )
        yield Point("set_mates_lost", Weight.BLEMISH, sentence, (), moves, len(lost))


def _symmetric(study: Study, key: PhasePlay) -> Iterator[Point]:
    """Two variations that mirror each other from left to right about the king's file."""
    pairs: list[tuple[Play, Play]] = []
    plays = [play for _, play in key.plays]
    axis = 2 * (study.diagram.king & 7)
    known = {_squares(play): play for play in plays}
    for play in plays:
        image = tuple(
            axis - (s & 7) + (s & 56) if 0 <= axis - (s & 7) < 8 else -1 for s in _squares(play)
        )
        other = known.get(image)
        if other is not None and image != _squares(play) and (other, play) not in pairs:
            pairs.append((play, other))
    if pairs:
        one, two = pairs[0]
        sentence = said("Symmetric play: {one} and {two}.", one=one.notation, two=two.notation)
        moves = (one.defence, one.mate, two.defence, two.mate)
        yield Point("symmetric_play", Weight.FLAW, sentence, (), moves, len(pairs))


def _after(moves: Iterable[Move]) -> Listed:
    return listed(defences([move]) for move in moves)


def _squares(play: Play) -> tuple[int, ...]:
    return play.defence.origin, play.defence.target, play.mate.origin, play.mate.target


def _tries(study: Study) -> Iterator[Point]:
    tries = [quiet_try for quiet_try in study.quiet_tries if not quiet_try.source.trivial]
    if not tries:
        return
    refuted = grouped(tries, lambda phase: phase.refutation)
    if len(tries) > 1 and len(refuted) == 1:
        move = tries[0].source.refutations[0]
        failed = Notation(f"1...{written(move)}")
        if len(tries) == 2:
            sentence = said("Both tries fail to {move}.", move=failed)
        else:
            sentence = said("All {count} tries fail to {move}.", count=len(tries), move=failed)
        moves = (*(play.first for play in tries), move)
        yield Point("one_refutation", Weight.BLEMISH, sentence, (), moves, len(tries))
    yield from _strong(tries)
    crude = [play for play in tries if _is_crude(play)]
    if crude:
        firsts = tuple(play.first for play in crude)
        sentence = counted(
            len(crude),
            "One try fails to a check or to the capture of its unit ({tries}).",
            "{count} tries fail to a check or to the capture of their unit ({tries}).",
            tries=_failing(crude),
        )
        yield Point("crude_refutation", Weight.NEUTRAL, sentence, (), firsts, len(crude))


def _failing(tries: list[PhasePlay]) -> Listed:
    """Return tries with what refutes them, the first few of many: `1.Qe4? Kd5!`."""
    shown: list[Notation | Sentence] = [
        Notation(f"1.{written(play.first)}? {written(play.source.refutations[0])}!")
        for play in tries[:_SHOWN]
    ]
    if len(tries) > _SHOWN:
        shown.append(said("{more} more", more=len(tries) - _SHOWN))
    return listed(shown)


def _strong(tries: list[PhasePlay]) -> Iterator[Point]:
    """A try that a quiet move refutes; several only if not one and the same move does."""
    fine = [play for play in tries if play.source.refutations[0].capture is None]
    fine = [play for play in fine if not _is_crude(play)]
    kinds = len({play.refutation for play in fine})
    if not fine or 1 == kinds < len(fine):
        return
    moves = tuple(play.first for play in fine)
    sentence: Sentence | Counted = counted(
        len(fine),
        "One try with a quiet refutation ({tries}).",
        "{count} tries with quiet refutations, all different ({tries}).",
        tries=_failing(fine),
    )
    if kinds < len(fine):
        sentence = said(
            "{count} tries with {kinds} different quiet refutations ({tries}).",
            count=len(fine),
            kinds=kinds,
            tries=_failing(fine),
        )
    yield Point("strong_tries", Weight.MERIT, sentence, (), moves, len(fine))


def _is_crude(phase: PhasePlay) -> bool:
    """Return whether a try is refuted by a check or by taking the man that tries or threatens."""
    move = phase.source.refutations[0]
    first = phase.first
    if move.mark is Mark.CHECK:
        return True
    men = {first.target, *(threat.origin for threat in phase.threats.values())}
    return move.capture is not None and move.target in men


def _errors(key: PhasePlay) -> Iterator[Point]:
    kinds: dict[Sentence, bool] = {
        said("self-block"): any(p.self_blocks for _, p in key.plays),
        said("interference"): any(p.shuts for _, p in key.plays),
        said("unguard"): any(p.unguards for _, p in key.plays),
        said("line opening"): any(p.opens_line for _, p in key.plays),
        said("self-pin"): any(p.self_pins for _, p in key.plays),
    }
    found = [word for word, shown in kinds.items() if shown]
    if len(found) >= 3:
        sentence = said(
            "Black errs in {count} ways: {found}.", count=len(found), found=listed(found)
        )
        yield Point("variety_of_errors", Weight.MERIT, sentence, count=len(found))


def _clean(key: PhasePlay) -> Iterator[Point]:
    models = {(a.unique, p.king): p for a, p in key.plays if p.purity.model}
    if models:
        moves = tuple(m for p in models.values() for m in (p.defence, p.mate))
        sentence = said("Model mates: {lines}.", lines=lines(models.values()))
        if len(models) == 1:
            sentence = said("Model mate: {lines}.", lines=lines(models.values()))
        yield Point("model_mates", Weight.MERIT, sentence, (), moves, len(models))
