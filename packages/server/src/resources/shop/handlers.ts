import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import { customFields, products, stores } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";

const pathSeparator = " / ";
const productsMax = 500;

export const shopHandlers = {
  listCustomFields: async (_, { ports, user }) => {
    const body = await ports.database
      .select({ id: customFields.id, name: customFields.name, price: customFields.price })
      .from(customFields)
      .where(eq(customFields.workspaceId, user.workspaceId))
      .orderBy(asc(customFields.position));
    return { status: 200, body };
  },

  listStores: async (_, { ports, user }) => {
    const body = await ports.database
      .select({ storeUuid: stores.id, storeUrl: stores.url, name: stores.name })
      .from(stores)
      .where(eq(stores.workspaceId, user.workspaceId))
      .orderBy(asc(stores.name));
    return { status: 200, body };
  },

  listStoreCategories: async ({ params: { id } }, { ports, user }) => {
    await requireStore(ports, user, id);
    const rows = await ports.database
      .selectDistinct({ name: sql<string>`unnest(${products.categories})` })
      .from(products)
      .where(and(eq(products.storeId, id), isNull(products.deletedAt)));
    const names = rows.map(({ name }) => name).sort((a, b) => a.localeCompare(b, "en"));
    return { status: 200, body: names.map((name) => ({ name, path: name.split(pathSeparator) })) };
  },

  listProducts: async ({ params: { id }, query }, { ports, user }) => {
    await requireStore(ports, user, id);
    const category = query["category-name"];
    const rows = await ports.database
      .select()
      .from(products)
      .where(
        and(
          eq(products.storeId, id),
          query["return-deleted"] ? undefined : isNull(products.deletedAt),
          category === undefined ? undefined : sql`${category} = any(${products.categories})`,
        ),
      )
      .orderBy(asc(products.name), asc(products.id))
      .limit(query.limit ?? productsMax);
    return { status: 200, body: rows.map(writeProduct) };
  },
} satisfies Partial<Handlers>;

async function requireStore({ database }: Ports, user: SignedInUser, id: string): Promise<void> {
  const key = and(eq(stores.id, id), eq(stores.workspaceId, user.workspaceId));
  const [row] = isUuid(id) ? await database.select({ id: stores.id }).from(stores).where(key) : [];
  if (!row) refuse("not-found");
}

const writeProduct = (row: typeof products.$inferSelect) => ({
  productId: row.externalId,
  productName: row.name,
  productCategories: row.categories,
  imageLink: row.imageLink,
  price: row.price,
  productLink: row.productLink,
  productDescription: row.description,
  isDeleted: row.deletedAt !== null,
});
