/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/board.h"

#include "base/magics.h"

/* Steps as pairs of file and rank. */
static const int STRAIGHT_STEPS[16] = {0, 1, 1, 0, 0, -1, -1, 0, 1, 1, 1, -1, -1, -1, -1, 1};
static const int *const DIAGONAL_STEPS = STRAIGHT_STEPS + 8;
static const int KNIGHT_STEPS[16] = {1, 2, 2, 1, 2, -1, 1, -2, -1, -2, -2, -1, -2, 1, -1, 2};
static const int ALFIL_STEPS[2][8] = {{2, 2, 2, -2, -2, -2, -2, 2}, {3, 3, 3, -3, -3, -3, -3, 3}};
static const int PAWN_STEPS[8] = {-1, 1, 1, 1, -1, -1, 1, -1};

/* Walk from a square, one step each way, or far: to the first obstacle, itself included. */
static u64 walk(int square, const int *steps, int count, u64 men, bool far)
{
    u64 found = 0;
    for (int index = 0; index < count; index++) {
        int file = (square & 7) + steps[2 * index];
        int rank = (square >> 3) + steps[2 * index + 1];
        while (0 <= file && file < 8 && 0 <= rank && rank < 8) {
            const u64 here = bit(rank * 8 + file);
            found |= here;
            if (!far || (men & here) != 0) {
                break;
            }
            file += steps[2 * index];
            rank += steps[2 * index + 1];
        }
    }
    return found;
}

/* Fill the lines from one square; return the sets that are still free. */
static u64 *fill_lines(Lines *lines, int square, const int *steps, u64 number, u64 *free_sets)
{
    u64 edges = 0, men;
    int inner_squares = 0;
    if (square >> 3 != 0) {
        edges |= FIRST_RANK;
    }
    if (square >> 3 != 7) {
        edges |= LAST_RANK;
    }
    if ((square & 7) != 0) {
        edges |= FILE_A;
    }
    if ((square & 7) != 7) {
        edges |= FILE_H;
    }
    lines->inner = walk(square, steps, 4, 0, true) & ~edges;
    lines->number = number;
    lines->reached = free_sets;
    for (men = lines->inner; men != 0; men &= men - 1) {
        inner_squares++;
    }
    lines->shift = 64 - inner_squares;
    men = lines->inner;
    do { /* every set of obstacles, by counting up within the inner squares */
        men = (men - lines->inner) & lines->inner;
        lines->reached[(men * number) >> lines->shift] = walk(square, steps, 4, men, true);
    } while (men != lines->inner);
    return free_sets + bit(inner_squares);
}

static void fill_reach(Board *board)
{
    u64 *free_diagonals = board->diagonal_sets;
    u64 *free_straights = board->straight_sets;
    for (int square = 0; square < 64; square++) {
        board->knight_reach[square] = walk(square, KNIGHT_STEPS, 8, 0, false);
        board->king_reach[square] = walk(square, STRAIGHT_STEPS, 8, 0, false);
        board->alfil_reach[0][square] = walk(square, ALFIL_STEPS[0], 4, 0, false);
        board->alfil_reach[1][square] = walk(square, ALFIL_STEPS[1], 4, 0, false);
        board->fers_reach[square] = walk(square, DIAGONAL_STEPS, 4, 0, false);
        board->pawn_reach[WHITE][square] = walk(square, PAWN_STEPS, 2, 0, false);
        board->pawn_reach[BLACK][square] = walk(square, PAWN_STEPS + 4, 2, 0, false);
        free_diagonals = fill_lines(&board->diagonals[square], square, DIAGONAL_STEPS,
                                    DIAGONAL_NUMBERS[square], free_diagonals);
        free_straights = fill_lines(&board->straights[square], square, STRAIGHT_STEPS,
                                    STRAIGHT_NUMBERS[square], free_straights);
        board->diagonal_lines[square] = diagonals(board, square, 0);
        board->straight_lines[square] = straights(board, square, 0);
    }
}

static void fill_between(Board *board)
{
    for (int one = 0; one < 64; one++) {
        for (int other = 0; other < 64; other++) {
            const u64 both = bit(one) | bit(other);
            u64 line = 0, between = 0;
            if ((board->diagonal_lines[one] & bit(other)) != 0) {
                line = (board->diagonal_lines[one] & board->diagonal_lines[other]) | both;
                between = diagonals(board, one, both) & diagonals(board, other, both);
            } else if ((board->straight_lines[one] & bit(other)) != 0) {
                line = (board->straight_lines[one] & board->straight_lines[other]) | both;
                between = straights(board, one, both) & straights(board, other, both);
            }
            board->line[one][other] = line;
            board->between[one][other] = between;
        }
    }
}

static void fill_castles(Board *board)
{
    for (int square = 0; square < 64; square++) {
        board->rights_kept[square] = 15;
    }
    for (int index = 0; index < 4; index++) {
        Castle *castle = &board->castles[index];
        const int home = index < 2 ? 0 : 56;
        const bool is_long = (index & 1) != 0;
        castle->king = home + 4;
        castle->king_target = is_long ? home + 2 : home + 6;
        castle->rook = is_long ? home : home + 7;
        castle->rook_target = is_long ? home + 3 : home + 5;
        castle->empty = board->between[castle->king][castle->rook];
        castle->safe =
            board->between[castle->king][castle->king_target] | bit(castle->king_target);
        board->rights_kept[castle->king] &= (u8)(15 & ~(1 << index));
        board->rights_kept[castle->rook] &= (u8)(15 & ~(1 << index));
    }
}

/* Return the next of a fixed row of random numbers (the generator called splitmix64). */
static u64 mix(u64 *state)
{
    u64 number = *state += 0x9E3779B97F4A7C15ULL;
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9ULL;
    number = (number ^ (number >> 27)) * 0x94D049BB133111EBULL;
    return number ^ (number >> 31);
}

static void fill_hashes(Board *board)
{
    u64 state = 20260101;
    for (int colour = 0; colour < 2; colour++) {
        for (int kind = 0; kind < 6; kind++) {
            for (int square = 0; square < 64; square++) {
                board->hash_man[colour][kind][square] = mix(&state);
            }
        }
    }
    for (int rights = 0; rights < 16; rights++) {
        board->hash_rights[rights] = mix(&state);
    }
    for (int square = 0; square < 64; square++) {
        board->hash_passed[square] = mix(&state);
    }
    board->hash_passed[NO_SQUARE] = 0;
    board->hash_turn = mix(&state);
    board->hash_stalemate = mix(&state);
    board->hash_defender = mix(&state);
    for (int mode = 0; mode < 5; mode++) {
        board->hash_mode[mode] = mode == 0 ? 0 : mix(&state);
    }
    for (int mark = 0; mark < 3; mark++) {
        for (int square = 0; square < 64; square++) {
            board->hash_marks[mark][square] = mix(&state);
        }
    }
    board->hash_intact = mix(&state);
}

void fill_board(Board *board)
{
    board->by_laws = (ByLaws){0};
    fill_reach(board);
    fill_between(board);
    fill_castles(board);
    fill_hashes(board);
}
