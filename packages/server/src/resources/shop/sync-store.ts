import { and, eq, isNull, notInArray, sql } from "drizzle-orm";
import { Refusal, refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { products, stores } from "../../database/schema.js";
import type { Job, JobOutcome } from "../../jobs/job-queue.js";
import type { Ports } from "../../ports/ports.js";
import { readShop } from "../../ports/shops/read-shop.js";
import type { ShopAccess, ShopProduct } from "../../ports/shops/shop-source.js";
import { findAsker } from "../jobs/find-asker.js";
import { refuseService } from "../service-refusal.js";
import { openStore } from "./store-credentials.js";

type StoreRow = typeof stores.$inferSelect;

/** More are not kept: nobody finds them in a list. */
const productsMax = 10_000;
const writtenAtOnce = 200;

/** Reads all products of a shop, and then puts them in the place of those that were known. What the shop has no more is kept as gone, for emails that show it. */
export async function syncStore(ports: Ports, job: Job, signal: AbortSignal): Promise<JobOutcome> {
  const user = await findAsker(ports, job);
  const { storeId } = job.input as { storeId: string };
  const where = and(eq(stores.id, storeId), eq(stores.workspaceId, user.workspaceId));
  const [store] = await ports.database.select().from(stores).where(where);
  if (!store) refuse("not-found");
  try {
    const read = await readAll(ports, store, { caller: user.id, signal });
    await ports.database.transaction((tx) => writeProducts(tx, ports, store, read));
    return { value: { products: read.length } };
  } catch (error) {
    if (signal.aborted) throw error;
    const failure = error instanceof Refusal ? error.code : "internal";
    await ports.database.update(stores).set({ failure }).where(where);
    throw error;
  }
}

/** How a stored shop is entered. */
function accessOf(ports: Ports, { kind, keyId, sealed, url, ...place }: StoreRow): ShopAccess {
  if (kind === null || keyId === null || sealed === null) refuse("not-configured");
  const credentials = openStore(ports.secrets, place, { keyId, sealed }) ?? refuse("service-key-refused");
  return { kind, url, credentials };
}

interface Reading {
  caller: string;
  signal: AbortSignal;
}

async function readAll(ports: Ports, store: StoreRow, { caller, signal }: Reading): Promise<ShopProduct[]> {
  const outbound = ports.outbound ?? refuse("not-configured");
  const known = new Map<string, ShopProduct>();
  try {
    for await (const page of readShop(accessOf(ports, store), { outbound, caller, signal })) {
      signal.throwIfAborted();
      // Pages may overlap when something is sold meanwhile.
      for (const product of page) if (known.size < productsMax) known.set(product.externalId, product);
      if (known.size >= productsMax) break;
    }
  } catch (error) {
    refuseService(error);
  }
  return [...known.values()];
}

async function writeProducts(tx: Database, { ids, clock }: Ports, store: StoreRow, read: readonly ShopProduct[]): Promise<void> {
  const now = clock.now();
  // Two at once follow each other.
  const locked = await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, store.id)).for("update");
  if (locked.length === 0) refuse("not-found");
  for (let at = 0; at < read.length; at += writtenAtOnce) {
    const rows = read.slice(at, at + writtenAtOnce).map((product) => ({ id: ids.uuid(), storeId: store.id, deletedAt: null, ...product }));
    await tx
      .insert(products)
      .values(rows)
      .onConflictDoUpdate({ target: [products.storeId, products.externalId], set: taken });
  }
  const seen = read.map(({ externalId }) => externalId);
  const gone = and(
    eq(products.storeId, store.id),
    isNull(products.deletedAt),
    seen.length > 0 ? notInArray(products.externalId, seen) : undefined,
  );
  await tx.update(products).set({ deletedAt: now }).where(gone);
  await tx.update(stores).set({ syncedAt: now, failure: null }).where(eq(stores.id, store.id));
}

/** Everything that the shop tells replaces what was known. */
const taken = {
  name: sql`excluded.name`,
  description: sql`excluded.description`,
  price: sql`excluded.price`,
  currency: sql`excluded.currency`,
  imageLink: sql`excluded.image_link`,
  productLink: sql`excluded.product_link`,
  categories: sql`excluded.categories`,
  deletedAt: sql`null`,
};
