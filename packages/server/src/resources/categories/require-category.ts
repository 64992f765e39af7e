import { and, eq } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { categories } from "../../database/schema.js";
import type { SignedInUser } from "../../security/authenticate.js";

export type CategoryRow = typeof categories.$inferSelect;

/** The group that the product itself looks after. */
export const startersGroup = "layouts";
/** The group that administrators keep for everybody. */
export const systemGroup = "system";
const modulesEntitlement = "custom-modules";

/** Categories are the administrators'; groups of custom modules outside of the library belong to those who may make modules. */
export function mayKeepCategory(user: SignedInUser, { type, group }: Pick<CategoryRow, "type" | "group">): boolean {
  if (group === startersGroup) return false;
  if (user.role === "ROLE_ADMIN") return true;
  return type === "email_cb" && group !== systemGroup && user.entitlements.includes(modulesEntitlement);
}

/** A category that this user may change; ends the call if there is none. */
export async function requireCategory(tx: Database, id: string, user: SignedInUser): Promise<CategoryRow> {
  if (!isUuid(id)) refuse("not-found");
  const [row] = await tx
    .select()
    .from(categories)
    .where(and(eq(categories.id, id), eq(categories.workspaceId, user.workspaceId)))
    .for("update");
  if (!row) refuse("not-found");
  return mayKeepCategory(user, row) ? row : refuse("admin-only");
}
