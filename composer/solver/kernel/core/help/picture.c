/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help/picture.h"

#include "base/moves.h"
#include "help/last.h"
#include "search/shared.h"

enum { MOST_TRIES = 20000 };

typedef struct Shape { /* what has been decided */
    u64 own, needed;   /* the squares that hold losing men, and those that must */
    u64 pinned;        /* the squares of pinned men */
    u32 open;          /* the men about whom nothing is */
    int moves, captures, pins; /* that are left */
    int arrivals, shifts;      /* of winning men: ahead of pawns, to where they pin */
} Shape;

typedef struct Trial {
    const Cover *cover;
    int loser, king, men, walks, tries;
    Placed placed[MOST_SHUT_IN];
    u64 at[MOST_SHUT_IN][MOST_SERIES + 1]; /* by man and moves: where he gets to in just so many */
    u8 far[MOST_SHUT_IN][64];
    const Last *last;          /* the winner's only move; NULL where he has more */
    u64 closed;                /* the squares on which no losing man can end */
    u64 blocks;                /* the squares that a winning man may hold */
    u64 standing;              /* those that one holds as long as he does not move */
    u64 bishops, rooks;        /* the winner's men that move on such lines, queens in both */
    bool passing;              /* the winner may capture en passant */
    bool diagonal, straight;   /* the winner may pin so */
} Trial;

/* Return how many moves a man needs to be of a kind on a square. */
static int moves_as(const Trial *trial, int square, int kind, int becomes, int target)
{
    const Steps *steps = trial->cover->steps;
    const int last_rank = trial->loser == WHITE ? 56 : 0;
    int least = FAR;
    if (kind != PAWN) {
        return steps->officer[kind][square][target];
    }
    if (becomes == NO_KIND) {
        return steps->pawn[trial->loser][trial->walks][square][target];
    }
    if (becomes == PAWN) {
        return (EDGE_RANKS & bit(target)) == 0
                   ? pawn_walk(trial->loser, trial->walks, square, target)
                   : FAR;
    }
    for (int edge = last_rank; edge < last_rank + 8; edge++) {
        const int all = pawn_walk(trial->loser, trial->walks, square, edge) +
                        steps->officer[becomes][edge][target];
        if (all < least) {
            least = all;
        }
    }
    return least;
}

/* Return where losing men must stand so that an officer is shut in. */
static u64 bars(const Board *board, int kind, int square)
{
    const u64 open = reach(board, kind, square, 0);
    return kind == KNIGHT ? open : open & board->king_reach[square];
}

/* Return whether a man may be pinned on a square. */
static bool may_be_pinned(const Trial *trial, const Shape *shape, int kind, int square)
{
    const Board *board = trial->cover->board;
    const bool diagonal = (board->diagonal_lines[trial->king] & bit(square)) != 0;
    const bool straight = (board->straight_lines[trial->king] & bit(square)) != 0;
    if (shape->pins == 0 || kind == QUEEN || !(diagonal || straight) ||
        (diagonal && (kind == BISHOP || !trial->diagonal)) ||
        (straight && (kind == ROOK || !trial->straight))) {
        return false;
    }
    for (u64 left = shape->pinned; left != 0; left &= left - 1) {
        const int other = first_of(left);
        if ((board->between[trial->king][other] & bit(square)) != 0 ||
            (board->between[trial->king][square] & bit(other)) != 0) {
            return false;
        }
    }
    return true;
}

/* Return whether a winning man who could pin a man on a square stands on that line already. */
static bool is_lined_up(const Trial *trial, int square)
{
    const Board *board = trial->cover->board;
    const bool diagonal = (board->diagonal_lines[trial->king] & bit(square)) != 0;
    u64 men = diagonal ? trial->bishops : trial->rooks;
    for (; men != 0; men &= men - 1) {
        if ((board->between[trial->king][first_of(men)] & bit(square)) != 0) {
            return true;
        }
    }
    return false;
}

static bool complete(Trial *trial, const Shape *shape);

/* Return whether it can be completed with a man of a kind on a square. */
static bool settle(Trial *trial, const Shape *before, int man, int square, int becomes)
{
    Shape shape = *before;
    trial->placed[man].target = (u8)square;
    trial->placed[man].becomes = (u8)becomes;
    shape.own |= bit(square);
    shape.open &= ~((u32)1 << man);
    if (becomes == PAWN) {
        const int ahead = trial->loser == WHITE ? square + 8 : square - 8;
        if (trial->last != NULL) { /* he must not capture the man who moved there */
            shape.needed |= trial->cover->board->pawn_reach[trial->loser][square] &
                            trial->last->target;
        }
        const bool stands = (trial->standing & bit(ahead)) != 0;
        if ((shape.own & bit(ahead)) == 0 && (trial->blocks & bit(ahead)) != 0 &&
            (stands || shape.arrivals > 0)) {
            Shape held = shape;
            held.arrivals -= stands ? 0 : 1;
            if (complete(trial, &held)) {
                return true;
            }
            trial->placed[man].target = (u8)square;
            trial->placed[man].becomes = (u8)becomes;
        }
        shape.needed |= bit(ahead);
        if (complete(trial, &shape)) {
            return true;
        }
    } else {
        shape.needed |= bars(trial->cover->board, becomes, square);
        if (complete(trial, &shape)) {
            return true;
        }
    }
    if (!may_be_pinned(trial, before, becomes, square)) {
        return false;
    }
    if (!is_lined_up(trial, square)) {
        if (shape.shifts == 0) {
            return false;
        }
        shape.shifts--;
    }
    shape.needed = before->needed;
    shape.pinned |= bit(square);
    shape.pins--;
    trial->placed[man].target = (u8)square;
    trial->placed[man].becomes = (u8)becomes;
    return complete(trial, &shape);
}

/* Return whether it can be completed with a man on a square. */
static bool put(Trial *trial, const Shape *before, int man, int square)
{
    const int kind = trial->placed[man].kind;
    const int first = kind, last = kind == PAWN ? QUEEN : kind;
    if ((trial->closed & bit(square)) != 0) {
        return false;
    }
    for (int becomes = first; becomes <= last; becomes++) {
        const int moves = moves_as(trial, trial->placed[man].square, kind, becomes, square);
        if (moves <= before->moves) {
            Shape shape = *before;
            shape.moves -= moves;
            if (settle(trial, &shape, man, square, becomes)) {
                return true;
            }
        }
    }
    return false;
}

/* Return the square that must be held and that fewest men can hold; NO_SQUARE if they cannot
 * all be held. */
static int hardest(const Trial *trial, const Shape *shape, u64 missing)
{
    int all = 0, fewest = FAR, found = NO_SQUARE;
    for (; missing != 0; missing &= missing - 1) {
        const int square = first_of(missing);
        int least = FAR, count = 0;
        for (int man = 0; man < trial->men; man++) {
            if ((shape->open >> man & 1) != 0 && trial->far[man][square] <= shape->moves) {
                count++;
                if (trial->far[man][square] < least) {
                    least = trial->far[man][square];
                }
            }
        }
        all += least;
        if (all > shape->moves) {
            return NO_SQUARE;
        }
        if (count < fewest) {
            fewest = count;
            found = square;
        }
    }
    return found;
}

/* Return whether it can be completed with a man captured, on the square that is nearest to him of
 * those that the winner reaches. */
static bool offer(Trial *trial, const Shape *before, int man)
{
    Placed *placed = &trial->placed[man];
    Shape shape = *before;
    if (shape.captures == 0) {
        return false;
    }
    shape.captures--;
    shape.open &= ~((u32)1 << man);
    placed->becomes = NO_KIND;
    placed->target = placed->square;
    if (trial->last != NULL) {
        const int taken = trial->last->taken;
        shape.moves -= trial->last->passing
                           ? moves_as(trial, placed->square, placed->kind, PAWN, taken)
                           : trial->far[man][taken];
        placed->target = (u8)taken;
        return shape.moves >= 0 && (!trial->last->passing || placed->kind == PAWN) &&
               complete(trial, &shape);
    }
    if (placed->kind != PAWN || !trial->passing) {
        for (int moves = 0; (trial->at[man][moves] & trial->blocks) == 0; moves++) {
            if (--shape.moves < 0) {
                return false;
            }
        }
        placed->target = (u8)first_of(trial->at[man][before->moves - shape.moves] & trial->blocks);
    }
    return complete(trial, &shape);
}

/* Return whether the rest can be decided too, or that took too long to find out. */
static bool complete(Trial *trial, const Shape *shape)
{
    const u64 missing = shape->needed & ~shape->own;
    if (++trial->tries > MOST_TRIES) {
        return true;
    }
    if (missing != 0) {
        int square;
        if (count_of(missing) > count_of(shape->open) || (missing & trial->closed) != 0) {
            return false;
        }
        square = hardest(trial, shape, missing);
        if (square == NO_SQUARE) {
            return false;
        }
        for (int man = 0; man < trial->men; man++) {
            if ((shape->open >> man & 1) != 0 && trial->far[man][square] <= shape->moves &&
                put(trial, shape, man, square)) {
                return true;
            }
        }
        return false;
    }
    if (shape->open == 0) {
        return trial->last == NULL || !trial->last->must_take || shape->captures == 0;
    }
    {
        const int man = first_of(shape->open);
        for (int moves = 0; moves <= shape->moves; moves++) {
            for (u64 left = trial->at[man][moves] & ~shape->own & ~trial->closed; left != 0; left &= left - 1) {
                if (put(trial, shape, man, first_of(left))) {
                    return true;
                }
            }
        }
        return offer(trial, shape, man);
    }
}

/* Find out what the winner can do besides guarding. Return how many men he can pin with. */
static int see_winner(Trial *trial, const Pos *pos, int winner_moves)
{
    const Cover *cover = trial->cover;
    const int winner = cover->winner, captures = MOST_CAPTURES;
    const u64 theirs = pos->men[winner];
    int pins = count_of(theirs & (pos->kinds[BISHOP] | pos->kinds[ROOK] | pos->kinds[QUEEN]));
    trial->last = NULL;
    trial->closed = trial->blocks = 0;
    trial->standing = theirs;
    trial->bishops = theirs & (pos->kinds[BISHOP] | pos->kinds[QUEEN]);
    trial->rooks = theirs & (pos->kinds[ROOK] | pos->kinds[QUEEN]);
    trial->diagonal = trial->bishops != 0;
    trial->straight = trial->rooks != 0;
    trial->passing = (theirs & pos->kinds[PAWN]) != 0;
    for (int kind = PAWN; kind <= KING; kind++) {
        for (u64 left = theirs & pos->kinds[kind]; left != 0; left &= left - 1) {
            const int square = first_of(left);
            for (int to = 0; to < 64; to++) {
                const int far = kind == PAWN ? cover->steps->pawn[winner][captures][square][to]
                                             : cover->steps->officer[kind][square][to];
                if (to == square || far <= winner_moves) {
                    trial->blocks |= bit(to);
                }
            }
            if (kind == PAWN) {
                const int rank = square >> 3, ranks = winner == WHITE ? 7 - rank : rank;
                if (ranks - (ranks == 6 ? 1 : 0) <= winner_moves) {
                    trial->diagonal = trial->straight = true;
                    pins++;
                }
            }
        }
    }
    return pins;
}

/* Find out where the loser's men can get to. */
static void see_loser(Trial *trial, const Pos *pos, int moves)
{
    const u64 own = pos->men[trial->loser], victims = pos->men[trial->loser ^ 1];
    trial->men = 0;
    trial->walks = count_of(victims & ~pos->kinds[KING]);
    if (trial->walks > MOST_CAPTURES) {
        trial->walks = MOST_CAPTURES;
    }
    for (int kind = QUEEN; kind >= PAWN; kind--) {
        for (u64 left = own & pos->kinds[kind]; left != 0; left &= left - 1) {
            const int man = trial->men++, square = first_of(left);
            trial->placed[man].square = (u8)square;
            trial->placed[man].kind = (u8)kind;
            for (int all = 0; all <= moves; all++) {
                trial->at[man][all] = 0;
            }
            for (int to = 0; to < 64; to++) {
                const int far =
                    kind == PAWN ? trial->cover->steps->pawn[trial->loser][trial->walks][square][to]
                                 : trial->cover->steps->officer[kind][square][to];
                trial->far[man][to] = (u8)far;
                if (far <= moves) {
                    trial->at[man][far] |= bit(to);
                }
            }
        }
    }
}

/* Return whether the king can end on a square. */
static bool try_king(Trial *trial, const Sets *sets, int moves, int winner_moves, int pins)
{
    const Steps *steps = trial->cover->steps;
    const int outside = steps->outside[trial->king];
    for (int blocks = 0; blocks < 256; blocks++) {
        bool least = (blocks & outside) == outside && allows(sets, blocks);
        Shape shape = {.own = bit(trial->king), .open = ((u32)1 << trial->men) - 1};
        shape.moves = moves;
        shape.captures = shape.arrivals = shape.shifts = winner_moves;
        shape.pins = pins;
        for (int number = 0; number < 8 && least; number++) {
            const int one = 1 << number;
            if ((blocks & ~outside & one) != 0) {
                least = !allows(sets, blocks & ~one);
                shape.needed |= bit(steps->neighbour[trial->king][number]);
            }
        }
        if (least && complete(trial, &shape)) {
            return true;
        }
    }
    return false;
}

/* Return whether the king can end on a square if that is the winner's only move. */
static bool try_last(Trial *trial, const Last *last, int moves)
{
    const u64 field = trial->cover->board->king_reach[trial->king];
    Shape shape = {.own = bit(trial->king), .open = ((u32)1 << trial->men) - 1};
    if (((last->closed | last->barred) & bit(trial->king)) != 0) {
        return false;
    }
    shape.needed = field & ~last->guards;
    shape.moves = moves;
    shape.captures = last->taken != NO_SQUARE;
    shape.pins = count_of(last->diagonal | last->straight);
    trial->last = last;
    trial->closed = last->closed;
    trial->standing = trial->blocks = last->whites;
    trial->bishops = last->diagonal;
    trial->rooks = last->straight;
    trial->diagonal = last->diagonal != 0;
    trial->straight = last->straight != 0;
    return complete(trial, &shape);
}

/* Return whether a picture still is one after a move that captures nothing. */
static bool still_holds(Trial *trial, const Picture *before, u32 move, int loser_moves, u64 squares,
                        int king, Picture *found)
{
    const int promoted = promotion_of(move);
    int left;
    if ((squares & bit(before->king)) == 0) {
        return false;
    }
    *found = *before;
    left = loser_moves - trial->cover->steps->officer[KING][king][before->king];
    for (int man = 0; man < found->men; man++) {
        Placed *placed = &found->placed[man];
        if (placed->square == origin_of(move)) {
            placed->square = (u8)target_of(move);
            if (promoted != 0) {
                if (placed->becomes != NO_KIND && placed->becomes != promoted) {
                    return false;
                }
                placed->kind = (u8)promoted;
            }
        }
        left -= moves_as(trial, placed->square, placed->kind, placed->becomes, placed->target);
    }
    return left >= 0;
}

bool has_picture(Cover *cover, const Pos *pos, int winner_moves, int loser_moves, u64 squares,
                 const Picture *before, u32 move, bool captured, Picture *found)
{
    const int loser = cover->winner ^ 1, king = king_of(pos, loser);
    const u64 men = pos->men[loser] & ~pos->kinds[KING];
    Trial trial;
    Last lasts[MOST_LASTS];
    int pins = 0, moves = 0;
    found->known = false;
    if (read_flag(cover->cancelled) || read_flag(cover->halted)) {
        return true; /* nobody wants to know any more, and this takes long */
    }
    if (pos->rights != 0 || loser_moves > MOST_SERIES || winner_moves > MOST_WINNING ||
        count_of(men) > MOST_SHUT_IN || count_of(men) <= winner_moves) {
        return true;
    }
    trial.cover = cover;
    trial.loser = loser;
    trial.walks = count_of(pos->men[cover->winner] & ~pos->kinds[KING]);
    if (trial.walks > MOST_CAPTURES) {
        trial.walks = MOST_CAPTURES;
    }
    if (before != NULL && before->known && !captured &&
        still_holds(&trial, before, move, loser_moves, squares, king, found)) {
        return true;
    }
    trial.tries = 0;
    see_loser(&trial, pos, loser_moves);
    if (winner_moves == 1) {
        moves = last_moves(cover->board, pos, cover->winner, lasts);
    } else {
        pins = see_winner(&trial, pos, winner_moves);
    }
    found->known = false;
    for (; squares != 0; squares &= squares - 1) {
        const int square = first_of(squares);
        const int left = loser_moves - cover->steps->officer[KING][king][square];
        if (left >= 0) {
            bool possible = false;
            trial.king = square;
            if (winner_moves == 1) {
                for (int move = 0; move < moves && !possible; move++) {
                    possible = try_last(&trial, &lasts[move], left);
                }
            } else {
                const Sets sets = *winner_sets(cover, pos, winner_moves, square);
                possible = try_king(&trial, &sets, left, winner_moves, pins);
            }
            if (possible) {
                found->known = trial.tries <= MOST_TRIES;
                found->king = square;
                found->men = trial.men;
                for (int man = 0; man < trial.men; man++) {
                    found->placed[man] = trial.placed[man];
                }
                return true;
            }
        }
    }
    return false;
}
