import { categoryNameKey, checkCategoryName, hasForbiddenNameCharacters } from "@mailwright/contract";
import { and, count, eq, max } from "drizzle-orm";
import { refuse, refuseFields } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { categories } from "../../database/schema.js";
import { sqlState, uniqueViolation } from "../../database/sql-state.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { type CategoryRow, mayKeepCategory, requireCategory } from "./require-category.js";

interface CategoryDraft {
  name: string;
  type?: CategoryRow["type"];
  group?: string;
  hidden?: boolean;
}

const categoriesMax = 500;

/** A new category at the end of its list. */
export async function createCategory({ database, ids }: Ports, user: SignedInUser, draft: CategoryDraft): Promise<CategoryRow> {
  const { type = "email", group = "system", hidden = false } = draft;
  const name = readName(draft.name);
  if (hasForbiddenNameCharacters(group)) refuseFields([{ field: "group", code: "name-characters" }]);
  if (!mayKeepCategory(user, { type, group })) refuse("admin-only");
  return refuseTaken(
    database.transaction(async (tx) => {
      const row = {
        ...name,
        id: ids.uuid(),
        workspaceId: user.workspaceId,
        type,
        group,
        hidden,
        position: await findEnd(tx, user.workspaceId),
      };
      await tx.insert(categories).values(row);
      return row;
    }),
  );
}

/** Renames, hides or shows. */
export async function saveCategory(
  { database }: Ports,
  user: SignedInUser,
  id: string,
  change: { name?: string; hidden?: boolean },
): Promise<CategoryRow> {
  const fields = {
    ...(change.name === undefined ? {} : readName(change.name)),
    ...(change.hidden === undefined ? {} : { hidden: change.hidden }),
  };
  return refuseTaken(
    database.transaction(async (tx) => {
      const row = await requireCategory(tx, id, user);
      if (Object.keys(fields).length > 0) await tx.update(categories).set(fields).where(eq(categories.id, id));
      return { ...row, ...fields };
    }),
  );
}

function readName(name: string): { name: string; nameKey: string } {
  const fault = checkCategoryName(name);
  if (fault) refuseFields([{ field: "name", code: fault }]);
  return { name: name.trim(), nameKey: categoryNameKey(name) };
}

async function findEnd(tx: Database, workspaceId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(categories.position), total: count() })
    .from(categories)
    .where(and(eq(categories.workspaceId, workspaceId)));
  if ((row?.total ?? 0) >= categoriesMax) refuse("invalid-request", { fields: [{ field: "name", code: "too-many" }] });
  return (row?.last ?? -1) + 1;
}

/** Names are compared by the database itself, so that two people at the same moment cannot both have one. */
async function refuseTaken<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (cause) {
    if (sqlState(cause) === uniqueViolation) refuse("name-taken", { fields: [{ field: "name", code: "duplicate" }], cause });
    throw cause;
  }
}
