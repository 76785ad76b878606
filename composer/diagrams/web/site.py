# SPDX-License-Identifier: GPL-3.0-or-later
"""Many problems as a small site: a page of all with small diagrams, and a page for each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from composer.diagrams.captions.conditions import all_conditions_of, all_twins_of, printed_task
from composer.diagrams.files.forms import DiagramFault
from composer.diagrams.files.placing import reason_of
from composer.diagrams.pages.entry import MOST_SECONDS, Progress, limited, stop_if_cancelled
from composer.diagrams.pages.solved import solved_problem
from composer.diagrams.style.measures import SIDE
from composer.diagrams.web.board import (
    board_squares,
    has_signs,
    men_drawn,
    sign_definitions,
    signs_drawn,
    specials_drawn,
)
from composer.diagrams.web.page import (
    WebOptions,
    document,
    men_definitions,
    names_of,
    problem_page,
    source_of,
)
from composer.diagrams.web.tree import text_of
from composer.files.beside import writing_folder
from composer.problem.men import ORTHODOX_MEN
from composer.problem.problem import Problem
from composer.said.sentence import said
from composer.solver.options import Token
from composer.solver.session import Session

INDEX = "index.html"


def write_site(
    folder: Path | str,
    problems: Iterable[Problem],
    title: str,
    options: WebOptions | None = None,
    *,
    overwrite: bool = False,
    token: Token | None = None,
    progress: Progress | None = None,
) -> Path:
    """Write a site into a folder of its own, and return its first page.

    It is made beside its place and renamed when it is whole. A problem is solved for some
    seconds at most; what is not finished then says so. A folder that is there is replaced
    only if it is a site, with `overwrite`.

    Raises:
        DiagramFault: the folder is there and may not be replaced, or cannot be written.
        Cancelled: the token was cancelled; nothing is left behind.
    """
    folder, chosen = Path(folder), options or WebOptions()
    wanted = tuple(problems)
    _check(folder, overwrite)
    try:
        with writing_folder(folder) as made:
            _write(made, wanted, title, chosen, token, progress)
    except OSError as error:
        raise DiagramFault(
            said(
                "{folder} cannot be written: {reason}.", folder=str(folder), reason=reason_of(error)
            )
        ) from error
    return folder / INDEX


def index_page(problems: Sequence[Problem], title: str, options: WebOptions | None = None) -> str:
    """Return the page of all problems; page number n is expected as `problems/n.html`."""
    chosen = options or WebOptions()
    words = chosen.words
    language = chosen.options.letters.code
    items = "".join(
        _item(number, problem, language) for number, problem in enumerate(problems, start=1)
    )
    every = str(len(problems))
    shown = words.count.replace("%1", every).replace("%2", every)
    present = dict.fromkeys(man for problem in problems for _, man in problem.position)
    men = dict.fromkeys((*ORTHODOX_MEN, *present))
    marked = any(has_signs(problem.rules, problem.position) for problem in problems)
    used = (
        f"<defs>{men_definitions(chosen.pieces, men)}{sign_definitions() if marked else ''}"
        f'<g id="squares">{board_squares()}</g></defs>'
    )
    body = (
        f'<h1>{text_of(title)}</h1><svg class="unseen" aria-hidden="true" id="board">{used}</svg>'
        f'<p><input id="find" type="search" hidden aria-label="{text_of(words.find)}"'
        f' placeholder="{text_of(words.find)}" autocomplete="off"></p>'
        f'<p id="count" class="note" aria-live="polite">{text_of(shown)}</p>'
        f'<ul class="grid">{items}</ul>'
    )
    told = {"count": words.count}
    return document(title, body, script="index.js", told=told, language=words.code)


def page_name(number: int) -> str:
    """Return the place of the page of a problem, counted from 1, within the site."""
    return f"problems/{number:04}.html"


def _item(number: int, problem: Problem, language: str) -> str:
    credits = problem.credits
    authors, source = credits.caption_authors(), source_of(problem)
    head = names_of(problem) or text_of(problem.title or f"{number}")
    award = credits.caption_distinction()
    parts = (authors, source, award, problem.title, str(problem.stipulation), *problem.keywords)
    rules = problem.rules
    squares = board_squares(rules) if rules.book.one_colour else '<use href="#squares"/>'
    asked = f"{printed_task(problem, language)}\u2002{problem.position.material()}"
    told = (*all_conditions_of(problem, language), *all_twins_of(problem, language))
    lines = "".join(
        f"<span><bdi>{text_of(text)}</bdi></span>" for text in (source, award, asked, *told) if text
    )
    return (
        f'<li data-words="{text_of(" ".join(parts))}"><a href="{page_name(number)}">'
        f'<svg viewBox="0 0 {SIDE} {SIDE}" aria-hidden="true"'
        f">{squares}{specials_drawn(rules)}{men_drawn(problem.position, False)}"
        f"{signs_drawn(problem.position, rules)}</svg>"
        f"<strong>{head}</strong>{lines}</a></li>"
    )


def _write(
    folder: Path,
    problems: Sequence[Problem],
    title: str,
    options: WebOptions,
    token: Token | None,
    progress: Progress | None,
) -> None:
    folder.joinpath("problems").mkdir()
    inner = replace(options, contents=f"../{INDEX}")
    session = Session()
    try:
        for number, problem in enumerate(problems, start=1):
            with limited(token, MOST_SECONDS) as limit:
                solved = solved_problem(problem, limit, session)
            stop_if_cancelled(token)
            page = problem_page(problem, solved, inner)
            folder.joinpath(page_name(number)).write_bytes(page.encode())
            if progress is not None:
                progress(number, len(problems))
    finally:
        session.close()
    folder.joinpath(INDEX).write_bytes(index_page(problems, title, options).encode())


def _check(folder: Path, overwrite: bool) -> None:
    try:
        folder.lstat()
    except FileNotFoundError:
        return
    except (OSError, ValueError) as error:  # reported before anything is solved
        raise DiagramFault(
            said(
                "{folder} cannot be written: {reason}.", folder=str(folder), reason=reason_of(error)
            )
        ) from error
    if not overwrite:
        raise DiagramFault(said("{folder} is there already.", folder=str(folder)))
    is_ours = folder.is_dir() and {path.name for path in folder.iterdir()} <= {INDEX, "problems"}
    if not is_ours:
        raise DiagramFault(
            said(
                "{folder} holds something other than a site; it is not replaced.",
                folder=str(folder),
            )
        )
