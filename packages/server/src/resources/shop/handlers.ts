import { and, eq, isNull, sql } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import { customFields, products, stores } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { answerList, listRowsMax } from "../lists/answer-list.js";
import { listOrder, readCursor } from "../lists/list-order.js";
import { setCustomFields } from "./set-custom-fields.js";

const pathSeparator = " / ";
const productsMax = 500;
const fieldOrder = listOrder("up", { column: customFields.position, kind: "integer" }, { column: customFields.id, kind: "id" });
const storeOrder = listOrder("up", { column: stores.name, kind: "text" }, { column: stores.id, kind: "id" });
const productOrder = listOrder("up", { column: products.name, kind: "text" }, { column: products.id, kind: "id" });

export const shopHandlers = {
  listCustomFields: async ({ query: { after } }, { ports, user }) => {
    const rows = await ports.database
      .select()
      .from(customFields)
      .where(and(eq(customFields.workspaceId, user.workspaceId), fieldOrder.after(after)))
      .orderBy(...fieldOrder.orderBy)
      .limit(listRowsMax);
    return answerList(rows, {
      write: ({ id, key, name, price }) => ({ id: key ?? id, name, price }),
      keyOf: ({ position, id }) => [position, id],
    });
  },

  setCustomFields: async ({ body: { fields } }, { ports, user }) => {
    await setCustomFields(ports, user.workspaceId, fields);
    return { status: 204, body: undefined };
  },

  setHostCustomFields: async ({ body: { fields } }, { ports, calling }) => {
    await setCustomFields(ports, calling.workspaceId, fields);
    return { status: 204, body: undefined };
  },

  listStores: async ({ query: { after } }, { ports, user }) => {
    const rows = await ports.database
      .select()
      .from(stores)
      .where(and(eq(stores.workspaceId, user.workspaceId), storeOrder.after(after)))
      .orderBy(...storeOrder.orderBy)
      .limit(listRowsMax);
    return answerList(rows, {
      write: ({ id, url, name }) => ({ storeUuid: id, storeUrl: url, name }),
      keyOf: ({ name, id }) => [name, id],
    });
  },

  listStoreCategories: async ({ params: { id }, query: { after } }, { ports, user }) => {
    await requireStore(ports, user, id);
    const rows = await ports.database
      .selectDistinct({ name: sql<string>`unnest(${products.categories})` })
      .from(products)
      .where(and(eq(products.storeId, id), isNull(products.deletedAt)));
    const [last] = after === undefined ? [] : readCursor(after, 1);
    const names = rows.map(({ name }) => name).filter((name) => last === undefined || compareNames(name, last) > 0);
    return answerList(names.sort(compareNames), {
      write: (name) => ({ name, path: name.split(pathSeparator) }),
      keyOf: (name) => [name],
    });
  },

  listProducts: async ({ params: { id }, query }, { ports, user }) => {
    await requireStore(ports, user, id);
    const category = query["category-name"];
    const limit = query.limit ?? productsMax;
    const rows = await ports.database
      .select()
      .from(products)
      .where(
        and(
          eq(products.storeId, id),
          query["return-deleted"] ? undefined : isNull(products.deletedAt),
          category === undefined ? undefined : sql`${category} = any(${products.categories})`,
          productOrder.after(query.after),
        ),
      )
      .orderBy(...productOrder.orderBy)
      .limit(limit + 1);
    return answerList(rows.slice(0, limit), {
      write: writeProduct,
      keyOf: ({ name, id }) => [name, id],
      goesOn: rows.length > limit,
    });
  },
} satisfies Partial<Handlers>;

/** Names that compare alike are told apart by their letters, so that no page repeats one. */
const compareNames = (a: string, b: string) => a.localeCompare(b, "en") || (a < b ? -1 : Number(a > b));

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
