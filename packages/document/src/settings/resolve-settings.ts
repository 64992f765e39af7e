import { fits } from "../props/fits.js";
import type { GeneralSettings } from "../props/general-settings.js";
import { resolveProps } from "../props/resolve-props.js";
import { darkSettingsSpecs, generalSettingsSpecs } from "./general-settings-specs.js";

const resolvedDark = new WeakMap<object, GeneralSettings | null>();

/** The settings as a dark screen shows them; nothing where the document has no such colours. The same object in, the same out. */
export function resolveDarkSettings(stored: Readonly<Record<string, unknown>>): GeneralSettings | undefined {
  const known = resolvedDark.get(stored);
  if (known !== undefined) return known ?? undefined;
  const colors = Object.entries(stored["dark"] ?? {}).filter(([name, value]) => fits(darkSettingsSpecs, name, value));
  const settings = colors.length === 0 ? null : { ...resolveSettings(stored), ...Object.fromEntries(colors) };
  resolvedDark.set(stored, settings);
  return settings ?? undefined;
}

const resolved = new WeakMap<object, GeneralSettings>();

/** The stored settings with every gap and every wrong value filled from the specs. The same object in gives the same object out. */
export function resolveSettings(stored: Readonly<Record<string, unknown>>): GeneralSettings {
  const known = resolved.get(stored);
  if (known) return known;
  const settings = resolveProps(generalSettingsSpecs, stored, undefined);
  resolved.set(stored, settings);
  return settings;
}
