/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The paths of the pawns of a diagram, square by square, from the game array.
 *
 * Each pawn has come along one of few paths, with no more captures than there are men to be
 * captured. Two pawns cannot have come along two paths if in every order of their steps one would
 * have to pass through the other, nor several if each would have to wait for another of them
 * (`legality/order.h`). If no choice of paths agrees, pawn by pawn and in the number of captures on
 * dark and on light squares, no game leads to the diagram. Pawns that have promoted or were captured
 * have any path: they only make captures. */
#ifndef COMPOSER_LEGALITY_PATHS_H
#define COMPOSER_LEGALITY_PATHS_H

#include "legality/course.h"

enum { MOST_PATHS = 400, MOST_OF_ONE_PAWN = 100, MOST_CHOICES = 1000, PATH_ROUNDS = 3 };

/* Return whether the paths of the pawns disprove a position that a study has found possible, those on
 * some squares left out, or what they shut (`legality/doors.h`) if that is asked, too. What is found
 * of the men and of those that can have been captured is narrowed there. */
bool paths_disprove(Study *found, u64 left_out, bool with_doors);

/* Return whether no paths of the pawns have a course (`legality/course.h`), where paths alone do not
 * disprove a position. */
bool courses_disprove(Study *found, Course *course);

#endif
