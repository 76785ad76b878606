# SPDX-License-Identifier: GPL-3.0-or-later
"""Points of the play: duals, repeated mates, variety, changes, symmetry, clean mates."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence, Set
from typing import Final

from composer.analysis.effects import Play
from composer.analysis.judging.content import FAMILIES, Content, family_of
from composer.analysis.phasechoice import ThemeMoves
from composer.analysis.phaseplay import Answer, PhasePlay
from composer.analysis.points import Point, Weight
from composer.analysis.study import Study
from composer.analysis.themes.flag import THEME, Flag, defences, lines
from composer.analysis.themes.flag import mates as listed_mates
from composer.analysis.themes.forms import MINIATURE
from composer.analysis.written import written, written_for_all
from composer.notation.alike import alike
from composer.problem.move import Move
from composer.said.sentence import (
    CountedTemplate,
    Listed,
    Notation,
    Sentence,
    Template,
    counted,
    joined,
    listed,
    said,
)

_RICH, _LIGHT = 5, 3
_RICH_PLAY: Final = CountedTemplate(
    "Rich play: 1 different mate.", "Rich play: {count} different mates."
)
_SOME_PLAY: Final = CountedTemplate("1 different mate.", "{count} different mates.")
_SHORT_PLAY: Final = CountedTemplate(
    "The play is short: 1 different mate.", "The play is short: {count} different mates."
)
_SYMMETRIC: Final = Template("Symmetric play: {one} and {two}.")
_HALVES: Final = Template("Both halves of the play mirror each other, as {one} and {two}.")
_MOSTLY: Final = Template("Most of the play is symmetric, as {one} and {two}.")
_DUAL: Final = Template("Dual after {moves}: {mates}.")
_THEMATIC_DUAL: Final = Template("Thematic dual after {moves}: {mates}.")
_SEPARATING = frozenset({"fleck", "novotny_key", "barnes", "combinative_separation"})


def play_points(
    study: Study, key: PhasePlay, content: Content, flags: Sequence[Flag]
) -> Iterator[Point]:
    """What speaks for and against the play.

    Args:
        study: the solution laid out.
        key: the actual play.
        content: what it shows.
        flags: the themes found.
    """
    themes = [flag for flag in flags if flag.grade is THEME and family_of(flag)]
    yield from _extent(study, content)
    yield from _changes(content)
    yield from _duals(key, [ThemeMoves.of(key, [flag], study.solution) for flag in themes])
    yield from _threats(key, {flag.id for flag in flags})
    yield from _repeated(key)
    yield from _lost(study, key)
    yield from _symmetric(study, key)
    yield from _errors(key)
    yield from _clean(key)


def _duals(key: PhasePlay, themes: Sequence[ThemeMoves]) -> Iterator[Point]:
    """Full defences with more than one mate.

    Fatal where a theme names the defence. Else lighter if the mates are those of other
    variations, or if every move of the man allows the same ones.
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
        minor = Weight.BLEMISH if known or len(same) == len(answers) else Weight.FLAW
        for group in alike(answers, lambda answer: frozenset(map(written, answer.mates.values()))):
            told, found = tuple(a.defence for a in group), group[0].mates.values()
            thematic = any(theme.names(key, a.code) for theme in themes for a in group)
            template = _THEMATIC_DUAL if thematic else _DUAL
            sentence = template.said(moves=defences(told), mates=listed_mates(found))
            weight = Weight.SERIOUS if thematic else minor
            squares = tuple(move.target for move in told)
            yield Point("dual", weight, sentence, squares, (*told, *found), len(mates))
    if key.full and not any(_has_dual(key, answer) for answer in key.answers.values()):
        yield Point("dual_free", Weight.MERIT, said("There is no dual."))


def _has_dual(key: PhasePlay, answer: Answer) -> bool:
    """Return whether a defence has more mates than the threats that it leaves, and several."""
    further = any(mate not in key.threats for mate in answer.mates)
    return answer.effective and further and len(answer.mates) > 1


def _threats(key: PhasePlay, themes: Set[str]) -> Iterator[Point]:
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


def _extent(study: Study, content: Content) -> Iterator[Point]:
    """How many mates there are, and how many of them the largest family of themes has."""
    mates, thematic = content.mates, len(content.thematic)
    if not mates:
        yield Point("few_variations", Weight.FLAW, said("No defence has a mate of its own."))
        return
    shift = 2 if study.men <= MINIATURE else 0
    name, weight, told = "rich_play", Weight.MERIT, _RICH_PLAY
    if mates < _RICH - shift:
        name, weight, told = "few_variations", Weight.NEUTRAL, _SOME_PLAY
    if mates < _LIGHT - shift:
        weight, told = Weight.FLAW, _SHORT_PLAY
    sentence: Sentence = told.said(mates)
    if thematic > 1 and 2 * thematic >= mates and told is not _SHORT_PLAY:
        family = FAMILIES[content.family]
        sentence = said(
            "{play} {count} of them show {family}.", play=sentence, count=thematic, family=family
        )
        if thematic == mates:
            sentence = said("{play} All show {family}.", play=told.said(mates), family=family)
    moves = tuple(m for answer in content.thematic for m in (answer.defence, answer.mate))
    yield Point(name, weight, sentence, (), moves, mates)


def _changes(content: Content) -> Iterator[Point]:
    """The mates that are changed from other phases, as content counts them."""
    if not content.changed:
        return
    shown: Listed | Sentence = content.changes[0].phase.name
    if len(content.changes) > 1:
        shown = joined(
            (
                said("{phase}: {count}", phase=part.phase.name, count=len(part.defences))
                for part in content.changes
            ),
            "; ",
        )
    sentence = counted(
        content.changed,
        "1 mate is changed ({shown}).",
        "{count} different mates are changed ({shown}).",
        shown=shown,
    )
    moves = tuple(
        move
        for part in content.changes
        for move in (
            *part.phase.lead,
            *(m for answer in part.defences for m in (answer.defence, answer.mate)),
        )
    )
    yield Point("changed_mates", Weight.MERIT, sentence, (), moves, content.changed)


def _lost(study: Study, key: PhasePlay) -> Iterator[Point]:
    before = study.set_play
    if before is None:
        return
    lost = [  # of moves that still defend, not where the set mate still works; duals are told
        d
        for d, mate in before.unique.items()
        if (now := key.answers.get(d)) is not None
        and now.effective
        and not now.full
        and not now.unique
        and mate not in now.mates
    ]
    if lost:
        moves = tuple(before.answers[d].defence for d in lost)
        sentence = said(
            "Set mates are lost without a single mate in their place after {defences}.",
            defences=listed(defences([move]) for move in moves),
        )
        yield Point("set_mates_lost", Weight.BLEMISH, sentence, (), moves, len(lost))


def _symmetric(study: Study, key: PhasePlay) -> Iterator[Point]:
    """Two variations that mirror each other from left to right about the king's file.

    Grave where most of the variations have their mirror image (two halves do if three mates of
    four have), and slight where few mates have.
    """
    pairs: list[tuple[Play, Play]] = []
    plays = [play for _, play in key.plays]
    mate_of = {_squares(play): answer.unique for answer, play in key.plays}
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
        mirrored = len({mate_of[_squares(play)] for pair in pairs for play in pair})
        mates = len(set(mate_of.values()))
        told, weight = _SYMMETRIC, Weight.FLAW if 2 * mirrored > mates else Weight.BLEMISH
        if len(pairs) > 1 and 4 * len(pairs) > len(plays):
            told, weight = _HALVES if 4 * mirrored >= 3 * mates else _MOSTLY, Weight.SERIOUS
        sentence = told.said(one=one.notation, two=two.notation)
        moves = (one.defence, one.mate, two.defence, two.mate)
        yield Point("symmetric_play", weight, sentence, (), moves, len(pairs))


def _squares(play: Play) -> tuple[int, ...]:
    return play.defence.origin, play.defence.target, play.mate.origin, play.mate.target


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
    plays = [(answer.unique, key.play(answer, answer.unique)) for answer in key.variations]
    models = {(mate, play.king): play for mate, play in plays if play.purity.model}
    if models:
        moves = tuple(m for p in models.values() for m in (p.defence, p.mate))
        sentence = said("Model mates: {lines}.", lines=lines(models.values()))
        if len(models) == 1:
            sentence = said("Model mate: {lines}.", lines=lines(models.values()))
        yield Point("model_mates", Weight.MERIT, sentence, (), moves, len(models))
