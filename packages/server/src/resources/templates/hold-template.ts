import { eq } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { templates } from "../../database/schema.js";

/**
 * Keeps a template from being changed or removed until the transaction ends, before anything that hangs on it is locked: who changes it locks it first, and then that, so
 * the other way round two calls would wait for each other.
 */
export async function holdTemplate(tx: Database, id: string): Promise<void> {
  await tx.select({ id: templates.id }).from(templates).where(eq(templates.id, id)).for("key share");
}
