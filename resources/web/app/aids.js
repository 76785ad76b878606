// SPDX-License-Identifier: GPL-3.0-or-later
// What the studio works out beside the solution; later/tools.js shows it.
export const AIDS = ["history", "needed", "repair", "scheme"]; // asked once they are looked at
export const SEARCHES = ["explore"]; // asked by a button
