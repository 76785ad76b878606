/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scheme/weigh.h"

#include "scheme/effects.h"
#include "search/mates.h"

enum { /* what is lacking, in hundredths: a hole is the measure */
    HOLE = 100,
    COOK = 100,
    SHORT_COOK = 200,
    NO_REPLY = 140,
    NO_MATE = 110,
    DUAL = 60,
    DUAL_MORE = 20,
    NO_DEFENCE = 100,
    NO_DEFENCE_MORE = 30,
    OTHER_MAN = 60,
    OTHER_MATE = 80,
    OTHER_REASON = 70,
    IDLE_CORE = 80,
    NO_TRY = 200,
    REFUTATION_MORE = 40
};

enum { /* what a problem may have, but is better without */
    THREAT_MORE = 12,
    CHECKING_KEY = 60,
    TAKING_KEY = 15,
    TAKING_PAWN = 25,
    TAKING_OFFICER = 40,
    OPEN_FLIGHT = 20, /* the diagram has no mate for the king's move */
    OPEN_CHECK = 40,
    FLIGHT_TAKEN = 25,
    MAN = 3
};

typedef struct Row { /* a reply with its mates, told by where their men stood in the diagram */
    u32 reply;
    int count;
    bool checks;
    u32 mates[MOST_ANSWERS];
    Effects effects; /* why the first mate works, where that is asked for */
} Row;

enum { MOST_ROWS = 96 };

typedef struct Sheet { /* a phase as far as wishes ask for it */
    bool is_there;
    u32 first;
    int threats, holes, rows, doubled; /* doubled: rows with mates besides the first */
    u64 flights;                       /* where Black's king may go, if every reply was looked at */
    u32 threat[MOST_ANSWERS];
    u32 hole[MOST_ANSWERS];
    Row row[MOST_ROWS];
} Sheet;

typedef struct Work {
    Search *search;
    const Asked *asked;
    u32 *firsts, *replies, *mates; /* lists of moves */
    Sheet sheets[MOST_PHASES];
    u32 mate[MOST_WISHES], reply[MOST_WISHES]; /* what was taken for each wish; 0 for none */
    u64 idle; /* the core's men that have no part yet */
    Pos played[MOST_PHASES]; /* Black to reply */
    u64 gone;                /* the man without whom there are the general mates */
    int generals;
    u32 general[MOST_ANSWERS];
} Work;

static inline u64 squares_of(u32 move)
{
    return move == 0 ? 0 : bit(origin_of(move)) | bit(target_of(move));
}

static inline u32 from_home(u32 mate, u32 first)
{
    mate &= MOVE_MASK;
    return first != 0 && origin_of(mate) == target_of(first)
               ? (mate & ~(u32)63) | (u32)origin_of(first)
               : mate;
}

/* Keep mates that are told apart: promotions to rook or bishop beside one to queen are not. */
static int kept_mates(const u32 *mates, int count, u32 first, u32 *out)
{
    int kept = 0;
    for (int index = 0; index < count; index++) {
        const int made = promotion_of(mates[index]);
        bool twice = false;
        if (made == ROOK || made == BISHOP) {
            const u32 queen = (mates[index] & ORIGIN_TARGET_MASK) | (u32)QUEEN << 12;
            for (int other = 0; other < count; other++) {
                twice |= (mates[other] & MOVE_MASK) == queen;
            }
        }
        if (!twice) {
            if (kept < MOST_ANSWERS) {
                out[kept] = from_home(mates[index], first);
            }
            kept++;
        }
    }
    return kept;
}

static bool is_asked_for(const Asked *asked, int phase, u32 reply)
{
    for (int index = 0; index < asked->wish_count; index++) {
        const Wish *wish = &asked->wishes[index];
        if (wish->phase == phase && wish->sort == ANSWERED &&
            (wish->origins & bit(origin_of(reply))) != 0 &&
            (wish->targets & bit(target_of(reply))) != 0) {
            return true;
        }
    }
    return false;
}

/* Fill in a phase from the position in which Black replies. Where `every` is false only the replies
 * that are asked for are looked at. Given up where there are more than `most` holes. */
static bool fill_sheet(Work *work, int phase, const Pos *pos, u32 first, bool every, int most)
{
    Search *search = work->search;
    Sheet *sheet = &work->sheets[phase];
    Guard guard;
    int count;
    sheet->is_there = true;
    sheet->first = first;
    work->played[phase] = *pos;
    sheet->threats = sheet->holes = sheet->rows = sheet->doubled = 0;
    sheet->flights = 0;
    look(search->board, pos, &guard);
    count = all_moves(search->board, pos, &guard, work->replies);
    if (guard.checkers == 0) {
        Pos passing;
        Guard free;
        make_none(search->board, pos, &passing);
        look(search->board, &passing, &free);
        sheet->threats =
            kept_mates(work->mates, finishing(search, &passing, &free, work->mates), first,
                       sheet->threat);
    }
    for (int index = 0; index < count; index++) {
        const u32 reply = work->replies[index];
        const bool wanted = is_asked_for(work->asked, phase, reply) ||
                            (phase == KEY_PHASE && work->asked->all_single);
        Pos after;
        Guard free;
        if (!wanted && !every) {
            continue;
        }
        if (origin_of(reply) == king_of(pos, BLACK)) {
            sheet->flights |= bit(target_of(reply));
        }
        step(search, pos, reply, &after);
        look(search->board, &after, &free);
        if (wanted && sheet->rows < MOST_ROWS) {
            Row *row = &sheet->row[sheet->rows++];
            row->reply = reply;
            row->checks = free.checkers != 0;
            row->count = kept_mates(work->mates, finishing(search, &after, &free, work->mates),
                                    first, row->mates);
            if (row->count != 0) {
                sheet->doubled += row->count > 1;
                if (work->asked->uses_effects) {
                    find_effects(search->board, &after, reply, work->mates[0], &row->effects);
                }
                continue;
            }
        } else if (can_finish(search, &after, &free, 1)) {
            continue;
        }
        if (sheet->holes < MOST_ANSWERS) {
            sheet->hole[sheet->holes] = reply;
        }
        sheet->holes++;
        if (sheet->holes > most) {
            return false;
        }
    }
    return count != 0;
}

static inline bool is_mate_of_first(u32 mate, u32 first)
{
    return mate == (first & MOVE_MASK);
}

/* Find the mates that there would be without a man who replies, were White to move. */
static void find_generals(Work *work, const Wish *wish)
{
    const Pos *pos = &work->played[wish->phase];
    const int square = first_of(wish->origins);
    Pos passing;
    Guard guard;
    work->gone = wish->origins;
    work->generals = 0;
    if ((pos->men[BLACK] & wish->origins) == 0) {
        return;
    }
    make_none(work->search->board, pos, &passing);
    put_man(work->search->board, &passing, BLACK, kind_on(&passing, square), square);
    look(work->search->board, &passing, &guard);
    work->generals =
        kept_mates(work->mates, finishing(work->search, &passing, &guard, work->mates),
                   work->sheets[wish->phase].first, work->general);
    work->generals = work->generals < MOST_ANSWERS ? work->generals : MOST_ANSWERS;
}

static bool is_general(const Work *work, u32 mate)
{
    for (int index = 0; index < work->generals; index++) {
        if (work->general[index] == mate) {
            return true;
        }
    }
    return false;
}

/* Return what a mate costs as the one that is wished for. */
static int cost_of_mate(const Work *work, const Wish *wish, u32 mate)
{
    int cost = 0;
    if ((wish->mate_origins & bit(origin_of(mate))) == 0) {
        cost += OTHER_MAN;
    }
    if ((wish->mate_targets & bit(target_of(mate))) == 0) {
        cost += OTHER_MAN;
    }
    for (u32 left = wish->differs; left != 0; left &= left - 1) {
        cost += work->mate[first_of(left)] == mate ? OTHER_MATE : 0;
    }
    for (u32 left = wish->equals; left != 0; left &= left - 1) {
        cost += work->mate[first_of(left)] != mate ? OTHER_MATE : 0;
    }
    if (wish->general >= 0 && is_general(work, mate) != (wish->general == 1)) {
        cost += OTHER_REASON;
    }
    if (wish->first_of >= 0 && !is_mate_of_first(mate, work->sheets[wish->first_of].first)) {
        cost += OTHER_MATE;
    }
    return cost;
}

static bool may_reply(const Work *work, const Wish *wish, u32 reply)
{
    if ((wish->origins & bit(origin_of(reply))) == 0 ||
        (wish->targets & bit(target_of(reply))) == 0) {
        return false;
    }
    if (wish->like >= 0 && (work->reply[wish->like] & MOVE_MASK) != (reply & MOVE_MASK)) {
        return false;
    }
    for (u32 left = wish->other_reply; left != 0; left &= left - 1) {
        if ((work->reply[first_of(left)] & MOVE_MASK) == (reply & MOVE_MASK)) {
            return false;
        }
    }
    return true;
}

static bool lets_threat_in(const Row *row, const Sheet *sheet)
{
    for (int index = 0; index < row->count && index < MOST_ANSWERS; index++) {
        for (int threat = 0; threat < sheet->threats && threat < MOST_ANSWERS; threat++) {
            if (row->mates[index] == sheet->threat[threat]) {
                return true;
            }
        }
    }
    return false;
}

/* Return what it costs that replies of a man let a threat in. */
static int cost_of_threats_in(const Wish *wish, const Sheet *sheet)
{
    int count = 0;
    for (int index = 0; index < sheet->rows; index++) {
        count += (wish->origins & bit(origin_of(sheet->row[index].reply))) != 0 &&
                 lets_threat_in(&sheet->row[index], sheet);
    }
    return count == 0 ? 0 : NO_DEFENCE + NO_DEFENCE_MORE * (count - 1);
}

static int cost_of_row(const Work *work, const Wish *wish, const Row *row, const Sheet *sheet,
                       u32 *mate)
{
    const int count = row->count < MOST_ANSWERS ? row->count : MOST_ANSWERS;
    int best = TOO_DEAR, cost = 0;
    if (row->count == 0) {
        *mate = 0;
        return NO_MATE;
    }
    if ((wish->loose & DUALS_TOO) == 0 && row->count > 1) {
        cost += DUAL + DUAL_MORE * (count - 2);
    }
    if ((wish->loose & THREATS_TOO) == 0) {
        cost += lets_threat_in(row, sheet) ? NO_DEFENCE : 0;
    }
    if (wish->checks && !row->checks) {
        cost += NO_DEFENCE;
    }
    cost += wish->shut != 0 && (wish->shut & row->effects.shut) == 0 ? OTHER_REASON : 0;
    cost += wish->pinned != 0 && (wish->pinned & row->effects.pinned) == 0 ? OTHER_REASON : 0;
    cost += (wish->lines & ~row->effects.lines) != 0 ? OTHER_REASON : 0;
    for (int index = 0; index < count; index++) {
        const int here = cost_of_mate(work, wish, row->mates[index]);
        if (here < best) {
            best = here;
            *mate = row->mates[index];
        }
    }
    return cost + best;
}

/* Return what a wish costs; note what was taken for it. */
static int cost_of_wish(Work *work, int number)
{
    const Wish *wish = &work->asked->wishes[number];
    const Sheet *sheet = &work->sheets[wish->phase];
    int best = NO_REPLY, most_roused = -1;
    u64 all_roused = 0;
    work->mate[number] = work->reply[number] = 0;
    if (!sheet->is_there) {
        return NO_REPLY;
    }
    if (wish->sort == THREATENED) {
        best = NO_MATE;
        for (int index = 0; index < sheet->threats && index < MOST_ANSWERS; index++) {
            const int cost = cost_of_mate(work, wish, sheet->threat[index]) +
                             ((wish->loose & DUALS_TOO) != 0 ? 0 : DUAL_MORE * (sheet->threats - 1));
            if (cost < best) {
                best = cost;
                work->mate[number] = sheet->threat[index];
            }
        }
        work->idle &= ~squares_of(work->mate[number]);
        return best;
    }
    if (wish->sort == REFUTED_BY) {
        best = sheet->holes == 0 ? NO_TRY : NO_MATE;
        for (int index = 0; index < sheet->holes && index < MOST_ANSWERS; index++) {
            const int more = count_of(squares_of(sheet->hole[index]) & work->idle);
            if (may_reply(work, wish, sheet->hole[index]) && more > most_roused) {
                best = 0; /* others beside it are counted with the try */
                most_roused = more;
                work->reply[number] = sheet->hole[index];
            }
        }
        work->idle &= ~squares_of(work->reply[number]);
        return best;
    }
    if (wish->sort == DEFENDED) {
        return cost_of_threats_in(wish, sheet);
    }
    if (wish->general >= 0 && work->gone != wish->origins) {
        find_generals(work, wish);
    }
    for (int index = 0; index < sheet->rows; index++) {
        const Row *row = &sheet->row[index];
        u32 mate = 0;
        int cost;
        if (!may_reply(work, wish, row->reply)) {
            continue;
        }
        cost = cost_of_row(work, wish, row, sheet, &mate);
        if (cost <= best) { /* of those alike the one in which more of the core takes part */
            const u64 roused = squares_of(row->reply) |
                               ((wish->loose & MATE_UNNAMED) != 0 ? 0 : squares_of(mate));
            const int more = count_of(roused & work->idle);
            all_roused |= cost == 0 ? roused : 0;
            if (cost < best || more > most_roused) {
                best = cost;
                most_roused = more;
                work->mate[number] = mate;
                work->reply[number] = row->reply;
            }
        }
    }
    work->idle &= ~all_roused; /* a proof may name all lines that answer alike */
    work->idle &= ~squares_of(work->reply[number]);
    if ((wish->loose & MATE_UNNAMED) == 0) {
        work->idle &= ~squares_of(work->mate[number]);
    }
    return best;
}

/* Return what it costs that the diagram leaves flights and checks open, and that the key takes
 * flights and gives none. */
static int cost_of_diagram(Work *work, const Pos *pos, bool key_checks)
{
    Search *search = work->search;
    const Board *board = search->board;
    const int king = king_of(pos, BLACK);
    const u64 then = work->sheets[KEY_PHASE].flights;
    u64 flights = 0;
    Pos passing, after;
    Guard guard, free;
    int count, cost = 0;
    make_none(board, pos, &passing);
    look(board, &passing, &guard);
    count = all_moves(board, &passing, &guard, work->replies);
    for (int index = 0; index < count; index++) {
        const u32 reply = work->replies[index];
        const bool by_king = origin_of(reply) == king;
        flights |= by_king ? bit(target_of(reply)) : 0;
        step(search, &passing, reply, &after);
        look(board, &after, &free);
        if ((by_king || free.checkers != 0) && !can_finish(search, &after, &free, 1)) {
            cost += free.checkers != 0 ? OPEN_CHECK : OPEN_FLIGHT;
        }
    }
    if (!key_checks && (flights & ~then) != 0 && (then & ~flights) == 0) {
        cost += FLIGHT_TAKEN;
    }
    return cost;
}

static const Weighed NOTHING = {TOO_DEAR, TOO_DEAR, NO_POSITION};

static Weighed given_up(int cause)
{
    Weighed weighed = NOTHING;
    weighed.cause = cause;
    return weighed;
}

static bool uses_phase(const Asked *asked, int phase)
{
    return phase != SET_PHASE || asked->uses_set || asked->set_complete;
}

Weighed weigh(Search *search, const Asked *asked, const Pos *pos, const u32 *firsts, int limit,
              u32 *lists)
{
    Work work;
    Weighed weighed = {0, 0, WEIGHED};
    const Board *board = search->board;
    u32 full[MOST_PHASES] = {0};
    Pos after;
    int count, soft = 0, hard = 0, most;
    bool key_checks;
    work.search = search;
    work.asked = asked;
    work.firsts = lists;
    work.replies = lists + MOST_MOVES;
    work.mates = lists + 2 * MOST_MOVES;
    search->free_moves = search->moves;
    if (!is_scheme(board, pos) || side_is_checked(board, pos, WHITE)) {
        return given_up(NO_POSITION);
    }
    count = scheme_moves(board, pos, work.firsts);
    for (int phase = KEY_PHASE; phase < asked->phases; phase++) {
        for (int index = 0; index < count; index++) {
            if ((work.firsts[index] & MOVE_MASK) == firsts[phase]) {
                full[phase] = work.firsts[index];
            }
        }
        if (full[phase] == 0) {
            return given_up(NO_KEY);
        }
    }
    soft = MAN * count_of((pos->men[WHITE] | pos->men[BLACK]) &
                          ~(asked->core.men[WHITE] | asked->core.men[BLACK]));
    step(search, pos, full[KEY_PHASE], &after);
    key_checks = side_is_checked(board, &after, BLACK);
    if (key_checks) {
        soft += CHECKING_KEY;
        hard += asked->may_check ? 0 : HOLE;
    }
    if ((bit(target_of(full[KEY_PHASE])) & pos->men[BLACK]) != 0) {
        soft += !asked->is_polished                                              ? TAKING_KEY
                : (bit(target_of(full[KEY_PHASE])) & pos->kinds[PAWN]) != 0 ? TAKING_PAWN
                                                                            : TAKING_OFFICER;
    }
    most = (limit - soft - hard) / HOLE;
    if (!fill_sheet(&work, KEY_PHASE, &after, full[KEY_PHASE] & MOVE_MASK, true, most)) {
        return given_up(HOLES);
    }
    hard += HOLE * work.sheets[KEY_PHASE].holes;
    hard += asked->all_single ? DUAL * work.sheets[KEY_PHASE].doubled : 0;
    if (work.sheets[KEY_PHASE].threats > 1) {
        soft += THREAT_MORE * (work.sheets[KEY_PHASE].threats - 1);
    }
    for (int phase = 0; phase < asked->phases; phase++) {
        Sheet *sheet = &work.sheets[phase];
        if (phase == KEY_PHASE) {
            continue;
        }
        sheet->is_there = false;
        if (!uses_phase(asked, phase)) {
            continue;
        }
        if (phase == SET_PHASE) {
            make_none(board, pos, &after);
            fill_sheet(&work, phase, &after, 0, asked->set_complete, TOO_DEAR);
            hard += asked->set_complete ? HOLE * sheet->holes : 0;
        } else {
            if (hard + soft >= limit) {
                return given_up(PLAY);
            }
            step(search, pos, full[phase], &after);
            fill_sheet(&work, phase, &after, full[phase] & MOVE_MASK, true, TOO_DEAR);
            hard += sheet->holes == 0 ? NO_TRY
                                      : REFUTATION_MORE * (sheet->holes - 1);
        }
    }
    work.idle = asked->needed;
    work.gone = 0;
    for (int phase = KEY_PHASE; phase < asked->phases; phase++) {
        work.idle &= ~squares_of(full[phase]);
    }
    for (int index = 0; index < asked->wish_count; index++) {
        hard += cost_of_wish(&work, index);
        if (hard + soft >= limit) {
            return given_up(PLAY);
        }
    }
    hard += IDLE_CORE * count_of(work.idle);
    if (asked->is_polished && hard + soft < limit) {
        soft += cost_of_diagram(&work, pos, key_checks);
    }
    for (int index = 0; index < count; index++) {
        const u32 first = work.firsts[index];
        if (hard + soft >= limit) {
            return given_up(index == 0 ? PLAY : COOKS);
        }
        if (first == full[KEY_PHASE]) {
            continue;
        }
        step(search, pos, first, &after);
        if (attains(board, &search->goal, pos, first, &after)) {
            hard += SHORT_COOK;
        } else if (all_mated(search, &after)) {
            hard += COOK;
        }
    }
    weighed.cost = hard + soft;
    weighed.lacking = hard;
    return weighed;
}
