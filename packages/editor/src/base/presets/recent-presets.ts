import type { Preset } from "@mailwright/document";
import type { PreferencePort } from "../../ports/preference-port.js";

const key = "editor.recent-blocks";
const recentMax = 4;

/** The presets that this person inserted last, the last one first. One that is no longer offered is left out. */
export function readRecent(preferences: PreferencePort, presets: readonly Preset[]): readonly Preset[] {
  return storedIds(preferences).flatMap((id) => presets.find((preset) => preset.id === id) ?? []);
}

/** Remembers that this preset was inserted. */
export function rememberRecent(preferences: PreferencePort, { id }: Preset): void {
  const others = storedIds(preferences).filter((each) => each !== id);
  preferences.set(key, [id, ...others].slice(0, recentMax).join(" "));
}

function storedIds(preferences: PreferencePort): readonly string[] {
  return preferences.get(key)?.split(" ").filter(Boolean) ?? [];
}
