# SPDX-License-Identifier: GPL-3.0-or-later
# A board on which a scheme is worked: men put on it and taken off, first moves tried.


cdef class SchemeBoard:
    """A position of orthodox men, White's king perhaps missing, and what is played on it.

    Moves are numbers: origin, 64 times the target, 4096 times the kind promoted to (1 a knight to
    4 a queen, 0 none). One thread uses it at a time.
    """

    cdef Pos pos
    cdef Search* search
    cdef Tape tape
    cdef char never[2]
    cdef u32 likely

    def __cinit__(self):
        cdef Mode mode
        cdef Goal goal
        direct_mode(&mode)
        goal.aim, goal.detail = MATE, 0
        memset(&self.pos, 0, sizeof(Pos))
        self.pos.passed = NO_SQUARE
        self.tape.memory = &MEMORY
        self.search = new_search(
            BOARD, &MEMORY, NULL, &mode, goal, 2, &self.never[0], &self.never[1]
        )
        if self.search == NULL:
            raise MemoryError

    def __dealloc__(self):
        free_search(self.search)
        free_tape(&self.tape)

    def set(self, position not None):
        """Set up a position; castling is left out, what can be taken in passing is not.

        Raises:
            TypeError: a man on it is no orthodox one.
        """
        place_men(position, None, &self.pos)
        self.pos.rights = 0
        self.pos.hash = hash_of(BOARD, &self.pos)

    def put(self, int man, int square):
        """Put a man (0 to 5 a white pawn to king, 6 to 11 a black one) on a square, or lift him."""
        put_man(BOARD, &self.pos, man // 6, man % 6, square)

    def turn_to(self, bint black):
        """Have a side move."""
        self.pos.turn = BLACK if black else WHITE
        self.pos.hash = hash_of(BOARD, &self.pos)

    @property
    def is_scheme(self):
        """Whether it is set up right, and no king can be captured."""
        return is_scheme(BOARD, &self.pos)

    @property
    def nodes(self):
        """The positions looked at."""
        return self.search.nodes

    def is_checked(self, bint black):
        """Return whether a side is in check."""
        return side_is_checked(BOARD, &self.pos, BLACK if black else WHITE)

    def moves(self):
        """Return the legal moves of the side to move."""
        cdef int count = scheme_moves(BOARD, &self.pos, self.search.moves), index
        return [self.search.moves[index] & 0x7FFF for index in range(count)]

    def table(self, int first=0):
        """Return what is said of Black's replies, after a first move or (0) as it stands.

        Returns:
            Whether Black is in check; the threats; and each reply with the mates that answer it.

        Raises:
            ValueError: the first move is not legal.
        """
        cdef Pos after
        self.tape.size = 0
        if first == 0:
            after = self.pos
            if after.turn != BLACK:
                make_none(BOARD, &self.pos, &after)
        else:
            self._play(first, &after)
        write_table(self.search, &after, &self.tape)
        if self.tape.failed:
            raise MemoryError
        return self._table()

    cdef int _play(self, int first, Pos* after) except -1:
        cdef int count = scheme_moves(BOARD, &self.pos, self.search.moves), index
        for index in range(count):
            if <int>(self.search.moves[index] & 0x7FFF) == first:
                make(BOARD, &self.pos, self.search.moves[index], after)
                return 0
        raise ValueError("the first move is not legal")

    cdef tuple _table(self):
        cdef const u32* item = self.tape.items
        cdef int place = 2, index, count, mates
        cdef list threats = [], rows = [], found
        for index in range(<int>item[1]):
            threats.append(item[place + index])
        place += <int>item[1]
        count = <int>item[place]
        place += 1
        for _ in range(count):
            mates = <int>item[place + 1]
            found = [item[place + 2 + index] for index in range(mates)]
            rows.append((item[place], tuple(found)))
            place += 2 + mates
        return (item[0] & BLACK_IN_CHECK) != 0, tuple(threats), tuple(rows)

    def solving(self, int most=1000):
        """Return the first moves that mate in two (2) or at once (1), at most so many."""
        cdef list found = []
        cdef int index
        self.tape.size = 0
        write_solving(self.search, &self.pos, most, self.likely, &self.tape)
        if self.tape.failed:
            raise MemoryError
        for index in range(0, self.tape.size, 2):
            found.append((self.tape.items[index], self.tape.items[index + 1]))
        if found:
            self.likely = found[len(found) - 1][0]
        return found
