# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems drawn at random: every play, goal, man, condition and twin command that is solved."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import count

from truth.differential.samples import SIDES, Placed, Sample

from composer.formats.entry import Entry
from composer.formats.popeye.reading import read_popeye
from composer.problem.problem import Problem
from composer.problem.setplay import no_set_play
from composer.problem.stipulation import parse_stipulation
from composer.problem.stipulations.play import Play
from composer.rules.book import Condition, Rules, RulesError
from composer.rules.conditions import condition_of
from composer.rules.conditiontable import condition_rows
from composer.rules.kinds import FAIRY_KINDS
from composer.solver.conditions.rows import PLAYED
from composer.solver.conditions.table import unsolved_sentence
from composer.solver.lawdefects import fatal_for

_SQUARES = [file + rank for rank in "12345678" for file in "abcdefgh"]
_PAWNS = ("P", "BP", "SP", "BS", "PB", "RP", "CP", "PP", "MP")
_PLAYS = {
    "": 8,
    "s": 3,
    "r": 2,
    "semi-r": 1,
    "h": 6,
    "hs": 2,
    "hr": 1,
    "ser-": 3,
    "ser-h": 3,
    "ser-s": 2,
    "ser-r": 1,
}
_GOALS = {"#": 8, "=": 3, "==": 1, "+": 2, "x": 2, "z": 2}
_RARE_GOALS = ("00", "ep", "##", "##!", "#=", "!=", "!#", "c81", "%")
_MOVES = {
    "": (1, 1, 2, 2, 2, 3),
    "s": (1, 2, 2),
    "r": (1, 2, 2),
    "semi-r": (1, 2, 2),
    "h": (1, 1.5, 1.5, 2, 2, 2, 2.5),
    "hs": (1, 1.5, 2, 2, 2.5),
    "hr": (1, 1.5, 2, 2),
    "ser-": (1, 2, 2, 3, 3, 4),
    "ser-h": (1, 2, 2, 3),
    "ser-s": (1, 2, 2, 3),
    "ser-r": (1, 2, 2, 3),
}
_CIRCE = (
    "RexInclusive",
    "Clone",
    "Couscous",
    "Couscous Mirror",
    "Mirror",
    "April G Q",
    "Equipollents",
    "Parrain",
    "File",
    "Symmetry",
    "Diagram",
    "Rank",
    "PWC",
    "Super",
    "Super Strict",
    "Cage",
    "Antipodes",
    "Assassin",
    "Chameleon",
    "Turncoat",
    "Einstein",
    "Diametral",
    "VerticalMirror",
    "Frischauf",
    "Take&Make",
    "ContraParrain",
    "RexInclusive Couscous",
    "RexInclusive Equipollents",
    "RexInclusive PWC",
    "Parachute",
    "Parachute Mirror",
    "CaptureSquare WaitCapture",
)
_DISTER = ("blackmaxdister", "whitemaxdister", "blackmindister", "whitemindister")
_OPTIONS = {
    "circe": _CIRCE,
    "anticirce": (
        *("Cheylan", "Calvet", "RexExclusive", *_CIRCE[2:12:2], "Equipollents", "Clone"),
        *("Super", "Super Cheylan", "Diagram", "Chameleon", "Einstein", "ReversalEinstein"),
    ),
    "marscirce": ("RexExclusive", "Mirror", "File", "Symmetry", "Equipollents", "Antipodes"),
    "phantom": ("RexInclusive", "Mirror", "File"),
    "immun": ("RexInclusive", "Mirror", "File"),
    "madrasi": ("RexInclusive",),
    "magicsquares": ("{2}", "{3} Type1", "{2} Type2"),
    "chameleon": ("Q R B S", "G N"),
    "protean": ("RexExclusive",),
    "messigny": ("RexExclusive",),
    "imitator": ("{1}", "{2}"),
    "promonly": ("Q", "S B", "G N"),
    "singlebox": ("Type1", "Type2", "Type3"),
    "take&make": ("Absolute",),
    "breton": ("Adverse", "PY"),
    "isardam": ("TypeB", "RexInclusive"),
    "republican": ("Type1", "Type2"),
    "grid": (
        "VerticalShift",
        "HorizontalShift",
        "DiagonalShift",
        "Orthogonal 3357",
        "Irregular {4} {4}",
    ),
    "hole": ("{1}", "{2}"),
    "sentinelles": ("PionAdvers", "PionNeutre", "ParaSentinelles", "Berolina", "MaximumWhite 3"),
    "wormholes": ("{2}", "{3}"),
    "whitepromsquares": ("{1}", "{2}"),
    "blackpromsquares": ("{1}", "{2}"),
    "whiteoscillatingkings": ("TypeB", "TypeC"),
    "blackoscillatingkings": ("TypeB", "TypeC"),
    "whiteforcedsquare": ("{2}", "{4}"),
    "blackforcedsquare": ("{2}", "{4}"),
    **dict.fromkeys(_DISTER, ("{2}",)),
    "cast": ("Inverse",),
    "geneva": ("RexInclusive", "Mirror", "File", "RexInclusive Symmetry"),
    "bgl": ("{L}", "{L} {L}", "- {L}", "{L} -"),
    **dict.fromkeys(("woozles", "biwoozles", "heffalumps", "biheffalumps"), ("RexExclusive",)),
    **dict.fromkeys(("vaultingkings", "whitevaultingking", "blackvaultingking"), ("S", "CA G")),
    "pad": ("Strict", "RexInclusive", "Strict RexInclusive"),
    "bolero": ("RexInclusive",),
    "boleroinverse": ("RexInclusive",),
}
"""What may stand with a condition; `{2}` is two squares, `{L}` a length."""
_NEEDED = frozenset({"magicsquares", "imitator", "promonly", "hole", "wormholes"}) | {
    "whitepromsquares",
    "blackpromsquares",
    "whiteforcedsquare",
    "blackforcedsquare",
    *_DISTER,
    "bgl",
}
_FORCED = ("maximummer", "blackmaximummer", "whitemaximummer", "blackmustcapture")
_OPTIONS |= dict.fromkeys(_FORCED, ("Ultra",))
_TWINS = ("rotate", "mirror", "shift", "move", "exchange", "remove", "add", "substitute", "polish")
FIRST_RARE = 1000
"""From this seed on problems lack a king, have half-neutral men, or ask for any move."""
_AIM = re.compile(r"(?:[#=+x]|z[a-h][1-8])+(?=[0-9.]+$)")
_MIRRORS = ("a1<-->h1", "a1<-->a8", "a1<-->h8", "a8<-->h1")


def drawn(seed: int, number: int) -> Sample:
    """Return the problem that a seed and a number give, always the same."""
    name = f"{seed}:{number}"
    dice = random.Random(f"popeye {name}")
    hard = dice.random() < 0.04  # a diagram in which a king may stand en prise
    rare = seed >= FIRST_RARE
    hard = hard and not rare
    for _ in count():
        sample = _drawn(name, dice)
        if rare:
            sample = _made_rare(sample, dice)
        problem = problem_of(sample)
        if problem is not None and (
            hard
            or not fatal_for(problem.position, problem.stipulation)
            or (not rare and dice.random() < 0.01)
        ):
            return sample
    raise AssertionError("it was counted to the end")


def _made_rare(sample: Sample, dice: random.Random) -> Sample:
    """Return a problem without a king, with half-neutral men, the goal of any move, or both."""
    what = dice.choice(("no white king", "no black king", "no king", "half-neutral", "any move"))
    if what == "half-neutral":
        return replace(sample, men=_half_neutral(sample.men, dice))
    if what != "any move":
        sides = {"no white king": ("White",), "no black king": ("Black",)}.get(what, SIDES)
        sample = replace(
            sample,
            men=tuple(man for man in sample.men if not _is_king(man, sides)),
            twins=(),
            zero=False,
        )
    if what == "any move" or dice.random() < 0.1:
        goal = "~" if dice.random() < 0.5 else dice.choice(_RARE_GOALS)
        sign = _AIM.sub(goal, sample.sign)
        task = parse_stipulation(sign)
        # Where somebody is forced to any move, he is so at once: longer play asks nothing.
        asks = task.moves <= 1 or (task.has_lines and task.play is Play.HELP)
        if asks and not (sample.set_play and no_set_play(task)):
            sample = replace(sample, sign=sign)
    return sample


def _half_neutral(men: Sequence[Placed], dice: random.Random) -> tuple[Placed, ...]:
    """Return men of whom at least one is half-neutral."""
    others = [man for man in men if man.code != "K" and not man.special]
    if not others:
        return tuple(men)
    chosen = dice.sample(others, dice.randint(1, min(2, len(others))))
    made = [
        replace(man, side="Neutral", special="HalfNeutral") if man in chosen else man for man in men
    ]
    return tuple(sorted(made, key=lambda man: (SIDES.index(man.side), bool(man.special))))


def _is_king(man: Placed, sides: Sequence[str]) -> bool:
    return man.side in sides and (man.code == "K" or man.special == "Royal")


def problem_of(sample: Sample, untried: bool = True) -> Problem | None:
    """Return what our own reader makes of it, if its rules are solved here; else None.

    Args:
        sample: the problem.
        untried: whether conditions that were never tried together are solved, too.
    """
    lines = enumerate(sample.text().splitlines(), start=1)
    for entry in read_popeye(lines):
        if not isinstance(entry, Entry):
            continue
        if not unsolved_sentence(replace(entry.problem.rules, untried=untried)):
            return entry.problem
    return None


def drawn_of(
    name: str, dice: random.Random, plays: Sequence[str], conditions: Sequence[str]
) -> Sample:
    """Return a problem of some plays with conditions of some ids; perhaps it cannot be solved."""
    weights = {play: _PLAYS[play] for play in plays}
    named = {row.id: row.condition for row in condition_rows()}  # Popeye shortens ids otherwise
    chosen = tuple(_with_words(named.get(each, Condition(each)), dice) for each in conditions)
    return replace(_drawn(name, dice, weights), conditions=chosen)


def _drawn(name: str, dice: random.Random, plays: dict[str, int] = _PLAYS) -> Sample:
    play = _weighed(plays, dice)
    goal = _weighed(_GOALS, dice)
    if goal == "z":
        goal += dice.choice(_SQUARES)
    moves = dice.choice(_MOVES[play])
    exact = play in ("", "h", "ser-", "ser-h") and dice.random() < 0.08
    sign = f"{'exact-' if exact else ''}{play}{goal}{moves}"
    conditions = _conditions(dice)
    men = _men(dice, short=moves >= 3 or (moves >= 2 and play in ("h", "hs", "hr", "ser-h")))
    twins = _twins(dice, men) if dice.random() < 0.07 else ()
    sample = Sample(
        name,
        men,
        sign,
        conditions,
        ("HalfDuplex",) if dice.random() < 0.12 else (),
        set_play=dice.random() < 0.4,
        tries=play in ("", "s", "r", "semi-r") and dice.random() < 0.4,
        twins=twins,
        zero=bool(twins) and dice.random() < 0.25,
    )
    if sample.set_play and no_set_play(parse_stipulation(sign)):
        sample = replace(sample, set_play=False)
    return sample


def _weighed(weights: dict[str, int], dice: random.Random) -> str:
    return dice.choices(list(weights), list(weights.values()))[0]


def _conditions(dice: random.Random) -> tuple[str, ...]:
    number = dice.choices((0, 1, 2, 3), (40, 35, 17, 8))[0]
    known = [row.condition for row in condition_rows() if row.id in PLAYED]
    while True:
        chosen = tuple(_with_words(condition, dice) for condition in dice.sample(known, number))
        try:
            rules = Rules.of(conditions=map(condition_of, chosen))
        except RulesError:
            continue
        if not unsolved_sentence(rules):
            return chosen


def _with_words(condition: Condition, dice: random.Random) -> str:
    words = _OPTIONS.get(condition.id, ())
    if not words or (condition.id not in _NEEDED and dice.random() < 0.5):
        return str(condition)
    return f"{condition} {_filled(dice.choice(words), dice)}"


def _filled(words: str, dice: random.Random) -> str:
    for number in range(1, 5):
        while f"{{{number}}}" in words:
            squares = "".join(dice.sample(_SQUARES, number))
            words = words.replace(f"{{{number}}}", squares, 1)
    while "{L}" in words:
        length = f"{dice.randint(1, 12)}{dice.choice(('', '', '.5', '.41', '.83'))}"
        words = words.replace("{L}", length, 1)
    return words


def _men(dice: random.Random, short: bool) -> tuple[Placed, ...]:
    codes = ["P", "P", "S", "B", "R", "Q"]
    if dice.random() < 0.4:
        fairy = [row.code for row in FAIRY_KINDS]
        codes = [*dice.sample(fairy, dice.randint(1, 3)), *codes[1:]]
    number = dice.randint(1, 4) if short else dice.randint(2, 6)
    neutral = dice.random() < 0.15
    men: list[Placed] = []
    free = dice.sample(_SQUARES, len(_SQUARES))
    if dice.random() < 0.5:  # a king at the edge is mated more often
        edge = next(each for each in free if each[0] in "ah" or each[1] in "18")
        free.remove(edge)
        free.append(edge)
    men.append(Placed("Black", "K", free.pop()))
    home = dice.random() < 0.1
    if home and "e1" in free:
        free.remove("e1")
        free.append("e1")
    men.append(Placed("White", "K", free.pop()))
    if home:
        rook = dice.choice(("a1", "h1"))
        if rook in free:
            free.remove(rook)
            men.append(Placed("White", "R", rook))
    for _ in range(number):
        code = dice.choice(codes)
        side = "Neutral" if neutral and dice.random() < 0.4 else dice.choice(("White", "Black"))
        square = free.pop()
        while code in _PAWNS and square[1] in "18":
            square = free.pop(0)
        men.append(Placed(side, code, square))
    if dice.random() < 0.05:
        royal = dice.randrange(2)
        kind = dice.choice(codes)
        if kind not in _PAWNS:
            men[royal] = Placed(men[royal].side, kind, men[royal].square, "Royal")
    men.sort(key=lambda man: (SIDES.index(man.side), bool(man.special)))
    return tuple(men)


def _twins(dice: random.Random, men: Sequence[Placed]) -> tuple[str, ...]:
    twins = []
    for number in range(dice.randint(1, 3)):
        commands = [_twin(dice, men) for _ in range(dice.choice((1, 1, 2)))]
        again = "Continued " if number and dice.random() < 0.3 else ""
        twins.append(again + " ".join(commands))
    return tuple(twins)


def _twin(dice: random.Random, men: Sequence[Placed]) -> str:
    taken = [man.square for man in men]
    free = [square for square in _SQUARES if square not in taken and square[1] not in "18"]
    others = [man.square for man in men if man.code != "K"]
    kind = dice.choice(_TWINS)
    if kind == "move":
        return f"Move {dice.choice(taken)} {dice.choice(free)}"
    if kind == "exchange":
        return "Exchange " + " ".join(dice.sample(taken, 2))
    if kind == "remove" and others:
        return f"Remove {dice.choice(others)}"
    if kind == "add":
        side, code = dice.choice(("White", "Black")), dice.choice("QRBSP")
        return f"Add {side} {code}{dice.choice(free)}"
    if kind == "substitute":
        return "Substitute " + " ".join(dice.sample("QRBS", 2))
    if kind == "shift":
        return f"Shift d4 {dice.choice(('e4', 'c4', 'd5', 'd3', 'e5'))}"
    if kind == "polish":
        return "PolishType"
    if kind == "mirror":
        return f"Mirror {dice.choice(_MIRRORS)}"
    return f"Rotate {dice.choice((90, 180, 270))}"
