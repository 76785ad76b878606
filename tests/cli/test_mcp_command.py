# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer mcp` as a process: what an assistant is told is what the program finds."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from cases import every
from thorough import many
from truth.assistants import Assistant, difference

from composer.cli.assistants.explored import explore
from composer.cli.assistants.limits import USUAL
from composer.cli.assistants.tools import TOOLS
from composer.launcher import main
from composer.library.access.store import Library

LOYD = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8"
FEW = "4k3/8/3K4/8/N7/1R6/8/8"
CLASSIC = "8/8/6B1/8/2k2K2/Q3P3/8/7R w - - 0 1"  # among the samples
HOURS = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1"
SAMPLES = Path(__file__).parents[2] / "resources" / "samples" / "classics.json"

Json = dict[str, Any]


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with samples."""
    path = tmp_path_factory.mktemp("mcp") / "l.chesslib"
    assert main(["import", str(SAMPLES), "--library", str(path)]) == 0
    return path


@pytest.fixture(scope="module")
def assistant(library: Path) -> Iterator[Assistant]:
    """An assistant that is shared: no call changes what the next one finds."""
    made = Assistant("--library", str(library))
    yield made
    made.close()


def test_it_introduces_itself_and_lists_its_tools(assistant: Assistant) -> None:
    for wanted, spoken in (("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-06-18")):
        told = assistant.ask("initialize", {"protocolVersion": wanted, "capabilities": {}})
        assert told["result"]["protocolVersion"] == spoken
        assert told["result"]["serverInfo"]["name"] == "chess-composer"
    assistant.say(b'{"jsonrpc": "2.0", "method": "notifications/initialized"}')
    assert assistant.ask("ping")["result"] == {}
    tools = assistant.ask("tools/list")["result"]["tools"]
    assert [tool["name"] for tool in tools] == [tool.name for tool in TOOLS]
    for tool in tools:
        assert tool["annotations"]["readOnlyHint"] is True
        assert set(tool["inputSchema"]["required"]) <= set(tool["inputSchema"]["properties"])


def test_what_is_told_is_what_the_program_finds(assistant: Assistant) -> None:
    """`truth/assistants.py` asks a thousand times, and measures time and memory as well."""
    wrong = (difference(assistant, seed) for seed in range(1, many(36, 36, 1000) + 1))
    assert [each for each in wrong if each] == []


def test_the_other_tools_say_what_their_commands_say(
    assistant: Assistant, library: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def said(*words: str) -> list[Any]:
        assert main([*words]) == 0
        return [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    (solved,) = said("solve", LOYD, "-s", "#2", "--json")
    themes = assistant.told("themes", fen=LOYD, stipulation="#2")
    assert themes["themes"] == solved["themes"]
    assert themes["quality"] == solved["quality"]
    assert {"star_flights", "mutate"} <= {theme["id"] for theme in themes["themes"]}
    (past,) = said("retro", LOYD, "-s", "#2", "--json")
    legal = assistant.told("legal", fen=LOYD)
    assert (legal["legality"], legal["reason"]) == (past["legality"], past["reason"])
    near = said("neighbours", FEW, "-s", "#2", "--json", "--limit", "9999")
    sound = [edit for edit in near if edit["verdict"] == "sound" and edit["complete"]]
    found = assistant.told("neighbours", fen=FEW, limit=3, seconds=60)
    assert (found["decided"], found["sound"]) == (len(near), len(sound))
    assert found["neighbours"] == sound[:3]
    records = said("search", "author:Loyd", "--json", "--library", str(library))
    assert assistant.told("search", query="author:Loyd")["problems"] == records[:20]
    alike = assistant.told("search", like=CLASSIC, limit=1)["problems"]
    assert [each["likeness"] > 0 for each in alike] == [True]
    picture = assistant.call("diagram", fen=LOYD)["content"][0]
    assert picture["mimeType"] == "image/png"
    assert base64.b64decode(picture["data"]).startswith(b"\x89PNG")


def test_a_search_for_problems_says_how_far_it_came(
    assistant: Assistant, capsys: pytest.CaptureFixture[str]
) -> None:
    vary = [{"man": "e5", "squares": ["c3-f6"]}]
    told = assistant.told("explore", fen=LOYD, changes=1, vary=vary)
    assert told["search"]["finished"] is True
    assert told["search"]["found"] == len(told["finds"]) == 1
    assert told["finds"][0]["key"] == "e3e4"
    every_man = [{"add": "QRBN", "squares": ["all"], "times": 3}]
    asked = {"fen": LOYD, "vary": every_man, "changes": 3}
    assert explore([json.dumps(asked), "0", "5"]) == 0
    last = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert last["finished"] is False
    assert "vary 1" in assistant.refused("explore", fen=LOYD, vary=[{"man": "z9"}])


def test_what_takes_too_long_is_not_said_to_be_solved(assistant: Assistant) -> None:
    told = assistant.told("keys", fen=HOURS, stipulation="#9", seconds=1)
    assert (told["verdict"], told["complete"]) == ("undecided", False)
    near = assistant.call("neighbours", fen=LOYD, stipulation="#5", seconds=1)
    assert any(
        "no edit was tried" in part["text"] or "Not finished" in part["text"]
        for part in near["content"]
    )


def test_a_call_that_is_cancelled_is_not_answered(assistant: Assistant) -> None:
    given = {"fen": HOURS, "stipulation": "#9", "seconds": 100}
    number = assistant.send("tools/call", {"name": "keys", "arguments": given})
    cancelled = {"method": "notifications/cancelled", "params": {"requestId": number}}
    assistant.say(json.dumps({"jsonrpc": "2.0", **cancelled}).encode("ascii"))
    assert assistant.told("keys", fen=LOYD)["verdict"] == "sound"


@every(
    "name,given,why",
    [
        ("solve", {"fen": "/etc/passwd"}, "fen: FEN"),
        ("solve", {"fen": "--help"}, "fen: FEN"),
        ("solve", {"fen": "x" * 401}, "at most 400"),
        ("solve", {"fen": LOYD, "stipulation": "--json"}, "stipulation"),
        ("solve", {"fen": LOYD, "stipulation": "#2\0"}, "no text"),
        ("solve", {"fen": 5}, "expected a text"),
        ("solve", {"fen": LOYD, "seconds": True}, "expected a whole number"),
        ("solve", {"fen": LOYD, "seconds": 10**9}, "expected 1 to"),
        ("solve", {"fen": LOYD, "file": "/etc/passwd"}, "'file' is not known"),
        ("solve", {}, "fen is missing"),
        ("solve", [], "expected an object"),
        ("search", {"like": "/etc/passwd"}, "like: expected"),
        ("search", {"query": "--library=/etc/passwd"}, "query"),
        ("search", {"query": "men<<"}, "query"),
        ("diagram", {"fen": LOYD, "form": "pdf"}, "expected png or svg or txt"),
        ("diagram", {"fen": "8/8/8/8/8/8/8"}, "expected 8 ranks"),
        ("explore", {"fen": LOYD, "vary": ["x"]}, "expected an object"),
    ],
)
def test_hostile_calls_are_refused_in_a_sentence(
    assistant: Assistant, name: str, given: object, why: str
) -> None:
    result = assistant.ask("tools/call", {"name": name, "arguments": given})["result"]
    assert result["isError"], result
    assert why in result["content"][0]["text"], result
    assert "Traceback" not in result["content"][0]["text"]


@every(
    "line,code",
    [
        (b"no JSON", -32700),
        (b"[" * 100_000, -32700),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": {"x": NaN}}', -32700),
        (b'{"jsonrpc": "2.0", "id": 1e999, "method": "ping"}', -32700),
        (b"\xff\xfe", -32700),
        (b"[]", -32600),
        (b'{"id": 1, "method": "ping"}', -32600),
        (b'{"jsonrpc": "2.0", "id": 1}', -32600),
        (b'{"jsonrpc": "2.0", "id": {}, "method": "ping"}', -32600),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "' + b"x" * USUAL.message + b'"}', -32600),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "resources/list"}', -32601),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": []}', -32602),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "tools/call"}', -32602),
        (
            b'{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "save"}}',
            -32602,
        ),
    ],
)
def test_hostile_messages_are_refused(assistant: Assistant, line: bytes, code: int) -> None:
    assistant.say(line)
    assert assistant.hear()["error"]["code"] == code
    assert assistant.ask("ping")["result"] == {}


def test_the_library_is_as_it_was(assistant: Assistant, library: Path) -> None:
    before = hashlib.sha256(library.read_bytes()).digest()
    assistant.told("search", query="#2")
    assert hashlib.sha256(library.read_bytes()).digest() == before


def test_it_adds_problems_where_that_was_allowed(tmp_path: Path) -> None:
    path = tmp_path / "l.chesslib"
    Library.create(path).close()
    allowed = Assistant("--write", "--library", str(path))
    told = [allowed.told("save", fen=LOYD, author="Loyd, Samuel") for _ in range(2)]
    assert "stipulation" in allowed.refused("save", fen=LOYD, stipulation="nonsense #")
    (found,) = allowed.told("search", query="author:Loyd")["problems"]
    allowed.close()
    assert found["stipulation"] == "#2"
    assert [(each["added"], each["skipped"]) for each in told] == [(1, 0), (0, 1)]


def test_it_ends_when_nobody_reads() -> None:
    gone = Assistant()
    gone.process.stdout.close()
    with suppress(OSError):  # a broken pipe, when it has ended; on Windows an invalid argument
        while True:
            gone.send("ping")
    with suppress(OSError):
        gone.process.stdin.close()
    assert gone.process.wait(60) == 0
    gone.process.stderr.close()
