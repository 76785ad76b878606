# SPDX-License-Identifier: GPL-3.0-or-later
from composer.problem.fen import parse_fen
from composer.problem.men import HALF_NEUTRAL, ROYAL, Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import parse_square
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.rules.kinds import kinds_by_code
from composer.solver.legal import legal_moves
from composer.solver.popeyemoves import popeye_text


def man(code: str, colour: Colour = Colour.WHITE, *qualities: str) -> Man:
    row = kinds_by_code().get(code)
    kind = Kind("PSBRQK".index(code) + 1) if row is None else Kind.of(row.id)
    return Man.of(colour, kind, qualities)


def texts(men: dict[str, Man], turn: Colour = Colour.WHITE) -> set[str]:
    position = Position.of({parse_square(square): each for square, each in men.items()}, turn)
    return {popeye_text(move) for move in legal_moves(position)}


def test_orthodox_moves() -> None:
    fen = "r3k2r/1P6/8/3pP3/8/8/4N3/R3K2R w KQkq d6 0 1"
    found = {popeye_text(move) for move in legal_moves(parse_fen(fen))}
    assert {"0-0", "0-0-0", "e5*d6 ep.", "b7*a8=Q", "b7-b8=S", "Se2-f4", "Ra1*a8"} <= found


def test_a_locust_names_its_victim_and_its_arrival() -> None:
    found = texts(
        {"a1": man("K"), "h8": man("K", Colour.BLACK), "h2": man("L"), "d2": man("Q", Colour.BLACK)}
    )
    assert "Lh2*d2-c2" in found


def test_neutral_and_royal_men_have_small_letters_before_them() -> None:
    found = texts(
        {
            "a1": man("G", Colour.WHITE, ROYAL),
            "a2": man("P", Colour.NEUTRAL),
            "b7": man("P", Colour.NEUTRAL),
            "h8": man("K", Colour.BLACK),
        }
    )
    assert {"rGa1-a3", "nPb7-b8=nQ", "nPb7-b8=nG", "nPa2-a4"} <= found


def test_a_berolina_pawn_passes_and_captures_in_passing() -> None:
    bero = man("BP", Colour.BLACK)
    men = {"h1": man("K"), "h8": man("K", Colour.BLACK), "e7": bero, "f5": man("BP")}
    position = Position.of({parse_square(s): each for s, each in men.items()}, Colour.BLACK)
    (passing,) = (m for m in legal_moves(position) if popeye_text(m) == "BPe7-g5")
    assert passing.passed == parse_square("f6")


def test_half_neutral_men_change_colour_when_they_move() -> None:
    position = Position.of(
        {
            0: man("K"),
            63: man("K", Colour.BLACK),
            27: man("S", Colour.WHITE, HALF_NEUTRAL),
            35: man("S", Colour.NEUTRAL, HALF_NEUTRAL),
        },
        Colour.WHITE,
    )
    after = set()
    for move in legal_moves(position):
        arrived = dict(move.changes)[move.target]
        if move.man.kind is Kind.KNIGHT and arrived is not None:
            after.add((move.man.colour, arrived.colour))
    assert after == {(Colour.WHITE, Colour.NEUTRAL), (Colour.NEUTRAL, Colour.WHITE)}


def test_men_who_are_exchanged_have_their_letters_only() -> None:
    """Popeye says of them neither that they are royal nor that they are neutral."""
    for fen, condition, text in (
        ("2n{royal}5/8/8/8/8/8/K4Q2/8 w - - 0 1", "SwappingKings", "Qf2-c2[Sc8<->Ka2]"),
        ("k7/6RK/8/1=R6/8/8/8/8 b - - 0 1", "MessignyChess", "Rb5<->Rg7"),
    ):
        rules = Rules.of(conditions=(condition_of(condition),))
        assert text in map(popeye_text, legal_moves(parse_fen(fen), rules))


def test_a_half_neutral_man_says_whose_he_is_though_he_is_reborn() -> None:
    position = parse_fen("7K/8/8/8/k7/8/5=Q{half-neutral}2/6r1 w - - 0 1")
    rules = Rules.of(conditions=(condition_of("AntiCirce"),))
    found = set(map(popeye_text, legal_moves(position, rules)))
    assert {"nhnQf2*g1=wh[whnQg1->d1]", "nhnQf2-f4=wh"} <= found


def test_ships_and_dragons_capture_in_passing_as_pawns_do() -> None:
    for code in ("SH", "DR"):
        position = parse_fen(f"8/6k1/8/1K6/.{code.lower()}P6/8/8/8 b - b3 0 1")
        assert f"{code}a4*b3 ep." in set(map(popeye_text, legal_moves(position)))
