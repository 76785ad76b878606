# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions and problems as they are given on the command line: a FEN or a file."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Self

from composer.cli.faults import BadInput
from composer.cli.output import complain
from composer.formats.entry import Entry, FormatError
from composer.games.record import game_name
from composer.pools.pool import Cores, Pool
from composer.problem.edits import set_turn
from composer.problem.fen import FenError, castling_note, parse_fen
from composer.problem.named import side_name
from composer.problem.problem import Problem
from composer.problem.questionturn import usual_turn
from composer.problem.stipulation import TWO_MOVER, Stipulation, StipulationError, require_use
from composer.problem.stipulations.proofgametext import moves_text
from composer.problem.task import SET_PLAY, WrittenTask
from composer.problem.taskedits import typed_task, with_asked, with_option
from composer.problem.twins import first_side
from composer.rules.book import ORTHODOX_BOOK, Rules, RulesError
from composer.rules.books import rules_of


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line asks: a stipulation, and what is written with it.

    Attributes:
        stipulation: the sign; None where only rules are given.
        task: set play, solutions and duplex of `h#2* 2.1.1.1 duplex`.
        rules: the rules by which it is asked; None for those of the problem.
    """

    stipulation: Stipulation | None
    task: WrittenTask | None
    rules: Rules | None = None

    @classmethod
    def of(cls, text: str) -> Self:
        """Read it.

        Raises:
            StipulationError: the text is no stipulation of a known kind.
        """
        return cls(*typed_task(text))

    def put_to(self, problem: Problem) -> Problem:
        """Return the same problem with this asked of it."""
        if self.stipulation is not None and self.task is not None:
            problem = with_asked(problem, self.stipulation, self.task)
            if self.task.set_play:  # where there is none, the answer says why
                problem = with_option(problem, SET_PLAY, True)
        return problem if self.rules is None else problem.under(self.rules)

    @classmethod
    def under(cls, asked: Asked | None, book: str | None, settings: Sequence[str]) -> Asked | None:
        """Return what is asked with the book of `--rules` and the options of `--set`.

        Raises:
            BadInput: there is no such book or option, or two rules exclude each other.
        """
        if book is None and not settings:
            return asked
        from composer.rules.gamebooks import GAME_BOOKS

        if book is not None and any(
            book.strip().lower() == game_book.id for game_book in GAME_BOOKS
        ):
            raise BadInput(f"--rules: {book} has a board of its own: give its record, not a FEN")
        given = {}
        for setting in settings:
            name, sign, value = setting.partition("=")
            if not sign:
                raise BadInput(f"--set: expected OPTION=VALUE, got {setting!r}")
            given[name.strip()] = value
        named = None if asked is None or asked.stipulation is None else asked.stipulation.rules
        conditions = () if named is None else named.conditions
        try:
            if book is None and named is not None:
                book = named.book.id
            rules = rules_of(book or ORTHODOX_BOOK.id, given, conditions)
            if asked is not None and asked.stipulation is not None:
                require_use(replace(asked.stipulation, rules=rules))
        except (RulesError, StipulationError) as error:
            raise BadInput(f"--rules: {error}") from error
        return cls(None, None, rules) if asked is None else replace(asked, rules=rules)


def given_problems(words: Sequence[str], asked: Asked | None) -> tuple[Entry, ...]:
    """Return the problem of a FEN, or those of a file.

    A FEN may be one argument or several: it is easily forgotten to quote it. `asked` goes
    before what a file says.

    Raises:
        BadInput: it is neither a FEN nor a file of problems.
    """
    text = " ".join(words)
    if not text.strip():
        raise BadInput("expected a FEN or a file, got nothing")
    if os.path.lexists(text):
        return _from_file(Path(text), asked)
    try:
        position = parse_fen(text)
    except FenError as error:
        if _means_a_file(text):
            raise BadInput(f"{text}: neither a FEN nor a file that is there") from None
        raise BadInput(str(error)) from error
    stipulation = asked.stipulation if asked and asked.stipulation else TWO_MOVER
    if len(text.split()) == 1:  # who begins is not stated: who begins by convention
        position = set_turn(position, usual_turn(position, stipulation))
    problem = Problem(position, stipulation)
    dropped = castling_note(text, position)
    if dropped:
        complain(str(dropped))
    return (Entry(asked.put_to(problem) if asked else problem, 1),)


def one_problem(words: Sequence[str], asked: Asked | None, number: int | None) -> Problem:
    """Return the one problem that is meant.

    Raises:
        BadInput: it is none, or none of chess, or a file holds several and no number says which.
    """
    entries = given_problems(words, asked)
    if number is None and len(entries) > 1:
        raise BadInput(f"{words[0]} holds {len(entries)} problems: say which with --number")
    wanted = number or 1
    if wanted > len(entries):
        raise BadInput(f"--number: expected 1 to {len(entries)}, got {wanted}")
    problem = entries[wanted - 1].problem
    if problem.game is not None:
        raise BadInput(f"this is a problem of {game_name(problem)}: expected one of chess")
    return problem


def with_given(entry: Entry, asked: Asked | None) -> Entry:
    """Let the stipulation of the command line go before that of the file."""
    if asked is None or entry.problem.game is not None:
        return entry
    return replace(entry, problem=asked.put_to(entry.problem))


def beginning(problem: Problem) -> str:
    """Return who begins, where that is not the side that begins by convention; else nothing.

    Of a proof game the number of moves says who has the move in its diagram.
    """
    stipulation, turn = problem.stipulation, problem.position.turn
    if not stipulation.told or stipulation.words or turn is first_side(stipulation):
        return ""
    if stipulation.is_proof_game:
        moves = moves_text(stipulation.halfmoves)
        return f"After {moves} moves {side_name(turn.other)} is to move, not {side_name(turn)}"
    return f"{side_name(turn)} begins"


def _from_file(path: Path, asked: Asked | None) -> tuple[Entry, ...]:
    from composer.formats.sniff import read_problems

    try:
        entries = read_problems(path)
    except FormatError as error:
        raise BadInput(str(error)) from error
    if not entries:
        raise BadInput(f"{path}: the file holds no problem")
    return tuple(with_given(entry, asked) for entry in entries)


def _means_a_file(text: str) -> bool:
    """Return whether something that is no FEN looks more like the name of a file."""
    first = text.split(maxsplit=1)[0] if text.split() else ""
    return first.count("/") < 4 and ("." in text or "\\" in text or "/" not in first)


def pool_of(arguments: argparse.Namespace, *, low: bool = True) -> Pool:
    """Return where the work is done: the cluster that is given, or the cores of this machine.

    Args:
        arguments: `cluster`, `tls_ca`, `tls_cert`, `tls_key` and `jobs`.
        low: whether the processes of this machine give way to all else.

    Raises:
        BadInput: the cluster cannot be used, or certificates are given without need.
    """
    from composer.pools.cluster import Certificates, Cluster, ClusterError

    authority, certificate = arguments.tls_ca, arguments.tls_cert
    given = authority or certificate or arguments.tls_key
    if not arguments.cluster:
        if given:
            raise BadInput("certificates are for a cluster: give --cluster tls://host:8786, too")
        return Cores(arguments.jobs, low=low)
    if given and not (authority and certificate):
        raise BadInput("expected --tls-ca and --tls-cert together")
    certificates = Certificates(authority, certificate, arguments.tls_key) if given else None
    try:
        return Cluster(arguments.cluster, certificates)
    except ClusterError as error:
        raise BadInput(str(error)) from error
