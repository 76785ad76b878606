// SPDX-License-Identifier: GPL-3.0-or-later
// The page's own files: they lie beside it, or within it where the page is one file that came by
// mail (composer/web/appexport.py). A browser lets such a page fetch nothing.

const within = globalThis.document?.getElementById("files");
const files = within ? JSON.parse(within.textContent) : null;

/** Whether the page is one file. */
export const isOneFile = Boolean(files);

/** A file by its path, as fetch() answers. */
export async function file(path) {
  if (!files) {
    const answer = await fetch(new URL(path, import.meta.url));
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer;
  }
  if (!(path in files)) throw new Error(path);
  const packed = Uint8Array.from(atob(files[path].packed), (each) => each.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")));
}

// Whether its scripts are bundles, each one file; in tests they are modules as they are written.
const isMade = files || globalThis.document?.querySelector("meta[name=version]")?.content;

/**
 * Fetch a script; returns what makes workers of it. It stays in the page: of a studio that has gone no
 * browser fetches it again, and a worker that works too long is ended and made anew.
 */
export async function workersOf(path) {
  if (!isMade) return () => new Worker(new URL(path, import.meta.url), { type: "module" });
  const text = files ? files[path].text : await (await file(path)).text();
  const address = URL.createObjectURL(new Blob([`"use strict";${text}`], { type: "text/javascript" }));
  return () => new Worker(address);
}
