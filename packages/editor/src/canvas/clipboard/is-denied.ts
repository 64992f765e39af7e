/** The person, or the page around, does not let us at the clipboard. That is no fault, and not told. */
export function isDenied(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === "NotAllowedError";
}
