/** A text that depends on a count, chosen by the plural rules of the locale; `other` always exists. */
export interface PluralForms {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** One entry of a strings file. `{name}` marks a parameter; plural forms are chosen by the parameter `count`. */
export type Message = string | PluralForms;

/** The words of one package, or of one part of it. */
export interface Strings<Messages extends Readonly<Record<string, Message>> = Readonly<Record<string, Message>>> {
  /** The first half of every override key: `namespace.key`. */
  readonly namespace: string;
  readonly messages: Messages;
}

/** The same words in another language: every key of theirs and no other, with plural forms where they have them. */
export type Translation<Words extends Strings> = {
  readonly [Key in keyof Words["messages"]]: Words["messages"][Key] extends string ? string : PluralForms;
};

/**
 * Declares the English words of a package. A host replaces any of them by `namespace.key`.
 * @example const strings = defineStrings("editor", { save: "Save", blocks: { one: "{count} block", other: "{count} blocks" } })
 */
export function defineStrings<const Messages extends Readonly<Record<string, Message>>>(
  namespace: string,
  messages: Messages,
): Strings<Messages> {
  return { namespace, messages };
}
