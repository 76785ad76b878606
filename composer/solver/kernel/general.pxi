# SPDX-License-Identifier: GPL-3.0-or-later
# The general engine as Python sees it: laws made from tables, and a quest under them.
# What each thing is, its headers in core/general/ say.

cdef extern from "general/laws.h" nogil:
    enum:
        NO_CELL
        MOST_CELLS
        MOST_BETWEEN
    ctypedef struct Trail:
        u32 start
    ctypedef struct Ways:
        const u32* first
        const Trail* trails
        const u16* cells
        u64* reach
    ctypedef struct Content:
        const Ways* ways
        u8 owner
        bint royal
        u8 promotes
        u8 repeats
        u8[2] settled
        u8[2][31] becomes
    ctypedef struct Laws:
        int cells
        int words
        int contents
        int promotions
        int castle_count
        Content[256] content
        u64[2][6] last
        u8[384] keeps_rights
    void fill_reach(const Ways*, int cells) noexcept
    void add_cell(u64*, int) noexcept
    void fill_castle(
        Laws*, int number, int side, int king, int rook, int king_target, int rook_target
    ) noexcept

cdef extern from "general/field.h" nogil:
    ctypedef u64 Step
    enum:
        STEP_DOUBLE
        STEP_PASSING
        STEP_CASTLING
    ctypedef struct Field:
        u8 turn
    void place_content(Field*, int cell, int content) noexcept
    void set_state(Field*, int turn, int rights, int passed, int pawn) noexcept
    int step_origin(Step) noexcept
    int step_target(Step) noexcept
    int step_promotion(Step) noexcept
    int step_special(Step) noexcept
    int step_extra(Step) noexcept
    void make_step(Field*, Step) noexcept

cdef extern from "general/attack.h" nogil:
    bint is_attacked(const Field*, int side) noexcept

cdef extern from "general/quest.h" nogil:
    ctypedef struct QuestAim:
        int aim
        int cell
        int promotion
    ctypedef struct Quest:
        Field field
        QuestAim aim
        int mode
        u64 nodes
        u64 most_nodes
        bint stopped
        bint starved
    ctypedef struct Row:
        Step* steps
        int count
    Quest* new_quest(const Laws*, const Memory*, const char*) noexcept
    void end_quest(Quest*) noexcept
    Row legal_row(Quest*) noexcept
    void give_row(Quest*, const Row*) noexcept

cdef extern from "general/force.h" nogil:
    bint must_reach(Quest*) noexcept

cdef extern from "general/account.h" nogil:
    enum:
        SHOWN_CAPTURED_AT
        SHOWN_MARK_AT
        SHOWN_APART_AT
        SHOWN_CHANGES_AT
        APART_BY_FILE
        APART_BY_RANK
        APART_BY_BOTH
    void describe_step(Quest*, Step, Tape*) noexcept
    void describe_all(Quest*, Tape*) noexcept
    void describe_play(Quest*, int moves, bint threatens, Tape*) noexcept

cdef extern from "general/trials.h" nogil:
    ctypedef struct Trial:
        bint failed
        bint open
        bint reaches
        int refuters
    void try_first(Quest*, Step, int moves, int most, Trial*) noexcept
    int first_length(Quest*, Step, int moves) noexcept
    void describe_first(Quest*, Step, int length, int moves, Tape*) noexcept

cdef extern from "general/lines.h" nogil:
    ctypedef struct LineQuest:
        Quest* quest
        int play
        int most
        int found
        Tape* steps
    void search_lines(LineQuest*, Step first, int halfmoves) noexcept
    void describe_line(Quest*, int play, const u32*, int halfmoves, Tape*) noexcept

cdef enum:
    MOST_SHOWN = 20000  # values of moves kept for one set of laws

cdef char _NEVER = 0

from composer.solver.options import Cancelled


cdef class GeneralWays:
    """How a kind goes for both sides, in the engine's memory."""

    cdef Ways[2] ways
    cdef readonly bint repeats
    cdef list held

    def __cinit__(self, object white, object black, int cells):
        cdef int side
        cdef const u8[:] view
        self.held = [white, black]
        self.repeats = white.repeats or black.repeats
        for side in range(2):
            table = self.held[side]
            self.ways[side].first = <const u32*><char*>(<bytes>table.first)
            self.ways[side].trails = <const Trail*><char*>(<bytes>table.trails)
            self.ways[side].cells = <const u16*><char*>(<bytes>table.cells)
            self.ways[side].reach = <u64*>calloc(cells * cells, sizeof(u64))
            if self.ways[side].reach == NULL:
                raise MemoryError
            fill_reach(&self.ways[side], cells)

    def __dealloc__(self):
        free(self.ways[0].reach)
        free(self.ways[1].reach)


cdef class GeneralLaws:
    """The tables of one game: what can stand on a cell, and how it goes.

    They never change, so that any number of quests may use them at once.
    """

    cdef Laws* laws
    cdef dict numbers, shown, ends
    cdef tuple men
    cdef tuple promotions
    cdef list held

    def __cinit__(self, object contents, object ways_of, object geometry):
        cdef int number, side, index
        cdef GeneralWays ways
        cdef Content* content
        self.laws = <Laws*>calloc(1, sizeof(Laws))
        if self.laws == NULL:
            raise MemoryError
        if len(geometry) > MOST_CELLS:
            raise ValueError(f"expected at most {MOST_CELLS} cells, got {len(geometry)}")
        self.laws.cells = len(geometry)
        self.laws.words = (self.laws.cells + 63) // 64
        self.laws.contents = len(contents.men) + 1
        self.laws.promotions = len(contents.promotions)
        self.men = (None, *contents.men)
        self.promotions = contents.promotions
        self.numbers = {man: number + 1 for number, man in enumerate(contents.men)}
        self.numbers[None] = 0
        self.shown = {}
        self.ends = {}
        self.held = []
        self.laws.content[0].owner = 255
        for number in range(1, self.laws.contents):
            man = self.men[number]
            ways = ways_of(man.kind)
            self.held.append(ways)
            content = &self.laws.content[number]
            content.ways = ways.ways
            content.owner = 2 if man.colour is Colour.NEUTRAL else man.colour is Colour.BLACK
            content.royal = man.is_royal
            becomes = contents.becomes(man)
            settled = contents.settled(man)
            content.promotes = bool(becomes[0])
            content.repeats = ways.repeats
            for side in range(2):
                content.settled[side] = settled[side]
                for index in range(len(becomes[side])):
                    content.becomes[side][index] = becomes[side][index]
        for side, name in enumerate(("white-last", "black-last")):
            for cell in geometry.region(name):
                add_cell(self.laws.last[side], cell)
        self.laws.castle_count = 0
        for number in range(self.laws.cells):
            self.laws.keeps_rights[number] = 255
        if self.laws.cells == 64:
            self._fill_castles()

    cdef int _fill_castles(self) except -1:
        cdef int number, step
        for number, right in enumerate(_CASTLES):
            step = 1 if right.is_short else -1
            fill_castle(
                self.laws, number, right.colour is Colour.BLACK, right.king_square,
                right.rook_square, right.king_square + 2 * step, right.king_square + step
            )
        return 0

    def __dealloc__(self):
        free(self.laws)

    cdef object _move(self, const u32* items):
        """Return the move that `describe_step` wrote."""
        cdef bytes key = (<const char*>items)[: 4 * shown_size(items)]
        found = self.shown.get(key)
        if found is None:
            if len(self.shown) > MOST_SHOWN:
                self.shown.clear()
            found = self.shown[key] = self._new_move(items)
        return found

    cdef object _end(self, const u32* items):
        """Return the continuation that is just a move."""
        move = self._move(items)
        found = self.ends.get(move)
        if found is None or found.move is not move:
            if len(self.ends) > MOST_SHOWN:
                self.ends.clear()
            found = self.ends[move] = Continuation(move)
        return found

    cdef object _new_move(self, const u32* items):
        cdef Step step = <Step>items[0] | <Step>items[1] << 32
        cdef u32 told = items[2], item
        cdef int origin = step_origin(step), target = step_target(step)
        cdef int special = step_special(step), apart = told >> SHOWN_APART_AT & 3
        cdef int index, captured = told >> SHOWN_CAPTURED_AT & 255
        cdef dict after = {}
        cdef str name = _NAMES[origin], telling = ""
        man = self.men[told & 255]
        for index in range(told >> SHOWN_CHANGES_AT & 255):
            item = items[3 + index]
            after[item & 0xFFFF] = self.men[item >> 16]
        changes = [(origin, after.pop(origin)), (target, after.pop(target))]
        changes += sorted(after.items(), key=_first_of_pair)
        if man.kind is _PAWN:
            telling = name[0] if captured else ""
        elif special != STEP_CASTLING and man.kind is not _KING:
            if apart == APART_BY_FILE:
                telling = name[0]
            elif apart == APART_BY_RANK:
                telling = name[1]
            elif apart == APART_BY_BOTH:
                telling = name
        promotion = step_promotion(step)
        return Move(
            man=man,
            origin=origin,
            target=target,
            changes=tuple(changes),
            capture=self.men[captured].kind if captured else None,
            promotion=self.promotions[promotion - 1] if promotion else None,
            castling=_CASTLES[step_extra(step)] if special == STEP_CASTLING else None,
            en_passant=special == STEP_PASSING,
            passed=step_extra(step) if special == STEP_DOUBLE else None,
            mark=_MARKS[told >> SHOWN_MARK_AT & 3],
            disambiguation=telling,
        )


cdef object _PAWN = Kind.PAWN
cdef object _KING = Kind.KING


cdef object _first_of_pair(pair):
    return pair[0]


cdef int shown_size(const u32* items) noexcept:
    return 3 + <int>(items[2] >> SHOWN_CHANGES_AT & 255)


cdef class GeneralQuest:
    """A search from one position, for one thread at a time."""

    cdef Quest* quest
    cdef GeneralLaws laws
    cdef object position
    cdef int mode
    cdef int aim, cell, promotion
    cdef bytearray token
    cdef object token_held  # while this is held the token's byte cannot move
    cdef list firsts  # the first moves as numbers

    def __cinit__(
        self,
        GeneralLaws laws not None,
        object position,
        int mode,
        int aim,
        int cell=0,
        int promotion=0,
        bytearray token=None,
    ):
        self.laws = laws
        self.position = position
        self.mode = mode
        self.aim = aim
        self.cell = cell
        self.promotion = promotion
        self.token = token
        if token is not None:
            if not token:
                raise ValueError("expected a token of one byte")
            self.token_held = memoryview(token)
        self.quest = new_quest(
            laws.laws, &MEMORY, &_NEVER if token is None else <char*>token
        )
        if self.quest == NULL:
            raise MemoryError
        self.quest.mode = mode
        self.quest.aim.aim = aim
        self.quest.aim.cell = cell
        self.quest.aim.promotion = promotion
        self._place()

    def __dealloc__(self):
        if self.quest != NULL:
            end_quest(self.quest)

    cdef int _place(self) except -1:
        cdef tuple board = self.position.board
        cdef int square, rights = 0, passed = NO_CELL, pawn = NO_CELL, index
        cdef bint black = self.position.turn is _BLACK
        for square in range(len(board)):
            man = board[square]
            if man is not None:
                place_content(&self.quest.field, square, self.laws.numbers[man])
        for index in range(4):
            if _CASTLES[index] in self.position.castling:
                rights |= 1 << index
        if self.position.en_passant is not None:
            passed = self.position.en_passant
            pawn = passed + (8 if black else -8)
        set_state(&self.quest.field, black, rights, passed, pawn)
        return 0

    cdef int _heed(self) except -1:
        """Say what stopped the search.

        Returns:
            0.
        """
        if self.quest.starved:
            raise MemoryError("a position has too many moves, or no memory was left")
        if self.quest.stopped:
            raise Cancelled
        return 0

    @property
    def nodes(self):
        """The positions looked at."""
        return self.quest.nodes

    @property
    def in_check(self):
        """Whether the side to move is in check."""
        return is_attacked(&self.quest.field, self.quest.field.turn)

    def set_most_nodes(self, u64 most):
        """Stop the search when so many positions were looked at; 0 for no end."""
        self.quest.most_nodes = most

    def pass_turn(self):
        """Let the other side begin from now on."""
        make_step(&self.quest.field, 0)

    def first_moves(self):
        """Return the legal moves as numbers."""
        cdef Row row = legal_row(self.quest)
        cdef list found = [row.steps[index] for index in range(row.count)]
        give_row(self.quest, &row)
        self._heed()
        return found

    def moves(self):
        """Return the legal moves as values."""
        cdef Tape tape
        cdef int place = 0
        cdef list found = []
        memset(&tape, 0, sizeof(Tape))
        tape.memory = &MEMORY
        try:
            describe_all(self.quest, &tape)
            if tape.failed:
                raise MemoryError
            self._heed()
            while place < tape.size:
                found.append(self.laws._move(tape.items + place))
                place += shown_size(tape.items + place)
            return found
        finally:
            free_tape(&tape)

    def must_end(self):
        """Tell whether the side to move must reach the goal to its harm."""
        cdef bint must
        with nogil:
            must = must_reach(self.quest)
        self._heed()
        return must

    def attempt(self, Step step, int moves, int most):
        """Look at a first move until so many refutations are found.

        Returns:
            Whether it is not even a try; whether defences were left out; how many refute.
        """
        cdef Trial trial
        with nogil:
            try_first(self.quest, step, moves, most, &trial)
        self._heed()
        return trial.failed, trial.open, trial.refuters

    def length(self, Step step, int moves):
        """Return how many moves a first move that solves needs, itself included."""
        cdef int length
        with nogil:
            length = first_length(self.quest, step, moves)
        self._heed()
        return length

    def move(self, Step step):
        """Return a legal move as a value."""
        cdef Tape tape
        memset(&tape, 0, sizeof(Tape))
        tape.memory = &MEMORY
        try:
            describe_step(self.quest, step, &tape)
            if tape.failed:
                raise MemoryError
            return self.laws._move(tape.items)
        finally:
            free_tape(&tape)

    def play(self, Step step, int length, int moves):
        """Return the play after a first move, or the set play (0).

        Args:
            step: the first move.
            length: how many moves it needs; 0 if it is refuted.
            moves: in how many moves the problem is.

        Returns:
            Whether it checks; the threats; the variations; the moves that nothing answers.
        """
        cdef Tape tape
        memset(&tape, 0, sizeof(Tape))
        tape.memory = &MEMORY
        try:
            with nogil:
                describe_first(self.quest, step, length, moves, &tape)
            if tape.failed:
                raise MemoryError
            self._heed()
            return self._read_play(&tape, (step,))
        finally:
            free_tape(&tape)

    def after(self, tuple path, int moves):
        """Return the play after some moves: threats, whether it is zugzwang, and variations.

        `moves` are those left after the last of them, as `describe_play` counts them.
        """
        cdef Tape tape
        cdef Step step
        memset(&tape, 0, sizeof(Tape))
        tape.memory = &MEMORY
        for step in path:
            make_step(&self.quest.field, step)
        try:
            with nogil:
                describe_play(self.quest, moves, True, &tape)
            if tape.failed:
                raise MemoryError
            self._heed()
            checks, threats, variations, _ = self._read_play(&tape, path)
            goes_on = moves > (0 if self.mode == 0 else 1)
            return threats, goes_on and not checks and not threats, tuple(variations)
        finally:
            free_tape(&tape)

    cdef tuple _read_play(self, const Tape* tape, tuple path):
        cdef const u32* items = tape.items
        cdef const u32* defence
        cdef int place = 1, count, index, length, flag
        cdef bint checks = items[0] != 0
        cdef list threats = [], variations = [], unanswered = []
        cdef list parried, answers
        count = items[place]
        place += 1
        for index in range(count):
            threats.append(self.laws._move(items + place))
            place += shown_size(items + place)
        while items[place]:
            place += 1
            defence = items + place
            place += shown_size(defence)
            length = items[place]
            flag = items[place + 1]
            count = items[place + 2]
            place += 3
            parried = [threats[items[place + index]] for index in range(count)] if count else []
            place += count
            count = items[place]
            place += 1
            answers = []
            for index in range(count):
                answers.append(self._answer(path, defence, items + place, length))
                place += shown_size(items + place)
            move = self.laws._move(defence)
            variation = _new_variation(move, tuple(answers), tuple(parried), flag & 1 != 0)
            if count == 0 and flag < 2:
                unanswered.append(variation.defence)
            else:
                variations.append(variation)
        return checks, tuple(threats), variations, tuple(unanswered)

    cdef object _answer(self, tuple path, const u32* defence, const u32* items, int length):
        cdef GeneralUnfolding play
        if self.mode == 0 and length == 1:
            return self.laws._end(items)
        play = GeneralUnfolding.__new__(GeneralUnfolding)
        play.laws = self.laws
        play.position = self.position
        play.goal = (self.mode, self.aim, self.cell, self.promotion)
        play.path = (
            *path,
            <Step>defence[0] | <Step>defence[1] << 32,
            <Step>items[0] | <Step>items[1] << 32,
        )
        play.moves = length - 1 if self.mode == 0 else length
        return Continuation(self.laws._move(items), UnfoldingSequel(play))

    def lines(self, Step first, int play, int halfmoves, int most):
        """Return the lines of a length that begin with a move, `most` at most, as values."""
        cdef LineQuest work
        cdef Tape steps, tape
        cdef int number, index, place
        cdef list found = [], moves
        memset(&steps, 0, sizeof(Tape))
        memset(&tape, 0, sizeof(Tape))
        steps.memory = tape.memory = &MEMORY
        work.quest = self.quest
        work.play = play
        work.most = most
        work.steps = &steps
        try:
            with nogil:
                search_lines(&work, first, halfmoves)
            if steps.failed:
                raise MemoryError
            self._heed()
            for number in range(work.found):
                tape.size = 0
                describe_line(
                    self.quest, play, steps.items + 2 * halfmoves * number, halfmoves, &tape
                )
                if tape.failed:
                    raise MemoryError
                moves = []
                place = 0
                for index in range(halfmoves):
                    moves.append(self.laws._move(tape.items + place))
                    place += shown_size(tape.items + place)
                found.append(Line(tuple(moves)))
            return found
        finally:
            free_tape(&steps)
            free_tape(&tape)


cdef class GeneralUnfolding:
    """The play after a continuation of a long problem, not worked out yet."""

    cdef GeneralLaws laws
    cdef object position
    cdef tuple goal, path
    cdef int moves

    def unfold(self):
        """Return the threats, whether it is zugzwang, and the variations."""
        return GeneralQuest(self.laws, self.position, *self.goal).after(self.path, self.moves)
