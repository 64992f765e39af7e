import { defineElements } from "./define-elements.js";

/** Written by the build: the names of the chunks that each element begins with, beside those of this script. */
declare const FIRST_CHUNKS: Readonly<Record<string, readonly string[]>>;

// The pictures and the thread of the checks are served beside the script.
const folder = import.meta.url.replace(/[^/]*$/, "");

// A chunk names what it imports only once it has arrived. What an element of this page begins with is asked for at once instead: a way to the
// server and back less. What fails here is asked for again by whoever needs it, and told there.
for (const [tag, chunks] of Object.entries(FIRST_CHUNKS)) {
  if (!document.querySelector(tag)) continue;
  for (const chunk of chunks) import(/* @vite-ignore */ `${folder}chunks/${chunk}.js`).catch(() => undefined);
}

// Not awaited: a script of the page that stands after this one may use the elements' methods at once.
defineElements({ picturesUrl: folder, checksWorkerUrl: `${folder}checks-thread.js` });

export { defineElements } from "./define-elements.js";
