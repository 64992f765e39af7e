import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.js";
import { workspaces } from "./people.js";

/** The kinds of shops that can be connected. */
export type ShopKind = "shopify" | "woocommerce" | "bigcommerce" | "magento" | "feed";

export const customFields = pgTable(
  "custom_fields",
  {
    id: uuid("id").primaryKey(),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    /** What the host or an administrator calls it in emails; those that were planted have only their id. */
    key: text("key"),
    name: text("name").notNull(),
    price: text("price").notNull(),
    position: integer("position").notNull(),
  },
  (t) => [index("custom_fields_position").on(t.workspaceId, t.position), uniqueIndex("custom_fields_key").on(t.workspaceId, t.key)],
);

export const stores = pgTable(
  "stores",
  {
    id: uuid("id").primaryKey(),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    name: text("name").notNull(),
    /** How it is read; null for one that was planted. */
    kind: text("kind").$type<ShopKind>(),
    /** What it is entered with, encrypted, and by which key. */
    keyId: text("key_id"),
    sealed: text("sealed"),
    syncedAt: moment("synced_at"),
    /** The code of what went wrong when it was read the last time. */
    failure: text("failure"),
  },
  (t) => [index("stores_name").on(t.workspaceId, t.name)],
);

export const products = pgTable(
  "products",
  {
    id: uuid("id").primaryKey(),
    storeId: uuid("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    externalId: text("external_id").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    price: text("price").notNull(),
    /** By ISO 4217; empty where the shop says none. */
    currency: text("currency").notNull().default(""),
    imageLink: text("image_link").notNull(),
    productLink: text("product_link").notNull(),
    /** Each is a path whose segments are joined with ' / '. */
    categories: text("categories").array().notNull(),
    deletedAt: moment("deleted_at"),
  },
  (t) => [uniqueIndex("products_external_id").on(t.storeId, t.externalId), index("products_name").on(t.storeId, t.name, t.id)],
);
