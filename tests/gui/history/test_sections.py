# SPDX-License-Identifier: GPL-3.0-or-later
"""What the parts of the history say of diagrams whose past is known."""

from __future__ import annotations

from composer.gui.history.factrow import Fact, Tone
from composer.gui.history.finding import Finding, Question, Stage
from composer.gui.history.gamefacts import Games, game_facts, heading
from composer.gui.history.historian import judging
from composer.gui.history.lastmoves import Heading, LastMoveGroup, rows_of
from composer.gui.history.legalitysection import legality_facts
from composer.gui.history.line import Known
from composer.gui.history.rightssection import rights_facts
from composer.gui.history.takensection import taken_facts
from composer.notation.letters import ENGLISH
from composer.problem.fen import parse_fen
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_stipulation
from composer.retro.judge import Effort
from composer.rules.reading import rules_named
from composer.solver.options import Token
from composer.solver.solve import solve

SWITCHBACK = "rnbqkbnr/pp3ppp/2p1p3/8/4P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 5"
PASSING = "8/8/8/KPp4r/8/8/8/7k w - - 0 1"
SHUT = "rkbqqbbr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQ - 0 1"
LITTLE = Effort(rights=20_000, back=20_000, game=0)


def found(fen: str, known: Known | None = None) -> Finding:
    """Return all that is found of a position with little effort."""
    question = Question(parse_fen(fen), known or Known())
    *_, last = judging(question, Token(), LITTLE)
    return last


def titles(facts: tuple[Fact, ...]) -> list[str]:
    return [fact.title for fact in facts]


def test_an_illegal_diagram_says_why_with_its_squares() -> None:
    facts = legality_facts(found("4k3/8/8/8/8/P7/PP6/4K3 w - - 0 1"))
    assert facts[0].title == "Illegal"
    assert parse_square("a3") in facts[0].squares
    assert all(fact.detail.endswith(".") for fact in facts)


def test_what_is_not_proved_is_not_known() -> None:
    finding = found("8/8/8/2p5/8/8/8/k1K5 w - - 0 1")
    assert finding.stage in (Stage.GIVEN_UP, Stage.ENDED)
    (fact,) = legality_facts(finding)
    assert fact.title in ("Not known", "Legal")


def test_a_game_that_is_known_makes_it_legal() -> None:
    solution = solve(parse_fen(SWITCHBACK), parse_stipulation("PG 4.0"))
    game = solution.lines[0].moves
    (fact,) = legality_facts(found(SWITCHBACK), game)
    assert (fact.title, fact.tone) == ("Legal", Tone.GOOD)
    assert "4.0" in fact.detail


def test_no_game_makes_an_illegal_diagram_legal() -> None:
    solution = solve(parse_fen(SWITCHBACK), parse_stipulation("PG 4.0"))
    assert legality_facts(found(SHUT), solution.lines[0].moves)[0].title == "Illegal"


def test_rights_that_the_diagram_states_against_a_proof_are_marked() -> None:
    fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
    finding = found(fen)
    facts = rights_facts(finding, parse_fen(fen), ENGLISH)
    assert titles(facts)[0].startswith("White 0-0")
    assert not any(fact.wrong for fact in facts if fact.tag == "allowed")


def test_a_capture_in_passing_that_is_not_proved_is_told() -> None:
    facts = rights_facts(found(PASSING), parse_fen(PASSING), ENGLISH)
    passing = [fact for fact in facts if fact.title == "e.p. on c6"]
    assert len(passing) == 1
    assert passing[0].detail


def test_taken_men_are_counted_by_side() -> None:
    finding = found("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1")
    facts = taken_facts(finding.question.position, finding.evidence)
    assert titles(facts)[:2] == ["White: one man taken", "Black: all men are there"]
    assert "queen" in facts[0].detail


def test_pawns_that_must_have_captured_are_told() -> None:
    finding = found("4k3/8/8/8/8/P7/P7/4K3 w - - 0 1")
    facts = taken_facts(finding.question.position, finding.evidence)
    pawns = [fact for fact in facts if "pawns" in fact.title]
    assert [pawn.title for pawn in pawns] == ["White’s pawns: at least one capture"]


def test_moves_that_cannot_have_been_played_stand_below_a_heading() -> None:
    finding = found("r3k2r/pp2pp1p/8/2pP4/8/8/PPP1PPPP/R3K2R w KQkq - 0 7")
    rows = rows_of(finding)
    gone = [move for move in finding.moves if move.disproof is not None]
    assert gone
    listed = [row for row in rows if isinstance(row, LastMoveGroup)]
    assert sum(len(group.possible) for group in listed) == len(finding.possible)
    headings = [row for row in rows if isinstance(row, Heading)]
    opened = rows_of(finding, refuted_shown=True)
    count = sum(
        len(group.options)
        for group in opened
        if isinstance(group, LastMoveGroup) and not group.possible
    )
    assert [each.count for each in headings] == ([count] if count else [])


def test_what_is_stated_of_captures_is_obeyed() -> None:
    known = Known(quiet=frozenset({parse_square("a1")}))
    finding = found("8/8/8/2p5/8/8/8/k1K5 w - - 0 1", known)
    assert not any(
        unmove.uncaptured is not None and unmove.arrival == parse_square("a1")
        for unmove in finding.possible
    )


def test_other_rules_are_not_judged() -> None:
    rules = rules_named("Circe")
    assert rules is not None
    question = Question(parse_fen(PASSING), rules=rules)
    (finding,) = judging(question, Token(), LITTLE)
    assert finding.unjudged is not None
    assert titles(legality_facts(finding)) == ["Not judged"]


def test_the_only_game_tells_all() -> None:
    solution = solve(parse_fen(SWITCHBACK), parse_stipulation("PG 4.0"))
    games = Games(solution.position, 8, tuple(line.moves for line in solution.lines))
    assert heading(games) == "in the only game of exactly 4.0 moves"
    facts = game_facts(games, ENGLISH)
    assert titles(facts) == [
        "4...Kxe8",
        "Pawn taken on d7",
        "Bishop taken on e8",
        "Black 0-0",
        "Black 0-0-0",
    ]
    assert [fact.tag for fact in facts] == ["proved", "3.Bxd7", "4...Kxe8", "gone", "gone"]


def test_several_games_tell_what_they_share() -> None:
    solution = solve(parse_fen(SWITCHBACK), parse_stipulation("PG 3.0"))
    games = Games(solution.position, 6, tuple(line.moves for line in solution.lines))
    facts = game_facts(games, ENGLISH)
    assert heading(games) == "in all four games of exactly 3.0 moves"
    assert not any(fact.title.startswith("Black 0-0") for fact in facts)
