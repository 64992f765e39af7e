import type { components } from "@mailwright/contract";
import { pageMaxBytes } from "@mailwright/contract";
import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { categories, customBlocks } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { writePageToken } from "../../security/page-tokens.js";
import { type CategoryRow, systemGroup } from "../categories/require-category.js";
import { listRowsMax } from "../lists/answer-list.js";
import { listOrder } from "../lists/list-order.js";

export interface StoredBlock {
  block: typeof customBlocks.$inferSelect;
  category: CategoryRow | null;
}

const newestFirst = listOrder("down", { column: customBlocks.updatedAt, kind: "moment" }, { column: customBlocks.id, kind: "id" });

/** A page of the modules that the user sees: their own, and those of the library unless hidden. No more are read than fit into an answer. */
export async function findBlocks(tx: Database, user: SignedInUser, after?: string): Promise<{ blocks: StoredBlock[]; goesOn: boolean }> {
  const sizes = await tx
    .select({ id: customBlocks.id, sizeBytes: customBlocks.sizeBytes })
    .from(customBlocks)
    .leftJoin(categories, eq(categories.id, customBlocks.categoryId))
    .where(and(eq(customBlocks.workspaceId, user.workspaceId), visibleTo(user), newestFirst.after(after)))
    .orderBy(...newestFirst.orderBy)
    .limit(listRowsMax);
  const ids = takeFirst(sizes, pageMaxBytes);
  const blocks = ids.length === 0 ? [] : await select(tx, inArray(customBlocks.id, ids));
  return { blocks, goesOn: ids.length < sizes.length };
}

/** The first ones, at least one, that have no more bytes together. */
function takeFirst(sizes: readonly { id: string; sizeBytes: number }[], maxBytes: number): string[] {
  let bytes = 0;
  const end = sizes.findIndex(({ sizeBytes }, index) => {
    bytes += sizeBytes;
    return index > 0 && bytes > maxBytes;
  });
  return sizes.slice(0, end === -1 ? sizes.length : end).map(({ id }) => id);
}

/** One of them that the user may change; ends the call otherwise. */
export async function requireOwnBlock(tx: Database, id: string, user: SignedInUser): Promise<StoredBlock> {
  if (!isUuid(id)) refuse("not-found");
  const [found] = await select(tx, and(eq(customBlocks.id, id), eq(customBlocks.workspaceId, user.workspaceId), visibleTo(user)));
  if (!found) refuse("not-found");
  const isOfLibrary = found.category?.group === systemGroup;
  if (isOfLibrary && user.role !== "ROLE_ADMIN") refuse("admin-only");
  return isOfLibrary || found.block.ownerId === user.id ? found : refuse("not-yours");
}

/** One that the user sees, or null. */
export async function findBlock(tx: Database, id: string, user: SignedInUser): Promise<StoredBlock | null> {
  const where = and(eq(customBlocks.id, id), eq(customBlocks.workspaceId, user.workspaceId), visibleTo(user));
  const [found = null] = isUuid(id) ? await select(tx, where) : [];
  return found;
}

function select(tx: Database, where: SQL | undefined): Promise<StoredBlock[]> {
  return tx
    .select({ block: customBlocks, category: categories })
    .from(customBlocks)
    .leftJoin(categories, eq(categories.id, customBlocks.categoryId))
    .where(where)
    .orderBy(...newestFirst.orderBy);
}

function visibleTo(user: SignedInUser): SQL | undefined {
  const ofLibrary = eq(categories.group, systemGroup);
  return or(eq(customBlocks.ownerId, user.id), user.role === "ROLE_ADMIN" ? ofLibrary : and(ofLibrary, eq(categories.hidden, false)));
}

/** The wire form. */
export function writeBlock(
  { block, category }: StoredBlock,
  { secrets, clock }: Ports,
  { sessionHash }: SignedInUser,
): components["schemas"]["CustomBlock"] {
  const { id, type, name, description, html, css, components, templateId, ownerId, createdAt, updatedAt } = block;
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
