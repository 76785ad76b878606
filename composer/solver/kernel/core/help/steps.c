/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help/steps.h"

/* The files and ranks of the squares about a king, in order of number. */
static const int FILE_STEPS[8] = {-1, 0, 1, -1, 1, -1, 0, 1};
static const int RANK_STEPS[8] = {-1, -1, -1, 0, 0, 1, 1, 1};

static int distance(int one, int other)
{
    return one > other ? one - other : other - one;
}

int pawn_walk(int colour, int captures, int from, int to)
{
    const int files = distance(from & 7, to & 7);
    const int ranks = colour == WHITE ? (to >> 3) - (from >> 3) : (from >> 3) - (to >> 3);
    const bool at_home = from >> 3 == (colour == WHITE ? 1 : 6);
    if (files > captures || ranks < files) {
        return FAR;
    }
    /* A double step saves a move; the ranks it passes are no captures. */
    return at_home && ranks >= 2 && files <= ranks - 2 ? ranks - 1 : ranks;
}

/* Note which squares are so many moves away, or fewer. */
static void fill_within(const u8 *far, u64 *within)
{
    for (int moves = 0; moves <= FARTHEST; moves++) {
        within[moves] = 0;
    }
    for (int to = 0; to < 64; to++) {
        if (far[to] <= FARTHEST) {
            within[far[to]] |= bit(to);
        }
    }
    for (int moves = 1; moves <= FARTHEST; moves++) {
        within[moves] |= within[moves - 1];
    }
}

/* Find out how far it is from a square for an officer, by stepping from what was reached. */
static void fill_officer(const Board *board, int kind, int from, u8 *far)
{
    u64 reached = bit(from), edge = reached;
    for (int square = 0; square < 64; square++) {
        far[square] = FAR;
    }
    far[from] = 0;
    for (int moves = 1; edge != 0; moves++) {
        u64 next = 0;
        for (; edge != 0; edge &= edge - 1) {
            next |= reach(board, kind, first_of(edge), 0);
        }
        edge = next & ~reached;
        reached |= next;
        for (u64 left = edge; left != 0; left &= left - 1) {
            far[first_of(left)] = (u8)moves;
        }
    }
}

/* Note how far it is for a pawn to become an officer on each square, if it promotes on `edge`. */
static void fill_promotion(Steps *steps, int colour, int captures, int from, int edge)
{
    const int walk = pawn_walk(colour, captures, from, edge);
    if (walk >= FAR) {
        return;
    }
    for (int kind = KNIGHT; kind <= QUEEN; kind++) {
        u8 *far = steps->become[colour][captures][kind][from];
        for (int to = 0; to < 64; to++) {
            const int all = walk + steps->officer[kind][edge][to];
            if (all < far[to]) {
                far[to] = (u8)all;
            }
        }
    }
}

/* Find out how far it is for a pawn that captures so often at most, given what is with one capture
 * less: the two promotion squares so many files away are new. */
static void fill_pawn(Steps *steps, int colour, int captures, int from)
{
    const int edge = (colour == WHITE ? 56 : 0) + (from & 7);
    u8 *least = steps->pawn[colour][captures][from];
    for (int kind = PAWN; kind <= QUEEN; kind++) {
        for (int to = 0; to < 64; to++) {
            const int before =
                captures > 0 ? steps->become[colour][captures - 1][kind][from][to] : FAR;
            const bool stays = kind == PAWN && (EDGE_RANKS & bit(to)) == 0;
            steps->become[colour][captures][kind][from][to] =
                (u8)(stays ? pawn_walk(colour, captures, from, to) : before);
        }
    }
    if ((from & 7) + captures < 8) {
        fill_promotion(steps, colour, captures, from, edge + captures);
    }
    if ((from & 7) >= captures) {
        fill_promotion(steps, colour, captures, from, edge - captures);
    }
    for (int to = 0; to < 64; to++) {
        least[to] = FAR;
        for (int kind = PAWN; kind <= QUEEN; kind++) {
            const u8 far = steps->become[colour][captures][kind][from][to];
            least[to] = far < least[to] ? far : least[to];
        }
    }
    fill_within(least, steps->pawn_within[colour][captures][from]);
}

static u16 guarded(const Board *board, const Steps *steps, int colour, int kind, int from,
                   int king)
{
    const u64 reached = kind == PAWN ? board->pawn_reach[colour][from] : reach(board, kind, from, 0);
    u16 found = 0;
    if (from == king || (kind == KING && (reached & bit(king)) != 0)) {
        return CANNOT;
    }
    for (int number = 0; number < 8; number++) {
        const int square = steps->neighbour[king][number];
        if (square != NO_SQUARE && (reached & bit(square)) != 0) {
            found |= (u16)(1 << number);
        }
    }
    return (reached & bit(king)) != 0 ? found | CHECKS : found;
}

static void fill_neighbours(Steps *steps, int king)
{
    for (int square = 0; square < 64; square++) {
        steps->number[king][square] = OFF_BOARD;
    }
    steps->outside[king] = 0;
    for (int number = 0; number < 8; number++) {
        const int file = (king & 7) + FILE_STEPS[number], rank = (king >> 3) + RANK_STEPS[number];
        if (file < 0 || file > 7 || rank < 0 || rank > 7) {
            steps->neighbour[king][number] = NO_SQUARE;
            steps->outside[king] |= (u8)(1 << number);
        } else {
            steps->neighbour[king][number] = (u8)(8 * rank + file);
            steps->number[king][8 * rank + file] = (u8)number;
        }
    }
}

void fill_steps(const Board *board, Steps *steps)
{
    for (int square = 0; square < 64; square++) {
        fill_neighbours(steps, square);
        for (int kind = KNIGHT; kind <= KING; kind++) {
            fill_officer(board, kind, square, steps->officer[kind][square]);
            fill_within(steps->officer[kind][square], steps->officer_within[kind][square]);
        }
    }
    for (int colour = 0; colour < 2; colour++) {
        for (int from = 0; from < 64; from++) {
            for (int captures = 0; captures <= MOST_CAPTURES; captures++) {
                fill_pawn(steps, colour, captures, from);
            }
            for (int to = 0; to < 64; to++) {
                for (int kind = PAWN; kind <= KING; kind++) {
                    steps->guard[colour][kind][from][to] =
                        guarded(board, steps, colour, kind, from, to);
                }
            }
        }
    }
}
