/** What is read of answers that follow no contract of ours: a field that is missing or of another kind is empty. */
export const fieldOf = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((at, name) => (typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined), value);

/** A text, cut where nobody reads on. */
export function textOf(value: unknown, lengthMax = 2000): string {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" ? value.slice(0, lengthMax) : "";
}

/** A web address, or nothing. */
export function addressOf(value: unknown): string {
  const text = typeof value === "string" && value.length <= 2000 ? value : "";
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : "";
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A whole number that is not negative, or 0. */
export function countOf(value: unknown): number {
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) && number > 0 ? Math.floor(number) : 0;
}
