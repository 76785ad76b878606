# SPDX-License-Identifier: GPL-3.0-or-later
# How a position comes from Python to the bitboards, in each module of this room.

from cpython.object cimport PyObject
from libc.string cimport memset

from composer.solver.kernel.base cimport (
    BLACK, NO_SQUARE, WHITE, Board, Pos, hash_of, new_board, put_man, u8, u32, u64
)

from composer.problem.men import Colour, Man
from composer.problem.position import Castling

cdef tuple _MEN = tuple(Man(letter) for letter in "PNBRQKpnbrqk")
cdef tuple _CASTLES = tuple(Castling(letter) for letter in "KQkq")
cdef object _BLACK = Colour.BLACK
cdef Board* BOARD = new_board()


cdef u8 _rights(object castling) except 0xFF:
    cdef int index
    cdef u8 rights = 0
    for index in range(4):
        if _CASTLES[index] in castling:
            rights |= 1 << index
    return rights


cdef int _place(object position, bint may_castle, Pos* pos) except -1:
    """Write a position of orthodox men as a Pos, with its rights to castle or without.

    Raises:
        ValueError: a man is not orthodox.
    """
    cdef tuple board = position.board
    cdef int square, index
    cdef PyObject* man
    memset(pos, 0, sizeof(Pos))
    for square in range(64):
        man = <PyObject*>board[square]
        if man == <PyObject*>None:
            continue
        index = 0
        while index < 12 and <PyObject*>_MEN[index] != man:
            index += 1
        if index == 12:
            raise ValueError(f"expected an orthodox man, got {board[square]!r}")
        put_man(BOARD, pos, index // 6, index % 6, square)
    pos.turn = BLACK if position.turn is _BLACK else WHITE
    if may_castle:
        pos.rights = _rights(position.castling)
    pos.passed = NO_SQUARE if position.en_passant is None else position.en_passant
    pos.hash = hash_of(BOARD, pos)
    return 0
