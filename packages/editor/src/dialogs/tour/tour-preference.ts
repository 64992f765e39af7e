import type { PreferencePort } from "../../ports/preference-port.js";

const key = "editor.tour";

/** Has this person finished or skipped the tour in this browser? */
export function isTourDone(preferences: PreferencePort): boolean {
  return preferences.get(key) === "done";
}

/** From now on the tour does not start by itself. */
export function markTourDone(preferences: PreferencePort): void {
  preferences.set(key, "done");
}
