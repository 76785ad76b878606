# SPDX-License-Identifier: GPL-3.0-or-later
"""White moves that change their function: first move, threat, mate; and moves that refute.

Tries here have one refutation and do not check. A first move is compared with a mate by the
square where its man stands in the diagram.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Final

from composer.analysis.phaseplay import Code, PhasePlay, grouped
from composer.analysis.study import Phases
from composer.analysis.themes.flag import ELEMENT, THEME, Flag, Grade, after_key, mates
from composer.analysis.written import written
from composer.problem.move import Move
from composer.said.sentence import Notation, Part, Sentence, as_it_is, joined, said


def _first(phase: PhasePlay) -> Notation:
    return phase.first_as("!" if phase.kind == "key" else "?")


def _threat(phase: PhasePlay) -> Notation:
    return Notation(
        f"(2.{written(phase.threats[phase.single_threat])})" if phase.single_threat else ""
    )


def _together(*parts: Notation) -> Notation:
    """Return parts as one text; a defence right after its first move needs no number of its own."""
    found = ""
    for part in parts:
        follows = found.endswith(("!", "?")) and part.text.startswith("1...")
        found += f" {part.text[4:] if follows else part.text}" if found else part.text
    return Notation(found)


def _tried(phase: PhasePlay) -> Notation:
    refuted = Notation(f"1...{written(phase.source.refutations[0])}!")
    parts = (_first(phase), _threat(phase), refuted)
    return _together(*(part for part in parts if part.text))


def _all(*phases: PhasePlay) -> tuple[Move, ...]:
    found: list[Move] = []
    for phase in phases:
        found += phase.lead
        found += phase.source.refutations if phase.kind == "try" else ()
    return tuple(found)


def _flag(
    theme: str, grade: Grade, word: Sentence, shown: Sequence[Part], found: tuple[Move, ...]
) -> Flag:
    sentence = said("{theme}: {lines}.", theme=word, lines=joined(shown))
    return Flag(theme, grade, "phases", (), found, (), sentence)


def _after(phase: PhasePlay, defences: Sequence[Code]) -> Sentence:
    """Return what follows in a phase: `after the key 1.Qd4! 1...a 2.B#`."""
    lines = joined(phase.answers[defence].notation for defence in defences)
    if phase.kind == "key":
        return said("after the key {move} {lines}", move=_first(phase), lines=lines)
    return said("in {phase} {lines}", phase=phase.name, lines=lines)


def _played(phase: PhasePlay, *defences: Code) -> tuple[Move, ...]:
    answers = [phase.answers[defence] for defence in defences]
    return tuple(move for a in answers for move in (a.defence, a.mate))


def rudenko(study: Phases) -> Iterator[Flag]:
    """Rudenko: the two threats of a try return as mates of the actual play.

    The try has exactly two threats; both are single mates after full defences of the key and
    neither is threatened by it. In set play or after another try: rudenko_virtual.
    """
    tries = [quiet_try for quiet_try in study.quiet_tries if len(quiet_try.threats) == 2]
    for phase in tries:
        if study.key is not None and _returns(phase, study.key):
            yield _rudenko("rudenko", phase, study.key)
            break
    for phase in tries:
        for other in study.virtual:
            if other is not phase and not other.checks and _returns(phase, other):
                yield _rudenko("rudenko_virtual", phase, other)
                return


def _returns(one: PhasePlay, two: PhasePlay) -> bool:
    return all(threat in two.defences_of and threat not in two.threats for threat in one.threats)


def _rudenko(theme: str, one: PhasePlay, two: PhasePlay) -> Flag:
    defences = [two.defences_of[threat][0] for threat in one.threats]
    threatens = said(
        "{move} threatens {threats}", move=_first(one), threats=mates(one.threats.values())
    )
    shown: list[Part] = [threatens, _after(two, defences)]
    word = said("Rudenko")
    if theme != "rudenko":
        word = said("Rudenko, returning in {phase}", phase=two.name)
    found = (*_all(one, two), *_played(two, *defences))
    return _flag(theme, THEME if theme == "rudenko" else ELEMENT, word, shown, found)


def _threatening(study: Phases) -> list[PhasePlay]:
    return [phase for phase in study.calm_phases if phase.single_threat]


def le_grand(study: Phases) -> Iterator[Flag]:
    """Le Grand: threat and mate change places after the same defence.

    Phase 1 threatens A and a is answered by B; phase 2 threatens B and a is answered by A;
    single threats. After different defences it is pseudo_le_grand.
    """
    seen: set[str] = set()
    phases = _threatening(study)
    by_threat = grouped(phases, lambda phase: phase.single_threat)
    for two in reversed(phases):  # the key first
        for mate, defences in two.defences_of.items():
            for one in by_threat.get(mate, ()):
                back = one.defences_of.get(two.single_threat, ())
                if one is two or not back:
                    continue
                same = [d for d in defences if d in back]
                theme = "le_grand" if same else "pseudo_le_grand"
                if theme in seen:
                    continue
                seen.add(theme)
                a, b = (same[0], same[0]) if same else (back[0], defences[0])
                shown = [
                    _together(_first(one), _threat(one), one.answers[a].notation),
                    _together(_first(two), _threat(two), two.answers[b].notation),
                ]
                found = (*_all(one), *_played(one, a), *_all(two), *_played(two, b))
                word = said("le Grand") if same else said("Pseudo le Grand")
                yield _flag(theme, THEME, word, shown, found)


@after_key
def salazar(study: Phases, key: PhasePlay) -> Iterator[Flag]:
    """Salazar (reversal): first move and mate change places after the same defence.

    The try A has a-B, the key B has a-A.
    """
    for phase in study.quiet_tries:
        for a in key.defences_of.get(phase.first_code, ()):
            if phase.unique.get(a) == key.first_code:
                shown = [_together(_first(play), play.answers[a].notation) for play in (phase, key)]
                found = (*_all(phase), *_played(phase, a), *_all(key), *_played(key, a))
                yield _flag("salazar", THEME, said("Salazar"), shown, found)
                return


def threat_reversal(study: Phases) -> Iterator[Flag]:
    """Threat reversal: A threatens B, B threatens A; single threats, tries or a try and key."""
    phases = {play.first_code: play for play in _threatening(study)}
    for one in reversed(phases.values()):
        two = phases.get(one.single_threat)
        if two is not None and two is not one and two.single_threat == one.first_code:
            shown = [_together(_first(play), _threat(play)) for play in (two, one)]
            yield _flag("threat_reversal", THEME, said("Threat reversal"), shown, _all(two, one))
            return


@after_key
def anti_reversal(study: Phases, key: PhasePlay) -> Iterator[Flag]:
    """Anti-reversal: the try's first move returns as the mate after a defence it had answered.

    The try A has a-B; the key, another move, has a-A. Read off problems that carry the name,
    no written source is known.
    """
    for phase in study.quiet_tries:
        for a in key.defences_of.get(phase.first_code, ()):
            if a in phase.unique and phase.unique[a] != key.first_code:
                shown = [_together(_first(play), play.answers[a].notation) for play in (phase, key)]
                found = (*_all(phase), *_played(phase, a), *_all(key), *_played(key, a))
                yield _flag("anti_reversal", THEME, said("Anti-reversal"), shown, found)
                return


def _paradoxes(
    study: Phases, key: PhasePlay, of_first: bool
) -> Iterator[tuple[PhasePlay, Code, Code]]:
    """Yield (try, its refutation, its threat or its first move) where both return in the key."""
    for phase in study.quiet_tries:
        white = phase.first_code if of_first else phase.single_threat
        if white and phase.refutation in key.unique and white in key.defences_of:
            yield phase, phase.refutation, white


@after_key
def returns(study: Phases, key: PhasePlay) -> Iterator[Flag]:
    """Dombrovskis, Hannelius, Vladimirov, Banny: what failed returns as the mate.

    Dombrovskis: try 1 threatens A and is refuted by a, try 2 B and b; after the key a-A and
    b-B. Hannelius: a-B and b-A. Vladimirov and Banny are the same with the tries' first moves
    in place of their threats. One half alone is dombrovskis_element or vladimirov_element.
    """
    for of_first, straight, crossed in (
        (False, "dombrovskis", "hannelius"),
        (True, "vladimirov", "banny"),
    ):
        found = list(_paradoxes(study, key, of_first))
        direct = [row for row in found if key.unique[row[1]] == row[2]]
        if direct:
            word = said("{theme} paradox", theme=straight.capitalize())
            yield _paradox(f"{straight}_element", ELEMENT, word, direct[:1], key)
        for theme, wanted in ((straight, True), (crossed, False)):
            pair = _pair(found, key, wanted)
            if pair:
                yield _paradox(theme, THEME, as_it_is(theme.capitalize()), pair, key)


def _pair(
    found: list[tuple[PhasePlay, Code, Code]], key: PhasePlay, straight: bool
) -> list[tuple[PhasePlay, Code, Code]]:
    for one, two in permutations(found, 2):
        (_, a, first), (_, b, second) = one, two
        if a == b or first == second:
            continue
        wanted = (first, second) if straight else (second, first)
        if (key.unique[a], key.unique[b]) == wanted:
            return [one, two]
    return []


def _paradox(
    theme: str,
    grade: Grade,
    word: Sentence,
    parts: list[tuple[PhasePlay, Code, Code]],
    key: PhasePlay,
) -> Flag:
    shown: list[Part] = [_tried(phase) for phase, _, _ in parts]
    shown.append(_after(key, [refutation for _, refutation, _ in parts]))
    found = (
        *_all(*(phase for phase, _, _ in parts), key),
        *_played(key, *(a for _, a, _ in parts)),
    )
    return _flag(theme, grade, word, shown, found)


def urania(study: Phases) -> Iterator[Flag]:
    """Urania: one white move is first move, single threat and mate in three phases.

    First move of a try or key, the only threat of another phase, and the single mate after a
    defence in a third. The third may be a try that checks.
    """
    phases = study.calm_phases
    threats = grouped(
        (phase for phase in phases if phase.single_threat), lambda phase: phase.single_threat
    )
    for first in reversed(phases):
        for second in threats.get(first.first_code, ()):
            for third in reversed(study.phases):
                if third in (first, second) or first.first_code not in third.defences_of:
                    continue
                a = third.defences_of[first.first_code][0]
                last = said("{phase}: {lines}", phase=third.name, lines=third.answers[a].notation)
                shown: list[Part] = [
                    _first(first),
                    _together(_first(second), _threat(second)),
                    last,
                ]
                found = (*_all(first, second, third), *_played(third, a))
                yield _flag("urania", THEME, said("Urania"), shown, found)
                return


RULES: Final = (
    rudenko,
    le_grand,
    salazar,
    threat_reversal,
    anti_reversal,
    returns,
    urania,
)
