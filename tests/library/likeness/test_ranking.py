# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems like a given one: near copies come first, and what they share is told."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from thorough import many

from composer.analysis.report import analyse
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem, delete_records
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.index.planes import catch_up
from composer.library.likeness.comparison import LEAST, WEIGHTS, Aspect
from composer.library.likeness.ranking import Alike, like_this
from composer.library.likeness.reasons import TURNS, Likeness
from composer.library.query.terms import QueryError
from composer.library.records.findings import finding_of_analysis
from composer.library.records.values import Finding
from composer.library.search.search import find
from composer.problem.edits import put, remove, shift, swap_colours, transform
from composer.problem.fen import parse_fen, placement
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import Symmetry, file_of, rank_of, square_name
from composer.problem.stipulation import parse_stipulation
from composer.solver.solve import solve


def analysed(problem: Problem) -> Finding:
    """Return what the analysis finds, as the window keeps it."""
    solution = solve(problem.position, problem.stipulation)
    return finding_of_analysis(solution, analyse(solution))


def score_of(found: tuple[Alike, ...], record_id: int) -> float:
    return next(candidate.score for candidate in found if candidate.record_id == record_id)


GRIMSHAW = Problem(parse_fen("8/7p/b1NNpk2/r7/7p/2n2B2/8/5QRK w - - 0 1"))


@pytest.fixture(scope="module")
def two_thousand(
    corpus: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Library, list[Problem]]]:
    """A library of two thousand composed problems, and the problems."""
    problems = []
    for name in ("composed-twomovers.jsonl", "composed-others.jsonl"):
        for line in (corpus / name).read_text("utf-8").splitlines():
            form = json.loads(line)
            position = parse_fen(form["fen"])
            problems.append(Problem(position, parse_stipulation("#2")))
    problems = problems[:2000]
    path = tmp_path_factory.mktemp("alike") / "library.db"
    with Library.create(path) as library:
        list(add_problems(library, [NewProblem(problem) for problem in problems]))
        yield library, problems


def room(position: Position, right: int, up: int) -> bool:
    """Tell whether a position can be shifted, pawns not to the first and last rank."""
    return all(
        0 <= file_of(square) + right < 8
        and (0 <= rank_of(square) + up < 8)
        and not (man.letter in "Pp" and rank_of(square) + up in (0, 7))
        for square, man in position
    )


def near_copies(position: Position, luck: random.Random) -> Iterator[tuple[str, Position]]:
    """Yield positions that a composer would call the same problem, or nearly."""
    free = [square for square in range(8, 56) if position.board[square] is None]
    pawns = [square for square, man in position if man.letter in "Pp"]
    yield "mirrored", transform(position, Symmetry.MIRROR_FILES)
    yield "one man more", put(position, luck.choice(free), Man.BLACK_PAWN)
    if pawns:
        square = luck.choice(pawns)
        man = position.board[square]
        assert man is not None
        yield "a pawn elsewhere", put(remove(position, square), luck.choice(free), man)
        yield (
            "a pawn less",
            remove(transform(position, Symmetry.MIRROR_FILES), 7 - square % 8 + square // 8 * 8),
        )
    for right, up in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        if room(position, right, up):
            yield "shifted", shift(position, right, up)
            break


@pytest.mark.corpus
def test_near_copies_come_first_among_two_thousand(
    two_thousand: tuple[Library, list[Problem]],
) -> None:
    library, problems = two_thousand
    luck = random.Random(6)
    kinds = set()
    for number in luck.sample(range(len(problems)), many(8, 12, 25)):
        original = problems[number]
        if len(original.position) < 6:
            continue
        for kind, position in near_copies(original.position, luck):
            first, *others = like_this(library, replace(original, position=position))
            ids = {first.record_id} | {
                other.record_id for other in others if other.score == first.score
            }
            boards = [problems[record_id - 1].position for record_id in ids]
            assert original.position in boards, (kind, number)
            kinds.add(kind)
    assert kinds == {"mirrored", "one man more", "a pawn elsewhere", "a pawn less", "shifted"}


@pytest.mark.corpus
@pytest.mark.parametrize("has_pawns", [True, False])
def test_a_turned_or_mirrored_board_leads_to_the_problem(
    two_thousand: tuple[Library, list[Problem]], has_pawns: bool
) -> None:
    library, problems = two_thousand
    luck = random.Random(15)
    fit = [
        position
        for position in (problem.position for problem in problems)
        if len(position) > 4 and has_pawns == any(man.letter in "Pp" for _, man in position)
    ]
    for position in luck.sample(fit, 15):
        symmetry = luck.choice(list(Symmetry))
        first, *_ = like_this(library, Problem(transform(position, symmetry)))
        assert problems[first.record_id - 1].position == position or first.score == 1
        told = {feature.likeness for feature in first.common}
        assert told & {Likeness.SAME, *TURNS.values()}


def test_a_turned_board_with_pawns_comes_behind_the_same_problem(library: Library) -> None:
    turned = Problem(transform(GRIMSHAW.position, Symmetry.ROTATE_90))
    record_id = add_problem(library, turned).record_id
    (alike,) = like_this(library, GRIMSHAW)
    assert alike.record_id == record_id
    assert Likeness.TURNED in [feature.likeness for feature in alike.common]
    assert Likeness.SAME not in [
        feature.likeness for feature in alike.common
    ]  # pawns go another way
    mirrored = transform(GRIMSHAW.position, Symmetry.MIRROR_FILES)
    nearer = add_problem(library, Problem(mirrored)).record_id
    assert [candidate.record_id for candidate in like_this(library, GRIMSHAW)] == [
        nearer,
        record_id,
    ]
    assert find(library, f"like:{placement(GRIMSHAW.position)}@96") == [nearer]


def test_what_is_common_is_told_with_squares(library: Library) -> None:
    sound = analysed(GRIMSHAW)
    assert sound.verdict == "sound"
    copy = replace(GRIMSHAW, position=transform(GRIMSHAW.position, Symmetry.MIRROR_FILES))
    record_id = add_problem(library, copy, analysed(copy)).record_id
    (alike,) = like_this(library, GRIMSHAW, sound)
    assert alike.record_id == record_id
    assert alike.score == 1
    common = {feature.likeness: feature for feature in alike.common}
    assert set(common) == {
        Likeness.SAME,
        Likeness.MIRRORED,
        Likeness.KEY,
        Likeness.ALL_MATES,
        Likeness.VARIATIONS,
        Likeness.SET_PLAY,
        Likeness.TRIES,
        Likeness.MECHANISM,
        Likeness.THEMES,  # those that are no mechanism, such as the key that gives flights
        Likeness.STIPULATION,
    }
    assert len(common[Likeness.SAME].squares) == len(GRIMSHAW.position)
    key = square_name(common[Likeness.KEY].squares[0])
    assert analysed(copy).keys[0][2:4] == key
    assert "grimshaw" in common[Likeness.MECHANISM].ids
    assert "Grimshaw" in common[Likeness.MECHANISM].words
    assert common[Likeness.KEY].words == "The same key Ng5"
    for feature in alike.common:
        assert "{" not in feature.words


def test_a_matrix_elsewhere_on_the_board_is_found(library: Library) -> None:
    moved = shift(parse_fen("8/8/8/3R4/2kN4/8/1P6/K6B w - - 0 1"), 0, 1)
    record_id = add_problem(library, Problem(moved)).record_id
    add_problem(library, Problem(parse_fen("7k/8/8/8/8/8/8/K6Q w - - 0 1")))
    alike, *_ = like_this(library, Problem(parse_fen("8/8/8/3R4/2kN4/8/1P6/7K w - - 0 1")))
    assert alike.record_id == record_id
    common = {feature.likeness: feature.words for feature in alike.common}
    assert common[Likeness.UP] == "Shifted one rank up"
    assert common[Likeness.MATRIX] == "The same matrix: 3 men around the black king"


def test_without_pawns_turned_is_the_same(library: Library) -> None:
    position = parse_fen("8/8/8/3R4/2kN4/8/8/K6B w - - 0 1")
    turned = add_problem(library, Problem(transform(position, Symmetry.ROTATE_90))).record_id
    (alike,) = like_this(library, Problem(position))
    assert (alike.record_id, alike.score) == (turned, 1)
    assert Likeness.TURNED in [feature.likeness for feature in alike.common]
    assert like_this(library, Problem(swap_colours(position))) == ()


def test_with_the_colours_exchanged_a_helpmate_is_alike_and_a_mate_in_two_is_not(
    library: Library,
) -> None:
    helpmate = replace(GRIMSHAW, stipulation=parse_stipulation("h#2"))
    exchanged = replace(helpmate, position=swap_colours(GRIMSHAW.position))
    record_id = add_problem(library, exchanged).record_id
    (alike,) = like_this(library, helpmate)
    assert alike.record_id == record_id
    assert LEAST < alike.score < 1
    told = {feature.likeness: feature for feature in alike.common}
    assert {Likeness.EXCHANGED, Likeness.WHITE_MATRIX} <= set(told)
    assert Likeness.SAME not in told
    assert set(told[Likeness.MEN].squares) == {square for square, _ in exchanged.position}
    assert like_this(library, GRIMSHAW) == ()


def test_the_same_mechanism_goes_before_more_men_with_other_play(library: Library) -> None:
    versions = {
        "same play": "8/P1p4p/b1NNpk2/r7/p6p/2n2B1P/1P6/5QRK w - - 0 1",
        "other play": "8/2q5/b1NNpk2/r7/7p/2n2B2/8/5QRK w - - 0 1",
    }
    ids = {}
    for name, fen in versions.items():
        version = replace(GRIMSHAW, position=parse_fen(fen))
        finding = analysed(version)
        assert finding.verdict == "sound"
        ids[name] = add_problem(library, version, finding).record_id
    found = {
        candidate.record_id: candidate
        for candidate in like_this(library, GRIMSHAW, analysed(GRIMSHAW))
    }
    same, other = (found[ids[name]] for name in versions)
    men = {version: value_of(found[ids[version]], Aspect.MEN) for version in versions}
    assert men["other play"] > men["same play"]
    assert same.score > other.score
    mechanisms = [
        {
            id
            for feature in alike.common
            if feature.likeness is Likeness.MECHANISM
            for id in feature.ids
        }
        for alike in (same, other)
    ]
    assert "grimshaw" in mechanisms[0]
    assert "grimshaw" not in mechanisms[1]


def value_of(alike: Alike, aspect: Aspect) -> float:
    assert alike.likeness is not None
    return next(part.value for part in alike.likeness.parts if part.aspect is aspect)


def test_what_is_known_of_one_problem_alone_is_guessed_from_the_men(library: Library) -> None:
    finding = analysed(GRIMSHAW)
    less = replace(GRIMSHAW, position=remove(GRIMSHAW.position, 55))
    unsolved = add_problem(library, less).record_id
    (alike,) = like_this(library, GRIMSHAW, finding)
    assert alike.record_id == unsolved
    assert alike.likeness is not None
    values = {part.aspect: part for part in alike.likeness.parts}
    assert set(values) == set(Aspect)
    men = values[Aspect.MEN].value
    assert 0 < men < 1
    for aspect in (Aspect.MATES, Aspect.PLAY, Aspect.THEMES, Aspect.KEY):
        assert values[aspect].guessed
        assert values[aspect].value == pytest.approx(men**2)
    weighed = sum(value.weight * value.value for value in values.values())
    assert alike.score == pytest.approx(weighed / sum(value.weight for value in values.values()))


def test_the_weights_are_of_a_hundred() -> None:
    assert sum(WEIGHTS.values()) == 100
    assert set(WEIGHTS) == set(Aspect)


def test_of_strangers_nothing_is_offered(library: Library) -> None:
    for fen in ("8/7p/4k3/8/3K4/8/N7/1R6 w - - 0 1", "3r4/1p6/8/2kR4/8/1K6/8/B7 w - - 0 1"):
        add_problem(library, Problem(parse_fen(fen)))
    assert like_this(library, GRIMSHAW) == ()
    assert find(library, f"like:{placement(GRIMSHAW.position)}@1") == []


def test_the_same_play_goes_before_the_same_men_alone(library: Library) -> None:
    finding = analysed(GRIMSHAW)
    one_more = replace(GRIMSHAW, position=put(GRIMSHAW.position, 23, Man.BLACK_PAWN))
    same_play = add_problem(library, one_more, finding).record_id
    cooked = add_problem(library, one_more, Finding("cooked", ("h1h2", "h1g2"))).record_id
    found = like_this(library, GRIMSHAW, finding)
    assert score_of(found, same_play) > score_of(found, cooked)


def test_a_problem_is_not_like_itself_nor_what_lies_in_the_bin(library: Library) -> None:
    first = add_problem(library, GRIMSHAW).record_id
    second = add_problem(library, GRIMSHAW).record_id
    binned = add_problem(library, GRIMSHAW).record_id
    delete_records(library, [binned])
    with library.writing() as connection:
        catch_up(connection)
    assert [candidate.record_id for candidate in like_this(library, GRIMSHAW)] == [first, second]
    assert [candidate.record_id for candidate in like_this(library, GRIMSHAW, besides=first)] == [
        second
    ]
    assert find(library, f"like:{first}") == [second]
    with pytest.raises(QueryError, match="There is no problem 4711") as caught:
        find(library, "#2 like:4711")
    assert (caught.value.start, caught.value.length) == (3, 9)
    assert like_this(library, Problem()) == ()
    assert len(like_this(library, GRIMSHAW, limit=1)) == 1


def test_a_problem_with_fairy_men_is_like_one_without_them_but_not_the_same(
    library: Library,
) -> None:
    record_id = add_problem(library, GRIMSHAW).record_id
    grasshopper = Man.of(Colour.WHITE, Kind.of("grasshopper"))
    fairy = replace(GRIMSHAW, position=put(GRIMSHAW.position, 0, grasshopper))
    (alike,) = like_this(library, fairy)

    assert alike.record_id == record_id
    assert alike.score < 1
    assert Likeness.SAME not in [feature.likeness for feature in alike.common]


GRASSHOPPERS = Problem(parse_fen("1k1g4/8/1K6/8/3GG3/3Q4/8/8 w - - 0 1"))


def with_man(position: Position, old: str, new: str) -> Position:
    """Put another man for each of one kind."""
    man = Man.from_fen(new)
    for square, each in position:
        if each is Man.from_fen(old):
            position = put(position, square, man)
    return position


def test_the_same_fairy_men_are_the_same_position_and_others_are_nearer_the_more_alike(
    library: Library,
) -> None:
    position = GRASSHOPPERS.position
    ids = {
        name: add_problem(library, replace(GRASSHOPPERS, position=position)).record_id
        for name, position in {
            "same": position,
            "mirrored": transform(position, Symmetry.MIRROR_FILES),
            "lions": with_man(position, "G", ".LI"),  # a family of its own, but hops, too
            "moose": with_man(position, "G", "M"),
            "camels": with_man(position, "G", ".CA"),
            "black": with_man(position, "G", "g"),
        }.items()
    }
    found = like_this(library, GRASSHOPPERS)
    scores = {name: score_of(found, each) for name, each in ids.items()}
    assert scores["same"] == scores["mirrored"] == 1
    assert 1 > scores["moose"] == scores["lions"] > scores["camels"] == scores["black"]
    same = {candidate.record_id for candidate in found if Likeness.SAME in kinds_of(candidate)}
    assert same == {ids["same"], ids["mirrored"]}
    (first,) = [candidate for candidate in found if candidate.record_id == ids["same"]]
    assert len(first.common[0].squares) == 6


def kinds_of(alike: Alike) -> list[Likeness]:
    return [feature.likeness for feature in alike.common]


def test_fairy_men_lead_to_a_problem_of_which_nothing_else_meets(library: Library) -> None:
    there = Problem(parse_fen("8/8/6G1/3G1G2/2G1G3/3g1g2/7K/4Q2k w - - 0 1"))
    record_id = add_problem(library, there).record_id
    far = Problem(parse_fen("k7/2K5/6G1/3G1G2/2G1G3/3g1g2/8/8 w - - 0 1"))
    assert [candidate.record_id for candidate in like_this(library, far)] == [record_id]


def test_turned_fairy_men_are_not_the_same_problem(library: Library) -> None:
    turned = transform(GRASSHOPPERS.position, Symmetry.ROTATE_90)
    add_problem(library, replace(GRASSHOPPERS, position=turned))
    (alike,) = like_this(library, GRASSHOPPERS)
    assert Likeness.SAME not in kinds_of(alike)
    assert Likeness.TURNED in kinds_of(alike)


def test_a_key_of_another_fairy_man_is_no_key_of_the_same_man(library: Library) -> None:
    finding = analysed(Problem(parse_fen("k7/8/8/2K5/2G5/1g6/4Q3/1G6 w - - 0 1")))
    keyed = replace(finding, keys=("d4d6",), key_text="1.Gd6!")
    lions = with_man(GRASSHOPPERS.position, "G", ".LI")
    add_problem(library, replace(GRASSHOPPERS, position=lions), keyed)
    other = replace(finding, keys=("e4e2",), key_text="1.Ge2!")
    (alike,) = like_this(library, GRASSHOPPERS, other)
    assert Likeness.KEY_MAN not in kinds_of(alike)
