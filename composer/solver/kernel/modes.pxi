# SPDX-License-Identifier: GPL-3.0-or-later
# What is asked: how the two sides play, and the goal.

from composer.problem.goals import Aim

cdef extern from "self/selfplay.h" nogil:
    enum:
        SELF_PLAY
        REFLEX_PLAY
        SEMI_REFLEX_PLAY
    void self_mode(Mode*, int number) noexcept

cdef dict _MODES = {"": 0, "s": SELF_PLAY, "r": REFLEX_PLAY, "semi-r": SEMI_REFLEX_PLAY}


cdef int fill_mode(Mode* mode, object play) except -1:
    """Fill in how the two sides play, which is told by the field's prefix.

    Raises:
        ValueError: the kernel has no such mode.
    """
    number = _MODES.get(play)
    if number is None:
        raise ValueError(f"expected one of {', '.join(map(repr, _MODES))}, got {play!r}")
    if number:
        self_mode(mode, number)
    else:
        direct_mode(mode)
    return 0


cdef dict _AIMS = {
    Aim.MATE: MATE,
    Aim.STALEMATE: STALEMATE,
    Aim.DOUBLE_STALEMATE: DOUBLE_STALEMATE,
    Aim.CHECK: CHECK,
    Aim.CAPTURE: CAPTURE,
    Aim.TARGET: TARGET,
    Aim.PROMOTION: PROMOTION,
}


cdef int fill_goal(Goal* goal, object asked) except -1:
    """Write a goal."""
    goal.aim = _AIMS[asked.aim]
    goal.detail = 0
    if asked.square is not None:
        goal.detail = asked.square
    elif asked.kind is not None:
        goal.detail = asked.kind - 1
    return 0
