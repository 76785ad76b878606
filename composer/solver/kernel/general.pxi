# SPDX-License-Identifier: GPL-3.0-or-later
# A quest under the laws of a game, as Python sees it, and play that is not worked out yet.


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
    cdef Diagram diagram  # of proof games
    cdef Unfolder unfolder  # of the play that is not worked out yet; None while there is none

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
        close_diagram(&self.diagram, &MEMORY)
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
        for condition in self.laws.conditions:
            for square, man in condition.prepared(self.position).items():
                place_content(&self.quest.field, square, self.laws.numbers[man])
        for index in range(4):
            square = _CASTLES[index].rook_square
            if _CASTLES[index] in self.position.castling and is_castler(
                board[square], square, self.laws.partner
            ):
                rights |= 1 << index
        if self.laws.conditions:  # others never bring a man back who castles
            unmoved = unmoved_castlers(self.position, self.laws.partner)
            for index in range(self.laws.laws.castler_count):
                if self.laws.laws.castlers[index].cell in unmoved:
                    rights |= castler_right(index)
        if self.position.en_passant is not None:
            passed = self.position.en_passant
            pawn = passed + (8 if black else -8)
        set_state(&self.quest.field, black, rights, passed, pawn)
        begin_conditions(&self.quest.field)
        return 0

    cdef int _heed(self) except -1:
        """Say what stopped the search.

        Returns:
            0.
        """
        if self.quest.crowded:
            raise TooManyMoves("a position has too many moves")
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

    @property
    def waiting_in_check(self):
        """Whether the other side is in check."""
        return is_attacked(&self.quest.field, self.quest.field.turn ^ 1)

    def set_most_nodes(self, u64 most):
        """Stop the search when so many positions were looked at; 0 for no end."""
        self.quest.most_nodes = most

    @property
    def has_move(self):
        """Whether there is a legal move."""
        return has_legal_step(&self.quest.field)

    @property
    def key(self):
        """A number of the position, of which no other is likely to be."""
        return self.quest.field.hash

    def lead_to(self, object diagram, frozenset uncounted):
        """Let lines end in a diagram: the men on its squares, but for qualities not counted."""
        cdef dict sorts = {}
        cdef int number, square
        close_diagram(&self.diagram, &MEMORY)
        memset(&self.diagram, 0, sizeof(Diagram))
        for number, man in enumerate(self.laws.men):
            if man is not None:
                known = (man.kind, man.colour, man.qualities - uncounted)
                self.diagram.sort[number] = sorts.setdefault(known, len(sorts) + 1)
                self.diagram.mixed |= man.colour is Colour.NEUTRAL
        for square, man in diagram:
            number = self.laws.numbers[man]
            self.diagram.wanted[square] = self.diagram.sort[number]
            self.diagram.owner[square] = self.laws.laws.content[number].owner
            self.diagram.men += 1
        open_diagram(&self.diagram, self.laws.laws, &MEMORY)
        self.quest.diagram = &self.diagram

    def push(self, Step step):
        """Make a move; 0 is to pass."""
        make_step(&self.quest.field, step)

    def pass_over(self):
        """Pass, to see what threatens: what waits for a move does not come about."""
        pass_over(&self.quest.field)

    def pop(self):
        """Take back what was made last."""
        unmake_step(&self.quest.field)

    def aim_at(self, int aim, int cell, int promotion):
        """Ask for another goal from now on."""
        self.quest.aim.aim = self.aim = aim
        self.quest.aim.cell = self.cell = cell
        self.quest.aim.promotion = self.promotion = promotion

    def reaching(self):
        """Return the moves that reach the goal at once, as numbers."""
        cdef Row row = take_row(self.quest)
        cdef list found
        add_reaching(self.quest, &row)
        found = [row.steps[index] for index in range(row.count)]
        give_row(self.quest, &row)
        self._heed()
        return found

    def all_reach(self):
        """Tell whether the side to move has a move, and each reaches the goal."""
        return all_reach(self.quest)

    def reached(self, Step last):
        """Tell whether the move made last, which is given, reaches the goal."""
        return quest_reached(self.quest, last)

    def likewise(self, Step step):
        """Return the legal move here that one of another position would be; 0 if there is none."""
        return likewise(self.quest, step)

    def captures_there(self, int origin, int target, bint black):
        """Tell whether the man on a cell, moved by a side, captures on another by his own ways."""
        return captures_there(&self.quest.field, origin, target, black)

    def first_moves(self):
        """Return the legal moves as numbers, and what else reaches the goal of the side to move."""
        cdef Row row = legal_row(self.quest) if self.mode else row_with_endings(self.quest)
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
            Whether it checks; the threats; the variations; the moves that nothing answers; then,
            one by one, the threats with what follows each.
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
        """Return the play after some moves, as `GeneralUnfolding.unfold` does; 0 is to pass.

        `moves` are those left after the last of them, as `describe_play` counts them.
        """
        return self.replies(path, moves)[:4]

    def replies(self, tuple path, int moves):
        """Return the same, and the defences that nothing answers and the positions looked at."""
        cdef Tape tape
        cdef Step step
        cdef int made = 0
        memset(&tape, 0, sizeof(Tape))
        tape.memory = &MEMORY
        try:
            for step in path:
                make_step(&self.quest.field, step)
                made += 1
            with nogil:
                describe_play(self.quest, moves, True, &tape)
            if tape.failed:
                raise MemoryError
            self._heed()
            checks, threats, variations, holes, *threat_play = self._read_play(&tape, path)
            goes_on = moves > (0 if self.mode == 0 else 1)
            zugzwang = goes_on and not checks and not threats
            return (
                threats, zugzwang, tuple(variations), tuple(threat_play), holes, self.quest.nodes
            )
        finally:
            for _ in range(made):
                unmake_step(&self.quest.field)
            free_tape(&tape)

    cdef tuple _read_play(self, const Tape* tape, tuple path):
        cdef const u32* items = tape.items
        cdef const u32* defence
        cdef int place = 2, count, index, length, flag, threatened = items[1]
        cdef bint checks = items[0] != 0
        cdef list threats = [], threat_play = [], variations = [], unanswered = []
        cdef list parried, answers
        count = items[place]
        place += 1
        for index in range(count):
            threats.append(self.laws._move(items + place))
            if self.mode != 0 or threatened > 1:
                threat_play.append(self._answer((*path, 0), items + place, threatened))
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
                after = (*path, <Step>defence[0] | <Step>defence[1] << 32)
                answers.append(self._answer(after, items + place, length))
                place += shown_size(items + place)
            move = self.laws._move(defence)
            variation = _new_variation(move, tuple(answers), tuple(parried), flag & 1 != 0)
            if count == 0 and flag < 2:
                unanswered.append(variation.defence)
            else:
                variations.append(variation)
        return checks, tuple(threats), variations, tuple(unanswered), *threat_play

    cdef object _answer(self, tuple path, const u32* items, int length):
        """Return a continuation that needs so many moves, itself included, after some moves."""
        cdef GeneralUnfolding play
        if self.mode == 0 and length == 1:
            return self.laws._end(items)
        goal = (self.mode, self.aim, self.cell, self.promotion)
        if self.unfolder is None or self.unfolder.goal != goal:
            self.unfolder = Unfolder(self.laws, self.position, goal)
        play = GeneralUnfolding.__new__(GeneralUnfolding)
        play.unfolder = self.unfolder
        play.path = (
            *path,
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


cdef class Unfolder:
    """The quest in which the play after continuations of one problem is worked out.

    What it proves serves the next one. One thread has it at a time: another makes one of its own.
    """

    cdef GeneralLaws laws
    cdef object position
    cdef tuple goal
    cdef GeneralQuest idle

    def __init__(self, GeneralLaws laws, object position, tuple goal):
        self.laws = laws
        self.position = position
        self.goal = goal

    def after(self, tuple path, int moves):
        """Return the play after some moves, as `GeneralQuest.after` does."""
        quest, self.idle = self.idle, None
        if quest is None:
            quest = GeneralQuest(self.laws, self.position, *self.goal)
        (<GeneralQuest>quest).unfolder = self
        found = quest.after(path, moves)
        (<GeneralQuest>quest).unfolder = None  # neither keeps the other when both are idle
        self.idle = quest
        return found


cdef class GeneralUnfolding:
    """The play after a continuation of a long problem, not worked out yet."""

    cdef Unfolder unfolder
    cdef tuple path
    cdef int moves

    @property
    def nodes(self):
        """The positions looked at so far for what was worked out of this problem's play."""
        return 0 if self.unfolder.idle is None else self.unfolder.idle.nodes

    def unfold(self):
        """Return the threats, whether it is zugzwang, the variations, and the threats' play."""
        return self.unfolder.after(self.path, self.moves)
