import type { ChecksFeature } from "@mailwright/editor";
import { checksShapes } from "./email-editor-shapes.js";
import { pickFitting } from "./shapes.js";

/**
 * How a page wants its emails looked at; `false` where it wants no checks. What does not fit is left out. `workerUrl` is where the worker is
 * if the page says nothing of it.
 */
export function readChecks(value: unknown, workerUrl: string | undefined): ChecksFeature | false | undefined {
  if (value === false) return false;
  return { ...(workerUrl !== undefined && { workerUrl }), ...pickFitting(value, checksShapes) };
}
