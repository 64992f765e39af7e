import type { StringOverrides } from "./create-translator.js";
import type { Message } from "./define-strings.js";

/** The words of a package in one language: namespace → key → text. */
export type LanguageWords = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** A language of several packages in the form in which a host gives words of its own, so that both replace ours in the same way. */
export function joinWords(...packages: readonly LanguageWords[]): StringOverrides {
  return Object.fromEntries(
    packages.flatMap((words) =>
      Object.entries(words).flatMap(([namespace, messages]) =>
        Object.entries(messages).map(([key, message]) => [`${namespace}.${key}`, message] as const),
      ),
    ),
  );
}
