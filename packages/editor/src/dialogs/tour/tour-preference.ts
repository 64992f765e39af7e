import type { PreferencePort } from "../../ports/preference-port.js";

const key = "editor.tour";

/** Has this person finished or skipped the tour in this browser? */
export function isTourDone(preferences: PreferencePort): boolean {
  return preferences.get(key) === "done";
}

/** It does not start by itself any more. */
export function markTourDone(preferences: PreferencePort): void {
  preferences.set(key, "done");
}
