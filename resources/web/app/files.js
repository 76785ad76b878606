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
  const { text, base64 } = files[path];
  return new Response(text ?? Uint8Array.from(atob(base64), (each) => each.charCodeAt(0)));
}

/** The address of a script that a worker runs. */
export function script(path) {
  if (!files) return new URL(path, import.meta.url);
  return URL.createObjectURL(new Blob([files[path].text], { type: "text/javascript" }));
}
