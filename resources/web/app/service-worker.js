// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the page on the device, so that it opens where no network is.
//
// All its files are kept together, under one version, and served together: a page gets every file
// from the version that it began with. A new version is fetched whole, each file compared with its
// digest, before it may take over; where one is missing or of another version, the old one stays.
"use strict";

const FILES = {}; // by path, the SHA-256 of the content: written by the program (appfiles.py)

const START = "index.html";
const SOLVER = ["solver-worker.js", "solver/engine.wasm"];
const PREFIX = `chess-composer ${self.registration.scope} `;
const NAME = PREFIX + (FILES["version"] || "");

const address = (path) => new URL(path, self.registration.scope).href;
const paths = Object.keys(FILES).filter((path) => path !== "version");
const kept = new Set(paths.map(address));

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("fetch", (event) => {
  const { request } = event, url = request.url.split(/[?#]/)[0];
  const asked = url === self.registration.scope ? address(START) : url;
  if (request.method === "GET" && kept.has(asked)) event.respondWith(served(asked, request));
});
self.addEventListener("message", (event) => {
  const { data } = event;
  if (data === "take over") event.waitUntil(takeOver());
  // A first visit is kept from now on, if it was served this very version.
  else if (data.version === FILES["version"]) event.waitUntil(self.clients.claim());
});

async function keep() {
  const cache = await caches.open(NAME);
  try {
    // What the page fetches itself just now comes last: by then the browser has it.
    const last = paths.filter((path) => SOLVER.includes(path));
    await fetchAll(cache, paths.filter((path) => !last.includes(path)));
    await fetchAll(cache, last);
  } catch (fault) {
    await caches.delete(NAME);
    throw fault; // it is tried again with the next visit
  }
}

const fetchAll = (cache, some) => Promise.all(some.map(async (path) => {
  const answer = await fetch(address(path), { cache: "no-cache", credentials: "same-origin" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const content = await answer.clone().arrayBuffer();
  if (await digest(content) !== FILES[path]) throw new Error(`${path}: another version`);
  await cache.put(address(path), answer);
}));

async function digest(content) {
  const found = await crypto.subtle.digest("SHA-256", content);
  return Array.from(new Uint8Array(found), (each) => each.toString(16).padStart(2, "0")).join("");
}

async function begin() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
  }
}

async function served(asked, request) {
  const cache = await caches.open(NAME);
  const found = await cache.match(asked);
  return found || fetch(request); // the browser has thrown it away
}

/** Take the place of the older version, if no page but the one that asks runs with it. */
async function takeOver() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}
