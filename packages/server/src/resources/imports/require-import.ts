import { and, eq } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { importResults, imports } from "../../database/schema.js";
import type { SignedInUser } from "../../security/authenticate.js";

export type ImportRow = typeof imports.$inferSelect;
export type ResultRow = typeof importResults.$inferSelect;

export const ownImports = (user: SignedInUser) => and(eq(imports.userId, user.id), eq(imports.workspaceId, user.workspaceId));

/** One's own import; those of others are not found. */
export async function requireImport(tx: Database, user: SignedInUser, id: string): Promise<ImportRow> {
  const [row] = isUuid(id)
    ? await tx
        .select()
        .from(imports)
        .where(and(eq(imports.id, id), ownImports(user)))
    : [];
  return row ?? refuse("not-found");
}

/** A result of an import. */
export async function requireResult(tx: Database, importId: string, id: string): Promise<ResultRow> {
  const [row] = isUuid(id)
    ? await tx
        .select()
        .from(importResults)
        .where(and(eq(importResults.id, id), eq(importResults.importId, importId)))
    : [];
  return row ?? refuse("not-found");
}
