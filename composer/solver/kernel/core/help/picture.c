/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help/picture.h"

#include "base/moves.h"
#include "help/last.h"
#include "search/shared.h"

enum { MOST_TRIES = 20000, FEWEST_ALIKE = 2 };

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
    const u64 *within[MOST_SHUT_IN]; /* by man: where he gets to, by moves, FARTHEST at most */
    const u8 *far[MOST_SHUT_IN];     /* and how many each square takes */
    const Last *last;          /* the winner's only move; NULL where he has more */
    u64 closed;                /* the squares on which no losing man can end */
    u64 blocks;                /* the squares that a winning man may hold */
    u64 standing;              /* those that one holds as long as he does not move */
    u64 bishops, rooks;        /* the winner's men that move on such lines, queens in both */
    bool passing;              /* the winner may capture en passant */
    bool diagonal, straight;   /* the winner may pin so */
} Trial;

/* Return where a man gets to in so many moves or fewer. */
static inline u64 within(const Trial *trial, int man, int moves)
{
    return trial->within[man][moves < FARTHEST ? moves : FARTHEST];
}

/* Return where he gets to in just so many. */
static inline u64 just(const Trial *trial, int man, int moves)
{
    const u64 *squares = trial->within[man];
    return moves == 0 ? squares[0] : moves > FARTHEST ? 0 : squares[moves] & ~squares[moves - 1];
}

/* Return how many moves a man needs to be of a kind on a square; NO_KIND for any. */
static inline int moves_as(const Trial *trial, int square, int kind, int becomes, int target)
{
    const Steps *steps = trial->cover->steps;
    if (kind != PAWN) {
        return steps->officer[kind][square][target];
    }
    return becomes == NO_KIND ? steps->pawn[trial->loser][trial->walks][square][target]
                              : steps->become[trial->loser][trial->walks][becomes][square][target];
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

static bool try_complete(Trial *trial, const Shape *shape, u64 missing);

/* Return whether men about whom nothing is decided could hold these squares in the moves left, each
 * by the man who is nearest, though one may be so to several. */
static inline bool could_hold(const Trial *trial, const Shape *shape, u64 missing)
{
    int moves = shape->moves;
    for (int each = 0; missing != 0; each++) {
        u64 held = 0;
        if (each * count_of(missing) > moves) {
            return false;
        }
        for (u32 left = shape->open; left != 0; left &= left - 1) {
            held |= within(trial, first_of(left), each);
        }
        moves -= each * count_of(missing & held);
        missing &= ~held;
    }
    return moves >= 0;
}

/* Return whether the rest can be decided too, or that took too long to find out. What fails as the
 * men left cannot hold all squares that must be held is no try. */
static inline bool complete(Trial *trial, const Shape *shape)
{
    const u64 missing = shape->needed & ~shape->own;
    if (missing != 0 &&
        (count_of(missing) > count_of(shape->open) || (missing & trial->closed) != 0 ||
         !could_hold(trial, shape, missing))) {
        return false;
    }
    return try_complete(trial, shape, missing);
}

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

/* Return the square that must be held and that fewest men can hold. */
static int hardest(const Trial *trial, const Shape *shape, u64 missing)
{
    int fewest = MOST_SHUT_IN + 1, found = NO_SQUARE;
    for (; missing != 0; missing &= missing - 1) {
        const int square = first_of(missing);
        int count = 0;
        for (u32 left = shape->open; left != 0; left &= left - 1) {
            count += (int)(within(trial, first_of(left), shape->moves) >> square & 1);
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
        for (int moves = 0; (just(trial, man, moves) & trial->blocks) == 0; moves++) {
            if (--shape.moves < 0) {
                return false;
            }
        }
        placed->target = (u8)first_of(just(trial, man, before->moves - shape.moves) & trial->blocks);
    }
    return complete(trial, &shape);
}

static bool try_complete(Trial *trial, const Shape *shape, u64 missing)
{
    if (++trial->tries > MOST_TRIES) {
        return true;
    }
    if (missing != 0) {
        const int square = hardest(trial, shape, missing);
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
            for (u64 left = just(trial, man, moves) & ~shape->own & ~trial->closed; left != 0;
                 left &= left - 1) {
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
    const Steps *steps = trial->cover->steps;
    const int winner = trial->cover->winner;
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
            trial->blocks |= bit(square) |
                             (kind == PAWN ? steps->pawn_within[winner][MOST_CAPTURES][square]
                                           : steps->officer_within[kind][square])[winner_moves];
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
static void see_loser(Trial *trial, const Pos *pos)
{
    const Steps *steps = trial->cover->steps;
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
            trial->far[man] = kind == PAWN ? steps->pawn[trial->loser][trial->walks][square]
                                           : steps->officer[kind][square];
            trial->within[man] = kind == PAWN
                                     ? steps->pawn_within[trial->loser][trial->walks][square]
                                     : steps->officer_within[kind][square];
        }
    }
}

/* Return whether the king can end on a square. */
static bool try_king(Trial *trial, const Sets *sets, int moves, int winner_moves, int pins)
{
    const Steps *steps = trial->cover->steps;
    const int outside = steps->outside[trial->king];
    const Sets least = least_sets(sets, outside);
    for (int index = 0; index < 4; index++) {
        for (u64 left = least.words[index]; left != 0; left &= left - 1) {
            Shape shape = {.own = bit(trial->king), .open = ((u32)1 << trial->men) - 1};
            shape.moves = moves;
            shape.captures = shape.arrivals = shape.shifts = winner_moves;
            shape.pins = pins;
            for (int rest = (64 * index + first_of(left)) & ~outside; rest != 0; rest &= rest - 1) {
                shape.needed |= bit(steps->neighbour[trial->king][first_of((u64)rest)]);
            }
            if (complete(trial, &shape)) {
                return true;
            }
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

/* Return whether the king can end on a square if one of some moves is the winner's only one, each
 * of which leaves the same neighbours to be held. First all are tried as one that does whatever any
 * of them does: as a rule none of them will do, and that says so. */
static bool try_alike(Trial *trial, const Last *lasts, const u16 *alike, int count, u64 needed,
                      int moves)
{
    if (count >= FEWEST_ALIKE) {
        Shape shape = {.own = bit(trial->king), .open = ((u32)1 << trial->men) - 1};
        shape.needed = needed;
        shape.moves = moves;
        trial->last = NULL;
        trial->closed = ALL_SQUARES;
        trial->standing = trial->blocks = trial->bishops = trial->rooks = 0;
        trial->passing = false;
        for (int index = 0; index < count; index++) {
            const Last *last = &lasts[alike[index]];
            trial->closed &= last->closed;
            trial->standing |= last->whites;
            trial->bishops |= last->diagonal;
            trial->rooks |= last->straight;
            trial->passing |= last->passing;
            if (last->taken != NO_SQUARE) {
                trial->blocks |= bit(last->taken);
                shape.captures = 1;
            }
        }
        trial->blocks |= trial->standing;
        trial->diagonal = trial->bishops != 0;
        trial->straight = trial->rooks != 0;
        shape.pins = count_of(trial->bishops | trial->rooks);
        if (!complete(trial, &shape)) {
            return false;
        }
    }
    for (int index = 0; index < count; index++) {
        if (try_last(trial, &lasts[alike[index]], moves)) {
            return true;
        }
    }
    return false;
}

/* Return whether the king can end on a square if the winner makes one of those moves. */
static bool try_lasts(Trial *trial, const Last *lasts, int count, int moves)
{
    const u64 field = trial->cover->board->king_reach[trial->king];
    u16 rest[MOST_LASTS], alike[MOST_LASTS];
    int left = 0;
    for (int index = 0; index < count; index++) {
        if (((lasts[index].closed | lasts[index].barred) & bit(trial->king)) == 0) {
            rest[left++] = (u16)index;
        }
    }
    while (left > 0) {
        const u64 needed = field & ~lasts[rest[0]].guards;
        int others = 0, same = 0;
        for (int index = 0; index < left; index++) {
            if ((field & ~lasts[rest[index]].guards) == needed) {
                alike[same++] = rest[index];
            } else {
                rest[others++] = rest[index];
            }
        }
        left = others;
        if (try_alike(trial, lasts, alike, same, needed, moves)) {
            return true;
        }
    }
    return false;
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
    see_loser(&trial, pos);
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
                possible = try_lasts(&trial, lasts, moves, left);
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
