import type { GifPort } from "../gif-port.js";

/** GIPHY with the key of a page. Its code comes with the first search. */
export function laterGifs(key: string): GifPort {
  return { search: async (...asked) => (await import("./giphy.js")).giphy({ key }).search(...asked) };
}
