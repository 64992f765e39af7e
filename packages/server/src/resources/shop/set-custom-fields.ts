import { eq } from "drizzle-orm";
import { refuseFields } from "../../base/refusal.js";
import { customFields, workspaces } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";

interface GivenField {
  id: string;
  name: string;
  price?: string;
}

/** Puts these fields in the place of those that a workspace has. Two of one id are refused. */
export async function setCustomFields({ database, ids }: Ports, workspaceId: string, fields: readonly GivenField[]): Promise<void> {
  const faults = fields.flatMap(({ id }, index) =>
    fields.findIndex((other) => other.id === id) < index ? [{ field: `fields.${index}.id`, code: "duplicate" as const }] : [],
  );
  if (faults.length > 0) refuseFields(faults);
  const rows = fields.map(({ id: key, name, price = "" }, position) => ({ id: ids.uuid(), workspaceId, key, name, price, position }));
  await database.transaction(async (tx) => {
    // Two that set them at once follow each other.
    await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for("update");
    await tx.delete(customFields).where(eq(customFields.workspaceId, workspaceId));
    if (rows.length > 0) await tx.insert(customFields).values(rows);
  });
}
