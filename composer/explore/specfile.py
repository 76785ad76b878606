# SPDX-License-Identifier: GPL-3.0-or-later
"""Searches as text: JSON as the studio writes it, TOML as people like to.

An example, which looks for sound two-movers with at most two changes:

    fen = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
    stipulation = "#2"
    changes = 2

    [[vary]]
    man = "e5"              # the man on this square
    squares = ["c3-f6"]     # may stand there too: names, rectangles, or "all"
    kinds = "NB"            # may be these men, in the letters of FEN
    remove = true           # may be left out

    [[vary]]
    add = "pn"              # one of these men more
    squares = ["all"]
    times = 2               # up to twice

    [hold]
    themes = ["grimshaw"]
    men = 12
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from composer.explore.spec import NODES, Demands, Order, Slot, Spec, SpecError
from composer.problem.edits import set_turn
from composer.problem.fen import FenError, fen, parse_fen
from composer.problem.men import FEN_MAN, Man
from composer.problem.position import Position
from composer.problem.questionturn import usual_turn
from composer.problem.squares import SQUARES, Square, file_of, parse_square, rank_of, square_name
from composer.problem.stipulation import StipulationError, parse_task
from composer.said.sentence import Grouped, said, sentence_of

FORMAT: Final = 1
_LARGEST: Final = 200_000  # bytes; 40 men with every square named are 20,000
_QUOTED: Final = re.compile(  # texts and comments of TOML, as its own reader finds them
    r'''"""(?:\\.|[^\\])*?"""|'{3}.*?'{3}|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|#[^\n]*''', re.DOTALL
)
_DEEP: Final = re.compile(r"[\w-](?:[ \t]*\.[ \t]*[\w-]+){8}")
_KINDS: Final = {str: "a text", int: "a whole number", float: "a number", bool: "true or false"}

Record = dict[str, Any]


def read_spec(path: Path) -> Spec:
    """Read a search from a file; `.json` is read as JSON, all else as TOML.

    Raises:
        SpecError: the file cannot be read, or says what is no search; the text says where.
    """
    found = read_values(path)
    try:
        return spec_of(found)
    except SpecError as error:
        raise SpecError(
            said("{path}: {wrong}", path=str(path), wrong=sentence_of(error))
        ) from error


def read_values(path: Path) -> object:
    """Read the plain values of a search; `.json` is read as JSON, all else as TOML.

    Raises:
        SpecError: the file cannot be read.
    """
    text = _text_of(path)
    try:
        return _json(text) if path.suffix.lower() == ".json" else _toml(text)
    except (ValueError, RecursionError) as error:
        raise SpecError(
            said("{path}: {wrong}", path=str(path), wrong=sentence_of(error))
        ) from error


def _text_of(path: Path) -> str:
    """Return a file's text; nothing but a file of a search's size is read at all.

    Raises:
        SpecError: it cannot be read, is no file, is too large, or is not UTF-8.
    """
    try:
        if path.exists() and not path.is_file():  # a pipe would wait, a device never end
            raise SpecError(said("{path}: not a file", path=str(path)))
        with path.open("rb") as file:
            content = file.read(_LARGEST + 1)
    except OSError as error:
        raise SpecError(
            said("{path}: {reason}", path=str(path), reason=str(error.strerror or error))
        ) from error
    if len(content) > _LARGEST:
        raise SpecError(
            said(
                "{path}: too large for a search; expected at most {most} bytes",
                path=str(path),
                most=Grouped(_LARGEST),
            )
        )
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SpecError(said("{path}: not text in UTF-8", path=str(path))) from error


def _json(text: str) -> object:
    def refuse(name: str) -> float:
        raise ValueError(f"{name} is no number of a search")

    return json.loads(text, parse_constant=refuse)


def _toml(text: str) -> object:
    """Read TOML, but for keys with more dots than a search could need.

    The parser keeps every beginning of a dotted key: one of 60 KB would take gigabytes.
    """
    bare = _QUOTED.sub(_blank, text)
    deep = _DEEP.search(bare)
    if deep is not None:
        line = bare.count("\n", 0, deep.start()) + 1
        raise ValueError(f"a name with too many dots (near line {line})")
    return tomllib.loads(text)


def _blank(found: re.Match[str]) -> str:
    """Return what stands for a text or a comment of TOML; the lines stay countable."""
    return ("" if found[0].startswith("#") else "x") + "\n" * found[0].count("\n")


def spec_of(found: object) -> Spec:
    """Return the search that plain values describe.

    Raises:
        SpecError: they describe none; the text says where.
    """
    top = _Table(
        found,
        "",
        "format fen stipulation changes order seed limit seconds themes vary hold intended engine "
        "nodes",
    )
    if top.take("format", int, FORMAT) != FORMAT:
        raise SpecError(said("this search was written by a newer program"))
    try:
        written = top.need("fen", str)
        position = parse_fen(written)
        stipulation = parse_task(top.take("stipulation", str, "#2"))
        if len(written.split()) == 1:  # who begins is not stated: who begins by convention
            position = set_turn(position, usual_turn(position, stipulation))
    except (FenError, StipulationError) as error:
        raise SpecError(sentence_of(error)) from error
    vary = top.take("vary", list, [])
    slots = [
        slot
        for number, text in enumerate(vary, start=1)
        for slot in _slots(text, f"vary {number}: ", position)
    ]
    try:
        order = Order(top.take("order", str, Order.NEAR.value))
    except ValueError as error:
        raise SpecError(
            said("order: expected near or random, got {order}", order=top.take("order", str, ""))
        ) from (error)
    return Spec(
        position,
        stipulation,
        tuple(slots),
        changes=top.take("changes", int, min(2, len(slots) or 1)),
        demands=_demands(top.take("hold", dict, {})),
        order=order,
        seed=top.take("seed", int, 1),
        limit=top.take("limit", int, 0),
        seconds=float(top.take("seconds", (int, float), 0.0)),
        themes=top.take("themes", bool, True),
        intended=top.take("intended", str, ""),
        engine=top.take("engine", str, ""),
        nodes=top.take("nodes", int, NODES),
    )


def spec_object(spec: Spec) -> Record:
    """Return a search as plain values that JSON knows; `spec_of` gives it back equal."""
    demands = spec.demands
    hold = {
        "key": demands.key,
        "key_from": "" if demands.key_from is None else square_name(demands.key_from),
        "themes": list(demands.themes),
        "men": demands.most_men,
        "tries": demands.least_tries,
        "variations": demands.least_variations,
        "changed": demands.least_changed,
        "models": demands.least_models,
        "quiet_key": demands.quiet_key,
        "legal": demands.legal,
        "promoted": not demands.no_promoted,
    }
    if demands.most_duals is not None:
        hold["duals"] = demands.most_duals
    if spec.stipulation.claim is not None:
        hold["only"] = demands.least_only
    meant: Record = {"intended": spec.intended} if spec.intended else {}
    if spec.engine:
        meant |= {"engine": spec.engine, "nodes": spec.nodes}
    return {
        "format": FORMAT,
        **meant,
        "fen": fen(spec.position),
        "stipulation": str(spec.stipulation),
        "changes": spec.changes,
        "order": spec.order.value,
        "seed": spec.seed,
        "limit": spec.limit,
        "seconds": spec.seconds,
        "themes": spec.themes,
        "vary": [_slot_object(slot) for slot in spec.slots],
        "hold": hold,
    }


def _slot_object(slot: Slot) -> Record:
    squares = [square_name(square) for square in slot.squares]
    men = "".join(man.letter for man in slot.men)
    if slot.home is None:
        return {"add": men, "squares": squares}
    home = square_name(slot.home[0])
    return {"man": home, "squares": squares, "kinds": men, "remove": slot.may_miss}


class _Table:
    """A table of a search, whose values are taken with their kinds checked."""

    def __init__(self, found: object, where: str, known: str) -> None:
        if not isinstance(found, dict):
            raise SpecError(said("{where}expected a table of names and values", where=where))
        self._found, self._where = found, where
        for name in found:
            if name not in known.split():
                raise SpecError(
                    said(
                        "{where}unknown name {name}; expected one of {known}",
                        where=where,
                        name=repr(name),
                        known=known,
                    )
                )

    def __contains__(self, name: str) -> bool:
        return name in self._found

    def take(self, name: str, kind: Any, default: Any) -> Any:
        value = self._found.get(name, default)
        kinds = kind if isinstance(kind, tuple) else (kind,)
        odd = isinstance(value, bool) and bool not in kinds
        if odd or not isinstance(value, kinds):
            expected = " or ".join(_KINDS.get(kind, kind.__name__) for kind in kinds)
            raise SpecError(
                said(
                    "{where}{name}: expected {expected}",
                    where=self._where,
                    name=name,
                    expected=expected,
                )
            )
        return value

    def need(self, name: str, kind: Any) -> Any:
        if name not in self._found:
            raise SpecError(said("{where}{name} is missing", where=self._where, name=name))
        return self.take(name, kind, None)


def _slots(found: object, where: str, position: Position) -> Iterable[Slot]:
    table = _Table(found, where, "man squares kinds remove add times")
    squares = _squares(table.take("squares", list, []), where)
    if "add" in table:
        men = _men(table.need("add", str), where + "add: ")
        times = table.take("times", int, 1)
        if not 1 <= times <= 6:
            raise SpecError(
                said("{where}times: expected 1 to 6, got {times}", where=where, times=times)
            )
        return [Slot(None, men, squares)] * times
    home = _square(table.need("man", str), where + "man: ")
    man = position[home]
    if man is None:
        raise SpecError(
            said("{where}man: there is no man on {square}", where=where, square=square_name(home))
        )
    kinds = _men(table.take("kinds", str, ""), where + "kinds: ")
    return [Slot((home, man), kinds, squares, table.take("remove", bool, False))]


def _demands(found: object) -> Demands:
    names = "key key_from themes men duals tries variations changed models only quiet_key "
    names += "legal promoted"
    table = _Table(found, "hold: ", names)
    key_from = table.take("key_from", str, "")
    themes = table.take("themes", list, [])
    if not all(isinstance(theme, str) for theme in themes):
        raise SpecError(said("hold: themes: expected a list of texts"))
    counted = ("men", "tries", "variations", "changed", "models", "only")
    numbers = {name: table.take(name, int, 0) for name in counted}
    for name, number in numbers.items():
        if number < 0:
            raise SpecError(said("hold: {name}: expected no negative number", name=name))
    return Demands(
        key=table.take("key", str, ""),
        key_from=_square(key_from, "hold: key_from: ") if key_from else None,
        themes=tuple(themes),
        most_men=numbers["men"],
        most_duals=table.take("duals", int, 0) if "duals" in table else None,
        least_tries=numbers["tries"],
        least_variations=numbers["variations"],
        least_changed=numbers["changed"],
        least_models=numbers["models"],
        least_only=numbers["only"],
        quiet_key=table.take("quiet_key", bool, False),
        legal=table.take("legal", bool, True),
        no_promoted=not table.take("promoted", bool, True),
    )


def _men(letters: str, where: str) -> tuple[Man, ...]:
    men: list[Man] = []
    at = 0
    try:
        while at < len(letters):
            found = FEN_MAN.match(letters, at)
            one = letters[at] if found is None else found[0]
            men.append(Man.from_fen(one))
            at += len(one)
        return tuple(dict.fromkeys(men))
    except ValueError as error:
        raise SpecError(said("{where}{wrong}", where=where, wrong=sentence_of(error))) from error


def _square(name: str, where: str) -> Square:
    try:
        return parse_square(name)
    except ValueError as error:
        raise SpecError(said("{where}{wrong}", where=where, wrong=sentence_of(error))) from error


def _squares(names: list[object], where: str) -> tuple[Square, ...]:
    """Return the squares of names, rectangles such as `c3-f6`, or `all`."""
    found: dict[Square, None] = {}
    for name in names:
        if not isinstance(name, str):
            raise SpecError(
                said("{where}squares: expected texts such as d4, c3-f6 or all", where=where)
            )
        first, dash, last = name.partition("-")
        if name == "all":
            found.update(dict.fromkeys(SQUARES))
        elif dash:
            a, b = (_square(name, where + "squares: ") for name in (first, last))
            files = sorted((file_of(a), file_of(b)))
            ranks = sorted((rank_of(a), rank_of(b)))
            found.update(
                (square, None)
                for square in SQUARES
                if files[0] <= file_of(square) <= files[1]
                and ranks[0] <= rank_of(square) <= ranks[1]
            )
        else:
            found[_square(name, where + "squares: ")] = None
    return tuple(found)
