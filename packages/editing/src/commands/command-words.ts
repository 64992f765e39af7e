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

/** A command with all that it needs to be run from a list. */
export interface OfferedCommand {
  readonly commandId: string;
  readonly args: unknown;
  /** Where `commandWords` has its name. */
  readonly word: string;
}

/** What can be done without being asked for more: each offer of a command, or the command itself where it can do without arguments. */
export function collectOffers(commands: readonly AnyCommand[]): readonly OfferedCommand[] {
  return commands.flatMap(({ id, offers, takes }) => {
    if (offers) return offers.map(({ key, args }) => ({ commandId: id, args, word: `${id}.${key}` }));
    return takes(undefined).ok ? [{ commandId: id, args: undefined, word: id }] : [];
  });
}
