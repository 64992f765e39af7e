import { and, eq } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import { users } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { requireAdmin } from "../templates/enforce.js";

/** A person of the workspace: anybody for administrators, for others themselves. */
export async function requirePerson({ database }: Pick<Ports, "database">, user: SignedInUser, id: string) {
  if (id !== user.id) requireAdmin(user);
  const where = and(eq(users.id, id), eq(users.workspaceId, user.workspaceId));
  const [person] = isUuid(id) ? await database.select().from(users).where(where) : [];
  return person ?? refuse("not-found");
}
