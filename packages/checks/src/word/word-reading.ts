import type { WordHarm } from "./find-word-harm.js";

/** Reads emails with the eyes of Word, which draws them in Outlook for Windows. */
export interface WordReading {
  /** What breaks there, in an email that was compiled. */
  find(html: string): readonly WordHarm[];
  /** Where a rule is documented. */
  sourceOf(rule: string): string | undefined;
}

/** Fetches what is known of Word: 6 KB, when it is first asked for. */
export async function loadWordReading(): Promise<WordReading> {
  const { findWordHarm, wordRules } = await import("./find-word-harm.js");
  const sources = new Map(wordRules.map(({ id, source }) => [id, source]));
  return { find: (html) => findWordHarm(html).filter(({ harm }) => harm === "breaks"), sourceOf: (rule) => sources.get(rule) };
}
