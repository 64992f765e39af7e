import type { OverridePart } from "@mailwright/document";

interface ForPart {
  readonly part: OverridePart;
}

/** Does an email look different in the dark: by its settings, by a block, or by a rule of code that somebody wrote? */
export function isDark(looks: readonly ForPart[], css: readonly string[]): boolean {
  return looks.some(({ part }) => part === "dark") || css.some((rules) => rules.includes("prefers-color-scheme"));
}
