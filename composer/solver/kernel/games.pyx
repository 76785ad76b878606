# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False
"""Games that are no chess, compiled; `composer.solver.games.compiled` is the door."""

from libc.stdint cimport int16_t as i16
from libc.stdint cimport int32_t as i32
from libc.stdint cimport uint8_t as u8
from libc.stdint cimport uint16_t as u16
from libc.stdint cimport uint64_t as u64
from libc.stdlib cimport calloc, free, malloc

from composer.solver.kernel.memory cimport Memory, c_memory

cdef extern from "games/steps.h" nogil:
    enum:
        MOST_STEPS
        MOST_STEPPERS
        MOST_FILES
        NO_WAY
    ctypedef struct Step:
        signed char files
        signed char ranks
        signed char ride_files
        signed char ride_ranks
        unsigned char limit
        unsigned char use
        unsigned char stops
        unsigned char start "from"
    ctypedef struct Steps:
        int files
        int ranks
        Step* step
        u16* first
        unsigned char* is_king
        unsigned char* way
        unsigned char* moved
        char* letter
    void complete_steps(Steps*, int men) noexcept

cdef extern from "games/game.h" nogil:
    enum:
        CELL_WORDS
        MOST_CELLS
        FIRST_EXTRA
        MOST_EXTRAS
        MOST_MEN
        MOST_PLAYERS
        MOST_WAYS
        LINK_TABLES
        FAR_TABLES
        MOST_REGIONS
        MOST_OPTIONS
        LABEL_ROOM
        NO_CELL
        NOBODY
        SIGN
    ctypedef struct CellSet:
        u64* words
    ctypedef struct Turn:
        u16 size
        u16 next
        u16 changes
        u16 signs
    ctypedef struct Row:
        int count
    ctypedef struct Aim:
        int goal
        int side
        int number
        int man
        CellSet cells
    ctypedef struct Family:
        pass
    ctypedef struct GameLaws:
        Family family
        int cells
        int players
        bint stuck_loses
        bint repeats
        u8* owner
        i32* value
        i16[384][12]* link
        CellSet* region
        CellSet[384]* far
        i16* option
        Steps steps
        char[8]* label
    ctypedef struct Game:
        int turn
        bint starved
    const u16* changes_of(const Turn*) noexcept
    const u16* signs_of(const Turn*) noexcept
    void set_place(Game*, int place, int value) noexcept
    void begin_game(Game*, int turn) noexcept
    Row take_turns(Game*) noexcept
    void give_turns(Game*, const Row*) noexcept
    const Turn* turn_of(const Game*, const Row*, int) noexcept
    int winner_of(Game*) noexcept
    bint is_reached(Game*, const Aim*, const Turn*) noexcept
    u64 count_sequences(Game*, int depth, const char* cancelled) noexcept

cdef extern from "games/families.h" nogil:
    bint set_family(Family*, int number) noexcept

cdef extern from "games/hunt.h" nogil:
    enum:
        HUNT_DEPTH
    ctypedef struct Hunt:
        Game game
        Aim aim
        u64 nodes
        u64 most_nodes
        bint stopped
        const Turn** path
    Hunt* new_hunt(const GameLaws*, const Memory*, const char* cancelled) noexcept
    void end_hunt(Hunt*) noexcept
    void renew_hunt(Hunt*, const char* cancelled) noexcept
    void follow(Hunt*, const Turn*) noexcept
    void retreat(Hunt*) noexcept

cdef extern from "games/duel.h" nogil:
    enum:
        DUEL_SELF
    bint turn_prevents(Hunt*, const Turn*, int turns) noexcept
    bint turn_solves(Hunt*, const Turn*, int duel, int turns) noexcept

cdef extern from "games/together.h" nogil:
    ctypedef int (*TakeLine)(void*, const Hunt*, int) noexcept nogil
    bint find_game_lines(Hunt*, int turns, bint series, TakeLine, void*) noexcept

from composer.solver.options import Cancelled


cdef Memory MEMORY = c_memory()

cdef char _NEVER = 0

FIRST_EXTRA_PLACE = FIRST_EXTRA
NO_PLAYER = NOBODY


cdef int _put_in(CellSet* cells, object numbers, int most) except -1:
    cdef int number
    for number in numbers:
        if not 0 <= number < most:
            raise ValueError("a cell is not on the board")
        cells.words[number >> 6] |= <u64>1 << (number & 63)
    return 0


cdef class Laws:
    """A game in numbers, from a `GameTable`; it is never changed."""

    cdef GameLaws* laws
    cdef Hunt* spare  # the memory of a search that has ended, for the next one
    cdef tuple labels
    cdef int men

    def __cinit__(self, object table not None):
        self.laws = <GameLaws*>calloc(1, sizeof(GameLaws))
        if self.laws == NULL:
            raise MemoryError
        if not set_family(&self.laws.family, table.family):
            raise ValueError("no such family")
        self.labels = tuple(table.labels)
        self.laws.cells = len(self.labels)
        self.laws.players = len(table.players)
        self.men = len(table.men)
        if (
            not 0 < self.laws.cells <= MOST_CELLS
            or not 0 < self.laws.players <= MOST_PLAYERS
            or self.men >= MOST_MEN
            or len(table.owners) != self.men
            or len(table.links) > LINK_TABLES
            or len(table.regions) > MOST_REGIONS
            or len(table.far) > FAR_TABLES
            or len(table.options) > MOST_OPTIONS
            or len(table.extras) * self.laws.players > MOST_EXTRAS
        ):
            raise ValueError("the table is too large for the engine")
        self.laws.stuck_loses = table.stuck_loses
        self.laws.repeats = table.repeats
        self._fill_men(table)
        self._fill_board(table)
        if table.grid is not None:
            self._fill_steps(table.grid)

    def __dealloc__(self):
        end_hunt(self.spare)
        free(self.laws)

    cdef Hunt* lend(self, const char* cancelled):
        """Return a search with an empty board, or NULL if there is no memory."""
        cdef Hunt* hunt = self.spare
        if hunt == NULL:
            return new_hunt(self.laws, &MEMORY, cancelled)
        self.spare = NULL
        renew_hunt(hunt, cancelled)
        return hunt

    cdef void take_back(self, Hunt* hunt) noexcept:
        """Keep a search that has ended for the next one, or end it."""
        if self.spare == NULL:
            self.spare = hunt
        else:
            end_hunt(hunt)

    cdef int _fill_men(self, object table) except -1:
        cdef int number, owner
        self.laws.owner[0] = NOBODY
        for number, owner in enumerate(table.owners, 1):
            if not 0 <= owner < self.laws.players:
                raise ValueError("no such player")
            self.laws.owner[number] = owner
        for number, value in enumerate(table.values[: self.men], 1):
            self.laws.value[number] = value
        return 0

    cdef int _fill_steps(self, object grid) except -1:
        cdef Steps* steps = &self.laws.steps
        cdef int number, count = 0
        steps.files, steps.ranks = grid.files, grid.ranks
        if (
            not 0 < steps.files <= MOST_FILES
            or not 0 < steps.ranks <= MOST_FILES
            or steps.files * steps.ranks != self.laws.cells
            or self.men + self.laws.players >= MOST_STEPPERS
            or len(grid.men) != self.men
            or sum(len(man.steps) for man in grid.men) > MOST_STEPS
        ):
            raise ValueError("the steps do not fit the board")
        for number, man in enumerate(grid.men, 1):
            steps.first[number] = count
            for given in man.steps:
                if not 0 <= given.start <= MOST_REGIONS:
                    raise ValueError("no such region")
                steps.step[count].files, steps.step[count].ranks = given.by
                steps.step[count].ride_files, steps.step[count].ride_ranks = given.ride
                steps.step[count].limit = given.limit
                steps.step[count].use = given.use
                steps.step[count].stops = given.stops
                steps.step[count].start = given.start
                count += 1
            if not 0 < man.moved <= self.men or not -1 <= man.way < MOST_WAYS:
                raise ValueError("no such man or way")
            steps.is_king[number] = man.is_king
            steps.way[number] = NO_WAY if man.way < 0 else man.way
            steps.moved[number] = man.moved
            steps.letter[number] = ord(man.sign) if man.sign else 0
        steps.first[self.men + 1] = count
        complete_steps(steps, self.men)
        return 0

    cdef int _fill_board(self, object table) except -1:
        cdef int cell, way, end, place
        cdef bytes label
        for place in range(LINK_TABLES):
            for cell in range(MOST_CELLS):
                for way in range(MOST_WAYS):
                    self.laws.link[place][cell][way] = NO_CELL
        for place, links in enumerate(table.links):
            if len(links) != self.laws.cells or max(map(len, links)) > MOST_WAYS:
                raise ValueError("the links do not fit the board")
            for cell, ends in enumerate(links):
                for way, end in enumerate(ends):
                    if not NO_CELL <= end < self.laws.cells:
                        raise ValueError("a link leads off the board")
                    self.laws.link[place][cell][way] = end
        for place, region in enumerate(table.regions):
            _put_in(&self.laws.region[place], region, self.laws.cells)
        for place, sets in enumerate(table.far):
            if len(sets) != self.laws.cells:
                raise ValueError("the sets of cells do not fit the board")
            for cell, ends in enumerate(sets):
                _put_in(&self.laws.far[place][cell], ends, self.laws.cells)
        for place, value in enumerate(table.options):
            self.laws.option[place] = value
        for cell, text in enumerate(self.labels):
            label = text.encode("ascii")
            if len(label) >= LABEL_ROOM:
                raise ValueError("a label is too long")
            for place in range(len(label)):
                self.laws.label[cell][place] = label[place]
        return 0


cdef class Search:
    """A search from one position for one goal, for one thread at a time.

    A turn is a tuple of its text, its changes (place and value) and the number of the next player;
    or, with a `Writing`, what that makes of text, cells with letters and id of the next player.
    What comes again is the same object.
    """

    cdef Hunt* hunt
    cdef Laws laws
    cdef int duel
    cdef const char* cancelled
    cdef Row row  # the first turns
    cdef list order  # their places in the row, by text
    cdef list firsts
    cdef dict known  # texts and turns by their memory: the same ones come again and again
    cdef object writing
    cdef object token_held  # while this is held the token's byte cannot move
    cdef list lines  # of the search under way
    cdef int most_lines

    def __cinit__(
        self,
        Laws laws not None,
        object men,
        object extras,
        int turn,
        object aim=None,
        int side=0,
        int duel=0,
        bytearray token=None,
        u64 most_nodes=0,
        object writing=None,
    ):
        cdef int place, value
        self.laws = laws
        self.duel = duel
        self.known = {}
        self.writing = writing
        self.cancelled = &_NEVER
        if token is not None:
            if not token:
                raise ValueError("expected a token of one byte")
            self.token_held = memoryview(token)
            self.cancelled = <char*>token
        if not 0 <= turn < laws.laws.players or not 0 <= side < laws.laws.players:
            raise ValueError("no such player")
        self.hunt = laws.lend(self.cancelled)
        if self.hunt == NULL:
            raise MemoryError
        self.hunt.most_nodes = most_nodes
        for place, value in men:
            if not 0 <= place < laws.laws.cells or not 0 < value <= laws.men:
                raise ValueError("no such man or cell")
            set_place(&self.hunt.game, place, value)
        for place, value in enumerate(extras):
            if place >= MOST_EXTRAS:
                raise ValueError("too many numbers")
            set_place(&self.hunt.game, FIRST_EXTRA + place, value)
        begin_game(&self.hunt.game, turn)
        if aim is not None:
            self.hunt.aim.goal = aim.goal
            self.hunt.aim.side = side
            self.hunt.aim.number = aim.number
            self.hunt.aim.man = aim.man
            _put_in(&self.hunt.aim.cells, aim.cells, laws.laws.cells)
        self.row = take_turns(&self.hunt.game)
        self._heed()
        firsts = [self._turn(self._first(index)) for index in range(self.row.count)]
        texts = [each[0] for each in firsts]
        self.order = sorted(range(self.row.count), key=texts.__getitem__)
        self.firsts = [firsts[index][1] for index in self.order]

    def __dealloc__(self):
        if self.laws is not None and self.hunt != NULL:
            self.laws.take_back(self.hunt)
        else:
            end_hunt(self.hunt)

    cdef const Turn* _first(self, int place) noexcept:
        return turn_of(&self.hunt.game, &self.row, place)

    cdef int _heed(self) except -1:
        """Say what stopped the search.

        Returns:
            0.
        """
        if self.hunt.game.starved:
            raise MemoryError("a position has too many turns")
        if self.hunt.stopped:
            raise Cancelled
        return 0

    cdef str _text(self, const Turn* turn):
        cdef const u16* sign = signs_of(turn)
        cdef list parts = []
        cdef int index
        for index in range(turn.signs):
            if sign[index] & SIGN:
                parts.append(chr(sign[index] & 0xFF))
            else:
                parts.append(self.laws.labels[sign[index]])
        return "".join(parts)

    cdef tuple _turn(self, const Turn* turn):
        """Return the text of a turn, and the turn."""
        cdef bytes memory = (<const char*>turn)[: 2 * turn.size]
        cdef object found = self.known.get(memory)
        if found is None:
            found = self.known[memory] = self._made(turn)
        return <tuple>found

    cdef tuple _made(self, const Turn* turn):
        cdef const u16* change = changes_of(turn)
        cdef list changes = []
        cdef str text = self._text(turn)
        cdef object value
        cdef int index
        if self.writing is None:
            for index in range(turn.changes):
                changes.append((change[2 * index], <i16>change[2 * index + 1]))
            changes.sort()
            value = (text, tuple(changes), turn.next)
        else:
            make, letters, players = self.writing
            for index in range(turn.changes):
                changes.append((change[2 * index], letters[change[2 * index + 1]]))
            changes.sort()
            value = make(text, tuple(changes), players[turn.next])
        return (text, value)

    @property
    def nodes(self):
        """How many turns were made."""
        return self.hunt.nodes

    def turns(self):
        """Return the turns of the player to move, by text."""
        return self.firsts

    def count(self, int depth):
        """Return the number of sequences of so many turns, at least one."""
        cdef u64 found
        if depth < 1:
            raise ValueError("expected at least one turn")
        with nogil:
            found = count_sequences(&self.hunt.game, depth, self.cancelled)
        if self.cancelled[0]:
            raise Cancelled
        self._heed()
        return found

    def winner(self):
        """Return the number of the player who has won, or NO_PLAYER."""
        return winner_of(&self.hunt.game)

    cdef const Turn* _numbered(self, int first) except NULL:
        if not 0 <= first < self.row.count:
            raise IndexError("no such turn")
        return self._first(self.order[first])

    def solves(self, int first, int turns):
        """Tell whether a turn, by its place in `turns()`, solves within so many turns."""
        cdef const Turn* turn = self._numbered(first)
        cdef bint found
        with nogil:
            found = turn_solves(self.hunt, turn, self.duel, turns)
        self._heed()
        return found

    def prevents(self, int first, int turns):
        """Tell whether after a turn the goal is not reached, and cannot be forced."""
        cdef const Turn* turn = self._numbered(first)
        cdef bint found
        with nogil:
            found = turn_prevents(self.hunt, turn, turns)
        self._heed()
        return found

    def branch(self, int first, int turns):
        """Return whether a turn reaches the goal, and what can follow it, by text.

        A defence is a tuple: turn, whether it reaches the goal, good replies.
        """
        cdef const Turn* turn = self._numbered(first)
        cdef bint reached
        cdef list found = []
        follow(self.hunt, turn)
        reached = self.duel != DUEL_SELF and is_reached(
            &self.hunt.game, &self.hunt.aim, turn
        )
        try:
            if not reached:
                found = self._defences(turns)
        finally:
            retreat(self.hunt)
        return reached, found

    cdef list _defences(self, int turns):
        cdef Row row = take_turns(&self.hunt.game)
        cdef const Turn* turn
        cdef list found = []
        cdef bint reached
        cdef int index
        try:
            for index in range(row.count):
                turn = turn_of(&self.hunt.game, &row, index)
                follow(self.hunt, turn)
                try:
                    reached = is_reached(&self.hunt.game, &self.hunt.aim, turn)
                    replies = () if reached else self._replies(turns - 1)
                finally:
                    retreat(self.hunt)
                made = self._turn(turn)
                found.append((made[0], made[1], reached, replies))
        finally:
            give_turns(&self.hunt.game, &row)
        found.sort()
        return [each[1:] for each in found]

    cdef tuple _replies(self, int turns):
        cdef Row row = take_turns(&self.hunt.game)
        cdef char* good = <char*>malloc(row.count + 1)
        cdef list found = []
        cdef int index
        try:
            if good == NULL:
                raise MemoryError
            with nogil:
                for index in range(row.count):
                    good[index] = turn_solves(
                        self.hunt, turn_of(&self.hunt.game, &row, index), self.duel, turns
                    )
            self._heed()
            for index in range(row.count):
                if good[index]:
                    found.append(self._turn(turn_of(&self.hunt.game, &row, index)))
        finally:
            free(good)
            give_turns(&self.hunt.game, &row)
        found.sort()
        return tuple([each[1] for each in found])

    def find_lines(self, int turns, bint series, int most):
        """Return lines of just so many single turns, `most` of them at most."""
        if not 1 <= turns <= HUNT_DEPTH or most < 1:
            raise ValueError("expected a number of turns and of lines")
        self.lines = []
        self.most_lines = most
        with nogil:
            find_game_lines(self.hunt, turns, series, _take_line, <void*>self)
        found, self.lines = self.lines, None
        self._heed()
        return found


cdef int _take_line(void* keeper, const Hunt* hunt, int turns) noexcept nogil:
    with gil:
        search = <Search>keeper
        search.lines.append(tuple([search._turn(hunt.path[index])[1] for index in range(turns)]))
        return len(search.lines) < search.most_lines
