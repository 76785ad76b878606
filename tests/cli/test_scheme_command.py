# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer scheme`."""

from __future__ import annotations

import json

import pytest

from composer.launcher import main

AFTER = "8/3nRR2/3Qr1p1/1p2b3/2p1k1B1/1N2p1B1/4P3/1K6 b - - 0 1"
DIAGRAM = "2B5/2p1N3/3k4/3NpK2/8/3pQ3/3P4/8 w - - 0 1"

Capture = pytest.CaptureFixture[str]


def test_threat_and_defences_are_told(capsys: Capture) -> None:
    assert main(["scheme", AFTER]) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[0] == "Threat: 2.Bf3#"
    assert "   1...Nf6 2.Nc5#" in out
    assert out.rstrip().endswith("19 more: the threat")


def test_keys_are_listed_quiet_ones_first(capsys: Capture) -> None:
    assert main(["scheme", AFTER, "--keys", "--limit", "2"]) == 0
    out = capsys.readouterr().out
    assert "Keys: 1 quiet, 32 by capture" in out
    assert "1.Kb1 from b2: " in out


def test_no_key_says_why(capsys: Capture) -> None:
    hole = "2N5/8/K1p4p/1pk2N2/R2n3r/1P2n2p/7Q/4r1BB b - - 0 1"
    assert main(["scheme", hole, "--keys"]) == 0
    assert capsys.readouterr().out.rstrip().endswith("No key\n   no mate after Rf4")


def test_separated_defences_and_men_as_json(capsys: Capture) -> None:
    arguments = ["--separate", "c7c6,c7c5", "--phase", "f5e4 c7c6=e7f5 c7c5=e3h6", "--sound"]
    assert main(["scheme", DIAGRAM, *arguments, "--first", "f5e4", "--limit", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["pairs"] == [{"phases": ["f5e4", "c8e6"], "change": "changed", "changed": 2}]
    assert found["separating"]["c8e6"] == ["e7c8", "e3e5"]
    assert len(found["men"]) == 3
    assert [phase["first"] for phase in found["phases"]] == ["-", "f5e4"]
    assert found["phases"][1]["holes"] == []


def test_partial_pairs_and_what_a_limit_leaves_out_are_told(capsys: Capture) -> None:
    two = "8/5p2/1N1B1P2/2N5/1n1k2n1/6Q1/8/6K1 w - - 0 1"
    arguments = ["scheme", two, "--separate", "g4e3,b4c6", "--changed", "1"]
    assert main([*arguments, "--limit", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    head = next(line for line in lines if line.startswith("First moves that separate"))
    count = int(head.rpartition(" ")[2])
    assert "partial pairs" in head
    assert any(line.endswith("1 of 2 changed") for line in lines)
    assert f"   and {count - 1} more" in lines
    assert main([*arguments, "--json"]) == 0
    partial = json.loads(capsys.readouterr().out)["partial"]
    assert len(partial) == count
    assert {pair["changed"] for pair in partial} == {1}


def test_patches_and_smaller_forms(capsys: Capture) -> None:
    assert main(["scheme", AFTER, "--patch", "--limit", "2"]) == 0
    assert capsys.readouterr().out.count(" with +") == 2
    dear = DIAGRAM.replace("3P4/8 w", "3P4/7B w")
    phase = ["--phase", "f5e4 c7c6=e7f5 c7c5=e3h6", "--smaller"]
    assert main(["scheme", dear, *phase, "--json"]) == 0
    assert DIAGRAM in json.loads(capsys.readouterr().out)["smaller"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((DIAGRAM, "--keys"), "White is to move"),
        ((AFTER, "--first", "f5e4"), "Black is to move"),
        ((DIAGRAM, "--first", "a1a2"), "not legal"),
        ((DIAGRAM, "--changed", "1"), "--separate"),
        ((DIAGRAM, "--smaller"), "one phase"),
        ((DIAGRAM, "--first", "hello"), "by its squares"),
        ((DIAGRAM, "--phase", "f5e4 c7c6"), "DEFENCE=MATE"),
        (("8/8/8/8/8/8/8/7K w - - 0 1",), "one black king"),
        (("nonsense",), "FEN"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: tuple[str, ...], words: str, capsys: Capture) -> None:
    assert main(["scheme", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert len(err.splitlines()) == 1


def test_a_man_is_parked_on_a_line(capsys: Capture) -> None:
    after = "4Nb2/2p1N1Rp/2p4Q/Rp2kp1n/5p2/K2n4/3P3p/7B b - - 0 1"
    assert main(["scheme", after, "--park", "a6-a8", "--limit", "1"]) == 0
    out = capsys.readouterr().out
    assert "Men parked on a line\n   Ba7: 1.Bb6!; (1.Bc5? b4!); 1.Bd4? Kxd4!; " in out
    assert main(["scheme", after, "--park", "a6-a8", "--json"]) == 0
    best = json.loads(capsys.readouterr().out)["parked"][0]
    assert (best["man"], best["square"], best["key"]) == ("B", "a7", "a7b6")
    assert main(["scheme", DIAGRAM, "--park"]) == 2
    assert "White is to move" in capsys.readouterr().err


def test_it_says_why_mates_work_and_others_do_not(capsys: Capture) -> None:
    assert main(["scheme", DIAGRAM, "--first", "f5e4", "--why"]) == 0
    out = capsys.readouterr().out
    assert "      1...c6; 2.Nf5#: Self-block, only this; 2.Qh6? Kc5\n" in out
    assert main(["scheme", DIAGRAM, "--first", "f5e4", "--why", "--json"]) == 0
    why = json.loads(capsys.readouterr().out)["phases"][1]["why"]["c7c6"]
    assert why["works"] == {"Nf5#": ["Self-block"]}
    assert why["fails"] == {"e3h6": {"because": "parried", "parries": ["Kc5"]}}


def test_longer_play_is_worked_by_continuations(capsys: Capture) -> None:
    after = "8/8/1Q6/8/8/4K3/pp6/Nk6 b - - 0 1"
    assert main(["scheme", after, "-s", "#3", "--keys", "--limit", "1"]) == 0
    out = capsys.readouterr().out
    assert "   1...Kxa1 2.Qd4\n" in out
    assert "Keys: 2 quiet, " in out
    assert "   1.Na1 from c2: set continuations 0 of 2" in out
    self_play = "1n4Q1/8/R1R1n1b1/1pPk1p1p/5p2/1qBKp3/B1N1N3/6b1 w - - 0 1"
    phase = ["--first", "g8f7", "--separate", "b3c4,b8a6", "--json"]
    assert main(["scheme", self_play, "-s", "s#2", *phase]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["stipulation"], found["not_finished"]) == ("s#2", 0)
    assert found["separating"]["g8f7"] == ["a2c4", "c2b4"]
    assert found["phases"][1]["mating"] == []
    assert main(["scheme", after, "-s", "s#4"]) == 2
    assert "s#3" in capsys.readouterr().err
