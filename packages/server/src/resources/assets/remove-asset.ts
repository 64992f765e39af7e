import { and, eq, isNull, type SQL } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import { assets } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { removeUnusedBlob } from "./blob-register.js";
import type { AssetRow } from "./store-asset.js";

/** A user's global picture by its name. */
export const ownedAsset = (user: SignedInUser, savedName: string) =>
  and(eq(assets.workspaceId, user.workspaceId), eq(assets.ownerId, user.id), isNull(assets.templateId), eq(assets.savedName, savedName));

/** A template's picture by its public address. */
export function assetAt(url: string, templateId: string): SQL | undefined {
  const [, id = ""] = /\/api\/v2\/assets\/public\/([^/?#]+)\//.exec(url) ?? [];
  return isUuid(id) ? and(eq(assets.id, id), eq(assets.templateId, templateId)) : undefined;
}

export async function findAsset({ database }: Ports, where: SQL | undefined): Promise<AssetRow | null> {
  if (where === undefined) return null;
  const [row = null] = await database.select().from(assets).where(where);
  return row;
}

/** Deletes one picture, and its bytes when no other picture shares them. */
export async function removeAsset(ports: Ports, where: SQL | undefined): Promise<void> {
  const row = (await findAsset(ports, where)) ?? refuse("not-found");
  await ports.database.delete(assets).where(eq(assets.id, row.id));
  await removeUnusedBlob(ports, row.contentKey);
}
