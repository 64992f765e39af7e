import { parseOverrides, type StringOverrides, type Theme } from "@mailwright/ui";

/** A property that must be text; anything else counts as not given. */
export function readText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** A language tag, also as many platforms write it (`de_AT`); anything that is none counts as not given. */
export function readLocale(value: unknown): string | undefined {
  try {
    return Intl.getCanonicalLocales(readText(value)?.replace(/_/g, "-"))[0];
  } catch {
    return undefined;
  }
}

/** A theme's name; `auto` where it is none. */
export function readTheme(value: unknown): Theme {
  return value === "light" || value === "dark" ? value : "auto";
}

/** A host's own words; what is no text is left out. */
export function readStrings(value: unknown): StringOverrides | undefined {
  return value === undefined ? undefined : parseOverrides(value).overrides;
}
