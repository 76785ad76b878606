# SPDX-License-Identifier: GPL-3.0-or-later
"""What was found of a problem with all its twins, in JSON form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from composer.analysis.award import award_sentences
from composer.analysis.composing.removal import weighed
from composer.analysis.dependence import Dependence
from composer.analysis.partsfinding import parts_finding
from composer.analysis.report import (
    Analysis,
    analyse,
    analysed_object,
    flag_object,
    point_object,
)
from composer.analysis.twins import Part
from composer.analysis.twinstudy import meaning_of
from composer.library.index.games import game_stipulation
from composer.notation.letters import ENGLISH
from composer.problem.fen import fen
from composer.problem.problem import Problem
from composer.problem.squares import square_name
from composer.said.sentence import Sentence
from composer.solver.jsonform import FORMAT, Further, Json, everything, move_object
from composer.solver.options import Token
from composer.solver.rights.parts import verdict_of_parts
from composer.solver.session import Session
from composer.solver.solution import Verdict


def parts_object(parts: Sequence[Part], problem: Problem, further: Further = everything) -> Json:
    """Return the JSON form of a problem with all its twins.

    What stands at the top is of the diagram, or, in a zero position, of the first twin; but for
    `verdict`, `message`, `complete`, `themes` and the points of `quality`, which speak of all parts
    together. `twins` holds every part with its letter, in the same form (`duplex` and `b duplex`
    are those with the other side to move); it is empty where there is one part only.
    """
    analyses = [_analysis(part) for part in parts]
    objects = [
        _part(part, analysis, further) for part, analysis in zip(parts, analyses, strict=True)
    ]
    top = dict(objects[0])
    if len(parts) == 1 and not parts[0].letter:
        return {**top, "twins": []}
    top["verdict"] = verdict_of_parts(part.verdict for part in parts).value
    top["message"] = parts_finding(parts, ENGLISH)
    top["complete"] = all(found["complete"] for found in objects)
    if any("error" in found for found in objects):
        top["error"] = "; ".join(found["error"] for found in objects if "error" in found)
    fairy = any(part.solution is not None and part.solution.is_fairy for part in parts)
    meaning = meaning_of(problem, parts, analyses)
    top["themes"] = [flag_object(flag, fairy) for flag in meaning.themes]
    top["quality"] = top.get("quality", {}) | {
        "points": [point_object(point, fairy) for point in meaning.points]
    }
    top["twins"] = [
        {"letter": part.letter, **found} for part, found in zip(parts, objects, strict=True)
    ]
    return top


def award_of(parts: Sequence[Part], problem: Problem, token: Token) -> tuple[Sentence, ...]:
    """Return what speaks for and against a problem with all its twins, and what is not judged.

    Nothing where no solution is known. What men are for is found by solving without them, as long
    as the token is not cancelled.
    """
    session = Session()
    analyses = []
    for analysis in map(_analysis, parts):
        if analysis is not None and not token.cancelled:
            quality = weighed(analysis, token, session)
            analysis = analysis if token.cancelled else replace(analysis, quality=quality)
        analyses.append(analysis)
    if all(analysis is None for analysis in analyses):
        return ()
    return award_sentences(meaning_of(problem, parts, analyses).points)


def _analysis(part: Part) -> Analysis | None:
    """Return what the solution of a part means; None of what others found, or nobody."""
    found = part.solution
    return None if found is None or not found.is_ours else analyse(found)


def _part(part: Part, analysis: Analysis | None, further: Further) -> Json:
    if part.solution is not None:
        if analysis is None:
            found = part.solution.json_object(further)
            return {**found, "note": str(part.note)} if part.note else found
        found = analysed_object(part.solution, analysis.flags, analysis.quality, further=further)
        if part.dependences:
            fairy = part.solution.is_fairy
            found["depends"] = [_dependence(right, fairy) for right in part.dependences]
        return found
    where: Json = {"fen": None, "stipulation": None}
    return error_object(
        part.verdict, str(part.note), place_object(part.problem) if part.problem else where
    )


def _dependence(each: Dependence, popeye: bool) -> Json:
    return {
        "en_passant": None if each.en_passant is None else square_name(each.en_passant),
        "castling_off": sorted(right.value for right in each.castling),
        "fen": fen(each.position),
        "key": move_object(each.key, popeye),
    }


def place_object(problem: Problem) -> Json:
    """Return what a problem asks of which position, as far as JSON has a place for it."""
    if problem.game is not None:
        return {"fen": None, "stipulation": game_stipulation(problem.game) or None}
    return {"fen": fen(problem.position), "stipulation": str(problem.stipulation) or None}


def error_object(verdict: Verdict, message: str, known: Json) -> Json:
    """Return what stands in the place of a solution that there is none of."""
    found = {"format": FORMAT, "verdict": verdict.value, "message": message, "complete": False}
    return {**found, "error": message, "twins": [], **known}
