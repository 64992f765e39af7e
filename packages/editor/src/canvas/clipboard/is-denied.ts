/** The person, or the page around the editor, does not allow the clipboard. That is no fault, and nobody is told. */
export function isDenied(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === "NotAllowedError";
}
