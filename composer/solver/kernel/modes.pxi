# SPDX-License-Identifier: GPL-3.0-or-later
# How the two sides play: direct play, and the kinds in which the defender ends the play.

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
