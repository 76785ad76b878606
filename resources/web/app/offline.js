// SPDX-License-Identifier: GPL-3.0-or-later
// Has the browser keep the page (service-worker.js), where it may: on https and on this machine.
import { isOneFile } from "./files.js";

/**
 * Begin. A version that was fetched before takes over now, while nothing is at stake, and the page
 * begins again with it; one that comes later waits for the next start. Returns whether it is kept.
 */
export async function keepOffline() {
  if (isOneFile || !("serviceWorker" in navigator)) return false;
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register("service-worker.js", { updateViaCache: "none" });
    if (registration.waiting && serviceWorker.controller) {
      serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      registration.waiting.postMessage("take over");
    } else if (!serviceWorker.controller) {
      const { active } = await serviceWorker.ready;
      active.postMessage({ version: document.querySelector("meta[name=version]")?.content });
    }
    return true;
  } catch { // the browser does not keep pages here; it still works while it is open
    return false;
  }
}

/** Let go of pages of links that no studio answers any more, since this one does. */
export async function forgetOldLinks() {
  if (!("serviceWorker" in navigator)) return;
  const own = new URL("./", location.href).href;
  try {
    for (const each of await navigator.serviceWorker.getRegistrations()) {
      if (each.scope !== own) await each.unregister();
    }
    for (const name of await caches.keys()) {
      if (name.startsWith("chess-composer ") && !name.startsWith(`chess-composer ${own} `)) {
        await caches.delete(name);
      }
    }
  } catch { /* they stay */ }
}
