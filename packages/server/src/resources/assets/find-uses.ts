import { and, count, desc, eq, not, type SQL, sql } from "drizzle-orm";
import { templates } from "../../database/schema.js";
import { isSharedWith } from "../../database/template-sharers.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";

interface AssetUses {
  shownIn: { id: string; name: string; isSystem: boolean }[];
  /** Templates of the workspace that this person may not see. */
  othersCount: number;
}

type Viewer = Pick<SignedInUser, "id" | "workspaceId" | "role">;

const namedMax = 100;

/** Which templates show a picture as they are stored; the names of those alone that this person may see. */
export async function findUses({ database }: Ports, user: Viewer, assetId: string): Promise<AssetUses> {
  const shows = sql`${templates.id} in (select tp.template_id from template_pictures tp where tp.asset_id = ${assetId})`;
  const showing = and(shows, eq(templates.workspaceId, user.workspaceId));
  const seen = maySee(user);
  const shownIn = await database
    .select({ id: templates.id, name: templates.name, isSystem: sql<boolean>`${templates.kind} = 'system'` })
    .from(templates)
    .where(and(showing, seen))
    .orderBy(desc(templates.updatedAt), templates.id)
    .limit(namedMax);
  const [others] = await database
    .select({ total: count() })
    .from(templates)
    .where(and(showing, not(seen)));
  return { shownIn, othersCount: others?.total ?? 0 };
}

/** What `viewRefusal` of the contract says, for many templates at once. */
const maySee = (user: Viewer): SQL => sql`(case
  when ${templates.kind} = 'system' then ${templates.status} <> 'deleted' or ${user.role === "ROLE_ADMIN"}
  else coalesce(${templates.ownerId} = ${user.id}, false) or (${templates.isShared} and ${isSharedWith(sql`${templates.id}`, user.id)})
  end)`;
