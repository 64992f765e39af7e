import { tourFlag } from "../dialogs/tour/tour-flag.js";
import type { Preferences } from "../view/preferences.js";

/** What a browser remembers, in memory. The tour is over, unless it is asked for. */
export function memoryPreferences({ showsTour = false }: { readonly showsTour?: boolean } = {}): Preferences {
  const kept = new Map<string, string>(showsTour ? [] : [[tourFlag, "true"]]);
  return { get: (key) => kept.get(key) ?? null, set: (key, value) => void kept.set(key, value) };
}
