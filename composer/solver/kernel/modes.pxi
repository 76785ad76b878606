# SPDX-License-Identifier: GPL-3.0-or-later
# The task: how the two sides play, and the goal.

from composer.problem.goals import Aim

cdef extern from "search/exact.h" nogil:
    void exact_mode(Mode*) noexcept

cdef extern from "self/selfplay.h" nogil:
    enum:
        SELF_PLAY
        REFLEX_PLAY
        SEMI_REFLEX_PLAY
    void self_mode(Mode*, int number) noexcept

cdef dict _MODES = {"": 0, "s": SELF_PLAY, "r": REFLEX_PLAY, "semi-r": SEMI_REFLEX_PLAY}


cdef int fill_mode(Mode* mode, object play, bint exact, object laws) except -1:
    """Fill in how the two sides play, which the field's prefix says, and by which laws.

    Raises:
        ValueError: the kernel has no such mode.
    """
    number = _MODES.get(play)
    if number is None:
        raise ValueError(f"expected one of {', '.join(map(repr, _MODES))}, got {play!r}")
    if number:
        self_mode(mode, number)
    elif exact:
        exact_mode(mode)
    else:
        direct_mode(mode)
    mode.laws = 0 if laws is None else laws.bits
    return 0


cdef dict _AIMS = {
    Aim.MATE: MATE,
    Aim.STALEMATE: STALEMATE,
    Aim.DOUBLE_STALEMATE: DOUBLE_STALEMATE,
    Aim.CHECK: CHECK,
    Aim.CAPTURE: CAPTURE,
    Aim.TARGET: TARGET,
    Aim.PROMOTION: PROMOTION,
    Aim.BARE: BARE,
    Aim.WIN: WIN,
    Aim.MATE_BY: MATE_BY,
    Aim.MATE_ON: MATE_ON,
}


cdef int kind_number(object kind, object laws) except -1:
    """Return the number of a kind of man of a game; the bishop's is the alfil's, too.

    Raises:
        ValueError: the game has no such man.
    """
    cdef int index
    for men in (_MEN, _MEN if laws is None else laws.men):
        for index in range(6):
            if men[index].kind is kind:
                return index
    raise ValueError(f"no man of this game: {kind!r}")


cdef int fill_goal(Goal* goal, object wanted, object laws) except -1:
    """Write a goal.

    Raises:
        ValueError: it names a man that the game does not have.
    """
    goal.aim = _AIMS[wanted.aim]
    goal.detail = 0
    if wanted.square is not None:
        goal.detail = wanted.square
    elif wanted.kind is not None:
        goal.detail = kind_number(wanted.kind, laws)
    elif wanted.aim is Aim.BARE or wanted.aim is Aim.WIN:
        goal.detail = 1 if laws is None else laws.wins
    return 0
