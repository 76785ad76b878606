# SPDX-License-Identifier: GPL-3.0-or-later
# Many positions judged one after the other: the keys alone, the memory taken once.


cdef class Judge:
    """Judges positions by their keys; of one thread each, though a kernel may be shared."""

    cdef Kernel kernel
    cdef JudgeWork work
    cdef int moves, shallow
    cdef object laws
    cdef Values values
    cdef bytearray token
    cdef object token_held  # while this is held the token's byte cannot move
    cdef bint busy

    def __cinit__(
        self,
        Kernel kernel not None,
        int moves,
        object goal not None,
        bytearray token not None,
        str play="",
        bint exact=False,
        object laws=None,
    ):
        cdef Mode mode
        cdef Goal aimed
        fill_mode(&mode, play, exact, laws)
        fill_goal(&aimed, goal, laws)
        if not 1 <= moves < NEVER:
            raise ValueError(f"expected 1 to {NEVER - 1} moves, got {moves}")
        if not token:
            raise ValueError("expected a token of one byte")
        self.kernel = kernel
        self.laws = laws
        self.values = kernel.values_of(laws)
        self.moves = moves
        self.shallow = mode.shallow
        self.token = token
        self.token_held = memoryview(token)
        if not open_judge(
            &self.work, BOARD, &MEMORY, &kernel.table, &mode, aimed,
            moves, <char*>self.token
        ):
            raise MemoryError

    def __dealloc__(self):
        close_judge(&self.work)

    @property
    def nodes(self):
        """The positions looked at."""
        return self.work.search.nodes

    def halt(self):
        """Have the judge come back soon, with what is not decided left so; for good."""
        set_finished(&self.work.halted)

    def judge(self, list positions not None, u64 most_nodes=0):
        """Judge positions, looking at so many of each at most (0: as many as it takes).

        Returns:
            For each position None if it cannot be solved, else the keys, how many moves each
            needs, how many first moves there are and whether all of them are decided.
        """
        if self.busy:
            raise RuntimeError("a judge works for one thread at a time")
        self.busy = True
        try:
            return self._judge_all(positions, most_nodes)
        finally:
            self.busy = False

    cdef list _judge_all(self, list positions, u64 most_nodes):
        cdef int count = len(positions), index
        cdef Pos* all = <Pos*>malloc((count + 1) * sizeof(Pos))
        cdef Judged* judged = <Judged*>calloc(count + 1, sizeof(Judged))
        cdef bint shares = self.moves - 1 > self.shallow
        try:
            if all == NULL or judged == NULL:
                raise MemoryError
            for index in range(count):
                judged[index].solvable = place_men(positions[index], self.laws, &all[index])
            self.kernel.table.age += 1
            if shares:
                self.kernel.enter()
            with nogil:
                judge_positions(&self.work, all, judged, count, most_nodes)
            if shares:
                self.kernel.leave(1)
            if self.work.found.failed:
                raise MemoryError
            return [self._judged(&judged[index]) for index in range(count)]
        finally:
            free(all)
            free(judged)

    cdef object _judged(self, const Judged* judged):
        cdef list keys = [], lengths = []
        cdef const u32* found = self.work.found.items + judged.start
        cdef int index
        if not judged.solvable:
            return None
        for index in range(judged.keys):
            keys.append(self.values.move(found[2 * index]))
            lengths.append(found[2 * index + 1])
        return tuple(keys), tuple(lengths), judged.first_moves, judged.finished != 0
