# SPDX-License-Identifier: GPL-3.0-or-later
# Many positions judged one after the other: the keys alone, the memory taken once.

cdef struct Judged:  # what was found of one position
    bint solvable
    bint finished  # all first moves are decided
    int first_moves
    int keys  # described, with their lengths, from `start` on
    int start


cdef class Judge:
    """Judges positions by their keys; of one thread each, though a kernel may be shared.

    What one position taught about likely refutations and mates is tried first in the next,
    which as a rule differs by one man. That changes how fast answers come, never the answers.
    """

    cdef Kernel kernel
    cdef int goal, moves
    cdef bytearray token
    cdef object token_held  # while this is held the token's byte cannot move
    cdef char halted
    cdef Search* search
    cdef First* firsts
    cdef Tape found  # pairs of a described key and its length
    cdef bint busy

    def __cinit__(self, Kernel kernel not None, int moves, bint stalemate, bytearray token not None):
        if not 1 <= moves < NEVER:
            raise ValueError(f"expected 1 to {NEVER - 1} moves, got {moves}")
        if not token:
            raise ValueError("expected a token of one byte")
        self.kernel = kernel
        self.goal = STALEMATE if stalemate else MATE
        self.moves = moves
        self.token = token
        self.token_held = memoryview(token)
        self.search = new_search(
            &kernel.table, self.goal, moves, <char*>self.token, &self.halted
        )
        self.firsts = <First*>calloc(MOST_MOVES, sizeof(First))
        if self.search == NULL or self.firsts == NULL:
            raise MemoryError

    def __dealloc__(self):
        free_search(self.search)
        free(self.firsts)
        free(self.found.items)

    @property
    def nodes(self):
        """The positions looked at."""
        return self.search.nodes

    def halt(self):
        """Have the judge come back soon, with what is not decided left so; for good."""
        set_finished(&self.halted)

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
        cdef bint shares = self.moves - 1 > SHALLOW
        try:
            if all == NULL or judged == NULL:
                raise MemoryError
            for index in range(count):
                judged[index].solvable = place_men(positions[index], &all[index])
            self.kernel.table.age += 1
            if shares:
                self.kernel.enter()
            with nogil:
                self._judge(all, judged, count, most_nodes)
            if shares:
                self.kernel.leave(1)
            if self.search.starved or self.found.failed:
                raise MemoryError
            return [self._told(&judged[index]) for index in range(count)]
        finally:
            free(all)
            free(judged)

    cdef void _judge(self, const Pos* all, Judged* judged, int count, u64 most) noexcept nogil:
        cdef Search* search = self.search
        cdef int index
        self.found.size = 0
        for index in range(count):
            if not judged[index].solvable:
                continue
            if read_flag(search.cancelled) or read_flag(search.halted):
                return
            search.stopped = False
            search.most_nodes = search.nodes + most if most else 0
            self._decide_all(&all[index], &judged[index])

    cdef void _decide_all(self, const Pos* pos, Judged* judged) noexcept nogil:
        """Decide every first move of a position and write down those that solve."""
        cdef Search* search = self.search
        cdef First* first
        cdef Guard guard
        cdef int index
        look(pos, &guard)
        search.free_moves = search.moves
        judged.first_moves = all_moves(pos, &guard, search.moves)
        judged.start = self.found.size
        for index in range(judged.first_moves):  # before the search overwrites the list
            self.firsts[index].move = search.moves[index]
        for index in range(judged.first_moves):
            first = &self.firsts[index]
            first.length = 0
            first.stalemates = False
            step(search, pos, first.move, &first.after)
            if not search.stopped:
                decide(search, first, self.moves, 1)
            search.free_moves = search.moves
            if search.stopped:
                return
            if first.length:
                write(&self.found, described(pos, &guard, first.move, &first.after))
                write(&self.found, first.length)
                judged.keys += 1
        judged.finished = True

    cdef object _told(self, const Judged* judged):
        cdef list keys = [], lengths = []
        cdef int index
        if not judged.solvable:
            return None
        for index in range(judged.keys):
            keys.append(self.kernel.values.move(self.found.items[judged.start + 2 * index]))
            lengths.append(self.found.items[judged.start + 2 * index + 1])
        return tuple(keys), tuple(lengths), judged.first_moves, judged.finished != 0
