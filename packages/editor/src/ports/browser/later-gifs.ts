import type { GifPort } from "../gif-port.js";

/** GIPHY with the key of a page, at its own address or another. Its code comes with the first search. */
export function laterGifs(key: string, url?: string): GifPort {
  return { search: async (...asked) => (await import("./giphy.js")).giphy({ key, ...(url !== undefined && { url }) }).search(...asked) };
}
