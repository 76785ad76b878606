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

/** A worker that runs a script. */
export function worker(path) {
  if (!files) return new Worker(new URL(path, import.meta.url), { type: "module" });
  // Chromium lets a page of a file run no modules in workers; the bundle is none by then.
  return new Worker(URL.createObjectURL(new Blob([files[path].text], { type: "text/javascript" })));
}
