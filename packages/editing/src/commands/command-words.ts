import type { AnyCommand, Words } from "./command.js";

/** The names of commands and of what they offer, by `id` and `id.key`, in one language; short names as `id.short` and `id.key.short`. */
export function commandWords(commands: readonly AnyCommand[], language: keyof Words): Readonly<Record<string, string>> {
  const named = (key: string, words: Words, short?: Words) => [
    [key, words[language]] as const,
    ...(short ? [[`${key}.short`, short[language]] as const] : []),
  ];
  return Object.fromEntries(
    commands.flatMap(({ id, words, short, offers = [] }) => [
      ...named(id, words, short),
      ...offers.flatMap((offer) => named(`${id}.${offer.key}`, offer.words, offer.short)),
    ]),
  );
}

/** Where `commandWords` has what a button or a menu calls a command, or what it offers under a key. */
export function buttonWord(command: AnyCommand, key?: string): string {
  const { short } = command.offers?.find((offer) => offer.key === key) ?? command;
  return [command.id, key, short && "short"].filter(Boolean).join(".");
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
