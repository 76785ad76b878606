/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any bytes make a position and a question; the core must answer it, or run out of nodes or of
 * memory, without harm, and must not contradict itself.
 *
 * With libFuzzer: clang -g -O1 -fsanitize=fuzzer,address,undefined, this file and the core's.
 * With FUZZ_MAIN defined it is a program: `fuzz_core NUMBER [SEED]` makes up its own bytes. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/perft.h"
#include "help/party.h"
#include "help/tally.h"
#include "search/judge.h"
#include "search/mates.h"
#include "search/solve.h"
#include "self/selfplay.h"

enum { MOST_NODES = 20000, MOST_SQUARES = 64, HEAD = 6, CORNER = 27 };

/* So that a test sees that it tests something: how many inputs came how far. */
static long solvable_inputs, answered_inputs, plain_inputs, plain_keys, hinted_inputs,
    compared_inputs;

/* Memory that runs out after so many times it was asked for; -1 for never. */
typedef struct Purse {
    int left;
    int taken; /* blocks that were not given back */
} Purse;

static void *take_block(void *keeper, size_t bytes)
{
    Purse *purse = keeper;
    void *block = purse->left == 0 ? NULL : malloc(bytes);
    if (purse->left > 0) {
        purse->left--;
    }
    purse->taken += block != NULL;
    return block;
}

static void *take_blank_block(void *keeper, size_t bytes)
{
    void *block = take_block(keeper, bytes);
    return block != NULL ? memset(block, 0, bytes) : NULL;
}

static void give_block_back(void *keeper, void *block)
{
    ((Purse *)keeper)->taken -= block != NULL;
    free(block);
}

static void demand(bool holds, const char *what)
{
    if (!holds) {
        fprintf(stderr, "the core contradicts itself: %s\n", what);
        abort();
    }
}

/* Read a position: its two kings, then a man a byte; which castling and e.p. rights hold. */
static Pos read_position(const Board *board, const uint8_t *data, size_t size)
{
    const u64 home = bit(4) | bit(60);
    Pos pos;
    memset(&pos, 0, sizeof pos);
    put_man(board, &pos, WHITE, KING, data[3] & 63);
    if ((data[4] & 63) != (data[3] & 63)) {
        put_man(board, &pos, BLACK, KING, data[4] & 63);
    }
    for (size_t index = HEAD; index + 1 < size && index < HEAD + 2 * MOST_SQUARES; index += 2) {
        const int square = data[index] & 63, kind = data[index + 1] % 5;
        const bool on_edge = (EDGE_RANKS & bit(square)) != 0;
        if (((pos.men[WHITE] | pos.men[BLACK]) & bit(square)) == 0) {
            put_man(board, &pos, data[index + 1] >> 7, kind == PAWN && on_edge ? ROOK : kind,
                    square);
        }
    }
    pos.turn = data[1] & 1;
    for (int index = 0; index < 4; index++) {
        const Castle *castle = &board->castles[index];
        const u64 men = pos.men[index / 2];
        if ((data[5] >> index & 1) != 0 && (pos.kinds[KING] & men & home & bit(castle->king)) &&
            (pos.kinds[ROOK] & men & bit(castle->rook)) != 0) {
            pos.rights |= (u8)(1 << index);
        }
    }
    pos.passed = NO_SQUARE;
    if ((data[5] & 16) != 0) { /* as after a double step: a pawn, and two empty squares behind */
        const int file = data[5] >> 5, ahead = pos.turn == WHITE ? 1 : -1;
        const int passed = (pos.turn == WHITE ? 40 : 16) + file;
        const u64 men = pos.men[WHITE] | pos.men[BLACK];
        const u64 pawns = pos.kinds[PAWN] & pos.men[pos.turn ^ 1];
        if ((pawns & bit(passed - 8 * ahead)) != 0 &&
            (men & (bit(passed) | bit(passed + 8 * ahead))) == 0 &&
            (board->pawn_reach[pos.turn ^ 1][passed] & pos.kinds[PAWN] & pos.men[pos.turn])) {
            pos.passed = (u8)passed;
        }
    }
    pos.hash = hash_of(board, &pos);
    return pos;
}

/* The two orders of moves hold the same moves, each keeps its king safe and the hash true. */
static void check_moves(const Board *board, const Pos *pos)
{
    static u32 listed[MOST_MOVES], by_kind[MOST_MOVES];
    Guard guard;
    Sieve sieve;
    int count, other;
    look(board, pos, &guard);
    count = all_moves(board, pos, &guard, listed);
    want_all(&sieve);
    other = (int)(generate_by_kind(board, pos, &guard, &sieve, by_kind) - by_kind);
    demand(count == other, "two numbers of legal moves");
    demand((count > 0) == can_move(board, pos, &guard), "whether there is a legal move");
    demand(count == count_moves(board, pos, &guard), "how many legal moves there are");
    for (int index = 0; index < count; index++) {
        const u32 move = listed[index];
        bool found = false;
        Pos after;
        make(board, pos, move, &after);
        for (int place = 0; place < count && !found; place++) {
            found = by_kind[place] == move;
        }
        demand(found, "a move in one order only");
        demand(legal_like(board, pos, &guard, move) == move, "a move not found again");
        demand(can_be_solved(board, &after), "a move that is not legal");
        demand(after.hash == hash_of(board, &after), "a hash that is not the position's");
        demand(move_of_described(described(board, pos, &guard, move, &after)) == move,
               "a described move that is another");
    }
    for (u32 wanted = 0; wanted <= MOVE_MASK; wanted += 61) { /* any numbers */
        const u32 move = legal_like(board, pos, &guard, wanted);
        bool found = move == 0;
        for (int place = 0; place < count && !found; place++) {
            found = listed[place] == move && same_move(move, wanted);
        }
        demand(found, "a move that is not legal, found again");
    }
}

static void check_variations(const Solve *solve, int task_moves)
{
    for (int index = 0; index < solve->tape_count; index++) {
        const Tape *tape = &solve->tapes[index];
        demand(next_variation(tape, 0) == tape->size, "a variation of another length");
        demand((int)tape->items[VARIATION_LENGTH] <= task_moves, "answers that take too long");
        demand((tape->items[VARIATION_LENGTH] != 0) == (tape->items[VARIATION_ANSWERS] != 0),
               "answers without a length");
    }
}

/* Return how many first moves solve; -1 if nodes or memory ran out. */
static int solve_all(Solve *solve, int refutations)
{
    Search *search = search_of(solve, 0);
    int keys = 0;
    begin_keys(solve, refutations);
    if (!run_jobs(solve, search, MOST_NODES)) {
        return -1;
    }
    for (int first = -1; first < solve->first_count; first++) {
        if (first >= 0 && !is_solving(solve, first)) {
            continue;
        }
        keys += first >= 0;
        if ((first >= 0 && solve->firsts[first].length == 1 && solve->mode.attacker_ends) ||
            !place_play(solve, first)) {
            continue;
        }
        if (!begin_play(solve, has_threats(solve, first)) ||
            !run_jobs(solve, search, MOST_NODES)) {
            return -1;
        }
        check_variations(solve, solve->play_moves);
    }
    return keys;
}

/* Return how many keys there are, found with hints from the beginning; -1 if it ran out. */
static int count_with_hints(Solve *solve, Hints *hints)
{
    Search *search = search_of(solve, 0);
    int keys = 0;
    begin_keys(solve, 1);
    give_hints(solve, hints);
    if (!run_jobs(solve, search, MOST_NODES)) {
        give_out_again(solve); /* what was cut goes on, and stops where it does */
        if (search->starved || !run_jobs(solve, search, MOST_NODES)) {
            return -1;
        }
    }
    for (int first = 0; first < solve->first_count; first++) {
        keys += is_solving(solve, first);
    }
    hinted_inputs++;
    return keys;
}

static int judge_all(Judge *judge, const Pos *pos)
{
    Judged judged = {.solvable = true};
    judge_positions(judge, pos, &judged, 1, MOST_NODES);
    return judged.finished && !judge->found.failed ? judged.keys : -1;
}

/* Self and reflex play by plain enumeration, to compare the search with. */

static bool plain_can_reach(const Board *board, const Goal *goal, const Pos *pos)
{
    u32 found[MOST_MOVES];
    Guard guard;
    int count;
    look(board, pos, &guard);
    count = all_moves(board, pos, &guard, found);
    for (int index = 0; index < count; index++) {
        Pos after;
        make(board, pos, found[index], &after);
        if (attains(board, goal, pos, found[index], &after)) {
            return true;
        }
    }
    return false;
}

/* The goal is in reach at once, or not, whichever moves are passed over on the way. */
static void check_finish(Solve *solve)
{
    Search *search = search_of(solve, 0);
    Guard guard;
    look(solve->board, &solve->root, &guard);
    search->free_moves = search->moves;
    demand(can_finish(search, &solve->root, &guard, 0) ==
               plain_can_reach(solve->board, &solve->goal, &solve->root),
           "whether the goal is in reach at once");
}

static bool plain_solvable(const Board *board, const Mode *mode, const Goal *goal, const Pos *pos,
                           int moves, int *patience);

static bool plain_all_answered(const Board *board, const Mode *mode, const Goal *goal, const Pos *pos,
                               int moves, int *patience)
{
    u32 found[MOST_MOVES];
    Guard guard;
    int count;
    look(board, pos, &guard);
    count = all_moves(board, pos, &guard, found);
    if (mode->defender_obliged && plain_can_reach(board, goal, pos)) {
        return true;
    }
    for (int index = 0; index < count; index++) {
        Pos after;
        make(board, pos, found[index], &after);
        if (!attains(board, goal, pos, found[index], &after) &&
            !plain_solvable(board, mode, goal, &after, moves, patience)) {
            return false;
        }
    }
    return count > 0;
}

static bool plain_solvable(const Board *board, const Mode *mode, const Goal *goal, const Pos *pos,
                           int moves, int *patience)
{
    u32 found[MOST_MOVES];
    Guard guard;
    int count;
    if (moves == 0 || --*patience < 0 ||
        (mode->attacker_obliged && plain_can_reach(board, goal, pos))) {
        return false;
    }
    look(board, pos, &guard);
    count = all_moves(board, pos, &guard, found);
    for (int index = 0; index < count; index++) {
        Pos after;
        make(board, pos, found[index], &after);
        if (plain_all_answered(board, mode, goal, &after, moves - 1, patience)) {
            return true;
        }
    }
    return false;
}

/* Each first move solves by plain enumeration, too, or by neither. */
static void check_plainly(Solve *solve)
{
    const Mode *mode = &solve->mode;
    for (int first = 0; first < solve->first_count; first++) {
        int patience = 3000;
        bool solves = plain_all_answered(solve->board, mode, &solve->goal,
                                         &solve->firsts[first].after, solve->moves - 1, &patience);
        solves = solves && !(mode->attacker_obliged &&
                             plain_can_reach(solve->board, &solve->goal, &solve->root));
        if (patience < 0) {
            return;
        }
        demand(solves == is_solving(solve, first), "plain enumeration");
        plain_keys += solves;
    }
    plain_inputs++;
}

static Goal read_goal(const uint8_t *data)
{
    Goal goal = {data[4] % AIMS, 0};
    if (goal.aim == TARGET || goal.aim == PROMOTION) {
        goal.detail = goal.aim == TARGET ? data[3] & 63 : data[3] % 5;
    }
    return goal;
}

static Task read_task(const uint8_t *data)
{
    Task task = {0};
    task.goal = read_goal(data);
    task.order = data[3] % 3;
    task.end = task.order == SERIES ? HELP_END : data[2] >> 6;
    if (task.order == ALTERNATING && task.end == SEMI_REFLEX_END) {
        task.end = HELP_END;
    }
    task.halfmoves = 2 + data[0] % 4;
    return task;
}

/* Find all lines; return how many there are, or -1 if nodes or memory ran out. */
static int find_all(const Board *board, const Steps *steps, const Memory *memory, Barren *barren,
                    const Pos *pos, const Task *task, Tape *lines)
{
    static const char never = 0;
    static Party party; /* large; one at a time */
    int found = -1;
    if (open_party(&party, board, steps, memory, barren, pos, task, 2000, &never) &&
        begin_length(&party, task->halfmoves) &&
        run_party(&party, help_of(&party, 0), MOST_NODES)) {
        found = lines_of(&party);
        for (int job = 0; job < party.jobs; job++) {
            for (int index = 0; index < party.job[job].tape.size; index++) {
                write_item(lines, party.job[job].tape.items[index]);
            }
        }
    }
    close_party(&party);
    return found;
}

/* With table and bounds the same lines are found as without, and no others by the way. */
static void check_lines(const Board *board, const Memory *memory, const Pos *pos,
                        const uint8_t *data)
{
    static Steps *steps;
    static const char never = 0;
    const Memory kept = {take_block, take_blank_block, give_block_back, &(Purse){-1, 0}};
    Task task = read_task(data), plain = task;
    Barren barren = {0};
    Tape lines = {.memory = &kept}, others = {.memory = &kept};
    Tally tally;
    Tallied told = {.solvable = true};
    if (steps == NULL) {
        steps = malloc(sizeof *steps);
        if (steps == NULL) {
            return;
        }
        fill_steps(board, steps);
    }
    plain.plain = true;
    if (new_barren(&barren, memory, 1 << 18)) {
        const int found = find_all(board, steps, memory, &barren, pos, &task, &lines);
        const int all = find_all(board, steps, memory, &barren, pos, &plain, &others);
        if (found >= 0 && all >= 0) {
            compared_inputs++;
            demand(found == all && lines.size == others.size, "lines missed, or too many");
            for (int index = 0; index < lines.size; index++) {
                demand(lines.items[index] == others.items[index], "another line");
            }
        }
        if (open_tally(&tally, board, steps, memory, &barren, &task, 2, &never)) {
            tally_positions(&tally, pos, &told, 1, MOST_NODES);
            demand(!told.finished || !told.cut, "all lines, and more");
            demand(!told.cut || told.lines == 2, "not as many lines as wanted");
            demand(!told.finished || all < 0 || told.lines >= all, "lines judged otherwise");
        }
        close_tally(&tally);
    }
    free_barren(&barren, memory);
    free_tape(&lines);
    free_tape(&others);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static Board *board;
    static const char never = 0;
    static Solve solve; /* large; one at a time */
    Purse purse = {-1, 0};
    const Memory memory = {take_block, take_blank_block, give_block_back, &purse};
    Table table = {0};
    Mode mode;
    Hints hints = {0};
    Judge judge;
    Pos pos;
    Goal goal;
    int moves, solved = -1, judged = -1, hinted = -1;
    if (board == NULL) {
        board = malloc(sizeof *board);
        if (board == NULL) {
            return 0;
        }
        fill_board(board);
    }
    if (size < HEAD) {
        return 0;
    }
    pos = read_position(board, data, size);
    if (!can_be_solved(board, &pos)) {
        return 0;
    }
    solvable_inputs++;
    check_moves(board, &pos);
    goal = read_goal(data);
    if ((data[3] & 128) != 0) { /* what is asked most */
        goal = (Goal){data[1] >> 1 & 1, 0};
    }
    moves = 1 + data[0] % 4;
    if ((data[1] >> 4 & 3) != 0) {
        self_mode(&mode, data[1] >> 4 & 3);
    } else {
        direct_mode(&mode);
    }
    purse.left = data[2] < 64 ? data[2] : -1;
    if (new_places(&table, &memory, 1 << 18)) {
        if (open_solve(&solve, board, &memory, &table, &pos, &mode, goal, moves, &never)) {
            check_finish(&solve);
            solved = solve_all(&solve, 1 + (data[1] >> 2 & 3));
            check_finish(&solve); /* now what reached it elsewhere is tried first */
            if (solved >= 0 && mode.number != 0 && moves < 3) {
                check_plainly(&solve);
            }
        }
        close_solve(&solve);
        if (open_judge(&judge, board, &memory, &table, &mode, goal, moves, &never)) {
            judged = judge_all(&judge, &pos);
        }
        close_judge(&judge);
    }
    free_places(&table, &memory); /* what was proved must not help */
    if (mode.hinted != 0 && goal.aim <= STALEMATE && moves >= mode.hinted && new_places(&table, &memory, 1 << 18) &&
        new_hints(&hints, &memory, 1 << (10 + data[1] % 8))) {
        if (open_solve(&solve, board, &memory, &table, &pos, &mode, goal, moves, &never)) {
            hinted = count_with_hints(&solve, &hints);
        }
        close_solve(&solve);
    }
    free_hints(&hints, &memory);
    free_places(&table, &memory);
    check_lines(board, &memory, &pos, data);
    demand(purse.taken == 0, "memory not given back, or given back twice");
    answered_inputs += solved >= 0 && judged >= 0;
    demand(solved < 0 || judged < 0 || solved == judged, "two numbers of keys");
    demand(judged < 0 || hinted < 0 || judged == hinted, "hints that change the keys");
    return 0;
}

#ifdef FUZZ_MAIN
int main(int count, char **words)
{
    const long number = count > 1 ? atol(words[1]) : 1000;
    u64 state = count > 2 ? (u64)atol(words[2]) : 1;
    uint8_t data[HEAD + 2 * MOST_SQUARES];
    for (long round = 0; round < number; round++) {
        size_t size = 0;
        for (; size < sizeof data; size++) {
            state = state * 6364136223846793005ULL + 1442695040888963407ULL;
            data[size] = (uint8_t)(state >> 56);
            if (round % 2 != 0 && (size == 3 || size == 4 || (size >= HEAD && size % 2 == 0))) {
                data[size] &= CORNER; /* crowded in a corner, where kings are soon mated */
            }
        }
        LLVMFuzzerTestOneInput(data, HEAD + 2 * (size_t)(data[HEAD] % (MOST_SQUARES / 2)));
    }
    printf("%ld inputs\n%ld of positions that can be solved\n%ld answered\n"
           "%ld enumerated\n%ld keys so found\n%ld with hints\n%ld with lines compared\n",
           number, solvable_inputs, answered_inputs, plain_inputs, plain_keys, hinted_inputs,
           compared_inputs);
    return 0;
}
#endif
