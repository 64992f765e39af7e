import { pageEntriesMax } from "@mailwright/contract";
import { and, type SQL, sql } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import type { Database } from "../../database/database.js";
import { assets } from "../../database/schema.js";
import { isPictureRow } from "../../pictures/is-picture.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { answerList } from "../lists/answer-list.js";
import { listOrder } from "../lists/list-order.js";
import { requireTemplate } from "../templates/enforce.js";
import { escapeLike } from "../templates/list-templates.js";
import { writeAsset } from "./write-asset.js";

/** What the dialogs ask of a library of pictures. */
interface AssetQuery {
  search?: string;
  sort?: "newest" | "largest";
  shownIn?: string;
  limit?: number;
  after?: string;
}

const wordsMax = 10;
const last = { column: assets.id, kind: "id" } as const;
const orders = {
  newest: listOrder("down", { column: assets.createdAt, kind: "moment" }, last),
  largest: listOrder("down", { column: assets.sizeBytes, kind: "integer" }, last),
};

/** One page of the pictures that a condition names and that fit what was asked. */
export async function listAssets(ports: Ports, user: SignedInUser, origin: string, among: SQL | undefined, query: AssetQuery) {
  const { sort = "newest", shownIn, limit = pageEntriesMax } = query;
  if (shownIn !== undefined) await requireTemplate(ports.database, shownIn, user, "listTemplateAssets");
  const rows = await assetStatement(ports.database, among, query);
  return answerList(rows.slice(0, limit), {
    write: (row) => writeAsset(row, origin),
    keyOf: ({ createdAt, sizeBytes, id }) => [sort === "newest" ? createdAt : sizeBytes, id],
    goesOn: rows.length > limit,
  });
}

/** One row more than the page holds, which tells whether there is another. */
export function assetStatement(database: Database, among: SQL | undefined, query: AssetQuery) {
  const { search = "", sort = "newest", shownIn, limit = pageEntriesMax, after } = query;
  const order = orders[sort];
  return database
    .select()
    .from(assets)
    .where(and(among, isPictureRow, hasWords(search), shownIn === undefined ? undefined : isShownIn(shownIn), order.after(after)))
    .orderBy(...order.orderBy)
    .limit(limit + 1);
}

/** True where the name holds every word, in any order. */
function hasWords(search: string): SQL | undefined {
  const words = new Set(search.toLowerCase().split(/\s+/).filter(Boolean));
  return and(...[...words].slice(0, wordsMax).map((word) => sql`lower(${assets.originalName}) like ${`%${escapeLike(word)}%`}`));
}

/** Kept by a trigger of the database: see the migration `picture_library`. */
function isShownIn(templateId: string): SQL {
  if (!isUuid(templateId)) return sql`false`;
  return sql`${assets.id} in (select tp.asset_id from template_pictures tp where tp.template_id = ${templateId})`;
}
