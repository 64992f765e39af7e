import { categoryNameKey } from "@mailwright/contract";
import type { Clock } from "../base/clock.js";
import type { Ids } from "../base/ids.js";
import type { Database } from "../database/database.js";
import { categories, workspaces } from "../database/schema.js";
import { storeTemplates } from "./store-template.js";

export interface SeedParts {
  clock: Clock;
  ids: Ids;
}

const libraryCategories = ["E-Commerce", "Events", "Featured", "Integrations", "Newsletter", "Seasonal"];
const starterCategories = ["Layouts", "Featured Layouts"];
const blockCategories = ["Headers", "Preheaders", "Banners", "Content", "Set of blog posts", "Blog post", "Products", "Footers"];

const initialCategories = [
  ...libraryCategories.map((name) => ({ name, type: "email", group: "system" }) as const),
  ...starterCategories.map((name) => ({ name, type: "email", group: "layouts" }) as const),
  ...blockCategories.map((name) => ({ name, type: "email_cb", group: "system" }) as const),
];

/** Makes a workspace with what every workspace begins with: its categories and the starter *Blank*. False if it existed. */
export async function ensureWorkspace(tx: Database, parts: SeedParts, workspaceId: string, name: string): Promise<boolean> {
  const made = await tx
    .insert(workspaces)
    .values({ id: workspaceId, name, createdAt: parts.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (made.length === 0) return false;
  const rows = initialCategories.map((category, position) => ({
    ...category,
    id: parts.ids.uuid(),
    workspaceId,
    nameKey: categoryNameKey(category.name),
    hidden: false,
    position,
  }));
  await tx.insert(categories).values(rows);
  const basicStarters = rows.filter((row) => row.name === "Layouts").map((row) => row.id);
  const now = parts.clock.now();
  const { writeBlankBody } = await import("../resources/templates/blank-body.js");
  const texts = { name: "Blank", description: "An empty email", tags: "", preHeader: "" };
  const owned = { workspaceId, ownerId: null, kind: "system", status: "published", createdAt: now, updatedAt: now } as const;
  const blank = { ...texts, ...owned, id: parts.ids.uuid(), categoryIds: basicStarters, body: writeBlankBody(parts.ids, "Blank") };
  await storeTemplates(tx, parts.ids, [blank]);
  return true;
}
