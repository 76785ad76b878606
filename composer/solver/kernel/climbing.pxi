# SPDX-License-Identifier: GPL-3.0-or-later
# Men added to a core until it is sound and shows what is wished.


cdef class Climb:
    """A climb from a core; see `scheme/climb.h`. One thread uses it at a time."""

    cdef ClimbWork* work
    cdef Search* search
    cdef char never[2]

    def __cinit__(
        self,
        core not None,
        list men not None,
        list wishes not None,
        list firsts not None,
        unsigned long long needed=0,
        bint set_complete=False,
        bint all_single=False,
        bint may_check=False,
    ):
        """Take in what is asked.

        Args:
            core: the position of the men that stay.
            men: of each who may be added his number, whether he must, and where he may stand.
            wishes: tuples of sort, phase, like, first_of, equals, differs, other_reply, checks,
                loose, origins, targets, mate origins and targets, shut, pinned, lines and general
                (`scheme/weigh.h`).
            firsts: where the first moves of the key and of each try may begin and end.
            needed: the squares of the core's men that are to take part.
            set_complete: whether in set play every reply is answered.
            all_single: whether every reply has one mate after the key.
            may_check: whether the key may check.

        Raises:
            ValueError: there is too much of something.
        """
        cdef Mode mode
        cdef Goal goal
        cdef int index
        cdef Wish* wish
        cdef Asked* asked
        if len(men) > MOST_ADDED or len(wishes) > MOST_WISHES:
            raise ValueError("too many men or wishes")
        if not 1 <= len(firsts) < MOST_PHASES:
            raise ValueError("too many phases")
        direct_mode(&mode)
        goal.aim, goal.detail = MATE, 0
        self.search = new_search(
            BOARD, &MEMORY, NULL, &mode, goal, 2, &self.never[0], &self.never[1]
        )
        self.work = <ClimbWork*>calloc(1, sizeof(ClimbWork))
        if self.search == NULL or self.work == NULL:
            raise MemoryError
        self.work.search = self.search
        asked = &self.work.asked
        place_men(core, None, &asked.core)
        asked.core.rights = 0
        asked.core.passed = NO_SQUARE
        asked.core.turn = WHITE
        asked.core.hash = hash_of(BOARD, &asked.core)
        asked.phases = len(firsts) + 1
        asked.set_complete = set_complete
        asked.all_single = all_single
        asked.may_check = may_check
        asked.needed = needed
        for index, (origins, targets) in enumerate(firsts):
            asked.first_origins[index + 1] = origins
            asked.first_targets[index + 1] = targets
        asked.man_count = len(men)
        for index, (man, must, places) in enumerate(men):
            asked.men[index] = man
            asked.must[index] = must
            asked.places[index] = places
        asked.wish_count = len(wishes)
        for index, told in enumerate(wishes):
            wish = &asked.wishes[index]
            (
                wish.sort, wish.phase, wish.like, wish.first_of, wish.equals, wish.differs,
                wish.other_reply, wish.checks, wish.loose, wish.origins, wish.targets,
                wish.mate_origins, wish.mate_targets, wish.shut, wish.pinned, wish.lines,
                wish.general,
            ) = told
            if not (0 <= wish.phase < asked.phases and wish.like < index):
                raise ValueError("a wish of no phase, or like a later one")
            asked.uses_set = asked.uses_set or wish.phase == 0
            asked.uses_effects = asked.uses_effects or wish.shut or wish.pinned or wish.lines

    def __dealloc__(self):
        free(self.work)
        free_search(self.search)

    def start(self, unsigned long long seed):
        """Begin at a random start; return whether one was found."""
        return start_climb(self.work, seed)

    def weigh(self, list added not None, list firsts not None):
        """Return what a position costs, how much of that no problem may have, and its cause.

        Args:
            added: of each man who may be added the square where he stands, or 64.
            firsts: the first moves of the key and of each try, as numbers.
        """
        cdef Pos pos = self.work.asked.core
        cdef u32 moves[4]
        cdef Weighed weighed
        cdef int index, square
        cdef bint was_polished
        if len(added) != self.work.asked.man_count or len(firsts) != self.work.asked.phases - 1:
            raise ValueError("not as many men or first moves as there are")
        for index, square in enumerate(added):
            if 0 <= square < NO_SQUARE:
                put_man(
                    BOARD, &pos, self.work.asked.men[index] // 6, self.work.asked.men[index] % 6,
                    square,
                )
        moves[0] = 0
        for index, move in enumerate(firsts):
            moves[index + 1] = move
        was_polished = self.work.asked.is_polished
        self.work.asked.is_polished = True
        weighed = weigh(
            self.search, &self.work.asked, &pos, moves, TOO_DEAR, self.work.lists
        )
        self.work.asked.is_polished = was_polished
        return weighed.cost, weighed.lacking, weighed.cause

    def run(self, int changes, int hot, int cold):
        """Change men so many times at most; return how many times, and whether for a find."""
        cdef int done
        with nogil:
            done = run_climb(self.work, changes, hot, cold)
        return done, self.work.found

    @property
    def cost(self):
        """What the position costs now, in hundredths."""
        return self.work.cost

    @property
    def added(self):
        """The men added now: number and square of each."""
        cdef int index
        return [
            (self.work.asked.men[index], self.work.squares[index])
            for index in range(self.work.asked.man_count)
            if self.work.squares[index] != NO_SQUARE
        ]

    @property
    def firsts(self):
        """The first moves meant: the key, then the tries."""
        return [self.work.firsts[index] for index in range(1, self.work.asked.phases)]

    @property
    def causes(self):
        """How many positions were given up where."""
        return [self.work.causes[index] for index in range(CAUSES)]
