# SPDX-License-Identifier: GPL-3.0-or-later
# The play after a continuation of a long problem, worked out when it is asked for.


cdef class Unfolding:
    """The play after a continuation of a long problem, not worked out yet."""

    cdef Kernel kernel
    cdef Pos pos
    cdef int goal, moves

    def unfold(self):
        """Return the threats, whether it is zugzwang, and the variations."""
        cdef Guard guard
        cdef Threats threats
        cdef Tape threat_tape, tape
        cdef Search* search
        cdef char never = 0
        memset(&threats, 0, sizeof(Threats))
        memset(&threat_tape, 0, sizeof(Tape))
        memset(&tape, 0, sizeof(Tape))
        search = new_search(&self.kernel.table, self.goal, self.moves + 1, &never, &never)
        if search == NULL:
            raise MemoryError
        try:
            self.kernel.enter()
            with nogil:
                look(&self.pos, &guard)
                if not guard.checkers:
                    find_threats(search, &self.pos, self.moves, &threat_tape, &threats)
                    search.free_moves = search.moves
                self._write(search, &guard, &threats, &tape)
            self.kernel.leave(1)
            if threat_tape.failed or tape.failed:
                raise MemoryError
            return (
                self.kernel.values.moves_of(threats.shown, threats.count),
                not guard.checkers and threats.count == 0,
                self._variations(&tape),
            )
        finally:
            free_search(search)
            free(threat_tape.items)
            free(tape.items)

    cdef void _write(
        self, Search* search, const Guard* guard, const Threats* threats, Tape* tape
    ) noexcept nogil:
        cdef u32* defences = search.moves
        cdef int count = all_moves(&self.pos, guard, defences), index
        search.free_moves += count
        for index in range(count):
            write_variation(search, &self.pos, guard, defences[index], self.moves, threats, tape)

    cdef tuple _variations(self, const Tape* tape):
        cdef list found = []
        cdef int place = 0
        while place < tape.size:
            found.append(
                build_variation(self.kernel, &self.pos, self.goal, tape.items + place)
            )
            place += 4 + tape.items[place + 3]
            place += 1 + tape.items[place]
        return tuple(found)
