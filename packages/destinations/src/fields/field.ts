/** What is wrong with what somebody filled in; the codes are those of the REST contract. */
export type FieldFaultCode = "required" | "wrong-type" | "invalid" | "too-long" | "too-many" | "not-allowed";

export type ParsedField<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: FieldFaultCode };

export type FieldKind = "text" | "secret" | "email" | "url" | "choice" | "choices" | "headers" | "lists";

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** One thing that a destination asks for. A form is made from it, and what comes in is read by it. */
export interface Field<T = unknown> {
  readonly kind: FieldKind;
  /** In English; the editor has the German of ours. */
  readonly label: string;
  /** A sentence below the field. */
  readonly hint?: string;
  /** May the export not begin before it is filled in? */
  readonly isRequired: boolean;
  readonly initial?: T;
  readonly options?: readonly FieldOption[];
  /** Other names under which callers send it. */
  readonly aliases?: readonly string[];
  /** The value, or what is wrong with it. Never throws. */
  parse(value: unknown): ParsedField<T>;
}

export type Fields = Readonly<Record<string, Field>>;

/** What was chosen from lists, by field. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** What was filled in, by field. */
export type Given<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

export interface FieldFault {
  readonly field: string;
  readonly code: FieldFaultCode;
}

export type ReadGiven<F extends Fields> =
  | { readonly ok: true; readonly given: Given<F> }
  | { readonly ok: false; readonly faults: readonly FieldFault[] };

/** Reads what somebody filled in, or says of each field what is wrong. Names that the fields do not have are ignored. */
export function readGiven<const F extends Fields>(fields: F, body: unknown): ReadGiven<F> {
  const source = typeof body === "object" && body !== null ? new Map(Object.entries(body)) : new Map<string, unknown>();
  const faults: FieldFault[] = [];
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const found = [name, ...(field.aliases ?? [])].find((each) => source.has(each));
    const parsed = field.parse(found === undefined ? undefined : source.get(found));
    if (parsed.ok) return [[name, parsed.value] as const];
    faults.push({ field: name, code: parsed.code });
    return [];
  });
  // Each entry was read by the field of its name.
  return faults.length > 0 ? { ok: false, faults } : { ok: true, given: Object.fromEntries(entries) as Given<F> };
}

/** Are all fields filled in that have to be? What an export button waits for. */
export function isComplete(fields: Fields, body: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(fields).every(([name, field]) => field.parse(body[name]).ok);
}

/** What was chosen from lists: the part of what was given that is no secret, and that an email may be written for. */
export function choicesIn(fields: Fields, given: Readonly<Record<string, unknown>>): Choices {
  const isChoice = (name: string) => fields[name]?.kind === "choice" || fields[name]?.kind === "choices";
  const chosen = Object.keys(fields).flatMap((name) => {
    const parsed = isChoice(name) ? fields[name]?.parse(given[name]) : undefined;
    const values = parsed?.ok ? [parsed.value].flat().filter((value) => typeof value === "string") : [];
    return values.length > 0 ? [[name, values] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** The texts among what was given that nobody may read. */
export function collectSecrets(fields: Fields, given: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = given[name];
    if (kind === "headers" && Array.isArray(value)) return value.flatMap((header: unknown) => readHeaderValue(header));
    return (kind === "secret" || kind === "url") && typeof value === "string" ? [value] : [];
  });
}

function readHeaderValue(header: unknown): readonly string[] {
  const value = typeof header === "object" && header !== null && "value" in header ? header.value : undefined;
  return typeof value === "string" ? [value] : [];
}
