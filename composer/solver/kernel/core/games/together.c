/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/together.h"

typedef struct Lines {
    Hunt *hunt;
    int length;
    bool series;
    TakeLine take_line;
    void *keeper;
    bool ended; /* no more lines are wanted */
} Lines;

static bool lines_from(Lines *lines, int made);

static bool line_goes_on(Lines *lines, const Turn *turn, int made)
{
    Hunt *hunt = lines->hunt;
    const int player = hunt->game.turn;
    bool found;

    hunt->path[made] = turn;
    follow(hunt, turn);
    found = is_reached(&hunt->game, &hunt->aim, turn);
    if (made + 1 < lines->length) {
        if (lines->series) {
            hunt->game.turn = player; /* what is taken back says who played before */
        }
        found = !found && !is_over(hunt) && lines_from(lines, made + 1);
    } else if (found && !is_over(hunt) && !lines->take_line(lines->keeper, hunt, lines->length)) {
        lines->ended = true;
    }
    retreat(hunt);
    return found;
}

static bool lines_from(Lines *lines, int made)
{
    Hunt *hunt = lines->hunt;
    const int left = lines->length - made;
    const int question = lines->series ? ASKS_SERIES : ASKS_LINE;
    bool found = false;
    Row row;

    if (left > 1 && recall_answer(hunt, question, left) == 1) {
        return false;
    }
    row = take_turns(&hunt->game);
    for (int index = 0; index < row.count && !lines->ended && !is_over(hunt); index++) {
        found |= line_goes_on(lines, turn_of(&hunt->game, &row, index), made);
    }
    give_turns(&hunt->game, &row);
    if (left > 1 && !found && !lines->ended) {
        note_answer(hunt, question, left, false);
    }
    return found;
}

bool find_game_lines(Hunt *hunt, int turns, bool series, TakeLine take_line, void *keeper)
{
    Lines lines = {hunt, turns, series, take_line, keeper, false};

    return lines_from(&lines, 0);
}
