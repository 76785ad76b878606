# SPDX-License-Identifier: GPL-3.0-or-later
"""The rows of the solution, held to solutions known by heart."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, example, given, settings
from positions import playable_positions
from studio import BLOCK, SOUND, THREATS

from composer.analysis.composing.news import News, SolutionNews
from composer.gui.panels.rows import TreeOptions, solution_rows
from composer.gui.panels.treerow import RowKind, TagKind, TreeRow
from composer.notation.letters import letters_of
from composer.notation.moves import move_text
from composer.problem.fen import parse_fen
from composer.problem.men import Colour
from composer.problem.stipulation import parse_stipulation
from composer.solver.options import SolveOptions
from composer.solver.solve import solve, solving

COOKED = "8/8/8/8/8/2K5/7R/k7 w - - 0 1"
SHORT = "7k/8/6K1/8/8/8/8/R7 w - - 0 1"


def tree(rows: tuple[TreeRow, ...], depth: int = 0) -> list[str]:
    lines = []
    for row in rows:
        lines += ["  " * depth + row.text, *tree(row.children, depth + 1)]
    return lines


def every(rows: tuple[TreeRow, ...]) -> Iterator[TreeRow]:
    for row in rows:
        yield row
        yield from every(row.children)


def section(rows: tuple[TreeRow, ...], key: str) -> TreeRow:
    return next(row for row in rows if row.key == key)


def test_a_block_with_its_set_play() -> None:
    rows = solution_rows(solve(BLOCK), TreeOptions())
    assert [row.key for row in rows] == ["set", "tries", "keys"]
    assert tree((section(rows, "set"),)) == [
        "Set play complete",
        "  1...Kf8 2.Qc5#",
        "  1...Kd8 2.Qg5#",
        "  1...Kf6 2.f8=Q#",
        "  1...Kd6 2.d8=Q#",
    ]
    assert tree((section(rows, "keys"),)) == [
        "Key",
        "  1.Qe4! zugzwang",
        "    1...Kf8 2.Qb4#",
        "    1...Kd8 2.Qh4#",
        "    1...Kf6 2.d8=Q#, B#",
        "    1...Kd6 2.f8=Q#, B#",
    ]


def test_threats_come_first_and_ineffective_defences_only_when_asked_for() -> None:
    solution = solve(THREATS)
    (key,) = section(solution_rows(solution, TreeOptions()), "keys").children
    assert tree((key,)) == [
        "1.Sb5!",
        "  2.Sc4#, Sa4#, Sd3#, Sd1# threats",
        "  1...Rc7+ 2.Sc4#",
        "  1...Rxd5 2.Qa7#",
        "  1...b3 2.Qa4#",
    ]
    (key,) = section(
        solution_rows(solution, TreeOptions(letters=letters_of("en"), all_defences=True)), "keys"
    ).children
    defences = [row for row in key.children if row.kind is RowKind.VARIATION]
    assert sum(len(row.lead.split(", ")) for row in defences) == 11


def test_other_letters() -> None:
    italian = TreeOptions(letters_of("it"))
    (key,) = section(solution_rows(solve(THREATS), italian), "keys").children
    assert key.text == "1.Cb5!"
    assert key.children[2].text == "1...Txd5 2.Da7#"


def test_duals_carry_their_word() -> None:
    tries = section(solution_rows(solve(BLOCK), TreeOptions()), "tries")
    rows = {row.lead: row for row in tries.children[0].children}
    assert tries.children[0].text == "1.Qf4? zugzwang Kd6!"
    assert rows["1...Kd8"].text == "1...Kd8 2.Qf6#, Qg5#, Qh4# triple"
    assert [tag.kind for tag in rows["1...Kd8"].tags] == [TagKind.DUAL]
    assert rows["1...Kf8"].tags == ()


def test_many_tries_stand_below_one_row_and_trivial_ones_only_when_asked_for() -> None:
    solution = solve(BLOCK)
    few = section(solution_rows(solution, TreeOptions()), "tries")
    assert few.end == "12, trivial ones hidden"
    assert [row.kind for row in few.children].count(RowKind.MORE) == 1
    assert few.children[-1].text == "4 more: 1.Sd3? 1.Kb4? 1.f8=R? …"
    assert len(few.children[-1].children) == 4
    all_of_them = section(solution_rows(solution, TreeOptions(trivial_tries=True)), "tries")
    assert all_of_them.end == str(len(solution.tries))


def test_two_refutations_stand_at_the_end() -> None:
    solution = solve(BLOCK, options=SolveOptions(refutations=2))
    tries = section(solution_rows(solution, TreeOptions(trivial_tries=True)), "tries")
    ends = {row.end.count("!") for row in every((tries,)) if row.kind is RowKind.FIRST_MOVE}
    assert ends == {1, 2}


@pytest.mark.parametrize(("fen", "stipulation"), [(COOKED, "#3"), (SHORT, "#2")])
def test_several_keys_and_short_ones(fen: str, stipulation: str) -> None:
    solution = solve(fen, stipulation)
    keys = section(solution_rows(solution, TreeOptions()), "keys")
    assert len(keys.children) == len(solution.keys)
    assert all(row.is_cook and not row.is_key for row in keys.children)  # none is meant
    assert len(solution.keys) > 1
    assert (keys.lead, keys.end) == ("Keys", f"{len(solution.keys)}, none of them marked")


def test_longer_play_opens_level_by_level() -> None:
    rows = solution_rows(solve(COOKED, "#3"), TreeOptions())
    deepest = max(every(rows), key=lambda row: len(row.line))
    assert len(deepest.line) == 5
    assert [move.man.colour for move in deepest.line] == [Colour.WHITE, Colour.BLACK] * 2 + [
        Colour.WHITE
    ]


def test_an_unfinished_solution_shows_what_is_known() -> None:
    for solution in solving(SOUND):
        rows = solution_rows(solution, TreeOptions())
        assert all(row.text for row in every(rows))


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(playable_positions(most=6))
@example(parse_fen("r3k2r/8/8/8/8/8/q7/R3K2R b KQ - 0 1"))  # one move, other play in each part
def test_any_solution_makes_rows_with_keys_of_their_own(position) -> None:
    solution = solve(position, parse_stipulation("#2"), SolveOptions(refutations=2))
    for options in (TreeOptions(), TreeOptions(letters_of("figurine"), True, True)):
        rows = solution_rows(solution, options)
        for parent in (None, *every(rows)):
            siblings = rows if parent is None else parent.children
            keys = [row.key for row in siblings]
            assert len(keys) == len(set(keys))
        for row in every(rows):
            assert row.text.strip()
            if row.kind not in (RowKind.SECTION, RowKind.MORE, RowKind.HINT):
                assert row.line


def test_forced_mates_end_the_lines_of_a_selfmate() -> None:
    fen = "8/p2p4/3P4/1PP4B/qpNK2nB/1rQn1kP1/b1Prp2R/3N4 w - - 0 1"  # M. Vukcevich 1976
    solution = solve(fen, "s#2", SolveOptions(tries=False))
    *_, keys = solution_rows(solution, TreeOptions())
    (key,) = keys.children
    assert key.lead == "1.Kd5!"
    lines = {row.lead: row for row in key.children if row.kind is RowKind.VARIATION}
    forced = lines["1...bxc3"]
    assert forced.answer == "2.Se5+ Sxe5#"
    assert forced.ends
    assert not forced.children
    assert forced.line[-1].mark.value == "#"


LONG = "1B6/b1N1R1pp/rr6/2pP2NR/2Pk1q2/p2B2p1/1PPP1n1Q/4K1n1 w - - 0 1"  # S. Loyd 1857


def test_the_key_of_a_longer_problem_stands_before_all_that_can_be_opened() -> None:
    rows = solution_rows(solve(LONG, "#4"), TreeOptions())
    ready, key = section(rows, "set"), section(rows, "keys")
    assert not ready.open_at_first
    assert ready.text == "Set play 21"
    assert [row.text for row in key.children] == ["1.Qxf2+!"]
    assert all(row.open_at_first for row in (key, *key.children))


def test_play_that_does_not_branch_is_one_row_to_its_end() -> None:
    rows = section(solution_rows(solve(LONG, "#4"), TreeOptions()), "set").children
    (row,) = (row for row in rows if row.lead.startswith("1...Qe4+"))
    assert row.text == "1...Qe4+ 2.Rxe4+ Sxe4 3.Sge6+ Rxe6 4.Sb5#"
    assert len(row.line) == 6
    assert row.ends
    assert row.grow is None
    whole = "8/1p5Q/bP2P3/1p1B2P1/1B6/4kNp1/5pP1/5K2 w - - 0 1"  # E. Baird 1902
    (key,) = section(solution_rows(solve(whole, "s#4"), TreeOptions()), "keys").children
    assert tree((key,)) == [
        "1.Qc7! zugzwang",
        "  1...Kd3 2.Bd2 b4 3.Qc4+ Bxc4 4.Be4+ Kxe4#",
    ]


def test_defences_with_one_dual_or_one_line_share_a_row() -> None:
    rows = section(solution_rows(solve(LONG, "#4"), TreeOptions()), "set").children
    by_lead = {row.lead: row for row in rows}
    dual = by_lead["1...Rb7, Rb4, Rb3, Rxb2, Ra5"]
    assert dual.text.endswith("2.Sce6+, Sge6+ dual")
    assert [row.lead for row in dual.children] == [
        f"1...{to}" for to in ("Rb7", "Rb4", "Rb3", "Rxb2", "Ra5")
    ]
    assert by_lead["1...Qf8, Qf7, Qg4, Qf3"].answer == "2.Sb5+ Rxb5 3.Be5#"


def test_of_many_variations_of_longer_play_those_that_show_something_come_first() -> None:
    solution = solve(LONG, "#4")
    phase = section(solution_rows(solution, TreeOptions()), "tries").children[0]
    *first, more = phase.children
    assert [row.lead for row in first if row.kind is RowKind.VARIATION] == [
        "1...Qe4+",  # not the set answer
        "1...Qf3",
        "1...Sd1",
    ]
    assert more.kind is RowKind.MORE
    assert more.lead == "9 more: 1...Re6+ 1...Rb3 1...Qe5+ …"
    (told,) = (row for row in more.children if row.lead == "1...Qe5+")
    thematic = frozenset((told.line[1],))
    phase = section(solution_rows(solution, TreeOptions(), thematic), "tries").children[0]
    assert "1...Qe5+" in {row.lead for row in phase.children}
    everything = TreeOptions(all_defences=True)
    phase = section(solution_rows(solution, everything), "tries").children[0]
    assert RowKind.MORE not in {row.kind for row in phase.children}


@pytest.mark.parametrize("everything", [False, True])
@pytest.mark.parametrize(
    ("fen", "stipulation"),
    [(LONG, "#4"), ("1b6/p1r5/P4P1B/2Q1N1n1/3n2Rp/3Pk2p/5p1K/1N3B1R w - - 0 1", "s#2")],
)
def test_no_defence_is_lost_between_first_rows_and_the_rest(
    fen: str, stipulation: str, everything: bool
) -> None:
    solution = solve(fen, stipulation)
    rows = solution_rows(solution, TreeOptions(all_defences=everything, trivial_tries=True))
    shown = {row.line[0].uci: row for row in every(rows) if row.kind is RowKind.FIRST_MOVE}
    for phase in (*solution.keys, *solution.tries):
        leads = [row.lead for row in every(shown[phase.move.uci].children)]
        told = {word for lead in leads if lead.startswith("1...") for word in lead[4:].split(", ")}
        for variation in phase.variations:
            if variation.effective or everything:
                assert move_text(variation.defence, TreeOptions().letters) in told


THREAT_LINE = "2K5/3nk1P1/N5Pp/P3P2P/8/1B2P3/8/8 w - - 0 1"  # a mate in four of before 1925


def test_what_follows_a_threat_stands_below_it() -> None:
    rows = solution_rows(solve(THREAT_LINE, "#4"), TreeOptions())
    key = section(rows, "keys").children[0]
    threat = key.children[0]
    assert threat.kind is RowKind.THREAT
    assert tree((threat,))[:5] == [
        "2.Sxd7 threat",
        "  3.g8=S+ Ke8 4.Bf7# threat",
        "  2...Ke8 3.Bf7+, g8=Q+ dual",
        "    3.Bf7+ Ke7 4.g8=S#",
        "    3.g8=Q+ Ke7 4.Qf8#, Qd8#, Qf7#, Qe6# quadruple",
    ]
    below = threat.children[0]
    assert [move.uci for move in below.line] == ["a6c5", "c5d7", "g7g8n", "e7e8", "b3f7"]


@pytest.mark.parametrize(
    "fen",
    [
        "8/3K3B/p1P1P1R1/P2k1rR1/pn6/B4N2/3P2P1/1NQ5 w - - 0 1",
        "1K2N1B1/2p2p1r/2P3n1/R3pkp1/2Q3n1/2NP4/8/8 w - - 0 1",
        "1N4Q1/6P1/Rp1q2b1/2P1k1P1/2PNp3/1K4P1/8/4R3 w - - 0 1",
    ],
)
def test_a_row_of_several_defences_is_true_of_each(fen: str) -> None:
    solution = solve(fen, "#2")
    told = 0
    for phase in (*solution.keys, *solution.tries):
        found = {
            variation.defence.san: {answer.move.san for answer in variation.continuations}
            for variation in phase.variations
        }
        first = phase.move.uci if phase.move else ""
        for row in every(
            solution_rows(solution, TreeOptions(letters=letters_of("en"), all_defences=True))
        ):
            if row.kind is not RowKind.VARIATION or row.line[0].uci != first:
                continue
            for defence in row.lead.removeprefix("1...").split(", "):
                answers = row.answer.removeprefix("2.").split(", ")
                if "=" not in row.answer:
                    assert set(answers) == found[defence]
                    told += 1
    assert told > 20


def test_what_came_changed_and_went_with_an_edit_is_said_of_its_row() -> None:
    now = solve("4B3/1p1PkP1p/pP2p2P/K7/p7/P3Q3/8/8 w - - 0 1")  # without the knight e5
    news = SolutionNews.between(solve(BLOCK), now)
    rows = solution_rows(now, TreeOptions(), news=news)
    by_text = {row.text: row for row in every(rows)}
    assert by_text["1.Qe4? zugzwang e5!"].news is News.CHANGED  # the key before
    assert by_text["1.Qe4? zugzwang e5!"].spoken.endswith("e5!, changed since the last edit")
    assert by_text["1...Kf8 2.Qc5#"].spoken == "1...Kf8 2.Qc5#"
    assert {row.news for row in section(rows, "keys").children} == {News.NEW}
    gone = section(rows, "gone")
    assert not gone.open_at_first
    assert gone.text == f"Gone since the last edit {len(gone.children)}"
    assert gone.children[0].spoken == "1.Sg4?, gone since the last edit"
    assert [row.key for row in solution_rows(now, TreeOptions())] == ["set", "tries", "keys"]
