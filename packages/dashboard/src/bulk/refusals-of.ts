import { isApiError, isPassing } from "@mailwright/client";
import { failureMessage } from "../remote/failure-message.js";
import type { BatchResult, LeftOut } from "./run-bulk.js";

/**
 * Makes a bulk call of a call for one template. What the server refuses is that template's own matter, and the others go on; what may pass,
 * such as a lost connection, is everybody's.
 */
export function refusalsOf(call: (id: string) => Promise<void>): (ids: string[]) => Promise<BatchResult> {
  return async (ids) => {
    const done: string[] = [];
    const refused: LeftOut[] = [];
    for (const id of ids) {
      try {
        await call(id);
        done.push(id);
      } catch (error) {
        if (!isApiError(error) || isPassing(error) || error.status === 401) throw error;
        refused.push({ id, code: error.code, reason: failureMessage(error, "") });
      }
    }
    return { ids: done, refused };
  };
}
