# SPDX-License-Identifier: GPL-3.0-or-later
"""The page's solver finds what the desk finds, word for word; in Node, where it is there."""

from __future__ import annotations

import json
from collections.abc import Iterable

import pytest

pytest.importorskip("composer.solver.kernel.engine", reason="the kernel was not built")

from pocketrecords import (
    DATA,
    TWINS_OF,
    fairy_records,
    known,
    random_records,
    ruled_records,
    samples,
    twins,
)
from thorough import BRUTE, many
from withoutdesk import answers, corpus, desk_answer, different, plain

from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.dropmap import Drop, drop_map
from composer.analysis.report import analyse
from composer.problem.defects import has_kings
from composer.problem.edits import move, put
from composer.problem.fen import parse_fen
from composer.problem.intended import intended_of
from composer.problem.men import Man
from composer.problem.squares import SQUARES, parse_square, square_name
from composer.problem.stipulation import parse_stipulation
from composer.rules.conditiontable import condition_rows
from composer.solver.compiled import KERNEL, VARIABLE
from composer.solver.jsonform import Json
from composer.solver.laws import ORTHODOX_ORDER
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solve import solve
from composer.web.rulesfile import rules_file

LEFT_TO_THE_DESK = """
    alice anda andainverse antieinstein antimarscirce bgl blackforcedsquare blackmaxdister
    blackmindister blackpromsquares blackvaultingking cagecirce cavaliermajeur contraparrain
    einstein frischaufcirce glasgow hole hypervolage imitator losing magicsquares marine
    masandgeneralised parraincirce promonly protean reversaleinstein royaldynasty singlebox
    vaultingkings volage whiteforcedsquare whitemaxdister whitemindister whitepromsquares
    whitevaultingking wormholes
"""
"""Conditions that look at the diagram, need words, or make men neutral; bare they are not played on
the page."""
WHOLE_TREES = "mostUnfolded=10000000"


@pytest.fixture(autouse=True)
def kernel_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, KERNEL)


def assert_equal(records: Iterable[Json], told: Iterable[Json] | None = None) -> None:
    """Compare what the page answers, or has answered, with what the desk does."""
    asked = list(records)
    assert asked
    session = Session(threads=1)
    differing = []
    for record, page in zip(asked, told or answers(asked, WHOLE_TREES), strict=True):
        desk = desk_answer(record, session)
        if "refused" in page:
            found = "" if page["refused"] == desk.get("error") else f"refused: {page['refused']}"
        else:
            found = different(plain(page["solution"]), desk)
        if found:
            differing.append(f"{record}\n    {found}")
    session.close()
    assert not differing, f"{len(differing)} of {len(asked)}:\n" + "\n".join(differing[:5])


def test_the_samples() -> None:
    assert_equal(samples())


def test_what_the_solver_and_the_defects_are_tested_with() -> None:
    assert_equal(known())


def test_twins_duplex_and_stated_solutions() -> None:
    assert_equal(twins())


def test_random_positions_with_every_kind_of_task() -> None:
    assert_equal(random_records(many(600, 600, 4000), seed=21))


def test_random_positions_with_fairy_men_of_every_kind() -> None:
    """All that the engine for all men says is what the desk says; only some men need that."""
    records = list(fairy_records(many(160, 160, 2000), seed=5))
    found = answers(records, WHOLE_TREES)
    refused = [each for each in found if "refused" in each]
    assert {each["refused"] for each in refused} <= {"fairy men and other boards need the studio"}
    assert len(refused) < len(found) / 10
    pairs = [pair for pair in zip(records, found, strict=True) if "refused" not in pair[1]]
    assert_equal(*zip(*pairs, strict=True))


def test_random_positions_with_conditions() -> None:
    """What the engine for all men says by conditions is what the desk says."""
    records = list(ruled_records(many(180, 300, 4000), seed=6))
    found = answers(records, WHOLE_TREES)
    played = [each for each in found if "solution" in each]
    assert len(played) > 0.95 * len(found)
    assert sum('"effects": [{' in json.dumps(each) for each in played) > len(played) / 20
    pairs = [pair for pair in zip(records, found, strict=True) if "solution" in pair[1]]
    assert_equal(*zip(*pairs, strict=True))


def test_the_conditions_that_are_plain_data_are_most_of_them() -> None:
    """None may fall out unseen: what the page does not play is known by name."""
    played = {row["id"] for row in json.loads(rules_file())["conditions"].values()}
    left = {row.id for row in condition_rows()} - played
    assert left <= set(LEFT_TO_THE_DESK.split())


def test_the_rules_are_those_of_the_desk() -> None:
    cases = json.loads((DATA / "perft.json").read_text("utf-8"))
    asked = [{"fen": each["fen"], "perft": min(3, len(each["counts"]))} for each in cases]
    found = [answer["rows"] for answer in answers(asked)]
    assert found == [each["counts"][min(3, len(each["counts"])) - 1] for each in cases]


REFUSED: list[tuple[Json, str]] = [
    ({"fen": TWINS_OF, "stipulation": "PG 7.5"}, "PG 7.5 needs the studio"),
    ({"fen": TWINS_OF, "stipulation": "", "asked": "Last move?"},
     "Last move? needs the studio"),
    ({"fen": TWINS_OF, "asked": "#2 (Alice)", "form": 2, "sign": "#2",
      "rules": {"conditions": ["AliceChess"]}}, "#2 (Alice) needs the studio"),
    ({"fen": TWINS_OF, "asked": "#2 (Circe Parachute, Madrasi)", "form": 2, "sign": "#2",
      "rules": {"conditions": ["Circe Parachute", "Madrasi"]}},
     "#2 (Circe Parachute, Madrasi) needs the studio"),
    ({"fen": TWINS_OF, "asked": "#2 (Circe)", "form": 2, "sign": "#2",
      "rules": {"conditions": ["Circe"], "untried": True}}, "#2 (Circe) needs the studio"),
    ({"fen": TWINS_OF, "stipulation": "#2", "twins": {"b": "Condition Circe"}},
     "fairy men and other boards need the studio"),
    ({"fen": "8/8/1b1p1N1K/3g{magic}4/2Bk1P2/4p3/2Q1P3/1N6 w - - 0 1", "stipulation": "#2"},
     "fairy men and other boards need the studio"),
    ({"fen": "8/8/1b1p1N1K/3.o-4/2Bk1P2/4p3/2Q1P3/1N6 w - - 0 1", "stipulation": "#2"},
     "fairy men and other boards need the studio"),
    ({"fen": TWINS_OF, "stipulation": "h#2 RS"}, "h#2 RS needs the studio"),
    ({"fen": "8/8/8/3G4/8/8/5QR1/k5K1 w", "stipulation": "exact-#2"},
     "exact-#2 needs the studio"),
]  # fmt: skip


def test_what_needs_the_desk_says_so() -> None:
    for (record, words), found in zip(
        REFUSED, answers(record for record, _ in REFUSED), strict=True
    ):
        assert found == {"refused": words, "needsDesk": True, "cpu": found["cpu"]}, record


def test_rights_that_history_could_decide_are_said_to_be_as_set() -> None:
    castling = {"fen": "4k3/8/8/8/8/8/3R4/R3K3 w Q - 0 1", "stipulation": "#2"}
    without = {"fen": "4k3/8/8/8/8/8/3R4/R3K3 w - - 0 1", "stipulation": "#2"}
    passing = {"fen": "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "stipulation": "#2"}
    given = {"fen": castling["fen"], "stipulation": "#2 rights as given"}
    notes = [answer["notes"] for answer in answers([castling, without, passing, given])]
    said = ["castling and e.p. as set; history needs the studio"]
    assert notes == [said, [], said, []]


def test_the_play_of_long_problems_may_be_left_out_and_is_said_to_be() -> None:
    long = {"fen": "R1K5/5k2/2ppNpNp/7p/3P1Q2/8/2b4P/b7 w - - 0 1", "stipulation": "#3"}
    (few,), (whole,) = answers([long], "mostUnfolded=5"), answers([long], WHOLE_TREES)
    assert (few["cut"], whole["cut"]) == (True, False)
    assert few["notes"] == ["some play is left out: it is too much for this page"]
    assert few["solution"]["message"] == whole["solution"]["message"]


def test_where_one_line_is_wanted_the_page_says_what_the_desk_says() -> None:
    places = (
        ("8/8/3r4/4k3/5R2/6K1/2Q5/8 b - - 0 1", "h#1"),  # one line, and two of set play
        ("6B1/3P4/R7/2n5/1p6/1k1p4/8/1K6 b - - 0 1", "h#2"),
        ("8/8/8/8/8/2K5/5R2/k7 w - - 0 1", "ser-#2"),
    )
    cases = [(fen, asked, meant) for fen, asked in places for meant in ("1", "2")]
    records = [
        {"fen": fen, "stipulation": asked, "extras": {"intended-solutions": meant}}
        for fen, asked, meant in cases
    ]
    names = ("intended", "verdict", "message", "complete", "lines_cut", "shape")
    for (fen, asked, meant), page in zip(cases, answers(records, "mostLines=1"), strict=True):
        options = SolveOptions(most_lines=1, intended=intended_of(meant))
        desk = solve(fen, asked, options).json_object()
        told = page["solution"]
        assert [told[name] for name in names] == [desk[name] for name in names], (asked, meant)


@pytest.mark.parametrize(
    ("fen", "asked"),
    [
        ("R1K5/5k2/2ppNpNp/7p/3P1Q2/8/2b4P/b7 w - - 0 1", "#3"),
        ("8/8/1b1p1N1K/3r4/2Bk1P2/4p3/2Q1P3/1N6 w - - 0 1", "s#3"),
        ("8/8/1b1p1N1K/3r4/2Bk1P2/4p3/2Q1P3/1N6 b - - 0 1", "h#3"),
    ],
)
def test_what_was_stopped_claims_nothing_that_is_not_so(fen: str, asked: str) -> None:
    record = {"fen": fen, "stipulation": asked}
    stops = [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597]
    (whole,), stopped = answers([record]), answers([{**record, "stopAfter": n} for n in stops])
    whole_keys = [key["move"]["uci"] for key in whole["solution"]["keys"]]
    assert not stopped[0]["solution"]["complete"]
    for each in stopped:
        found = each["solution"]
        assert each["last"]
        assert found["complete"] or found["verdict"] in ("undecided", whole["solution"]["verdict"])
        if found["complete"]:
            assert plain(found) == plain(whole["solution"])
        keys = [key["move"]["uci"] for key in found["keys"]]
        assert keys == [key for key in whole_keys if key in keys]
        if found["verdict"] not in ("undecided", "cooked", "short"):
            assert keys == whole_keys


def test_a_diagram_that_is_no_position_stays_so_where_its_set_play_was_stopped() -> None:
    fen = "7R/1r2n3/3p3k/3r4/4b3/4p1g1/2QBP1pq/K7 w - - 0 1"
    (found,) = answers([{"fen": fen, "stipulation": "#5", "stopAfter": 1}])
    told = found["solution"]
    assert (told["verdict"], told["complete"], told["set_play"]) == ("invalid", False, None)
    assert told["message"] == "Cannot be solved: Black's king can be captured (h6, h8)"


def test_memory_does_not_grow_with_what_is_solved() -> None:
    once = list(random_records(60, seed=8))
    found = [answer["memory"] for answer in answers([*once, *once, *once]) if "memory" in answer]
    third = len(found) // 3
    assert found[third - 1] == found[-1] <= 128 * 1024 * 1024


@pytest.mark.corpus
@pytest.mark.slow
@pytest.mark.parametrize("name", ["composed-twomovers", "generated"])
def test_the_large_collection(name: str) -> None:
    records = list(corpus(name))
    assert_equal(records[:: max(1, len(records) // many(150, 200, len(records)))])


@pytest.mark.corpus
@pytest.mark.slow
@pytest.mark.skipif(not BRUTE, reason="takes minutes; looked at where COMPOSER_BRUTE is set")
@pytest.mark.parametrize("name", ["popeye-orthodox", "composed-others"])
def test_the_longer_ones(name: str) -> None:
    short = ("#3", "h#2", "h#2.5", "h#3", "s#2", "s#3", "r#2", "r#3")
    assert_equal(each for each in corpus(name) if each["stipulation"] in short)


def test_all_solutions_of_the_diagram_are_meant_as_at_the_desk() -> None:
    """Six are there and none are stated: a square that leaves one or more than six is not sound."""
    six = "8/1R6/3r4/2rk4/4R3/7p/6pq/K5bb b - - 0 1"
    man = Man.WHITE_PAWN
    hand = {"man": ORTHODOX_ORDER.index(man) + 1, "origin": None}
    record = {"fen": six, "stipulation": "h#2", "hand": hand, "known": {"solutions": 6}}
    (found,) = answers([record])
    baseline = Baseline.of(analyse(solve(six, "h#2")))
    told = {answer.square: answer for answer in drop_map(baseline, man)}
    for square, answer in told.items():
        if answer.drop is not Drop.ILLEGAL:
            drop = "sound" if answer.drop is Drop.SAME else answer.drop.value
            expected = {"drop": drop, "count": answer.count}
            assert found["squares"][square_name(square)] == expected
    assert {Drop.SAME, Drop.FEW, Drop.COOKED} <= {answer.drop for answer in told.values()}


DROPS: tuple[tuple[str, Man, str | None], ...] = (
    ("#2", Man.WHITE_PAWN, None),
    ("#2", Man.WHITE_QUEEN, "c2"),
    ("#3", Man.BLACK_ROOK, "d5"),
    ("s#2", Man.BLACK_KNIGHT, None),
    ("r#2", Man.WHITE_KING, "h6"),
    ("h#2", Man.WHITE_QUEEN, "c2"),
    ("h=1.5", Man.BLACK_BISHOP, None),
    ("ser-h#3", Man.BLACK_PAWN, None),
    ("#2", Man.BLACK_KING, "d4"),
    ("#2", Man.from_fen("g"), None),
    ("h#1.5", Man.from_fen("=.ca"), None),
)


def held(man: Man, origin: str | None) -> Json:
    """Return what says who is in the hand, and where he came from."""
    return {"man": man.letter, "origin": None if origin is None else parse_square(origin)}


@pytest.fixture(scope="module")
def dropped() -> dict[str, Json]:
    """What the page says of each of `DROPS`."""
    asked = [
        {"fen": TWINS_OF, "stipulation": asked, "hand": held(man, origin)}
        for asked, man, origin in DROPS
    ]
    return dict(zip(map(str, DROPS), answers(asked), strict=True))


@pytest.mark.parametrize(("asked", "man", "origin"), DROPS)
def test_the_drop_map_judges_as_the_desk_does(
    dropped: dict[str, Json], asked: str, man: Man, origin: str | None
) -> None:
    found = dropped[str((asked, man, origin))]
    position = parse_fen(TWINS_OF)
    home = None if origin is None else parse_square(origin)
    tried = [
        put(position, square, man) if home is None else move(position, home, square)
        for square in SQUARES
    ]
    session = Session(threads=1)
    judge = session.judge(parse_stipulation(asked), Token(), retro=False)
    judged = judge.judge(tried, 200_000)
    session.close()
    words = {"invalid": "illegal", "undecided": "unknown"}
    expected = {}
    for square, judgement in zip(SQUARES, judged, strict=True):
        if not has_kings(tried[square]):  # the drop map calls it impossible to take a king
            expected[square_name(square)] = {"drop": "illegal", "count": 0}
            continue
        count = len(judgement.lines) if parse_stipulation(asked).has_lines else len(judgement.keys)
        drop = words.get(judgement.verdict.value, judgement.verdict.value)
        expected[square_name(square)] = {"drop": drop, "count": count}
    assert found["squares"] == expected
    assert len({each["drop"] for each in expected.values()}) > 1


@pytest.mark.parametrize(
    ("position", "sign", "conditions"),
    [
        ("8/3k4/5K2/8/8/8/8/R7 w - - 0 1", "#2", ["RepublicanChess"]),  # which needs no kings
        ("8/3k4/8/4p3/8/8/8/R7 w - - 0 1", "h=1", []),  # where White has none already
        ("8/3k4/5K2/8/8/8/8/R7 w - - 0 1", "h=1", ["Circe"]),
    ],
)
def test_the_drop_map_takes_a_king_where_the_desk_does(
    position: str, sign: str, conditions: list[str]
) -> None:
    man = Man.BLACK_PAWN
    record: Json = {"fen": position, "stipulation": sign}
    if conditions:
        asked = f"{sign} ({', '.join(conditions)})"
        record = {"fen": position, "stipulation": asked, "form": 2, "sign": sign}
        record["rules"] = {"conditions": conditions}
    (found,) = answers([{**record, "hand": {"man": man.letter, "origin": None}}])
    baseline = Baseline.of(analyse(solve(position, record["stipulation"])))
    told = {answer.square: answer.drop for answer in drop_map(baseline, man)}
    expected = {
        square_name(square): "sound" if drop is Drop.SAME else drop.value
        for square, drop in told.items()
    }
    assert {square: each["drop"] for square, each in found["squares"].items()} == expected
    assert (expected["d7"] == "illegal") is (conditions == ["Circe"])
