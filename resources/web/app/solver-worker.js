// SPDX-License-Identifier: GPL-3.0-or-later
// The solver of orthodox chess in its own thread.
import { work } from "./solver/working.js";

work();
