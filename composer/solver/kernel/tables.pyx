# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False
"""The plays of a throw in tables games, compiled; `composer.solver.dice.compiled` is the door."""

from libc.stdint cimport uint8_t as u8
from libc.stdint cimport uint16_t as u16
from libc.stdint cimport uint32_t as u32
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memcpy, memset

from composer.solver.kernel.memory cimport Memory, c_memory

cdef extern from "tables/ends.h" nogil:
    enum:
        TABLES_PLACES
        TABLES_PLAYERS
        TABLES_MEN
        TABLES_NUMBERS
        TABLES_NO_MAN
        TABLES_NO_STEP
        TABLES_YES
        TABLES_TOO_MANY
        TABLES_CANCELLED
    ctypedef struct Laws "TablesLaws":
        int players
        int points
        bint ring
        int hit
        int duty
        int leave
        int when
        int block
        int most_on_point
        bint marked_only
        bint enter_first
        bint half_single
        bint specials_first
        bint spread
        bint ascending
        bint flight
        bint named
        int* length
        u8[7][50] way
        u8[7][50] step
        bint[7][50] home
        bint[7][50] half
        u8* start
    ctypedef struct Left "TablesLeft":
        u8 count
        u8* numbers
    ctypedef struct Throw "TablesThrow":
        int lefts
        Left* left
    ctypedef struct Foes "TablesFoes":
        u8[7][16] men
    ctypedef struct Middle "TablesMiddle":
        u8* own
        u8* frozen
        u16 foes
        u8 left
        u8 has_hit
    ctypedef struct Step "TablesStep":
        u32 after
        u8 start
        u8 end
        u8 hits
    ctypedef struct Search "TablesSearch":
        int player
        const char* cancelled
        const Throw* throw_ "throw"
        Middle* middle
        Foes* foe
    bint set_throw(const Laws*, Throw*, const u8* numbers, int count) noexcept
    Search* new_tables_search(const Memory*, const Laws*) noexcept
    void free_tables_search(Search*) noexcept
    void begin_throw(Search*, const u8[16]* men, int player, const Throw*) noexcept
    int find_ends(Search*, const u8[16]* men, void (*)(void*, u32, const Step*) noexcept nogil,
                  void (*)(void*, u32) noexcept nogil, void*) noexcept
    int can_hit(Search*, const u8[16]* men) noexcept
    int is_lost(Search*, const u8[16]* men) noexcept
    int can_empty(Search*) noexcept

cdef enum:
    HITS
    LOST
    EMPTIES
    MOST_THROWS = 128

HITTING, LOSING, EMPTYING = HITS, LOST, EMPTIES

cdef Memory MEMORY = c_memory()


cdef struct End:
    u32 at
    u8 left
    u8 has_hit
    u8[7][16] men


cdef struct Edge:
    u32 start
    u32 after
    u8 left  # numbers before it
    u8 sort
    u8 end
    u8 hits


cdef struct Found:
    Search* search
    u32 most
    u32 ends
    u32 edges
    u32 room_of_ends
    u32 room_of_edges
    End* end
    Edge* edge
    bint full


cdef void _take_end(void* keeper, u32 at) noexcept nogil:
    cdef Found* found = <Found*>keeper
    cdef Middle* middle = &found.search.middle[at]
    cdef End* end
    cdef u8* own
    cdef int index, place
    cdef void* more
    if found.ends == found.room_of_ends:
        more = NULL
        if found.ends < found.most:
            found.room_of_ends = max(64, min(2 * found.ends, found.most))
            more = realloc(found.end, found.room_of_ends * sizeof(End))
        if more == NULL:
            found.full = True
            found.room_of_ends = found.ends
            return
        found.end = <End*>more
    end = &found.end[found.ends]
    found.ends += 1
    end.at, end.left, end.has_hit = at, middle.left, middle.has_hit
    memcpy(end.men, found.search.foe[middle.foes].men, sizeof(end.men))
    own = end.men[found.search.player]
    memcpy(own, middle.own, TABLES_MEN)
    for index in range(TABLES_NUMBERS):
        if middle.frozen[index] == TABLES_NO_MAN:
            break
        place = TABLES_MEN - 1
        while place > 0 and own[place - 1] > middle.frozen[index]:
            own[place] = own[place - 1]
            place -= 1
        own[place] = middle.frozen[index]


cdef void _take_step(void* keeper, u32 start, const Step* step) noexcept nogil:
    cdef Found* found = <Found*>keeper
    cdef Edge* edge
    cdef void* more
    if found.edges == found.room_of_edges:
        more = NULL
        if found.edges < 64 * found.most:
            found.room_of_edges = max(256, 2 * found.edges)
            more = realloc(found.edge, found.room_of_edges * sizeof(Edge))
        if more == NULL:
            found.full = True
            found.room_of_edges = found.edges
            return
        found.edge = <Edge*>more
    edge = &found.edge[found.edges]
    found.edges += 1
    edge.start, edge.after = start, step.after
    edge.left = found.search.throw_.left[found.search.middle[start].left].count
    edge.sort, edge.end, edge.hits = step.start, step.end, step.hits


cdef class Plays:
    """The plays of a game by its rules; for one thread at a time."""

    cdef Laws laws
    cdef Search* search
    cdef Throw* throws
    cdef int count
    cdef u8[7][16] men

    def __cinit__(self, laws, ways, homes, halves, starts, throws):
        cdef int player, step, place, index
        cdef u8[8] numbers
        memset(&self.laws, 0, sizeof(Laws))
        if len(starts) > TABLES_PLAYERS or laws["points"] >= TABLES_PLACES:
            raise ValueError("more than there is room for")
        if len(throws) > MOST_THROWS or any(len(throw) > TABLES_NUMBERS for throw in throws):
            raise ValueError("more throws than there is room for")
        self._read(laws)
        self.laws.players = len(starts)
        memset(self.laws.step, TABLES_NO_STEP, sizeof(self.laws.step))
        for player in range(self.laws.players):
            self.laws.start[player] = starts[player]
            self.laws.length[player] = len(ways[player])
            for step, place in enumerate(ways[player]):
                self.laws.way[player][step] = place
                self.laws.step[player][place] = step
            for place in homes[player]:
                self.laws.home[player][place] = True
            for place in halves[player]:
                self.laws.half[player][place] = True
        self.count = len(throws)
        self.throws = <Throw*>calloc(self.count + 1, sizeof(Throw))  # one to spare
        self.search = new_tables_search(&MEMORY, &self.laws)
        if self.throws == NULL or self.search == NULL:
            raise MemoryError
        for index in range(self.count):
            self._set(index, throws[index])

    def __dealloc__(self):
        free_tables_search(self.search)
        free(self.throws)

    cdef _read(self, laws):
        self.laws.points, self.laws.ring = laws["points"], laws["ring"]
        self.laws.hit, self.laws.duty = laws["hit"], laws["duty"]
        self.laws.leave, self.laws.when = laws["leave"], laws["when"]
        self.laws.block, self.laws.most_on_point = laws["block"], laws["most_on_point"]
        self.laws.marked_only, self.laws.enter_first = laws["marked_only"], laws["enter_first"]
        self.laws.half_single, self.laws.spread = laws["half_single"], laws["spread"]
        self.laws.specials_first, self.laws.named = laws["specials_first"], laws["named"]
        self.laws.ascending, self.laws.flight = laws["ascending"], laws["flight"]

    cdef _set(self, int index, numbers):
        cdef u8[8] found
        cdef int place
        if len(numbers) > TABLES_NUMBERS:
            raise ValueError("more numbers than there is room for")
        for place in range(len(numbers)):
            found[place] = numbers[place]
        if not set_throw(&self.laws, &self.throws[index], found, len(numbers)):
            raise ValueError("more numbers than there is room for")

    cdef _place(self, state):
        cdef int player, index
        memset(self.men, TABLES_NO_MAN, sizeof(self.men))
        for player in range(self.laws.players):
            men = state[player]
            if len(men) > TABLES_MEN:
                raise ValueError("more men than there is room for")
            for index in range(len(men)):
                self.men[player][index] = men[index]

    cdef list _states(self, Found* found):
        """Return the state of every end."""
        cdef u32 index
        cdef int player, man
        cdef list states = []
        cdef dict known = {}
        for index in range(found.ends):
            rows = []
            for player in range(self.laws.players):
                row = []
                for man in range(TABLES_MEN):
                    if found.end[index].men[player][man] == TABLES_NO_MAN:
                        break
                    row.append(found.end[index].men[player][man])
                made = tuple(row)
                rows.append(known.setdefault(made, made))
            states.append(tuple(rows))
        return states

    cdef int _explore(self, Found* found, int player, numbers, flag, bint steps) except -100:
        cdef unsigned char[::1] seen = flag
        cdef int told
        cdef void (*take_step)(void*, u32, const Step*) noexcept nogil
        take_step = NULL
        if steps:
            take_step = _take_step
        self._set(self.count, numbers)
        found.search = self.search
        self.search.cancelled = <const char*>&seen[0]
        with nogil:
            begin_throw(self.search, self.men, player, &self.throws[self.count])
            told = find_ends(self.search, self.men, take_step, _take_end, found)
        if found.full:
            return TABLES_TOO_MANY
        return told

    def results(self, state, int player, numbers, flag, u32 most):
        """Return what a throw can lead to, each with whether it hits; nothing if it is lost.

        Args:
            state: the men of each player.
            player: whose throw it is.
            numbers: what the throw lets one play, in rising order.
            flag: one byte, not 0 once the search shall stop.
            most: how many ends are listed.

        Raises:
            OverflowError: there are more.
            InterruptedError: it was stopped.
        """
        cdef Found found
        memset(&found, 0, sizeof(Found))
        found.most = most
        self._place(state)
        try:
            told = self._explore(&found, player, numbers, flag, False)
            _require(told)
            if told != TABLES_YES:
                return {}
            states = self._states(&found)
            return {states[index]: found.end[index].has_hit != 0 for index in range(found.ends)}
        finally:
            free(found.end)

    def steps(self, state, int player, numbers, flag, u32 most):
        """Return how a throw leads to its ends, and these.

        Args:
            state: the men of each player.
            player: whose throw it is.
            numbers: what the throw lets one play, in rising order.
            flag: one byte, not 0 once the search shall stop.
            most: how many ends are listed.

        Returns:
            Steps, those with more numbers left first: position before and after by number, the
            sort of the man before and after, whether he hits. And of each end its number, the
            numbers left and its state.

        Raises:
            OverflowError: there are more.
            InterruptedError: it was stopped.
        """
        cdef Found found
        cdef u32 index
        cdef int left, place, first = len(numbers)
        cdef Left* rest
        cdef Edge* edge
        memset(&found, 0, sizeof(Found))
        found.most = most
        self._place(state)
        try:
            told = self._explore(&found, player, numbers, flag, True)
            _require(told)
            if told != TABLES_YES:
                return [], []
            states = self._states(&found)
            ends = []
            wanted = set()
            for index in range(found.ends):
                rest = &self.throws[self.count].left[found.end[index].left]
                numbers_left = [rest.numbers[place] for place in range(rest.count)]
                ends.append((found.end[index].at, tuple(numbers_left), states[index]))
                wanted.add(found.end[index].at)
            levels = []
            for left in range(1, first + 1):
                level = []
                for index in range(found.edges):
                    edge = &found.edge[index]
                    if edge.left == left and edge.after in wanted:
                        level.append((edge.start, edge.after, edge.sort, edge.end, edge.hits != 0))
                wanted.update([step[0] for step in level])
                levels.append(level)
            return [step for level in reversed(levels) for step in level], ends
        finally:
            free(found.end)
            free(found.edge)

    def each_throw(self, state, int player, int question, flag):
        """Tell of each throw whether it can hit, is lost or can empty the board, as is asked.

        Raises:
            OverflowError: there is more to be looked at than there is room for.
            InterruptedError: it was stopped.
        """
        cdef unsigned char[::1] seen = flag
        cdef int[128] told
        cdef int index
        self._place(state)
        self.search.cancelled = <const char*>&seen[0]
        with nogil:
            for index in range(self.count):
                begin_throw(self.search, self.men, player, &self.throws[index])
                if question == HITS:
                    told[index] = can_hit(self.search, self.men)
                elif question == LOST:
                    told[index] = is_lost(self.search, self.men)
                else:
                    told[index] = can_empty(self.search)
                if told[index] < 0:
                    break
        for index in range(self.count):
            _require(told[index])
        return [told[index] == TABLES_YES for index in range(self.count)]


cdef _require(int told):
    if told == TABLES_CANCELLED:
        raise InterruptedError
    if told == TABLES_TOO_MANY:
        raise OverflowError
