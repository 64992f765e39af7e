import type { BlockId, JsonValue } from "@mailwright/document";
import type { DropTarget } from "../tree/drop-target.js";

/** What became of arguments that were read: the value, or the name of the field that is wrong (empty: all of it). */
export type Taken<A> = { readonly ok: true; readonly value: A } | { readonly ok: false; readonly at: string };

/** Reads arguments as they come from a host page, a bridge or an assistant. */
export type Takes<A> = (given: unknown) => Taken<A>;

/** The arguments that come out of a declaration. */
export type TakenBy<T> = T extends Takes<infer A> ? A : never;

/** A field that may be left out. */
export interface Optional<A> {
  readonly optional: Takes<A>;
}

type Field = Takes<unknown> | Optional<unknown>;
type Fields = Readonly<Record<string, Field>>;
type OptionalNames<F extends Fields> = { [K in keyof F]: F[K] extends Optional<unknown> ? K : never }[keyof F];
type ValueOf<F> = F extends Takes<infer A> ? A : F extends Optional<infer A> ? A : never;

/** The record that `take.fields` answers. */
export type FieldValues<F extends Fields> = { readonly [K in Exclude<keyof F, OptionalNames<F>>]: ValueOf<F[K]> } & {
  readonly [K in OptionalNames<F>]?: ValueOf<F[K]>;
};

const refused = (at = ""): Taken<never> => ({ ok: false, at });

function when<A>(is: (given: unknown) => given is A): Takes<A> {
  return (given) => (is(given) ? { ok: true, value: given } : refused());
}

/** Exactly these fields; any other that comes along is left out. */
function fields<const F extends Fields>(declared: F): Takes<FieldValues<F>> {
  return (given) => {
    if (!isRecord(given)) return refused();
    const values: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(declared)) {
      const value = Object.hasOwn(given, name) ? given[name] : undefined;
      if (value === undefined && "optional" in field) continue;
      const taken = "optional" in field ? field.optional(value) : field(value);
      if (!taken.ok) return refused([name, taken.at].filter(Boolean).join("."));
      values[name] = taken.value;
    }
    // One cast, here: every field was read by what was declared for it.
    return { ok: true, value: values as FieldValues<F> };
  };
}

function listOf<A>(one: Takes<A>): Takes<readonly A[]> {
  return (given) => {
    if (!Array.isArray(given)) return refused();
    const values: A[] = [];
    for (const [index, item] of given.entries()) {
      const taken = one(item);
      if (!taken.ok) return refused([index, taken.at].filter((part) => part !== "").join("."));
      values.push(taken.value);
    }
    return { ok: true, value: values };
  };
}

const text = when((given): given is string => typeof given === "string");
const index = when((given): given is number => typeof given === "number" && Number.isInteger(given) && given >= 0);
const blockIds = listOf<BlockId>(text);
const nothing: Takes<undefined> = (given) => (isNothing(given) ? { ok: true, value: undefined } : refused());

/** The ways to declare what a command takes. Its type, and the check of what comes from outside, follow from the declaration. */
export const take = {
  text,
  /** A whole number from 0 on. */
  index,
  number: when((given): given is number => typeof given === "number" && Number.isFinite(given)),
  flag: when((given): given is boolean => typeof given === "boolean"),
  /** One of these words. */
  oneOf: <const T extends string>(options: readonly T[]): Takes<T> =>
    when((given): given is T => options.some((option) => option === given)),
  listOf,
  fields,
  optional: <A>(field: Takes<A>): Optional<A> => ({ optional: field }),
  /** The first of these that can read it. */
  either:
    <A, B>(one: Takes<A>, other: Takes<B>): Takes<A | B> =>
    (given) => {
      const taken = one(given);
      return taken.ok ? taken : other(given);
    },
  /** No arguments. A bridge has no `undefined`, and sends `null`. */
  nothing,
  /** Arguments that may be left out. */
  orNothing:
    <A>(one: Takes<A>): Takes<A | undefined> =>
    (given) =>
      isNothing(given) ? { ok: true, value: undefined } : one(given),
  /** Values by name, each plain JSON; `undefined` takes one away. */
  values: when((given): given is Readonly<Record<string, JsonValue | undefined>> => isValues(given)),
  /** A place among the children of a block. */
  target: fields({ parentId: text, index }) satisfies Takes<DropTarget>,
  blockIds,
  /** Anything that this check knows. */
  when,
};

/** Blocks to work on; absent: what is selected. */
export const onBlocks = { blockIds: take.optional(blockIds) };
export interface OnBlocks {
  readonly blockIds?: readonly BlockId[];
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Values by name, each plain JSON. */
export function isValues(value: unknown): value is Readonly<Record<string, JsonValue | undefined>> {
  return isRecord(value) && Object.values(value).every((item) => item === undefined || isJson(item));
}

function isNothing(given: unknown): boolean {
  return given === undefined || given === null;
}

/** Plain JSON, not deeper than real props are. */
function isJson(value: unknown, depthLeft = 20): value is JsonValue {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || depthLeft === 0) return false;
  return Object.values(value).every((item) => isJson(item, depthLeft - 1));
}
