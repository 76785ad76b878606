# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import cycle
from pathlib import Path

import pytest
from cases import every

import composer
from composer.notation.letters import CODES
from composer.notation.moves import MoveText
from composer.notation.outline import (
    EVERYTHING,
    ContinuationText,
    PhaseText,
    Selection,
    SolutionText,
    VariationText,
    outline,
)
from composer.notation.reading import parse_solution
from composer.notation.text import (
    TextOptions,
    outline_lines,
    phase_lines,
    solution_lines,
    solution_text,
)
from composer.problem.fen import parse_fen
from composer.problem.stipulation import TWO_MOVER
from composer.solver.options import SolveOptions
from composer.solver.phases import Phase, Variation
from composer.solver.solution import Solution, Stage, Verdict

GOLDEN = Path(__file__).resolve().parent.parent / "data" / "notation"

BLOCK = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
THREATS = "8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w - - 0 1"
MUTATE = "8/2N5/1pN2K2/r1pQ1p2/p4B2/p1kp4/PpbR4/1nb5 w - - 0 1"
CORNER = "8/8/8/3K4/8/5nP1/5Q1b/5N1k w - - 0 1"
THREE_MOVER = "8/8/1Q6/8/8/4K3/ppN5/1k6 w - - 0 1"

# The name of the golden file, the position, what is asked, the language.
CASES = [
    ("block", BLOCK, "#2", "en"),
    ("threats", THREATS, "#2", "en"),
    ("mutate", MUTATE, "#2", "en"),
    ("three-mover", THREE_MOVER, "#3", "en"),
    *((f"corner-{code}", CORNER, "#2", code) for code in CODES),
]


def golden(name: str) -> str:
    return (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").rstrip("\n")


def solved(fen: str, stipulation: str = "#2") -> Solution:
    return composer.solve(fen, stipulation, SolveOptions())


@every("name, fen, stipulation, language", CASES)
def test_solutions_are_written_as_in_the_golden_files(
    name: str, fen: str, stipulation: str, language: str
) -> None:
    options = TextOptions.of(language)
    text = solution_text(solved(fen, stipulation), options)
    written, expected = (parse_solution(each, options.letters) for each in (text, golden(name)))
    assert unordered(written) == unordered(expected)  # the order of moves is the solver's


@every("name, fen, stipulation, language", CASES)
def test_the_layout_of_the_golden_files_is_ours(
    name: str, fen: str, stipulation: str, language: str
) -> None:
    options = TextOptions.of(language)
    text = golden(name)
    assert "\n".join(outline_lines(parse_solution(text, options.letters), options)) == text


@pytest.mark.parametrize(("fen", "stipulation"), [(BLOCK, "#2"), (THREE_MOVER, "#3")])
@pytest.mark.parametrize("selection", [Selection(), Selection(grouped=False)])
def test_a_real_solution_is_read_back(fen: str, stipulation: str, selection: Selection) -> None:
    solution = solved(fen, stipulation)
    text = solution_text(solution, TextOptions(selection=selection))
    assert parse_solution(text) == outline(solution, selection)


@pytest.mark.corpus
def test_many_real_solutions_are_read_back(corpus: Path) -> None:
    lines = (corpus / "composed-twomovers.jsonl").read_text("utf-8").splitlines()[::25]
    for line, options in zip(lines, cycle(TextOptions.of(code) for code in CODES), strict=False):
        solution = solved(json.loads(line)["fen"])
        if solution.parts:  # several answers, each under its case
            continue
        text = solution_text(solution, options)
        assert parse_solution(text, options.letters) == outline(solution)


def test_effective_defences_or_all() -> None:
    (key,) = solved(THREATS).keys
    assert len(phase_lines(key)) == 1 + 3
    everything = TextOptions(selection=Selection(effective_only=False, grouped=False))
    assert len(phase_lines(key, "!", everything)) == 1 + 11


def test_what_is_shown_can_be_chosen() -> None:
    solution = solved(CORNER)

    def first_moves(**choice: bool) -> list[str]:
        lines = solution_lines(solution, TextOptions(selection=Selection(**choice)))
        return [line.split()[0] for line in lines if line and not line.startswith((" ", "but"))]

    assert [line for line in first_moves() if line.startswith("1.K")] == ["1.Kc5?", "1.Kd6!"]
    assert first_moves(set_play=False) == ["1.Kc5?", "1.Kd6!"]
    assert first_moves(set_play=False, tries=False) == ["1.Kd6!"]
    trivial = first_moves(set_play=False, trivial_tries=True)
    assert set(trivial) == {"1.Kc5?", "1.Qxf3+?", "1.Qxh2+?", "1.Qg2+?", "1.Kd6!"}


def test_defences_with_the_same_mate_share_a_line_unless_asked_otherwise() -> None:
    (key,) = solved(CORNER).keys
    grouped = phase_lines(key)
    single = phase_lines(key, "!", TextOptions(selection=Selection(grouped=False)))
    assert len(grouped) == 1 + 3
    assert len(single) == 1 + 9
    together = max(grouped, key=len)
    assert together.startswith("   1...N")
    assert together.endswith(" 2.Qxh2#")
    assert together.count(", ") == 6


def test_duals_stand_side_by_side() -> None:
    (key,) = solved(BLOCK).keys
    (line,) = (
        phase_line for phase_line in phase_lines(key) if phase_line.startswith("   1...Kf6 ")
    )
    assert line in ("   1...Kf6 2.d8=Q#, d8=B#", "   1...Kf6 2.d8=B#, d8=Q#")


def test_set_play_has_no_first_move_to_write() -> None:
    with pytest.raises(ValueError, match="set play"):
        phase_lines(Phase(None))


def test_an_unsolved_position_has_no_text() -> None:
    empty = Solution(parse_fen(BLOCK), TWO_MOVER, Verdict.NO_SOLUTION, "No solution")
    assert solution_lines(empty) == []
    assert solution_text(empty) == ""


def test_mate_at_once_is_written_with_its_sign() -> None:
    solution = solved("7k/8/6K1/8/8/8/8/R7 w - - 0 1")
    assert solution.verdict is Verdict.SHORT
    assert "1.Ra8#!" in solution_lines(solution)


def test_a_key_whose_play_is_not_known_yet_is_written_alone() -> None:
    (key,) = solved(BLOCK).keys
    partial = Solution(
        parse_fen(BLOCK), TWO_MOVER, Verdict.UNDECIDED, "", Stage.KEYS, keys=(Phase(key.move),)
    )
    assert solution_lines(partial) == ["1.Qe4!"]


def test_a_defence_without_answer_stands_alone() -> None:
    (key,) = solved(BLOCK).keys
    defence = key.variations[0].defence
    bare = Phase(key.move, variations=(Variation(defence, ()),))
    assert phase_lines(bare)[1:] == ["   1..." + MoveText.of(defence).text()]


def unordered(shown: SolutionText) -> object:
    return (
        _variations(shown.set_play),
        frozenset(_phase(text) for text in shown.tries),
        frozenset(_phase(key) for key in shown.keys),
    )


def _phase(phase: PhaseText) -> object:
    return (
        phase.move,
        phase.zugzwang,
        _answers(phase.threats),
        _variations(phase.variations),
        frozenset(phase.refutations),
    )


def _variations(variations: Iterable[VariationText]) -> object:
    return frozenset(
        (variation.defence, _answers(variation.continuations)) for variation in variations
    )


def _answers(answers: Iterable[ContinuationText]) -> object:
    return frozenset(
        (answer.move, answer.zugzwang, _answers(answer.threats), _variations(answer.variations))
        for answer in answers
    )


LONGER = json.loads(
    (Path(__file__).parents[1] / "analysis" / "longer" / "golden.json").read_text(encoding="utf-8")
)
QUIET = "2K5/3nk1P1/N5Pp/P3P2P/8/1B2P3/8/8 w - - 0 1"


def test_a_threat_whose_play_is_one_line_is_followed_by_it() -> None:
    text = solution_text(solved(QUIET, "#4"))
    assert "1.Nb8? threat 2.Nc6+ Ke8 3.Bf7#\n" in text
    assert "\n1.Nc5! threat\n   2.Nxd7 threat 3.g8=N+ Ke8 4.Bf7#\n      2...Ke8 3.Bf7+\n" in text


@every("fen, stipulation", list({(each["fen"], each["stipulation"]): None for each in LONGER}))
def test_threats_of_longer_problems_are_read_as_they_are_written(
    fen: str, stipulation: str
) -> None:
    solution = solved(fen, stipulation)
    wanted = (Selection(), EVERYTHING) if stipulation == "#3" else (Selection(tries=False),)
    for selection in wanted:
        text = solution_text(solution, TextOptions(selection=selection))
        assert parse_solution(text) == outline(solution, selection)
