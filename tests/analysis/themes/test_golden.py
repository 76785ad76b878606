# SPDX-License-Identifier: GPL-3.0-or-later
"""Every theme that needs a board, shown by one position and just missed by its neighbour.

The positions are classics published in 1925 or before (with authors, source and year) or
made from such ones; the near-miss differs by one man, is as sound, and does not show the theme.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cases import every

from composer import solve
from composer.analysis.study import Study
from composer.analysis.themerules import themes_of
from composer.analysis.themes.catalogue import STUDIES, UNDETECTED, catalogue, theme_name
from composer.analysis.themes.flag import Flag
from composer.solver.options import SolveOptions
from composer.solver.solution import Verdict

HERE = Path(__file__).parent
SCRIPTED = {
    "albino",
    "allumwandlung_black",
    "allumwandlung_white",
    "babson",
    "black_knight_wheel",
    "plachutta",
    "plus_flights",
}
LARGE = {  # no small position is known to us
    "goethart_unpin",
    "grimshaw_triple",
    "mansfield_couplet",  # test_corpus.py
    "pawn_grimshaw_b2",
    "plachutta_w2",
    "siers_battery",
    "stocchi",
    "white_king_star",
    "wurzburg_plachutta_b1",
}
GOLDEN: list[dict[str, Any]] = json.loads(HERE.joinpath("golden.json").read_text(encoding="utf-8"))
LONGER = {
    record["theme"]
    for record in json.loads(
        HERE.parent.joinpath("longer", "golden.json").read_text(encoding="utf-8")
    )
}
HELP = {  # tests/analysis/help
    "zilahi",
    "cyclic_zilahi",
    "exchange_of_functions",
    "follow_my_leader",
    "moves_reversed",
    "phoenix",
    "promotion_echo",
    "reciprocal_batteries",
    "reciprocal_captures",
    "orthogonal_diagonal_transformation",
    "hotf",
    "klasinc",
    "kniest",
    "tempo_move",
    "hideaway",
    "pin_model",
    "four_corners",
    "pelle",
    "battery_formed_h",
    "castling",
    "en_passant",
    "place_exchange",
    "allumwandlung_mixed",
}
SELF = {  # tests/analysis/selfplay
    record["theme"]
    for record in json.loads(
        HERE.parent.joinpath("selfplay", "golden.json").read_text(encoding="utf-8")
    )
} | {
    "black_king_walk",
    "black_promotion_mate",
    "grimshaw_s",
    "lacny_s",
    "novotny_s",
    "reciprocal_change_s",
    "zagoruyko_s",
}


def flags(fen: str, tries: bool) -> Iterator[Flag]:
    solution = solve(fen, "#2", SolveOptions(tries=tries))
    assert solution.verdict is Verdict.SOUND
    yield from themes_of(Study.of(solution))


@every("record", GOLDEN)
def test_shown_with_proof_and_missed_by_the_neighbour(record: dict[str, Any]) -> None:
    found = [flag for flag in flags(record["fen"], record["tries"]) if flag.id == record["theme"]]
    assert found
    assert all(str(flag.sentence).endswith(".") for flag in found)
    near = {flag.id for flag in flags(record["near_miss"], record["tries"])}
    assert record["theme"] not in near
    assert near <= set(catalogue())


def test_every_theme_is_tested_or_listed_with_a_reason() -> None:
    tables = (HERE.joinpath("lettered.txt"), HERE.parent.joinpath("longer", "lettered.txt"))
    lettered = [line for table in tables for line in table.read_text("utf-8").splitlines()]
    tested = {line for line in lettered if line and line[0] not in "# "}
    tested |= {record["theme"] for record in GOLDEN}
    tested |= SCRIPTED | LARGE | LONGER | HELP | SELF
    of_studies = {theme.id for theme in catalogue().values() if theme.group == STUDIES}
    assert tested | set(UNDETECTED) | of_studies == set(catalogue())
    assert not tested & set(UNDETECTED)
    assert all(str(reason).endswith(".") for reason in UNDETECTED.values())


def test_every_theme_has_a_name_in_four_languages() -> None:
    for theme in catalogue().values():
        assert set(theme.names) >= {"en", "it", "de", "fr"}
        assert all(theme.names.values())
    assert theme_name("half_pin", "it") == "Semi-inchiodatura"
    assert theme_name("half_pin", "xx") == "Half-pin"
    assert theme_name("not_known") == "not known"
