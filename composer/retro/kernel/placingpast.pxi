# SPDX-License-Identifier: GPL-3.0-or-later
# The same for modules that look back.

include "placing.pxi"

from composer.retro.kernel.past cimport Past


cdef int _place_past(object position, object unmoved, bint may_castle, Past* past) except -1:
    """Write a position of orthodox men, and which of them have never moved, as a Past.

    Raises:
        ValueError: a man is not orthodox, or there is no such square.
    """
    cdef int square
    memset(past, 0, sizeof(Past))
    _place(position, may_castle, &past.pos)
    for each in unmoved:
        square = each
        if not 0 <= square < 64:
            raise ValueError(f"expected squares from 0 to 63, got {square}")
        past.unmoved |= <u64>1 << square
    return 0
