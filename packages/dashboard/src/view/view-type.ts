import type { Preferences } from "./preferences.js";

export const viewTypes = ["grid", "small-grid", "list"] as const;

/** How the templates are laid out. */
export type ViewType = (typeof viewTypes)[number];

/** The setting it is stored under. */
export const viewTypeSetting = "templatesViewType";

/** What was chosen last in this browser; the grid where nothing was. */
export function readViewType(preferences: Preferences): ViewType {
  const kept = preferences.get(viewTypeSetting);
  return viewTypes.find((type) => type === kept) ?? "grid";
}
