# SPDX-License-Identifier: GPL-3.0-or-later
"""Changed play: mates that change, move to other defences or go round in cycles.

In longer problems the same rules compare White's second moves
(`composer.analysis.longer.continuations`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations, permutations
from typing import Final

from composer.analysis.phaseplay import Answer, Code, PhasePlay, move_code
from composer.analysis.study import Phases
from composer.analysis.themes.flag import ELEMENT, PERHAPS, THEME, Flag, Grade, after_key
from composer.analysis.themes.flag import defences as listed_defences
from composer.analysis.written import written
from composer.problem.move import Move
from composer.problem.squares import square_name
from composer.said.sentence import Listed, Notation, Sentence, joined, listed, said

Defence = Code
Mate = Code


def moves(*parts: tuple[PhasePlay, Iterable[Defence]]) -> tuple[Move, ...]:
    """Return, phase by phase, the first move and the lines of some defences."""
    found: list[Move] = []
    for phase, defences in parts:
        found += phase.lead
        for defence in defences:
            answer = phase.answers[defence]
            found += [answer.defence, answer.mate]
    return tuple(found)


def compared(phases: Iterable[tuple[PhasePlay, Iterable[Defence]]]) -> Listed:
    """Return the lines of some defences in several phases, phase by phase.

    Answers of different men that are written alike are told with where they come from.
    """
    shown = [(phase, tuple(defences)) for phase, defences in phases]
    ways: dict[tuple[Defence, str], set[Code]] = {}
    for phase, defences in shown:
        for defence in defences:
            mate = phase.answers[defence].mate
            ways.setdefault((defence, mate.san), set()).add(move_code(mate))

    def line(answer: Answer) -> Notation:
        mate = answer.mate
        if len(ways[answer.code, mate.san]) > 1:
            mate = replace(mate, disambiguation=square_name(mate.origin))
        return Notation(f"1...{written(answer.defence)} 2.{written(mate)}")

    return joined(
        (
            said(
                "{phase}: {lines}",
                phase=phase.name,
                lines=listed(line(phase.answers[defence]) for defence in defences),
            )
            for phase, defences in shown
        ),
        "; ",
    )


def flag_of_phases(
    theme: str, grade: Grade, word: Sentence, parts: Iterable[tuple[PhasePlay, Iterable[Defence]]]
) -> Flag:
    """Return a flag that some defences with their answers prove, phase by phase."""
    shown = [(phase, tuple(defences)) for phase, defences in parts]
    squares = tuple(
        dict.fromkeys(
            phase.answers[defence].defence.target
            for phase, defences in shown
            for defence in defences
        )
    )
    sentence = said("{theme} – {lines}.", theme=word, lines=compared(shown))
    return Flag(theme, grade, "phases", squares, moves(*shown), (), sentence)


def others(study: Phases) -> Iterator[PhasePlay]:
    """Yield set play and the tries that do not check: the phases to hold against the key."""
    if study.set_play is not None:
        yield study.set_play
    yield from study.quiet_tries


def pairs(study: Phases) -> Iterator[tuple[PhasePlay, PhasePlay]]:
    """Yield each other phase with the actual play."""
    if study.key is not None:
        for phase in others(study):
            yield phase, study.key


def changed(one: PhasePlay, two: PhasePlay) -> list[Defence]:
    """Return the defences that have single, different mates in two phases.

    Not where another man makes the very move, written alike: of two knights the one after the
    try and the other after the key, when both first moves went to the same square.
    """
    after = two.unique
    return [
        d
        for d, mate in one.unique.items()
        if after.get(d, mate) != mate and not _same(one.answers[d].mate, two.answers[d].mate)
    ]


def _same(mate: Move, other: Move) -> bool:
    return move_code(mate) == move_code(other) and written(mate) == written(other)


@after_key
def mutate(study: Phases, key: PhasePlay) -> Iterator[Flag]:
    """Mutate: a complete block in which some set mate is replaced.

    The key waits, every black move is answered already in set play, and after at least one of
    them no set mate works any more but another one does.
    """
    before = study.set_play
    if before is None or not key.waits or before.unanswered:
        return
    replaced = [
        code
        for code, answer in before.answers.items()
        if code in key.answers and not set(answer.mates) & set(key.answers[code].mates)
    ]
    if replaced:
        found = [code for code in replaced if before.answers[code].unique]
        both = [code for code in found if key.answers[code].unique]
        lost = listed_defences(before.answers[code].defence for code in replaced)
        told = said("Mutate: set mates are replaced after {defences}.", defences=lost)
        if both:
            told = said("Mutate – {lines}.", lines=compared([(before, both), (key, both)]))
        yield Flag("mutate", THEME, "phases", (), moves((before, both), (key, both)), (), told)


def changed_mates(study: Phases) -> Iterator[Flag]:
    """Changed mates: a defence has one mate in another phase and another one after the key.

    The single mates of both phases are compared, by the square of the man in the diagram; tries
    that check are left aside. One change is an element (changed_mates_set, changed_mates_try).
    Two changes whose old mates differ, and whose new mates do, between the same phases are
    changed_mates_2plus; three different pairs of old and new mate, changed_mates_3plus, beside
    which the two are an element. Several defences with the same two mates are one change.
    """
    best: list[tuple[int, PhasePlay, list[Defence]]] = []
    for phase, key in pairs(study):
        found = first_of_each(changed(phase, key), phase, key)
        if found:
            best.append((differing(found, phase, key), phase, found))
    for theme, first in (("changed_mates_set", "set"), ("changed_mates_try", "try")):
        kind = [row for row in best if row[1].kind == first]
        if kind and study.key is not None:
            _, phase, found = max(kind, key=lambda row: row[0])
            yield flag_of_phases(
                theme, ELEMENT, said("Changed mates"), [(phase, found), (study.key, found)]
            )
    if not best or study.key is None:
        return
    apart, phase, found = max(best, key=lambda row: (row[0], len(row[2])))
    many = max(best, key=lambda row: len(row[2]))
    told = many[1] is phase and len(found) >= 3
    for theme, grade, shown, there in (
        ("changed_mates_2plus", ELEMENT if told else THEME, found if apart >= 2 else [], phase),
        ("changed_mates_3plus", THEME, many[2] if len(many[2]) >= 3 else [], many[1]),
    ):
        if shown:
            word = said("{count} changed mates", count=len(shown))
            yield flag_of_phases(theme, grade, word, [(there, shown), (study.key, shown)])


def first_of_each(found: list[Defence], phase: PhasePlay, key: PhasePlay) -> list[Defence]:
    """Return one defence for each pair of old and new mate."""
    first: dict[tuple[Mate, Mate], Defence] = {}
    for defence in found:
        first.setdefault((phase.unique[defence], key.unique[defence]), defence)
    return list(first.values())


def differing(found: list[Defence], phase: PhasePlay, key: PhasePlay) -> int:
    """Return 2 where two defences differ in their old and in their new mates, else 1."""
    return 1 + any(
        phase.unique[d] != phase.unique[e] and key.unique[d] != key.unique[e]
        for d, e in combinations(found, 2)
    )


def transferred_mate(study: Phases) -> Iterator[Flag]:
    """Transferred mate: a mate answers one defence in another phase, another after the key.

    It answers neither defence in both phases: it does not answer the second before nor the
    first after. If the first may keep it, the transfer is loose (transferred_mate_loose). Tries
    that check are left aside.
    """
    if study.key is None:
        return
    strict, loose = transfers(study)
    for theme, found in (("transferred_mate", strict), ("transferred_mate_loose", loose)):
        if found:
            two = _two_mates(found) if theme == "transferred_mate" else []
            shown = two or found[:1]
            parts = [(shown[0][0], [a for _, a, _ in shown]), (study.key, [b for *_, b in shown])]
            word = said("Transferred mates") if two else said("Transferred mate")
            yield flag_of_phases(theme, THEME if two else ELEMENT, word, parts)


Transfer = tuple[PhasePlay, Defence, Defence]


def transfers(study: Phases) -> tuple[list[Transfer], list[Transfer]]:
    """Return the answers that move to another defence after the key: strictly, and loosely.

    Each with the phase, the defence that it answers there, and the one that it answers now.
    """
    strict: list[Transfer] = []
    loose: list[Transfer] = []
    for phase, key in pairs(study):
        for mate, before in phase.defences_of.items():
            for b in key.defences_of.get(mate, ()):
                if b in before or _answers(phase, b, mate):
                    continue
                kept = [a for a in before if _answers(key, a, mate)]
                moved = [a for a in before if a not in kept]
                (strict if moved else loose).append((phase, (moved or kept)[0], b))
    return strict, loose


def _two_mates(found: list[Transfer]) -> list[Transfer]:
    """Return two different mates that are transferred between the same phases, if there are.

    Not two that change places after the same defences: that is a reciprocal change.
    """
    for one, two in combinations(found, 2):
        (phase, a, then), (other, b, now) = one, two
        swapped = (a, then) == (now, b)
        if phase is other and phase.unique[a] != phase.unique[b] and not swapped:
            return [one, two]
    return []


def _answers(phase: PhasePlay, defence: Defence, mate: Mate) -> bool:
    answer = phase.answers.get(defence)
    return answer is not None and mate in answer.mates


def cycles(one: PhasePlay, two: PhasePlay, length: int) -> Iterator[tuple[Defence, ...]]:
    """Yield defences whose mates go round: each has in `two` what the next had in `one`."""
    common = [d for d in changed(one, two) if two.unique[d] in one.defences_of]
    if len(common) < length:
        return

    def extend(chain: tuple[Defence, ...]) -> Iterator[tuple[Defence, ...]]:
        wanted = two.unique[chain[-1]]
        if len(chain) == length:
            if wanted == one.unique[chain[0]]:
                yield chain
            return
        for following in one.defences_of.get(wanted, ()):
            known = {one.unique[d] for d in chain}
            if following > chain[0] and following in common and one.unique[following] not in known:
                yield from extend((*chain, following))

    for start in common:
        yield from extend((start,))


def cyclic_changes(study: Phases) -> Iterator[Flag]:
    """Reciprocal change, Lacny, fourfold Lacny: mates of two phases exchanged in a cycle.

    Two defences exchange their mates, or three or four hand them on in turn, between another
    phase and the actual play.
    """
    for length, theme, word in (
        (2, "reciprocal_change", said("Reciprocal change")),
        (3, "lacny", said("Lacny")),
        (4, "lacny_4fold", said("Fourfold Lacny")),
    ):
        for phase, key in pairs(study):
            found = next(cycles(phase, key, length), None)
            if found is not None:
                yield flag_of_phases(theme, THEME, word, [(phase, found), (key, found)])
                break


@after_key
def complete_lacny(study: Phases, key: PhasePlay) -> Iterator[Flag]:
    """Complete Lacny: three phases show all three cyclic shifts of three mates."""
    for one, two in combinations(list(others(study)), 2):
        for found in cycles(one, key, 3):
            start = [one.unique[d] for d in found]
            now = [key.unique[d] for d in found]
            then = [two.unique.get(d) for d in found]
            if set(then) == set(start) and all(
                len({a, b, c}) == 3 for a, b, c in zip(start, now, then, strict=True)
            ):
                parts = [(one, found), (two, found), (key, found)]
                yield flag_of_phases("complete_lacny", THEME, said("Complete Lacny"), parts)
                return


@after_key
def zagoruyko(study: Phases, key: PhasePlay) -> Iterator[Flag]:
    """Zagoruyko: over three phases two defences each have three different mates.

    The actual play is one of the phases; all mates single, and in each phase those of the two
    defences differ (else one changed mate would be counted twice). With three defences it is
    zagoruyko_3x3. Tries that check are left aside.
    """
    rich = [(phase, set(new)) for phase in others(study) if len(new := changed(phase, key)) > 1]
    best: tuple[PhasePlay, PhasePlay, tuple[Defence, ...]] | None = None
    for (one, first), (two, second) in combinations(rich, 2):
        shared = first & second
        if len(shared) < 2:
            continue
        found = _different([d for d in shared if one.unique[d] != two.unique[d]], one, two, key)
        if len(found) >= 2 and (best is None or len(found) > len(best[2])):
            best = one, two, found
    if best is not None:
        one, two, found = best
        parts = [(one, found), (two, found), (key, found)]
        yield flag_of_phases(
            "zagoruyko_3x2", THEME, said("Zagoruyko 3x{count}", count=len(found)), parts
        )
        if len(found) >= 3:
            yield flag_of_phases(
                "zagoruyko_3x3", THEME, said("Zagoruyko 3x{count}", count=len(found)), parts
            )


def _different(
    defences: list[Defence], one: PhasePlay, two: PhasePlay, key: PhasePlay
) -> tuple[Defence, ...]:
    """Return the defences whose mates differ from those of the others in all three phases."""
    found: list[Defence] = []
    for d in sorted(defences):
        if all(p.unique[d] not in {p.unique[e] for e in found} for p in (one, two, key)):
            found.append(d)
    return tuple(found)


def rukhlis(study: Phases) -> Iterator[Flag]:
    """Rukhlis: two defences change their mates, and the old mates move to two other defences.

    Phase 1: a-A, b-B. Phase 2: a-C, b-D, c-A, d-B; all defences and all mates different.
    Where c and d had mates of their own in phase 1 it is ideal_rukhlis, and an element beside it.
    """
    for phase, key in pairs(study):
        for a, b in combinations(changed(phase, key), 2):
            one, two = phase.unique[a], phase.unique[b]
            new = key.unique[a], key.unique[b]
            if len({one, two, *new}) < 4:
                continue
            for c in key.defences_of.get(one, ()):
                for d in key.defences_of.get(two, ()):
                    if len({a, b, c, d}) == 4 and not (
                        phase.unique.get(c) == one or phase.unique.get(d) == two
                    ):
                        parts = [(phase, (a, b)), (key, (a, b, c, d))]
                        early = phase.unique.get(c), phase.unique.get(d)
                        is_ideal = all(early) and not {one, two} & set(early)
                        grade = ELEMENT if is_ideal else THEME
                        yield flag_of_phases("rukhlis", grade, said("Rukhlis"), parts)
                        if is_ideal:
                            parts = [(phase, (a, b, c, d)), (key, (a, b, c, d))]
                            yield flag_of_phases(
                                "ideal_rukhlis", THEME, said("Ideal Rukhlis"), parts
                            )
                        return


def total_change(study: Phases) -> Iterator[Flag]:
    """Radical change: two phases of three or more mates share no defence and no mate."""
    for phase, key in pairs(study):
        if min(len(phase.defences_of), len(key.defences_of)) < 3:
            continue
        if not set(phase.unique) & set(key.unique) and not (
            set(phase.defences_of) & set(key.defences_of)
        ):
            shown = [(phase, list(phase.unique)[:3]), (key, list(key.unique)[:3])]
            yield flag_of_phases("total_change", PERHAPS, said("Radical change"), shown)
            return


def cyclic_twins_of_threats(study: Phases) -> Iterator[Flag]:
    """Shedey cycle, Djurašević cycle: threat and two mates go round over the phases.

    Djurašević: threat A, a-B, b-C becomes threat B, a-C, b-A. Shedey: the third phase follows
    with threat C, a-A, b-B. Single threats. Sources differ in the names, so: perhaps.
    """
    phases = [phase for phase in study.calm_phases if phase.single_threat]
    for one, two in permutations(phases, 2):
        if two.single_threat not in one.defences_of:
            continue
        found = _shifted(one, two)
        if found is None:
            continue
        yield flag_of_phases(
            "djurasevic_cycle",
            PERHAPS,
            said("Cycle of threat and mates"),
            [(one, found), (two, found)],
        )
        for three in phases:
            if three not in (one, two) and _shifted(two, three) == found:
                parts = [(one, found), (two, found), (three, found)]
                yield flag_of_phases(
                    "shedey_cycle", PERHAPS, said("Cycle of threat and mates"), parts
                )
                break
        return


def _shifted(one: PhasePlay, two: PhasePlay) -> tuple[Defence, Defence] | None:
    """Return a and b if (threat, a, b) answered by (A, B, C) become (B, C, A)."""
    threat = one.single_threat
    for a in one.defences_of.get(two.single_threat, ()):
        third = two.unique.get(a)
        for b in one.defences_of.get(third or 0, ()):
            if b != a and two.unique.get(b) == threat:
                return a, b
    return None


RULES: Final = (
    mutate,
    changed_mates,
    transferred_mate,
    cyclic_changes,
    complete_lacny,
    zagoruyko,
    rukhlis,
    total_change,
    cyclic_twins_of_threats,
)
