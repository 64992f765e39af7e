import type { AnyCommand, Words } from "./command.js";

/** The names of commands and of what they offer, by `id` and `id.key`, in one language. */
export function commandWords(commands: readonly AnyCommand[], language: keyof Words): Readonly<Record<string, string>> {
  return Object.fromEntries(
    commands.flatMap(({ id, words, offers = [] }) => [
      [id, words[language]] as const,
      ...offers.map((offer) => [`${id}.${offer.key}`, offer.words[language]] as const),
    ]),
  );
}
