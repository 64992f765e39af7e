import type { components } from "@mailwright/contract";
import { pageMaxBytes } from "@mailwright/contract";
import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { categories, modules } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { writePageToken } from "../../security/page-tokens.js";
import { type CategoryRow, systemGroup } from "../categories/require-category.js";
import { listRowsMax, takeFirst } from "../lists/answer-list.js";
import { listOrder } from "../lists/list-order.js";

export interface StoredModule {
  module: typeof modules.$inferSelect;
  category: CategoryRow | null;
}

const newestFirst = listOrder("down", { column: modules.updatedAt, kind: "moment" }, { column: modules.id, kind: "id" });

/** A page of the modules that the user sees: their own, and those of the library unless hidden. No more are read than fit into an answer. */
export async function findModules(tx: Database, user: SignedInUser, after?: string): Promise<{ found: StoredModule[]; goesOn: boolean }> {
  const sizes = await tx
    .select({ id: modules.id, sizeBytes: modules.sizeBytes })
    .from(modules)
    .leftJoin(categories, eq(categories.id, modules.categoryId))
    .where(and(eq(modules.workspaceId, user.workspaceId), visibleTo(user), newestFirst.after(after)))
    .orderBy(...newestFirst.orderBy)
    .limit(listRowsMax);
  const ids = takeFirst(sizes, pageMaxBytes);
  const found = ids.length === 0 ? [] : await select(tx, inArray(modules.id, ids));
  return { found, goesOn: ids.length < sizes.length };
}

/** One of them that the user may change; ends the call otherwise. */
export async function requireOwnModule(tx: Database, id: string, user: SignedInUser): Promise<StoredModule> {
  if (!isUuid(id)) refuse("not-found");
  const [found] = await select(tx, and(eq(modules.id, id), eq(modules.workspaceId, user.workspaceId), visibleTo(user)));
  if (!found) refuse("not-found");
  const isOfLibrary = found.category?.group === systemGroup;
  if (isOfLibrary && user.role !== "ROLE_ADMIN") refuse("admin-only");
  return isOfLibrary || found.module.ownerId === user.id ? found : refuse("not-yours");
}

/** One that the user sees, or null. */
export async function findModule(tx: Database, id: string, user: SignedInUser): Promise<StoredModule | null> {
  const where = and(eq(modules.id, id), eq(modules.workspaceId, user.workspaceId), visibleTo(user));
  const [found = null] = isUuid(id) ? await select(tx, where) : [];
  return found;
}

function select(tx: Database, where: SQL | undefined): Promise<StoredModule[]> {
  return tx
    .select({ module: modules, category: categories })
    .from(modules)
    .leftJoin(categories, eq(categories.id, modules.categoryId))
    .where(where)
    .orderBy(...newestFirst.orderBy);
}

function visibleTo(user: SignedInUser): SQL | undefined {
  const ofLibrary = eq(categories.group, systemGroup);
  return or(eq(modules.ownerId, user.id), user.role === "ROLE_ADMIN" ? ofLibrary : and(ofLibrary, eq(categories.hidden, false)));
}

/** The wire form. */
export function writeModule(
  { module, category }: StoredModule,
  { secrets, clock }: Ports,
  { sessionHash }: SignedInUser,
): components["schemas"]["CustomBlock"] {
  const { id, type, name, description, html, css, components, templateId, ownerId, createdAt, updatedAt } = module;
  const token = writePageToken(secrets.pageKey, "block", id, sessionHash, clock.now());
  return {
    id,
    type,
    name,
    description,
    html,
    css,
    components,
    templateId,
    userId: ownerId ?? "",
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    previewUrl: `/api/v2/customblocks/${id}/preview?t=${token}&v=${updatedAt.getTime()}`,
    category: category && { id: category.id, name: category.name, group: category.group, type: category.type, hidden: category.hidden },
  };
}
