import type { components } from "@mailwright/contract";
import type { stores } from "../../database/schema.js";

/** A shop as people see it: never with what it is entered with. */
export function writeStore({ id, url, name, kind, syncedAt, failure }: typeof stores.$inferSelect): components["schemas"]["Store"] {
  return { storeUuid: id, storeUrl: url, name, kind, syncedAt: syncedAt?.toISOString() ?? null, failure };
}
