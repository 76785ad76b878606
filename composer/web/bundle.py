# SPDX-License-Identifier: GPL-3.0-or-later
"""One script made of the modules of the page, so that a telephone asks once and not fifty times.

The modules stay as they are written: each becomes a function that returns what it exports, in the
order in which they need one another, without comments and the blanks at which lines are broken. It
takes no more of JavaScript than they are written in, and refuses what it does not take:

    import { a, b as c } from "./other.js";     import "./other.js";     import("./other.js")
    export const a = …;     export class A …     export function a …     export { a, b as c };

A module that is named while the page runs, import(`./words/${language}.js`), stays a file of its
own. There are tools that make smaller scripts (esbuild saves a third); each is a program of its own
to be brought to every machine on which the page is made, which this is not.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from string import ascii_letters
from typing import Final, NamedTuple

_TOKEN: Final = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
      |(?P<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
      |(?P<word>[\w$\#]+)
      |(?P<blank>\s+)
      |(?P<sign>.)""",
    re.VERBOSE | re.DOTALL,
)
_PATTERN: Final = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")
_BEFORE_PATTERN: Final = frozenset("(,=:[!&|?{};+-*%<>~^") | {"", "return", "typeof", "case", "of"}
_BREAKS_NOTHING: Final = frozenset("{(,;[=&|?:")  # a line may go on behind these
_KEEPS_APART: Final = frozenset("+-/")  # two of them in a row would be another sign
_PRIVATE: Final = re.compile(r"^#\w+$")
_PRIVATE_WITHIN: Final = re.compile(r"(?<=\.)#\w+")
_NAMES: Final = tuple(
    "".join(letters) for size in (1, 2) for letters in product(ascii_letters, repeat=size)
)
_OPENING, _CLOSING = frozenset("([{"), frozenset(")]}")
_HEAD: Final = (
    "// SPDX-License-Identifier: GPL-3.0-or-later\n// Made of modules by Chess Composer.\n"
)


class NotBundled(ValueError):  # noqa: N818 - it says what is wrong
    """A module is written in a way that is not taken, or needs one that is not there."""


class _Token(NamedTuple):
    kind: str  # of _TOKEN, or `template` or `pattern`
    text: str
    gap: str = ""  # before it: nothing, a blank, or a line break


@dataclass(slots=True)
class _Module:
    """A module, read.

    Attributes:
        body: its tokens, but for imports, and `export` before what is exported.
        taken: what it takes of others: their path, and by which names under which of its own.
        given: what it exports, by the names of others.
        waits: whether it waits for something before it is done.
    """

    body: list[_Token] = field(default_factory=list)
    taken: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    given: dict[str, str] = field(default_factory=dict)
    waits: bool = False


def bundle(modules: Mapping[str, str], start: str, beside: Iterable[str] = ()) -> str:
    """Return a module that does what another does with all that it imports.

    Args:
        modules: the texts of all that there are, by path.
        start: the path of the one that begins; addresses in it are meant from there.
        beside: those that are named while the page runs, and are to be within all the same.

    Raises:
        NotBundled: one is not written as it must be, or is not there.
    """
    read: dict[str, _Module] = {}
    waiting = [start, *beside]
    while waiting:
        path = waiting.pop()
        if path in read:
            continue
        if path not in modules:
            raise NotBundled(f"{path} is not there")
        read[path] = found = _module(modules[path], path)
        waiting += [taken for taken, _ in found.taken]
    names = {path: f"$_{number}" for number, path in enumerate(sorted(read))}
    order = _in_order([*beside, start], read)
    return _HEAD + "".join(f"{_written(path, read, names, beside)}\n" for path in order)


def _written(
    path: str, read: Mapping[str, _Module], names: Mapping[str, str], beside: Iterable[str]
) -> str:
    module = read[path]
    taken = []
    for other, wanted in module.taken:
        for name in wanted:
            if name not in read[other].given:
                raise NotBundled(f"{path}: {other} exports no {name}")
        if wanted:
            taken.append(f"const {_object(wanted)}={names[other]};")
    body = _text(_shortened(_named(path, module.body, names, tuple(beside))))
    inner = f"{{{''.join(taken)}{body}\nreturn {_object(module.given)}}}"
    made = f"await(async()=>{inner})()" if module.waits else f"(()=>{inner})()"
    return f"const {names[path]}={made};"


def _object(names: Mapping[str, str]) -> str:
    """Return names as an object is written, or taken apart."""
    told = ",".join(one if one == two else f"{one}:{two}" for one, two in names.items())
    return "{" + told + "}"


def _named(
    path: str, tokens: list[_Token], names: Mapping[str, str], beside: tuple[str, ...]
) -> Iterator[_Token]:
    """Yield the tokens, with modules that are imported while the page runs by their names here."""
    at = 0
    while at < len(tokens):
        if _texts(tokens, at, 2) == ["import", "("]:
            (kind, text, _), end = tokens[at + 2], tokens[at + 3].text
            if kind == "string" and end == ")":
                name = names[_path(text[1:-1], path)]
                yield _Token("word", f"Promise.resolve({name})", tokens[at].gap)
                at += 4
                continue
            if kind == "template" and beside:
                told = ",".join(f'"./{each}":{names[each]}' for each in beside)
                yield _Token("word", f"Promise.resolve({{{told}}}[{text}])", tokens[at].gap)
                at += 4
                continue
        yield tokens[at]
        at += 1


def _shortened(tokens: Iterable[_Token]) -> Iterator[_Token]:
    """Yield the tokens with short names for what is private in a class: nobody else has them."""
    short: dict[str, str] = {}

    def other(found: re.Match[str]) -> str:
        return short.setdefault(found[0], f"#{_NAMES[len(short)]}")

    for token in tokens:
        if token.kind in ("word", "template") and "#" in token.text:
            pattern = _PRIVATE if token.kind == "word" else _PRIVATE_WITHIN
            token = token._replace(text=pattern.sub(other, token.text))
        yield token


def _in_order(starts: Iterable[str], read: Mapping[str, _Module]) -> list[str]:
    """Return the modules as a browser begins them: each behind those that it needs."""
    order: list[str] = []
    begun: set[str] = set()

    def begin(path: str) -> None:
        if path in order:
            return
        if path in begun:
            raise NotBundled(f"{path} needs itself")
        begun.add(path)
        for other, _ in read[path].taken:
            begin(other)
        order.append(path)

    for start in starts:
        begin(start)
    return order


def _module(text: str, path: str) -> _Module:
    """Read a module."""
    found = _Module()
    tokens = list(_tokens(text))
    at = deep = 0
    while at < len(tokens):
        token = tokens[at]
        word = token.text if token.kind == "word" and not deep else ""
        if word == "import" and tokens[at + 1].text not in ("(", "."):
            at = _read_import(found, tokens, at + 1, path)
        elif word == "export":
            at = _read_export(found, tokens, at + 1, path)
        else:
            found.waits |= word == "await"
            if _texts(tokens, at, 2) == ["import", "("] and tokens[at + 2].kind == "string":
                found.taken.append((_path(tokens[at + 2].text[1:-1], path), {}))
            deep += (token.text in _OPENING) - (token.text in _CLOSING)
            found.body.append(token)
            at += 1
    return found


def _texts(tokens: list[_Token], at: int, count: int) -> list[str]:
    return [token.text for token in tokens[at : at + count]]


def _read_import(module: _Module, tokens: list[_Token], at: int, path: str) -> int:
    """Read what stands behind `import`; return where it ends."""
    names: dict[str, str] = {}
    if tokens[at].text == "{":
        names, at = _read_names(tokens, at, path)
        if tokens[at].text != "from":
            raise NotBundled(f"{path}: an import of nothing")
        at += 1
    if tokens[at].kind != "string" or tokens[at + 1].text != ";":
        raise NotBundled(f"{path}: an import that is written in another way")
    module.taken.append((_path(tokens[at].text[1:-1], path), names))
    return at + 2


def _read_export(module: _Module, tokens: list[_Token], at: int, path: str) -> int:
    """Read what stands behind `export`; return from where on it belongs to the body."""
    if tokens[at].text == "{":
        names, at = _read_names(tokens, at, path)
        if tokens[at].text != ";":
            raise NotBundled(f"{path}: an export of what is not its own")
        module.given |= {other: own for own, other in names.items()}
        return at + 1
    tokens[at] = tokens[at]._replace(gap="\n")  # what stands before it may end with the line
    if tokens[at].text == "const":
        for name in _declared(tokens, at + 1):
            module.given[name] = name
        return at
    kinds = ("async", "function", "*", "class")
    named = at
    while tokens[named].text in kinds:
        named += 1
    if named == at or tokens[named].kind != "word":
        raise NotBundled(f"{path}: export {tokens[at].text}")
    module.given[tokens[named].text] = tokens[named].text
    return at


def _read_names(tokens: list[_Token], at: int, path: str) -> tuple[dict[str, str], int]:
    """Read names in braces, `a, b as c`; return them and where the braces end."""
    names: dict[str, str] = {}
    at += 1
    while tokens[at].text != "}":
        if tokens[at].kind != "word":
            raise NotBundled(f"{path}: {tokens[at].text} among names")
        name = other = tokens[at].text
        if tokens[at + 1].text == "as":
            other = tokens[at + 2].text
            at += 2
        names[name] = other
        at += 2 if tokens[at + 1].text == "," else 1
    return names, at + 1


def _declared(tokens: list[_Token], at: int) -> Iterator[str]:
    """Yield the names that a declaration has: `A = 1, B = [2, 3];`."""
    deep, is_next = 0, True
    while tokens[at].text != ";" or deep:
        token = tokens[at]
        if is_next:
            if token.kind != "word":
                raise NotBundled(f"{token.text} is declared")
            yield token.text
        deep += (token.text in _OPENING) - (token.text in _CLOSING)
        is_next = token.text == "," and not deep
        at += 1


def _path(address: str, path: str) -> str:
    """Return the path of a module by its address in another."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), address))


def _tokens(text: str) -> Iterator[_Token]:
    """Yield what a module is made of; comments and blanks are the gap before what follows."""
    at, gap, before = 0, "", ""
    while at < len(text):
        kind, found = _token(text, at, before)
        at += len(found)
        if kind in ("blank", "comment"):
            gap = "\n" if "\n" in gap + found else " "
        else:
            yield _Token(kind, found, gap)
            gap, before = "", found


def _token(text: str, at: int, before: str) -> tuple[str, str]:
    if text[at] == "`":
        return "template", text[at : _end_of_template(text, at)]
    match = _TOKEN.match(text, at)
    assert match is not None
    if match[0] == "/" and before in _BEFORE_PATTERN:
        pattern = _PATTERN.match(text, at)
        if pattern is not None:
            return "pattern", pattern[0]
    return str(match.lastgroup), match[0]


def _end_of_template(text: str, at: int) -> int:
    """Return where a text in backticks ends, whatever is filled in there."""
    at += 1
    while text[at] != "`":
        if text[at] == "\\":
            at += 1
        elif text.startswith("${", at):
            at, deep, before = at + 2, 1, "{"
            while deep:
                kind, before = _token(text, at, before)
                if kind == "sign":
                    deep += (before == "{") - (before == "}")
                at += len(before)
            continue
        at += 1
    return at + 1


def _text(tokens: Iterable[_Token]) -> str:
    """Return tokens as text, with no more blanks than they need."""
    found: list[str] = []
    before = _Token("sign", ";", "")
    for token in tokens:
        if token.gap and _is_kept(before, token):
            found.append(token.gap)
        found.append(token.text)
        before = token
    return "".join(found)


def _is_kept(before: _Token, after: _Token) -> bool:
    """Return whether a gap is kept: a line break may end something, a blank holds apart."""
    if before.kind == "sign" and before.text in _BREAKS_NOTHING:
        return False
    if after.gap == "\n":
        return True
    signs = {before.text[-1:], after.text[:1]}
    if signs <= _KEEPS_APART:
        return True
    return before.kind != "sign" and after.kind not in ("sign", "string", "template")
