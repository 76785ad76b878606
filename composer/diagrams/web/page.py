# SPDX-License-Identifier: GPL-3.0-or-later
"""One problem as a web page in one file, which plays its solution and needs nothing else.

Without scripts the page shows the diagram and the whole solution. A policy in the page forbids
the browser to load anything, and every text is escaped.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from composer.assets import asset
from composer.diagrams.board.ofrules import notes_by_rules, plays_with_waiting_pawns
from composer.diagrams.board.pieces import man_definition, man_name
from composer.diagrams.captions.caption import printed_date
from composer.diagrams.captions.conditions import all_conditions_of, all_twins_of, printed_task
from composer.diagrams.captions.menkey import key_of, marks_in_words
from composer.diagrams.files.forms import DiagramFault
from composer.diagrams.files.placing import replace_file
from composer.diagrams.pages.entry import MOST_SECONDS, limited
from composer.diagrams.pages.solved import solved_problem
from composer.diagrams.style.measures import PIECE_BOX, SIDE
from composer.diagrams.style.style import DiagramStyle, PieceSet
from composer.diagrams.web.board import (
    board_squares,
    has_signs,
    heard,
    men_drawn,
    position_words,
    sign_definitions,
    signs_drawn,
    signs_told,
    specials_drawn,
)
from composer.diagrams.web.tree import MOST_MOVES, MenSigns, SolutionTree, text_of
from composer.diagrams.web.words import ENGLISH, WebWords, web_words_of
from composer.notation.letters import letters_beside
from composer.notation.printed import PrintOptions, Solved, with_stored
from composer.problem.forms import form_head, forms_of
from composer.problem.men import ORTHODOX_KINDS, ORTHODOX_MEN, Man
from composer.problem.problem import Problem
from composer.problem.squares import FILES, RANKS
from composer.problem.twins import TwinError
from composer.said.sentence import said

_GUTTER: Final = 18


@dataclass(frozen=True, slots=True)
class WebOptions:
    """How a page looks and speaks.

    Attributes:
        options: how moves are written.
        words: the words of the page.
        pieces: the men.
        flipped: whether Black is below at first.
        contents: where the page of all problems lies, if there is one.
        rules: whether the rules of a game that is not today's chess are told.
        key: whether fairy men are named, each with his figure.
    """

    options: PrintOptions = field(default_factory=PrintOptions)
    words: WebWords = ENGLISH
    pieces: PieceSet = PieceSet.CLASSIC
    flipped: bool = False
    contents: str = ""
    rules: bool = True
    key: bool = True

    @classmethod
    def of(cls, language: str, pieces: PieceSet = PieceSet.CLASSIC) -> WebOptions:
        """Return the options of a language by its code.

        Raises:
            LanguageError: there are no letters of that code.
        """
        return cls(PrintOptions.of(language), web_words_of(language), pieces)

    @classmethod
    def of_style(cls, style: DiagramStyle) -> WebOptions:
        """Return the options that a style of diagrams has for pages, too."""
        return replace(
            cls.of(style.letters, style.pieces),
            flipped=style.flipped,
            rules=style.rules,
            key=style.key,
        )


def problem_page(
    problem: Problem, solutions: Sequence[Solved] | None = None, options: WebOptions | None = None
) -> str:
    """Return the page of a problem.

    Args:
        problem: the problem.
        solutions: those of the diagram and its twins, in order; solved here if not given.
        options: how the page looks and speaks.
    """
    chosen = _beside(options or WebOptions(), problem)
    found = _solved(problem) if solutions is None else tuple(solutions)
    signs = MenSigns()
    parts = _parts(problem, found, chosen, signs)  # first: its moves may bring more men
    signs.board(problem.position)
    if chosen.key:
        for entry in key_of(problem.position, chosen.options.letters.code):
            signs.sign(entry.man)
    main = (
        f'<main>{_figure(problem, chosen, signs)}<div class="solution">'
        f"{parts}{_about(problem, chosen)}</div></main>"
    )
    link = f'<a href="{text_of(chosen.contents)}">{text_of(chosen.words.contents)}</a>'
    way = f'<p class="back">{link}</p>'
    return document(
        name_of(problem, chosen),
        (way if chosen.contents else "") + main,
        script=("steps.js", "squares.js", "player.js"),
        told=_script_words(chosen, signs),
        language=chosen.words.code,
    )


def write_page(
    path: Path | str,
    problem: Problem,
    solutions: Sequence[Solved] | None = None,
    options: WebOptions | None = None,
    *,
    overwrite: bool = True,
) -> None:
    """Write the page of a problem.

    Raises:
        DiagramFault: there is a file already that may not be replaced, or it cannot be written.
    """
    path = Path(path)
    if not overwrite and os.path.lexists(path):
        raise DiagramFault(said("{path} is there already.", path=str(path)))
    replace_file(path, problem_page(problem, solutions, options).encode())


def document(
    title: str,
    body: str,
    *,
    script: str | tuple[str, ...],
    told: Mapping[str, object],
    language: str,
) -> str:
    """Return a whole HTML document with our style and one script of ours in it.

    Args:
        title: of the page.
        body: as HTML.
        script: the name of our script, or of several that are one after the other.
        told: what the script is told.
        language: of the page, as HTML names it.
    """
    names = (script,) if isinstance(script, str) else script
    code = "".join(map(_web, names))
    digest = base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'"
    words = json.dumps(told, ensure_ascii=True).replace("<", "\\u003c")
    return "\n".join(
        (
            "<!DOCTYPE html>",
            f'<html lang="{text_of(language)}">',
            "<head>",
            '<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="generator" content="Chess Composer">',
            f"<title>{text_of(title)}</title>",
            f"<style>{_web('page.css')}</style>",
            "</head>",
            "<body>",
            body,
            f'<script type="application/json" id="words">{words}</script>',
            f"<script>{code}</script>",
            "</body>",
            "</html>",
            "",
        )
    )


def men_definitions(pieces: PieceSet, men: Iterable[Man] = ORTHODOX_MEN) -> str:
    """Return the drawings of men, by the names that the scripts know: `wK`, `n-grasshopper`."""
    return "".join(man_definition(man, name=man_name(man), pieces=pieces) for man in men)


def name_of(problem: Problem, options: WebOptions) -> str:
    """Return what a page is called: title, or authors and source."""
    credits = problem.credits
    told = (problem.title, credits.caption_authors(), source_of(problem))
    return ", ".join(part for part in told if part) or str(problem.stipulation)


def source_of(problem: Problem) -> str:
    """Return source, number and date, as magazines print them."""
    credits = problem.credits
    return replace(credits, date=printed_date(credits.date)).caption_source()


def names_of(problem: Problem) -> str:
    """Return the authors as HTML, in this order whatever their letters are."""
    names = problem.credits.signed
    return " &amp; ".join(f"<bdi>{text_of(name)}</bdi>" for name in names if text_of(name))


def _script_words(options: WebOptions, signs: MenSigns) -> dict[str, object]:
    words, letters = options.words, heard(options.options.letters)
    men = "".join(letters.letter(kind) for kind in ORTHODOX_KINDS)
    return {
        "diagram": words.diagram,
        "white": words.white,
        "black": words.black,
        "neutral": words.neutral,
        "men": men,
        "fairy": signs.told(letters),
    }


def _beside(options: WebOptions, problem: Problem) -> WebOptions:
    """Return the options with letters that tell the men of a problem apart."""
    letters = letters_beside(options.options.letters, (man for _, man in problem.position))
    return replace(options, options=replace(options.options, letters=letters))


def _solved(problem: Problem) -> tuple[Solved, ...]:
    with limited(None, MOST_SECONDS) as limit:
        return solved_problem(problem, limit)


def _figure(problem: Problem, options: WebOptions, signs: MenSigns) -> str:
    words, credits = options.words, problem.credits
    lines = [f"<h1>{names_of(problem) or text_of(problem.title)}</h1>"]
    shown_title = problem.title if credits.authors else ""
    for kind, text in (
        ("title", shown_title),
        ("source", source_of(problem)),
        ("award", credits.caption_distinction()),
        ("dedication", credits.dedication),
    ):
        if text:
            lines.append(f'<p class="{kind}"><bdi>{text_of(text)}</bdi></p>')
    buttons = "".join(
        f'<button type="button" data-do="{act}" aria-label="{text_of(label)}"'
        f' title="{text_of(label)}"><svg viewBox="0 0 16 16" aria-hidden="true">'
        f'<path d="{drawing}"/></svg></button>'
        for act, label, drawing in (
            ("start", words.start, "M2 2h2v12H2zM14 2v12L5 8z"),
            ("back", words.back, "M12 2v12L3 8z"),
            ("next", words.next, "M4 2v12l9-6z"),
            ("flip", words.flip, "M5 1L1 6h3v9h2V6h3zM11 15l4-5h-3V1h-2v9H7z"),
        )
    )
    twins = "".join(
        f"<li>{text_of(twin)}</li>" for twin in all_twins_of(problem, options.options.letters.code)
    )
    letters = options.options.letters
    asked = f"<span>{text_of(printed_task(problem, letters.code))}</span>"
    conditions = all_conditions_of(problem, letters.code)
    by_rules = notes_by_rules(problem.position, problem.rules)
    marks = marks_in_words(by_rules, letters.code)
    board = _board(problem, options, signs)
    return (
        f"<figure><figcaption>{''.join(lines)}</figcaption>{board}"
        f'<p class="asked">{asked}<span>{problem.position.material()}</span></p>'
        + "".join(f'<p class="condition">{text_of(text)}</p>' for text in (*conditions, *marks))
        + _rules(problem, options)
        + (f'<ul class="twins">{twins}</ul>' if twins else "")
        + f'<div id="controls" hidden role="toolbar" aria-label="{text_of(words.moves)}">{buttons}'
        '</div><p id="live" class="unseen" aria-live="polite"></p></figure>'
    )


def _rules(problem: Problem, options: WebOptions) -> str:
    """Return what is special in the game, and the key to the men."""
    text = problem.rules.book.text(options.options.letters.code) if options.rules else ""
    rules = f'<p class="condition"><i>{text_of(text)}</i></p>' if text else ""
    entries = key_of(problem.position, options.options.letters.code) if options.key else ()
    drawn = "".join(
        f'<li><svg viewBox="0 0 {PIECE_BOX} {PIECE_BOX}" aria-hidden="true">'
        f'<use href="#{man_name(entry.man)}"/></svg>{text_of(entry.name)}</li>'
        for entry in entries
    )
    return rules + (f'<ul class="key">{drawn}</ul>' if drawn else "")


def _board(problem: Problem, options: WebOptions, signs: MenSigns) -> str:
    position, rules = problem.position, problem.rules
    men = men_drawn(position, options.flipped)
    words = position_words(position, options.words, options.options.letters)
    marked = has_signs(rules, position)
    waits = ' data-waits="1"' if plays_with_waiting_pawns(rules) else ""
    beside = signs_drawn(position, rules, options.flipped)
    return (
        f'<svg id="board" role="img" aria-label="{text_of(words)}"'
        f' data-flipped="{int(options.flipped)}"{waits}'
        f' viewBox="{-_GUTTER} -1 {SIDE + _GUTTER + 1} {SIDE + _GUTTER + 1}">'
        f"<defs>{men_definitions(options.pieces, signs.men)}"
        f"{sign_definitions() if marked else ''}</defs>"
        f"{board_squares(rules)}{specials_drawn(rules, options.flipped)}"
        f'<rect width="{SIDE}" height="{SIDE}" fill="none" stroke="currentColor"/>'
        f'<g id="marks"></g><g id="men">{men}</g><g id="signs">{beside}</g>'
        f"{_coordinates(options.flipped)}</svg>"
    )


def _coordinates(flipped: bool) -> str:
    half, texts = PIECE_BOX // 2, []
    for place in range(8):
        plain = (FILES[place], RANKS[7 - place])
        turned = (FILES[7 - place], RANKS[place])
        shown = turned if flipped else plain
        along = place * PIECE_BOX + half
        spots = ((along, SIDE + 13), (-_GUTTER // 2, along + 4))
        for (x, y), text, a, b in zip(spots, shown, plain, turned, strict=True):
            texts.append(f'<text x="{x}" y="{y}" data-plain="{a}" data-flipped="{b}">{text}</text>')
    return f'<g id="coordinates" aria-hidden="true">{"".join(texts)}</g>'


def _parts(problem: Problem, found: Sequence[Solved], options: WebOptions, signs: MenSigns) -> str:
    tree = SolutionTree(options.options, options.words, signs)
    twins = {
        letter: problem.position if isinstance(form, TwinError) else form.position
        for letter, form in forms_of(problem)
    }
    parts = []
    for solved in with_stored(problem, found):
        position = twins.get(solved.letter, problem.position)
        if solved.solution is not None:
            position = solved.solution.position
        head = f"{form_head(solved.letter)} " if solved.letter else ""
        if solved.solution is not None and solved.solution.stipulation.is_proof_game:
            first = signs.board(solved.solution.first_position)
            parts.append(
                f'<section data-board="{signs.board(position)}" data-first="{first}">'
                f"<h2>{text_of(options.words.solution)}</h2>{tree.part(solved)}</section>"
            )
            continue
        marked = signs_told(position)
        told = f' data-signs="{marked}"' if marked else ""
        parts.append(
            f'<section data-board="{signs.board(position)}"{told}>'
            f"<h2>{text_of(head + options.words.solution)}</h2>{tree.part(solved)}</section>"
        )
    if tree.is_cut:
        told = options.words.more.replace("%1", str(MOST_MOVES))
        parts.append(f'<p class="note">{text_of(told)}</p>')
    return "".join(parts)


def _about(problem: Problem, options: WebOptions) -> str:
    lines = [text_of(comment) for comment in problem.comments]
    if problem.keywords:
        lines.insert(0, f"{text_of(options.words.themes)}: {text_of(', '.join(problem.keywords))}")
    return (
        f'<div class="about">{"".join(f"<p>{line}</p>" for line in lines)}</div>' if lines else ""
    )


def _web(name: str) -> str:
    return asset("web", name).read_text("utf-8")
