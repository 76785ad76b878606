/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chameleon, Einstein and Protean chess, and others in which men change their kind by moving. */
#include "general/conditions/royals.h"
#include "general/steps.h"

int kept_royal(const Laws *laws, int content, int kind)
{
    const int changed = laws->as_kind[laws->without[QUALITY_ROYAL][content]][kind];
    return laws->content[content].royal ? laws->with[QUALITY_ROYAL][changed] : changed;
}

static void change_kind(Field *field, int cell, int kind)
{
    change_man(field, cell, kept_royal(field->laws, field->board[cell], kind));
}

/* Return the cell where the rook stands after a castling; NO_CELL if it was none. */
static int rook_at(const Field *field, const Event *event)
{
    return step_special(event->step) == STEP_CASTLING
               ? field->laws->castles[step_extra(event->step)].rook_target
               : NO_CELL;
}

/* Tell whether a man came to a cell by a move of his own that is no promotion. */
static bool is_plain(const Event *event)
{
    return event->at != NO_CELL && step_promotion(event->step) == 0 &&
           step_special(event->step) != STEP_EXCHANGE;
}

/* Let be foreseen who a man becomes. */
static void foresee_kind(const Laws *laws, Aftermath *after, int kind)
{
    after->reached = kept_royal(laws, after->reached, kind);
}

/* Numbers: how many changes there are; of each, the kind before and after. */
static int round_of(const i32 *numbers, int kind)
{
    for (int pair = 0; pair < numbers[0]; pair++) {
        if (kind == numbers[1 + 2 * pair]) {
            return numbers[2 + 2 * pair];
        }
    }
    return kind;
}

static void change_chameleon(const Clause *clause, Field *field, Event *event)
{
    if (is_plain(event)) {
        change_kind(field, event->at, round_of(clause->numbers, kind_at(field, event->at)));
    }
}

static bool foresees_chameleon(const Clause *clause, const Field *field, Step step,
                               Aftermath *after)
{
    const int kind = field->laws->kind[after->reached];
    if (step_promotion(step) == 0) {
        foresee_kind(field->laws, after, round_of(clause->numbers, kind));
    }
    return true;
}

enum { PROMOTED_SO = 1 }; /* the flag of a promotion to a man with the quality */

/* Numbers: the quality, and those of chameleon chess. */
static int chameleon_man(const Clause *clause, const Laws *laws, int content)
{
    const int kind = has_quality(laws, content, clause->numbers[0])
                         ? round_of(clause->numbers + 1, laws->kind[content])
                         : laws->kind[content];
    return kept_royal(laws, content, kind);
}

static void promote_to_chameleon(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    const Laws *laws = walk->field->laws;
    const int promotion = step_promotion(step);
    put_step(row, step);
    if (promotion != 0 && !has_quality(laws, walk->content, clause->numbers[0])) {
        const int kind =
            laws->kind[laws->content[walk->content].becomes[walk->side][promotion - 1]];
        if (round_of(clause->numbers + 1, kind) != kind) {
            put_step(row, with_flag(step, PROMOTED_SO));
        }
    }
}

static void change_chameleon_man(const Clause *clause, Field *field, Event *event)
{
    const Laws *laws = field->laws;
    if (is_plain(event)) {
        change_man(field, event->at, chameleon_man(clause, laws, field->board[event->at]));
    } else if (event->at != NO_CELL && step_flag(event->step) == PROMOTED_SO) {
        const int own = (int)(clause - laws->conditions);
        put_content(field, event->at,
                    laws->with[clause->numbers[0]][field->board[event->at]]);
        note_effect(field, EFFECT_MARKED, event->at, NO_CELL, own, 1);
    }
}

static bool foresees_chameleon_man(const Clause *clause, const Field *field, Step step,
                                   Aftermath *after)
{
    if (step_promotion(step) == 0) {
        after->reached = chameleon_man(clause, field->laws, after->reached);
    } else if (step_flag(step) == PROMOTED_SO) {
        after->reached = field->laws->with[clause->numbers[0]][after->reached];
    }
    return true;
}

static int crosswise(int kind)
{
    switch (kind) {
    case KIND_KNIGHT:
        return KIND_QUEEN;
    case KIND_QUEEN:
        return KIND_KNIGHT;
    case KIND_ROOK:
        return KIND_BISHOP;
    case KIND_BISHOP:
        return KIND_ROOK;
    default:
        return kind;
    }
}

static bool takes_his_kind(const Clause *clause, Field *field, Step step, int side, bool checking)
{
    const int origin = step_origin(step), captured = step_captured(step);
    (void)clause;
    (void)side;
    return checking || captured == NO_CELL ||
           (!is_royal_at(field, origin) && kind_at(field, origin) == kind_at(field, captured));
}

static void change_crosswise(const Clause *clause, Field *field, Event *event)
{
    const int rook = rook_at(field, event);
    (void)clause;
    if (!is_plain(event)) {
        return;
    }
    change_kind(field, event->at, crosswise(kind_at(field, event->at)));
    if (rook != NO_CELL) {
        change_kind(field, rook, crosswise(kind_at(field, rook)));
    }
}

static bool foresees_crosswise(const Clause *clause, const Field *field, Step step,
                               Aftermath *after)
{
    (void)clause;
    if (step_promotion(step) == 0) {
        foresee_kind(field->laws, after, crosswise(field->laws->kind[after->reached]));
    }
    return true;
}

/* Return the kind so many ranks higher; the kinds are numbered in the order of their ranks. */
static int raised(int kind, int ranks)
{
    const int after = kind + ranks;
    return kind > KIND_QUEEN || after < KIND_PAWN || after > KIND_QUEEN ? kind : after;
}

/* Write a move without promotion, once. */
static void write_plain(Step step, Row *row)
{
    step = without_promotion(step);
    for (int index = 0; index < row->count; index++) {
        if (row->steps[index] == step) {
            return;
        }
    }
    put_step(row, step);
}

static void never_promote(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    (void)clause;
    (void)walk;
    write_plain(step, row);
}

/* Numbers: by how many ranks men rise without capture, and by captures. */
static void change_rank(const Clause *clause, Field *field, Event *event)
{
    const int rook = rook_at(field, event);
    if (event->at == NO_CELL || step_special(event->step) == STEP_EXCHANGE) {
        return;
    }
    change_kind(field, event->at,
                raised(kind_at(field, event->at), clause->numbers[event->victim != 0]));
    if (rook != NO_CELL) {
        change_kind(field, rook, raised(kind_at(field, rook), clause->numbers[0]));
    }
}

static bool foresees_rank(const Clause *clause, const Field *field, Step step, Aftermath *after)
{
    const int ranks = clause->numbers[step_captured(step) != NO_CELL];
    foresee_kind(field->laws, after, raised(field->laws->kind[after->reached], ranks));
    return true;
}

/* Return what becomes of who captures a kind. */
static int taken(const Clause *clause, int kind)
{
    if (clause->numbers[1] != 0 && kind == KIND_PAWN) {
        return clause->numbers[1];
    }
    return clause->numbers[1] != 0 && kind == clause->numbers[1] ? KIND_PAWN : kind;
}

/* Tell whether a pawn that goes backwards arrives where he is promoted. */
static bool ends_backwards(const Clause *clause, const Walk *walk, Step step)
{
    return clause->numbers[1] != 0 &&
           walk->field->laws->kind[walk->content] == clause->numbers[1] &&
           step_target(step) / 8 == (walk->side == OF_WHITE ? 0 : 7);
}

/* Tell whether who captures becomes a pawn where that is promoted, by capturing one there. */
static bool ends_as_pawn(const Clause *clause, const Walk *walk, Step step, int kind)
{
    const Laws *laws = walk->field->laws;
    const bool white = walk->side == OF_WHITE, backwards = kind == clause->numbers[1];
    if (walk->checking || (clause->numbers[0] == 0 && laws->content[walk->content].royal)) {
        return false;
    }
    return laws->content[kept_royal(laws, walk->content, kind)].promotes &&
           step_target(step) / 8 == (white != backwards ? 7 : 0);
}

static void take_without_promotion(const Clause *clause, const Walk *walk, Step step, Row *row)
{
    const int captured = step_captured(step);
    const int kind = captured == NO_CELL ? 0 : taken(clause, kind_at(walk->field, captured));
    const int promotion = step_promotion(step);
    if (kind != 0 && promotion != 0 && kind != KIND_PAWN) {
        const bool ends = ends_as_pawn(clause, walk, step, kind);
        write_plain(ends ? with_kind(step, promotion) : step, row);
        return;
    }
    if (kind != 0 && promotion == 0 && ends_as_pawn(clause, walk, step, kind)) {
        const Laws *laws = walk->field->laws;
        const int pawn = kept_royal(laws, walk->content, kind);
        for (int number = 1; number <= laws->promotions; number++) {
            if (may_become(laws, pawn, walk->side, number)) {
                put_step(row, with_kind(step, number));
            }
        }
        return;
    }
    if (captured == NO_CELL && ends_backwards(clause, walk, step)) {
        const Laws *laws = walk->field->laws;
        for (int number = 1; number <= laws->promotions; number++) {
            if (may_become(laws, walk->content, walk->side, number)) {
                put_step(row, step | (u64)number << 27);
            }
        }
        return;
    }
    put_step(row, step);
}

/* Numbers: whether kings change, too; the kind of who captures a pawn, or 0. */
static void take_kind(const Clause *clause, Field *field, Event *event)
{
    if (event->victim != 0 && is_plain(event) &&
        (clause->numbers[0] != 0 || !is_royal_at(field, event->at))) {
        change_kind(field, event->at, taken(clause, field->laws->kind[event->victim]));
        if (step_kind(event->step) != 0) {
            const Content *pawn = &field->laws->content[field->board[event->at]];
            change_man(field, event->at, pawn->becomes[event->side][step_kind(event->step) - 1]);
        }
    }
}

/* Tell whether a man becomes a pawn where he arrives by a move of a side. */
static bool is_relegated(const Laws *laws, int content, int cell, int side)
{
    const Content *man = &laws->content[content];
    return !man->promotes && !man->royal && cell / 8 == (side == OF_WHITE ? 1 : 6);
}

static void relegate(const Clause *clause, Field *field, Event *event)
{
    (void)clause;
    if (event->at != NO_CELL && step_special(event->step) != STEP_EXCHANGE &&
        is_relegated(field->laws, field->board[event->at], event->at, event->side)) {
        change_kind(field, event->at, KIND_PAWN);
    }
}

static bool foresees_relegation(const Clause *clause, const Field *field, Step step,
                                Aftermath *after)
{
    (void)clause;
    if (is_relegated(field->laws, after->reached, step_target(step), field->turn)) {
        foresee_kind(field->laws, after, KIND_PAWN);
    }
    return true;
}

const Condition RELEGATION = {
    .name = "relegation", .foresees = foresees_relegation, .effects = relegate};
const Condition CHAMELEON = {.name = "chameleon",
                             .foresees = foresees_chameleon,
                             .effects = change_chameleon};
const Condition CHAMELEON_MEN = {.name = "chameleon-men",
                                 .on_promotions = true,
                                 .lets_check = always_lets_check,
                                 .foresees = foresees_chameleon_man,
                                 .choices = promote_to_chameleon,
                                 .effects = change_chameleon_man};
const Condition NORSK_SJAKK = {.name = "norsk-sjakk",
                               .lets_check = always_lets_check,
                               .on_captures = true,
                               .foresees = foresees_crosswise,
                               .admits = takes_his_kind,
                               .effects = change_crosswise};
const Condition EINSTEIN = {.name = "einstein",
                            .on_promotions = true,
                            .lets_check = always_lets_check,
                            .foresees = foresees_rank,
                            .choices = never_promote,
                            .effects = change_rank};
const Condition PROTEAN = {.name = "protean",
                           .lets_check = always_lets_check,
                           .foresees = foresees_quiet,
                           .choices = take_without_promotion,
                           .effects = take_kind};

static const struct {
    int files, ranks;
} AROUND[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {-1, 1}, {1, 1}, {1, -1}, {-1, -1}};

/* Return the man beside a cell, in a direction, whom a side may influence; NO_CELL for none. */
static int influenced_cell(const Field *field, int cell, int direction, int side)
{
    const int file = cell % 8 + AROUND[direction].files;
    const int rank = cell / 8 + AROUND[direction].ranks, other = 8 * rank + file;
    return file >= 0 && file < 8 && rank >= 0 && rank < 8 && is_man_at(field, other) &&
                   owner_at(field, other) != side && !is_royal_at(field, other)
               ? other
               : NO_CELL;
}

/* Let those beside a man become pawns, or on the outer ranks men of his kind. */
static void influence(Field *field, int cell, int side)
{
    const int kind = kind_at(field, cell);
    if (is_royal_at(field, cell)) {
        return;
    }
    for (int direction = 0; direction < 8; direction++) {
        const int other = influenced_cell(field, cell, direction, side);
        if (other != NO_CELL) {
            const int man = field->board[other], rank = other / 8;
            const int becomes =
                field->laws->as_kind[man][rank == 0 || rank == 7 ? kind : KIND_PAWN];
            if (becomes == man) { /* it is said of him, too, and a rook has castling again */
                settle_castler(field, other);
                note_effect(field, EFFECT_CHANGED, other, NO_CELL, man, 0);
            }
            change_man(field, other, becomes);
        }
    }
}

static void influence_beside(const Clause *clause, Field *field, Event *event)
{
    (void)clause;
    if (event->at != NO_CELL) {
        influence(field, event->at, event->side);
    }
    if (step_special(event->step) == STEP_CASTLING) {
        influence(field, (event->origin + step_target(event->step)) / 2, event->side);
    } else if (step_special(event->step) == STEP_EXCHANGE) {
        influence(field, event->origin, event->side);
    }
}

/* Tell whether no enemy stands beside the cell that a man reaches. */
static bool foresees_influence(const Clause *clause, const Field *field, Step step,
                               Aftermath *after)
{
    (void)clause;
    (void)after;
    for (int direction = 0; direction < 8; direction++) {
        const int other = influenced_cell(field, step_target(step), direction, field->turn);
        if (other != NO_CELL && other != step_origin(step)) {
            return false;
        }
    }
    return true;
}

const Condition INFLUENCER = {
    .name = "influencer", .foresees = foresees_influence, .effects = influence_beside};
