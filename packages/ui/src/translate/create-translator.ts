import type { Message, PluralForms, Strings } from "./define-strings.js";

/** What may stand in for a `{name}`: numbers and dates are written in the form of the locale. */
export type MessageParameter = string | number | Date;

/** Texts given by a host, keyed `namespace.key`. */
export type StringOverrides = Readonly<Record<string, Message>>;

export interface TranslatorOptions {
  /** A BCP 47 tag; `en` when left out. */
  readonly locale?: string | undefined;
  readonly overrides?: StringOverrides | undefined;
}

type ParameterNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterNames<Rest> : never;

type NamesIn<Entry extends Message> = Entry extends string ? ParameterNames<Entry> : Entry extends PluralForms ? PluralNames<Entry> : never;
type PluralNames<Forms extends PluralForms> =
  | "count"
  | { [Form in keyof Forms]: Forms[Form] extends string ? ParameterNames<Forms[Form]> : never }[keyof Forms];

type ParametersOf<Entry extends Message> = { [Name in NamesIn<Entry>]: Name extends "count" ? number : MessageParameter };
type Arguments<Entry extends Message> = string extends Entry
  ? [parameters?: Record<string, MessageParameter>]
  : [NamesIn<Entry>] extends [never]
    ? []
    : [parameters: ParametersOf<Entry>];

/** Says one entry of a strings file in the reader's language. Keys and parameters are checked by the compiler. */
export type Translate<Messages extends Readonly<Record<string, Message>>> = <Key extends keyof Messages & string>(
  key: Key,
  ...parameters: Arguments<Messages[Key]>
) => string;

/** Makes the function that says the words of one strings file: the host's own words first, else ours. */
export function createTranslator<Messages extends Readonly<Record<string, Message>>>(
  strings: Strings<Messages>,
  { locale = "en", overrides = {} }: TranslatorOptions = {},
): Translate<Messages> {
  return (key, ...[parameters]) => {
    const given = overrides[`${strings.namespace}.${key}`];
    // What nobody has translated is English, and so are its plural forms.
    const form = given === undefined ? chooseForm(strings.messages[key] ?? key, parameters, "en") : chooseForm(given, parameters, locale);
    return fill(form, parameters ?? {}, locale);
  };
}

function chooseForm(message: Message, parameters: Record<string, MessageParameter> | undefined, locale: string): string {
  if (typeof message === "string") return message;
  const count = parameters?.["count"];
  const form = typeof count === "number" ? new Intl.PluralRules(locale).select(count) : "other";
  return message[form] ?? message.other;
}

function fill(text: string, parameters: Record<string, MessageParameter>, locale: string): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => {
    const value = parameters[name];
    if (value === undefined) return written;
    if (typeof value === "number") return new Intl.NumberFormat(locale).format(value);
    if (value instanceof Date) return new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(value);
    return value;
  });
}
