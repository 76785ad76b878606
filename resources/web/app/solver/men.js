// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of men and how they go: men.bin, which is made of the program's tables
// (composer/web/menfile.py says how it is written).
import { knowKinds } from "./diagram.js";

const SQUARES = 64, NOWHERE = 255, NO_CELL = 511;
const HOP = 1, ASIDE = 4;

/** All kinds, and how each goes from every square. */
export class Men {
  #bytes;
  #templates;

  constructor(bytes) {
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
    const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
    this.kinds = head.kinds;
    this.#templates = head.templates;
    this.#bytes = bytes.subarray(4 + length);
    knowKinds(this.kinds);
  }

  /** Read the file, packed. */
  static async of(packed) {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Men(new Uint8Array(await new Response(stream).arrayBuffer()));
  }

  /** How a kind goes for White and for Black: { first, trails, cells } each, as the engine has it. */
  ways(kind) {
    const row = this.kinds[kind], [white, end] = this.#table(row.at);
    if (!row.black) return [white, white];
    return [white, row.black === "turned" ? turned(white) : this.#table(end)[0]];
  }

  #table(at) {
    const bytes = this.#bytes, first = [0];
    for (let square = 0; square < SQUARES; square++, at += 2) {
      first.push(first[square] + bytes[at] + 256 * bytes[at + 1]);
    }
    const count = first[SQUARES], trails = [], cells = [];
    let path = at + 3 * count;
    for (let square = 0; square < SQUARES; square++) {
      for (let number = first[square]; number < first[square + 1]; number++) {
        const template = this.#templates[bytes[at + number]], length = bytes[at + count + number];
        const passed = bytes[at + 2 * count + number], start = cells.length;
        for (let step = 0, cell = square; step < length; step++) {
          cell += bytes[path++] - 128;
          cells.push(cell);
        }
        const aside = template[0] === HOP && template[5] === ASIDE;
        for (let step = 0; aside && step < length; step++, path++) {
          cells.push(bytes[path] === NOWHERE ? NO_CELL : cells[start + step] + bytes[path] - 128);
        }
        trails.push({ start, passed: passed === NOWHERE ? NO_CELL : square + passed - 128, template, length });
      }
    }
    return [{ first, trails, cells }, path];
  }
}

/** The same with rank 1 for rank 8. */
function turned({ first, trails, cells }) {
  const other = (cell) => (cell === NO_CELL ? cell : cell ^ 56);
  const starts = [0], moved = [], path = [];
  for (let square = 0; square < SQUARES; square++) {
    const from = square ^ 56;
    for (let number = first[from]; number < first[from + 1]; number++) {
      const trail = trails[number], start = path.length;
      const end = number + 1 < trails.length ? trails[number + 1].start : cells.length;
      for (let at = trail.start; at < end; at++) path.push(other(cells[at]));
      moved.push({ ...trail, start, passed: other(trail.passed) });
    }
    starts.push(moved.length);
  }
  return { first: starts, trails: moved, cells: path };
}
