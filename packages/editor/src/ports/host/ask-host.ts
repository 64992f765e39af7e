import { isRecord } from "../is-record.js";
import type { PortRefusal } from "../port-refusal.js";

/** Calls a host's function. An error that it throws becomes a refusal that may be tried again. */
export async function ask<T>(call: () => Promise<T>): Promise<T | PortRefusal> {
  try {
    return await call();
  } catch (thrown) {
    const code = isRecord(thrown) && typeof thrown["code"] === "string" ? thrown["code"] : "host-refused";
    return refused(code, thrown instanceof Error ? thrown.message : String(thrown));
  }
}

/** The page answered something that cannot be used. */
export function refused(code: string, message: string): PortRefusal {
  return { kind: "refused", code, message, fields: [], isPassing: true };
}
