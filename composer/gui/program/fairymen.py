# SPDX-License-Identifier: GPL-3.0-or-later
"""Which parts of the window listen to which where fairy men are concerned."""

from __future__ import annotations

from composer.gui.program.parts import StudioParts
from composer.problem.men import Kind
from composer.problem.problem import Problem


def connect_men(parts: StudioParts) -> None:
    """Let the page of men, the tray and the key follow the board, and serve it."""
    board, page, tray = parts.board, parts.men_page, parts.tray
    page.picked.connect(board.input.set_stamp)
    tray.picked.connect(board.input.set_stamp)
    board.stamp_changed.connect(tray.set_picked)
    board.stamp_changed.connect(lambda _: tray.show_position(board.position))
    board.square_size_changed.connect(page.list.set_drag_side)
    page.list.set_drag_side(board.drawing.geometry.square)
    page.left.connect(board.setFocus)
    parts.move_map.pointed.connect(page.show_man)
    parts.men_key.chosen.connect(page.show_man)
    parts.men_key.chosen.connect(lambda _: _show(parts))
    parts.twinning.problem_changed.connect(lambda problem: _follow(parts, problem))
    parts.actions_by_name.on_trigger(
        {
            "fairy-men": lambda: _find(parts),
            "move-map": parts.move_map.show_at_cursor,
            "rules": lambda: _choose_rules(parts),
        }
    )
    parts.own_men.changed.connect(lambda: _know_own(parts))
    _know_own(parts)
    parts.rule_chooser.chosen.connect(parts.bar.rules.chosen)
    parts.rule_chooser.tried.connect(parts.desk.open_example)
    actions = parts.actions_by_name
    actions.only_on("move-map", board)


def _choose_rules(parts: StudioParts) -> None:
    parts.rule_chooser.popeye_is_set = bool(parts.preferring.now.popeye.strip())
    parts.rule_chooser.open_over(parts.board, parts.twinning.problem.rules)


def _follow(parts: StudioParts, problem: Problem) -> None:
    parts.appearance.write_beside(man for _, man in problem.position)
    parts.board.show_rules(problem.rules)
    parts.tray.show_position(problem.position)
    parts.men_key.show_position(problem.position)
    parts.move_map.note_position()


def _know_own(parts: StudioParts) -> None:
    """Let the user's own men be named where patterns are set up."""
    parts.library.pattern.tray.named.know(map(Kind.defined, parts.own_men.kinds))


def _show(parts: StudioParts) -> None:
    parts.pane.body.show_page(parts.men_page)


def _find(parts: StudioParts) -> None:
    """Show the page of men, and let the user type which one he looks for."""
    _show(parts)
    parts.men_page.focus_field()
