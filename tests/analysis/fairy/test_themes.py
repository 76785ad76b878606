# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes with fairy men, by conditions and by other books: what is found, what is left out."""

from __future__ import annotations

import json

from cases import every
from solver_truth import solution_with_themes

from composer import solve
from composer.analysis.fairy.scope import scope_of
from composer.analysis.report import analyse
from composer.analysis.themes.flag import Flag, Grade
from composer.solver.solution import Verdict

FORM = {"miniature", "meredith"}


def flags(fen: str, task: str) -> dict[str, Flag]:
    solution = solve(fen, task)
    assert solution.verdict is Verdict.SOUND
    assert solution.is_fairy
    return {flag.id: flag for flag in analyse(solution).flags if flag.id not in FORM}


# Published in 1925 or before, by T. R. Dawson.
@every(
    "fen, task, theme, sentence",
    [
        (
            "4k1K1/1G6/1BP2P2/8/g7/8/8/8 w - - 0 1",  # 1925
            "#2",
            "mutate",
            "Mutate – set play: 1...Gd7 2.f7#; the actual play: 1...Gd7 2.cxd7#.",
        ),
        (
            "4K3/3G2N1/3N1G1G/3G2k1/3P4/5p1p/2G5/8 w - - 0 1",  # 1925
            "#2",
            "star_flights",
            "The king may flee to f4, h4, f6 and h6: a star, among other flights.",
        ),
        (
            "k7/8/2N1.CA3/2K5/8/8/8/8 w - - 0 1",  # 1913
            "#6",
            "switchback",
            "Switchback: 1.Ne7 Ka7 2.Kb5 Ka8 3.Ka6 Kb8 4.Kb6 Ka8 5.CAb5+ Kb8 6.Nc6#.",
        ),
        (
            "4B3/4q3/4p3/4B3/4K3/8/4k3/8 w - - 0 1",  # 1920
            "s#5 (Maximummer)",
            "switchback_black",
            "Black switchback: 1.Bd6 Qh4+ 2.Bf4 Qd8 3.Be5 Qd1 4.Kf4 Qd8 5.Bd7 Qh4#.",
        ),
        (
            "8/2K5/k1.N-5/8/8/2N5/8/8 w - - 0 1",  # 1925
            "#5",
            "model_mate",
            "Model mates: Nd2#.",
        ),
        # Found by machine.
        (
            "4K3/5P2/8/2P1k3/8/8/4r3/6q1 b - - 0 1",
            "h#2 (Circe)",
            "switchback",
            "Switchback: Ke6 f8=Q Re5 Qf7#.",
        ),
        (
            "7R/8/6K1/8/8/.alkN5/8/5.fe2 b - - 0 1",
            "h#2 (medieval)",
            "model_mate_2",
            "Model mates: Rb1#, Ra2#.",
        ),
        (
            "8/8/8/8/6NK/6.al1/R1k5/6r1 b - - 0 1",
            "h#2 (medieval)",
            "umnov",
            "Umnov: Kd1 Rc2 ALe1 Ne3#.",
        ),
    ],
)
def test_what_is_geometry_holds(fen: str, task: str, theme: str, sentence: str) -> None:
    assert str(flags(fen, task)[theme].sentence) == sentence


@every(
    "fen, task, theme",
    [
        # The pawn's mate is there in set play still: nothing is changed.
        ("4k1K1/1G6/1BP2P2/8/g7/8/8/B7 w - - 0 1", "#2", "mutate"),
        # By Circe mate is no matter of guards: the rook h1 would be a model in orthodox chess.
        ("8/8/8/8/8/1K6/7R/k7 b - - 0 1", "h#1 (Circe)", "model_mate"),
    ],
)
def test_near_misses(fen: str, task: str, theme: str) -> None:
    solution = solve(fen, task)
    assert theme not in {flag.id for flag in analyse(solution).flags}


def test_what_rests_on_orthodox_men_is_never_named() -> None:
    fen = "4k1K1/1G6/1BP2P2/8/g7/8/8/8 w - - 0 1"
    groups = {"self_block", "unguard", "battery_mate", "interference", "pin_mate", "aristocrat"}
    assert not groups & set(flags(fen, "#2"))


@every(
    "task, read, unread, why",
    [
        ("#2 (Circe)", "changed play", "model mates", "by Circe"),
        ("h#2 (Circe)", "Umnov", "model mates", "by Circe"),
        ("#2 (medieval)", "model mates", "batteries", "the rules of today's chess"),
        ("#3 (ponziani)", "echoes", "decoys and foreplans", "the rules of today's chess"),
        ("ser-h#3 (Madrasi)", "round trips", "line play", "by Madrasi"),
    ],
)
def test_the_scope_says_what_is_not_read_and_why(
    task: str, read: str, unread: str, why: str
) -> None:
    turn = "b" if "h#" in task else "w"
    scope = scope_of(solve(f"8/8/8/8/8/1K6/7R/k7 {turn} - - 0 1", task))
    assert scope is not None
    before, _, after = str(scope.sentence).partition("Not read: ")
    assert read in before
    assert unread in after
    assert why in after
    assert scope.groups


def test_orthodox_chess_is_read_whole() -> None:
    assert scope_of(solve("8/8/8/8/8/1K6/7R/k7 w - - 0 1", "#1")) is None


def test_the_json_form_says_it_too() -> None:
    orthodox = solution_with_themes(solve("8/8/8/8/8/1K6/7R/k7 w - - 0 1", "#1"))
    assert "themes_not_read" not in orthodox
    found = solution_with_themes(solve("4k1K1/1G6/1BP2P2/8/g7/8/8/8 w - - 0 1", "#2"))
    assert "line play" in found["themes_not_read"]["groups"]
    assert "orthodox men" in found["themes_not_read"]["sentence"]
    assert {theme["id"] for theme in found["themes"]} >= {"mutate", "block"}
    json.dumps(found)


def test_kings_steps_alone_are_an_element() -> None:
    found = flags("8/8/4k3/8/3B2K1/1Q6/5pN1/8 b - - 0 1", "h#2 (Circe)")
    assert found["umnov"].grade is Grade.ELEMENT
