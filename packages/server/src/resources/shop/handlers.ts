import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { customFields, products, stores } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import { answerList, listRowsMax } from "../lists/answer-list.js";
import { listOrder, readCursor } from "../lists/list-order.js";
import { escapeLike } from "../templates/list-templates.js";
import { setCustomFields } from "./set-custom-fields.js";
import { requireStore } from "./store-handlers.js";
import { writeStore } from "./write-store.js";

const pathSeparator = " / ";
const productsMax = 500;
const wordsMax = 10;
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
      write: writeStore,
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
          ...hasWords(query.search),
          query["product-id"] === undefined ? undefined : eq(products.externalId, query["product-id"]),
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

/** True where the name holds every word, in any order. */
function hasWords(search = ""): SQL[] {
  const words = new Set(search.toLowerCase().split(/\s+/).filter(Boolean));
  return [...words].slice(0, wordsMax).map((word) => sql`lower(${products.name}) like ${`%${escapeLike(word)}%`}`);
}

const writeProduct = (row: typeof products.$inferSelect) => ({
  productId: row.externalId,
  productName: row.name,
  productCategories: row.categories,
  imageLink: row.imageLink,
  price: row.price,
  currency: row.currency,
  productLink: row.productLink,
  productDescription: row.description,
  isDeleted: row.deletedAt !== null,
});
