/** What may be wrong with something that a page gives. */
export type MisfitCode = "wrong-value" | "unknown-name" | "not-a-document" | "not-an-attribute";

/** The codes of `mw-error` that are our own; providers and servers have more. */
export type ElementErrorCode = MisfitCode | "crashed" | "signed-out" | "language-not-loaded" | "properties-not-loaded";

/** Something that a page gave and that does not fit: where (`providers.savve`), and what to do about it in a sentence. */
export interface Misfit {
  readonly code: MisfitCode;
  readonly path: string;
  readonly message: string;
}

/** A value in words, for the developer of the page. */
export function describeValue(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" && value !== null ? "an object" : String(value);
}
