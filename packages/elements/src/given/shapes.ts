import { describeValue, type Misfit } from "./misfit.js";
import { nearestName } from "./nearest-name.js";

/** Says what is wrong with a value that stands at a path; nothing, where it fits. */
export type Shape = (value: unknown, path: string) => readonly Misfit[];
export type Shapes = Readonly<Record<string, Shape>>;

/** One of these texts. */
export function oneOf(...known: readonly string[]): Shape {
  return expecting(known.map((each) => JSON.stringify(each)).join(" or "), (value) => known.some((each) => each === value));
}

export const text = expecting("a text", (value) => typeof value === "string");
export const flag = expecting("true or false", (value) => typeof value === "boolean");
export const callable = expecting("a function", (value) => typeof value === "function");

/** What a test accepts; `expected` is said of what it does not. */
export function expecting(expected: string, accepts: (value: unknown) => boolean): Shape {
  return (value, path) => (accepts(value) ? [] : [wrong(value, path, expected)]);
}

/** An object with these members and no others; those in `required` must be there. */
export function record(members: Shapes, required: readonly string[] = []): Shape {
  return (value, path) => {
    if (!isRecord(value)) return [wrong(value, path, "an object")];
    const unknown = Object.keys(value).filter((name) => !Object.hasOwn(members, name));
    return [...membersOf(value, path, members, required), ...unknown.map((name) => unknownName(name, path, Object.keys(members)))];
  };
}

/** An object with these members, whatever else it has. */
export function recordWith(members: Shapes, required: readonly string[] = []): Shape {
  return (value, path) => (isRecord(value) ? membersOf(value, path, members, required) : [wrong(value, path, "an object")]);
}

/** An object whose members are all of one shape. */
export function recordOf(member: Shape): Shape {
  return (value, path) =>
    isRecord(value) ? Object.entries(value).flatMap(([name, each]) => member(each, `${path}.${name}`)) : [wrong(value, path, "an object")];
}

export function listOf(entry: Shape): Shape {
  return (value, path) =>
    Array.isArray(value) ? value.flatMap((each: unknown, index) => entry(each, `${path}[${index}]`)) : [wrong(value, path, "a list")];
}

/** A value of the first shape that it could be: `expects` tells those that it could from the others. */
export function either(...shapes: readonly (readonly [could: (value: unknown) => boolean, shape: Shape])[]): Shape {
  return (value, path) => (shapes.find(([could]) => could(value)) ?? shapes.at(-1))?.[1](value, path) ?? [];
}

/** Those members of a value that fit their shapes, whatever else it has. */
export function pickFitting(value: unknown, shapes: Shapes): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(shapes).flatMap(([name, shape]) => (fits(value[name], shape) ? [[name, value[name]]] : [])));
}

/** Is it there, and usable? A name too many makes nothing unusable. */
export function fits(value: unknown, shape: Shape): boolean {
  return value !== undefined && shape(value, "").every(({ code }) => code === "unknown-name");
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function membersOf(
  value: Readonly<Record<string, unknown>>,
  path: string,
  members: Shapes,
  required: readonly string[],
): readonly Misfit[] {
  return Object.entries(members).flatMap(([name, shape]) =>
    value[name] === undefined && !required.includes(name) ? [] : shape(value[name], `${path}.${name}`),
  );
}

function wrong(value: unknown, path: string, expected: string): Misfit {
  return { code: "wrong-value", path, message: `${path} is ${describeValue(value)}; ${expected} is expected.` };
}

function unknownName(name: string, path: string, known: readonly string[]): Misfit {
  const meant = nearestName(name, known);
  const advice = meant === undefined ? `it may have ${known.join(", ")}` : `did you mean ${meant}?`;
  return { code: "unknown-name", path: `${path}.${name}`, message: `${path} knows no ${name}; ${advice}` };
}
