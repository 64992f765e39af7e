import type { IconRecord } from "../../../../ports/icon-port.js";
import { isRecord } from "../../../../ports/is-record.js";
import type { PreferencePort } from "../../../../ports/preference-port.js";

const key = "editor.recent-icons";

/** Two rows of the chooser. */
const recentMax = 12;

/** The icons that were chosen last, the latest first. */
export function readRecentIcons(preferences: PreferencePort): readonly IconRecord[] {
  const stored = parse(preferences.get(key));
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, recentMax).flatMap((icon: unknown) => {
    if (!isRecord(icon)) return [];
    const { id, name, url } = icon;
    // What is stored may be of another page, or an older version: only addresses that show nothing but pictures.
    const isIcon =
      typeof id === "string" && typeof name === "string" && typeof url === "string" && /^(?:https?:|data:image\/|\/)/.test(url);
    return isIcon ? [{ id, name, url }] : [];
  });
}

export function keepRecentIcon(preferences: PreferencePort, icon: IconRecord): void {
  const others = readRecentIcons(preferences).filter(({ id }) => id !== icon.id);
  preferences.set(key, JSON.stringify([icon, ...others].slice(0, recentMax)));
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
