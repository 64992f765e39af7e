/** The value at a path of something that was not made by us; `undefined` where the path leads nowhere. */
export function valueAt(json: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    return Reflect.get(value, step);
  }, json);
}

/** A text at a path. A number counts as one: providers change their minds about what an id is. */
export function textAt(json: unknown, ...path: readonly (string | number)[]): string | undefined {
  const value = valueAt(json, ...path);
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** A list at a path, empty where there is none. */
export function listAt(json: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const value = valueAt(json, ...path);
  return Array.isArray(value) ? value : [];
}
