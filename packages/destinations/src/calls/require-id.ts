import type { Answer } from "./call.js";
import { ExportFailure } from "./failure.js";
import { textAt } from "./read-json.js";

/** The id of what was made, at the first of the paths that leads to one. Without it nobody knows whether it was made. */
export function requireId({ json }: Answer, ...paths: readonly (readonly (string | number)[])[]): string {
  for (const path of paths) {
    const id = textAt(json, ...path);
    if (id !== undefined) return id;
  }
  throw new ExportFailure("UPSTREAM", { isUncertain: true });
}
