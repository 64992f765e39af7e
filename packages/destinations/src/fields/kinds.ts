import type { Field, FieldKind, FieldOption, ParsedField } from "./field.js";

interface TextOptions {
  readonly label: string;
  readonly hint?: string;
  readonly lengthMax?: number;
  readonly aliases?: readonly string[];
  readonly initial?: string;
  /** What a value has to look like. */
  readonly pattern?: RegExp;
}

const lengthMaxUsual = 500;

/** One line of text. */
export function text(options: TextOptions): Field<string> {
  return textField("text", options);
}

/** A key or a password: shown as dots, and never logged. */
export function secret(options: TextOptions): Field<string> {
  return textField("secret", options);
}

/** An email address. */
export function email(options: TextOptions): Field<string> {
  return textField("email", { pattern: /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;."]+$/, ...options });
}

/** An address of the web: http or https, a host with a dot, optionally a port and a path. */
export function url(options: TextOptions): Field<string> {
  const pattern = /^https?:\/\/[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+(?::\d{1,5})?(?:[/?#]\S*)?$/i;
  return textField("url", { pattern, lengthMax: 2000, ...options });
}

function textField(kind: FieldKind, { pattern, lengthMax = lengthMaxUsual, ...shown }: TextOptions): Field<string> {
  const { initial } = shown;
  return {
    kind,
    ...shown,
    isRequired: initial === undefined,
    parse: (value) => {
      if (value !== undefined && typeof value !== "string") return { ok: false, code: "wrong-type" };
      const line = value?.trim() ?? "";
      if (line === "") return initial === undefined ? { ok: false, code: "required" } : { ok: true, value: initial };
      if (line.length > lengthMax) return { ok: false, code: "too-long" };
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a value with a line break in it would be two headers
      if (/[\u0000-\u001f\u007f]/.test(line) || pattern?.test(line) === false) return { ok: false, code: "invalid" };
      return { ok: true, value: line };
    },
  };
}

interface ChoiceOptions<T> {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly FieldOption[];
  readonly initial: T;
}

/** One of several. */
export function choice(options: ChoiceOptions<string>): Field<string> {
  return {
    kind: "choice",
    ...options,
    isRequired: false,
    parse: (value) => {
      if (value === undefined || value === "") return { ok: true, value: options.initial };
      if (typeof value !== "string") return { ok: false, code: "wrong-type" };
      return options.options.some((option) => option.value === value) ? { ok: true, value } : { ok: false, code: "not-allowed" };
    },
  };
}

/** Some of several, at least one. */
export function choices(options: ChoiceOptions<readonly string[]>): Field<readonly string[]> {
  return {
    kind: "choices",
    ...options,
    isRequired: true,
    parse: (value): ParsedField<readonly string[]> => {
      if (value === undefined) return { ok: true, value: options.initial };
      if (!Array.isArray(value)) return { ok: false, code: "wrong-type" };
      const chosen = [...new Set(value)];
      if (chosen.length === 0) return { ok: false, code: "required" };
      const known = options.options.flatMap((option) => (chosen.includes(option.value) ? [option.value] : []));
      return known.length === chosen.length ? { ok: true, value: known } : { ok: false, code: "not-allowed" };
    },
  };
}
