/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "general/lines.h"

static void search_ways(LineQuest *lines, const Row *row, int left);

static bool is_series(int play)
{
    return play >= LINES_SERIES;
}

/* Tell whether the same side goes on, when so many half-moves are still to come. */
static bool keeps_turn(int play, int left)
{
    return is_series(play) && left >= (play == LINES_SERIES ? 1 : 2);
}

static bool is_done(const LineQuest *lines)
{
    return lines->quest->stopped || lines->found >= lines->most;
}

static void note_line(LineQuest *lines)
{
    if (is_done(lines)) {
        return;
    }
    for (int index = 0; index < lines->depth; index++) {
        write_item(lines->steps, (u32)lines->line[index]);
        write_item(lines->steps, (u32)(lines->line[index] >> 32));
    }
    lines->found++;
}

/* Write a line that ends with a move. */
static void note_ending(LineQuest *lines, Step last)
{
    lines->line[lines->depth++] = last;
    note_line(lines);
    lines->depth--;
}

static void search_all(LineQuest *lines, int left)
{
    Quest *quest = lines->quest;
    const int found = lines->found;
    Row row;
    if (quest->diagram != NULL &&
        !may_reach_diagram(quest->diagram, &quest->field, left,
                           is_series(lines->play) ? left : (left + 1) / 2)) {
        return;
    }
    if (recall_proved(quest, left) == 1) {
        return;
    }
    if (left == 1 && (lines->play == LINES_HELP || lines->play == LINES_SERIES)) {
        row = take_row(quest);
        add_reaching(quest, &row);
        for (int index = 0; index < row.count; index++) {
            note_ending(lines, row.steps[index]);
        }
        if (row.count == 0) {
            note_proved(quest, left, false);
        }
        give_row(quest, &row);
        return;
    }
    row = legal_row(quest);
    search_ways(lines, &row, left);
    give_row(quest, &row);
    if (lines->found == found && !is_done(lines)) {
        note_proved(quest, left, false);
    }
}

static void note_endings(LineQuest *lines, const Row *row)
{
    for (int index = 0; index < row->count && !is_done(lines); index++) {
        if (step_reaches(lines->quest, row->steps[index])) {
            note_ending(lines, row->steps[index]);
        }
    }
}

/* Write moves after which every reply reaches the goal, with each of them, or those after which
 * some does, with each that does. */
static void note_replies(LineQuest *lines, const Row *row, bool all)
{
    Quest *quest = lines->quest;
    for (int index = 0; index < row->count && !is_done(lines); index++) {
        Row replies;
        go(quest, row->steps[index]);
        lines->line[lines->depth++] = row->steps[index];
        if (!all || all_reach(quest)) {
            replies = take_row(quest);
            add_reaching(quest, &replies);
            for (int reply = 0; reply < replies.count; reply++) {
                note_ending(lines, replies.steps[reply]);
            }
            give_row(quest, &replies);
        }
        lines->depth--;
        back(quest);
    }
}

static void search_help(LineQuest *lines, const Row *row, int left)
{
    Quest *quest = lines->quest;
    Step found;
    if (left == 1) {
        if (lines->play != LINES_HELP_SELF || all_reach(quest)) {
            note_endings(lines, row);
        }
        return;
    }
    if (lines->play == LINES_HELP_REFLEX && can_reach(quest, &found)) {
        return;
    }
    if (left == 2 && lines->play != LINES_HELP) {
        note_replies(lines, row, lines->play == LINES_HELP_SELF);
        return;
    }
    if (lines->play == LINES_HELP_SELF && left % 2 == 1 && all_reach(quest)) {
        return; /* a shorter line ended here */
    }
    for (int index = 0; index < row->count && !is_done(lines); index++) {
        const Step step = row->steps[index];
        go(quest, step);
        lines->line[lines->depth++] = step;
        if (!(lines->play == LINES_HELP && left % 2 == 1 && quest_reached(quest, step))) {
            search_all(lines, left - 1);
        }
        lines->depth--;
        back(quest);
    }
}

/* Tell whether a series may go on after a move, which was made. */
static bool goes_on(LineQuest *lines, Step step)
{
    Quest *quest = lines->quest;
    Step found;
    if (is_attacked(&quest->field, quest->field.turn)) {
        return false;
    }
    if (lines->play == LINES_SERIES) { /* it leads through stalemates, and else ends here */
        return quest->aim.aim <= AIM_DOUBLE_STALEMATE || quest->aim.aim == AIM_NO_MOVE ||
               !quest_reached(quest, step);
    }
    if (lines->play == LINES_SERIES_SELF) {
        return !all_reach(quest);
    }
    return lines->play == LINES_SERIES_HELP || !can_reach(quest, &found);
}

static void search_series(LineQuest *lines, const Row *row, int left)
{
    Quest *quest = lines->quest;
    Step found;
    if (lines->play == LINES_SERIES_REFLEX && can_reach(quest, &found)) {
        return;
    }
    if (!keeps_turn(lines->play, left - 1)) {
        if (lines->play == LINES_SERIES) {
            note_endings(lines, row);
        } else {
            note_replies(lines, row, lines->play == LINES_SERIES_SELF);
        }
        return;
    }
    for (int index = 0; index < row->count && !is_done(lines); index++) {
        go(quest, row->steps[index]);
        lines->line[lines->depth++] = row->steps[index];
        if (goes_on(lines, row->steps[index])) {
            go(quest, 0);
            search_all(lines, left - 1);
            back(quest);
        }
        lines->depth--;
        back(quest);
    }
}

static void search_ways(LineQuest *lines, const Row *row, int left)
{
    if (is_series(lines->play)) {
        search_series(lines, row, left);
    } else {
        search_help(lines, row, left);
    }
}

/* Tell whether a first move is one only because it reaches the goal. */
static bool ends_only(Quest *quest, Step first)
{
    bool unsafe;
    if (!leads_into_check(quest->aim.aim)) {
        return false;
    }
    go(quest, first);
    unsafe = is_attacked(&quest->field, quest->field.turn ^ 1);
    back(quest);
    return unsafe;
}

void search_lines(LineQuest *lines, Step first, int halfmoves)
{
    Row row = {&first, 1, 1, false};
    lines->found = lines->depth = 0;
    if (halfmoves > 1 && ends_only(lines->quest, first)) {
        return;
    }
    search_ways(lines, &row, halfmoves);
}

void describe_line(Quest *quest, int play, const u32 *steps, int halfmoves, Tape *tape)
{
    const int frames = quest->field.frame_count;
    for (int number = 0; number < halfmoves; number++) {
        const Step step = (u64)steps[2 * number] | (u64)steps[2 * number + 1] << 32;
        describe_step(quest, step, tape);
        make_step(&quest->field, step);
        if (keeps_turn(play, halfmoves - number - 1)) {
            make_step(&quest->field, 0);
        }
    }
    unwind_to(&quest->field, frames);
}
